"""When this process looks for objects that hold each other and nobody else holds: at moments when nobody waits for it.

Such a search through all of the memory stops the server for tenths of a second. Nearly all objects go without it, as
soon as nobody holds them; what is left can wait until little happens, or ten minutes at most.
"""

import asyncio
import gc
import time

YOUNG, MIDDLE = 5_000, 2  # new objects before a short search; short searches before one among those that were left
NEVER = 1_000_000_000
LOOK_SECONDS = 1.0
QUIET_SHARE = 0.05  # of the time, used by this process
EARLIEST, LATEST = 60.0, 600.0  # seconds between two searches through everything


class Tidier:
    """Decides when to search through everything."""

    def __init__(self) -> None:
        self.searched = time.monotonic()

    def begin(self) -> None:
        """What is there when the server has started stays, so that it is never searched again."""
        gc.collect()
        gc.freeze()
        gc.set_threshold(YOUNG, MIDDLE, NEVER)
        self.searched = time.monotonic()

    async def run(self) -> None:
        while True:
            used = time.process_time()
            await asyncio.sleep(LOOK_SECONDS)
            share = (time.process_time() - used) / LOOK_SECONDS
            if self.is_due(time.monotonic() - self.searched, share):
                gc.collect()
                self.searched = time.monotonic()

    def is_due(self, since: float, share: float) -> bool:
        return since >= LATEST or (since >= EARLIEST and share < QUIET_SHARE)
