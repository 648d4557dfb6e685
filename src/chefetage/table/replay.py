"""A game from its first to its last move, as one viewer may look back on it."""

import msgspec

from chefetage.core.state import NOBODY, Player
from chefetage.playing.match import Match
from chefetage.table.course import Course
from chefetage.table.open_view import open_view
from chefetage.table.position import LogLine, Position
from chefetage.table.story import Story
from chefetage.table.take_back import TakenBack
from chefetage.table.viewing import position
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


def retold(
    match: Match, passed: list[Passed], story: Story, viewer: str, is_over: bool, taken_back: list[TakenBack]
) -> ReplayAnswer:
    """The game of a match that has been walked through."""
    seat = viewer_seat(viewer)
    course = Course(match, seat, is_over)
    moves = [
        replay_move(step, course.count(ply), viewer, is_over)
        for ply, step in enumerate(passed, 1)
        if course.count(ply) > course.count(ply - 1)
    ]
    return ReplayAnswer(course.ply, moves, story.lines(match, seat, 0, is_over, taken_back))


def replay_move(passed: Passed, ply: int, viewer: str, is_over: bool) -> ReplayMove:
    """While the game lasts only one's own moves are told; what the others did is in the log as far as it is public."""
    seat = passed.line.seat
    if not is_over and viewer != str(seat):
        return ReplayMove(ply, seat, None, "", passed.round, None, passed.holdings)
    totals = passed.totals if is_over else None
    return ReplayMove(ply, seat, passed.line.move, passed.text, passed.round, totals, passed.holdings)


def past_position(past: Match, story: Story, viewer: str, is_over: bool, log: list[LogLine]) -> Position:
    """What the viewer saw when the match stood like this; which lines of the log are told is the caller's choice."""
    found = position(past, viewer_seat(viewer), story.wording, log, is_over)
    if viewer == OPEN:
        found.view = open_view(past)
    return found


def viewer_seat(viewer: str) -> Player:
    return NOBODY if viewer == OPEN else int(viewer)
