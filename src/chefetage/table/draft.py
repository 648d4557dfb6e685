"""Draft: a table on which something has happened that is not durable yet."""

from chefetage.core.state import Player
from chefetage.table.entries import AnyEntry, Undone
from chefetage.table.table import Table


class Happened:
    """An entry as the log will have it."""

    def __init__(self, entry: AnyEntry, number: int, version: int, cid: str, at: float) -> None:
        self.entry = entry
        self.number = number
        self.version = version
        self.cid = cid
        self.at = at


class Draft:
    """Commands work on it; the table it came from stays as it was until all of it is durable, and counts if not."""

    def __init__(self, table: Table, at: float) -> None:
        self.before = table
        self.table = table.copy()
        self.at = at
        self.happened: list[Happened] = []
        self.kept = table.match.ply if table.number > 0 else 0  # moves that stood before and still stand
        self.witnesses: set[Player] = set()  # who may notice

    def take(self, entry: AnyEntry, cid: str = "") -> None:
        if isinstance(entry, Undone):
            self.kept = min(self.kept, min(entry.plies) - 1)
        self.witnesses.update(self.table.take(entry, cid, self.at))
        self.log(entry, cid)

    def move(self, seat: int, text: str, cid: str = "") -> None:
        """Raises Refused, with nothing changed, if the rules forbid it."""
        moved, witnesses = self.table.move(seat, text, cid, self.at)
        self.witnesses.update(witnesses)
        self.log(moved, cid)

    def log(self, entry: AnyEntry, cid: str) -> None:
        self.happened.append(Happened(entry, self.table.number, self.table.version, cid, self.at))
