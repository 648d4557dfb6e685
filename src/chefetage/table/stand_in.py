"""A bot for somebody who is awaited in vain: a player proposes it, and it is done when all who are there agree.

Who has been away for long enough is told by whoever runs the table (Presence); the log has only what was asked and
answered. The person keeps the seat and may take it back from the bot at any time.
"""

from secrets import token_urlsafe

import msgspec

from chefetage.bots.levels import USUAL_LEVEL
from chefetage.table.entries import Answered, Left, Proposed, Seat

STAND_IN = USUAL_LEVEL  # of the bot
PROPOSAL_BYTES = 9


class Proposal(msgspec.Struct, frozen=True):
    """A wish that a bot may play for somebody, until all others who are there have agreed."""

    id: str
    seat: int  # who proposes it
    absent: int  # for whom a bot would play
    missing: tuple[int, ...]  # seats that have not agreed yet

    def hears(self, seat: int, yes: bool) -> bool:
        """Others answer, whoever proposed it may think better of it, and who is back says so."""
        return seat in self.missing or (seat in (self.seat, self.absent) and not yes)

    def without(self, seat: int) -> "Proposal":
        return msgspec.structs.replace(self, missing=tuple(other for other in self.missing if other != seat))


Proposals = tuple[Proposal, ...]  # those that are open at a table


def proposed(proposals: Proposals, entry: Proposed) -> Proposals:
    return (*proposals, Proposal(entry.request, entry.seat, entry.absent, tuple(entry.missing)))


def answered(proposals: Proposals, entry: Answered) -> Proposals:
    """One no ends a proposal."""
    if not entry.yes:
        return tuple(one for one in proposals if one.id != entry.request)
    return tuple(one.without(entry.seat) if one.id == entry.request else one for one in proposals)


def forgotten(proposals: Proposals, seat: int) -> Proposals:
    """A bot plays there now: whoever sat there proposes nothing, is asked no more and needs no other bot."""
    return tuple(one.without(seat) for one in proposals if seat not in (one.seat, one.absent))


def still_due(proposals: Proposals, actors: list[int]) -> Proposals:
    """Who has decided is not awaited any more."""
    return tuple(one for one in proposals if one.absent in actors)


def wish(seats: list[Seat], seat: int, absent: int, connected: set[str]) -> Proposed:
    """All others who are there are asked; each person once for all their seats."""
    known = {seats[seat].holder, seats[absent].holder}
    asked: list[int] = []
    for number, other in enumerate(seats):
        if other.kind == "person" and other.holder in connected and other.holder not in known:
            known.add(other.holder)
            asked.append(number)
    return Proposed(seat, token_urlsafe(PROPOSAL_BYTES), absent, asked)


def granted(proposals: Proposals) -> Left | None:
    """What everybody has agreed to."""
    agreed = next((one for one in proposals if not one.missing), None)
    return Left(agreed.absent, STAND_IN) if agreed else None


class OpenProposal(msgspec.Struct):
    """A proposal as everybody sees it: `missing` seats have to agree that a bot plays for the seat `absent`."""

    id: str
    seat: int
    absent: int
    missing: list[int]


def open_proposal(proposal: Proposal) -> OpenProposal:
    return OpenProposal(proposal.id, proposal.seat, proposal.absent, list(proposal.missing))
