"""chefetage backup"""

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import click

from chefetage.cli.command import Command
from chefetage.cli.output import progress_bar, show
from chefetage.cli.parameters import File, argument, option
from chefetage.server.settings import default_database
from chefetage.server.storage.backup import back_up
from chefetage.words.texts import Texts

ENDED = 128 + signal.SIGTERM  # exit code


def command(text: Texts) -> Command:
    params = [
        argument(text, "file", File()),
        option(text, "db", File(), "file"),
        click.Option(["--force"], is_flag=True, help=text("cli-force")),
    ]
    return Command("backup", text, partial(backup, text), params)


def backup(text: Texts, file: Path, db: Path | None, force: bool) -> None:
    database = (db or default_database()).absolute()
    with orderly_end(), progress_bar(text) as bar:
        task = bar.add_task(text("backup-progress"), total=None)
        back_up(database, file, force, lambda done, total: bar.update(task, completed=done, total=total))
    show(text("backup-done", file=str(file), megabytes=file.stat().st_size / 1e6))


@contextmanager
def orderly_end() -> Iterator[None]:
    """Whoever ends the program from outside leaves nothing half done, either."""
    before = signal.signal(signal.SIGTERM, lambda *_: sys.exit(ENDED))
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)
