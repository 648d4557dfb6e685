"""The search: repeatable, honest, open to interruption, and it sees further than one move."""

from itertools import islice

import pytest

from chefetage.bots.playing import decisions
from chefetage.bots.random import RandomBot
from chefetage.bots.search.bot import SearchBot
from chefetage.bots.search.strands import StrandsBot
from chefetage.bots.thought import Budget, Thought
from chefetage.core.catalog import catalog, find_game
from chefetage.core.chance import Chance
from chefetage.core.game import Game
from chefetage.core.seat import Seat
from chefetage.core.state import State
from tests.bots.random_networks import random_network
from tests.laws.positions import TABLES

ITERATIONS = 12


def facts(thought: Thought) -> list[object]:
    """All of a thought that can be compared."""
    found = [(one.move, one.shares, one.points, one.error, one.effort) for one in thought.candidates]
    return [thought.move, thought.line, thought.effort, found]


def position(key: str, players: int, plies: int = 6) -> tuple[Game[State], State]:
    game = catalog()[key]
    state = game.new(players, 4, {})
    for player, move in islice(decisions(game, state, [RandomBot(4)] * players), plies):
        game.apply(state, player, move)
    return game, state


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_equal_seeds_think_the_same_and_leave_the_table_as_it_is(key: str, players: int) -> None:
    game, state = position(key, players)
    seat = Seat(game, state, game.actor(state))
    before = seat.view()
    network = random_network(key, players)
    thoughts = [facts(SearchBot(3, network, ITERATIONS).think(seat, Budget(ITERATIONS))) for _ in range(2)]
    assert thoughts[0] == thoughts[1]
    assert seat.view() == before


@pytest.mark.parametrize(("key", "players"), [table for table in TABLES if table[1] > 1])
def test_what_is_hidden_changes_no_thought(key: str, players: int) -> None:
    game, state = position(key, players)
    player = game.actor(state)
    network = random_network(key, players)
    twin = game.determinize(state, player, Chance.of(1, ["twin"]))
    one, other = (
        SearchBot(3, network, ITERATIONS).think(Seat(game, one, player), Budget(ITERATIONS)) for one in (state, twin)
    )
    assert facts(one) == facts(other)


def test_every_iteration_counts_once() -> None:
    game, state = position("watch", 2)
    seat = Seat(game, state, game.actor(state))
    thought = SearchBot(1, random_network("watch", 2), 30).think(seat, Budget(30))
    assert [one.move for one in thought.candidates] == seat.legal_moves()
    assert sum(one.effort for one in thought.candidates) == 30 + len(thought.candidates)  # and the first impressions
    assert thought.line[0] == thought.move
    assert all(one.error >= 0 for one in thought.candidates)


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_it_stops_early_only_when_the_move_is_certain(key: str, players: int) -> None:
    game, state = position(key, players, plies=9)
    seat = Seat(game, state, game.actor(state))
    network = random_network(key, players)
    whole, short = (
        SearchBot(2, network, 60, exploration=0.02).think(seat, Budget(60, only_move)) for only_move in (False, True)
    )
    assert short.move == whole.move
    assert sum(one.effort - 1 for one in whole.candidates) == 60
    efforts = sorted((int(one.effort) for one in short.candidates), reverse=True)
    left = 60 - sum(effort - 1 for effort in efforts)
    # As soon as it could, and no sooner: an iteration brings the move ahead by one and leaves one less to go.
    assert left == 0 or left < efforts[0] - efforts[1] <= left + 2


def test_whoever_is_stopped_says_the_best_so_far() -> None:
    game, state = position("watch", 2)
    seat = Seat(game, state, game.actor(state))
    budget = Budget(1_000_000)
    budget.is_stopped = True
    thought = SearchBot(1, random_network("watch", 2), 1).think(seat, budget)
    best = max(thought.candidates, key=lambda one: one.shares[seat.player])
    assert thought.move in seat.legal_moves()
    assert [one.effort for one in thought.candidates] == [1] * len(thought.candidates)
    assert best.move in seat.legal_moves()


def test_it_goes_on_with_its_tree_within_a_turn() -> None:
    """What was thought of the next own decision is kept, as long as the position is the expected one."""
    game = find_game("councils_contracts")
    state = game.new(2, 2, {})
    network = random_network("councils_contracts", 2)
    bots = [SearchBot(seat, network, ITERATIONS) for seat in range(2)]
    kept = []
    for _ in range(16):
        player = game.actor(state)
        seat = Seat(game, state, player)
        is_expected = bots[player].expected is not None
        visits = bots[player].tree_for(seat).root.visits
        assert (visits > 0) == is_expected
        kept.append(visits)
        thought = bots[player].think(seat, Budget(ITERATIONS))
        assert sum(one.effort - 1 for one in thought.candidates) >= ITERATIONS
        game.apply(state, player, thought.move)
    assert max(kept) > 0
    bots[0].expected = bots[0].tree_for(Seat(game, game.new(2, 3, {}), 0)).root  # another game: not what it expects
    assert bots[0].tree_for(Seat(game, state, 0)).root.visits == 0


@pytest.mark.parametrize("workers", [2, 3])
def test_several_processes_think_the_same_as_one(workers: int) -> None:
    game, state = position("watch", 3)
    seat = Seat(game, state, game.actor(state))
    network = random_network("watch", 3)
    alone = StrandsBot(5, network, 30, strands=3).think(seat, Budget(30))
    together = StrandsBot(5, network, 30, strands=3, workers=workers).think(seat, Budget(30))
    assert facts(together) == facts(alone)
    assert sum(one.effort for one in alone.candidates) == 30 + 3 * len(alone.candidates)
