"""Playing a game in tests: moves as text, refusals and options."""

from typing import Generic, TypeVar

from mypy_extensions import i64

from chefetage.core.game import Game
from chefetage.core.state import Player, State
from chefetage.core.vec import vec

S = TypeVar("S", bound=State)


class Playing(Generic[S]):
    """What the tests of a game do with its states; `first` is the player who moves if nobody else is named."""

    def __init__(self, game: Game[S], first: Player = 0) -> None:
        self.game = game
        self.first = first

    def begin(self, s: S, step: str) -> S:
        """Let a step begin in a position, taken on to the first decision; the journal tells what happens since."""
        s.journal = []
        s.actors = 0
        s.waiting = vec[i64]()
        s.step = self.number_of(step)
        self.game.steps[s.step].enter(s)
        self.game.advance(s)
        return s

    def number_of(self, step: str) -> int:
        return next(number for number, box in enumerate(self.game.steps) if box.name == step)

    def play(self, s: S, *texts: str, player: Player | None = None) -> S:
        for text in texts:
            self.game.play(s, self.first if player is None else player, text)
        return s

    def refusal(self, s: S, text: str, player: Player | None = None) -> str | None:
        """The rule that forbids a move, None for a legal one."""
        explanation = self.game.explain(s, self.first if player is None else player, text)
        return None if explanation.legal else explanation.rule

    def objection(self, s: S, text: str, player: Player | None = None) -> str:
        """What stands against a move: "refusal", "not-now", "not-your-turn", "unknown-move"; "" for a legal one."""
        return self.game.explain(s, self.first if player is None else player, text).key

    def actor(self, s: S) -> Player:
        return self.game.actor(s)

    def options(self, s: S, player: Player | None = None) -> list[str]:
        """All that a player may do; by default the one who owes a decision."""
        p = self.actor(s) if player is None else player
        return [self.game.notation(move) for move in self.game.legal_moves(s, p)]

    def step(self, s: S) -> str:
        return self.game.step_name(s)
