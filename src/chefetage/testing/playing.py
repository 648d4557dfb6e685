"""Playing a game in tests: moves as text, refusals and options."""

from typing import Generic, TypeVar

from mypy_extensions import i64

from chefetage.core.explanation import Refused
from chefetage.core.game import Game
from chefetage.core.state import Player, State
from chefetage.core.vec import vec

S = TypeVar("S", bound=State)


class Playing(Generic[S]):
    """What the tests of a game do with its states.

    `first` is the player who moves if nobody else is named; if it is None, whoever owes a decision. If it `stops`, play
    ends with a step, where the engine would go on to the next one: so a test sees what the step leaves behind.
    """

    def __init__(self, game: Game[S], first: Player | None = 0, stops: bool = False) -> None:
        self.game = game
        self.first = first
        self.stops = stops

    def begin(self, s: S, step: str) -> S:
        """Let a step begin in a position, taken on to the first decision; the journal tells what happens since."""
        s.journal = []
        s.actors = 0
        s.waiting = vec[i64]()
        s.step = self.number_of(step)
        self.game.steps[s.step].enter(s)
        self.go_on(s)
        return s

    def go_on(self, s: S) -> None:
        """To the next decision, or to the end of the step."""
        if not self.stops:
            self.game.advance(s)
            return
        while s.actors == 0 and len(s.waiting) > 0:
            s.resume()
            self.game.steps[s.step].after(s, s.mover)

    def number_of(self, step: str) -> int:
        return next(number for number, box in enumerate(self.game.steps) if box.name == step)

    def play(self, s: S, *texts: str, player: Player | None = None) -> S:
        play = self.play_and_stop if self.stops else self.game.play
        for text in texts:
            play(s, self.mover(s, player), text)
        return s

    def play_and_stop(self, s: S, p: Player, text: str) -> None:
        """What Game.play does, as far as it belongs to the step."""
        explanation = self.game.explain(s, p, text)
        if not explanation.legal:
            raise Refused(explanation)
        move, depth = self.game.parse(text), len(s.waiting)
        s.mover = p
        action = self.game.action_of[move]
        action.perform(s, p, move - action.first)
        if len(s.waiting) == depth:
            self.game.steps[s.step].after(s, p)
        self.go_on(s)

    def mover(self, s: S, player: Player | None) -> Player:
        """The player named, or else the one who moves."""
        if player is not None:
            return player
        return self.actor(s) if self.first is None else self.first

    def refusal(self, s: S, text: str, player: Player | None = None) -> str | None:
        """The rule that forbids a move, None for a legal one."""
        explanation = self.game.explain(s, self.mover(s, player), text)
        return None if explanation.legal else explanation.rule

    def objection(self, s: S, text: str, player: Player | None = None) -> str:
        """What stands against a move, a key of Explanation: "refusal", "not-now"; "" for a legal one."""
        return self.game.explain(s, self.mover(s, player), text).key

    def actor(self, s: S) -> Player:
        return self.game.actor(s)

    def options(self, s: S, player: Player | None = None) -> list[str]:
        """All that a player may do; by default the one who owes a decision."""
        p = self.actor(s) if player is None else player
        return [self.game.notation(move) for move in self.game.legal_moves(s, p)]

    def step(self, s: S) -> str:
        return self.game.step_name(s)
