"""The report as rich tables. Every word comes from the texts."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Final, Protocol

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from chefetage.benchmark.plan import CHEFETAGE, EARLIER
from chefetage.benchmark.report import INNER, PYTHON, Gap, Ratio, Report, Row

ROUNDS_TO_TRUST: Final = 5
WHOLE_FROM: Final = 1000
ONE_PLACE_FROM: Final = 10


class Wording(Protocol):
    """Turns a key and its facts into a sentence of the reader's language."""

    def __call__(self, key: str, /, **facts: str | int | float) -> str: ...


def tables(report: Report, text: Wording) -> Group:
    parts: list[RenderableType] = []
    for loop in (PYTHON, INNER):
        rows = [row for row in report.rows if row.loop == loop]
        if rows:
            parts += [heading(f"bench-title-{loop}", text), loop_table(rows, text)]
    searched = [row for row in report.rows if row.loop == PYTHON and row.playouts_per_second is not None]
    if searched:
        parts += [heading("bench-title-search", text), search_table(searched, text)]
    if report.ratios:
        parts += [heading("bench-title-ratios", text), ratio_table(report.ratios, text)]
    return Group(*parts, *(Text(line) for line in notes(report, text)))


def heading(key: str, text: Wording) -> Text:
    return Text(text(key), style="bold")


def loop_table(rows: Sequence[Row], text: Wording) -> Table:
    columns = ["decisions", "branching", "decisions-per-game", "forced", "games", "clone", "bytes"]
    return engine_table(columns, [(row, row_numbers(row)) for row in rows], text)


def search_table(rows: Sequence[Row], text: Wording) -> Table:
    columns = ["playouts", "iterations", "judged", "decisions-per-game"]
    return engine_table(columns, [(row, search_numbers(row)) for row in rows], text)


def engine_table(columns: Sequence[str], rows: Sequence[tuple[Row, list[float | None]]], text: Wording) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    table.add_column(text("bench-column-engine"), overflow="fold")
    for column in columns:
        table.add_column(text(f"bench-column-{column}"), justify="right", no_wrap=True)
    for row, numbers in rows:
        table.add_row(row_name(row, text), *(number(value, text) for value in numbers))
    return table


def row_name(row: Row, text: Wording) -> str:
    name = text("bench-row", engine=row.engine, game=row.game, players=row.players)
    return f"{name}, {mode_word(row.mode, text)}" if row.engine in (CHEFETAGE, EARLIER) else name


def row_numbers(row: Row) -> list[float | None]:
    return [
        row.decisions_per_second,
        row.branching,
        row.decisions_per_game,
        row.forced_per_game,
        row.games_per_second,
        row.clone_microseconds,
        row.bytes_per_state,
    ]


def search_numbers(row: Row) -> list[float | None]:
    return [row.playouts_per_second, row.iterations_per_second, row.judged_per_second, row.decisions_per_game]


def number(value: float | None, text: Wording) -> str:
    """Digits that a reader can use: decimal places only where they matter."""
    if value is None:
        return text("bench-unknown")
    if value >= WHOLE_FROM:
        return text("bench-whole", value=round(value))
    return text("bench-one-place" if value >= ONE_PLACE_FROM else "bench-two-places", value=value)


def mode_word(mode: str, text: Wording) -> str:
    return text(f"bench-mode-{mode}")


def ratio_table(ratios: Sequence[Ratio], text: Wording) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for column in ("game", "comparison"):
        table.add_column(text(f"bench-column-{column}"))
    for column in ("value", "target", "met"):
        table.add_column(text(f"bench-column-{column}"), justify="right")
    for ratio in ratios:
        mode, games = mode_word(ratio.mode, text), ", ".join(ratio.rival_games)
        name = text(f"bench-ratio-{ratio.name}", mode=mode, rivals=ratio.rivals, games=games)
        table.add_row(ratio.game, name, number(ratio.value, text), *target_cells(ratio, text))
    return table


def target_cells(ratio: Ratio, text: Wording) -> list[str]:
    if ratio.target is None:
        return ["", ""]
    bound = "bench-at-most" if ratio.at_most else "bench-at-least"
    return [text(bound, value=ratio.target), text("bench-met" if ratio.is_met else "bench-missed")]


def notes(report: Report, text: Wording) -> Iterable[str]:
    """What a reader must know to judge the numbers."""
    if report.interrupted:
        yield text("bench-interrupted")
    yield from gap_lines(report.gaps, text)
    if not report.rows:
        return
    if report.rounds < ROUNDS_TO_TRUST:
        yield text("bench-few-rounds", rounds=report.rounds, needed=ROUNDS_TO_TRUST)
    yield text("bench-method", rounds=report.rounds, seconds=report.seconds)
    yield text("bench-core", core=report.core) if report.core is not None else text("bench-no-core")
    yield text("bench-spread", percent=round(100 * max(spread(row) for row in report.rows)))
    yield text("bench-note-decisions")
    yield text("bench-note-clones")
    yield text("bench-note-own")
    yield text("bench-note-peers")
    if any(row.playouts_per_second is not None for row in report.rows):
        yield text("bench-note-search")
        yield text("bench-note-iterations")
    yield text("bench-versions", versions=", ".join(versions(report.rows)))


def versions(rows: Sequence[Row]) -> list[str]:
    return list(dict.fromkeys(f"{row.engine} {row.version}" for row in rows))


def spread(row: Row) -> float:
    return (row.fastest - row.slowest) / row.decisions_per_second


def gap_lines(gaps: Sequence[Gap], text: Wording) -> Iterable[str]:
    """Games of one engine that failed for the same reason share a line."""
    alike: dict[tuple[str, str | None, str, str], list[str]] = defaultdict(list)
    for gap in gaps:
        alike[gap.engine, gap.mode, gap.reason, gap.detail].append(gap.game)
    for (engine, mode, reason, detail), games in alike.items():
        about = [game for game in games if game] + ([mode_word(mode, text)] if mode else [])
        yield text(f"bench-gap-{reason}", engine=engine, about=", ".join(about), detail=detail)
