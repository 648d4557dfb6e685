"""CC-7  End of the game and final scoring."""

import pytest

from chefetage.core.state import NOBODY
from chefetage.games.councils_contracts import GAME
from chefetage.games.councils_contracts.tests.games import PLAYER_COUNTS, games
from chefetage.games.councils_contracts.tests.support import (
    BLUE,
    GREEN,
    RED,
    actor,
    display,
    given,
    options,
    play,
    refusal,
    step,
)
from chefetage.games.councils_contracts.view import view
from chefetage.testing import happened, rule

FIVE = ["16", "22", "1", "3", "8"]


def sheet(levels: list[list[int]]) -> list[list[int]]:
    """The majority points of each player, by area."""
    first, second, third = levels
    s = given(red={"influence": first}, blue={"influence": second}, green={"influence": third})
    return [[line.points for line in GAME.score_sheet(s, p) if line.key.startswith("majority")] for p in range(3)]


@rule("CC-7.1")
@pytest.mark.parametrize(
    ("shown", "cards", "is_ending"), [(FIVE, [], True), ([*FIVE, "9"], [], False), (FIVE, ["9"], False)]
)
def test_the_end_is_triggered_by_an_empty_deck_and_four_cards(
    shown: list[str], cards: list[str], is_ending: bool
) -> None:
    s = play(given(display=shown, deck=cards), "build 16", "at -1,0")
    assert s.is_ending == ("end_triggered" in happened(s)) == is_ending


@rule("CC-7.1")
@pytest.mark.parametrize(("shown", "cards", "projects"), [(FIVE, [], 1), (FIVE, ["9", "10"], 3), (FIVE[:2], [], 0)])
def test_everybody_sees_how_many_projects_trigger_the_end(shown: list[str], cards: list[str], projects: int) -> None:
    assert view(given(4, display=shown, deck=cards), NOBODY)["until_end"] == projects


@rule("CC-7.2")
@pytest.mark.parametrize(("start", "regular"), [("red", [BLUE, GREEN]), ("green", [BLUE]), ("blue", [])])
def test_the_round_is_finished_first(start: str, regular: list[int]) -> None:
    s = play(given(display=FIVE, deck=[], start_player=start), "build 16", "at -1,0")
    for player in regular:
        assert (actor(s), s.is_closing) == (player, False)
        play(s, "send_two finance", player=player)
    assert (s.closing_round, actor(s)) == (1, s.start_player)


@rule("CC-7.3", "CC-12.13")
def test_two_closing_rounds_follow() -> None:
    s = given(closing_round=1)
    turns = []
    while step(s) != "game_over":
        turns.append((int(s.closing_round), int(actor(s))))
        play(s, "pass", player=actor(s))
    assert turns == [(1, 0), (1, 1), (1, 2), (2, 0), (2, 1), (2, 2)]


@rule("CC-7.4", "CC-11.1")
def test_in_a_closing_round_one_may_pass() -> None:
    s = given(closing_round=1, red={"free": 0, "cards": ["23"], "influence": [0, 0, 0, 0, 0]})
    assert options(s) == ["resolve culture", "act 23", "pass"]
    assert actor(play(s, "pass")) == BLUE
    assert happened(s) == ["passed"]


@rule("CC-7.5", "CC-13.19", "CC-12.14")
def test_fifteen_rounds_without_a_new_project_trigger_the_end() -> None:
    s = given(players=2, active="blue", stalled_rounds=13)
    play(s, "send_two finance", player=BLUE)
    assert (s.stalled_rounds, s.is_ending) == (14, False)
    play(s, "send_two finance")
    play(s, "send_two finance", player=BLUE)
    assert (s.stalled_rounds, s.is_ending, s.closing_round, actor(s)) == (15, True, 1, RED)
    assert "stalled" in happened(s)


@rule("CC-7.5")
def test_a_new_project_starts_the_count_anew() -> None:
    s = given(players=2, stalled_rounds=14, display=["22"])
    play(s, "build 22", "at 0,1")
    play(s, "send_two finance", player=BLUE)
    assert (s.stalled_rounds, s.is_ending) == (0, False)


@rule("CC-7.5", "CC-6.19")
def test_building_by_card_19_counts_as_well() -> None:
    s = given(
        players=2, stalled_rounds=14, red={"free": 0, "cards": ["19"], "influence": [0, 0, 0, 0, 1]}, display=["22"]
    )
    play(s, "act 19", "erect 22", "at -1,0")
    play(s, "send_two finance", player=BLUE)
    assert (s.stalled_rounds, s.is_ending) == (0, False)


@rule("CC-7.6")
def test_building_goes_on_after_the_trigger() -> None:
    s = play(given(closing_round=1, display=["22"], deck=[]), "build 22", "at -1,0")
    assert display(s) == []
    assert refusal(s, "build 22", BLUE) == "CC-5.10"


@rule("CC-7.7", "CC-12.15", "CC-13.15")
def test_majorities_are_worth_4_and_shared_ones_2_each() -> None:
    assert sheet([[3, 2, 5, 1, 0], [2, 2, 5, 1, 1], [1, 1, 5, 0, 0]]) == [
        [4, 2, 2, 2, 0],
        [0, 2, 2, 2, 4],
        [0, 0, 2, 0, 0],
    ]


@rule("CC-7.8", "CC-13.16")
def test_an_area_where_nobody_has_influence_scores_nothing() -> None:
    assert sheet([[0, 0, 0, 0, 0]] * 3) == [[0, 0, 0, 0, 0]] * 3


@rule("CC-7.9")
@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_nothing_else_gives_points(players: int) -> None:
    for game in games(players):
        s = game.states[-1]
        gained = [0] * players
        for event in game.journal:
            if event.kind.name in ("project_built", "points_gained", "committee_points"):
                gained[event.player] += event.values()["points"]
        for p in range(players):
            lines = {line.key: line.points for line in GAME.score_sheet(s, p)}
            assert set(lines) == {"projects", "build_actions", "resolutions", *MAJORITIES}
            assert GAME.totals(s)[p] == gained[p] + sum(lines[key] for key in MAJORITIES)


MAJORITIES = [f"majority_{area}" for area in ("transport", "finance", "public_works", "culture", "development")]


@rule("CC-7.10", "CC-13.17")
def test_most_points_win_and_equal_ones_share_the_place() -> None:
    level = [0, 0, 0, 0, 0]
    s = given(
        red={"points": 30, "influence": level},
        blue={"points": 40, "influence": level},
        green={"points": 40, "influence": level},
    )
    assert GAME.ranking(s) == [3, 1, 1]
