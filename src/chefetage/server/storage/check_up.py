"""Whether the storage works, found out by using it, and at most every few seconds however often somebody asks."""

import asyncio
import math
import time

from chefetage.server.storage.storage import Storage

INTERVAL = 2.0  # seconds
PATIENCE = 3.0  # seconds until no answer is an answer, too
SILENT = "silent"


class CheckUp:
    """Asks the storage and remembers what it said."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.lock = asyncio.Lock()
        self.asked = -math.inf
        self.found: str | None = None

    async def trouble(self) -> str | None:
        async with self.lock:
            if time.monotonic() - self.asked >= INTERVAL:
                self.found = await self.ask()
                self.asked = time.monotonic()
            return self.found

    async def ask(self) -> str | None:
        try:
            return await asyncio.wait_for(self.storage.trouble(), PATIENCE)
        except TimeoutError:
            return SILENT
