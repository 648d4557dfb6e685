"""Records: take them home, bring them back, go on from any position of one."""

from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta
from starlette.responses import Response

from chefetage.bots import BOTS
from chefetage.core.problem import Problem
from chefetage.playing.record import Record, record_from
from chefetage.server.api.me import Name
from chefetage.server.api.openings import MOST_SEATS, SeatWish, wished_seats
from chefetage.server.api.tables import room_of
from chefetage.server.calls import Call
from chefetage.server.refusal import Conflict, Refusal
from chefetage.server.settings import BODY_BYTES
from chefetage.table.entries import Opened, Seat
from chefetage.table.names import clean_name
from chefetage.table.summary import TableSummary
from chefetage.table.table import HUMAN

MOST_MOVES = 5000
UPLOAD = Path("record.jsonl")  # what problems call a record that came without a file


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
    found = record_from(call.body.splitlines(), UPLOAD)
    return await opened(call, found, [recorded_seat(seat) for seat in found.header.seats], is_closed=True)


def recorded_seat(played_by: str) -> Seat:
    """A bot that we do not know is shown like a person of that name."""
    if played_by in BOTS:
        return Seat("bot", bot=played_by)
    return Seat("person", "" if played_by == HUMAN else clean_name(played_by))


async def table_from_record(call: Call) -> TableSummary:
    wish: ContinuedTable = call.body
    found = record_from(wish.record.encode().splitlines(), UPLOAD)
    if wish.ply > len(found.moves):
        raise Refusal("no-such-ply", moves=len(found.moves))
    seats = wished_seats(wish.seats, call.identity, wish.name)
    if len(seats) != found.header.players:
        raise Refusal("seats-and-record", seats=len(seats), players=found.header.players)
    del found.moves[wish.ply :]
    return await opened(call, found, seats, is_closed=False)


async def opened(call: Call, found: Record, seats: list[Seat], is_closed: bool) -> TableSummary:
    """The table checks every move."""
    if len(found.moves) > MOST_MOVES:
        raise Refusal("too-large", most=MOST_MOVES)
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
    try:
        room = await call.hall.open(call.identity, opening)
    except Problem as problem:
        if "file" in problem.facts:
            problem.facts["file"] = str(UPLOAD)
        raise
    return room.summary(call.identity, call.lang)
