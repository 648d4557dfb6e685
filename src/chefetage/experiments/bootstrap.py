"""Intervals by the Poisson bootstrap over deals.

A resample takes each deal as often as a Poisson number of mean 1 says, which for many deals is as good as drawing deals
with replacement, but needs each deal only once, in passing: memory does not grow with the number of games. Games of one
deal are taken together, so that intervals respect what they have in common. The numbers follow from the seed; they are
looked up by 16 random bits, which is faster than drawing them and exact to one in 65,536.
"""

from math import exp, factorial
from typing import Any

from chefetage.experiments.extras import numpy
from chefetage.experiments.measures import Key, Measures

RESAMPLES = 1000
AT_A_TIME = 256  # deals
SIXTEEN_BITS = 2**16


class Bootstrap:
    """The sums of all counts, and what they would be in each resample."""

    def __init__(self, measures: Measures, seed: int) -> None:
        self.numpy = numpy()
        self.measures = measures
        random = self.numpy.random
        self.chance = random.Generator(random.Philox(seed % 2**128))
        self.held: list[dict[int, float]] = []
        self.sums: Any = self.numpy.zeros((RESAMPLES + 1, 0))  # the first row is what was seen
        self.poisson = self.numpy.array(poisson_by_bits(), dtype=float)

    def add(self, deal: dict[int, float]) -> None:
        self.held.append(deal)
        if len(self.held) >= AT_A_TIME:
            self.take_up()

    def take_up(self) -> None:
        """Add the deals that are held to all sums."""
        np = self.numpy
        new = len(self.measures.columns) - self.sums.shape[1]
        self.sums = np.pad(self.sums, ((0, 0), (0, new)))
        if not self.held:
            return
        counts = np.zeros((len(self.held), self.sums.shape[1]))
        rows = [row for row, deal in enumerate(self.held) for _ in deal]
        columns = [column for deal in self.held for column in deal]
        counts[rows, columns] = [value for deal in self.held for value in deal.values()]
        bits = np.frombuffer(self.chance.bytes(2 * len(self.held) * RESAMPLES), dtype="<u2")
        weights = self.poisson[bits].reshape(len(self.held), RESAMPLES)
        self.sums[0] += counts.sum(axis=0)
        self.sums[1:] += weights.T @ counts
        self.held.clear()

    def column(self, key: Key) -> Any:
        """A sum, as it was seen and in each resample; what never happened is 0."""
        self.take_up()
        place = self.measures.columns.get(key)
        return self.numpy.zeros(RESAMPLES + 1) if place is None else self.sums[:, place]


def poisson_by_bits() -> list[int]:
    """For each 16 bits a number, so that all bits together have them as often as Poisson says."""
    numbers: list[int] = []
    total, number = 0.0, 0
    while len(numbers) < SIXTEEN_BITS:
        total += exp(-1) / factorial(number)
        numbers += [number] * (round(total * SIXTEEN_BITS) - len(numbers))
        number += 1
    return numbers
