"""Measures one engine on one game, a slice of CPU time for each line it reads.

The first argument is the task as JSON. Answers are JSON lines on standard output: a hello, then one
answer per request, or a failure. The end of standard input ends the worker.
"""

import gc
import json
import os
import platform
import sys
import time
from collections.abc import Callable, Generator, Sequence
from importlib import import_module
from itertools import cycle
from pathlib import Path
from random import Random
from typing import Any, Final, Protocol, TextIO

Chooser = Callable[[], float]
Turns = Generator[Sequence[Any], Any, None]
Tally = tuple[int, int, int]  # decisions, forced steps, legal moves summed over the decisions
Effort = tuple[int, int | None]  # iterations of a search, positions that it judged without playing on from them

NOTHING: Final[Tally] = (0, 0, 0)

SEED: Final = 1
MIDDLES: Final = 8  # positions that are cloned and searched, each from the middle of another game
ITERATIONS: Final = 100  # of one search
CLONE_SHARE: Final = 0.2  # of a slice's time
CLONES_PER_READING: Final = 50  # of the clock
CLONE_BATCH: Final = 1_000
MOST_BATCHES: Final = 20
ENOUGH_GROWTH: Final = 32_000_000  # bytes, well above the steps in which memory is given


class Engine(Protocol):
    """What an adapter supplies. A state is whatever the engine calls one."""

    version: str
    mode: str  # compiled or interpreted
    players: int
    has_own_loop: bool

    def start(self, seed: int) -> Any: ...

    def turns(self, state: Any, random: Chooser) -> Turns:
        """Yield all legal moves, make the one sent back, until the game ends; a chance event is a single move."""

    def cloning(self, state: Any) -> Callable[[], object] | None:
        """The engine's own way to copy this state; None if it has none."""

    def playout(self, state: Any) -> Tally | None:
        """Play to the end in the engine's own loop; None if that loop does not count."""

    def playing_out(self, state: Any) -> Callable[[], object] | None:
        """The engine's quickest way to play a copy of this state to its end at random; None if it has none."""

    def searching(self, state: Any, iterations: int) -> Callable[[], Effort] | None:
        """The engine's own search for a move, which begins anew at every call; None if it has none."""


def play(turns: Turns, random: Chooser) -> Tally:
    """Play a random game to its end. What counts as a decision is decided here, for every engine."""
    decisions = forced = options = 0
    make = turns.send
    try:
        moves = next(turns)
        while True:
            count = len(moves)
            if count > 1:
                decisions += 1
                options += count
            else:
                forced += 1
            moves = make(moves[int(random() * count)])
    except StopIteration:
        return decisions, forced, options


def middle(engine: Engine, seed: int) -> Any:
    """A state half-way through a random game, at a decision."""
    random = Random(seed).random
    decisions, _, _ = play(engine.turns(engine.start(seed), random), random)
    random = Random(seed).random
    state = engine.start(seed)
    turns = engine.turns(state, random)
    moves = next(turns)
    before = decisions // 2
    while before > 0 or (decisions > 0 and len(moves) == 1):
        before -= len(moves) > 1
        moves = turns.send(moves[int(random() * len(moves))])
    return state


def resident_bytes() -> int | None:
    """Memory the system has given to this process; None where it does not tell."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError, AttributeError):
        return None


def bytes_per_state(clones: Sequence[Callable[[], object]]) -> float | None:
    """Growth of resident memory per live clone."""
    if not clones or resident_bytes() is None:
        return None
    gc.collect()
    alive = batch(clones)  # not counted: it uses up memory freed earlier, which would hide growth
    before = resident_bytes() or 0
    growth = batches = 0
    while batches < MOST_BATCHES and growth < ENOUGH_GROWTH:
        alive += batch(clones)
        batches += 1
        growth = (resident_bytes() or 0) - before
    return growth / (batches * CLONE_BATCH)


def batch(clones: Sequence[Callable[[], object]]) -> list[object]:
    return [clones[at % len(clones)]() for at in range(CLONE_BATCH)]


class Gauge:
    """Takes the measurements of one engine, slice by slice."""

    def __init__(self, engine: Engine, clock: Callable[[], float] = time.process_time) -> None:
        self.engine = engine
        self.clock = clock
        self.random = Random(SEED).random
        self.seed = SEED
        self.met = NOTHING  # in the Python loop, in all slices
        self.met_games = 0
        states: list[Any] = []
        if engine.cloning(engine.start(SEED)) is not None:
            states = [middle(engine, SEED + at) for at in range(MIDDLES)]
        self.clones = [clone for state in states if (clone := engine.cloning(state))]
        self.playouts = [playout for state in states if (playout := engine.playing_out(state))]
        self.searches = [search for state in states if (search := engine.searching(state, ITERATIONS))]
        self.next_playout = cycle(self.playouts)
        self.next_search = cycle(self.searches)
        self.state_bytes = bytes_per_state(self.clones)

    def slice(self, seconds: float) -> list[dict[str, object]]:
        """One measurement in the Python loop and, if the engine has one, one in its own loop."""
        loops = [self.python_loop(seconds)]
        if self.engine.has_own_loop:
            loops.append(self.own_loop(seconds))
        beside: dict[str, object] = {
            "clone_microseconds": self.clone_microseconds(seconds * CLONE_SHARE),
            "bytes_per_state": self.state_bytes,
            "playouts_per_second": self.playouts_per_second(seconds),
        }
        beside["iterations_per_second"], beside["judged_per_second"] = self.search_speed(seconds)
        return [measurement | beside for measurement in loops]

    def python_loop(self, seconds: float) -> dict[str, object]:
        random = self.random
        games, cpu, tally = self.games(seconds, lambda state: play(self.engine.turns(state, random), random))
        self.met = add(self.met, tally)
        self.met_games += games
        return measurement("python", games, cpu, tally)

    def own_loop(self, seconds: float) -> dict[str, object]:
        games, cpu, tally = self.games(seconds, self.engine.playout)
        if tally == NOTHING:  # it does not count; equally random games have equal means
            decisions, forced, options = (round(total * games / self.met_games) for total in self.met)
            tally = (decisions, forced, options)
        return measurement("inner", games, cpu, tally)

    def games(self, seconds: float, play_one: Callable[[Any], Tally | None]) -> tuple[int, float, Tally]:
        """Whole games, set-up included, until the time is used up: number, CPU seconds, tally."""
        games = 0
        tally = NOTHING
        start = self.clock()
        while True:
            self.seed += 1
            tally = add(tally, play_one(self.engine.start(self.seed)) or NOTHING)
            games += 1
            used = self.clock() - start
            if used >= seconds:
                return games, used, tally

    def clone_microseconds(self, seconds: float) -> float | None:
        if not self.clones:
            return None
        done = 0
        start = self.clock()
        while True:
            for _ in range(CLONES_PER_READING):
                for clone in self.clones:
                    clone()
            done += CLONES_PER_READING * len(self.clones)
            used = self.clock() - start
            if used >= seconds:
                return used / done * 1e6

    def playouts_per_second(self, seconds: float) -> float | None:
        if not self.playouts:
            return None
        done = 0
        start = self.clock()
        while True:
            next(self.next_playout)()
            done += 1
            used = self.clock() - start
            if used >= seconds:
                return done / used

    def search_speed(self, seconds: float) -> tuple[float | None, float | None]:
        """Iterations and judged positions per second of whole searches, one position after the other."""
        if not self.searches:
            return None, None
        iterations = 0
        judged: int | None = 0
        start = self.clock()
        while True:
            done, positions = next(self.next_search)()
            iterations += done
            judged = None if judged is None or positions is None else judged + positions
            used = self.clock() - start
            if used >= seconds:
                return iterations / used, None if judged is None else judged / used


def add(one: Tally, other: Tally) -> Tally:
    return one[0] + other[0], one[1] + other[1], one[2] + other[2]


def measurement(loop: str, games: int, cpu: float, tally: Tally) -> dict[str, object]:
    decisions, forced, options = tally
    return {
        "loop": loop,
        "games": games,
        "cpu_seconds": cpu,
        "decisions": decisions,
        "forced": forced,
        "branching_sum": options,
    }


def hello(engine: Engine) -> dict[str, object]:
    return {
        "type": "hello",
        "version": engine.version,
        "mode": engine.mode,
        "players": engine.players,
        "python": platform.python_version(),
    }


def serve(open_engine: Callable[[], Engine], requests: TextIO, answers: TextIO) -> None:
    """Answer until the requests end. Foreign code may raise anything: it becomes an answer too."""

    def say(answer: dict[str, object]) -> None:
        print(json.dumps(answer), file=answers, flush=True)

    try:
        engine = open_engine()
        gauge = Gauge(engine)
        say(hello(engine))
        for line in requests:
            say({"type": "slice", "measurements": gauge.slice(json.loads(line)["seconds"])})
    except ImportError as error:
        say({"type": "failure", "reason": "not-installed", "detail": str(error)})
    except Exception as error:
        say({"type": "failure", "reason": "failed", "detail": f"{type(error).__name__}: {error}"})


def main() -> None:
    task = json.loads(sys.argv[1])
    if task["core"] is not None:
        os.sched_setaffinity(0, {task["core"]})
    # Libraries greet on standard output; the answers keep a copy of it to themselves.
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)

    def open_engine() -> Engine:
        adapter = import_module(task["adapter"])
        engine: Engine = adapter.open_engine(task["engine"], task["game"], task["players"])
        return engine

    serve(open_engine, sys.stdin, answers)


if __name__ == "__main__":
    main()
