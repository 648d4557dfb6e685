"""Our own games as the worker sees them."""

from random import Random

import pytest

from chefetage.benchmark.engines.own import open_engine
from chefetage.benchmark.engines.worker import Gauge, play
from chefetage.benchmark.plan import own_games, own_pythons
from chefetage.core.catalog import catalog
from chefetage.core.engine_mode import is_compiled
from chefetage.core.problem import Problem


@pytest.mark.parametrize("key", catalog())
def test_every_game_can_be_measured(key: str) -> None:
    [game] = own_games([key], None)
    measured = Gauge(open_engine("chefetage", key, game.players)).slice(0.0)
    assert [one["loop"] for one in measured] == ["python", "inner"]
    assert all(one["games"] == 1 and one["decisions"] for one in measured)


@pytest.mark.skipif(not is_compiled(), reason="two hundred games of each: the run with the compiled engine plays them")
@pytest.mark.parametrize("key", catalog())
def test_both_loops_meet_equally_many_decisions(key: str) -> None:
    """Different random games, so only their means can agree."""
    engine = open_engine("chefetage", key, catalog()[key].info.players_max)
    random = Random(1).random
    games = range(100)
    python = sum(play(engine.turns(engine.start(seed), random), random)[0] for seed in games)
    inner = sum(engine.playout(engine.start(seed))[0] for seed in games)
    assert inner == pytest.approx(python, rel=0.1)


def test_all_games_are_measured_with_all_seats_unless_told_otherwise() -> None:
    games = own_games([], None)
    assert {game.key: game.players for game in games} == {key: game.info.players_max for key, game in catalog().items()}


def test_a_wrong_number_of_players_is_a_problem() -> None:
    with pytest.raises(Problem):
        own_games([], 99)


def test_an_unknown_game_is_a_problem() -> None:
    with pytest.raises(Problem):
        own_games(["chess"], None)


def test_the_running_interpreter_stands_in_for_its_own_mode() -> None:
    compiled, pure = own_pythons(None, None)
    assert (compiled is not None, pure is not None) == (is_compiled(), not is_compiled())
    assert own_pythons("fast", "pure") == ("fast", "pure")
