"""How fast experiments are: beside a bare loop, in one and two processes, on Ray, beside Catanatron's own loop.

  .venv/bin/python -m tools.experiment_speed --seconds 30 --rounds 3 --peers .tools/peers/bin/python

All games are played by greedy bots, three to a table.

Overhead: in one process, a bare loop and the engine play the same games by turns, block by block, half a second each;
what counts is the processor time of all the engine does, divided by the loop's.

Throughput: the ways take turns in a new random order each round, every one in processes of its own, and play the same
games; a digest proves it. It is counted from when three of ten games are played, so that starting processes does not
count, and is the median of the rounds. Two bare loops at the same time show what two processors of the machine can do.

Catanatron's package on the index has no command that simulates; what is timed is Game.play, which that command calls
for each game, with its bot that looks one move ahead, as greedy does. `python3 make.py bench` makes `.tools/peers`.
"""

import argparse
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Generator, Iterable, Iterator
from pathlib import Path
from typing import Any

from chefetage.bots.others import any_bot
from chefetage.bots.playing import play_to_the_end
from chefetage.core.catalog import find_game, game_keys
from chefetage.core.engine_mode import is_compiled
from chefetage.experiments.executors import executor_of
from chefetage.experiments.executors.executor import Done, Stop
from chefetage.experiments.executors.here import Here
from chefetage.experiments.executors.pool import Pool
from chefetage.experiments.experiment import Arm, Block, Experiment
from chefetage.experiments.extras import numpy
from chefetage.experiments.figures import Counter
from chefetage.experiments.run import Outcome, Progress, Run
from chefetage.experiments.run_folder import RunFolder

PLAYERS = 3
BOT = "greedy"
FEW = 8  # games by which it is found how many are played
STARTED = 0.3  # the part of the games after which all processes play
OVERHEAD_SECONDS = 60.0
CATANATRON = """
import time
from catanatron.game import Game
from catanatron.models.player import Color
from catanatron.players.search import VictoryPointPlayer
began, games = time.perf_counter(), 0
while time.perf_counter() - began < {seconds}:
    Game([VictoryPointPlayer(color) for color in list(Color)[:{players}]]).play()
    games += 1
print(games / (time.perf_counter() - began))
"""


def experiment_of(game: str, games: int, seed: int = 1) -> Experiment:
    return Experiment(game, [Arm([BOT] * PLAYERS)], games, seed)


def play_bare(wanted: Experiment, deals: Iterable[int]) -> None:
    """The games of an experiment by nothing but rules and bots, and who won them."""
    game = find_game(wanted.game)
    for deal in deals:
        bots = [any_bot(BOT, wanted.seed_of(deal, f"bot {seat}")) for seat in range(PLAYERS)]
        state = game.new(PLAYERS, wanted.seed_of(deal, "game"), {})
        state.journal = None
        play_to_the_end(game, state, bots)
        game.totals(state), game.ranking(state)


class WithBareLoop(Here):
    """An executor that lets the bare loop play each block first, and tells what that took."""

    bare_seconds = 0.0

    def played(self, blocks: Iterator[Block], stop: Stop) -> Generator[Done, None, None]:
        yield from super().played(map(self.after_bare_loop, blocks), stop)

    def after_bare_loop(self, block: Block) -> Block:
        began = time.process_time()
        play_bare(self.experiment, self.experiment.numbers(block))
        self.bare_seconds += time.process_time() - began
        return block


class Clock:
    """Counts the games of a run from when all processes play."""

    def __init__(self) -> None:
        self.start: tuple[float, int] | None = None
        self.end = (0.0, 0)

    def watch(self, now: Progress) -> None:
        self.end = time.perf_counter(), now.games
        if self.start is None and now.games >= STARTED * now.of:
            self.start = self.end

    @property
    def speed(self) -> float:
        assert self.start
        return (self.end[1] - self.start[1]) / (self.end[0] - self.start[0])


def played(wanted: Experiment, executor: Any, clock: Clock) -> Outcome:
    """With all that a run of the command does: games are kept, counted, and the progress is computed."""
    with tempfile.TemporaryDirectory() as folder:
        return Run(wanted, Counter(wanted).add, RunFolder(Path(folder))).play(executor, clock.watch)


# One measurement, in a process of its own.


def seconds_of_a_game(game: str) -> float:
    began = time.perf_counter()
    play_bare(experiment_of(game, FEW), range(FEW))
    return (time.perf_counter() - began) / FEW


def overhead(game: str) -> float:
    """What the engine needs more than a bare loop, in parts of that."""
    wanted = experiment_of(game, max(FEW, round(OVERHEAD_SECONDS / 2 / seconds_of_a_game(game))))
    executor = WithBareLoop(wanted)
    began = time.process_time()
    played(wanted, executor, Clock())
    return (time.process_time() - began - executor.bare_seconds) / executor.bare_seconds - 1


WAYS = ("1 process", "2 processes", "Ray, 2 processors")


def throughput(way: str, game: str, games: int) -> tuple[float, str]:
    """Games per second, and the digest."""
    wanted, clock = experiment_of(game, games), Clock()
    if way == "Ray, 2 processors":
        os.environ.update(RAY_USAGE_STATS_ENABLED="0", RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER="0")
        import ray

        ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level="error")
        outcome = played(wanted, executor_of(wanted, 2, ray.get_runtime_context().gcs_address), clock)
    else:
        outcome = played(wanted, Pool(wanted, 1 if way == "1 process" else 2), clock)
    return clock.speed, outcome.digest


def measure(words: list[str]) -> object:
    numpy()  # with one thread; PyArrow would import it with many
    import pyarrow.parquet  # noqa: F401

    what, game = words[:2]
    if what == "seconds":
        return seconds_of_a_game(game)
    if what == "overhead":
        return overhead(game)
    if what == "bare":
        began = time.perf_counter()
        play_bare(experiment_of(game, int(words[2])), range(int(words[2])))
        return int(words[2]) / (time.perf_counter() - began)
    return throughput(what, game, int(words[2]))


# All of them.


def process_for(*words: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "tools.experiment_speed", "--measure", *words]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True)


def answer_of(process: subprocess.Popen[str]) -> Any:
    out, _ = process.communicate()
    if process.returncode:
        raise SystemExit(process.returncode)
    return json.loads(out.splitlines()[-1])


def figures_of(game: str, seconds: float, rounds: int) -> Iterator[str]:
    over = answer_of(process_for("overhead", game))
    games = max(FEW, round(seconds / answer_of(process_for("seconds", game))))
    speeds: dict[str, list[float]] = {way: [] for way in (*WAYS, "2 bare loops")}
    digests = set()
    for _ in range(rounds):
        for way in random.sample(list(speeds), len(speeds)):
            if way == "2 bare loops":
                both = [process_for("bare", game, str(games // 2)) for _ in range(2)]
                speeds[way].append(sum(answer_of(one) for one in both))
            else:
                speed, digest = answer_of(process_for(way, game, str(games)))
                speeds[way].append(speed)
                digests.add(digest)
    speed = {way: statistics.median(found) for way, found in speeds.items()}
    one, two, cluster = (speed[way] for way in WAYS)
    yield f"{game}: {games} games, {rounds} rounds, {len(digests)} digest(s)"
    yield f"  overhead over a bare loop        {100 * over:+.1f} %"
    for way in speeds:
        yield f"  {way:32} {speed[way]:.2f} games/s"
    yield f"  2 processes / 1 process          {two / one:.2f}"
    yield f"  2 processes / 2 bare loops       {two / speed['2 bare loops']:.2f}"
    yield f"  Ray / 2 processes                {cluster / two:.2f}"


def catanatron(python: str, seconds: float) -> float:
    """Games per second of its own loop, in one process."""
    script = CATANATRON.format(seconds=seconds, players=PLAYERS)
    return float(subprocess.run([python, "-c", script], check=True, stdout=subprocess.PIPE, text=True).stdout)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", nargs="*", default=game_keys(), help="keys of games; all of them if none is named")
    parser.add_argument("--seconds", type=float, default=30.0, help="that one process plays")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--peers", metavar="PYTHON", help="the Python that has Catanatron")
    parser.add_argument("--measure", nargs="+", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.measure:
        print(json.dumps(measure(asked.measure)))
        return
    print("engine:", "compiled" if is_compiled() else "interpreted", flush=True)
    for game in asked.games:
        for line in figures_of(game, asked.seconds, asked.rounds):
            print(line, flush=True)
        if asked.peers:
            print(f"  Catanatron, 1 process            {catanatron(asked.peers, 10):.2f} games/s", flush=True)


if __name__ == "__main__":
    main()
