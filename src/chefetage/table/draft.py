"""Draft: a table on which something has happened that is not durable yet."""

from chefetage.core.state import Player
from chefetage.table.course import Course, knows
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


class Difference:
    """A table as it was shown and as it stands now, and who may notice the difference."""

    def __init__(self, before: Table, table: Table, witnesses: set[Player]) -> None:
        self.before = before
        self.table = table
        self.witnesses = witnesses

    @property
    def is_end(self) -> bool:
        """Whether the game is over now and was not before; that of a finished record is so from its opening."""
        return self.table.status == "over" and (self.before.number == 0 or self.before.status != "over")

    def since(self, viewer: Player) -> int:
        """How many moves that a viewer counts need not be told again: none, where nobody knows what happened."""
        return 0


class Draft(Difference):
    """Commands work on it; the table it came from stays as it was until all of it is durable, and counts if not."""

    def __init__(self, table: Table, at: float) -> None:
        super().__init__(table, table.copy(), set())
        self.at = at
        self.happened: list[Happened] = []
        self.kept: dict[Player, int] = {}  # after a take-back: the moves that still stand, as each viewer counts them

    def take(self, entry: AnyEntry, cid: str = "") -> None:
        if isinstance(entry, Undone):
            self.keep(entry)
        self.witnesses.update(self.table.take(entry, cid, self.at))
        self.log(entry, cid)

    def move(self, seat: int, text: str, cid: str = "") -> None:
        """Raises Refused, with nothing changed, if the rules forbid it."""
        moved, witnesses = self.table.move(seat, text, cid, self.at)
        self.witnesses.update(witnesses)
        self.log(moved, cid)

    def log(self, entry: AnyEntry, cid: str) -> None:
        self.happened.append(Happened(entry, self.table.number, self.table.version, cid, self.at))

    def keep(self, undone: Undone) -> None:
        """For each viewer, what stood before the first of these moves that they knew of."""
        match = self.table.match
        for viewer in self.table.viewers:
            known = [ply for ply in undone.plies if knows(match, ply, viewer)]
            if known:
                stands = Course(match, viewer).count(min(known) - 1)
                self.kept[viewer] = min(stands, self.kept.get(viewer, stands))

    def since(self, viewer: Player) -> int:
        if viewer in self.kept:
            return self.kept[viewer]
        return Course(self.before.match, viewer).ply if self.before.number > 0 else 0
