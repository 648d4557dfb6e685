"""Whether the disk does what it is asked: noticed by whoever reads or writes, and told in the log."""

import logging
import sqlite3
import time
from threading import Lock

from chefetage.server.storage.unusable import code_of

QUIET_SECONDS = 60  # a disk that fails now and then is told of once in this time
TROUBLES = {
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
    sqlite3.SQLITE_PROTOCOL: "locked",
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_IOERR: "failing",
    sqlite3.SQLITE_NOMEM: "failing",
    sqlite3.SQLITE_READONLY: "read-only",
    sqlite3.SQLITE_PERM: "read-only",
    sqlite3.SQLITE_CANTOPEN: "unreachable",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_NOTADB: "damaged",
}

logger = logging.getLogger(__name__)


def trouble_of(error: Exception) -> str | None:
    """The kind of trouble, where the disk is to blame or another process; None where what was asked is."""
    return TROUBLES.get(code_of(error)) if isinstance(error, sqlite3.Error) else None


class Condition:
    """How reading goes, or writing. A spell of trouble is told when it begins and when it is over."""

    def __init__(self, doing: str) -> None:
        self.doing = doing
        self.trouble: str | None = None
        self.worked_at = time.monotonic()  # for the last time
        self.failures = 0  # in this spell
        self.is_told = False  # of this spell
        self.told_at = -float(QUIET_SECONDS)
        self.untold = 0  # spells since then
        self.lock = Lock()  # several threads read

    def failed(self, kind: str, reason: str) -> None:
        with self.lock:
            if self.trouble is None:
                self.begin(kind, reason)
            self.trouble = kind
            self.failures += 1

    def begin(self, kind: str, reason: str) -> None:
        now = time.monotonic()
        self.failures = 0
        self.is_told = now - self.told_at >= QUIET_SECONDS
        if not self.is_told:
            self.untold += 1
            return
        more = f" ({self.untold} such spells since the last were not told)" if self.untold else ""
        logger.warning("disk trouble: %s fails, the database is %s: %s%s", self.doing, kind, reason, more)
        self.told_at, self.untold = now, 0

    def worked(self) -> None:
        self.worked_at = time.monotonic()
        if self.trouble is None:  # without the lock: so it is nearly always
            return
        with self.lock:
            if self.trouble and self.is_told:
                logger.warning("disk trouble is over: %s works again after %d failures", self.doing, self.failures)
            self.trouble = None
