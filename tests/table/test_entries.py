"""The entries of a log: which of them have a seat."""

from typing import get_args

import msgspec

from chefetage.core.state import NOBODY
from chefetage.playing.match import Match
from chefetage.table.entries import AnyEntry, OfSeat, Opened, Seat, Started
from chefetage.table.table import Known, Table


def test_all_entries_with_a_seat_are_known_as_such() -> None:
    fields = {entry: [field.name for field in msgspec.structs.fields(entry)] for entry in get_args(AnyEntry)}
    assert {entry for entry, names in fields.items() if "seat" in names} == set(get_args(OfSeat))


def test_a_command_is_kept_with_what_its_seat_had_seen() -> None:
    """An entry without a seat is everybody's, so it counts what a spectator has seen."""
    header = Match.start("watch", 1, {}, ["human", "human"]).record.header
    seats = [Seat("person", "Ada", "ada"), Seat("person", "Ben", "ben")]
    table = Table("sample")
    table.take(Opened("watch", header.rules, header.options, header.seed, seats), "", 0.0)
    table.known = {NOBODY: Known(seen=1), 0: Known(seen=2), 1: Known(seen=3)}
    table.take(Started(), "start", 0.0)
    mover = table.actors[0]
    table.move(mover, "place smuggle", "move", 0.0)
    assert table.commands == {"start": 1, "move": 3 + mover}
