"""What happened, as the journal of a game tells it."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

MOST_FACTS: Final = 3  # numbers that an event has room for


class EventKind:
    """A kind of event: its text key, the rule behind it, and the names of its facts.

    A fact named like a component kind ("space") is the number of a component, any other is a
    plain number. There are at most three, in the order in which State.record takes them. A secret event is for its
    own player's eyes until the game is over. A minor one is a detail that a summary leaves out. One that tells
    happens to a player who holds nothing that would let them choose: where another's move brings it about, that one
    cannot undo the move, having learned it.
    """

    __slots__ = ("facts", "minor", "name", "rule", "secret", "tells")

    def __init__(
        self,
        name: str,
        rule: str,
        facts: list[str],
        secret: bool = False,
        tells: bool = False,
        minor: bool = False,
    ) -> None:
        if len(facts) > MOST_FACTS:
            raise ValueError(f"event {name!r} has more than {MOST_FACTS} facts")
        self.name = name
        self.rule = rule
        self.facts = facts
        self.secret = secret
        self.tells = tells
        self.minor = minor


@mypyc_attr(acyclic=True)
class Event:
    """One thing that happened, in a round; `player` may be a neutral figure, numbered after the last seat."""

    __slots__ = ("a", "b", "c", "kind", "player", "round")

    def __init__(self, kind: EventKind, round_: i64, player: i64, a: i64, b: i64, c: i64) -> None:
        self.kind = kind
        self.round = round_
        self.player = player
        self.a = a
        self.b = b
        self.c = c

    def values(self) -> dict[str, int]:
        """The facts by name; numbers that the kind has no name for are not told."""
        numbers = [int(self.a), int(self.b), int(self.c)]
        return {name: numbers[at] for at, name in enumerate(self.kind.facts)}
