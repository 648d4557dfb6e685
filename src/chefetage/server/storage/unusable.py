"""Why a file cannot be the database, as a problem that a person understands."""

import errno
import os
import sqlite3
from pathlib import Path

from chefetage.core.problem import Problem

PRIMARY = 0xFF  # the rest of an error code only says where it happened
SYSTEM = {
    sqlite3.SQLITE_FULL: errno.ENOSPC,
    sqlite3.SQLITE_READONLY: errno.EACCES,
    sqlite3.SQLITE_CANTOPEN: errno.EACCES,
    sqlite3.SQLITE_PERM: errno.EACCES,
    sqlite3.SQLITE_IOERR: errno.EIO,
}


def unusable(path: Path, error: sqlite3.Error | OSError) -> Problem:
    if isinstance(error, sqlite3.Error) and code_of(error) == sqlite3.SQLITE_NOTADB:
        return Problem("database-foreign", file=str(path))
    return Problem("database-unreadable", file=str(path), reason=str(error))


def as_system_error(error: sqlite3.Error) -> Exception:
    """What the operating system has told SQLite, so that it is put into the same words as elsewhere."""
    number = SYSTEM.get(code_of(error))
    return OSError(number, os.strerror(number)) if number else error


def code_of(error: sqlite3.Error) -> int:
    return getattr(error, "sqlite_errorcode", 0) & PRIMARY
