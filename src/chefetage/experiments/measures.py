"""What is counted in every game. All of it is added up, so that any mean is one sum divided by another.

A deal is a vector of such counts. Sums over deals, each taken as often as a throw of chance says, are the bootstrap
(bootstrap.py): whatever can be computed from the sums has its interval from the same computation.
"""

from collections.abc import Iterable

from chefetage.experiments.experiment import Experiment
from chefetage.experiments.one_game import Result
from chefetage.experiments.plackett_luce import risk_sets

Key = tuple[str | int, ...]

SEATS, WINS, POINTS, SQUARES, PLACE = "seats", "wins", "points", "squares", "place"
PAIRS, AHEAD = "pairs", "ahead"
RISK, CHOSEN = "risk", "chosen"


class Measures:
    """Numbers the counts of an experiment in the order in which games need them."""

    def __init__(self, experiment: Experiment, with_ratings: bool) -> None:
        self.experiment = experiment
        self.with_ratings = with_ratings
        self.columns: dict[Key, int] = {}

    def vector(self, deal: list[Result]) -> dict[int, float]:
        """The counts of a deal's games, by column."""
        counts: dict[Key, float] = {}
        for result in deal:
            self.count(result, counts)
        return {self.columns.setdefault(key, len(self.columns)): value for key, value in counts.items()}

    def count(self, result: Result, counts: dict[Key, float]) -> None:
        fixture = result.fixture
        names = self.experiment.arms[fixture.arm].seated(fixture.rotation)
        winners = result.places.count(1)
        for seat, name in enumerate(names):
            points, place = result.scores[seat], result.places[seat]
            won = 1 / winners if place == 1 else 0
            for who in ((fixture.arm, name), (fixture.arm, "seat", seat)):
                add(counts, (SEATS, *who), 1)
                add(counts, (WINS, *who), won)
                add(counts, (POINTS, *who), points)
                add(counts, (SQUARES, *who), points * points)
                add(counts, (PLACE, *who, place), 1)
        if self.with_ratings:
            count_pairs(names, result.places, counts)
            for key, weight in risk_sets(tuple(names), tuple(result.places)):
                add(counts, key, weight)


def add(counts: dict[Key, float], key: Key, value: float) -> None:
    counts[key] = counts.get(key, 0) + value


def count_pairs(names: list[str], places: list[int], counts: dict[Key, float]) -> None:
    """Who came before whom; equal places count half."""
    for seat, name in enumerate(names):
        for other, rival in enumerate(names):
            if name != rival:
                add(counts, (PAIRS, name, rival), 1)
                add(counts, (AHEAD, name, rival), lead(places[seat], places[other]))


def lead(place: int, other: int) -> float:
    return 1.0 if place < other else 0.5 if place == other else 0.0


def shares_ahead(deal: Iterable[Result], experiment: Experiment) -> dict[tuple[str, str], float]:
    """Of each two bots that met within a deal: in which part of all their pairs of seats the first one came before."""
    counts: dict[Key, float] = {}
    for result in deal:
        count_pairs(experiment.arms[result.fixture.arm].seated(result.fixture.rotation), result.places, counts)
    return {
        (str(key[1]), str(key[2])): counts.get((AHEAD, *key[1:]), 0) / pairs
        for key, pairs in counts.items()
        if key[0] == PAIRS
    }
