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


def card(table: Table) -> Card:
    content = CardContent(table.game, table.seats, table.actors, Course(table.match, NOBODY).ply, table.rematch)
    members = {seat.holder for seat in table.seats if seat.holder}
    return Card(
        table.id,
        table.known[NOBODY].changed,
        table.status,
        bool(table.waiting_bots),
        msgspec.json.encode(content),
        sorted(members),
    )
