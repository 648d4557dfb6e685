"""CC-6.9 to CC-6.36  Build actions that move workers or build."""

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
from chefetage.testing import rule


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


@rule("CC-6.17", "CC-6.20", "CC-6.49")
@pytest.mark.parametrize(("card", "workers"), [("17", 1), ("20", 2)])
def test_a_worker_leaves_the_box(card: str, workers: int) -> None:
    s = acting(card)
    assert (free(s), box(s), actor(s)) == (workers + 1, 1, BLUE)


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
