"""A copy of a database, also of one that a server is using: whole or not at all, and for its owner only."""

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from chefetage.core.problem import Problem
from chefetage.server.storage.migrate import check_owner
from chefetage.server.storage.unusable import as_system_error, unusable

PAGES = 500  # copied in one go; in between there is a moment to be interrupted
IN_ORDER = "ok"

Progress = Callable[[int, int], None]  # pages done, pages in all


def back_up(database: Path, copy: Path, may_replace: bool, progress: Progress) -> None:
    """The copy has its name only when it is complete and was looked through."""
    check(database, copy, may_replace)
    part = copy.with_name(copy.name + ".part")
    with opened(database) as source, unfinished(part):
        try:
            copy_pages(source, part, progress)
            part.replace(copy)
            keep_name(copy)
        except sqlite3.Error as error:
            raise Problem("backup-failed", file=str(copy), reason=str(error)) from as_system_error(error)
        except OSError as error:
            raise Problem("backup-failed", file=str(copy), reason=str(error)) from error


def check(database: Path, copy: Path, may_replace: bool) -> None:
    if not database.is_file():
        raise Problem("database-missing", file=str(database))
    if copy.exists() and copy.samefile(database):
        raise Problem("backup-of-itself", file=str(copy))
    if copy.is_dir() or (copy.exists() and not may_replace):
        raise Problem("backup-exists", file=str(copy))


@contextmanager
def opened(database: Path) -> Iterator[sqlite3.Connection]:
    """For reading, as it is at this moment: what a server writes meanwhile neither waits nor gets in."""
    try:
        with closing(
            sqlite3.connect(f"{database.absolute().as_uri()}?mode=rw", uri=True, isolation_level=None)
        ) as found:
            found.execute("PRAGMA query_only = ON")
            found.execute("BEGIN")
            check_owner(found, str(database))
            yield found
    except sqlite3.Error as error:
        raise unusable(database, error) from as_system_error(error)


@contextmanager
def unfinished(part: Path) -> Iterator[None]:
    """A file that nobody else may read, and that is gone afterwards unless it got another name."""
    try:
        part.unlink(missing_ok=True)  # of somebody who was killed
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    except OSError as error:
        raise Problem("backup-failed", file=str(part), reason=str(error)) from error
    try:
        yield
    finally:
        for ending in ("", "-journal", "-wal", "-shm"):
            part.with_name(part.name + ending).unlink(missing_ok=True)


def copy_pages(source: sqlite3.Connection, part: Path, progress: Progress) -> None:
    with closing(sqlite3.connect(part, isolation_level=None)) as target:
        source.backup(target, pages=PAGES, progress=lambda status, left, total: progress(total - left, total))
        target.execute("PRAGMA journal_mode = DELETE")  # one file, without others beside it
        found = str(target.execute("PRAGMA quick_check(1)").fetchone()[0])
    if found != IN_ORDER:
        raise sqlite3.DatabaseError(found)
    with part.open("rb") as written:
        os.fsync(written.fileno())


def keep_name(copy: Path) -> None:
    """The new name is on the disk, too."""
    folder = os.open(copy.absolute().parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)
