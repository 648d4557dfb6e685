"""The one thread that writes: it takes all that has gathered, commits it at once, then says so."""

import asyncio
import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from itertools import chain
from queue import Empty, SimpleQueue
from threading import Thread

from chefetage.server.storage.condition import Condition, trouble_of
from chefetage.server.storage.storage import Statement, WriteFailed

BATCH = 500
IMPATIENT = 0.1  # of the usual patience, while the database is known to be in trouble


class Job:
    """Statements that are written all or none."""

    def __init__(self, statements: Sequence[Statement]) -> None:
        self.statements = statements
        self.loop = asyncio.get_running_loop()
        self.done: asyncio.Future[None] = self.loop.create_future()

    def finish(self, error: Exception | None) -> None:
        with suppress(RuntimeError):  # the loop has ended, nobody waits
            self.loop.call_soon_threadsafe(self.settle, error)

    def settle(self, error: Exception | None) -> None:
        if self.done.cancelled():
            return
        if error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(WriteFailed(str(error)))


class Writer(Thread):
    """The connection belongs to this thread once it is started.

    It waits for a database that another process has locked as long as it has patience, once for all that is to be
    written: then whatever waits fails together, so that nobody waits for the failures of others.
    """

    def __init__(self, connection: sqlite3.Connection, patience: float) -> None:
        super().__init__(name="chefetage-writer", daemon=True)
        self.connection = connection
        self.patience = patience  # seconds
        self.waits = -1.0  # seconds that the connection has been told
        self.condition = Condition("writing")
        self.jobs: SimpleQueue[Job | None] = SimpleQueue()

    async def write(self, statements: Sequence[Statement]) -> None:
        job = Job(statements)
        self.jobs.put(job)
        await job.done

    def run(self) -> None:
        while batch := self.next_batch():
            self.commit(batch)
        self.connection.close()

    def next_batch(self) -> list[Job]:
        """At least one job, unless the writer is to end."""
        first = self.jobs.get()
        return [] if first is None else [first, *self.waiting(BATCH - 1)]

    def waiting(self, most: int) -> Iterator[Job]:
        """What has gathered; the sign to end stays where it is, behind it."""
        with suppress(Empty):
            for _ in range(most):
                job = self.jobs.get_nowait()
                if job is None:
                    self.jobs.put(None)
                    return
                yield job

    def commit(self, batch: list[Job]) -> None:
        """A job that cannot be written must not spoil the others; but trouble with the disk is that of all."""
        left = [batch]
        while left:
            together = left.pop(0)
            error = self.attempt(together)
            if error and trouble_of(error):  # gathered before anybody is answered: who then comes again has a new try
                finish([*together, *chain(*left), *self.waiting(self.jobs.qsize())], error)
                return
            if error is None or len(together) == 1:
                finish(together, error)
            else:
                left = [[job] for job in together]

    def attempt(self, batch: list[Job]) -> Exception | None:
        """Why it failed, if it did."""
        try:
            self.execute(batch)
        except Exception as error:
            if trouble := trouble_of(error):
                self.condition.failed(trouble, str(error))
            return error
        self.condition.worked()
        return None

    def execute(self, batch: list[Job]) -> None:
        self.roll_back()
        self.wait_at_most(self.patience * (IMPATIENT if self.condition.trouble else 1))
        try:
            self.connection.execute("BEGIN IMMEDIATE")
            for job in batch:
                for sql, values in job.statements:
                    self.connection.execute(sql, values)
            self.connection.execute("COMMIT")
        except Exception:
            self.roll_back()
            raise

    def wait_at_most(self, patience: float) -> None:
        """For a lock of another process."""
        if patience != self.waits:
            self.connection.execute(f"PRAGMA busy_timeout = {round(patience * 1000)}")
            self.waits = patience

    def roll_back(self) -> None:
        """Nothing is begun on top of what could not be undone; some errors have undone all already."""
        if self.connection.in_transaction:
            with suppress(sqlite3.Error):
                self.connection.execute("ROLLBACK")

    def stop(self) -> None:
        """Write what is left, then end."""
        self.jobs.put(None)
        self.join()


def finish(jobs: Iterable[Job], error: Exception | None) -> None:
    for job in jobs:
        job.finish(error)
