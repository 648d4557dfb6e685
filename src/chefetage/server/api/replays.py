"""Replays: a game from its first to its last move, as one viewer may see it."""

import asyncio

import msgspec
from starlette.responses import Response

from chefetage.core.state import NOBODY
from chefetage.server.answers.answers import json_answer
from chefetage.server.answers.encoding import gzipped, packed
from chefetage.server.answers.refusal import Forbidden, NotFound, Refusal
from chefetage.server.api.tables import room_of
from chefetage.server.http.calls import Call
from chefetage.server.rooms.audience import viewpoint
from chefetage.server.rooms.room import Room
from chefetage.table.course import Course
from chefetage.table.finished_table import FinishedTable
from chefetage.table.position import Position
from chefetage.table.replay import OPEN, ReplayAnswer, past_position, retold, viewer_seat
from chefetage.table.table import Table

LAST = "last"  # the position for whoever does not know yet how many moves there are


async def replay(call: Call) -> ReplayAnswer | Response:
    """What was kept of a game whose rules are gone is sent as it was."""
    room = await room_of(call)
    table, viewer = room.table, asked_viewer(call, room.table)
    if isinstance(table, FinishedTable):
        return public(table.retelling.replays[table.retelling.spoken(call.lang)], call)
    async with room.held():  # a walk is for one at a time
        walk = room.audience.walk(table, call.lang)
        passed = await asyncio.to_thread(walk.through, table.match)  # other tables go on
    story = room.audience.story(table, call.lang)
    is_over = table.status == "over"
    answer = retold(table.match, passed, story, viewer, is_over, table.taken_back)
    return public(answer, call) if is_over else answer


async def replay_position(call: Call) -> Position | Response:
    room = await room_of(call)
    table, viewer = room.table, asked_viewer(call, room.table)
    is_over = table.status == "over"
    ply = asked_ply(call, Course(table.match, viewer_seat(viewer), is_over))
    if isinstance(table, FinishedTable):
        return public(await asyncio.to_thread(table.position, viewer, ply, call.lang), call)
    answer = position_at(room, ply, viewer, call.lang, is_over)
    return public(answer, call) if is_over else answer


def public(answer: ReplayAnswer | Position | msgspec.Raw, call: Call) -> Response:
    """A game that is over has no secrets any more: what is told of it may be sent compressed."""
    return packed(json_answer(answer), call.scope, gzipped)


def position_at(room: Room, ply: int, viewer: str, lang: str, is_over: bool) -> Position:
    past, story = room.table.match.past(ply), room.audience.story(room.table, lang)
    taken_back = [taken for taken in room.table.taken_back if taken.keep < ply]
    log = story.lines(past, viewer_seat(viewer), 0, is_over, taken_back)
    return past_position(past, story, viewer, is_over, log)


def asked_ply(call: Call, course: Course) -> int:
    """The moves that stood, from the number that the viewer counts, or the last of all."""
    text = call.path["ply"]
    if text == LAST:
        return course.position(course.ply)
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
