"""A table: look, take a seat, start, leave, come back, play again."""

from collections.abc import Callable
from typing import Annotated

import msgspec
from msgspec import Meta

from chefetage.server.answers.refusal import Conflict, Forbidden
from chefetage.server.api.me import Name
from chefetage.server.http.calls import Call
from chefetage.server.rooms.room import Room
from chefetage.table import commands
from chefetage.table.draft import Draft
from chefetage.table.openings import rematch_opening
from chefetage.table.summary import TableSummary

SeatNumber = Annotated[int, Meta(ge=0, le=16)]


class JoinWish(msgspec.Struct, forbid_unknown_fields=True):
    """A person wants a seat, this one or any."""

    name: Name = ""
    seat: SeatNumber | None = None


class StartWish(msgspec.Struct, forbid_unknown_fields=True):
    """The game is to begin, if need be with bots on free seats."""

    fill: str | None = None  # level of the bots that take free seats


class LeaveWish(msgspec.Struct, forbid_unknown_fields=True):
    """A bot is to play on for a person."""

    bot: str = "greedy"
    seat: SeatNumber | None = None  # None: all of mine


class ReturnWish(msgspec.Struct, forbid_unknown_fields=True):
    """A person wants to play again where a bot plays for them."""

    seat: SeatNumber | None = None


async def room_of(call: Call) -> Room:
    return await call.hall.room(call.path["table"])


def summary_of(room: Room, call: Call) -> TableSummary:
    return room.audience.summary(room.table, call.identity, call.lang)


async def changed(call: Call, change: Callable[[Draft], None]) -> TableSummary:
    """The table after something that people do around it."""
    room = await room_of(call)
    async with room.held():
        draft = room.draft()
        carry_out(change, draft)
        await room.commit(draft)
    return summary_of(room, call)


def carry_out(change: Callable[[Draft], None], draft: Draft) -> None:
    try:
        change(draft)
    except commands.Rejected as rejected:
        refusal = Forbidden if rejected.reason == "not-yours" else Conflict
        raise refusal(rejected.key) from rejected


async def look(call: Call) -> TableSummary:
    return summary_of(await room_of(call), call)


async def join(call: Call) -> TableSummary:
    wish: JoinWish = call.body
    return await changed(call, lambda draft: commands.join(draft, call.identity, wish.name, wish.seat))


async def start(call: Call) -> TableSummary:
    wish: StartWish = call.body
    return await changed(call, lambda draft: commands.start(draft, call.identity, wish.fill))


async def leave(call: Call) -> TableSummary:
    wish: LeaveWish = call.body
    return await changed(call, lambda draft: commands.leave(draft, call.identity, wish.bot, wish.seat))


async def come_back(call: Call) -> TableSummary:
    wish: ReturnWish = call.body
    return await changed(call, lambda draft: commands.come_back(draft, call.identity, wish.seat))


async def rematch(call: Call) -> TableSummary:
    """Whoever asks first opens it; the others get the same table."""
    room = await room_of(call)
    async with room.held():
        carry_out(lambda draft: commands.check_rematch(draft.table, call.identity), room.draft())
        if not room.table.rematch:
            await call.hall.follow(room, call.identity, rematch_opening(room.table))
        following = await call.hall.room(room.table.rematch)
    return summary_of(following, call)
