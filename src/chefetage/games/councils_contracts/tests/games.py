"""Random games, played once and looked at by many tests."""

from collections.abc import Iterator
from functools import cache

from chefetage.core.chance import Chance
from chefetage.core.events import Event
from chefetage.games.councils_contracts import GAME
from chefetage.games.councils_contracts.rules.state import State

PLAYER_COUNTS = [2, 3, 4, 5]
GAMES_PER_COUNT = 20
SAMPLES_PER_GAME = 6


class PlayedGame:
    """A game from set-up to the end; position n + 1 follows from move n."""

    def __init__(self, players: int, seed: int) -> None:
        self.states: list[State] = []
        self.told: list[int] = []  # how much of the journal belongs to the positions up to each
        self.options: list[list[str]] = []
        self.moves: list[str] = []
        s = GAME.new(players, seed, {})
        assert s.journal is not None
        self.journal: list[Event] = s.journal
        self.play_to_the_end(s, Chance.of(seed, ["the players' choices"]))

    def play_to_the_end(self, s: State, chance: Chance) -> None:
        self.keep(s)
        while not GAME.is_over(s):
            p = GAME.actor(s)
            moves = GAME.legal_moves(s, p)
            move = moves[chance.below(0, len(moves))]
            self.options.append([GAME.notation(option) for option in moves])
            self.moves.append(GAME.notation(move))
            GAME.apply(s, p, move)
            self.keep(s)

    def keep(self, s: State) -> None:
        self.states.append(s.clone())
        self.told.append(len(self.journal))

    def events_after(self, move: int) -> list[Event]:
        """What a move set off."""
        return self.journal[self.told[move] : self.told[move + 1]]


@cache
def games(players: int) -> list[PlayedGame]:
    return [PlayedGame(players, seed) for seed in range(GAMES_PER_COUNT)]


def positions(players: int) -> Iterator[State]:
    for game in games(players):
        yield from game.states


def sample(players: int) -> Iterator[State]:
    """A few positions of every game, for what would take too long on all."""
    for game in games(players):
        yield from game.states[: -1 : len(game.states) // SAMPLES_PER_GAME]
