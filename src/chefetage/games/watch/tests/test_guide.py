"""The first-game guide: what it says of the table is so (its moves and texts: tests/test_guides.py)."""

from chefetage.games.watch.rules.components import SPACE
from chefetage.testing.guides import LEARNER, finished, guide_of, views


def test_the_learner_ends_with_a_whole_round() -> None:
    match = finished("watch")
    assert match.game.step_name(match.state) == "place_workers"
    assert match.state.round == 9


def test_the_learner_acts_on_every_space() -> None:
    placed = [step["move"] for step in guide_of("watch")["moves"] if step["seat"] == LEARNER]
    assert {move.removeprefix("place ") for move in placed if move.startswith("place ")} == set(SPACE.keys)


def test_it_names_goal_and_length_first_and_ends_with_the_scoring() -> None:
    guide = guide_of("watch")
    assert (guide["intro"], guide["end"]) == ("guide-intro", "guide-scoring")


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
    assert seen["guide-spies"]["boards"][LEARNER]["spaces"]["watch"]["eyes"] == 3
    assert (seen["guide-upgrade_space"]["payee"], seen["guide-upgrade_space"]["workers"][2]["space"]) == (0, "smuggle")
    assert (
        seen["guide-upgrade"]["boards"][LEARNER]["roubles"] > seen["guide-upgrade_space"]["boards"][LEARNER]["roubles"]
    )
    assert (seen["guide-search_space"]["activated"], seen["guide-search_space"]["black_disc"]) == (1, LEARNER)
    assert (seen["guide-documents"]["drawn_count"], seen["guide-scrounge_space"]["activated"]) == (4, 3)


def test_what_the_explanations_say_of_majorities() -> None:
    """How many discs each has on the track of which a text speaks, before the learner's disc."""
    seen = views("watch")
    expected = {
        "guide-warehouse_disc": ("roubles_top", [2, 3, 3]),
        "guide-scrounge_disc": ("roubles_bottom", [1, 2, 0]),
        "guide-last_disc": ("roubles_bottom", [2, 3, 0]),
        "guide-office_disc": ("crates_top", [2, 0, 1]),
    }
    for key, (track, discs) in expected.items():
        assert [seen[key]["tracks"][track].count(str(seat)) for seat in range(3)] == discs, key
