"""GF-6.71 to GF-6.81  F Stock Exchange."""

import pytest

from chefetage.games.ground_floor.rules.state import EMPTY, State
from chefetage.games.ground_floor.tests.position import named
from chefetage.games.ground_floor.tests.support import (
    Goods,
    actor,
    board,
    given,
    goods,
    names,
    offered,
    options,
    play,
    refusal,
    turn,
)
from chefetage.testing import events, rule


def shares(s: State) -> dict[str, str]:
    """The stock track by level."""
    return {str(level + 1): named(s, int(company)) for level, company in enumerate(s.shares) if company != EMPTY}


@rule("GF-6.71", "GF-6.72", "GF-17.34")
@pytest.mark.parametrize(("space", "money", "info"), [("s1", 1, 2), ("s2", 1, 1), ("s3", 0, 1), ("s4", 1, 0)])
def test_four_spaces_with_their_prices(space: str, money: int, info: int) -> None:
    s = play(turn(marion={"money": money, "info": info}), f"invest {space}")
    assert goods(s) == Goods(money=0, info=0, supplies=1)
    assert refusal(turn(marion={"money": 0, "info": 0}), f"invest {space}") == "GF-6.71"


@rule("GF-6.73")
def test_the_track_has_eight_spaces() -> None:
    assert len(given("move_shares").shares) == 8


@rule("GF-6.74", "GF-17.10", "GF-12.20")
@pytest.mark.parametrize(
    ("options_on", "first"),
    [({}, "tanja"), ({"stock_entry_reversed": "on"}, "marion"), ({"stock_entry_sequence": "off"}, "tanja")],
)
def test_markers_enter_by_the_order_of_their_spaces(options_on: dict[str, str], first: str) -> None:
    s = given("move_shares", stock_spaces={"s1": "marion", "s4": "tanja"}, current="depression_1", options=options_on)
    assert shares(s)["1"] == first
    assert names(s, s.stock_spaces) == [""] * 4


@rule("GF-6.75")
@pytest.mark.parametrize(
    ("card", "level"), [("depression_1", "2"), ("recession_1", "3"), ("stable_1", "4"), ("boom_1", "5")]
)
def test_the_trend_of_each_kind(card: str, level: str) -> None:
    assert shares(given("move_shares", shares={"2": "marion"}, current=card)) == {level: "marion"}


@rule("GF-6.76", "GF-6.81")
@pytest.mark.parametrize(("card", "money"), [("recession_1", 8), ("stable_1", 12), ("boom_1", 16)])
def test_above_the_top_one_is_bought_out(card: str, money: int) -> None:
    s = given("move_shares", shares={"8": "marion"}, current=card)
    assert shares(s) == {}
    assert (goods(s).money, board(s).stock) == (money, 21)


@rule("GF-6.77", "GF-15.8")
def test_players_sell_any_number_in_popularity_order() -> None:
    s = given(
        "sell_shares",
        order=["tanja", "marion", "nikki"],
        shares={"2": "marion", "5": "tanja", "7": "marion"},
        current="stable_1",
    )
    assert (actor(s), options(s)) == ("tanja", ["keep_shares", "sell_share 5"])
    assert refusal(s, "sell_share 2") == "GF-6.77"
    play(s, "keep_shares", "sell_share 7")
    assert offered(s, "sell_share") == ["2"]
    play(s, "sell_share 2")
    assert actor(s) == ""
    assert shares(s) == {"5": "tanja"}
    assert goods(s).money == 12


@rule("GF-6.78", "GF-17.22")
@pytest.mark.parametrize(("card", "money"), [("depression_1", 2), ("recession_1", 4), ("stable_1", 6), ("boom_1", 8)])
@pytest.mark.parametrize("level", ["1", "8"])
def test_the_payout_depends_on_the_kind_alone(card: str, money: int, level: str) -> None:
    s = play(given("sell_shares", shares={level: "marion"}, current=card), f"sell_share {level}")
    assert goods(s).money == money


@rule("GF-6.79", "GF-12.5")
@pytest.mark.parametrize(("card", "level"), [("great_depression", "1"), ("windfall", "4")])
def test_new_cards_count_as_the_kind_on_their_back(card: str, level: str) -> None:
    s = given("move_shares", shares={"1": "marion"}, current=card)
    assert shares(s) == {level: "marion"}
    assert not s.is_turned


@rule("GF-6.80")
def test_a_push_ends_at_the_first_gap() -> None:
    track = {"1": "marion", "2": "tanja", "4": "nikki"}
    s = given("move_shares", shares=track, stock_spaces={"s1": "nikki"}, current="depression_1")
    assert shares(s) == {"1": "nikki", "2": "marion", "3": "tanja", "4": "nikki"}


@rule("GF-6.80", "GF-6.81")
def test_a_full_track_pushes_the_top_marker_out() -> None:
    track = {str(level): "tanja" for level in range(1, 8)} | {"8": "nikki"}
    s = given("move_shares", shares=track, stock_spaces={"s2": "marion"}, current="depression_1")
    assert [event["money"] for event in events(s, "bought_out")] == [4]
    assert goods(s, "nikki").money == 4
    assert shares(s) == {"1": "marion"} | {str(level): "tanja" for level in range(2, 9)}


@rule("GF-6.81")
def test_gaps_stay_in_the_trend() -> None:
    s = given("move_shares", shares={"1": "marion", "3": "tanja", "8": "nikki"}, current="stable_1")
    assert shares(s) == {"3": "marion", "5": "tanja"}
