"""Tables from their logs."""

import msgspec

from chefetage.server.storage.storage import Row
from chefetage.table.entries import DECODER, VERSION, AnyEntry
from chefetage.table.table import DamagedLog, Table


def load(table_id: str, rows: list[Row]) -> Table:
    table = Table(table_id)
    for row in rows:
        if row.number != table.number + 1:
            raise DamagedLog(f"table {table_id}: entry {table.number + 1} is missing")
        table.take(decoded(row), row.cid, row.created)
    return table


def decoded(row: Row) -> AnyEntry:
    """Older forms would be brought up to date here."""
    return DECODER.decode(row.payload)


def row_of(table: Table, entry: AnyEntry, cid: str) -> Row:
    """The last entry of a table, to be written."""
    return Row(table.id, table.number, table.ply, cid, VERSION, msgspec.json.encode(entry), table.changed)
