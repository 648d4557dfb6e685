"""When an experiment has told enough. It is decided deal by deal, in order, so that it ends at the same one everywhere.

Both rules rest on confidence sequences (sequence.py): one may look after every deal. Several sequences share the
allowed error, so that all of them hold together.
"""

from itertools import combinations
from typing import Protocol

import msgspec

from chefetage.experiments.experiment import Experiment
from chefetage.experiments.measures import shares_ahead
from chefetage.experiments.one_game import Result
from chefetage.experiments.sequence import ConfidenceSequence


class News(msgspec.Struct, frozen=True):
    """The main figure so far: what it is of, its mean, and limits that hold however often one looks."""

    bot: str
    rival: str  # "" if it is the bot's share of victories; otherwise how often it came before this one
    mean: float
    low: float
    high: float
    settled: int = 0  # pairs of bots whose order is known
    pairs: int = 0


class Rule(Protocol):
    """Looks at deals until it knows enough."""

    is_settled: bool

    def add(self, deal: list[Result]) -> None: ...

    def news(self) -> News:
        """What to show meanwhile."""
        ...


class Precision:
    """The share of victories of each table's first bot is known to so much, more or less.

    Where all seats have the same bot, it is the share of the first seat.
    """

    def __init__(self, experiment: Experiment) -> None:
        self.experiment = experiment
        error = (1 - experiment.confidence) / len(experiment.arms)
        self.sequences = [ConfidenceSequence(error) for _ in experiment.arms]
        self.sums = [0.0 for _ in experiment.arms]
        self.is_settled = False

    def add(self, deal: list[Result]) -> None:
        for arm, sequence in enumerate(self.sequences):
            games = [result for result in deal if result.fixture.arm == arm]
            share = sum(self.share_of_first(result) for result in games) / len(games)
            self.sums[arm] += share
            sequence.add(share)
        wanted = self.experiment.precision
        self.is_settled = wanted is not None and all(sequence.reach <= wanted for sequence in self.sequences)

    def share_of_first(self, result: Result) -> float:
        """The part of a victory that an average seat of the bot has won."""
        arm = self.experiment.arms[result.fixture.arm]
        names = arm.seated(result.fixture.rotation)
        seats = [0] if len(set(names)) == 1 else [seat for seat, name in enumerate(names) if name == arm.bots[0]]
        return sum(result.won(seat) for seat in seats) / len(seats)

    def news(self) -> News:
        """Of the table whose figure is known least."""
        arm = max(range(len(self.sequences)), key=lambda number: self.sequences[number].reach)
        sequence = self.sequences[arm]
        mean = self.sums[arm] / sequence.count if sequence.count else 0.0
        return News(self.experiment.arms[arm].bots[0], "", mean, sequence.low, sequence.high)


class Order:
    """Of each two bots it is known which one comes before the other more often."""

    def __init__(self, experiment: Experiment) -> None:
        self.experiment = experiment
        pairs = list(combinations(experiment.bots, 2))
        error = (1 - experiment.confidence) / max(1, len(pairs))
        self.sequences = {pair: ConfidenceSequence(error) for pair in pairs}
        self.sums = dict.fromkeys(pairs, 0.0)
        self.is_settled = False

    def add(self, deal: list[Result]) -> None:
        shares = shares_ahead(deal, self.experiment)
        for pair, sequence in self.sequences.items():
            if pair in shares:
                self.sums[pair] += shares[pair]
                sequence.add(shares[pair])
        self.is_settled = self.settled() == len(self.sequences)

    def settled(self) -> int:
        """How many pairs are."""
        return sum(not sequence.low <= 0.5 <= sequence.high for sequence in self.sequences.values())

    def news(self) -> News:
        """Of the pair that is nearest to even, for it decides how long it takes."""
        pair = min(self.sequences, key=lambda one: abs(self.mean(one) - 0.5))
        sequence = self.sequences[pair]
        return News(*pair, self.mean(pair), sequence.low, sequence.high, self.settled(), len(self.sequences))

    def mean(self, pair: tuple[str, str]) -> float:
        count = self.sequences[pair].count
        return self.sums[pair] / count if count else 0.5


def rule_of(experiment: Experiment) -> Rule:
    return Order(experiment) if experiment.until_ordered else Precision(experiment)
