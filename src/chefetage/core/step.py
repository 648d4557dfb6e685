"""Step: one box of a game's flow chart. It holds no data."""

from typing import Generic, TypeVar

from mypy_extensions import i64

from chefetage.core.action import Action
from chefetage.core.state import BIT, Player, RuleId, State

S = TypeVar("S", bound=State)


class Step(Generic[S]):
    __slots__ = ("actions", "name", "number", "rule", "width")

    def __init__(self, name: str, rule: RuleId, actions: list[Action[S]]) -> None:
        self.name = name
        self.rule = rule
        self.actions = actions
        self.number: i64 = -1  # given by the game
        self.width: i64 = 0  # most moves that this step can offer
        for action in actions:
            self.width += action.size

    def enter(self, s: S) -> None:
        """Do the automatic work, or say in s.actors who must decide."""

    def after(self, s: S, p: Player) -> None:
        """p's move, and all it asked for, is finished; by default p owes no further decision."""
        s.actors &= ~BIT[p]

    def facts(self, s: S) -> dict[str, int]:
        """The numbers that belong into the question put to the player."""
        return {}

    def next(self, s: S) -> i64:
        """The step that follows when nobody owes a decision; by default the next of the list."""
        return self.number + 1
