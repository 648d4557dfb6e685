"""Our own games as the worker sees them."""

from random import Random

import pytest

from chefetage.benchmark.engines import own, worker
from chefetage.benchmark.engines.own import open_engine
from chefetage.benchmark.engines.worker import Gauge, middle, play
from chefetage.benchmark.plan import own_games, own_pythons
from chefetage.bots.network.files import shipped
from chefetage.core.catalog import catalog
from chefetage.core.engine_mode import is_compiled
from chefetage.core.problem import Problem


@pytest.mark.parametrize("key", catalog())
def test_every_game_can_be_measured(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "ITERATIONS", 3)
    [game] = own_games([key], None)
    measured = Gauge(open_engine("chefetage", key, game.players)).slice(0.0)
    assert [one["loop"] for one in measured] == ["python", "inner"]
    assert all(one["games"] == 1 and one["decisions"] for one in measured)
    assert all(one["playouts_per_second"] and one["iterations_per_second"] for one in measured)


@pytest.mark.parametrize("key", catalog())
def test_every_search_begins_anew(key: str) -> None:
    """Iterations of a tree that is there already would cost less; all moves of the root are judged each time."""
    engine = open_engine("chefetage", key, catalog()[key].info.players_max)
    state = middle(engine, seed=1)
    moves = len(engine.game.legal_moves(state, engine.game.actor(state)))
    search = engine.searching(state, 2)
    assert search
    for _ in range(3):
        iterations, judged = search()
        assert iterations == 2
        assert judged >= moves + 2


def test_a_playout_leaves_the_state_as_it_is() -> None:
    engine = open_engine("chefetage", "watch", 4)
    state = middle(engine, seed=1)
    before = engine.game.view(state, 0)
    engine.playing_out(state)()
    assert engine.game.view(state, 0) == before


def test_a_game_is_searched_with_the_network_that_comes_with_it() -> None:
    shipped_with = [
        (key, players)
        for key, game in catalog().items()
        for players in range(game.info.players_min, game.info.players_max + 1)
        if shipped(game, players)
    ]
    for key, players in shipped_with:
        assert open_engine("chefetage", key, players).network is shipped(catalog()[key], players)


def test_a_network_for_something_else_does_not_hinder_the_measurement(monkeypatch: pytest.MonkeyPatch) -> None:
    def unfit(game: object, players: int) -> None:
        raise Problem("network-for-other", network="watch", what="rules", expected="2", found="1")

    monkeypatch.setattr(own, "shipped", unfit)
    assert open_engine("chefetage", "watch", 4).network.players == 4


def test_an_earlier_engine_without_a_search_is_measured_without_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(own, "HAS_SEARCH", False)
    engine = open_engine("chefetage", "watch", 4)
    assert engine.searching(middle(engine, seed=1), 2) is None


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
