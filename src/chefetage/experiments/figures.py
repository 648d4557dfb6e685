"""Figures with their intervals, computed from the sums of a bootstrap."""

from typing import Any

import msgspec

from chefetage.experiments.bootstrap import Bootstrap
from chefetage.experiments.experiment import Experiment
from chefetage.experiments.extras import numpy
from chefetage.experiments.measures import AHEAD, PAIRS, PLACE, POINTS, SEATS, WINS, Measures
from chefetage.experiments.one_game import Failure, Result
from chefetage.experiments.plackett_luce import CHOSEN, RISK, ratings

CONFIDENCE = 0.95
MOST_FAILURES = 20  # that are told one by one

Who = tuple[str | int, ...]  # the number of a table, and a bot or a seat of it


class Figure(msgspec.Struct, frozen=True):
    """A number, and the limits between which it is likely to be."""

    value: float
    low: float
    high: float


class More(msgspec.Struct, frozen=True):
    """By how much one fared better at a table than at another one."""

    wins: Figure
    points: Figure


class Faring(msgspec.Struct, frozen=True):
    """How a bot, or a seat, fared at one table or at all."""

    name: str
    seats: int  # that it had in all games together
    wins: Figure  # the share of victories that a seat had; shared ones count in parts
    points: Figure
    places: list[float]  # the shares of first, second... places


class Counter:
    """Counts the games of an experiment as they come, in memory that does not grow with them."""

    def __init__(self, experiment: Experiment) -> None:
        self.experiment = experiment
        self.measures = Measures(experiment, with_ratings=experiment.until_ordered)
        self.bootstrap = Bootstrap(self.measures, experiment.seed)
        self.decisions = dict.fromkeys(experiment.bots, 0)
        self.nanoseconds = dict.fromkeys(experiment.bots, 0)
        self.failures = dict.fromkeys(experiment.bots, 0)
        self.games = 0
        self.examples: list[tuple[str, int, Failure]] = []  # with the number of the game

    def add(self, deal: list[Result]) -> None:
        self.bootstrap.add(self.measures.vector(deal))
        self.games += len(deal)
        for result in deal:
            names = self.experiment.arms[result.fixture.arm].seated(result.fixture.rotation)
            for seat, name in enumerate(names):
                self.decisions[name] += result.decisions[seat]
                self.nanoseconds[name] += result.nanoseconds[seat]
            for failure in result.failures:
                self.failures[names[failure.seat]] += 1
                if len(self.examples) < MOST_FAILURES:
                    self.examples.append((names[failure.seat], result.fixture.number, failure))

    def milliseconds(self, bot: str) -> float:
        """That the bot needs for a decision."""
        return self.nanoseconds[bot] / 1e6 / max(1, self.decisions[bot])

    # Figures.

    def faring(self, name: str, who: list[Who], players: int) -> Faring:
        """How one fared who is counted under these keys, at tables of at most so many players."""
        seats = self.sum_of(SEATS, who)
        places = [self.sum_of(PLACE, [(*key, place) for key in who])[0] for place in range(1, players + 1)]
        return Faring(
            name,
            int(seats[0]),
            figure(self.mean_of(WINS, who)),
            figure(self.mean_of(POINTS, who)),
            [float(place / seats[0]) if seats[0] else 0.0 for place in places],
        )

    def more(self, who: list[Who], base: list[Who]) -> More:
        """What one under these keys has more than one under those; deals that both played cancel."""
        wins, points = (self.mean_of(what, who) - self.mean_of(what, base) for what in (WINS, POINTS))
        return More(figure(wins), figure(points))

    def mean_of(self, what: str, who: list[Who]) -> Any:
        return quotient(self.sum_of(what, who), self.sum_of(SEATS, who))

    def sum_of(self, what: str, who: list[Who]) -> Any:
        return sum((self.bootstrap.column((what, *key)) for key in who), start=self.bootstrap.column(("nothing",)))

    def ahead(self, bot: str, rival: str) -> Figure:
        """The share of pairs in which the bot came before the rival."""
        return figure(quotient(self.bootstrap.column((AHEAD, bot, rival)), self.bootstrap.column((PAIRS, bot, rival))))

    def ratings(self, bots: list[str]) -> list[Figure]:
        np = numpy()
        self.bootstrap.take_up()
        sets = [key for key in self.measures.columns if key[0] == RISK]
        names = [tuple(str(name) for name in key[1:]) for key in sets]
        risks = np.stack([self.bootstrap.column(key) for key in sets], axis=1)
        chosen = np.stack([self.bootstrap.column((CHOSEN, bot)) for bot in bots], axis=1)
        found = ratings(bots, names, risks, chosen)
        return [figure(found[:, number]) for number in range(len(bots))]


def quotient(sums: Any, counts: Any) -> Any:
    """A mean in each resample; where nothing was counted, nothing is known."""
    np = numpy()
    return np.divide(sums, counts, out=np.full_like(sums, np.nan), where=counts != 0)


def figure(values: Any) -> Figure:
    """What was seen comes first, then the resamples."""
    np = numpy()
    assert not np.isnan(values[0])
    known = values[~np.isnan(values)]  # a resample may have missed all games of a bot
    beyond = 50 * (1 - CONFIDENCE)
    low, high = np.percentile(known, [beyond, 100 - beyond])
    return Figure(float(values[0]), float(low), float(high))
