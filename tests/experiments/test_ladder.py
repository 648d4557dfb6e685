"""The ladder: who plays whom how often, on which deals, and what is told of it."""

from itertools import pairwise

import pytest

from chefetage.bots.levels import LEVELS
from chefetage.core.catalog import catalog, find_game
from chefetage.core.info import Options
from chefetage.experiments.ladder import ORDER, Match, matches, matches_with, unless_all_alike

GAMES = sorted(catalog())


@pytest.mark.parametrize("key", GAMES)
def test_everybody_meets_everybody_at_every_table(key: str) -> None:
    info = find_game(key).info
    for players in range(2, info.players_max + 1):
        met = [{match.level, match.against} for match in matches(key, [players])]
        assert len(met) == len(ORDER) * (len(ORDER) - 1) / 2
        assert all({one, other} in met for one in ORDER for other in ORDER if one != other)


def test_neighbours_play_most() -> None:
    at = {
        players: {(match.level, match.against): match.games for match in matches("watch", [players])}
        for players in (2, 3)
    }
    for weaker, level in pairwise(LEVELS):
        assert at[2][level, weaker] >= (400 if level == "level5" else 1000)
        assert at[3][level, weaker] >= 400
    assert at[2]["level5", "greedy"] >= 400
    assert at[3]["level5", "greedy"] >= 400


def test_alone_they_play_the_opponents_of_the_rulebook() -> None:
    alone = {(match.level, match.against): match for match in matches("ground_floor", [1])}
    assert {against for _, against in alone} == {"pei", "gropius", "hadid"}
    assert alone["level5", "hadid"].games >= 400
    assert alone["level5", "hadid"].options == {"automas": "hadid"}


def test_all_matches_of_a_table_have_the_same_deals() -> None:
    first, second = (Match(3, level, "greedy", {}, 6).experiment("watch", 1) for level in ("level5", "level4"))
    other_table = Match(2, "level5", "greedy", {}, 6).experiment("watch", 1)
    assert first.seed == second.seed != other_table.seed
    assert first.arms[0].bots == ["level5", "greedy", "greedy"]


def test_of_games_that_were_all_won_not_everything_is_known() -> None:
    low, high = unless_all_alike(1.0, 1.0, 400)
    assert low == pytest.approx(0.9908, abs=1e-4)
    assert high == 1.0
    assert unless_all_alike(0.0, 0.0, 400) == pytest.approx((0.0, 0.0092), abs=1e-4)
    assert unless_all_alike(0.9, 1.0, 400) == (0.9, 1.0)


def test_the_strongest_level_meets_greedy_with_each_option() -> None:
    options: list[Options] = [{"eras": "on"}, {"automas": "pei"}]
    found = list(matches_with(options, 3))
    assert [(match.players, match.level, match.against) for match in found] == [(3, "level5", "greedy")] * 2
    assert [match.options for match in found] == options
    assert [match.name for match in found] == ["3p-level5-greedy-eras=on", "3p-level5-greedy-automas=pei"]
    assert all(match.games >= 100 for match in found)
