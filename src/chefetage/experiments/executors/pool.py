"""Plays in several processes of this machine."""

import signal
from collections.abc import Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import ExitStack
from multiprocessing import get_context
from multiprocessing.synchronize import Event
from pathlib import Path

from chefetage.core.catalog import choose_variant
from chefetage.core.problem import Problem
from chefetage.core.variant import Variant
from chefetage.experiments.executors.executor import Done, Stop, play_block
from chefetage.experiments.experiment import Block, Experiment

WAITING = 2  # blocks for each process: one that it plays, one that it finds when that is done
MOST_LOSSES = 3  # of one block with the process that played it
PATIENCE_SECONDS = 0.2  # until we look again whether to stop

PLAYERS: "list[Player]" = []  # the one of a process that plays


class Pool:
    """An executor with so many processes; each plays one variant only, for a process can play but one."""

    def __init__(self, experiment: Experiment, workers: int, save: Path | None = None) -> None:
        self.experiment = experiment
        self.slots = workers
        self.save = save

    def played(self, blocks: Iterator[Block], stop: Stop) -> Generator[Done, None, None]:
        with ExitStack() as processes:
            yield from Shift(self, processes).played(blocks, stop)


class Shift:
    """One go of a pool: its processes, and what they play now."""

    def __init__(self, pool: Pool, processes: ExitStack) -> None:
        self.pool = pool
        self.processes = processes
        self.context = get_context("forkserver")
        self.stop = self.context.Event()
        self.groups: dict[int, ProcessPoolExecutor] = {}  # by variant
        self.under_way: dict[Future[Done], tuple[Block, ProcessPoolExecutor]] = {}
        self.losses: dict[Block, int] = {}
        processes.callback(self.end)

    def played(self, blocks: Iterator[Block], stop: Stop) -> Generator[Done, None, None]:
        while True:
            while not stop.is_asked and len(self.under_way) < WAITING * self.pool.slots:
                block = next(blocks, None)
                if block is None:
                    break
                self.submit(block)
            if not self.under_way:
                return
            if stop.is_asked and not self.stop.is_set():
                self.stop.set()
            done, _ = wait(self.under_way, PATIENCE_SECONDS, FIRST_COMPLETED)
            yield from (result for future in done if (result := self.taken(future)))

    def submit(self, block: Block) -> None:
        """Give a block to the processes that play its variant; the first time, they are started."""
        group = self.groups.get(block.variant)
        if group is None:
            group = self.groups[block.variant] = self.new_group(block.variant)
        self.under_way[group.submit(play, block)] = block, group

    def new_group(self, variant: int) -> ProcessPoolExecutor:
        experiment = self.pool.experiment
        numbers = experiment.numbers_played_with(variant)
        facts = (experiment, numbers, self.pool.save, self.stop)
        group = ProcessPoolExecutor(self.pool.slots, self.context, initializer=begin, initargs=facts)
        self.processes.enter_context(group)
        return group

    def taken(self, future: Future[Done]) -> Done | None:
        """What came of a block; one that was lost with its process is played again."""
        block, group = self.under_way.pop(future)
        try:
            return future.result()
        except BrokenProcessPool:
            if self.groups.get(block.variant) is group:
                del self.groups[block.variant]
            self.losses[block] = self.losses.get(block, 0) + 1
            if self.losses[block] > MOST_LOSSES:
                raise Problem("worker-lost", times=self.losses[block]) from None
            if not self.stop.is_set():
                self.submit(block)
            return None

    def end(self) -> None:
        """Whatever is still under way is broken off after the game that is being played."""
        self.stop.set()
        for future in self.under_way:
            future.cancel()


class Player:
    """What a process that plays has to know."""

    def __init__(self, experiment: Experiment, numbers: Variant, save: Path | None, stop: Event) -> None:
        self.experiment = experiment
        self.save = save
        self.stop = stop
        self.problem: Problem | None = None
        try:
            if numbers.numbers:
                choose_variant(numbers)
        except Problem as problem:
            self.problem = problem  # raised here it would only look like a process that was lost

    def play(self, block: Block) -> Done:
        if self.problem:
            raise self.problem
        return play_block(self.experiment, block, self.save, self.stop)


def begin(experiment: Experiment, numbers: Variant, save: Path | None, stop: Event) -> None:
    """A new process: Ctrl-C is for its parent, which tells it to stop."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    PLAYERS.append(Player(experiment, numbers, save, stop))


def play(block: Block) -> Done:
    [player] = PLAYERS
    return player.play(block)
