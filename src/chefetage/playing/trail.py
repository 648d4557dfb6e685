"""Trail: what a match keeps of its positions, so that one can look back and knows what may be undone."""

from chefetage.core import bits
from chefetage.core.state import NOBODY, Player, State
from chefetage.playing.journal import journal_of
from chefetage.playing.standing import RoundEnd
from chefetage.playing.twin import twin

CHECKPOINT = 20  # moves between states that are kept whole


class Trail:
    """The course of a match in numbers: an entry for the position before the first move and one for that after each.

    Every so many moves a position is kept whole, so that any other is only a few moves away.
    """

    def __init__(self, start: State, secret_steps: frozenset[int]) -> None:
        self.secret_steps = secret_steps  # those in which players decide at the same time, unseen
        self.steps: list[int] = []  # of the flow chart
        self.actors: list[int] = []  # who owes a decision, one bit each
        self.reveals: list[int] = []  # how often something hidden has become known
        self.silences: list[int] = []  # how often it became known because somebody was not asked (EventKind.tells)
        self.told: list[int] = []  # how much of the journal was written
        self.secrets: dict[int, int] = {}  # plies that told the others nothing, and who moved there
        self.checkpoints: list[State] = []
        self.round_ends: list[RoundEnd] = []  # where the match keeps them
        self.note(start, NOBODY)

    @property
    def start(self) -> State:
        """The position before the first move; to be cloned, not played on."""
        return self.checkpoints[0]

    def note(self, state: State, mover: Player) -> None:
        """Add an entry for the position that a move of the mover has led to."""
        if len(self.told) % CHECKPOINT == 0:
            self.checkpoints.append(state.clone())
        if self.is_secret(state, mover):
            self.secrets[len(self.told)] = int(mover)
        journal = journal_of(state)
        news = journal[self.told[-1] :] if self.told else []
        silent = sum(event.kind.tells and event.player != mover for event in news)
        self.steps.append(int(state.step))
        self.actors.append(int(state.actors))
        self.reveals.append(int(state.reveals))
        self.silences.append(silent + (self.silences[-1] if self.silences else 0))
        self.told.append(len(journal))

    def is_secret(self, state: State, mover: Player) -> bool:
        """Whether the move to this state told the others nothing: made unseen, with its player still to decide."""
        goes_on = bool(self.steps) and self.steps[-1] == state.step and bits.has(state.actors, mover)
        return goes_on and state.step in self.secret_steps

    @property
    def ply(self) -> int:
        """Of the last entry."""
        return len(self.told) - 1

    def has_revealed_since(self, ply: int) -> bool:
        """Whether something hidden has become known after so many moves."""
        return (self.reveals[ply], self.silences[ply]) != (self.reveals[-1], self.silences[-1])

    def leaves_open(self, ply: int) -> bool:
        """Whether somebody who owed a decision before this move still owed it afterwards."""
        return self.actors[ply - 1] & self.actors[ply] != 0

    def until(self, ply: int) -> "Trail":
        """A trail of its own that ends there."""
        trail = twin(self)
        trail.steps = self.steps[: ply + 1]
        trail.actors = self.actors[: ply + 1]
        trail.reveals = self.reveals[: ply + 1]
        trail.silences = self.silences[: ply + 1]
        trail.told = self.told[: ply + 1]
        trail.secrets = {number: mover for number, mover in self.secrets.items() if number <= ply}
        trail.checkpoints = self.checkpoints[: ply // CHECKPOINT + 1]
        trail.round_ends = [end for end in self.round_ends if end.ply <= ply]
        return trail

    def checkpoint(self, ply: int) -> tuple[int, State]:
        """The last position at or before a ply that was kept whole, and its ply."""
        number = ply // CHECKPOINT
        return number * CHECKPOINT, self.checkpoints[number].clone()
