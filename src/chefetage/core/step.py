"""Step: one box of a game's flow chart. It holds no data."""

from typing import Generic, TypeVar

from mypy_extensions import i64

from chefetage.core.action import Action
from chefetage.core.bits import BIT
from chefetage.core.state import Player, RuleId, State
from chefetage.core.vec import vec

S = TypeVar("S", bound=State)


class Step(Generic[S]):
    """What happens in a box of the flow chart, who decides there and between which actions.

    The engine calls

    - `enter` once, when the sequence reaches the step; never for a sub-decision that State.ask puts in between;
    - `after` once for every move of the step, when the move and all that it asked for is finished; and, if the
      automatic work of the step asked for a sub-decision, when that is made;
    - `next` once, as soon as nobody owes a decision and no move waits to be finished.

    A step leaves in s.actors who owes a decision. It may leave it empty: then it was automatic work only, and the next
    step follows at once. Whoever is in it has two legal moves or more, for a single option is carried out without
    asking (`offer`). In a step that is `secret`, players decide at the same time and unseen: others learn of a move
    only that its player owes no further decision. One that `tells` is asked only of players who hold something hidden:
    that it is asked, or is not, shows that they do.

    One object serves all states: what a step has to remember stands in the state.
    """

    __slots__ = ("actions", "name", "number", "rule", "secret", "tells", "width")

    def __init__(
        self, name: str, rule: RuleId, actions: list[Action[S]], secret: bool = False, tells: bool = False
    ) -> None:
        self.name = name
        self.rule = rule
        self.actions: vec[Action[S]] = vec[Action](actions)  # type: ignore[type-arg]  # librt takes plain classes
        self.secret = secret
        self.tells = tells
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
        """The numbers that belong into the question put to the player; asked while the step waits for a decision."""
        return {}

    def next(self, s: S) -> i64:
        """The number of the step that follows, or GAME_OVER; by default the next of the list."""
        return self.number + 1

    def has_action(self, action: Action[S]) -> bool:
        """Whether it is one of the step's; the compiler gets `in` wrong for a vec of generic objects."""
        for own in self.actions:
            if own is action:
                return True
        return False

    def has_choice(self, s: S, p: Player) -> bool:
        """Whether p has two options or more."""
        found: i64 = 0
        for action in self.actions:
            for arg in range(action.size):
                if action.refusal(s, p, arg) is None:
                    found += 1
                    if found == 2:
                        return True
        return False

    def offer(self, s: S, p: Player) -> None:
        """p decides between two options or more; a single one is carried out without asking."""
        if not self.settle(s, p):
            s.actors = BIT[p]

    def ask(self, s: S, p: Player) -> bool:
        """The same as a sub-decision of what is under way (State.ask); whether p is asked."""
        if self.settle(s, p):
            return False
        s.ask(self.number, p)
        return True

    def settle(self, s: S, p: Player) -> bool:
        """Whether p has no choice; then the single option, if there is any, is carried out."""
        only: Action[S] | None = None
        its: i64 = 0
        for action in self.actions:
            for arg in range(action.size):
                if action.refusal(s, p, arg) is None:
                    if only is not None:
                        return False
                    only = action
                    its = arg
        if only is not None:
            only.perform(s, p, its)
        return True

    def next_choice(self, s: S) -> None:
        """The next of the order who has a choice must decide; those who have none are passed over."""
        s.next_turn()
        while s.actors != 0 and not self.has_choice(s, s.order[s.turn]):
            s.next_turn()
