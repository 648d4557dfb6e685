"""The run: every round asks every worker once, in a new order."""

import os
import platform
from collections.abc import Callable, Sequence
from random import Random
from typing import Final

import msgspec

from chefetage.benchmark.plan import CHEFETAGE, COMPILED, INTERPRETED, Config, Job, jobs
from chefetage.benchmark.process import Worker, WorkerFailed
from chefetage.benchmark.report import Gap, Report, ratios, rows

ORDER_SEED: Final = 1


class Progress(msgspec.Struct, frozen=True):
    """The step that begins now, of `total`; at the end `done` equals `total` and nobody is named."""

    done: int
    total: int
    engine: str = ""
    game: str = ""


Watcher = Callable[[Progress], None]


def ignore(progress: Progress) -> None:
    """For callers who do not watch."""


def run(config: Config, progress: Watcher = ignore, hire: Callable[[Job], Worker] = Worker) -> Report:
    """Measure everything; Ctrl-C ends early and keeps what is measured."""
    core = last_core()
    crew = Crew(config, jobs(config, core), progress, hire)
    interrupted = False
    try:
        crew.start()
        crew.measure()
    except KeyboardInterrupt:
        interrupted = True
    finally:
        crew.end()
    found = [row for worker in crew.workers if worker.hello for row in rows(worker.job, worker.hello, worker.slices)]
    return Report(
        platform=platform.platform(),
        core=core,
        rounds=max((row.rounds for row in found), default=0),
        seconds=config.seconds,
        interrupted=interrupted,
        rows=found,
        ratios=ratios(found),
        gaps=modes_left_out(config) + crew.gaps,
    )


def last_core() -> int | None:
    """The core for all workers; the system's own work prefers the first ones."""
    return max(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else None


def modes_left_out(config: Config) -> list[Gap]:
    pythons = [(config.compiled_python, COMPILED), (config.pure_python, INTERPRETED)]
    return [Gap(CHEFETAGE, "", mode, "no-interpreter") for python, mode in pythons if config.games and python is None]


class Crew:
    """The workers of a run. One that fails is asked no more and leaves a gap."""

    def __init__(self, config: Config, jobs: Sequence[Job], progress: Watcher, hire: Callable[[Job], Worker]) -> None:
        self.config = config
        self.jobs = jobs
        self.progress = progress
        self.hire = hire
        self.workers: list[Worker] = []
        self.able: list[Worker] = []
        self.gaps: list[Gap] = []
        self.done = 0
        self.left = len(jobs) * (1 + config.rounds)

    def start(self) -> None:
        for job in self.jobs:
            self.begin_step(job)
            try:
                worker = self.hire(job)
                self.workers.append(worker)
                worker.greet()
                self.able.append(worker)
            except WorkerFailed as failure:
                self.give_up(job, failure, self.config.rounds)

    def measure(self) -> None:
        random = Random(ORDER_SEED)
        for rounds_to_come in reversed(range(self.config.rounds)):
            for worker in random.sample(self.able, len(self.able)):
                self.begin_step(worker.job)
                try:
                    worker.measure(self.config.seconds)
                except WorkerFailed as failure:
                    self.able.remove(worker)
                    self.give_up(worker.job, failure, rounds_to_come)
        self.progress(Progress(self.done, self.done))

    def begin_step(self, job: Job) -> None:
        self.progress(Progress(self.done, self.done + self.left, job.task.engine, job.task.game))
        self.done += 1
        self.left -= 1

    def give_up(self, job: Job, failure: WorkerFailed, rounds_to_come: int) -> None:
        self.gaps.append(Gap(job.task.engine, job.task.game, job.mode, failure.reason, failure.detail))
        self.left -= rounds_to_come

    def end(self) -> None:
        for worker in self.workers:
            worker.end()
