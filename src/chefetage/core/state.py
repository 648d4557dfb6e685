"""State: everything on the table, and whose decision it is. Each game adds its own fields."""

from typing import Final, TypeAlias

from mypy_extensions import i64, mypyc_attr

from chefetage.core.bits import BIT
from chefetage.core.chance import Chance
from chefetage.core.events import Event, EventKind
from chefetage.core.vec import append, pop, vec

Player: TypeAlias = i64  # a seat, from 0
Move: TypeAlias = i64  # a number below game.move_count; lives only inside one process
RuleId: TypeAlias = str  # "WA-5.3": key of rulebook, texts and tests

NOBODY: Final = -1
GAME_OVER: Final = -1  # in place of a step's number


@mypyc_attr(acyclic=True)
class State:
    """The part of a state that every game has: a position, complete enough to play on from it.

    A game derives a class of its own with more fields, all in `__slots__`: whole numbers, vecs of them, and objects
    made of these. Every field but the journal belongs to the position and to its hash, by its name. The class is made
    without arguments and copied by a `clone` written by hand, which shares nothing with the original.

    Rules write `actors`, `round`, `order` and `turn`, mostly by the methods below; `step` and `waiting` are the
    engine's.
    """

    __slots__ = (
        "actors",
        "chance",
        "journal",
        "mover",
        "order",
        "players",
        "reveals",
        "round",
        "step",
        "turn",
        "waiting",
    )

    def __init__(self) -> None:
        self.players: i64 = 0  # seats; neutral figures are not counted
        self.step: i64 = 0  # index into game.steps, or GAME_OVER
        self.round: i64 = 0  # from 1; 0 in a game that counts none
        self.actors: i64 = 0  # bit set: who owes a decision now
        self.order: vec[i64] = vec[i64]()  # players in the order in which they have their turns
        self.turn: i64 = 0  # index into order
        self.waiting: vec[i64] = vec[i64]()  # interrupted moves: step, mover, actors of each
        self.mover: Player = 0  # whose move is under way; `after` is called for this player
        self.reveals: i64 = 0  # how often hidden information became known; undo stops there
        self.chance: Chance = Chance()
        self.journal: list[Event] | None = None  # None in clones: searching writes no story

    def clone(self) -> "State":
        """A copy of all fields but the journal, which is None: what is tried on a copy writes no story."""
        raise NotImplementedError

    def copy_core_to(self, copy: "State") -> None:
        """The core's part of a game's hand-written clone()."""
        copy.players = self.players
        copy.step = self.step
        copy.round = self.round
        copy.actors = self.actors
        copy.order = self.order[:]
        copy.turn = self.turn
        copy.waiting = self.waiting[:]
        copy.mover = self.mover
        copy.reveals = self.reveals
        copy.chance = self.chance.clone()

    @property
    def outer_step(self) -> i64:
        """The step of the sequence that is under way, below all sub-decisions."""
        return self.waiting[0] if len(self.waiting) > 0 else self.step

    def start_turns(self, order: vec[i64]) -> None:
        """From now on the players of `order` decide one after the other."""
        self.order = order
        self.turn = -1
        self.next_turn()

    def next_turn(self) -> None:
        """The next of the order must decide; after the last, nobody."""
        self.turn += 1
        self.actors = BIT[self.order[self.turn]] if self.turn < i64(len(self.order)) else 0

    def ask(self, step: i64, player: Player) -> None:
        """Let a player make a sub-decision before this move is finished.

        Called by an action's `perform`, or by the automatic work of a step, at most once per move, and only where there
        are two options or more. The step that is under way is set aside with its mover and its actors; the step of the
        sub-decision takes its place without being entered. When that is decided, the engine takes up again what was set
        aside and calls its `after`. A sub-decision may ask for another.
        """
        self.waiting = append(self.waiting, self.step)
        self.waiting = append(self.waiting, self.mover)
        self.waiting = append(self.waiting, self.actors)
        self.step = step
        self.actors = BIT[player]

    def resume(self) -> None:
        """Go back to the move that asked; called by the engine when the sub-decision is made."""
        self.waiting, self.actors = pop(self.waiting)
        self.waiting, self.mover = pop(self.waiting)
        self.waiting, self.step = pop(self.waiting)

    def reveal(self) -> None:
        """Something hidden, or a random result, became known to somebody: no undo across this point.

        Owed by every rule that turns up a card, rolls a die or shows a secret choice. A law proves that a move without
        it teaches its mover nothing.
        """
        self.reveals += 1

    def record(self, kind: EventKind, player: Player, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Write into the journal what happened: a kind of event and the numbers that its facts name, in their order.

        Rules never read the journal: with or without it a game takes the same course.
        """
        if self.journal is not None:
            self.journal.append(Event(kind, self.round, player, a, b, c))
