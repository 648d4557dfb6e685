"""The one thread that writes: it takes all that has gathered, commits it at once, then says so."""

import asyncio
import sqlite3
from collections.abc import Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread

from chefetage.server.storage.storage import Statement, StorageFailed

BATCH = 500


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
            self.done.set_exception(StorageFailed(str(error)))


class Writer(Thread):
    """The connection belongs to this thread once it is started."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        super().__init__(name="chefetage-writer", daemon=True)
        self.connection = connection
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
        if first is None:
            return []
        batch = [first]
        with suppress(Empty):
            while len(batch) < BATCH:
                job = self.jobs.get_nowait()
                if job is None:
                    self.jobs.put(None)
                    break
                batch.append(job)
        return batch

    def commit(self, batch: list[Job]) -> None:
        try:
            self.execute(batch)
        except sqlite3.Error as error:
            if len(batch) == 1:
                batch[0].finish(error)
                return
            for job in batch:  # a bad one must not spoil the others
                self.commit([job])
            return
        for job in batch:
            job.finish(None)

    def execute(self, batch: list[Job]) -> None:
        try:
            self.connection.execute("BEGIN IMMEDIATE")
            for job in batch:
                for sql, values in job.statements:
                    self.connection.execute(sql, values)
            self.connection.execute("COMMIT")
        except sqlite3.Error:
            if self.connection.in_transaction:
                self.connection.execute("ROLLBACK")
            raise

    def stop(self) -> None:
        """Write what is left, then end."""
        self.jobs.put(None)
        self.join()
