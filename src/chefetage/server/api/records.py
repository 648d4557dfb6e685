"""Records: take them home, bring them back, go on from any position of one."""

from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta
from starlette.responses import Response

from chefetage.core.match import Match
from chefetage.core.record import Record, record_from
from chefetage.server.api.me import Name
from chefetage.server.api.openings import MOST_SEATS, SeatWish, wished_seats
from chefetage.server.api.tables import room_of
from chefetage.server.calls import Call
from chefetage.server.refusal import Conflict, Refusal
from chefetage.server.settings import BODY_BYTES
from chefetage.server.table.entries import Opened, Seat
from chefetage.server.table.summary import TableSummary

MOST_MOVES = 5000
UPLOAD = Path("record")  # what problems call a record that came without a file


class ContinuedTable(msgspec.Struct, forbid_unknown_fields=True):
    record: Annotated[str, Meta(max_length=BODY_BYTES)]
    ply: Annotated[int, Meta(ge=0, le=MOST_MOVES)]
    seats: Annotated[list[SeatWish], Meta(max_length=MOST_SEATS)]
    name: Name = ""


async def record(call: Call) -> Response:
    """The seed is in it, so it is there only after the end."""
    room = await room_of(call)
    if room.table.status != "over":
        raise Conflict("not-over")
    kept = room.table.match.record
    lines = [msgspec.json.encode(kept.header), *map(msgspec.json.encode, kept.moves)]
    file = f"{room.table.game}-{room.table.id}.jsonl"
    headers = {"content-disposition": f'attachment; filename="{file}"'}
    return Response(b"\n".join(lines) + b"\n", headers=headers, media_type="text/plain")


async def import_record(call: Call) -> TableSummary:
    """A table to look at only; all who played are seats of nobody."""
    found = read(call.body)
    seats = [Seat("person") if seat == "human" else Seat("bot", bot=seat) for seat in found.header.seats]
    return await opened(call, found, seats, is_closed=True)


async def table_from_record(call: Call) -> TableSummary:
    wish: ContinuedTable = call.body
    found = read(wish.record.encode())
    if wish.ply > len(found.moves):
        raise Refusal("no-such-ply", moves=len(found.moves))
    seats = wished_seats(wish.seats, call.identity, wish.name)
    if len(seats) != found.header.players:
        raise Refusal("seats-and-record", seats=len(seats), players=found.header.players)
    del found.moves[wish.ply :]
    return await opened(call, found, seats, is_closed=False)


def read(content: bytes) -> Record:
    """A record whose every move was checked."""
    found = record_from(content.splitlines(), UPLOAD)
    if len(found.moves) > MOST_MOVES:
        raise Refusal("too-large", most=MOST_MOVES)
    Match(found)
    return found


async def opened(call: Call, found: Record, seats: list[Seat], is_closed: bool) -> TableSummary:
    header = found.header
    opening = Opened(
        header.game,
        header.rules,
        header.options,
        header.seed,
        seats,
        is_seed_known=True,
        moves=found.moves,
        is_closed=is_closed,
    )
    room = await call.hall.open(call.identity, opening)
    return room.summary(call.identity, call.lang)
