"""The first-game guide: what it says of the table is so (its moves and texts: tests/test_guides.py)."""

from chefetage.testing.guides import LEARNER, finished, views


def test_the_learner_ends_with_a_whole_round() -> None:
    match = finished("watch")
    assert match.game.step_name(match.state) == "place_workers"


def test_the_numbers_in_the_explanations() -> None:
    """What the learner has, and what the table shows, before the moves whose texts name it."""
    seen = views("watch")
    gears = {key: view["boards"][LEARNER]["gears"] for key, view in seen.items()}
    assert gears["guide-first_disc"] - gears["guide-overtime"] == 7
    assert gears["guide-sell"] == 11
    assert seen["guide-sell_space"]["hand"] == 3
    assert seen["guide-smuggle_space"]["activated"] == 2
    assert seen["guide-bribe"]["boards"][LEARNER]["hand"] == {"orange_bank_pays": 1}
    assert seen["guide-bribe"]["boards"][LEARNER]["roubles"] - seen["guide-smuggle"]["boards"][LEARNER]["roubles"] == 1
    assert seen["guide-third_disc"]["boards"][LEARNER]["crates"] == {"6": 1}
