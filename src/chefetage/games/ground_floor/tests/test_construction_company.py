"""GF-6.121 to GF-6.129  I Construction Company."""

import pytest

from chefetage.games.ground_floor.tests.fields import Seat
from chefetage.games.ground_floor.tests.support import (
    Goods,
    actor,
    board,
    floors,
    given,
    goods,
    names,
    offered,
    options,
    play,
    refusal,
    tenants,
    turn,
)
from chefetage.testing import rule

RICH: Seat = {"money": 50, "info": 50}


@rule("GF-6.121", "GF-6.122")
@pytest.mark.parametrize(("players", "sites"), [(2, 3), (3, 4), (4, 6), (5, 7)])
def test_open_spaces_by_player_count(players: int, sites: int) -> None:
    s = turn(players, marion=RICH, construction=["tanja"] * (sites - 1))
    assert refusal(s, "build") is None
    assert refusal(turn(players, marion=RICH, construction=["tanja"] * sites), "build") == "GF-6.122"


@rule("GF-6.123")
def test_a_space_costs_four_each() -> None:
    s = play(turn(marion={"money": 4, "info": 4}), "build")
    assert goods(s) == Goods(money=0, info=0, supplies=1)
    assert refusal(turn(marion={"money": 3}), "build") == "GF-6.123"


@rule("GF-6.124", "GF-17.27", "GF-15.11")
def test_one_tile_or_nothing_per_marker_in_number_order() -> None:
    s = given("construction_company", marion=RICH, tanja=RICH, construction=["tanja", "marion"])
    assert actor(s) == "tanja"
    assert options(s)[0] == "buy_nothing"
    play(s, "buy_nothing")
    assert actor(s) == "marion"
    assert goods(s, "tanja") == Goods(money=50, info=50, supplies=1)
    play(s, "buy_tenant network_admin.assembly")
    assert names(s, s.construction) == [""] * 7
    assert board(s).stock == 21


@rule("GF-6.125", "GF-8.1")
def test_a_tenant_improvement_costs_one_each() -> None:
    s = given("construction_company", marion={"money": 1, "info": 1}, construction=["marion"])
    play(s, "buy_tenant network_admin.assembly")
    assert (goods(s), tenants(s)) == (Goods(money=0, info=0, supplies=1), ["network_admin"])


@rule("GF-6.125", "GF-15.19")
def test_who_can_pay_for_nothing_is_not_asked() -> None:
    s = given("construction_company", marion={"money": 0}, construction=["marion"])
    assert (actor(s), names(s, s.construction)[0]) == ("", "")


@rule("GF-6.126", "GF-10.1")
@pytest.mark.parametrize(
    ("owned", "price"),
    [
        ([], 4),
        (["investor"], 6),
        (["investor", "it_department"], 8),
        (["investor", "it_department", "online_store"], 10),
    ],
)
def test_each_floor_costs_more_than_the_one_below(owned: list[str], price: int) -> None:
    s = given("construction_company", marion={"money": price, "info": price, "floors": owned}, construction=["marion"])
    assert refusal(s, "buy_floor empty_floor") is None
    s = given("construction_company", marion={"money": price - 1, "info": 50, "floors": owned}, construction=["marion"])
    assert refusal(s, "buy_floor empty_floor") == "GF-6.126"


@rule("GF-6.127")
def test_only_tiles_left_and_none_of_a_kind_twice() -> None:
    own: Seat = {**RICH, "floors": ["empty_floor"], "covers": {"assembly": ["network_admin", "human_resources"]}}
    s = given("construction_company", 4, marion=own, round=3, construction=["marion"], taken=["internship_program"])
    assert refusal(s, "buy_floor empty_floor") == "GF-6.127"
    assert refusal(s, "buy_tenant network_admin.training") == "GF-6.127"  # covered, but on the board
    assert refusal(s, "buy_tenant internship_program.training") == "GF-6.127"


@rule("GF-6.128")
def test_there_is_no_limit_to_floors() -> None:
    owned = [
        "investor",
        "it_department",
        "online_store",
        "research_lab",
        "assembly_line",
        "conference_room",
        "empty_floor",
    ]
    s = given("construction_company", marion={**RICH, "floors": owned}, round=7, construction=["marion"])
    play(s, "buy_floor skyline_achievement")
    assert len(floors(s)) == 8
    assert goods(s).money == 50 - 18


@rule("GF-6.129")
def test_an_earlier_purchase_counts_for_the_next() -> None:
    s = given("construction_company", 3, marion=RICH, tanja=RICH, round=3, construction=["marion", "marion", "tanja"])
    play(s, "buy_floor investor", "buy_floor it_department")
    assert goods(s).money == 50 - 4 - 6
    assert actor(s) == "tanja"
    assert "investor" not in offered(s, "buy_floor")
