"""What the tools that look at many games of bots have in common: processes that play, progress, and intervals."""

import sys
from collections.abc import Callable, Iterable
from math import sqrt
from multiprocessing import get_context
from typing import NamedTuple, TypeVar

Z = 1.959964  # of the 95 % interval
Work = TypeVar("Work")
Found = TypeVar("Found")


class Share(NamedTuple):
    """A share of many cases, with its 95 % interval (Wilson's)."""

    value: float
    low: float
    high: float
    cases: int

    def __str__(self) -> str:
        return f"{100 * self.value:.1f} % ({100 * self.low:.1f} to {100 * self.high:.1f})"


def share_of(hits: float, cases: int) -> Share:
    """How often something was so; of no cases nothing is known."""
    if cases == 0:
        return Share(0.0, 0.0, 1.0, 0)
    seen = hits / cases
    middle = (seen + Z * Z / (2 * cases)) / (1 + Z * Z / cases)
    half = Z / (1 + Z * Z / cases) * sqrt(seen * (1 - seen) / cases + Z * Z / (4 * cases * cases))
    return Share(seen, max(0.0, middle - half), min(1.0, middle + half), cases)


def mean_of(values: list[float]) -> tuple[float, float]:
    """The mean, and half of its 95 % interval."""
    mean = sum(values) / len(values)
    spread = sqrt(sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1))
    return mean, Z * spread / sqrt(len(values))


def played_by(workers: int, play: Callable[[Work], Found], games: Iterable[Work], total: int) -> list[Found]:
    """What every game brought, in order; progress goes to the error stream. Ctrl-C ends all processes."""
    found = []
    with get_context("fork").Pool(workers) as pool:
        for result in pool.imap(play, games):
            found.append(result)
            if sys.stderr.isatty() or len(found) in (1, total) or len(found) % max(1, total // 10) == 0:
                print(f"\r{len(found)} of {total} games", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return found
