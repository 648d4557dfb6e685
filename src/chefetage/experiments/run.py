"""Plays an experiment: blocks go to an executor, what comes back is kept and counted, until all is played or known."""

import signal
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from types import FrameType
from typing import Literal

import msgspec

from chefetage.experiments.deals import Deals, Digest
from chefetage.experiments.executors.executor import Executor, Stop
from chefetage.experiments.experiment import Block, Experiment
from chefetage.experiments.one_game import Result
from chefetage.experiments.run_folder import RunFolder
from chefetage.experiments.stopping import News, Rule, rule_of
from chefetage.experiments.versions import versions_of

FIRST_SECONDS, MOST_SECONDS = 0.5, 30.0  # that a block takes: the longer a run lasts, the longer its blocks
PART_OF_A_RUN = 0.01
MOST_GAMES = 2000  # of a block, so that memory stays flat
FASTEST_GROWTH = 4

Ending = Literal["complete", "settled", "interrupted"]
Count = Callable[[list[Result]], None]


class Progress(msgspec.Struct, frozen=True):
    """How far a run has come."""

    games: int
    of: int
    news: News


class Outcome(msgspec.Struct, frozen=True):
    """How a run ended. What it told is with those who counted."""

    ending: Ending
    deals: int
    games: int
    digest: str  # "" if it was interrupted: nobody could compare it with anything
    seconds: float


class Run:
    """One go at an experiment; with a folder, it goes on where the last one was ended."""

    def __init__(self, experiment: Experiment, count: Count, folder: RunFolder | None = None) -> None:
        self.experiment = experiment
        self.count = count
        self.folder = folder
        self.deals = Deals(experiment)
        self.digest = Digest()
        self.rule: Rule = rule_of(experiment)
        self.counted = 0  # deals
        self.played = 0  # games
        self.seconds_of_a_game = 0.0
        self.size = 1

    def play(
        self,
        executor: Executor,
        watch: Callable[[Progress], None],
        resume: bool = False,
        tell_stop: Callable[[], None] = lambda: None,
    ) -> Outcome:
        """Play what is still to be played; Ctrl-C ends it early and keeps what is done."""
        began = time.perf_counter()
        with ExitStack() as inside:
            if self.folder:
                self.folder.begin(self.experiment, versions_of(self.experiment), resume)
                inside.enter_context(self.folder.alone())
                self.take_up(watch)
            stop = inside.enter_context(stop_by_signal(tell_stop))
            with suppress(KeyboardInterrupt), closing(executor.played(self.blocks(executor, began), stop)) as played:
                for done in played:
                    if self.folder and done.results:
                        self.folder.append(done.block, done.results)
                    self.note(done.results, done.seconds)
                    watch(self.progress())
                    if self.rule.is_settled:
                        break
        whole = self.rule.is_settled or self.counted == self.experiment.deals
        if not whole:
            for deal in self.deals.rest():
                self.count(deal)
                self.counted += 1
        ending: Ending = "settled" if self.rule.is_settled else "complete" if whole else "interrupted"
        games = self.counted * len(self.experiment.seatings)
        digest = self.digest.text if whole else ""
        return Outcome(ending, self.counted, games, digest, time.perf_counter() - began)

    def take_up(self, watch: Callable[[Progress], None]) -> None:
        """Count what was played before."""
        assert self.folder
        for block in self.folder.blocks():
            self.note(self.folder.results(block), 0.0)
            watch(self.progress())

    def note(self, results: list[Result], seconds: float) -> None:
        """Count the deals that are complete with these games; behind the one that settled it, none counts."""
        self.played += len(results)
        if results and seconds:
            self.seconds_of_a_game = seconds / len(results)
        for deal in self.deals.add(results):
            if self.rule.is_settled:
                return
            self.rule.add(deal)
            self.digest.add(deal)
            self.count(deal)
            self.counted += 1

    def progress(self) -> Progress:
        return Progress(self.played, self.experiment.games, self.rule.news())

    # Which blocks.

    def blocks(self, executor: Executor, began: float) -> Iterator[Block]:
        """What has not been played yet: the variants by turns, so that deals become complete."""
        strands = [self.gaps(variant) for variant in self.experiment.strands]
        while strands and not self.rule.is_settled:
            for strand in list(strands):
                gap = strand[0] if strand else None
                if gap is None:
                    strands.remove(strand)
                    continue
                size = min(gap.count, self.size_now(executor, began))
                yield Block(gap.variant, gap.first, size)
                if size == gap.count:
                    strand.pop(0)
                else:
                    strand[0] = Block(gap.variant, gap.first + size, gap.count - size)

    def size_now(self, executor: Executor, began: float) -> int:
        """How many games a block has: as many as take some time, and fewer towards the end, so that nobody waits."""
        if self.seconds_of_a_game:
            wanted = min(MOST_SECONDS, max(FIRST_SECONDS, (time.perf_counter() - began) * PART_OF_A_RUN))
            self.size = min(self.size * FASTEST_GROWTH, int(wanted / self.seconds_of_a_game) + 1, MOST_GAMES)
        left = self.experiment.games - self.played
        return max(1, min(self.size, left // (4 * executor.slots)))

    def gaps(self, variant: int) -> list[Block]:
        """The games with this variant that are not in the folder."""
        total = self.experiment.deals * len(self.experiment.strands[variant])
        stored = [block for block in self.folder.blocks() if block.variant == variant] if self.folder else []
        found, next_one = [], 0
        for block in stored:
            if block.first > next_one:
                found.append(Block(variant, next_one, block.first - next_one))
            next_one = max(next_one, block.first + block.count)
        return [*found, Block(variant, next_one, total - next_one)] if next_one < total else found


@contextmanager
def stop_by_signal(tell: Callable[[], None]) -> Iterator[Stop]:
    """The first Ctrl-C asks to stop, and somebody is told that it does; the second one does not ask."""
    stop = Stop()
    if threading.current_thread() is not threading.main_thread():
        yield stop
        return

    def ask(number: int, frame: FrameType | None) -> None:
        if stop.is_asked:
            raise KeyboardInterrupt
        stop.is_asked = True
        tell()

    before = signal.signal(signal.SIGINT, ask)
    try:
        yield stop
    finally:
        signal.signal(signal.SIGINT, before)
