"""What people may ask of a table: commands with their checks. Carried out, they are entries of the log."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from chefetage.bots import BOTS
from chefetage.core import bits
from chefetage.core.explanation import Explanation, Refused
from chefetage.core.problem import Problem
from chefetage.core.state import NOBODY
from chefetage.table import bounds, stand_in, take_back
from chefetage.table.course import Course
from chefetage.table.draft import Draft
from chefetage.table.entries import (
    Answered,
    Filled,
    Followed,
    Joined,
    Left,
    Muted,
    Named,
    Removed,
    Reopened,
    Returned,
    Said,
    Started,
    Undone,
    Unmuted,
)
from chefetage.table.names import clean_table_name, free_name, plain
from chefetage.table.stand_in import Proposal
from chefetage.table.summary import Presence, player_names
from chefetage.table.table import Table
from chefetage.words.texts import LANGUAGES

ID_CHARACTERS = 64
MOVE_CHARACTERS = 200
CHAT_CHARACTERS = 500
NOBODY_THERE = Presence(set(), 0, set())

Id = Annotated[str, Meta(min_length=1, max_length=ID_CHARACTERS)]
MoveText = Annotated[str, Meta(max_length=MOVE_CHARACTERS)]
SeatNumber = Annotated[int, Meta(ge=-1, le=16)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
Line = Annotated[str, Meta(max_length=CHAT_CHARACTERS)]
Reason = Literal["stale", "refused", "not-yours", "over", "bad"]


class Command(msgspec.Struct, tag_field="type", tag=str.lower, forbid_unknown_fields=True, frozen=True):
    """Known by its id: sent twice, it is done once."""

    id: Id


class Change(Command, frozen=True):
    """Changes the game. `seen` is the counter of the position that it was meant for."""

    seen: Count
    seat: SeatNumber


class Move(Change, frozen=True):
    """Makes a move, in its notation."""

    move: MoveText


class Undo(Change, frozen=True):
    """Takes back the own last move, or all of one's own turn as far as allowed."""

    to: Literal["move", "turn"] = "move"


class TakeBack(Change, tag="take_back", frozen=True):
    """Asks the others to let me take back my last, finished turn."""


class Consent(Command, frozen=True):
    """Answers such a request, or a proposal; `yes: false` from the seat that asked withdraws it."""

    seat: SeatNumber
    request: Id
    yes: bool


class StandIn(Command, tag="stand_in", frozen=True):
    """Proposes that a bot plays for somebody who has been awaited in vain; they are answered by Consent, too."""

    seat: SeatNumber
    absent: SeatNumber


class Chat(Command, frozen=True):
    """A player's line is for all at the table, a spectator's for the spectators until the game is over."""

    text: Line


TableCommand = Move | Undo | TakeBack | StandIn | Consent  # those that the log of the table tells of
AnyCommand = TableCommand | Chat


class Rejected(Exception):
    """Nothing was changed. `key` leads to a sentence; a move that the rules forbid has an explanation instead."""

    def __init__(self, reason: Reason, key: str, explanation: Explanation | None = None) -> None:
        super().__init__(reason, key)
        self.reason = reason
        self.key = key
        self.explanation = explanation


class Speaker(msgspec.Struct, frozen=True):
    """Who gives a command: an identity, the seat that they look from, and a name for those without a seat."""

    identity: str
    seat: int = NOBODY
    name: str = ""
    lang: str = LANGUAGES[0]


def perform(draft: Draft, command: TableCommand, by: Speaker, cid: str, presence: Presence = NOBODY_THERE) -> None:
    """Carry out a command on a draft, or raise Rejected."""
    match command:
        case Move():
            move(draft, command, by, cid)
        case Undo():
            undo(draft, command, by, cid)
        case TakeBack():
            ask_to_take_back(draft, command, by, cid)
        case StandIn():
            propose_stand_in(draft, command, by, cid, presence)
        case Consent():
            consent(draft, command, by, cid, presence)


def check(table: Table, command: Change, by: Speaker) -> None:
    """Whose seat, whose turn to speak: the same for all that changes the game."""
    if not table.may_play(by.identity, command.seat):
        raise Rejected("not-yours", "not-your-seat")
    if table.status == "over":
        raise Rejected("over", "game-over")
    if table.status == "waiting":
        raise Rejected("bad", "not-started")
    if not is_current(table, command.seat, command.seen):
        raise Rejected("stale", "stale")


def is_current(table: Table, seat: int, seen: int) -> bool:
    """Whether a player who had seen so much has seen all that concerns the decision."""
    known = table.known[seat]
    unseen = known.seen - seen
    if unseen <= 0 or seen < known.undone:
        return unseen == 0
    course = Course(table.match, seat)
    return is_concurrent(table, course.position(course.ply - unseen), seat)


def is_concurrent(table: Table, seen: int, seat: int) -> bool:
    """Whether all that came after `seen` moves is what others decided at the same time as this seat, in secret."""
    match = table.match
    deciding = match.trail.actors[seen]
    others = [line.seat for line in match.record.moves[seen:]]
    is_simultaneous = all(bits.has(deciding, mover) for mover in [seat, *others]) and seat not in others
    return is_simultaneous and not match.trail.has_revealed_since(seen)


def move(draft: Draft, command: Move, by: Speaker, cid: str) -> None:
    check(draft.table, command, by)
    try:
        draft.move(command.seat, command.move, cid)
    except Refused as refused:
        raise Rejected("refused", "", refused.explanation) from refused


def undo(draft: Draft, command: Undo, by: Speaker, cid: str) -> None:
    check(draft.table, command, by)
    plies = draft.table.match.own_turn(command.seat)
    if not plies:
        raise Rejected("refused", "no-undo")
    taken = plies[:1] if command.to == "move" else plies
    if not bounds.may_undo(draft.table, command.seat, len(taken)):
        raise Rejected("refused", "too-many-undos")
    try:
        draft.take(Undone(command.seat, sorted(taken)), cid)
    except Refused as refused:
        raise Rejected("refused", "no-undo") from refused


def ask_to_take_back(draft: Draft, command: TakeBack, by: Speaker, cid: str) -> None:
    """The command's id goes with the last entry: whoever has nobody to ask is answered when the turn is taken back."""
    check(draft.table, command, by)
    table = draft.table
    asked = take_back.others(table.seats, command.seat, table.take_back)
    wish = take_back.wish(table.match, command.seat, asked)
    if wish is None:
        raise Rejected("refused", "no-take-back")
    if table.requests:
        raise Rejected("refused", "request-open")
    if not bounds.may_ask(table, command.seat):
        raise Rejected("refused", "too-many-undos")
    draft.take(wish, cid if asked else "")
    grant(draft, "" if asked else cid)


def propose_stand_in(draft: Draft, command: StandIn, by: Speaker, cid: str, presence: Presence) -> None:
    """Whoever has nobody to ask decides alone."""
    table = draft.table
    check_not_over(table)
    if not table.may_play(by.identity, command.seat):
        raise Rejected("not-yours", "not-your-seat")
    if command.absent not in presence.absent or not table.is_awaited(command.absent):
        raise Rejected("stale", "not-absent")
    if any(proposal.absent == command.absent for proposal in table.proposals):
        raise Rejected("refused", "proposal-open")
    if not bounds.may_propose(table, command.seat) or not bounds.may_leave(table, command.absent):
        raise Rejected("refused", "too-many-proposals")
    draft.take(stand_in.wish(table.seats, command.seat, command.absent, presence.connected), cid)
    let_stand_in(draft)


def consent(draft: Draft, command: Consent, by: Speaker, cid: str, presence: Presence = NOBODY_THERE) -> None:
    """Who is away may answer without coming back."""
    table = draft.table
    asked = table.request(command.request) or table.proposal(command.request)
    if not table.holds(by.identity, command.seat):
        raise Rejected("not-yours", "not-your-seat")
    if asked is None or not asked.hears(command.seat, command.yes):
        raise Rejected("stale", "no-request")
    draft.take(Answered(command.request, command.seat, command.yes), cid)
    if isinstance(asked, Proposal) and table.seats[asked.absent].holder in presence.connected:
        draft.take(Answered(command.request, asked.absent, yes=False))  # who is back needs no bot
    grant(draft)
    let_stand_in(draft)


def let_stand_in(draft: Draft) -> None:
    """A bot plays for whom everybody has agreed that it may."""
    granted = stand_in.granted(draft.table.proposals)
    if granted:
        draft.take(granted)


def grant(draft: Draft, cid: str = "") -> None:
    """Take back what everybody has agreed to."""
    granted = take_back.granted(draft.table.match, draft.table.requests)
    if granted:
        draft.take(granted, cid)


def said(table: Table, command: Chat, by: Speaker, at: float) -> Said:
    """A line of the chat; it is no part of the log."""
    if by.identity in table.muted:
        raise Rejected("refused", "muted")
    text = plain(command.text)
    if not text:
        raise Rejected("bad", "chat-empty")
    seats = table.seats_of(by.identity)
    seat = by.seat if by.seat in seats else next(iter(seats), NOBODY)
    name = by.name if seat == NOBODY else player_names(table, by.lang)[seat]
    return Said(name, int(seat), text, at)


# Around the table: these are no changes of the game, and nobody needs to have seen anything.


def join(draft: Draft, identity: str, name: str, seat: int | None, agrees: bool) -> None:
    """Take a free seat: the one wished for, else the first. Whoever opened the table may take several."""
    table, seats = draft.table, draft.table.seats
    if identity in table.barred:
        raise Rejected("not-yours", "removed-by-host")
    if table.seats_of(identity) and identity != table.opener:
        raise Rejected("bad", "one-seat")
    if table.is_seed_known and not agrees:
        raise Rejected("bad", "seed-known")
    free = [number for number, one in enumerate(seats) if one.kind == "open" and seat in (None, number)]
    if not free:
        raise Rejected("bad", "no-free-seat")
    if not bounds.may_join(table):
        raise Rejected("bad", "seats-changed-too-often")
    draft.take(Joined(free[0], free_name(name, [one.name for one in seats]), identity))


def start(draft: Draft, identity: str, fill: str | None) -> None:
    """Begin; free seats are given to bots of the level `fill`. Harmless if the game has begun."""
    check_member(draft.table, identity)
    if draft.table.status != "waiting":
        return
    check_host(draft.table, identity)
    free = [number for number, seat in enumerate(draft.table.seats) if seat.kind == "open"]
    if free and fill is None:
        raise Rejected("bad", "seats-free")
    for seat in free:
        draft.take(Filled(seat, checked_bot(fill or "")))
    draft.take(Started())


def leave(draft: Draft, identity: str, bot: str, seat: int | None) -> None:
    """A bot plays on for the person, who may come back; before the start the seat is free again."""
    checked_bot(bot)
    check_not_over(draft.table)
    for number in own_seats(draft.table, identity, "person", seat):
        if not bounds.may_leave(draft.table, number):
            raise Rejected("bad", "left-too-often")
        draft.take(Left(number, bot))
    grant(draft)  # a request of the time when whoever left was not asked any more
    let_stand_in(draft)  # who has gone is not asked about others


def come_back(draft: Draft, identity: str, seat: int | None) -> None:
    """Take the own seat back from its bot."""
    check_not_over(draft.table)
    for number in own_seats(draft.table, identity, "bot", seat):
        draft.take(Returned(number))


# What the host may do: before the start, say who plays; at any time, name the table and keep somebody from chatting.


def rename(draft: Draft, identity: str, name: str) -> None:
    """The table is called so from now on; harmless if it is already."""
    check_host(draft.table, identity)
    wished = clean_table_name(name)
    if wished == draft.table.name:
        return
    if not bounds.may_rename(draft.table):
        raise Rejected("bad", "renamed-too-often")
    draft.take(Named(wished))


def close_seat(draft: Draft, identity: str, seat: int, bot: str) -> None:
    """A bot takes a free seat, or that of another bot; harmless if it sits there already."""
    check_seat(draft.table, identity, seat, "open", "bot")
    if draft.table.seats[seat].bot != checked_bot(bot):
        draft.take(Filled(seat, bot))


def open_seat(draft: Draft, identity: str, seat: int) -> None:
    """A bot's seat is for whoever comes by the link."""
    check_seat(draft.table, identity, seat, "bot")
    draft.take(Reopened(seat))


def remove(draft: Draft, identity: str, seat: int) -> None:
    """Somebody who took a seat loses it, and cannot take another at this table."""
    check_seat(draft.table, identity, seat, "person")
    holder = draft.table.seats[seat].holder
    if holder == identity:
        raise Rejected("bad", "own-seat")
    for number in draft.table.seats_of(holder):
        draft.take(Removed(number, holder))


def mute(draft: Draft, identity: str, person: str, name: str) -> None:
    """Somebody may not chat any more; harmless if they may not already."""
    check_host(draft.table, identity)
    if person == identity:
        raise Rejected("bad", "mute-yourself")
    if person in draft.table.muted:
        return
    if not bounds.may_mute(draft.table):
        raise Rejected("bad", "too-many-muted")
    draft.take(Muted(person, name))


def unmute(draft: Draft, identity: str, number: int) -> None:
    """Somebody may chat again, by their number among all whom the host has ever muted."""
    check_host(draft.table, identity)
    people = list(draft.table.ever_muted)
    if number > len(people):
        raise Rejected("bad", "nobody-muted")
    if people[number - 1] in draft.table.muted:
        draft.take(Unmuted(people[number - 1]))


def check_host(table: Table, identity: str) -> None:
    if not table.is_host(identity):
        raise Rejected("not-yours", "host-only")


def check_seat(table: Table, identity: str, seat: int, *kinds: str) -> None:
    """The host changes a seat before the start, if it is of a kind that can be changed so."""
    check_host(table, identity)
    if table.status != "waiting":
        raise Rejected("bad", "already-started")
    if seat >= len(table.seats) or table.seats[seat].kind not in kinds:
        raise Rejected("bad", "seat-differs")
    if not bounds.may_change_seats(table):
        raise Rejected("bad", "seats-changed-too-often")


def check_rematch(table: Table, identity: str) -> None:
    """Who has played may play again, when the game is over."""
    check_member(table, identity)
    if table.status != "over" or table.is_closed:
        raise Rejected("bad", "not-over")


def follow(draft: Draft, table_id: str) -> None:
    """The rematch is another table; the first one opened counts."""
    draft.take(Followed(table_id))


def own_seats(table: Table, identity: str, kind: str, wished: int | None) -> list[int]:
    """The seats that somebody leaves or takes back: the one named, else all."""
    check_member(table, identity)
    mine = [seat for seat in table.seats_of(identity) if table.seats[seat].kind == kind]
    return [seat for seat in mine if wished in (None, seat)]


def check_member(table: Table, identity: str) -> None:
    if not table.seats_of(identity):
        raise Rejected("not-yours", "not-at-the-table")


def check_not_over(table: Table) -> None:
    if table.status == "over":
        raise Rejected("over", "game-over")


def checked_bot(level: str) -> str:
    if level not in BOTS:
        raise Problem("unknown-bot", bot=level, known=", ".join(BOTS))
    return level
