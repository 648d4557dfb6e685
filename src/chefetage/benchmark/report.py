"""From slices to medians, and from medians to ratios."""

from collections.abc import Iterable, Mapping, Sequence
from math import log
from statistics import geometric_mean, median
from typing import Final

import msgspec

from chefetage.benchmark.plan import CATANATRON, CHEFETAGE, COMPILED, EARLIER, INTERPRETED, OPEN_SPIEL, PETTING_ZOO, Job
from chefetage.benchmark.protocol import Hello, Measurement

PYTHON: Final = "python"
INNER: Final = "inner"
LEAST_OF_EARLIER: Final = 0.97  # a change may cost so much speed and no more
COMPARABLE: Final = 3  # games of a rival, those nearest in length to ours; a bound would let some in by chance


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """One engine on one game in one loop: medians over the rounds, means over the games."""

    engine: str
    version: str
    python: str
    game: str
    players: int
    mode: str
    loop: str
    rounds: int
    decisions_per_second: float
    slowest: float  # round, in decisions per second
    fastest: float
    games_per_second: float
    decisions_per_game: float
    forced_per_game: float
    branching: float
    clone_microseconds: float | None
    bytes_per_state: float | None
    playouts_per_second: float | None = None  # reports from before it was measured have no search
    iterations_per_second: float | None = None
    judged_per_second: float | None = None


class Ratio(msgspec.Struct, frozen=True):
    """A line of comparison for one of our games; the target is what the project set itself."""

    game: str
    mode: str
    name: str
    value: float
    target: float | None = None
    at_most: bool = False
    rivals: int = 1  # games in the rival's geometric mean
    rival_games: list[str] = []  # their names, where only some were chosen

    @property
    def is_met(self) -> bool | None:
        if self.target is None:
            return None
        return self.value <= self.target if self.at_most else self.value >= self.target


class Gap(msgspec.Struct, frozen=True):
    """What could not be measured, or not to the end, and why."""

    engine: str
    game: str
    mode: str | None
    reason: str
    detail: str = ""


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """All that a run has found, and under which conditions."""

    platform: str
    core: int | None
    rounds: int
    seconds: float
    interrupted: bool
    rows: list[Row]
    ratios: list[Ratio]
    gaps: list[Gap]


def row(job: Job, hello: Hello, measured: Sequence[Measurement]) -> Row:
    """Measurements of one loop, one per round."""
    speeds = [one.decisions / one.cpu_seconds for one in measured]
    games = sum(one.games for one in measured)
    decisions = sum(one.decisions for one in measured)
    return Row(
        engine=job.task.engine,
        version=hello.version,
        python=hello.python,
        game=job.task.game,
        players=hello.players,
        mode=hello.mode,
        loop=measured[0].loop,
        rounds=len(measured),
        decisions_per_second=median(speeds),
        slowest=min(speeds),
        fastest=max(speeds),
        games_per_second=median(one.games / one.cpu_seconds for one in measured),
        decisions_per_game=decisions / games,
        forced_per_game=sum(one.forced for one in measured) / games,
        branching=sum(one.branching_sum for one in measured) / max(decisions, 1),
        clone_microseconds=median_of_known(one.clone_microseconds for one in measured),
        bytes_per_state=median_of_known(one.bytes_per_state for one in measured),
        playouts_per_second=median_of_known(one.playouts_per_second for one in measured),
        iterations_per_second=median_of_known(one.iterations_per_second for one in measured),
        judged_per_second=median_of_known(one.judged_per_second for one in measured),
    )


def rows(job: Job, hello: Hello, slices: Sequence[Sequence[Measurement]]) -> list[Row]:
    """One row per loop."""
    return [row(job, hello, loop) for loop in zip(*slices, strict=True)]


def median_of_known(values: Iterable[float | None]) -> float | None:
    known = [value for value in values if value is not None]
    return median(known) if known else None


def ratios(rows: Sequence[Row]) -> list[Ratio]:
    own = [row for row in rows if row.engine == CHEFETAGE]
    others = [row for row in rows if row.engine != CHEFETAGE]
    games = list(dict.fromkeys(row.game for row in own))
    return [ratio for game in games for ratio in game_ratios([row for row in own if row.game == game], others)]


def game_ratios(own: Sequence[Row], others: Sequence[Row]) -> list[Ratio]:
    compiled = [row for row in own if row.mode == COMPILED]
    interpreted = [row for row in own if row.mode == INTERPRETED]
    ours = compiled or interpreted
    earlier = [row for row in others if row.engine == EARLIER and row.game == own[0].game]
    catanatron = [row for row in others if row.engine == CATANATRON]
    open_spiel = [row for row in others if row.engine == OPEN_SPIEL]
    petting_zoo = [row for row in others if row.engine == PETTING_ZOO]
    return [
        *compare("compiled-inner", inner(compiled), inner(interpreted), target=20),
        *compare("compiled-python", via_python(compiled), via_python(interpreted)),
        *compare_fastest("earlier-inner", inner(compiled), inner(earlier), target=LEAST_OF_EARLIER),
        *compare_fastest("earlier-python", via_python(compiled), via_python(earlier), target=LEAST_OF_EARLIER),
        *compare("catanatron-python", via_python(ours), via_python(catanatron), target=40),
        *compare("catanatron-inner", inner(ours), via_python(catanatron), target=80),
        *compare("open-spiel-python", via_python(ours), via_python(open_spiel), target=4),
        *compare("open-spiel-inner", inner(ours), inner(open_spiel)),
        *compare("pettingzoo-python", via_python(ours), via_python(petting_zoo)),
        *clone_line(ours),
        *search_ratios(via_python(ours), via_python(catanatron), via_python(open_spiel)),
    ]


def via_python(rows: Sequence[Row]) -> list[Row]:
    return [row for row in rows if row.loop == PYTHON]


def inner(rows: Sequence[Row]) -> list[Row]:
    return [row for row in rows if row.loop == INNER]


def compare(name: str, ours: Sequence[Row], theirs: Sequence[Row], target: float | None = None) -> list[Ratio]:
    """Our speed by the geometric mean of theirs; nothing if either was not measured."""
    if not ours or not theirs:
        return []
    own = ours[0]
    value = own.decisions_per_second / geometric_mean(row.decisions_per_second for row in theirs)
    return [Ratio(own.game, own.mode, name, value, target, rivals=len(theirs))]


def compare_fastest(name: str, ours: Sequence[Row], theirs: Sequence[Row], target: float) -> list[Ratio]:
    """The fastest round of each: what else a machine does only slows, often by more than what is looked for here."""
    return [
        Ratio(row.game, row.mode, name, row.fastest / other.fastest, target)
        for row, other in zip(ours[:1], theirs[:1], strict=False)
    ]


def clone_line(ours: Sequence[Row]) -> list[Ratio]:
    return [
        Ratio(row.game, row.mode, "clone", row.clone_microseconds, target=3, at_most=True)
        for row in ours[:1]
        if row.clone_microseconds is not None
    ]


def search_ratios(ours: Sequence[Row], catanatron: Sequence[Row], open_spiel: Sequence[Row]) -> list[Ratio]:
    """Of OpenSpiel's games those count that are nearest in length, since longer games take longer to play out.

    Catanatron's package has no search, but an iteration cannot be quicker than the playout in it.
    """
    if not ours:
        return []
    own = ours[0]
    alike = nearest_in_length(own, open_spiel)
    playouts, iterations = own.playouts_per_second, own.iterations_per_second
    of_catan = {row.game: row.playouts_per_second for row in catanatron}
    return [
        *compare_rates("catanatron-playouts", own, playouts, of_catan, 10),
        *compare_rates("open-spiel-playouts", own, playouts, {row.game: row.playouts_per_second for row in alike}, 2),
        *compare_rates("catanatron-search", own, iterations, of_catan, 10),
        *compare_rates("open-spiel-search", own, iterations, {row.game: row.iterations_per_second for row in alike}, 2),
    ]


def nearest_in_length(own: Row, rows: Sequence[Row]) -> list[Row]:
    """By factor: half as long is as far as twice as long."""

    def length(row: Row) -> float:
        return log(max(row.decisions_per_game, 1))

    return sorted(rows, key=lambda row: abs(length(row) - length(own)))[:COMPARABLE]


def compare_rates(
    name: str, own: Row, ours: float | None, theirs: Mapping[str, float | None], target: float
) -> list[Ratio]:
    """Ours by the geometric mean of theirs, which go by game; nothing if either is unknown."""
    known = {game: rate for game, rate in theirs.items() if rate is not None}
    if ours is None or not known:
        return []
    value = ours / geometric_mean(known.values())
    return [Ratio(own.game, own.mode, name, value, target, rivals=len(known), rival_games=list(known))]
