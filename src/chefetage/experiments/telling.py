"""What reports say, part by part: shown in a terminal by cli/parts.py and on a page by pages.py."""

from collections.abc import Iterator

import msgspec

from chefetage.experiments.comparison import ArmReport, ExperimentReport
from chefetage.experiments.figures import Faring, Figure
from chefetage.experiments.tournament import TournamentReport
from chefetage.words.texts import Texts

FEW_DEALS = 20  # with fewer, a bootstrap knows too little of how deals differ


class Title(msgspec.Struct, frozen=True):
    """What follows, up to the next one."""

    words: str


class Words(msgspec.Struct, frozen=True):
    """A sentence."""

    words: str


class Rows(msgspec.Struct, frozen=True):
    """A table; all but its first column are numbers."""

    columns: list[str]
    rows: list[list[str]]


class Drawing(msgspec.Struct, frozen=True):
    """Figures to be compared at a glance, where one can draw."""

    title: str
    figures: list[tuple[str, Figure]]


Part = Title | Words | Rows | Drawing


def tournament_told(report: TournamentReport, text: Texts) -> Iterator[Part]:
    yield Title(text("tournament-title", game=report.game, players=report.players))
    yield from beginning(report, text)
    confidence = f"{100 * report.confidence:g}"
    yield Words(text("tournament-order", settled=int(report.ending == "settled"), confidence=confidence))
    yield standings(report, text)
    names = short_names([entry.bot for entry in report.entries])
    yield Drawing(text("tournament-column-rating"), [(names[entry.bot], entry.rating) for entry in report.entries])
    yield cross_table(report, text)
    yield Words(text("tournament-columns"))
    if report.failures:
        yield Words(text("tournament-failures"))
    for failure in report.failures:
        why = text(f"failure-{failure.why}", detail=failure.detail)
        yield Words(text("tournament-failure", bot=failure.bot, number=failure.game + 1, why=why))
    yield from end(report, text)


def experiment_told(report: ExperimentReport, text: Texts) -> Iterator[Part]:
    yield Title(text("experiment-title", game=report.game))
    yield from beginning(report, text)
    for number, arm in enumerate(report.arms, start=1):
        yield Title(arm_title(number, arm, text))
        yield arm_rows(arm, text)
        if arm.base is not None:
            yield Words(text("experiment-base", number=arm.base + 1))
    for bot, count in report.failures.items():
        if count:
            yield Words(text("experiment-failures", bot=bot, count=count))
    yield from end(report, text)


def beginning(report: TournamentReport | ExperimentReport, text: Texts) -> Iterator[Part]:
    yield Words(text("run-told", games=report.games, deals=report.deals, ending=report.ending))
    if report.deals < FEW_DEALS:
        yield Words(text("run-few-deals", deals=FEW_DEALS))


def end(report: TournamentReport | ExperimentReport, text: Texts) -> Iterator[Part]:
    yield Words(text("run-intervals"))
    yield Words(text("run-seed", seed=report.seed))
    if report.digest:
        yield Words(text("run-digest", digest=report.digest))
    yield Words(text("run-time", seconds=report.seconds))


# Tables.


def standings(report: TournamentReport, text: Texts) -> Rows:
    columns = ["bot", "rating", "wins", "points", "places", "time", "lost"]
    names = short_names([entry.bot for entry in report.entries])
    rows = [
        [
            names[entry.bot],
            whole(entry.rating, text),
            *faring_cells(entry.faring, text),
            text("number-hundredths", value=entry.milliseconds),
            text("number-whole", value=entry.failures),
        ]
        for entry in report.entries
    ]
    return Rows([text(f"tournament-column-{column}") for column in columns], rows)


def cross_table(report: TournamentReport, text: Texts) -> Rows:
    names = short_names([entry.bot for entry in report.entries])
    rows = [
        [names[entry.bot], *(percent(ahead, text) if ahead else "–" for ahead in entry.ahead)]
        for entry in report.entries
    ]
    return Rows([text("tournament-cross"), *names.values()], rows)


def short_names(bots: list[str]) -> dict[str, str]:
    """Of a class its name, of a program its last word without folders, as long as that tells all of them apart."""
    short = {bot: bot.rpartition(" ")[2].rpartition("/")[2].rpartition(":")[2] for bot in bots}
    return short if len(set(short.values())) == len(bots) else {bot: bot for bot in bots}


def arm_title(number: int, arm: ArmReport, text: Texts) -> str:
    options = ", ".join(f"{key}={value}" for key, value in arm.options.items())
    facts = [*([options] if options else []), *([arm.variant] if arm.variant else [])]
    bots = ", ".join(bot.name for bot in arm.bots)
    title = text("experiment-arm", number=number, players=arm.players, bots=bots)
    return " · ".join([title, *facts])


def arm_rows(arm: ArmReport, text: Texts) -> Rows:
    """First the bots, then the seats."""
    columns = ["bot", "wins", "points", "places"]
    names = [bot.name for bot in arm.bots] + [text("experiment-seat", seat=seat.name) for seat in arm.seats]
    rows = [[name, *faring_cells(one, text)] for name, one in zip(names, [*arm.bots, *arm.seats], strict=True)]
    if arm.base is not None:
        columns += ["wins-more", "points-more"]
        for row, more in zip(rows, [*arm.bots_more, *arm.seats_more], strict=True):
            row += [percent(more.wins, text), tenths(more.points, text)]
    return Rows([text(f"tournament-column-{column}") for column in columns], rows)


def faring_cells(faring: Faring, text: Texts) -> list[str]:
    """Wins, points and places."""
    places = "/".join(text("number-whole", value=round(100 * share)) for share in faring.places)
    return [percent(faring.wins, text), tenths(faring.points, text), places]


# A figure has two lines: what was seen, and the limits of its interval.


def percent(figure: Figure, text: Texts) -> str:
    low, high = 100 * figure.low, 100 * figure.high
    return f"{text('number-percent', value=100 * figure.value)}\n{text('limits-tenths', low=low, high=high)}"


def tenths(figure: Figure, text: Texts) -> str:
    low, high = figure.low, figure.high
    return f"{text('number-tenths', value=figure.value)}\n{text('limits-tenths', low=low, high=high)}"


def whole(figure: Figure, text: Texts) -> str:
    low, high = round(figure.low), round(figure.high)
    return f"{text('number-whole', value=round(figure.value))}\n{text('limits-whole', low=low, high=high)}"
