"""GF-10  Specialties."""

import pytest

from chefetage.games.ground_floor import GAME
from chefetage.games.ground_floor.rules.setup import give_specialty
from chefetage.games.ground_floor.rules.tiles import SPECIALTY
from chefetage.games.ground_floor.tests.position import build
from chefetage.games.ground_floor.tests.support import Goods, given, goods, lines, refusal, remodeled
from chefetage.testing import rule


@rule("GF-10.2", "GF-10.3", "GF-10.4", "GF-10.5", "GF-10.6", "GF-10.7", "GF-10.8", "GF-10.9", "GF-10.10", "GF-17.7")
@pytest.mark.parametrize(
    ("specialty", "rooms", "after"),
    [
        ("e_commerce", [], Goods(money=0, info=7, supplies=1)),
        ("emerging_technology", ["research_testing"], Goods(money=0, info=7, supplies=1)),
        ("industrial", ["assembly"], Goods(money=0, info=7, supplies=1)),
        ("inheritance", [], Goods(money=0, info=13, supplies=1)),
        ("non_profit", ["training"], Goods(money=0, info=7, supplies=1)),
        ("publishing", ["advertising"], Goods(money=0, info=7, supplies=1)),
        ("retail", ["storage_closet"], Goods(money=0, info=7, supplies=2)),
        ("web_based", ["meeting_room"], Goods(money=0, info=7, supplies=1)),
    ],
)
def test_starting_advantages(specialty: str, rooms: list[str], after: Goods) -> None:
    s = build(3, {})
    give_specialty(s, 0, SPECIALTY.keys.index(specialty))
    assert (remodeled(s), goods(s)) == (rooms, after)
    assert lines(s)["remodeled_rooms"] == 2 * len(rooms)


@rule("GF-12.22")
def test_inheritance_may_be_money() -> None:
    s = build(3, {"options": {"inheritance_money": "on"}})
    give_specialty(s, 0, SPECIALTY.keys.index("inheritance"))
    assert goods(s) == Goods(money=6, info=7, supplies=1)


@rule("GF-10.1")
def test_a_specialty_brings_no_points_by_itself() -> None:
    s = given("end_game", marion={"specialty": "e_commerce", "info": 0})
    assert GAME.totals(s)[0] == 0


@rule("GF-10.10")
def test_a_starting_remodel_cannot_be_repeated() -> None:
    s = given("schedule_business", marion={"specialty": "industrial", "remodeled": ["assembly"], "money": 9})
    assert refusal(s, "remodel assembly") == "GF-5.42"
