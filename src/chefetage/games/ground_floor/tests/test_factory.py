"""GF-6.61 to GF-6.64  E Factory."""

import pytest

from chefetage.games.ground_floor.tests.support import (
    Goods,
    actor,
    board,
    given,
    goods,
    names,
    offered,
    outlets,
    play,
    refusal,
    turn,
)
from chefetage.testing import rule

ALL_OF_TWO = ["r1a", "r1b", "r2a", "r2b", "r3a", "r4a"]


@rule("GF-6.61")
@pytest.mark.parametrize("players", [2, 5])
def test_eight_spaces_at_every_player_count(players: int) -> None:
    s = turn(players, marion={"money": 2}, factory=["tanja"] * 7)
    assert refusal(s, "produce") is None
    assert refusal(turn(players, marion={"money": 2}, factory=["tanja"] * 8), "produce") == "GF-6.61"


@rule("GF-6.62")
def test_a_product_costs_two_each_and_a_supply() -> None:
    s = play(turn(marion={"money": 2, "info": 2, "supplies": 1}), "produce")
    assert goods(s) == Goods(money=0, info=0, supplies=0)
    assert names(s, s.factory)[0] == "marion"
    assert refusal(turn(marion={"money": 2, "supplies": 0}), "produce") == "GF-6.62"
    assert refusal(turn(marion={"money": 1}), "produce") == "GF-6.62"


@rule("GF-6.63", "GF-15.7")
def test_markers_choose_a_free_open_space_in_number_order() -> None:
    s = given("factory", 2, factory=["tanja", "marion"], retail={"r1b": "marion"})
    assert actor(s) == "tanja"
    assert offered(s, "price") == ["r1a", "r2a", "r2b", "r3a", "r4a"]
    play(s, "price r4a")
    assert refusal(s, "price r4a") == "GF-6.103"
    assert refusal(s, "price r4b") == "GF-6.102"
    play(s, "price r1a")
    assert outlets(s) == {"r1a": "marion", "r1b": "marion", "r4a": "tanja"}
    assert names(s, s.factory) == [""] * 8


@rule("GF-6.64", "GF-17.16")
def test_liquidation_only_when_everything_is_full() -> None:
    s = given("factory", 2, factory=["marion"], retail={"r1a": "tanja"})
    assert refusal(s, "price liquidation") == "GF-6.64"
    s = given("factory", 2, factory=["marion"], retail=dict.fromkeys(ALL_OF_TWO, "tanja"))
    assert actor(s) == ""
    assert goods(s).money == 3
    assert board(s).stock == 21


@rule("GF-12.23")
def test_voluntary_liquidation_by_house_rule() -> None:
    s = given("factory", 2, factory=["marion"], options={"voluntary_liquidation": "on"})
    assert offered(s, "price") == [*ALL_OF_TWO, "liquidation"]
    assert goods(play(s, "price liquidation")).money == 3
