"""Taking back a finished turn: a player asks, the others agree or not, and it is done when nobody's consent is missing.

Who is away is asked, too, unless the table was opened otherwise, and may answer without coming back.

A turn that goes on needs nobody's consent: that is undo (Match.own_turn).
"""

from secrets import token_urlsafe

import msgspec

from chefetage.core.state import Player
from chefetage.playing.match import Match
from chefetage.table.course import Course, knows
from chefetage.table.entries import Answered, Asked, Consenting, Seat, Undone

REQUEST_BYTES = 9


class Request(msgspec.Struct, frozen=True):
    """A player's wish to take back a finished turn, until all others have agreed."""

    id: str
    seat: int
    keep: int  # moves of the match that would stand
    missing: tuple[int, ...]  # seats that have not agreed yet
    is_forgetful: bool = False  # of the time when whoever left was not asked any more

    def hears(self, seat: int, yes: bool) -> bool:
        """The others answer; whoever asked may think better of it."""
        return seat in self.missing or (seat == self.seat and not yes)

    def without(self, seat: int) -> "Request":
        """As it is when a seat has agreed, or has gone."""
        return msgspec.structs.replace(self, missing=tuple(other for other in self.missing if other != seat))


Requests = tuple[Request, ...]  # those that are open at a table


class TakenBack(msgspec.Struct, frozen=True):
    """A finished turn that was taken back, for the log of everybody."""

    seat: int  # whose wish it was
    keep: int  # moves of the match that stood then
    plies: int  # moves that went
    known: dict[int, int]  # how many of them each viewer knew of

    def moves(self, viewer: Player, is_open: bool) -> int:
        """As the viewer may count them."""
        return self.plies if is_open else self.known.get(int(viewer), 0)


# What happens to them.


def asked(requests: Requests, entry: Asked, seats: list[Seat]) -> Requests:
    """The log says who is asked; where it did not, it was everybody present."""
    is_forgetful = entry.missing is None
    missing = others(seats, entry.seat, "present") if entry.missing is None else entry.missing
    return (*requests, Request(entry.request, entry.seat, entry.keep, tuple(missing), is_forgetful))


def others(seats: list[Seat], asking: int, consenting: Consenting) -> list[int]:
    """The seats of all persons but the asking one, also where one holds several; those who are away, or not."""
    holder = seats[asking].holder
    return [
        number
        for number, seat in enumerate(seats)
        if seat.holder != holder and (seat.kind == "person" or (consenting == "all" and seat.holder))
    ]


def answered(requests: Requests, entry: Answered) -> Requests:
    """One no ends a request."""
    if not entry.yes:
        return tuple(request for request in requests if request.id != entry.request)
    return tuple(request.without(entry.seat) if request.id == entry.request else request for request in requests)


def forgotten(requests: Requests, seat: int) -> Requests:
    """Who has gone asks for nothing; to go is not to agree."""
    return tuple(
        request.without(seat) if request.is_forgetful else request for request in requests if request.seat != seat
    )


def shortened(requests: Requests, plies: list[int]) -> Requests:
    """After a take-back: what was granted is done; where moves went that would have stood, fewer stand."""
    return tuple(
        msgspec.structs.replace(request, keep=request.keep - sum(ply <= request.keep for ply in plies))
        for request in requests
        if request.missing
    )


def taken_back(match: Match, viewers: list[Player], requests: Requests, entry: Undone) -> list[TakenBack]:
    """What the log tells of it: nothing where nobody was asked, since the turn went on."""
    if all(request.missing for request in requests):
        return []
    known = {int(viewer): sum(knows(match, ply, viewer) for ply in entry.plies) for viewer in viewers}
    return [TakenBack(entry.seat, min(entry.plies) - 1, len(entry.plies), known)]


def still_told(told: list[TakenBack], plies: list[int]) -> list[TakenBack]:
    """Those told before, where fewer moves stand now."""
    return [msgspec.structs.replace(one, keep=one.keep - sum(ply <= one.keep for ply in plies)) for one in told]


# What is asked, and what follows when all have agreed.


def wish(match: Match, seat: int, asked: list[int]) -> Asked | None:
    """To take back the seat's last turn, its moves in a row; None if it has moved nothing.

    What others did in secret in between does not end the row, or whoever asks could count it.
    """
    known = [ply for ply in range(1, match.ply + 1) if knows(match, ply, seat)]
    while known and match.record.moves[known[-1] - 1].seat != seat:
        known.pop()
    first = None
    while known and match.record.moves[known[-1] - 1].seat == seat:
        first = known.pop()
    return None if first is None else Asked(seat, token_urlsafe(REQUEST_BYTES), first - 1, asked)


def granted(match: Match, requests: Requests) -> Undone | Answered | None:
    """What everybody has agreed to: all that happened since is taken back.

    Whoever asked may have taken it back in secret meanwhile; then the request is withdrawn.
    """
    request = next((request for request in requests if not request.missing), None)
    if request is None:
        return None
    plies = list(range(request.keep + 1, match.ply + 1))
    return Undone(request.seat, plies) if plies else Answered(request.id, request.seat, yes=False)


class OpenRequest(msgspec.Struct):
    """A wish to take back a turn, as a viewer sees it: `plies` moves would go, `missing` seats have to agree."""

    id: str
    seat: int
    plies: int
    reveals: bool  # something secret has come to light since
    missing: list[int]


def open_request(match: Match, request: Request, viewer: Player) -> OpenRequest:
    course = Course(match, viewer)
    plies = course.ply - course.count(request.keep)
    return OpenRequest(
        request.id, request.seat, plies, match.trail.has_revealed_since(request.keep), list(request.missing)
    )
