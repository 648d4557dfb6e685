"""A table in short, as one person sees it."""

from typing import Literal

import msgspec

from chefetage.core.info import Options
from chefetage.table.entries import Consenting, Seat
from chefetage.table.guide import has_guide
from chefetage.table.stand_in import OpenProposal, open_proposal
from chefetage.table.table import Table
from chefetage.words.texts import texts


class SeatSummary(msgspec.Struct):
    """A seat and who plays there."""

    kind: Literal["person", "open", "bot"]
    name: str  # "" for a free seat
    mine: bool
    bot: str  # level, "" where a person plays
    away: bool  # a bot plays for a person who may come back
    connected: bool
    absent: bool  # has long been awaited in vain: others may propose that a bot plays for them
    host: bool  # held by the host of the table
    # What I may do here before the start, as the host.
    can_close: bool  # give the seat to a bot of any level: a free one, or where another bot sits
    can_open: bool  # free the bot's seat for somebody with the link
    can_remove: bool  # send away whoever took it


class MutedPerson(msgspec.Struct):
    """Somebody whom the host keeps from chatting, by their number at this table."""

    person: int
    name: str


class TableSummary(msgspec.Struct):
    """A table without its position: its game, its seats, and how far it has come."""

    id: str
    name: str  # "" if nobody has given it one
    game: str
    rules: int  # version by which it is played; what is printed, and the words for it, are asked for by it
    options: Options
    status: Literal["waiting", "playing", "over"]
    seats: list[SeatSummary]
    seed_hash: str  # sha256 of the seed's hexadecimal digits
    seed: str | None  # after the end
    is_seed_known: bool  # somebody chose the seed: whoever takes a seat agrees to that
    is_rated: bool  # whether it may count for a rating
    is_host: bool  # whether I am the host
    muted: list[MutedPerson]  # for the host's eyes
    take_back: Consenting  # who is asked before a turn is taken back: all, or only those who are not away
    spectators: int  # people who only watch
    guide: bool
    rematch: str | None  # the table of the rematch
    proposals: list[OpenProposal]  # that a bot plays for somebody


class Presence(msgspec.Struct):
    """Who has the page open: those who hold a seat, and how many only watch; and who is missed."""

    connected: set[str]  # identities
    spectators: int
    absent: set[int]  # seats that have owed a decision for long while their person was not there


def summary(table: Table, identity: str, presence: Presence, lang: str) -> TableSummary:
    is_over = table.status == "over"
    is_host = table.is_host(identity)
    return TableSummary(
        id=table.id,
        name=table.name,
        game=table.game,
        rules=table.rules,
        options=table.match.record.header.options,
        status=table.status,  # type: ignore[arg-type]
        seats=[seat_summary(table, number, identity, presence, lang) for number in range(len(table.seats))],
        seed_hash=table.seed_hash,
        seed=table.match.record.header.seed if is_over else None,
        is_seed_known=table.is_seed_known,
        is_rated=table.is_rated,
        is_host=is_host,
        muted=muted_people(table) if is_host else [],
        take_back=table.take_back,
        spectators=presence.spectators,
        guide=has_guide(table),
        rematch=table.rematch or None,
        proposals=[open_proposal(proposal) for proposal in table.proposals],
    )


def seat_summary(table: Table, number: int, identity: str, presence: Presence, lang: str) -> SeatSummary:
    seat = table.seats[number]
    can_host = table.is_host(identity) and table.status == "waiting"
    return SeatSummary(
        kind=seat.kind,
        name=seat_name(seat, number, lang),
        mine=seat.holder == identity != "",
        bot=seat.bot,
        away=seat.kind == "bot" and seat.holder != "",
        connected=seat.holder in presence.connected,
        absent=number in presence.absent,
        host=table.is_host(seat.holder),
        can_close=can_host and seat.kind != "person",
        can_open=can_host and seat.kind == "bot",
        can_remove=can_host and seat.kind == "person" and seat.holder != identity,
    )


def muted_people(table: Table) -> list[MutedPerson]:
    """Numbered in the order in which they were first muted, so that a number never comes to mean somebody else."""
    return [
        MutedPerson(number, name)
        for number, (person, name) in enumerate(table.ever_muted.items(), 1)
        if person in table.muted
    ]


def seat_name(seat: Seat, number: int, lang: str) -> str:
    if seat.name or seat.kind == "open":
        return seat.name
    return texts(lang)("seat-bot" if seat.kind == "bot" else "seat-human", number=number + 1)


def player_names(table: Table, lang: str) -> list[str]:
    """A name for every seat, free ones included."""
    names = [seat_name(seat, number, lang) for number, seat in enumerate(table.seats)]
    return [name or texts(lang)("seat-human", number=number + 1) for number, name in enumerate(names)]
