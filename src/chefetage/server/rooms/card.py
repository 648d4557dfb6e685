"""The card of a table: what the list of one's tables shows. It tells only what everybody may know."""

import msgspec

from chefetage.core.state import NOBODY
from chefetage.server.storage.storage import Card
from chefetage.table.course import Course
from chefetage.table.entries import Seat
from chefetage.table.table import Table


class CardContent(msgspec.Struct):
    """What a card tells, as it is stored."""

    game: str
    seats: list[Seat]
    waiting_for: list[int]
    moves: int
    rematch: str
    is_seed_known: bool = False
    name: str = ""  # of the table


def card(table: Table, before: Table) -> Card:
    """The card of a table, with those of its people whom it did not have before."""
    moves = Course(table.match, NOBODY).ply
    content = CardContent(table.game, table.seats, table.actors, moves, table.rematch, table.is_seed_known, table.name)
    members = {seat.holder for seat in table.seats if seat.holder} - {seat.holder for seat in before.seats}
    return Card(
        table.id,
        table.known[NOBODY].changed,
        table.status,
        bool(table.waiting_bots),
        msgspec.json.encode(content),
        sorted(members),
    )
