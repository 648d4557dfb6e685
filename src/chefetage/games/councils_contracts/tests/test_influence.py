"""CC-5.40 to CC-5.42  Influence and score."""

import pytest

from chefetage.games.councils_contracts.tests.games import PLAYER_COUNTS, games
from chefetage.games.councils_contracts.tests.support import acting, given, influence, play, points, refusal
from chefetage.testing import rule


@rule("CC-5.40", "CC-12.3", "CC-13.13")
@pytest.mark.parametrize(("before", "after"), [(4, 7), (6, 8), (8, 8)])
def test_points_beyond_8_are_lost(before: int, after: int) -> None:
    s = given(red={"free": 0, "committees": {"finance": 2}, "influence": [0, before, 0, 0, 0]})
    play(s, "resolve finance")
    assert influence(s) == [0, after, 0, 0, 0]


@rule("CC-5.40")
def test_no_track_goes_below_0() -> None:
    s = acting("24", red={"influence": [1, 1, 1, 0, 0]})
    assert refusal(s, "pay transport+transport") == "CC-5.40"
    assert refusal(s, "pay finance+culture") == "CC-5.40"
    assert refusal(s, "pay transport+finance") is None


@rule("CC-5.41")
@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_paying_lowers_the_own_tracks_and_nobody_elses(players: int) -> None:
    for game in games(players):
        for number, before in enumerate(game.states[:-1]):
            paid = [event for event in game.events_after(number) if event.kind.name == "influence_paid"]
            after = game.states[number + 1]
            for p in range(players):
                if paid and p != paid[0].player:
                    assert all(old <= new for old, new in zip(influence(before, p), influence(after, p), strict=True))


@rule("CC-5.42", "CC-12.4")
@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_scores_never_fall(players: int) -> None:
    for game in games(players):
        for before, after in zip(game.states, game.states[1:], strict=False):
            assert all(points(before, p) <= points(after, p) for p in range(players))
