"""CC-6.15 to CC-6.35  Build actions that give victory points."""

import pytest

from chefetage.games.councils_contracts.tests.support import (
    acting,
    box,
    cards,
    free,
    influence,
    options,
    play,
    points,
    refusal,
)
from chefetage.testing import rule


@rule("CC-6.15", "CC-11.15")
@pytest.mark.parametrize(("card_type", "vp"), [("industry", 6), ("housing", 3), ("commerce", 6), ("landmark", 3)])
def test_three_points_for_each_adjacent_card_of_a_type(card_type: str, vp: int) -> None:
    s = acting("15", city={"15": "0,1", "1": "1,1", "22": "-1,1", "3": "5,5"})
    assert len(options(s)) == 5
    play(s, f"adjacent_type {card_type}")
    assert points(s) == vp


@rule("CC-6.16", "CC-13.9")
@pytest.mark.parametrize(
    ("city", "vp"),
    [
        ({"16": "0,1"}, 2),
        ({"16": "0,1", "1": "1,1", "3": "-1,1", "4": "0,2"}, 4),
        ({"16": "0,1", "1": "1,1", "8": "-1,1", "22": "0,2"}, 8),
        ({"1": "0,1", "16": "0,2", "17": "0,3"}, 4),
    ],
)
def test_two_points_for_each_different_adjacent_type(city: dict[str, str], vp: int) -> None:
    assert points(acting("16", city=city)) == vp


@rule("CC-6.18", "CC-5.35")
def test_a_point_for_each_worker_in_the_city() -> None:
    s = acting("18", players=4, red={"cards": ["9"]}, blue={"cards": ["26"]}, city={"22": "1,0"})
    assert points(s) == 1 + 2 + 2


@rule("CC-6.21", "CC-3.12")
def test_a_point_for_each_worker_in_the_box() -> None:
    s = acting("21", players=5, red={"box": 1}, blue={"box": 4}, green={"box": 0})
    assert points(s) == 1 + 4 + 0 + 2 + 2


@rule("CC-6.22", "CC-6.47", "CC-11.10")
def test_an_ordinary_point_for_five_vp() -> None:
    s = acting("22", red={"influence": [1, 0, 2, 0, 3]})
    assert options(s) == ["pay transport", "pay public_works"]
    assert refusal(s, "pay development") == "CC-6.47"
    assert refusal(s, "pay transport+public_works") == "CC-11.10"
    play(s, "pay public_works")
    assert (points(s), influence(s)) == (5, [1, 0, 1, 0, 3])


@rule("CC-6.23", "CC-6.25")
@pytest.mark.parametrize(("card", "players"), [("23", 3), ("25", 5)])
def test_a_development_point_for_seven_vp(card: str, players: int) -> None:
    s = acting(card, players=players, red={"influence": [1, 1, 1, 1, 2]})
    assert (points(s), influence(s)) == (7, [1, 1, 1, 1, 1])


@rule("CC-6.24", "CC-6.28", "CC-11.10", "CC-6.48")
@pytest.mark.parametrize(("card", "vp"), [("24", 8), ("28", 9)])
def test_two_ordinary_points_for_vp(card: str, vp: int) -> None:
    s = acting(card, red={"influence": [0, 2, 0, 1, 4]})
    assert options(s) == ["pay finance+finance", "pay finance+culture"]
    play(s, "pay finance+finance")
    assert (points(s), influence(s), free(s)) == (vp, [0, 0, 0, 1, 4], 2)


@rule("CC-6.26", "CC-6.27", "CC-6.46")
@pytest.mark.parametrize(("card", "players", "vp"), [("26", 3, 8), ("27", 4, 6)])
def test_a_worker_for_vp(card: str, players: int, vp: int) -> None:
    s = acting(card, players=players)
    assert (points(s), free(s), box(s), cards(s)) == (vp, 1, 3, [])


LINES = {"1": "1,1", "6": "3,1", "3": "0,3", "4": "0,5", "22": "-1,2", "26": "-2,-1"}


@rule("CC-6.33", "CC-13.10", "CC-11.15")
@pytest.mark.parametrize(("card_type", "vp"), [("industry", 3 + 7), ("landmark", 0), ("commerce", 0)])
def test_points_of_a_type_in_the_row(card_type: str, vp: int) -> None:
    s = acting("33", players=4, city={"33": "0,1", **LINES})
    assert points(play(s, f"row_type {card_type}")) == vp


@rule("CC-6.34", "CC-13.10", "CC-11.15")
@pytest.mark.parametrize(("card_type", "vp"), [("industry", 4 + 6), ("landmark", 0), ("housing", 0)])
def test_points_of_a_type_in_the_column(card_type: str, vp: int) -> None:
    s = acting("34", players=5, city={"34": "0,1", **LINES})
    assert points(play(s, f"column_type {card_type}")) == vp


@rule("CC-6.35", "CC-6.38", "CC-11.16", "CC-13.11")
def test_points_of_a_pair_with_the_town_hall_as_joker() -> None:
    s = acting("35", city={"35": "3,0", "29": "2,0", "1": "1,0", "6": "1,1", "22": "-1,0"})
    assert options(s) == ["pair 1+6", "pair 1+town_hall", "pair 22+town_hall", "pair 29+35"]
    assert refusal(s, "pair 22+26") == "CC-6.35"
    assert refusal(s, "pair 6+town_hall") == "CC-6.37"
    assert points(play(s.clone(), "pair 1+6")) == 10
    assert points(play(s.clone(), "pair 22+town_hall")) == 2
    assert points(play(s, "pair 29+35")) == 6
