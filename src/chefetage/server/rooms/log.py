"""Log: the durable story of one table. What is on the disk counts, whatever the memory says."""

import asyncio

import msgspec

from chefetage.server.answers.refusal import Later
from chefetage.server.rooms.card import card
from chefetage.server.storage.storage import Row, Storage, StorageFailed
from chefetage.table.draft import Draft
from chefetage.table.entries import DECODER, VERSION, AnyEntry
from chefetage.table.table import DamagedLog, Table


class Log:
    """Writes what happens at a table, and reads it again when a write has failed."""

    def __init__(self, table_id: str, storage: Storage) -> None:
        self.table_id = table_id
        self.storage = storage
        self.is_doubtful = False  # a write failed, and nobody knows whether it was done: read before anything else

    async def write(self, draft: Draft) -> None:
        """All that happened in the draft, or nothing; raises Later."""
        try:
            await self.storage.append(rows_of(draft), card(draft.table))
        except StorageFailed as error:
            self.is_doubtful = True
            raise Later("storage-failed") from error

    async def read(self) -> Table:
        """The table as the disk has it, without an entry if there is none; raises Later.

        Long games take a while to be read: beside the loop, so that other tables go on.
        """
        try:
            rows = await self.storage.log(self.table_id)
        except StorageFailed as error:
            raise Later("storage-failed") from error
        self.is_doubtful = False
        return await asyncio.to_thread(load, self.table_id, rows)


def load(table_id: str, rows: list[Row]) -> Table:
    """A table from its rows."""
    table = Table(table_id)
    for row in rows:
        if row.number != table.number + 1:
            raise DamagedLog(f"table {table_id}: entry {table.number + 1} is missing")
        table.take(decoded(row), row.cid, row.created)
    return table


def decoded(row: Row) -> AnyEntry:
    """Older forms would be brought up to date here."""
    return DECODER.decode(row.payload)


def rows_of(draft: Draft) -> list[Row]:
    return [
        Row(draft.table.id, one.number, one.version, one.cid, VERSION, msgspec.json.encode(one.entry), one.at)
        for one in draft.happened
    ]
