"""The first-game guide: what it says of the table is so (its moves and texts: tests/test_guides.py)."""

from chefetage.testing.guides import LEARNER, guide_of, views


def test_the_learner_meets_every_kind_of_action() -> None:
    moves = guide_of("councils_contracts")["moves"]
    verbs = {step["move"].split()[0] for step in moves if step["seat"] == LEARNER}
    assert verbs >= {"build", "at", "send_two", "send_one", "resolve", "act"}


def test_the_numbers_in_the_explanations() -> None:
    """What the learner has before the moves whose texts name it."""
    own = {text: view["contractors"][LEARNER] for text, view in views("councils_contracts").items()}
    assert own["guide-build"]["free"] == 4
    assert own["guide-send_one"]["free"] == own["guide-join"]["free"] == 1
    assert own["guide-resolve"]["free"] == own["guide-act"]["free"] == 0
    assert own["guide-build_again"]["influence"]["public_works"] == 4
    assert own["guide-free"]["committees"]["culture"] == 2
