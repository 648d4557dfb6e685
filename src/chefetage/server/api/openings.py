"""New tables: from nothing or from a guide."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from chefetage.core.info import Options
from chefetage.playing.record import SEED_DIGITS
from chefetage.server.api.me import Name, TableName
from chefetage.server.api.tables import summary_of
from chefetage.server.http.calls import Call
from chefetage.table.commands import checked_bot
from chefetage.table.entries import Consenting, Seat
from chefetage.table.names import free_name
from chefetage.table.openings import Setting, check_set_up, guide_opening, new_opening
from chefetage.table.summary import TableSummary

MOST_SEATS = 16
SeedText = Annotated[str, Meta(max_length=SEED_DIGITS + 20)]


class SeatWish(msgspec.Struct, forbid_unknown_fields=True):
    """me: this person; here: another person at this screen; link: whoever comes by the link."""

    kind: Literal["me", "here", "link", "bot"]
    name: Name = ""
    bot: str = ""


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A wish for a table, with its game from the beginning or as a guide."""

    game: str
    options: Options = {}
    seats: Annotated[list[SeatWish], Meta(max_length=MOST_SEATS)] = []
    name: Name = ""
    seed: SeedText | None = None  # decimal, or hexadecimal with 0x or with all its digits
    guide: bool = False
    take_back: Consenting = "all"  # who is asked before a turn is taken back
    table_name: TableName = ""


async def open_table(call: Call) -> TableSummary:
    wish: NewTable = call.body
    if wish.guide:
        opening = guide_opening(wish.game, call.identity, wish.name)
    else:
        seats = wished_seats(wish.seats, call.identity, wish.name)
        setting = Setting(call.identity, seats, wish.take_back, wish.table_name)
        opening = new_opening(wish.game, wish.options, setting, wish.seed)
    check_set_up(opening)
    return summary_of(await call.hall.open(call.identity, opening), call)


def wished_seats(wishes: list[SeatWish], identity: str, my_name: str) -> list[Seat]:
    seats: list[Seat] = []
    for wish in wishes:
        taken = [seat.name for seat in seats]
        if wish.kind == "link":
            seats.append(Seat("open"))
        elif wish.kind == "bot":
            seats.append(Seat("bot", free_name(wish.name, taken), bot=checked_bot(wish.bot)))
        else:
            own = my_name if wish.kind == "me" else ""
            seats.append(Seat("person", free_name(wish.name or own, taken), identity))
    return seats
