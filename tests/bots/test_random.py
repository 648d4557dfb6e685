"""The random bot."""

from collections import Counter

from chefetage.bots.random import RandomBot
from chefetage.core.catalog import find_game
from chefetage.core.seat import Seat


def test_every_legal_move_is_equally_likely() -> None:
    game = find_game("watch")
    state = game.new(4, 1, {})
    player = game.actor(state)
    moves = game.legal_moves(state, player)
    bot = RandomBot(1)
    chosen = Counter(bot.choose(Seat(game, state, player)) for _ in range(200 * len(moves)))
    assert sorted(chosen) == moves
    assert all(150 < times < 250 for times in chosen.values())
