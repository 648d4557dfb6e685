"""GF-14.1  The view tells what a thing costs here and now, so that no board needs to know the rules."""

from typing import cast

import pytest

from chefetage.games.ground_floor import GAME
from chefetage.games.ground_floor.tests.position import build
from chefetage.games.ground_floor.tests.support import turn
from chefetage.games.ground_floor.view import GroundFloorView, PriceView, view
from chefetage.testing import rule


def price(money: int, info: int, supply: int = 0) -> PriceView:
    return {"money": money, "info": info, "supply": supply}


def seen(players: int = 3, event: str = "", **options: str) -> GroundFloorView:
    return view(build(players, {"options": options, "current": "stable_1", **({"event": event} if event else {})}), 0)


@rule("GF-6.62", "GF-6.123", "GF-6.23", "GF-6.76")
def test_prices_without_an_event() -> None:
    assert seen()["prices"] == {
        "factory": price(2, 2, 1),
        "construction_company": price(4, 4),
        "boxes": {"networking": price(0, 0), "social_media": price(1, 1), "broadcast": price(2, 2)},
        "buy_out": 12,
    }


@rule("GF-12.10", "GF-12.12", "GF-12.13", "GF-12.14")
def test_events_change_prices() -> None:
    assert seen(event="viral_wave")["prices"]["boxes"]["social_media"] == price(0, 0)
    assert seen(event="robotics")["prices"]["factory"] == price(1, 1, 1)
    assert seen(event="bull_market")["prices"]["buy_out"] == 18
    assert seen(event="building_subsidy")["prices"]["construction_company"] == price(3, 3)


@rule("GF-9.2", "GF-12.18", "GF-12.21")
def test_house_rules_change_floors() -> None:
    assert seen()["floor_uses"]["marketing_department"] == {"time": 2, "uses": 3}
    house = seen(construction_admin_four_time="on", marketing_department_two_uses="on")["floor_uses"]
    assert house["construction_admin"] == {"time": 4, "uses": 3}
    assert house["marketing_department"] == {"time": 2, "uses": 2}
    assert "investor" not in house


@rule("GF-10.5", "GF-12.22")
def test_what_inheritance_brings() -> None:
    assert seen()["starting_goods"] == {"inheritance": price(0, 6)}
    assert seen(inheritance_money="on")["starting_goods"] == {"inheritance": price(6, 0)}


@rule("GF-6.41")
@pytest.mark.parametrize(("players", "used"), [(2, False), (3, True)])
def test_whether_bonuses_are_used(players: int, used: bool) -> None:
    assert seen(players)["has_bonuses"] is used


@rule("GF-6.126")
def test_the_next_floor_has_a_price_for_each_company() -> None:
    s = turn(marion={"floors": ["investor", "empty_floor"]})
    companies = view(s, 0)["companies"]
    assert [company["next_floor"] for company in companies] == [price(8, 8), price(4, 4), price(4, 4)]


@rule("GF-6.2", "GF-6.62", "GF-6.123")
def test_the_space_of_the_next_marker() -> None:
    s = turn(left=["tanja"], factory=["tanja", "nikki"], construction=["nikki"] * 4)
    assert view(s, 0)["next_spaces"] == {"consult": 1, "produce": 2, "build": -1}
    assert cast(GroundFloorView, GAME.view(s, 0)) == view(s, 0)
