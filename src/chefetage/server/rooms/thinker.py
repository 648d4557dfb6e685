"""Asks bots in other processes; if one of those dies, new ones are started.

Bots that search think for seconds where the engine is interpreted. They never take all processes, so that the bots of
other tables that look one move ahead need not wait for them.
"""

import asyncio
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractAsyncContextManager, nullcontext
from multiprocessing import active_children, get_context

from chefetage.bots.levels import searches
from chefetage.core.catalog import catalog
from chefetage.playing.record import game_of
from chefetage.server.rooms.task import Question, begin_work, choose

ATTEMPTS = 3
QUICK_WORKERS = 2  # processes that bots which search leave to the others


class Thinker:
    """The processes in which bots think, shared by all rooms."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.pool = self.new_pool()
        self.started: Executor | None = None  # the pool that has its first process
        self.starting = asyncio.Lock()
        self.searching = asyncio.Semaphore(max(1, workers - QUICK_WORKERS))

    def new_pool(self) -> Executor:
        if self.workers == 0:
            return ThreadPoolExecutor(1, thread_name_prefix="chefetage-bot")
        context = get_context("forkserver")
        context.set_forkserver_preload([choose.__module__, *(f"chefetage.games.{key}" for key in catalog())])
        return ProcessPoolExecutor(self.workers, mp_context=context, initializer=begin_work)

    async def choose(self, question: Question) -> str:
        async with self.turn(question):
            return await self.answer(question)

    def turn(self, question: Question) -> AbstractAsyncContextManager[None]:
        """Who searches may have to wait for others who do."""
        header = question.header
        is_long = searches(game_of(header), question.bot, len(header.seats))
        return self.searching if is_long else nullcontext()

    async def answer(self, question: Question) -> str:
        for _ in range(ATTEMPTS - 1):
            pool = self.pool
            try:
                return await self.ask(pool, question)
            except BrokenProcessPool:
                if self.pool is pool:
                    self.pool = self.new_pool()
        return await self.ask(self.pool, question)

    async def ask(self, pool: Executor, question: Question) -> str:
        """The first process reads all games, which takes a while: beside the loop, so that nobody else waits for it."""
        async with self.starting:
            if pool is not self.started:
                await asyncio.to_thread(lambda: pool.submit(int).result())
                self.started = pool
        return await asyncio.get_running_loop().run_in_executor(pool, choose, question)

    def close(self) -> None:
        """Nobody waits for a thought any more."""
        if self.workers:
            for worker in active_children():
                worker.terminate()
        self.pool.shutdown(wait=self.workers > 0, cancel_futures=True)
