"""Honest bots beside twins that peek."""

from collections.abc import Callable
from itertools import islice

import pytest

from chefetage.bots.network.files import shipped
from chefetage.bots.playing import decisions
from chefetage.bots.random import RandomBot
from chefetage.bots.search.bot import SearchBot
from chefetage.bots.thought import Budget
from chefetage.core.catalog import find_game
from chefetage.core.chance import Chance
from chefetage.core.game import Game
from chefetage.core.seat import Seat
from chefetage.core.state import State
from tests.bots.peeking import PeekingSeat
from tests.bots.random_networks import random_network

GAMES = 60
POSITIONS = 12

SeatMaker = Callable[[Game[State], State, int], Seat]


def shares_thought(seat: Seat, key: str, players: int) -> list[list[float]]:
    thought = SearchBot(1, random_network(key, players), 2).think(seat, Budget(2))
    return [candidate.shares for candidate in thought.candidates]


@pytest.mark.parametrize(("key", "players"), [("watch", 2), ("smartphone_inc", 2)])
def test_peeking_would_show(key: str, players: int) -> None:
    """The law that hidden things change no thought can fail: for a twin that peeks, it does."""
    game = find_game(key)
    state = game.new(players, 5, {})
    peeked = 0
    for ply, (player, move) in enumerate(islice(decisions(game, state, [RandomBot(5)] * players), POSITIONS)):
        twin = game.determinize(state, player, Chance.of(ply, ["twin"]))
        seats: list[SeatMaker] = [Seat, PeekingSeat]
        honest, peeking = (
            [shares_thought(maker(game, one, player), key, players) for one in (state, twin)] for maker in seats
        )
        assert honest[0] == honest[1]
        peeked += peeking[0] != peeking[1]
        game.apply(state, player, move)
    assert peeked > 0


@pytest.mark.strength
@pytest.mark.parametrize("key", ["watch", "smartphone_inc", "ground_floor", "councils_contracts"])
def test_knowledge_is_worth_something(key: str) -> None:
    """Two equal bots, one of which knows everything; how often it wins is what hidden information is worth."""
    game = find_game(key)
    network = shipped(game, 2)
    assert network
    won = 0.0
    for number in range(GAMES):
        state = game.new(2, 9000 + number // 2, {})
        cheat = number % 2
        seats = [(PeekingSeat if player == cheat else Seat)(game, state, player) for player in range(2)]
        bots = [SearchBot(10 * number + player, network, 40) for player in range(2)]
        while not game.is_over(state):
            player = game.actor(state)
            game.apply(state, player, bots[player].choose(seats[player]))
        won += game.win_shares(state)[cheat]
    print(f"{key}: a twin that peeks wins {won / GAMES:.2f}")
    assert won / GAMES > 0.4  # knowledge never hurts much
