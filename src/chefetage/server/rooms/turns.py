"""Turns: long work beside the loop, in threads that do not keep the loop waiting, nor each other."""

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import Lock
from typing import TypeVar

THREADS = 8  # works at the same time; more wait
SLICE_SECONDS = 0.002  # of work, then others have their turn
PAUSE_SECONDS = 0.0005  # for the loop to take over

Pace = Callable[[], None]  # called often by whoever works
Result = TypeVar("Result")


class Turns:
    """A few threads that work by turns, a slice each, so that short works do not wait for the end of long ones.

    Python runs one thread at a time: the loop gets its turn at the end of a slice at the latest.
    """

    def __init__(self) -> None:
        self.threads = ThreadPoolExecutor(THREADS, thread_name_prefix="chefetage-turn")
        self.turn = Lock()

    async def run(self, work: Callable[[Pace], Result]) -> Result:
        return await asyncio.get_running_loop().run_in_executor(self.threads, self.run_now, work)

    def run_now(self, work: Callable[[Pace], Result]) -> Result:
        with self.turn:
            until = time.perf_counter() + SLICE_SECONDS

            def pace() -> None:
                nonlocal until
                if time.perf_counter() > until:
                    self.pause()
                    until = time.perf_counter() + SLICE_SECONDS

            return work(pace)

    def pause(self) -> None:
        self.turn.release()
        time.sleep(PAUSE_SECONDS)
        self.turn.acquire()

    def close(self) -> None:
        """Nobody waits for what is not done yet."""
        self.threads.shutdown(wait=False, cancel_futures=True)
