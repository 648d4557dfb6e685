"""Table: what its log says so far. Every entry, new or read from the disk, goes through take()."""

from functools import singledispatchmethod

import msgspec

from chefetage.playing.match import Match
from chefetage.playing.record import FORMAT, Header, Record
from chefetage.playing.record import VERSION as RECORD_VERSION
from chefetage.table import entries
from chefetage.table.entries import AnyEntry, Seat
from chefetage.table.request import Request

HUMAN = "human"


class DamagedLog(Exception):
    """The log does not lead where it says."""


class Table:
    """A table without an opening entry has no match yet."""

    match: Match

    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.number = 0  # entries
        self.ply = 0  # entries that changed the game
        self.last_undo = 0  # the ply of the last undo
        self.since = 0  # moves that the last entry left as they were
        self.commands: dict[str, int] = {}  # known commands and the ply behind them
        self.seats: list[Seat] = []
        self.is_started = False
        self.is_guide = False
        self.is_closed = False
        self.is_seed_known = False
        self.requests: list[Request] = []
        self.chat: list[entries.Said] = []
        self.rematch = ""
        self.changed = 0.0

    # Facts.

    @property
    def game(self) -> str:
        return self.match.game.info.key

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
        bits = int(self.match.state.actors) if self.status == "playing" else 0
        return [seat for seat in range(len(self.seats)) if bits >> seat & 1]

    @property
    def waiting_bots(self) -> list[int]:
        return [seat for seat in self.actors if self.seats[seat].kind == "bot"]

    def seats_of(self, identity: str) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.holder == identity != ""]

    def may_play(self, identity: str, seat: int) -> bool:
        return seat in self.seats_of(identity) and self.seats[seat].kind == "person"

    def request(self, request_id: str) -> Request | None:
        return next((request for request in self.requests if request.id == request_id), None)

    # Entries.

    def take(self, entry: AnyEntry, cid: str, at: float) -> None:
        """Raises Refused, with nothing changed, if the entry is a move that the rules forbid."""
        self.do(entry)
        self.number += 1
        self.changed = at
        if isinstance(entry, entries.Moved | entries.Undone):
            self.ply += 1
            self.requests.clear()
        if isinstance(entry, entries.Undone):
            self.last_undo = self.ply
        if cid:
            self.commands[cid] = self.ply

    @singledispatchmethod
    def do(self, entry: AnyEntry) -> None:
        raise TypeError(entry)

    @do.register
    def _(self, entry: entries.Opened) -> None:
        seats = [seat.bot if seat.kind == "bot" else HUMAN for seat in entry.seats]
        header = Header(FORMAT, RECORD_VERSION, entry.game, entry.rules, entry.options, seats, entry.seed)
        self.match = Match(Record(header, list(entry.moves)))
        self.seats = [msgspec.structs.replace(seat) for seat in entry.seats]
        self.is_guide = entry.is_guide
        self.is_closed = entry.is_closed
        self.is_seed_known = entry.is_seed_known

    @do.register
    def _(self, entry: entries.Joined) -> None:
        self.seats[entry.seat] = Seat("person", entry.name, entry.holder)

    @do.register
    def _(self, entry: entries.Filled) -> None:
        self.seats[entry.seat] = Seat("bot", bot=entry.bot)
        self.match.record.header.seats[entry.seat] = entry.bot

    @do.register
    def _(self, entry: entries.Started) -> None:
        self.is_started = True

    @do.register
    def _(self, entry: entries.Left) -> None:
        seat = self.seats[entry.seat]
        self.forget_wishes(entry.seat)
        if self.is_started:
            seat.kind, seat.bot = "bot", entry.bot
        else:
            self.seats[entry.seat] = Seat("open")

    def forget_wishes(self, seat: int) -> None:
        """Who has gone asks for nothing and is not asked."""
        self.requests = [request for request in self.requests if request.seat != seat]
        for request in self.requests:
            request.missing = [missing for missing in request.missing if missing != seat]

    @do.register
    def _(self, entry: entries.Returned) -> None:
        seat = self.seats[entry.seat]
        seat.kind, seat.bot = "person", ""

    @do.register
    def _(self, entry: entries.Moved) -> None:
        self.match.play(entry.seat, entry.move)
        self.since = self.match.ply - 1
        line = self.match.record.moves[-1]
        if entry.hash not in ("", line.hash):
            raise DamagedLog(f"table {self.id}, move {line.ply}: the position is not the one in the log")
        entry.move, entry.hash = line.move, line.hash

    @do.register
    def _(self, entry: entries.Undone) -> None:
        self.match = self.match.without(entry.plies)
        self.since = min(entry.plies) - 1

    @do.register
    def _(self, entry: entries.Asked) -> None:
        asker = self.seats[entry.seat].holder
        others = [number for number, seat in enumerate(self.seats) if seat.kind == "person" and seat.holder != asker]
        self.requests.append(Request(entry.request, entry.seat, entry.keep, others))

    @do.register
    def _(self, entry: entries.Answered) -> None:
        request = self.request(entry.request)
        if request is None:
            return
        if entry.yes:
            request.missing = [seat for seat in request.missing if seat != entry.seat]
        else:
            self.requests.remove(request)

    @do.register
    def _(self, entry: entries.Said) -> None:
        self.chat.append(entry)

    @do.register
    def _(self, entry: entries.Followed) -> None:
        self.rematch = entry.table
