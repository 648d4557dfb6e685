"""Log: the durable story of one table. What is on the disk counts, whatever the memory says."""

from functools import partial

import msgspec

from chefetage.core.problem import RulesMissing
from chefetage.server.answers.refusal import Conflict, later
from chefetage.server.rooms.card import card
from chefetage.server.rooms.turns import Pace, Turns
from chefetage.server.storage.storage import Row, Storage, StorageFailed
from chefetage.table.draft import Draft
from chefetage.table.entries import DECODER, VERSION, AnyEntry
from chefetage.table.finished_table import FinishedTable
from chefetage.table.show import FORM, show_from
from chefetage.table.table import DamagedLog, Table


class Log:
    """Writes what happens at a table, and reads it again when a write has failed."""

    def __init__(self, table_id: str, storage: Storage, turns: Turns) -> None:
        self.table_id = table_id
        self.storage = storage
        self.turns = turns
        self.is_doubtful = False  # a write failed, and nobody knows whether it was done: read before anything else

    async def write(self, draft: Draft, *others: Draft) -> None:
        """All that happened in the draft, and in those of other tables, or nothing; raises Later."""
        drafts = [draft, *others]
        try:
            rows = [row for one in drafts for row in rows_of(one)]
            await self.storage.append(rows, *(card(one.table, one.before) for one in drafts))
        except StorageFailed as error:
            self.is_doubtful = True
            raise later(error) from error

    async def read(self) -> Table:
        """The table as the disk has it, without an entry if there is none; raises Later.

        Long games take a while to be read: beside the loop, so that other tables go on.
        """
        try:
            rows = await self.storage.log(self.table_id)
        except StorageFailed as error:
            raise later(error) from error
        self.is_doubtful = False
        try:
            return await self.turns.run(partial(load, self.table_id, rows))
        except RulesMissing as missing:
            return await self.read_finished(rows, missing)

    async def read_finished(self, rows: list[Row], missing: RulesMissing) -> Table:
        """A table without its rules: what was kept of it if it is over, else a Conflict that says what is missing."""
        try:
            show = show_from(await self.storage.replay(self.table_id, FORM))
        except StorageFailed as error:
            raise later(error) from error
        if show is None:
            raise Conflict(missing.key, "", **missing.facts) from missing
        return await self.turns.run(partial(fold, FinishedTable(self.table_id, show), rows))


def load(table_id: str, rows: list[Row], pace: Pace = lambda: None) -> Table:
    """A table from its rows; raises RulesMissing if it was opened by rules that are not here."""
    return fold(Table(table_id), rows, pace)


def fold(table: Table, rows: list[Row], pace: Pace) -> Table:
    """All that happened at a table; `pace` is called after each entry."""
    for row in rows:
        if row.number != table.number + 1:
            raise DamagedLog(f"table {table.id}: entry {table.number + 1} is missing")
        table.take(decoded(row), row.cid, row.created)
        pace()
    return table


def decoded(row: Row) -> AnyEntry:
    """Older forms would be brought up to date here."""
    return DECODER.decode(row.payload)


def rows_of(draft: Draft) -> list[Row]:
    return [
        Row(draft.table.id, one.number, one.version, one.cid, VERSION, msgspec.json.encode(one.entry), one.at)
        for one in draft.happened
    ]
