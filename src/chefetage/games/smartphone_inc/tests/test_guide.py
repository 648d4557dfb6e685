"""The first-game guide: what it says of the table is so (its moves and texts: tests/test_guides.py)."""

from typing import Any

from chefetage.testing.guides import LEARNER, finished, guide_of, views


def test_the_learner_meets_every_phase() -> None:
    moves = guide_of("smartphone_inc")["moves"]
    verbs = {step["move"].split()[0] for step in moves if step["seat"] == LEARNER}
    assert verbs == {"lay", "place", "finish", "take", "research", "expand", "take_bonus", "sell"}


def test_it_names_goal_and_length_first_and_ends_with_the_scoring() -> None:
    guide = guide_of("smartphone_inc")
    assert (guide["intro"], guide["end"]) == ("guide-intro", "guide-scoring")


def test_the_numbers_in_the_explanations() -> None:
    seen = views("smartphone_inc")
    own = {text: view["companies"][LEARNER] for text, view in seen.items()}
    assert own["guide-pads"]["color"] == "yellow"
    assert own["guide-improvement"]["price"] == 3
    assert own["guide-improvement"]["available"] == 4
    assert seen["guide-improvement"]["order"][0] == LEARNER
    assert own["guide-research"]["hand"] == 1
    assert own["guide-research"]["needed"]["gps"] == 3
    assert own["guide-first_marker"]["needed"]["gps"] == 2
    assert own["guide-first_marker"]["cost"]["uae"] == 2
    assert seen["guide-first_marker"]["patents"]["gps"] == 1
    assert own["guide-next_region"]["cost"]["china"] == 4
    assert own["guide-second_plan"]["vp"] == 17
    assert own["guide-finish"]["plan"]["unused"] == ["start_yellow"]


def test_the_numbers_of_the_second_round() -> None:
    seen = views("smartphone_inc")
    own = {text: view["companies"][LEARNER] for text, view in seen.items()}
    assert (own["guide-second_improvement"]["price"], seen["guide-second_improvement"]["order"][0]) == (3, LEARNER)
    assert (own["guide-completed"]["hand"], own["guide-completed"]["research"]) == (2, {"gps": 1})
    assert own["guide-completed"]["needed"]["gps"] == 2
    assert (seen["guide-retailer"]["patents"]["gamepad"], own["guide-retailer"]["needed"]["gamepad"]) == (1, 2)
    assert (own["guide-retailer"]["cost"]["australia"], own["guide-retailer"]["hand"]) == (3, 3)
    assert own["guide-control"]["points"] - own["guide-control"]["vp"] == 12
    assert own["guide-bonus"]["available"] == 5
    assert own["guide-control"]["available"] == 5 + 4 - 4
    assert seen["guide-control"]["regions"]["uae"]["slots"] == [0, 2, 1]
    assert seen["guide-control"]["regions"]["uae"]["counting_slot"] == 2


def test_the_learner_has_sold_all_that_can_be_sold() -> None:
    end: Any = finished("smartphone_inc")
    view = end.game.view(end.state, LEARNER)
    assert (view["round"], view["phase"], view["companies"][LEARNER]["available"]) == (2, 7, 0)
    assert LEARNER not in end.game.actors(end.state)
