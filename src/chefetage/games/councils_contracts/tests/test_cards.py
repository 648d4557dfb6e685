"""CC-6.1 to CC-6.36  The build actions, one by one."""

import pytest

from chefetage.games.councils_contracts.tests.support import (
    BLUE,
    GREEN,
    acting,
    actor,
    box,
    cards,
    deck,
    display,
    free,
    given,
    influence,
    is_unoccupied,
    options,
    play,
    points,
    refusal,
    site,
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


@rule("CC-6.9", "CC-6.10", "CC-6.14", "CC-11.13")
@pytest.mark.parametrize(("card", "players"), [("9", 3), ("10", 4), ("14", 3)])
def test_the_workers_move_to_an_unoccupied_card(card: str, players: int) -> None:
    s = acting(card, players=players, city={"22": "1,0", "24": "2,0", "1": "3,0"}, blue={"cards": ["1"]})
    assert options(s) == ["move_to 22", "move_to 24"]
    assert refusal(s, "move_to 1") == refusal(s, f"move_to {card}") == refusal(s, "move_to 3") == "CC-6.39"
    play(s, "move_to 24")
    assert (cards(s), free(s), points(s), is_unoccupied(s, card)) == (["24"], 0, 0, True)


@rule("CC-6.9")
def test_a_surplus_worker_returns() -> None:
    s = play(acting("9", city={"22": "1,0", "24": "2,0"}), "move_to 22")
    assert (cards(s), free(s)) == (["22"], 1)


@rule("CC-6.12", "CC-6.13", "CC-11.13", "CC-13.5", "CC-5.35")
@pytest.mark.parametrize(("card", "players"), [("12", 3), ("13", 5)])
def test_free_workers_are_deployed_those_of_the_card_included(card: str, players: int) -> None:
    s = acting(card, players=players, city={"22": "1,0", "24": "2,0"})
    assert options(s) == ["deploy_to 22", "deploy_to 24"]
    assert refusal(s, f"deploy_to {card}") == "CC-6.39"
    play(s, "deploy_to 22")
    assert (cards(s), free(s), is_unoccupied(s, card)) == (["22"], 1, True)


@rule("CC-6.12", "CC-7.3")
def test_in_a_closing_round_other_free_workers_can_be_deployed_too() -> None:
    s = acting("8", red={"free": 1}, closing_round=1, city={"8": "1,0", "12": "2,0", "24": "0,1", "22": "0,2"})
    assert options(s) == ["deploy_to 12", "deploy_to 22", "deploy_to 24"]
    play(s, "deploy_to 24")
    assert (cards(s), free(s)) == (["24"], 0)


@rule("CC-6.12")
def test_without_them_one_worker_is_not_enough() -> None:
    s = acting("8", city={"8": "1,0", "12": "2,0", "24": "0,1", "22": "0,2", "3": "0,3"})
    assert refusal(s, "deploy_to 24") == "CC-6.12"
    assert options(s) == ["deploy_to 3", "deploy_to 22"]


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


@rule("CC-6.17", "CC-6.20", "CC-6.49")
@pytest.mark.parametrize(("card", "workers"), [("17", 1), ("20", 2)])
def test_a_worker_leaves_the_box(card: str, workers: int) -> None:
    s = acting(card)
    assert (free(s), box(s), actor(s)) == (workers + 1, 1, BLUE)


@rule("CC-6.18", "CC-5.35")
def test_a_point_for_each_worker_in_the_city() -> None:
    s = acting("18", players=4, red={"cards": ["9"]}, blue={"cards": ["26"]}, city={"22": "1,0"})
    assert points(s) == 1 + 2 + 2


@rule("CC-6.19", "CC-11.14", "CC-13.6", "CC-11.5")
def test_a_project_for_a_development_point() -> None:
    s = acting("19", red={"influence": [0, 0, 0, 0, 2]}, display=["24", "17"])
    assert influence(s) == [0, 0, 0, 0, 1]
    assert len(options(s)) == 8
    assert refusal(s, "erect 35") == "CC-11.14"
    play(s, "erect 24", "at -1,0")
    assert (points(s), cards(s), free(s), influence(s)) == (3, ["24"], 0, [0, 0, 0, 0, 1])
    assert (site(s, "24"), is_unoccupied(s, "19"), len(display(s))) == ("-1,0", True, 8)
    assert s.has_built


@rule("CC-6.19", "CC-6.40")
def test_the_new_card_needs_no_more_workers_than_the_acting_card_holds() -> None:
    city = {"8": "1,0", "19": "2,0"}
    s = acting("8", red={"influence": [0, 0, 0, 0, 1]}, city=city, display=["24", "17", "9"])
    assert step(s) == "build_from_display"
    assert refusal(s, "erect 24") == refusal(s, "erect 9") == "CC-6.19"
    play(s, "erect 17", "at 0,1")
    assert (cards(s), free(s), is_unoccupied(s, "8"), is_unoccupied(s, "19")) == (["17"], 0, True, True)


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


@rule("CC-6.36", "CC-11.13")
def test_workers_of_the_box_occupy_a_card() -> None:
    s = acting("36", players=4, city={"22": "1,0", "24": "2,0"})
    assert options(s) == ["box_to 22", "box_to 24"]
    play(s, "box_to 24")
    assert (cards(s), box(s), free(s), points(s)) == (["24"], 0, 1, 0)


@rule("CC-6.36")
def test_the_box_must_hold_enough_workers() -> None:
    s = acting("36", players=4, red={"box": 1}, city={"22": "1,0", "24": "2,0", "3": "3,0"})
    assert refusal(s, "box_to 24") == "CC-6.36"
    assert options(s) == ["box_to 3", "box_to 22"]


@rule("CC-6.39", "CC-5.33")
def test_it_does_not_matter_who_built_an_unoccupied_card() -> None:
    s = given(red={"free": 0, "cards": ["9"]}, blue={"free": 0, "cards": ["16"]}, active="blue")
    play(s, "act 16", player=BLUE)
    play(s, options(s)[0], player=GREEN)
    before = (points(s), influence(s))
    play(s, "act 9")
    assert cards(s) == ["16"]
    assert (points(s), influence(s)) == before
    assert deck(s)
