"""Action: something the rulebook lets a player do. Doing it once is a move."""

from typing import Generic, TypeVar

from mypy_extensions import i64

from chefetage.core.state import Player, RuleId, State
from chefetage.core.vec import vec

S = TypeVar("S", bound=State)


class Argument:
    """What a move names: "space" with its keys "smuggle", "sell"; "gears" with "0", "1", "2".

    A key joined by "+" names several components at once. The kind and the key lead to the text.
    """

    __slots__ = ("keys", "kind")

    def __init__(self, kind: str, keys: list[str]) -> None:
        self.kind = kind
        self.keys = keys

    @staticmethod
    def numbers(kind: str, size: int) -> "Argument":
        return Argument(kind, [str(number) for number in range(size)])


class Action(Generic[S]):
    """Something a player may do in one or more steps; `rule` is the rule that speaks of it.

    A move is the number `first + arg`, 0 <= arg < size; `arg` counts through all that its arguments can name, the last
    one first. One object serves all states and holds none of their data.
    """

    __slots__ = ("arguments", "first", "name", "rule", "size")

    def __init__(self, name: str, rule: RuleId, arguments: list[Argument] | None = None) -> None:
        self.name = name
        self.rule = rule
        self.arguments: list[Argument] = arguments or []
        self.first: i64 = -1  # given by the game
        self.size: i64 = 1
        for argument in self.arguments:
            self.size *= len(argument.keys)

    def refusal(self, s: S, p: Player, arg: i64) -> RuleId | None:
        """The rule that forbids it; None means legal. The one place where a game says so.

        The engine asks it only of a player who owes a decision in a step with this action, so turn and time need no
        check; rules ask it ahead, to see whether there will be a choice. It changes nothing, knows no more than the
        player does, and answers for every arg. The rule has an id of the rulebook and a text `refusal-…` in both
        languages.
        """
        return None

    def closed_by(self, s: S, p: Player, arg: i64) -> RuleId | None:
        """The rule for which p, who has something else to decide, was not asked for this; None: it is another time.

        So whoever was passed over in a step hears why. It needs a text `refusal-…` like any other refusal.
        """
        return None

    def perform(self, s: S, p: Player, arg: i64) -> None:
        """Do it. Trusts that it is not refused; what follows for the step belongs into the step's `after`.

        It changes the state, records what happened, reveals what becomes known, and may ask for one sub-decision.
        """
        raise NotImplementedError

    def fill(self, s: S, p: Player, out: vec[i64], count: i64) -> i64:
        """Write the legal moves behind the first `count`, in the order of their numbers; returns the new count.

        Overridden only where a profile says so, and then it must list exactly what `refusal` allows: a law proves it.
        """
        for arg in range(self.size):
            if self.refusal(s, p, arg) is None:
                out[count] = self.first + arg
                count += 1
        return count

    def is_possible(self, s: S, p: Player) -> bool:
        """Whether any argument is legal."""
        for arg in range(self.size):
            if self.refusal(s, p, arg) is None:
                return True
        return False

    def facts(self, s: S, p: Player, arg: i64) -> dict[str, int]:
        """The numbers that the move in words, or the explanation of a refusal, needs.

        Asked for legal and for refused moves of the current step. It changes nothing and gives away nothing that is
        hidden from p: it is sent to the boards with every offer. A fact named like a kind of component is the number of
        a component, "player" that of a player, any other a plain number.
        """
        return {}

    def keys(self, arg: i64) -> list[str]:
        """The keys of the arguments, in their order."""
        keys: list[str] = []
        for argument in reversed(self.arguments):
            size: i64 = len(argument.keys)
            keys.insert(0, argument.keys[arg % size])
            arg //= size
        return keys


class Decline(Action[S]):
    """Do nothing: the way out of a decision that nobody is forced to."""

    def perform(self, s: S, p: Player, arg: i64) -> None:
        pass
