"""Where words, tables and data go."""

import os
import shutil
import sys
from typing import Any

import msgspec
from rich import box
from rich.console import Console, Group, RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from chefetage.words.texts import Texts

LESS_OPTIONS = "-FRX"  # show colours, leave short texts and the last page on the screen


def console() -> Console:
    """Standard output; nothing in a text is taken for markup."""
    return Console(highlight=False, markup=False, emoji=False)


def show(*lines: RenderableType) -> None:
    """Print to standard output. In a pipe, lines stay whole, so that they can be searched."""
    out = console()
    for line in lines:
        out.print(line, soft_wrap=not out.is_terminal and isinstance(line, str | Text))


def show_long(*lines: RenderableType) -> None:
    """Through a pager, if somebody reads on a terminal and it does not fit there."""
    out = console()
    if not out.is_terminal or len(out.render_lines(Group(*lines))) < out.height:
        show(*lines)
        return
    os.environ.setdefault("LESS", LESS_OPTIONS)
    with out.pager(styles=uses_less()):
        out.print(*lines, sep="\n")


def uses_less() -> bool:
    """Whether the pager can show colours."""
    return os.environ.get("MANPAGER", os.environ.get("PAGER", "less")) == "less" and shutil.which("less") is not None


def show_json(data: Any) -> None:
    print(msgspec.json.format(msgspec.json.encode(data), indent=2).decode())


def plain_table(*columns: str, numbers_from: int | None = None) -> Table:
    """A table without a frame; columns from `numbers_from` on hold numbers."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 2, 0, 0))
    for place, column in enumerate(columns):
        is_number = numbers_from is not None and place >= numbers_from
        table.add_column(column, justify="right" if is_number else "left")
    return table


def progress_bar(text: Texts) -> Progress:
    """On standard error, and only where somebody watches."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn(text("progress-left")),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
        disable=not sys.stderr.isatty(),
    )
