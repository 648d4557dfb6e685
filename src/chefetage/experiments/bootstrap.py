"""Intervals by the Poisson bootstrap over deals.

A resample takes each deal as often as a Poisson number of mean 1 says, which for many deals is as good as drawing deals
with replacement, but needs each deal only once, in passing: memory does not grow with the number of games. Games of one
deal are taken together, so that intervals respect what they have in common. The numbers follow from the seed.
"""

from typing import Any

from chefetage.experiments.measures import Key, Measures

RESAMPLES = 1000
AT_A_TIME = 256  # deals


class Bootstrap:
    """The sums of all counts, and what they would be in each resample."""

    def __init__(self, measures: Measures, seed: int) -> None:
        import numpy as np

        self.numpy = np
        self.measures = measures
        self.chance = np.random.Generator(np.random.Philox(seed % 2**128))
        self.held: list[dict[int, float]] = []
        self.sums: Any = np.zeros((RESAMPLES + 1, 0))  # the first row is what was seen

    def add(self, deal: dict[int, float]) -> None:
        self.held.append(deal)
        if len(self.held) >= AT_A_TIME:
            self.take_up()

    def take_up(self) -> None:
        """Add the deals that are held to all sums."""
        numpy = self.numpy
        new = len(self.measures.columns) - self.sums.shape[1]
        self.sums = numpy.pad(self.sums, ((0, 0), (0, new)))
        if not self.held:
            return
        counts = numpy.zeros((len(self.held), self.sums.shape[1]))
        for row, deal in enumerate(self.held):
            for column, value in deal.items():
                counts[row, column] = value
        weights = self.chance.poisson(1.0, (len(self.held), RESAMPLES))
        self.sums[0] += counts.sum(axis=0)
        self.sums[1:] += weights.T @ counts
        self.held.clear()

    def column(self, key: Key) -> Any:
        """A sum, as it was seen and in each resample; what never happened is 0."""
        self.take_up()
        place = self.measures.columns.get(key)
        return self.numpy.zeros(RESAMPLES + 1) if place is None else self.sums[:, place]
