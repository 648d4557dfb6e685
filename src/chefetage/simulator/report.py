"""What many games tell: wins, scores, lengths, speed."""

from fractions import Fraction
from math import sqrt
from statistics import fmean, stdev

import msgspec

from chefetage.simulator.one_game import Result
from chefetage.simulator.plan import Plan


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


class Tally:
    """Scores and shares of victory of one seat or bot."""

    def __init__(self) -> None:
        self.scores: list[int] = []
        self.wins = Fraction(0)

    def add(self, result: Result, seat: int) -> None:
        self.scores.append(result.scores[seat])
        if result.places[seat] == 1:
            self.wins += Fraction(1, result.places.count(1))

    def row(self, name: str) -> Row:
        games = len(self.scores)
        error = stdev(self.scores) / sqrt(games) if games > 1 else 0.0
        wins, rate = float(self.wins), float(self.wins / games)
        return Row(name, games, wins, rate, fmean(self.scores), error, min(self.scores), max(self.scores))


def report(plan: Plan, results: list[Result], seconds: float) -> Report:
    """The report of the games that were played, in the order of their numbers."""
    results = sorted(results, key=lambda result: result.number)
    lengths = [result.decisions for result in results]
    decisions = sum(lengths)
    return Report(
        game=plan.game,
        players=plan.players,
        games=len(results),
        interrupted=len(results) < plan.games,
        decisions=decisions,
        seconds=seconds,
        decisions_per_second=decisions / seconds,
        games_per_second=len(results) / seconds,
        length=Stat(fmean(lengths or [0]), min(lengths, default=0), max(lengths, default=0)),
        seats=rows(plan, results, by_bot=False),
        bots=rows(plan, results, by_bot=True),
    )


def rows(plan: Plan, results: list[Result], by_bot: bool) -> list[Row]:
    """One for each kind of bot, or one for each seat."""
    tallies: dict[str, Tally] = {}
    for result in results:
        for seat, bot in enumerate(plan.bots_of(result.number)):
            tallies.setdefault(bot if by_bot else str(seat + 1), Tally()).add(result, seat)
    return [tallies[name].row(name) for name in sorted(tallies)]
