"""Reports in a terminal."""

from collections.abc import Iterable, Iterator

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from chefetage.experiments.telling import Part, Rows, Title, Words


def as_tables(parts: Iterable[Part]) -> Iterator[RenderableType]:
    for part in parts:
        if isinstance(part, Title):
            yield Text(part.words, style="bold")
        elif isinstance(part, Words):
            yield part.words
        elif isinstance(part, Rows):
            yield table_of(part)


def table_of(part: Rows) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 2, 0, 0))
    for place, column in enumerate(part.columns):
        table.add_column(column, justify="right" if place else "left")
    for row in part.rows:
        table.add_row(*row)
    return table
