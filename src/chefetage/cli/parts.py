"""The parts of a report, in a terminal."""

from collections.abc import Iterable, Iterator

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from chefetage.cli.output import plain_table
from chefetage.experiments.telling import Part, Rows, Title, Words


def as_tables(parts: Iterable[Part]) -> Iterator[RenderableType]:
    """What a terminal can show of them: all but drawings."""
    for part in parts:
        if isinstance(part, Title):
            yield Text(part.words, style="bold")
        elif isinstance(part, Words):
            yield part.words
        elif isinstance(part, Rows):
            yield table_of(part)


def table_of(part: Rows) -> Table:
    table = plain_table(*part.columns, numbers_from=1)
    for row in part.rows:
        table.add_row(*row)
    return table
