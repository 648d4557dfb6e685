"""Taking back a finished turn: a player asks, the others agree or not, and it is done when nobody's consent is missing.

A turn that goes on needs nobody's consent: that is undo (Match.own_turn).
"""

import msgspec

from chefetage.core.state import Player
from chefetage.playing.match import Match
from chefetage.table.course import Course


class Request(msgspec.Struct, frozen=True):
    id: str
    seat: int
    keep: int  # moves of the match that would stand
    missing: tuple[int, ...]  # seats that have not agreed yet

    def hears(self, seat: int, yes: bool) -> bool:
        """The others answer; whoever asked may think better of it."""
        return seat in self.missing or (seat == self.seat and not yes)

    def without(self, seat: int) -> "Request":
        """As it is when a seat has agreed, or has gone."""
        return msgspec.structs.replace(self, missing=tuple(other for other in self.missing if other != seat))


Requests = tuple[Request, ...]  # those that are open at a table


def answered(requests: Requests, request_id: str, seat: int, yes: bool) -> Requests:
    """After an answer: one no ends a request."""
    if not yes:
        return tuple(request for request in requests if request.id != request_id)
    return tuple(request.without(seat) if request.id == request_id else request for request in requests)


def forgotten(requests: Requests, seat: int) -> Requests:
    """Who has gone asks for nothing and is not asked."""
    return tuple(request.without(seat) for request in requests if request.seat != seat)


def granted(requests: Requests) -> Request | None:
    """What everybody has agreed to."""
    return next((request for request in requests if not request.missing), None)


def last_turn(match: Match, seat: int) -> int | None:
    """How many moves stood before the seat's last turn, its moves in a row; None if it has moved nothing."""
    seats = [line.seat for line in match.record.moves]
    if seat not in seats:
        return None
    last = len(seats) - 1 - seats[::-1].index(seat)
    while last > 0 and seats[last - 1] == seat:
        last -= 1
    return last


class OpenRequest(msgspec.Struct):
    """A wish to take back a turn, as a viewer sees it: `plies` moves would go, `missing` seats have to agree."""

    id: str
    seat: int
    plies: int
    reveals: bool  # something secret has come to light since
    missing: list[int]


def open_request(match: Match, request: Request, viewer: Player) -> OpenRequest:
    course = Course(match, viewer)
    plies = course.ply - course.counts[request.keep]
    return OpenRequest(
        request.id, request.seat, plies, match.trail.has_revealed_since(request.keep), list(request.missing)
    )
