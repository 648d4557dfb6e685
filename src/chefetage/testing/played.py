"""Random games, played once and looked at by many tests."""

from collections.abc import Iterator
from typing import Generic, TypeVar, cast

from chefetage.core.chance import Chance
from chefetage.core.events import Event
from chefetage.core.game import Game
from chefetage.core.info import Options
from chefetage.core.journal import journal_of
from chefetage.core.state import Move, State

S = TypeVar("S", bound=State)


class PlayedGame(Generic[S]):
    """A game from set-up to the end; position n + 1 follows from move n."""

    def __init__(self, game: Game[S], players: int, options: Options, seed: int) -> None:
        self.game = game
        self.options = options
        self.states: list[S] = []
        self.told: list[int] = []  # how much of the journal belongs to the positions up to each
        self.offered: list[list[Move]] = []
        s = game.new(players, seed, options)
        self.play_to_the_end(s, Chance.of(seed, ["the players' choices"]))
        self.journal: list[Event] = journal_of(s)

    def play_to_the_end(self, s: S, chance: Chance) -> None:
        self.keep(s)
        while not self.game.is_over(s):
            p = self.game.actor(s)
            moves = self.game.legal_moves(s, p)
            self.offered.append(moves)
            self.game.apply(s, p, moves[chance.below(0, len(moves))])
            self.keep(s)

    def keep(self, s: S) -> None:
        self.states.append(cast(S, s.clone()))
        self.told.append(len(journal_of(s)))

    def events_after(self, move: int) -> list[Event]:
        """What a move set off."""
        return self.journal[self.told[move] : self.told[move + 1]]

    def decisions(self) -> Iterator[tuple[S, list[str]]]:
        """Each position but the last, with all moves that were legal there."""
        for s, moves in zip(self.states, self.offered, strict=False):
            yield s, [self.game.notation(move) for move in moves]

    def sample(self, size: int) -> list[S]:
        """A few positions, for what would take too long on all."""
        return self.states[: -1 : len(self.states) // size]
