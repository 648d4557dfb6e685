"""Tournaments: every bot meets every other, in all compositions of a table and at all seats."""

from itertools import combinations_with_replacement

import msgspec

from chefetage.core.catalog import find_game
from chefetage.core.info import Options
from chefetage.core.problem import Problem
from chefetage.experiments.experiment import Arm, Experiment
from chefetage.experiments.figures import Counter, Faring, Figure
from chefetage.experiments.run import Outcome
from chefetage.experiments.versions import Versions

USUAL_GAMES, USUAL_DEALS = 2000, 50


class Entry(msgspec.Struct, frozen=True):
    """One bot of a tournament, with its rating."""

    bot: str
    version: str
    rating: Figure
    faring: Faring
    ahead: list[Figure | None]  # of each bot in the order of the table; none of itself
    milliseconds: float  # for a decision
    failures: int


class FailureReport(msgspec.Struct, frozen=True):
    """A game that a bot lost because it could not play on."""

    bot: str
    game: int
    seat: int
    why: str
    detail: str


class TournamentReport(msgspec.Struct, frozen=True):
    """The table of a tournament, the best rating first."""

    game: str
    players: int
    options: Options
    seed: str
    ending: str
    deals: int
    games: int
    seconds: float
    confidence: float
    digest: str
    versions: Versions
    entries: list[Entry]
    failures: list[FailureReport]


def tournament(
    game: str, players: int, bots: list[str], games: int | None, seed: int, options: Options, confidence: float
) -> Experiment:
    """Each deal is played by all compositions of the bots in which at least two differ, and at all seats.

    Without a number of games there are enough for intervals, however many games a deal has.
    """
    if len(set(bots)) != len(bots):
        raise Problem("bot-twice", bot=next(bot for bot in bots if bots.count(bot) > 1))
    if len(bots) < 2 or players < 2:
        raise Problem("tournament-alone", bots=len(bots), players=players)
    tables = [list(table) for table in combinations_with_replacement(bots, players) if len(set(table)) > 1]
    variant = find_game(game).variant
    found = Experiment(
        game=game,
        arms=[Arm(table, options) for table in tables],
        deals=1,
        seed=seed,
        variants=[variant] if variant.numbers else [],
        until_ordered=True,
        confidence=confidence,
    )
    return found.with_games(games or max(USUAL_GAMES, USUAL_DEALS * len(found.seatings)))


def report_of(experiment: Experiment, outcome: Outcome, counter: Counter, versions: Versions) -> TournamentReport:
    """The figures of all games that were counted."""
    bots = experiment.bots
    rated = dict(zip(bots, counter.ratings(bots), strict=True))
    order = sorted(bots, key=lambda bot: -rated[bot].value)
    players = experiment.arms[0].players
    entries = [
        Entry(
            bot,
            versions.bots[bot],
            rated[bot],
            counter.faring(
                bot, [(number, bot) for number, arm in enumerate(experiment.arms) if bot in arm.bots], players
            ),
            [None if rival == bot else counter.ahead(bot, rival) for rival in order],
            counter.milliseconds(bot),
            counter.failures[bot],
        )
        for bot in order
    ]
    failures = [
        FailureReport(bot, number, *msgspec.structs.astuple(failure)) for bot, number, failure in counter.examples
    ]
    return TournamentReport(
        game=experiment.game,
        players=players,
        options=experiment.arms[0].options,
        seed=f"{experiment.seed:#x}",
        ending=outcome.ending,
        deals=outcome.deals,
        games=outcome.games,
        seconds=outcome.seconds,
        confidence=experiment.confidence,
        digest=outcome.digest,
        versions=versions,
        entries=entries,
        failures=failures,
    )
