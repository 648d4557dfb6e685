"""Thought: what a bot thinks of a decision, and what it would do."""

from mypy_extensions import i64

from chefetage.core.state import Move


class Candidate:
    """A legal move as a bot sees it: what everybody may expect after it."""

    __slots__ = ("effort", "error", "move", "points", "shares")

    def __init__(self, move: Move, shares: list[float], points: list[float], error: float, effort: i64) -> None:
        self.move: Move = move
        self.shares = shares  # of the win, by player, then of opponents from the rulebook; their sum is 1
        self.points = points  # at the end, by player
        self.error = error  # standard error of the mover's share, as far as the bot can tell; 0 if it cannot
        self.effort: i64 = effort  # how many positions were looked at behind it


class Thought:
    """A move with its reasons. A bot that gives no reasons has no candidates."""

    __slots__ = ("candidates", "effort", "line", "move")

    def __init__(self, move: Move, candidates: list[Candidate], line: list[Move], effort: i64) -> None:
        self.move: Move = move
        self.candidates = candidates  # in the order of the legal moves
        self.line = line  # the moves that are expected now, this one first
        self.effort: i64 = effort  # positions in all

    def candidate(self) -> Candidate | None:
        """The one of the move."""
        for candidate in self.candidates:
            if candidate.move == self.move:
                return candidate
        return None


class Budget:
    """How long a bot may think: so many iterations, or until somebody stops it. Seconds would make chance of it."""

    __slots__ = ("is_stopped", "iterations", "only_move")

    def __init__(self, iterations: int, only_move: bool = False) -> None:
        self.iterations: i64 = iterations
        self.only_move = only_move  # it may end as soon as no iteration left could change the move
        self.is_stopped = False  # set by whoever asked, from another thread: the best so far is the answer
