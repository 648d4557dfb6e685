"""Plays in this process, for a few games and for whoever looks for an error."""

from collections.abc import Generator, Iterator
from pathlib import Path

from chefetage.experiments.executors.executor import Done, Stop, play_block
from chefetage.experiments.experiment import Block, Experiment


class Here:
    """An executor without other processes."""

    slots = 1

    def __init__(self, experiment: Experiment, save: Path | None = None) -> None:
        self.experiment = experiment
        self.save = save

    def played(self, blocks: Iterator[Block], stop: Stop) -> Generator[Done, None, None]:
        for block in blocks:
            if stop.is_asked:
                return
            yield play_block(self.experiment, block, self.save, stop)
