"""What is counted in every game. All of it is added up, so that any mean is one sum divided by another.

A deal is a vector of such counts. Sums over deals, each taken as often as a throw of chance says, are the bootstrap
(bootstrap.py): whatever can be computed from the sums has its interval from the same computation.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import NamedTuple

from chefetage.experiments.experiment import Experiment, Fixture
from chefetage.experiments.one_game import Result
from chefetage.experiments.plackett_luce import REMEMBERED, risk_sets

Key = tuple[str | int, ...]

SEATS, WINS, POINTS, PLACE = "seats", "wins", "points", "place"
PAIRS, AHEAD = "pairs", "ahead"


class Columns(NamedTuple):
    """Where it is counted how one fared."""

    seats: int
    wins: int
    points: int
    places: list[int]


class Measures:
    """Numbers the counts of an experiment in the order in which games need them."""

    def __init__(self, experiment: Experiment, with_ratings: bool) -> None:
        self.experiment = experiment
        self.with_ratings = with_ratings
        self.columns: dict[Key, int] = {}
        self.seated: dict[tuple[int, int], list[list[Columns]]] = {}  # by table and rotation, seat by seat

    def vector(self, deal: list[Result]) -> dict[int, float]:
        """The counts of a deal's games, by column."""
        counts: dict[int, float] = {}
        for result in deal:
            for column, value in self.counts(result):
                counts[column] = counts.get(column, 0) + value
        return counts

    def counts(self, result: Result) -> Iterator[tuple[int, float]]:
        fixture, places = result.fixture, result.places
        for seat, those in enumerate(self.columns_of(fixture)):
            place, points = places[seat], result.scores[seat]
            for columns in those:
                yield columns.seats, 1
                yield columns.points, points
                yield columns.places[min(place, len(places)) - 1], 1  # whoever is behind the rulebook's is last
                if result.won(seat):
                    yield columns.wins, result.won(seat)
        if self.with_ratings:
            names = tuple(self.experiment.arms[fixture.arm].seated(fixture.rotation))
            for key, value in (*pairs_of(names, tuple(places)), *risk_sets(names, tuple(places))):
                yield self.column(key), value

    def columns_of(self, fixture: Fixture) -> list[list[Columns]]:
        """Each seat is counted for its bot and for itself."""
        place = fixture.arm, fixture.rotation
        if place not in self.seated:
            names = self.experiment.arms[fixture.arm].seated(fixture.rotation)
            self.seated[place] = [
                [self.columns_for(fixture.arm, name), self.columns_for(fixture.arm, "seat", seat)]
                for seat, name in enumerate(names)
            ]
        return self.seated[place]

    def columns_for(self, arm: int, *who: str | int) -> Columns:
        seats, wins, points = (self.column((what, arm, *who)) for what in (SEATS, WINS, POINTS))
        players = self.experiment.arms[arm].players
        places = [self.column((PLACE, arm, *who, place)) for place in range(1, players + 1)]
        return Columns(seats, wins, points, places)

    def column(self, key: Key) -> int:
        return self.columns.setdefault(key, len(self.columns))


@lru_cache(REMEMBERED)
def pairs_of(names: tuple[str, ...], places: tuple[int, ...]) -> list[tuple[Key, float]]:
    """Of each two seats with different bots: that they met, and whether the first came before; a tie counts half."""
    found: list[tuple[Key, float]] = []
    for seat, name in enumerate(names):
        for other, rival in enumerate(names):
            if name != rival:
                found += [((PAIRS, name, rival), 1), ((AHEAD, name, rival), lead(places[seat], places[other]))]
    return found


def lead(place: int, other: int) -> float:
    return 1.0 if place < other else 0.5 if place == other else 0.0


def shares_ahead(deal: Iterable[Result], experiment: Experiment) -> dict[tuple[str, str], float]:
    """Of each two bots that met within a deal: in which part of all their pairs of seats the first one came before."""
    counts: dict[Key, float] = {}
    for result in deal:
        names = tuple(experiment.arms[result.fixture.arm].seated(result.fixture.rotation))
        for key, value in pairs_of(names, tuple(result.places)):
            counts[key] = counts.get(key, 0) + value
    met = [key for key in counts if key[0] == PAIRS]
    return {(str(name), str(rival)): counts[AHEAD, name, rival] / counts[PAIRS, name, rival] for _, name, rival in met}
