"""Absence: who is awaited in vain, and for how long.

It is counted from when a person was not there and owed a decision, both of which everybody may know. The clock is that
of this process: after a restart, and when a table comes back into memory, it begins anew.
"""

import time
from collections.abc import Container

from chefetage.table.table import Table


class Absence:
    """Of the people of one table."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds  # after which somebody is missed
        self.begun = time.monotonic()
        self.gone: dict[
            str, float
        ] = {}  # since when, by identity; who has never been here has been gone since it began
        self.owing: dict[int, float] = {}  # since when a decision has been owed, by seat

    def left(self, identity: str) -> None:
        self.gone[identity] = time.monotonic()

    def note(self, table: Table) -> None:
        """Call after everything that may have changed who has to decide."""
        now = time.monotonic()
        self.owing = {seat: self.owing.get(seat, now) for seat in table.actors if table.is_awaited(seat)}

    def missed(self, table: Table, present: Container[str]) -> set[int]:
        """The seats that have been awaited in vain for long."""
        return {seat for seat, wait in self.waits(table, present).items() if wait <= 0}

    def next_wait(self, table: Table, present: Container[str]) -> float | None:
        """Seconds until one more is missed; None if nobody will be."""
        return min((wait for wait in self.waits(table, present).values() if wait > 0), default=None)

    def waits(self, table: Table, present: Container[str]) -> dict[int, float]:
        """Of each seat that is awaited in vain, seconds until it is missed."""
        now = time.monotonic()
        holders = {seat: table.seats[seat].holder for seat in self.owing}
        return {
            seat: max(self.gone.get(holder, self.begun), self.owing[seat]) + self.seconds - now
            for seat, holder in holders.items()
            if holder and holder not in present
        }
