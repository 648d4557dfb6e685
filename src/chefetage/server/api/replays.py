"""Replays: a game from its first to its last move, as one viewer may see it."""

import asyncio

import msgspec

from chefetage.core.state import NOBODY
from chefetage.server.api.tables import room_of
from chefetage.server.calls import Call
from chefetage.server.refusal import Forbidden, NotFound, Refusal
from chefetage.server.room import Room
from chefetage.table.open_view import open_view
from chefetage.table.position import LogLine, Position, position
from chefetage.table.walk import Passed

OPEN = "open"  # the viewer who sees all hands


class ReplayMove(msgspec.Struct):
    ply: int
    seat: int
    move: str | None  # None where the viewer may not know it
    text: str
    round: int | None  # after the move
    scores: list[int] | None  # as things stand; None where they are not public
    holdings: dict[str, list[int]]  # of everybody, after the move


class ReplayAnswer(msgspec.Struct):
    plies: int
    moves: list[ReplayMove]
    log: list[LogLine]


async def replay(call: Call) -> ReplayAnswer:
    room = await room_of(call)
    viewer = asked_viewer(call, room)
    async with room.held():
        match, story = room.table.match, room.story(call.lang)
        passed = await asyncio.to_thread(room.walk(call.lang).through, match)  # other tables go on meanwhile
        is_over = room.table.status == "over"
        moves = [replay_move(step, ply, viewer, is_over) for ply, step in enumerate(passed, 1)]
        return ReplayAnswer(match.ply, moves, story.lines(match, viewer_seat(viewer), 0))


async def replay_position(call: Call) -> Position:
    room = await room_of(call)
    viewer = asked_viewer(call, room)
    async with room.held():
        past = room.table.match.past(asked_ply(call, room))
        story = room.story(call.lang)
        seat = viewer_seat(viewer)
        found = position(past, seat, story.wording, story.lines(past, seat, 0))
        if viewer == OPEN:
            found.view = open_view(past)
        return found


def asked_ply(call: Call, room: Room) -> int:
    text = call.path["ply"]
    if not (text.isascii() and text.isdigit() and len(text) < 7) or int(text) > room.table.match.ply:
        raise NotFound("no-such-ply", moves=room.table.match.ply)
    return int(text)


def asked_viewer(call: Call, room: Room) -> str:
    """A seat of one's own, a spectator; after the end any seat, or all hands open."""
    viewer = call.query.get("viewer", "")
    table = room.table
    if viewer in ("", str(NOBODY)):
        return str(NOBODY)
    known = [str(seat) for seat in range(len(table.seats))]
    if viewer not in [OPEN, *known]:
        raise Refusal("no-such-viewer", viewer=viewer)
    if table.status != "over" and (viewer == OPEN or int(viewer) not in table.seats_of(call.identity)):
        raise Forbidden("viewer-not-yet")
    return viewer


def viewer_seat(viewer: str) -> int:
    return NOBODY if viewer == OPEN else int(viewer)


def replay_move(passed: Passed, ply: int, viewer: str, is_over: bool) -> ReplayMove:
    """While the game lasts only one's own moves are told; what the others did is in the log as far as it is public."""
    seat = passed.line.seat
    if not is_over and viewer != str(seat):
        return ReplayMove(ply, seat, None, "", passed.round, None, passed.holdings)
    totals = passed.totals if is_over else None
    return ReplayMove(ply, seat, passed.line.move, passed.text, passed.round, totals, passed.holdings)
