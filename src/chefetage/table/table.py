"""Table: what its log says so far. Every entry, new or read from the disk, is taken in the same way."""

import msgspec

from chefetage.core.state import NOBODY, Player
from chefetage.playing.match import Match
from chefetage.playing.record import FORMAT, HUMAN, Header, Record
from chefetage.playing.record import VERSION as RECORD_VERSION
from chefetage.playing.twin import twin
from chefetage.table import entries, stand_in, take_back
from chefetage.table.counts import Counts, counted, key_of
from chefetage.table.course import knows
from chefetage.table.entries import AnyEntry, Consenting, Moved, OfSeat, Seat, Undone
from chefetage.table.stand_in import Proposal, Proposals
from chefetage.table.take_back import Request, Requests, TakenBack

Viewers = list[Player]
RATED_PEOPLE = 2  # at least so many different ones play where a game may count for a rating


class DamagedLog(Exception):
    """The log does not lead where it says."""


class Known(msgspec.Struct, frozen=True, gc=False):
    """What one viewer has been told of the course of the game."""

    seen: int = 0  # moves and take-backs that the viewer may know of; only grows
    undone: int = 0  # `seen` behind the last take-back
    changed: float = 0.0  # when the viewer could last notice something


class Table:
    """A table without an opening entry has no match yet."""

    match: Match

    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.number = 0  # entries
        self.version = 0  # entries that changed the game; nobody outside is told
        self.known: dict[Player, Known] = {}
        self.commands: dict[str, int] = {}  # ids of those that were carried out, and what their seat had seen then
        self.seats: list[Seat] = []
        self.is_started = False
        self.is_guide = False
        self.is_closed = False
        self.is_seed_known = False
        self.name = ""
        self.opener = ""  # identity of whoever opened it
        self.take_back: Consenting = "all"
        self.barred: frozenset[str] = frozenset()  # identities that the host has removed
        self.muted: frozenset[str] = frozenset()  # identities that may not chat
        self.ever_muted: dict[str, str] = {}  # with the names under which they chatted, in order
        self.requests: Requests = ()
        self.taken_back: list[TakenBack] = []
        self.proposals: Proposals = ()
        self.counts: Counts = {}  # what has been done so often that there is a bound
        self.chat: list[entries.Said] = []
        self.rematch = ""

    def copy(self) -> "Table":
        """A table of its own, on which commands can be tried."""
        table = twin(self)
        if self.number > 0:
            table.match = self.match.copy()
        table.known = dict(self.known)
        table.commands = dict(self.commands)
        table.seats = list(self.seats)
        table.chat = list(self.chat)
        return table

    # Facts.

    @property
    def game(self) -> str:
        return self.match.record.header.game

    @property
    def rules(self) -> int:
        """The version of the rules that it is played by, from its opening to its end."""
        return self.match.record.header.rules

    @property
    def status(self) -> str:
        if self.is_closed or self.match.is_over:
            return "over"
        return "playing" if self.is_started else "waiting"

    @property
    def seed_hash(self) -> str:
        return self.match.record.header.seed_hash

    @property
    def actors(self) -> list[int]:
        """The seats that owe a decision."""
        return self.match.game.actors(self.match.state) if self.status == "playing" else []

    @property
    def waiting_bots(self) -> list[int]:
        return [seat for seat in self.actors if self.seats[seat].kind == "bot"]

    @property
    def viewers(self) -> Viewers:
        """Every seat, and those who only watch."""
        return [NOBODY, *range(len(self.seats))]

    def noticing_since(self, before: "Table") -> set[Player]:
        """Who may know of something that this table has and an earlier form of it has not."""
        return {viewer for viewer in self.viewers if self.known[viewer] != before.known.get(viewer)}

    @property
    def host(self) -> str:
        """The identity of whoever opened the table, while they have a seat; else of the first who has one."""
        holders = [seat.holder for seat in self.seats if seat.holder]
        return self.opener if self.opener in holders else next(iter(holders), "")

    def is_host(self, identity: str) -> bool:
        return identity == self.host != ""

    @property
    def is_rated(self) -> bool:
        """Whether the game may count for a rating: nobody could know what is hidden, and different people play."""
        people = {seat.holder for seat in self.seats if seat.holder}
        expected = sum(seat.kind == "open" for seat in self.seats)
        is_fair = not (self.is_seed_known or self.is_guide or self.is_closed)
        return is_fair and len(people) + expected >= RATED_PEOPLE

    def seats_of(self, identity: str) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.holder == identity != ""]

    def holds(self, identity: str, seat: int) -> bool:
        return 0 <= seat < len(self.seats) and self.seats[seat].holder == identity != ""

    def may_play(self, identity: str, seat: int) -> bool:
        return self.holds(identity, seat) and self.seats[seat].kind == "person"

    def is_awaited(self, seat: int) -> bool:
        """Whether a person owes a decision there."""
        return seat in self.actors and self.seats[seat].kind == "person"

    def request(self, request_id: str) -> Request | None:
        return next((request for request in self.requests if request.id == request_id), None)

    def proposal(self, request_id: str) -> Proposal | None:
        return next((proposal for proposal in self.proposals if proposal.id == request_id), None)

    # Entries.

    def take(self, entry: AnyEntry, cid: str, at: float) -> Viewers:
        """Let it have happened; returns who may notice."""
        if isinstance(entry, Moved):
            played = self.play(entry.seat, entry.move)
            if entry.hash not in ("", played.hash):
                raise DamagedLog(f"table {self.id}, move {self.match.ply}: the position is not the one in the log")
            return self.note(entry, self.witnesses([self.match.ply]), cid, at)
        witnesses = self.witnesses(entry.plies) if isinstance(entry, Undone) else None
        if self.number > 0:
            key = key_of(entry, self.requests, self.is_started)
            self.counts = counted(self.counts, key, entry, self.match)
        self.fold(entry)
        return self.note(entry, self.viewers if witnesses is None else witnesses, cid, at)

    def move(self, seat: int, text: str, cid: str, at: float) -> tuple[Moved, Viewers]:
        """Let a wished move happen; returns the fact of it and who may notice. Raises Refused with nothing changed."""
        moved = self.play(seat, text)
        return moved, self.note(moved, self.witnesses([self.match.ply]), cid, at)

    def play(self, seat: int, text: str) -> Moved:
        self.match.play(seat, text)
        line = self.match.record.moves[-1]
        return Moved(line.seat, line.move, line.hash)

    def witnesses(self, plies: list[int]) -> Viewers:
        """Who may know of one of these moves, as they stand."""
        secrets = self.match.trail.secrets
        if any(ply not in secrets for ply in plies):
            return self.viewers
        return [viewer for viewer in self.viewers if any(knows(self.match, ply, viewer) for ply in plies)]

    def note(self, entry: AnyEntry, witnesses: Viewers, cid: str, at: float) -> Viewers:
        self.number += 1
        is_change = isinstance(entry, Moved | Undone)
        self.version += is_change
        if is_change and len(witnesses) == len(self.viewers):
            self.requests = ()  # a change in secret leaves them, or their end would tell of it
            self.proposals = stand_in.still_due(self.proposals, self.actors if self.proposals else [])
        for viewer in witnesses:
            known = self.known.get(viewer, Known())
            seen = known.seen + is_change
            self.known[viewer] = Known(seen, seen if isinstance(entry, Undone) else known.undone, at)
        if cid:
            self.commands[cid] = self.known[entry.seat if isinstance(entry, OfSeat) else NOBODY].seen
        return witnesses

    def fold(self, entry: AnyEntry) -> None:  # noqa: C901  (a case for each kind of entry)
        match entry:
            case entries.Opened():
                self.open(entry)
            case entries.Named():
                self.name = entry.name
            case entries.Joined():
                self.seats[entry.seat] = Seat("person", entry.name, entry.holder)
            case entries.Filled():
                self.fill(entry)
            case entries.Reopened():
                self.reopen(entry)
            case entries.Removed():
                self.seats[entry.seat] = Seat("open")
                self.barred |= {entry.holder}
            case entries.Started():
                self.is_started = True
            case entries.Left():
                self.leave(entry)
            case entries.Returned():
                self.seats[entry.seat] = msgspec.structs.replace(self.seats[entry.seat], kind="person", bot="")
            case entries.Undone():
                news = take_back.taken_back(self.match, self.viewers, self.requests, entry)
                self.taken_back = take_back.still_told(self.taken_back, entry.plies) + news
                self.match = self.match.without(entry.plies)
                self.requests = take_back.shortened(self.requests, entry.plies)
            case entries.Asked():
                self.requests = take_back.asked(self.requests, entry, self.seats)
            case entries.Proposed():
                self.proposals = stand_in.proposed(self.proposals, entry)
            case entries.Answered():
                self.requests = take_back.answered(self.requests, entry)
                self.proposals = stand_in.answered(self.proposals, entry)
            case entries.Said():
                self.chat.append(entry)
            case entries.Muted():
                self.muted |= {entry.person}
                self.ever_muted = {**self.ever_muted, entry.person: entry.name}
            case entries.Unmuted():
                self.muted -= {entry.person}
            case entries.Followed():
                self.rematch = entry.table

    def open(self, entry: entries.Opened) -> None:
        seats = [seat.bot if seat.kind == "bot" else HUMAN for seat in entry.seats]
        header = Header(FORMAT, RECORD_VERSION, entry.game, entry.rules, entry.options, seats, entry.seed)
        self.match = self.new_match(Record(header, list(entry.moves)))
        self.seats = list(entry.seats)
        self.is_guide = entry.is_guide
        self.is_closed = entry.is_closed
        self.is_seed_known = entry.is_seed_known
        self.name = entry.name
        self.opener = entry.opener
        self.take_back = entry.take_back

    def new_match(self, record: Record) -> Match:
        """By the rules of the record's version; raises a Problem if they are not here."""
        return Match(record)

    def fill(self, entry: entries.Filled) -> None:
        self.seats[entry.seat] = Seat("bot", bot=entry.bot)
        self.record_player(entry.seat, entry.bot)

    def reopen(self, entry: entries.Reopened) -> None:
        self.seats[entry.seat] = Seat("open")
        self.record_player(entry.seat, HUMAN)

    def record_player(self, seat: int, played_by: str) -> None:
        """The record says who plays: people, or which bots."""
        record = self.match.record
        seats = [played_by if number == seat else other for number, other in enumerate(record.header.seats)]
        record.header = msgspec.structs.replace(record.header, seats=seats)

    def leave(self, entry: entries.Left) -> None:
        self.requests = take_back.forgotten(self.requests, entry.seat)
        self.proposals = stand_in.forgotten(self.proposals, entry.seat)
        seat = self.seats[entry.seat]
        stays = msgspec.structs.replace(seat, kind="bot", bot=entry.bot)
        self.seats[entry.seat] = stays if self.is_started else Seat("open")
