"""What page and server say to each other. Unknown fields of a page are refused."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from chefetage.server.settings import CHAT_CHARACTERS, ID_CHARACTERS, MOVE_CHARACTERS
from chefetage.table.position import Position
from chefetage.table.summary import TableSummary

PROTOCOL = 1

Id = Annotated[str, Meta(min_length=1, max_length=ID_CHARACTERS)]
MoveText = Annotated[str, Meta(max_length=MOVE_CHARACTERS)]
SeatNumber = Annotated[int, Meta(ge=-1, le=16)]
Ply = Annotated[int, Meta(ge=0, le=1_000_000)]
Reason = Literal["stale", "refused", "not-yours", "over", "bad"]
Line = Annotated[str, Meta(max_length=CHAT_CHARACTERS)]


class FromPage(msgspec.Struct, tag_field="type", tag=str.lower, forbid_unknown_fields=True):
    pass


class Join(FromPage):
    since: Ply = 0
    seat: SeatNumber = -1
    lang: str = ""
    protocol: int = PROTOCOL
    build: str = ""


class Command(FromPage):
    """Changes the log; `ply` is the expected next."""

    id: Id
    ply: Ply
    seat: SeatNumber


class Move(Command):
    move: MoveText


class Undo(Command):
    to: Literal["move", "turn"] = "move"


class TakeBack(Command, tag="take_back"):
    pass


class Consent(FromPage):
    id: Id
    seat: SeatNumber
    request: Id
    yes: bool


class Explain(FromPage):
    id: Id
    seat: SeatNumber
    move: MoveText


class Chat(FromPage):
    id: Id
    text: Line


class Ping(FromPage):
    pass


AnyCommand = Move | Undo | TakeBack | Consent | Chat
AnyFromPage = Join | Move | Undo | TakeBack | Consent | Explain | Chat | Ping
DECODER: msgspec.json.Decoder[AnyFromPage] = msgspec.json.Decoder(AnyFromPage)


class ToPage(msgspec.Struct, tag_field="type", tag=str.lower):
    pass


class Hello(ToPage):
    protocol: int
    build: str
    table: TableSummary


class TableNews(ToPage, tag="table"):
    table: TableSummary


class OpenRequest(msgspec.Struct):
    """A wish to take back a turn: `plies` moves would go, `missing` seats have to agree."""

    id: str
    seat: int
    plies: int
    reveals: bool  # something secret has come to light since
    missing: list[int]


class PositionNews(ToPage, tag="position"):
    ply: int  # of the log
    since: int  # position.log tells what came after so many moves
    position: Position
    waiting_for: list[int]
    thinking: list[int]
    restart: bool
    requests: list[OpenRequest]


class Ack(ToPage):
    id: str
    ply: int


class Nack(ToPage):
    id: str
    reason: Reason
    ply: int
    rule: str
    text: str


class Retry(ToPage):
    id: str


class Explanation(ToPage):
    id: str
    move: str
    legal: bool
    rule: str
    text: str


class ChatEntry(msgspec.Struct):
    number: int
    name: str
    seat: int
    text: str
    at: float


class ChatNews(ToPage, tag="chat"):
    entries: list[ChatEntry]


class Pong(ToPage):
    pass


class ErrorNews(ToPage, tag="error"):
    text: str
