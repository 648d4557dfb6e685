"""What plays blocks of games: this process, several processes, or a cluster."""

import time
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Protocol

import msgspec

from chefetage.experiments.experiment import Block, Experiment
from chefetage.experiments.one_game import Result, play_fixture


class Stop:
    """Whether somebody has asked to end early; the games under way are finished."""

    def __init__(self) -> None:
        self.is_asked = False

    def is_set(self) -> bool:
        """The same to those who play in this process."""
        return self.is_asked


class Done(msgspec.Struct, frozen=True):
    """What came of a block. Whoever was asked to stop has played only the first games of it."""

    block: Block
    results: list[Result]
    seconds: float


class Executor(Protocol):
    """Takes blocks as it can play them and gives back what came of each, in any order.

    Blocks that were lost with the process or machine that played them are played again. Once `stop` is asked for it
    takes no more blocks, and gives back as much as it can of those under way. Closing the iterator ends all of it.
    """

    def played(self, blocks: Iterator[Block], stop: Stop) -> Generator[Done, None, None]: ...

    @property
    def slots(self) -> int:
        """How many blocks it plays at the same time."""
        ...


class StopSign(Protocol):
    """Tells those who play that they shall stop."""

    def is_set(self) -> bool: ...


def play_block(experiment: Experiment, block: Block, save: Path | None, stop: StopSign | None = None) -> Done:
    """Play the games of a block, one after the other."""
    began = time.perf_counter()
    results = []
    for number in experiment.numbers(block):
        if stop is not None and stop.is_set():
            break
        results.append(play_fixture(experiment, experiment.fixture(number), save))
    return Done(block, results, time.perf_counter() - began)
