"""What many games tell: wins, scores, lengths, speed."""

from fractions import Fraction
from math import sqrt

import msgspec

from chefetage.experiments.one_game import Result
from chefetage.experiments.plan import Plan

MOST_SEATS = 12  # and opponents from the rulebook, who can share a win


class Stat(msgspec.Struct):
    """A number that differs from game to game."""

    mean: float
    minimum: int
    maximum: int


class Row(msgspec.Struct):
    """How a seat or a bot fared. Shared victories count in parts."""

    name: str
    games: int
    wins: float
    win_rate: float
    mean: float
    standard_error: float
    minimum: int
    maximum: int


class Report(msgspec.Struct):
    """All games of a plan together, by seat and by bot."""

    game: str
    players: int
    games: int
    interrupted: bool
    decisions: int
    seconds: float
    decisions_per_second: float
    games_per_second: float
    length: Stat  # decisions per game
    seats: list[Row]
    bots: list[Row]
    digest: str = ""  # of all results, "" if it was interrupted


class Tally:
    """Whole numbers of many games, added up as they come: exact, and as small after a million games as after one."""

    def __init__(self) -> None:
        self.count = 0
        self.sum = 0
        self.squares = 0
        self.minimum = 0
        self.maximum = 0

    def add(self, value: int) -> None:
        self.minimum = value if self.count == 0 else min(self.minimum, value)
        self.maximum = value if self.count == 0 else max(self.maximum, value)
        self.count += 1
        self.sum += value
        self.squares += value * value

    @property
    def mean(self) -> float:
        return self.sum / self.count if self.count else 0.0

    @property
    def standard_error(self) -> float:
        if self.count < 2:
            return 0.0
        variance = Fraction(self.count * self.squares - self.sum**2, self.count * (self.count - 1))
        return sqrt(variance) / sqrt(self.count)

    def stat(self) -> Stat:
        return Stat(self.mean, self.minimum, self.maximum)


class SeatTally:
    """Scores and shares of victory of one seat or bot."""

    def __init__(self) -> None:
        self.scores = Tally()
        self.wins = Fraction(0)

    def add(self, result: Result, seat: int) -> None:
        self.scores.add(result.scores[seat])
        self.wins += Fraction(result.won(seat)).limit_denominator(MOST_SEATS)

    def row(self, name: str) -> Row:
        scores = self.scores
        return Row(
            name=name,
            games=scores.count,
            wins=float(self.wins),
            win_rate=float(self.wins / scores.count),
            mean=scores.mean,
            standard_error=scores.standard_error,
            minimum=scores.minimum,
            maximum=scores.maximum,
        )


class Totals:
    """What the games of a plan have told so far."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.lengths = Tally()
        self.seats: dict[str, SeatTally] = {}
        self.bots: dict[str, SeatTally] = {}

    def add(self, deal: list[Result]) -> None:
        arm = self.plan.experiment.arms[0]
        for result in deal:
            self.lengths.add(sum(result.decisions))
            for seat, bot in enumerate(arm.seated(result.fixture.rotation)):
                self.seats.setdefault(str(seat + 1), SeatTally()).add(result, seat)
                self.bots.setdefault(bot, SeatTally()).add(result, seat)

    def report(self, seconds: float, digest: str = "") -> Report:
        games, decisions = self.lengths.count, self.lengths.sum
        return Report(
            game=self.plan.game,
            players=self.plan.players,
            games=games,
            interrupted=games < self.plan.games,
            decisions=decisions,
            seconds=seconds,
            decisions_per_second=decisions / seconds,
            games_per_second=games / seconds,
            length=self.lengths.stat(),
            seats=[self.seats[name].row(name) for name in sorted(self.seats)],
            bots=[self.bots[name].row(name) for name in sorted(self.bots)],
            digest=digest,
        )
