"""A table in memory that is as its log on the disk says."""

import asyncio
import time
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from chefetage.server.card import card
from chefetage.server.load import load, row_of
from chefetage.server.refusal import Later
from chefetage.server.storage.storage import Storage, StorageFailed
from chefetage.table.entries import AnyEntry
from chefetage.table.table import Table


class KeptTable(ABC):
    """Whoever changes it holds it."""

    def __init__(self, table: Table, storage: Storage) -> None:
        self.table = table
        self.storage = storage
        self.lock = asyncio.Lock()
        self.is_doubtful = False  # the memory may be ahead of the disk: the log must be read before anything else

    @asynccontextmanager
    async def held(self) -> AsyncIterator[None]:
        """The lock, with a memory that is not ahead of the disk."""
        async with self.lock:
            if self.is_doubtful:
                await self.reload()
            yield

    async def commit(self, entry: AnyEntry, cid: str = "") -> None:
        """Take an entry and write it. If it cannot be written, what the disk says counts."""
        self.table.take(entry, cid, time.time())
        await self.write(entry, cid)

    async def write(self, entry: AnyEntry, cid: str = "") -> None:
        """Write the entry that was taken last."""
        try:
            await self.storage.append(row_of(self.table, entry, cid), card(self.table))
        except StorageFailed as error:
            self.is_doubtful = True
            await self.reload()
            raise Later("storage-failed") from error

    async def reload(self) -> None:
        try:
            rows = await self.storage.log(self.table.id)
        except StorageFailed as error:
            raise Later("storage-failed") from error
        self.is_doubtful = False
        if rows:
            self.table = load(self.table.id, rows)
            self.tell_anew()

    @abstractmethod
    def tell_anew(self) -> None:
        """The table is another one than was told."""
