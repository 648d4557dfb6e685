"""Random games, played once and looked at by many tests."""

from collections.abc import Iterator
from functools import cache

from chefetage.games.watch import GAME
from chefetage.games.watch.rules.state import State
from chefetage.testing.played import PlayedGame

PLAYER_COUNTS = [1, 2, 3, 4]
GAMES_PER_COUNT = 40
SAMPLES_PER_GAME = 6


@cache
def games(players: int) -> list[PlayedGame[State]]:
    return [PlayedGame(GAME, players, {}, seed) for seed in range(GAMES_PER_COUNT)]


def sample(players: int) -> Iterator[State]:
    for game in games(players):
        yield from game.sample(SAMPLES_PER_GAME)
