"""What page and server say to each other. Unknown fields of a page are refused. Commands are the table's own."""

import msgspec

from chefetage.server.storage.storage import Channel
from chefetage.table.commands import (
    AnyCommand,
    Chat,
    Consent,
    Id,
    Move,
    MoveText,
    Reason,
    SeatNumber,
    StandIn,
    TableCommand,
    TakeBack,
    Undo,
)
from chefetage.table.position import Position
from chefetage.table.summary import TableSummary
from chefetage.table.take_back import OpenRequest

PROTOCOL = 3

__all__ = ["AnyCommand", "Chat", "Consent", "Move", "StandIn", "TableCommand", "TakeBack", "Undo"]


class FromPage(msgspec.Struct, tag_field="type", tag=str.lower, forbid_unknown_fields=True, frozen=True):
    """What a page may say besides commands."""


class Join(FromPage, frozen=True):
    """Show me the table; `seat` is the viewpoint, one of mine or -1."""

    seat: SeatNumber = -1
    lang: str = ""


class Explain(FromPage, frozen=True):
    """Why not?"""

    id: Id
    seat: SeatNumber
    move: MoveText


class Ping(FromPage, frozen=True):
    """Is anybody there?"""


AnyFromPage = Join | Move | Undo | TakeBack | StandIn | Consent | Explain | Chat | Ping
DECODER: msgspec.json.Decoder[AnyFromPage] = msgspec.json.Decoder(AnyFromPage)


class ToPage(msgspec.Struct, tag_field="type", tag=str.lower):
    """What the server says."""


class Hello(ToPage):
    """The first message on a socket."""

    protocol: int
    build: str  # pages of another build load themselves anew
    table: TableSummary


class TableNews(ToPage, tag="table"):
    """Seats, connections, spectators or status have changed."""

    table: TableSummary


class PositionNews(ToPage, tag="position"):
    """A position that is durable, as the viewer may see it."""

    seen: int  # moves and take-backs that the viewer may know of; commands say which position they were meant for
    since: int  # position.log tells what came after so many moves; 0: all
    position: Position
    requests: list[OpenRequest]
    secretive: list[int]  # where one person plays for several seats: those that see or decide something secret now


class Ack(ToPage):
    """It is durable, and the position with this counter shows it."""

    id: str
    seen: int


class Nack(ToPage):
    """Nothing was changed."""

    id: str
    reason: Reason
    rule: str
    text: str


class Retry(ToPage):
    """The disk failed: the same command may be sent again."""

    id: str


class Explanation(ToPage):
    """The answer to Explain: the rule that forbids a move, or that it is legal."""

    id: str
    move: str
    legal: bool
    rule: str
    text: str


class ChatEntry(msgspec.Struct):
    """A line of the chat; its number counts from 1, players' and spectators' lines together."""

    number: int
    channel: Channel
    name: str
    seat: int  # -1: a spectator
    text: str
    at: float


class ChatNews(ToPage, tag="chat"):
    """Lines of the chat: all that the page may know at first, then each new one.

    Spectators' lines go to spectators until the game is over, and to everybody then. A page keeps lines by number.
    """

    entries: list[ChatEntry]


class Pong(ToPage):
    """Somebody is there."""


class ErrorNews(ToPage, tag="error"):
    """What the page said could not be read."""

    text: str


AnyToPage = Hello | TableNews | PositionNews | Ack | Nack | Retry | Explanation | ChatNews | Pong | ErrorNews
