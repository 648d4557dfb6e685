"""A table: look, take a seat, start, leave, come back, play again, and what its host may do."""

from collections.abc import Callable
from typing import Annotated

import msgspec
from msgspec import Meta

from chefetage.bots.levels import USUAL_LEVEL
from chefetage.server.answers.refusal import Conflict, Forbidden, NotFound
from chefetage.server.api.me import Name, TableName
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
    agrees: bool = False  # to a seed that somebody chose, who may know what is hidden


class StartWish(msgspec.Struct, forbid_unknown_fields=True):
    """The host wants the game to begin, if need be with bots on free seats."""

    fill: str | None = None  # level of the bots that take free seats


class LeaveWish(msgspec.Struct, forbid_unknown_fields=True):
    """A bot is to play on for a person."""

    bot: str = USUAL_LEVEL
    seat: SeatNumber | None = None  # None: all of mine


class ReturnWish(msgspec.Struct, forbid_unknown_fields=True):
    """A person wants to play again where a bot plays for them."""

    seat: SeatNumber | None = None


class CloseWish(msgspec.Struct, forbid_unknown_fields=True):
    """The host gives a free seat to a bot, or that of a bot to another one, before the start."""

    seat: SeatNumber
    bot: str = USUAL_LEVEL


class HostedSeat(msgspec.Struct, forbid_unknown_fields=True):
    """The host opens a bot's seat, or removes whoever took this one by the link; before the start."""

    seat: SeatNumber


class NameWish(msgspec.Struct, forbid_unknown_fields=True):
    """The host wants the table to be called so; "" for no name."""

    name: TableName


class MuteWish(msgspec.Struct, forbid_unknown_fields=True):
    """The host wants no more lines of whoever wrote this one."""

    line: Annotated[int, Meta(ge=1, le=2**31)]


class UnmuteWish(msgspec.Struct, forbid_unknown_fields=True):
    """The host lets somebody chat again; the number is that of TableSummary.muted."""

    person: Annotated[int, Meta(ge=1, le=2**31)]


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
    return await changed(call, lambda draft: commands.join(draft, call.identity, wish.name, wish.seat, wish.agrees))


async def start(call: Call) -> TableSummary:
    wish: StartWish = call.body
    return await changed(call, lambda draft: commands.start(draft, call.identity, wish.fill))


async def close_seat(call: Call) -> TableSummary:
    wish: CloseWish = call.body
    return await changed(call, lambda draft: commands.close_seat(draft, call.identity, wish.seat, wish.bot))


async def open_seat(call: Call) -> TableSummary:
    wish: HostedSeat = call.body
    return await changed(call, lambda draft: commands.open_seat(draft, call.identity, wish.seat))


async def remove(call: Call) -> TableSummary:
    wish: HostedSeat = call.body
    return await changed(call, lambda draft: commands.remove(draft, call.identity, wish.seat))


async def rename(call: Call) -> TableSummary:
    wish: NameWish = call.body
    return await changed(call, lambda draft: commands.rename(draft, call.identity, wish.name))


async def mute(call: Call) -> TableSummary:
    wish: MuteWish = call.body
    line = (await room_of(call)).chat.line(wish.line)
    if line is None:
        raise NotFound("no-such-line")
    return await changed(call, lambda draft: commands.mute(draft, call.identity, line.identity, line.name))


async def unmute(call: Call) -> TableSummary:
    wish: UnmuteWish = call.body
    return await changed(call, lambda draft: commands.unmute(draft, call.identity, wish.person))


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
