"""A confidence sequence: an interval for a mean that holds at every moment, however often one looks.

Whoever looks at usual intervals again and again, and stops at the first that is narrow or clear enough, errs far more
often than they say. The empirical Bernstein sequence with predictable plug-ins (Waudby-Smith and Ramdas, "Estimating
means of bounded random variables by betting", 2024, theorem 2) errs with the stated chance at most, over all moments
together. It asks only that the numbers are between 0 and 1 and that deals do not depend on each other.
"""

from math import log, sqrt

LARGEST_BET = 0.5


class ConfidenceSequence:
    """The mean of numbers between 0 and 1 that come one by one."""

    def __init__(self, error: float) -> None:
        self.doubt = log(2 / error)
        self.count = 0
        self.mean = 0.5  # of what came so far, and of one half that stands for nothing yet
        self.variance = 0.25
        self.bets = 0.0
        self.won = 0.0
        self.risk = 0.0
        self.low = 0.0
        self.high = 1.0

    def add(self, value: float) -> None:
        """Each bet is fixed before the number is seen; an interval never widens again."""
        self.count += 1
        time = self.count
        bet = min(LARGEST_BET, sqrt(2 * self.doubt / (self.variance * time * log(1 + time))))
        self.bets += bet
        self.won += bet * value
        self.risk += (value - self.mean) ** 2 * (-log(1 - bet) - bet)
        self.mean += (value - self.mean) / (time + 1)
        self.variance += ((value - self.mean) ** 2 - self.variance) / (time + 1)
        centre, reach = self.won / self.bets, (self.doubt + self.risk) / self.bets
        self.low, self.high = max(self.low, centre - reach), min(self.high, centre + reach)

    @property
    def reach(self) -> float:
        """Half of the interval's width."""
        return (self.high - self.low) / 2
