"""Archivist: sees to it that what a finished game showed is kept, one table at a time, in a process of low priority."""

import asyncio
import logging
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context

from chefetage.core.problem import Problem
from chefetage.server.rooms.keeping import begin_quiet_work, kept
from chefetage.server.storage.storage import Kept, Storage, StorageFailed
from chefetage.table.show import FORM

logger = logging.getLogger(__name__)


class Archivist:
    """Games that ended wait here for their turn. What the server does not come to is found when it next starts."""

    def __init__(self, storage: Storage, workers: int) -> None:
        self.storage = storage
        self.workers = workers  # 0: a thread of this process
        self.waiting: dict[str, None] = {}  # tables; who came last goes first, for people look at what has just ended
        self.working: asyncio.Task[None] | None = None
        self.pool: Executor | None = None

    async def look_back(self) -> None:
        """Tables that ended before the server came to them, or in the time before anything was kept."""
        try:
            self.wish(*await self.storage.unkept(FORM))
        except StorageFailed as error:
            logger.warning("finished tables cannot be looked for: %s", error)

    def wish(self, *tables: str) -> None:
        """Keep these when there is time."""
        self.waiting.update(dict.fromkeys(tables))
        if self.waiting and self.working is None:
            self.working = asyncio.create_task(self.work())

    async def work(self) -> None:
        """The process lives as long as there is something to do."""
        self.pool = self.new_pool()
        try:
            while self.waiting:
                await self.keep(self.waiting.popitem()[0])
        finally:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.working = None

    def new_pool(self) -> Executor:
        if self.workers == 0:
            return ThreadPoolExecutor(1, thread_name_prefix="chefetage-archivist")
        return ProcessPoolExecutor(1, mp_context=get_context("forkserver"), initializer=begin_quiet_work)

    async def keep(self, table: str) -> None:
        """A table that cannot be kept now, as its rules or the disk are missing, is tried again at the next start."""
        try:
            await self.storage.keep(await self.made(table))
        except (Problem, StorageFailed) as problem:
            logger.warning("table %s is not kept: %s", table, problem)
        except BrokenProcessPool:
            logger.warning("table %s is not kept: the process died of it", table)
            self.pool = self.new_pool()
        except Exception:
            logger.exception("table %s cannot be kept", table)

    async def made(self, table: str) -> Kept:
        """Starting a process takes a while: beside the loop, so that nobody waits for it."""
        assert self.pool
        rows = await self.storage.log(table)
        return await asyncio.wrap_future(await asyncio.to_thread(self.pool.submit, kept, table, rows))

    async def close(self) -> None:
        """What is not kept yet is kept when the server runs again."""
        self.waiting.clear()
        if self.working:
            self.working.cancel()
            await asyncio.gather(self.working, return_exceptions=True)
