"""The greedy bot: it uses its seat only, leaves the table alone, and wins."""

from typing import cast

import pytest

from chefetage.bots.bot import Bot
from chefetage.bots.greedy import GreedyBot
from chefetage.bots.playing import decisions, play_to_the_end
from chefetage.bots.random import RandomBot
from chefetage.core.catalog import catalog, find_game
from chefetage.core.engine_mode import is_compiled
from chefetage.core.seat import Seat
from chefetage.core.state import Move
from chefetage.playing.fingerprint import snapshot
from tests.laws.positions import TABLES

# Whole games of Watch: where a bot searches long, an interpreted game takes minutes; test_bots.py begins all games.
every_table = pytest.mark.parametrize(("key", "players"), [table for table in TABLES if table[0] == "watch"])
DUELS = 40 if is_compiled() else 12
stand_ins = pytest.mark.skipif(is_compiled(), reason="the compiled engine accepts no stand-in for a seat")


class Window:
    """A seat that shows what every bot may use and fails on anything else."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def __getattr__(self, name: str) -> object:
        assert name in {"game", "imagine", "legal_moves", "player", "view"}, f"a bot must not use {name}"
        return getattr(self.seat, name)


class AtWindow(Bot):
    """Chooses like a greedy bot that gets nothing but a window."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.greedy = GreedyBot(seed)

    def choose(self, seat: Seat) -> Move:
        return self.greedy.choose(cast(Seat, Window(seat)))


class SingleMove:
    """A seat without a choice and without anything to think about."""

    def legal_moves(self) -> list[Move]:
        return [7]


@stand_ins
@every_table
def test_a_seat_is_all_it_needs(key: str, players: int) -> None:
    game = catalog()[key]
    state = game.new(players, 11, {})
    for player, move in decisions(game, state, [AtWindow(player) for player in range(players)]):
        assert move in game.legal_moves(state, player)
        game.apply(state, player, move)


@stand_ins
def test_a_forced_move_is_made_without_thinking() -> None:
    assert GreedyBot(1).choose(cast(Seat, SingleMove())) == 7


@every_table
def test_thinking_changes_nothing_on_the_table(key: str, players: int) -> None:
    game = catalog()[key]
    state = game.new(players, 12, {})
    bot = GreedyBot(12)
    for player, move in decisions(game, state, [RandomBot(12)] * players):
        before = snapshot(state)
        bot.choose(Seat(game, state, player))
        assert snapshot(state) == before
        game.apply(state, player, move)


def test_greedy_beats_three_random_bots_from_every_seat() -> None:
    game = find_game("watch")
    wins = 0
    for seed in range(DUELS):
        bots: list[Bot] = [RandomBot(100 * seed + seat) for seat in range(4)]
        bots[seed % 4] = GreedyBot(seed)
        state = game.new(4, seed, {})
        play_to_the_end(game, state, bots)
        wins += game.ranking(state)[seed % 4] == 1
    assert wins >= 0.9 * DUELS
