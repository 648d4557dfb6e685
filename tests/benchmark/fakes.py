"""Engines, workers and measurements whose numbers are known."""

from collections.abc import Callable, Generator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from chefetage.benchmark.plan import Job
from chefetage.benchmark.protocol import Hello, Measurement, Task
from chefetage.benchmark.report import Row

WIDTHS = (2, 1, 3, 1, 1, 4)  # legal moves at each turn: three decisions, three forced steps, nine options


class FakeEngine:
    """A game of six turns that offers the same numbers of moves every time."""

    version = "1.0"
    mode = "interpreted"
    players = 2

    def __init__(
        self,
        widths: Sequence[int] = WIDTHS,
        *,
        has_own_loop: bool = False,
        counts: bool = True,
        searches: bool = True,
        judges: bool = True,
    ) -> None:
        self.widths = widths
        self.has_own_loop = has_own_loop
        self.counts = counts
        self.searches = searches
        self.judges = judges
        self.clones = 0
        self.played_out: list[list[int]] = []
        self.searched: list[list[int]] = []

    def start(self, seed: int) -> list[int]:
        return []

    def turns(self, state: list[int], random: Callable[[], float]) -> Generator[list[int], int, None]:
        while len(state) < len(self.widths):
            state.append((yield list(range(self.widths[len(state)]))))

    def cloning(self, state: list[int]) -> Callable[[], object]:
        return lambda: self.clone(state)

    def clone(self, state: list[int]) -> list[int]:
        self.clones += 1
        return state[:]

    def playout(self, state: Any) -> tuple[int, int, int] | None:
        return (3, 3, 9) if self.counts else None

    def playing_out(self, state: list[int]) -> Callable[[], object] | None:
        return lambda: self.played_out.append(state)

    def searching(self, state: list[int], iterations: int) -> Callable[[], tuple[int, int | None]] | None:
        def search() -> tuple[int, int | None]:
            self.searched.append(state)
            return iterations, 5 * iterations if self.judges else None

        return search if self.searches else None


class FakeClock:
    """Every reading is one second later."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 1
        return self.now


def job(engine: str = "chefetage", game: str = "watch", mode: str | None = None, python: str = "python") -> Job:
    return Job(Task("own", engine, game, 4), python, mode)


def hello(mode: str = "compiled") -> Hello:
    return Hello(version="1.0", mode=mode, players=4, python="3.11.0")


def measurement(loop: str = "python", decisions: int = 100, clone: float | None = 2.0) -> Measurement:
    """Ten games in two CPU seconds."""
    return Measurement(
        loop=loop,
        games=10,
        cpu_seconds=2.0,
        decisions=decisions,
        forced=30,
        branching_sum=decisions * 5,
        clone_microseconds=clone,
        bytes_per_state=None if clone is None else 800.0,
    )


def search_measurement(playouts: float, iterations: float | None, judged: float | None) -> Measurement:
    speeds = {"playouts_per_second": playouts, "iterations_per_second": iterations, "judged_per_second": judged}
    return msgspec.structs.replace(measurement(), **speeds)


def row(engine: str, speed: float, *, game: str = "watch", mode: str = "compiled", loop: str = "python") -> Row:
    return Row(
        engine=engine,
        version="1.0",
        python="3.11.0",
        game=game,
        players=4,
        mode=mode,
        loop=loop,
        rounds=5,
        decisions_per_second=speed,
        slowest=speed * 0.9,
        fastest=speed * 1.1,
        games_per_second=speed / 100,
        decisions_per_game=100,
        forced_per_game=3,
        branching=5,
        clone_microseconds=2,
        bytes_per_state=800,
    )


def search_row(
    engine: str, playouts: float, iterations: float | None, *, game: str = "watch", length: float = 100
) -> Row:
    """An engine that plays out and searches; `length` is in decisions per game."""
    return msgspec.structs.replace(
        row(engine, 1000, game=game),
        decisions_per_game=length,
        playouts_per_second=playouts,
        iterations_per_second=iterations,
        judged_per_second=None if iterations is None else 5 * iterations,
    )


HELLO = '{"type": "hello", "version": "1.0", "mode": "compiled", "players": 4, "python": "3.11.0"}'
SLICE = (
    '{"type": "slice", "measurements": [{"loop": "python", "games": 10, "cpu_seconds": 2.0, "decisions": 100,'
    ' "forced": 30, "branching_sum": 500, "clone_microseconds": 2.0, "bytes_per_state": 800.0}]}'
)


def script(folder: Path, *lines: str) -> Path:
    """A worker that does what the lines say; `say` prints an answer, `ask` waits for a request."""
    path = folder / "fake_worker.py"
    prelude = [
        "import sys",
        "def say(line): print(line, flush=True)",
        "def ask(): return sys.stdin.readline()",
        f"HELLO = {HELLO!r}",
        f"SLICE = {SLICE!r}",
    ]
    path.write_text("\n".join([*prelude, *lines, ""]))
    return path


OBEDIENT = ("say(HELLO)", "while ask(): say(SLICE)")
