"""Records: take them home, bring them back, go on from any position of one."""

from typing import Annotated

import msgspec
from msgspec import Meta
from starlette.responses import Response

from chefetage.core.problem import Problem
from chefetage.playing.record import Record, record_from
from chefetage.server.answers.refusal import Conflict, Refusal
from chefetage.server.api.me import Name, TableName
from chefetage.server.api.openings import MOST_SEATS, SeatWish, wished_seats
from chefetage.server.api.tables import room_of, summary_of
from chefetage.server.http.calls import Call
from chefetage.server.settings import BODY_BYTES
from chefetage.table.entries import Consenting
from chefetage.table.names import plain
from chefetage.table.openings import Setting, record_opening, recorded_seat
from chefetage.table.summary import TableSummary

MOST_MOVES = 5000
UPLOAD = "record.jsonl"  # what problems call a record that came without the name of its file
NAME_CHARACTERS = 80


class ContinuedTable(msgspec.Struct, forbid_unknown_fields=True):
    """A wish for a table that goes on from a record after so many moves."""

    record: Annotated[str, Meta(max_length=BODY_BYTES)]
    ply: Annotated[int, Meta(ge=0, le=MOST_MOVES)]
    seats: Annotated[list[SeatWish], Meta(max_length=MOST_SEATS)]
    name: Name = ""
    take_back: Consenting = "all"  # who is asked before a turn is taken back
    table_name: TableName = ""


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
    async with call.hall.records.my_turn(call.address):
        return await imported(call)


async def imported(call: Call) -> TableSummary:
    name = plain(call.query.get("file", ""))[:NAME_CHARACTERS] or UPLOAD
    found = record_from(call.body.splitlines(), name)
    setting = Setting(call.identity, [recorded_seat(seat) for seat in found.header.seats])
    return await opened(call, found, name, setting, is_closed=True)


async def table_from_record(call: Call) -> TableSummary:
    async with call.hall.records.my_turn(call.address):
        return await continued(call)


async def continued(call: Call) -> TableSummary:
    wish: ContinuedTable = call.body
    found = record_from(wish.record.encode().splitlines(), UPLOAD)
    if wish.ply > len(found.moves):
        raise Refusal("no-such-ply", moves=len(found.moves))
    seats = wished_seats(wish.seats, call.identity, wish.name)
    if len(seats) != found.header.players:
        raise Refusal("seats-and-record", seats=len(seats), players=found.header.players)
    del found.moves[wish.ply :]
    setting = Setting(call.identity, seats, wish.take_back, wish.table_name)
    return await opened(call, found, UPLOAD, setting, is_closed=False)


async def opened(call: Call, found: Record, name: str, setting: Setting, is_closed: bool) -> TableSummary:
    if len(found.moves) > MOST_MOVES:
        raise Refusal("too-large", most=MOST_MOVES)
    try:
        room = await call.hall.open(call.identity, record_opening(found, setting, is_closed))
    except Problem as problem:
        if "file" in problem.facts:
            problem.facts["file"] = name
        raise
    return summary_of(room, call)
