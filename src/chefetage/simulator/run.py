"""Plays a plan in several processes."""

import signal
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
from pathlib import Path

from chefetage.core.catalog import choose_variant, find_game
from chefetage.core.problem import Problem
from chefetage.core.variant import Variant
from chefetage.simulator.one_game import Result, play_game
from chefetage.simulator.plan import Plan
from chefetage.simulator.report import Report, report

CHUNKS_PER_WORKER = 40  # small enough for smooth progress, large enough not to wait for messages
MOST_PER_CHUNK = 200

Progress = Callable[[int, int], None]
Pending = set[Future[list[Result]]]


def silent(done: int, games: int) -> None:
    """Tell nobody how far it came."""


def simulate(plan: Plan, workers: int = 1, save: Path | None = None, progress: Progress = silent) -> Report:
    """Play all games in so many processes; Ctrl-C ends it early and keeps what is done.

    With `save` every game is written into that folder as a record. `progress(done, games)` is called as games end.
    """
    plan.check()
    if save:
        make_folder(save)
    started = time.perf_counter()
    results: list[Result] = []
    try:
        if workers == 1:
            play_here(plan, save, results, progress)
        else:
            play_in_processes(plan, workers, save, results, progress)
    except KeyboardInterrupt:
        pass  # the report says how far it came
    return report(plan, results, max(time.perf_counter() - started, 1e-9))


def make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Problem("bad-folder", folder=str(folder), reason=error.strerror or str(error)) from error


def play_here(plan: Plan, save: Path | None, results: list[Result], progress: Progress) -> None:
    for number in range(plan.games):
        results.append(play_game(plan, number, save))
        progress(len(results), plan.games)


def play_in_processes(plan: Plan, workers: int, save: Path | None, results: list[Result], progress: Progress) -> None:
    variant = find_game(plan.game).variant
    context = get_context("forkserver")
    with ProcessPoolExecutor(workers, context, initializer=begin_worker, initargs=(variant,)) as pool:
        pending: Pending = set()
        try:
            for chunk in chunks(plan.games, workers):
                pending.add(pool.submit(play_chunk, plan, chunk, save))
                if len(pending) > 2 * workers:
                    pending = collect(pending, results, plan.games, progress)
            while pending:
                pending = collect(pending, results, plan.games, progress)
        except BaseException:
            stop(pending)
            raise


def collect(pending: Pending, results: list[Result], games: int, progress: Progress) -> Pending:
    """Wait for the next chunks; returns those still under way."""
    done, under_way = wait(pending, return_when=FIRST_COMPLETED)
    for future in done:
        results.extend(future.result())
    progress(len(results), games)
    return under_way


def begin_worker(variant: Variant) -> None:
    """Workers play with the numbers of their parent. Ctrl-C is for the parent, which ends them after their chunk."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if variant.numbers:
        choose_variant(variant)


def chunks(games: int, workers: int) -> Iterator[range]:
    size = max(1, min(MOST_PER_CHUNK, games // (workers * CHUNKS_PER_WORKER)))
    for first in range(0, games, size):
        yield range(first, min(first + size, games))


def play_chunk(plan: Plan, numbers: range, save: Path | None) -> list[Result]:
    return [play_game(plan, number, save) for number in numbers]


def stop(pending: Pending) -> None:
    for future in pending:
        future.cancel()
