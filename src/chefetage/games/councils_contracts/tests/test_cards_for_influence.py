"""CC-6.1 to CC-6.36  Build actions that give or change influence."""

import pytest

from chefetage.games.councils_contracts.tests.support import (
    BLUE,
    acting,
    actor,
    box,
    free,
    influence,
    is_unoccupied,
    options,
    play,
    refusal,
    step,
)
from chefetage.testing import happened, rule

AREAS = ["transport", "finance", "public_works", "culture", "development"]


@rule("CC-6.1", "CC-6.4", "CC-6.47", "CC-11.10")
@pytest.mark.parametrize(("card", "gained"), [("1", 2), ("4", 3)])
@pytest.mark.parametrize("area", range(5))
def test_one_point_of_any_area_for_development(card: str, gained: int, area: int) -> None:
    s = acting(card, red={"influence": [2, 2, 2, 2, 2]})
    assert options(s) == [f"pay {key}" for key in AREAS]
    play(s, f"pay {AREAS[area]}")
    wanted = [2, 2, 2, 2, 2 + gained]
    wanted[area] -= 1
    assert (influence(s), free(s)) == (wanted, 1)


@rule("CC-6.2", "CC-6.6", "CC-6.46")
@pytest.mark.parametrize(("card", "players"), [("2", 4), ("6", 3)])
def test_a_worker_for_three_development(card: str, players: int) -> None:
    s = acting(card, players=players)
    assert (influence(s), free(s), box(s), is_unoccupied(s, card)) == ([1, 1, 1, 1, 3], 1, 3, True)


@rule("CC-6.3", "CC-6.7")
@pytest.mark.parametrize(("card", "players"), [("3", 3), ("7", 5)])
def test_two_development_for_nothing(card: str, players: int) -> None:
    s = acting(card, players=players)
    assert (influence(s), free(s)) == ([1, 1, 1, 1, 2], 1)


@rule("CC-6.5", "CC-11.11", "CC-6.48")
def test_four_points_of_ordinary_areas_for_a_worker() -> None:
    s = acting("5")
    assert len(options(s)) == 35
    assert all("development" not in option for option in options(s))
    assert refusal(s, "gain transport+transport+finance") == "CC-11.11"
    play(s, "gain transport+transport+transport+culture")
    assert (influence(s), free(s), box(s)) == ([4, 1, 1, 2, 0], 1, 3)


@rule("CC-6.5", "CC-6.29", "CC-11.11")
def test_development_is_no_ordinary_area() -> None:
    assert refusal(acting("5"), "gain transport+finance+development") == "CC-11.11"
    assert refusal(acting("29"), "gain transport+finance+development") is None


@rule("CC-6.29", "CC-11.11")
def test_three_points_of_any_areas() -> None:
    s = acting("29")
    assert len(options(s)) == 35
    play(s, "gain finance+finance+development")
    assert influence(s) == [1, 3, 1, 1, 1]


@rule("CC-6.30", "CC-11.12", "CC-11.17", "CC-5.40")
def test_influence_is_redistributed_area_by_area() -> None:
    s = acting("30", players=5, red={"influence": [8, 8, 8, 8, 1]})
    assert options(s) == [f"level transport.{level}" for level in range(1, 9)]
    assert refusal(s, "level transport.0") == "CC-6.30"
    assert refusal(s, "level finance.8") == "CC-11.17"
    play(s, "level transport.1")
    assert (influence(s), actor(s)) == ([1, 8, 8, 8, 8], BLUE)


@rule("CC-6.30", "CC-11.12")
def test_every_distribution_of_the_total_can_be_reached_and_no_other() -> None:
    reached = set()
    waiting = [acting("30", players=5, red={"influence": [1, 0, 1, 0, 1]})]
    while waiting:
        s = waiting.pop()
        if step(s) != "redistribute_influence":
            reached.add(tuple(influence(s)))
            continue
        waiting += [play(s.clone(), option) for option in options(s)]
    assert len(reached) == 35
    assert {sum(levels) for levels in reached} == {3}


@rule("CC-6.30")
def test_who_has_no_influence_is_not_asked() -> None:
    s = acting("30", players=5, red={"influence": [0, 0, 0, 0, 0]})
    assert (influence(s), actor(s), "empty_action" in happened(s)) == ([0, 0, 0, 0, 0], BLUE, False)


@rule("CC-6.32")
def test_two_points_of_any_areas_for_five_development() -> None:
    s = acting("32", red={"influence": [1, 0, 0, 1, 3]})
    assert "pay development+development" in options(s)
    play(s, "pay transport+development")
    assert influence(s) == [0, 0, 0, 1, 7]
