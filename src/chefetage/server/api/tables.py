"""A table: look, take a seat, start, leave, come back, play again."""

from typing import Annotated

import msgspec
from msgspec import Meta

from chefetage.server.api.me import Name
from chefetage.server.api.openings import checked_bot, rematch_opening
from chefetage.server.bot_turns import wake_bots
from chefetage.server.calls import Call
from chefetage.server.refusal import Conflict, Forbidden
from chefetage.server.room import Room
from chefetage.server.take_back import grant
from chefetage.table.entries import AnyEntry, Filled, Followed, Joined, Left, Returned, Started
from chefetage.table.names import free_name
from chefetage.table.summary import TableSummary

SeatNumber = Annotated[int, Meta(ge=0, le=16)]


class JoinWish(msgspec.Struct, forbid_unknown_fields=True):
    name: Name = ""
    seat: SeatNumber | None = None


class StartWish(msgspec.Struct, forbid_unknown_fields=True):
    fill: str | None = None  # level of the bots that take free seats


class LeaveWish(msgspec.Struct, forbid_unknown_fields=True):
    bot: str = "greedy"
    seat: SeatNumber | None = None  # None: all of mine


class ReturnWish(msgspec.Struct, forbid_unknown_fields=True):
    seat: SeatNumber | None = None


async def room_of(call: Call) -> Room:
    return await call.hall.room(call.path["table"])


async def change(room: Room, *changes: AnyEntry) -> None:
    """Write, then tell all; the caller holds the room."""
    for entry in changes:
        await room.commit(entry)
    room.tell_table()
    room.tell_position(0)
    wake_bots(room)


async def look(call: Call) -> TableSummary:
    return (await room_of(call)).summary(call.identity, call.lang)


async def join(call: Call) -> TableSummary:
    room, wish = await room_of(call), call.body
    async with room.held():
        seats = room.table.seats
        free = [number for number, seat in enumerate(seats) if seat.kind == "open" and wish.seat in (None, number)]
        if not free:
            raise Conflict("no-free-seat")
        name = free_name(wish.name, [seat.name for seat in seats])
        await change(room, Joined(free[0], name, call.identity))
    return room.summary(call.identity, call.lang)


async def start(call: Call) -> TableSummary:
    room, wish = await room_of(call), call.body
    async with room.held():
        table = room.table
        check_member(room, call)
        free = [number for number, seat in enumerate(table.seats) if seat.kind == "open"]
        if free and wish.fill is None:
            raise Conflict("seats-free")
        if table.status == "waiting":
            await change(room, *(Filled(seat, checked_bot(wish.fill or "")) for seat in free), Started())
    return room.summary(call.identity, call.lang)


def check_member(room: Room, call: Call) -> None:
    if not room.table.seats_of(call.identity):
        raise Forbidden("not-at-the-table")


def own_seats(room: Room, call: Call, kind: str) -> list[int]:
    """The seats that somebody leaves or takes back: the one named, else all."""
    check_member(room, call)
    seats = room.table.seats
    mine = [number for number in room.table.seats_of(call.identity) if seats[number].kind == kind]
    return [number for number in mine if call.body.seat in (None, number)]


async def leave(call: Call) -> TableSummary:
    room, bot = await room_of(call), checked_bot(call.body.bot)
    async with room.held():
        check_not_over(room)
        await change(room, *(Left(seat, bot) for seat in own_seats(room, call, "person")))
        await grant(room)
    return room.summary(call.identity, call.lang)


async def come_back(call: Call) -> TableSummary:
    room = await room_of(call)
    async with room.held():
        check_not_over(room)
        await change(room, *(Returned(seat) for seat in own_seats(room, call, "bot")))
    return room.summary(call.identity, call.lang)


def check_not_over(room: Room) -> None:
    if room.table.status == "over":
        raise Conflict("game-over")


async def rematch(call: Call) -> TableSummary:
    """Whoever asks first opens it; the others get the same table."""
    room = await room_of(call)
    async with room.held():
        check_member(room, call)
        if room.table.status != "over" or room.table.is_closed:
            raise Conflict("not-over")
        if not room.table.rematch:
            following = await call.hall.open(call.identity, rematch_opening(room.table))
            await change(room, Followed(following.table.id))
        following = await call.hall.room(room.table.rematch)
    return following.summary(call.identity, call.lang)
