"""How fast experiments are: beside a bare loop, in one and two processes, on Ray, beside Catanatron's own loop.

  .venv/bin/python -m tools.experiment_speed --seconds 30 --rounds 3 --peers .tools/peers/bin/python

All games are played by greedy bots, three to a table. The ways take turns, in a new random order each round, every one
in a process of its own; a figure is the median of its rounds. Times begin when everything is imported and end with the
last game, so that starting other processes counts. What a bare loop and the engine need in one process is compared by
processor time, all else by the clock. Each way plays the same games; a digest proves it for all but the bare loop.

Catanatron's package on the index has no command that simulates; what is timed is Game.play, which that command calls
for each game, with its bot that looks one move ahead, as greedy does. `python3 make.py bench` makes `.tools/peers`.
"""

import argparse
import json
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from chefetage.bots.others import any_bot
from chefetage.bots.playing import play_to_the_end
from chefetage.core.catalog import find_game, game_keys
from chefetage.core.engine_mode import is_compiled
from chefetage.experiments.executors import executor_of
from chefetage.experiments.experiment import Arm, Experiment
from chefetage.experiments.extras import numpy
from chefetage.experiments.figures import Counter
from chefetage.experiments.run import Outcome, Progress, Run
from chefetage.experiments.run_folder import RunFolder

PLAYERS = 3
SEED = 1
BOT = "greedy"
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
FEW = 8  # games by which it is found how many are played


def experiment_of(game: str, games: int) -> Experiment:
    return Experiment(game, [Arm([BOT] * PLAYERS)], games, SEED)


# One measurement, in a process of its own.


def bare(wanted: Experiment) -> str:
    """The games of an experiment by nothing but rules and bots, and who won them."""
    game = find_game(wanted.game)
    for deal in range(wanted.deals):
        bots = [any_bot(BOT, wanted.seed_of(deal, f"bot {seat}")) for seat in range(PLAYERS)]
        state = game.new(PLAYERS, wanted.seed_of(deal, "game"), {})
        state.journal = None
        play_to_the_end(game, state, bots)
        game.totals(state), game.ranking(state)
    return ""


def here(wanted: Experiment) -> str:
    return engine(wanted, 1).digest


def one_process(wanted: Experiment) -> str:
    from chefetage.experiments.executors.pool import Pool

    return played(wanted, Pool(wanted, 1)).digest


def two_processes(wanted: Experiment) -> str:
    return engine(wanted, 2).digest


def cluster(wanted: Experiment) -> str:
    import ray

    return engine(wanted, 2, ray.get_runtime_context().gcs_address).digest


def engine(wanted: Experiment, workers: int, address: str | None = None) -> Outcome:
    return played(wanted, executor_of(wanted, workers, address))


def played(wanted: Experiment, executor: Any) -> Outcome:
    """With all that a run of the command does: games are kept, counted, and the progress is computed."""
    with tempfile.TemporaryDirectory() as folder:
        return Run(wanted, Counter(wanted).add, RunFolder(Path(folder))).play(executor, ignore)


def ignore(progress: Progress) -> None:
    assert progress.games


WAYS: dict[str, Callable[[Experiment], str]] = {
    "bare loop": bare,
    "this process": here,
    "1 process": one_process,
    "2 processes": two_processes,
    "Ray, 2 processors": cluster,
}


def measure(way: str, game: str, games: int) -> None:
    """Print what one way took: seconds by the clock, seconds of this process, and the digest."""
    import pyarrow.parquet  # noqa: F401 - late: processes that play do without

    numpy()
    wanted = experiment_of(game, games)
    wanted.check()
    if way == "Ray, 2 processors":
        import os

        os.environ.update(RAY_USAGE_STATS_ENABLED="0", RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER="0")
        import ray

        ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level="error")
    began, worked = time.perf_counter(), time.process_time()
    digest = WAYS[way](wanted)
    print(json.dumps([time.perf_counter() - began, time.process_time() - worked, digest]))


# All of them.


def measured(way: str, game: str, games: int) -> tuple[float, float, str]:
    words = [sys.executable, "-m", "tools.experiment_speed", "--measure", way, game, str(games)]
    out = subprocess.run(words, check=True, stdout=subprocess.PIPE, text=True).stdout
    clock, worked, digest = json.loads(out.splitlines()[-1])
    return clock, worked, digest


def catanatron(python: str, seconds: float) -> float:
    """Games per second of its own loop, in one process."""
    script = CATANATRON.format(seconds=seconds, players=PLAYERS)
    return float(subprocess.run([python, "-c", script], check=True, stdout=subprocess.PIPE, text=True).stdout)


def figures_of(game: str, seconds: float, rounds: int) -> Iterator[str]:
    games = max(FEW, round(FEW * seconds / measured("bare loop", game, FEW)[0]))
    clocks: dict[str, list[float]] = {way: [] for way in WAYS}
    workeds: dict[str, list[float]] = {way: [] for way in WAYS}
    digests = set()
    for _ in range(rounds):
        for way in random.sample(list(WAYS), len(WAYS)):
            clock, worked, digest = measured(way, game, games)
            clocks[way].append(clock)
            workeds[way].append(worked)
            digests |= {digest} - {""}
    speed = {way: games / statistics.median(clocks[way]) for way in WAYS}
    overhead = statistics.median(workeds["this process"]) / statistics.median(workeds["bare loop"]) - 1
    yield f"{game}: {games} games, {rounds} rounds, {len(digests)} digest(s)"
    for way in WAYS:
        yield f"  {way:18} {speed[way]:9.2f} games/s"
    yield f"  engine over bare loop, processor time   {100 * overhead:+.1f} %"
    yield f"  2 processes / 1 process                 {speed['2 processes'] / speed['1 process']:.2f}"
    yield f"  2 processes / bare loop                 {speed['2 processes'] / speed['bare loop']:.2f}"
    yield f"  Ray / 2 processes                       {speed['Ray, 2 processors'] / speed['2 processes']:.2f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", nargs="*", default=game_keys(), help="keys of games; all of them if none is named")
    parser.add_argument("--seconds", type=float, default=30.0, help="that a bare loop takes")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--peers", metavar="PYTHON", help="the Python that has Catanatron")
    parser.add_argument("--measure", nargs=3, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.measure:
        way, game, games = asked.measure
        measure(way, game, int(games))
        return
    print("engine:", "compiled" if is_compiled() else "interpreted", flush=True)
    for game in asked.games:
        for line in figures_of(game, asked.seconds, asked.rounds):
            print(line, flush=True)
        if asked.peers:
            print(f"  Catanatron         {catanatron(asked.peers, asked.seconds):9.2f} games/s", flush=True)


if __name__ == "__main__":
    main()
