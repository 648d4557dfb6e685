"""The first-game guide: what it says of the table is so (its moves and texts: tests/test_guides.py)."""

from typing import Any

from chefetage.testing.guides import LEARNER, finished, guide_of, views


def test_the_learner_meets_every_phase() -> None:
    moves = guide_of("smartphone_inc")["moves"]
    verbs = {step["move"].split()[0] for step in moves if step["seat"] == LEARNER}
    assert verbs == {"lay", "place", "finish", "take", "research", "expand", "sell"}


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
    end: Any = finished("smartphone_inc")
    assert end.game.view(end.state, LEARNER)["companies"][LEARNER]["is_ready"]
