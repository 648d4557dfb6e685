"""Replays: a game from its first to its last move, as one viewer may see it."""

import asyncio

import msgspec

from chefetage.core.state import NOBODY
from chefetage.server.answers.refusal import Forbidden, NotFound, Refusal
from chefetage.server.api.tables import room_of
from chefetage.server.http.calls import Call
from chefetage.server.rooms.audience import viewpoint
from chefetage.table.course import Course
from chefetage.table.open_view import open_view
from chefetage.table.position import LogLine, Position, position
from chefetage.table.table import Table
from chefetage.table.walk import Passed

OPEN = "open"  # the viewer who sees all hands


class ReplayMove(msgspec.Struct):
    """A move of a replay, as far as the viewer may know it, and how things stood after it."""

    ply: int  # as the viewer counts
    seat: int
    move: str | None  # None where the viewer may not know it
    text: str
    round: int  # after the move; 0 in a game that counts none
    scores: list[int] | None  # as things stand; None where they are not public
    holdings: dict[str, list[int]]  # of everybody, after the move


class ReplayAnswer(msgspec.Struct):
    """A whole game to look back on; its positions are asked for one by one."""

    plies: int
    moves: list[ReplayMove]
    log: list[LogLine]


async def replay(call: Call) -> ReplayAnswer:
    room = await room_of(call)
    viewer = asked_viewer(call, room.table)
    table, audience = room.table, room.audience
    async with room.held():  # a walk is for one at a time
        passed = await asyncio.to_thread(audience.walk(table, call.lang).through, table.match)  # other tables go on
    seat, is_over = viewer_seat(viewer), table.status == "over"
    course = Course(table.match, seat, is_over)
    moves = [
        replay_move(step, course.count(ply), viewer, is_over)
        for ply, step in enumerate(passed, 1)
        if course.count(ply) > course.count(ply - 1)
    ]
    return ReplayAnswer(course.ply, moves, audience.story(table, call.lang).lines(table.match, seat, 0, is_over))


async def replay_position(call: Call) -> Position:
    room = await room_of(call)
    table = room.table
    viewer = asked_viewer(call, table)
    seat, is_over = viewer_seat(viewer), table.status == "over"
    past = table.match.past(asked_ply(call, Course(table.match, seat, is_over)))
    story = room.audience.story(table, call.lang)
    found = position(past, seat, story.wording, story.lines(past, seat, 0, is_over), is_over)
    if viewer == OPEN:
        found.view = open_view(past)
    return found


def asked_ply(call: Call, course: Course) -> int:
    """The moves that stood, from the number that the viewer counts."""
    text = call.path["ply"]
    if not (text.isascii() and text.isdigit() and len(text) < 7) or int(text) > course.ply:
        raise NotFound("no-such-ply", moves=course.ply)
    return course.position(int(text))


def asked_viewer(call: Call, table: Table) -> str:
    """A seat of one's own, a spectator; after the end any seat, or all hands open."""
    viewer = call.query.get("viewer", "")
    if viewer in ("", str(NOBODY)):
        return str(NOBODY)
    known = [str(seat) for seat in range(len(table.seats))]
    if viewer not in [OPEN, *known]:
        raise Refusal("no-such-viewer", viewer=viewer)
    if not may_look(table, call.identity, viewer):
        raise Forbidden("viewer-not-yet")
    return viewer


def may_look(table: Table, identity: str, viewer: str) -> bool:
    return table.status == "over" or (viewer != OPEN and viewpoint(table, identity, int(viewer)) != NOBODY)


def viewer_seat(viewer: str) -> int:
    return NOBODY if viewer == OPEN else int(viewer)


def replay_move(passed: Passed, ply: int, viewer: str, is_over: bool) -> ReplayMove:
    """While the game lasts only one's own moves are told; what the others did is in the log as far as it is public."""
    seat = passed.line.seat
    if not is_over and viewer != str(seat):
        return ReplayMove(ply, seat, None, "", passed.round, None, passed.holdings)
    totals = passed.totals if is_over else None
    return ReplayMove(ply, seat, passed.line.move, passed.text, passed.round, totals, passed.holdings)
