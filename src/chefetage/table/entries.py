"""What can happen at a table. The log of these entries is the truth; their forms never change, only new ones come."""

from typing import Literal

import msgspec

from chefetage.core.info import Options
from chefetage.playing.record import MoveLine

VERSION = 3  # of the forms: counts when kinds or fields have come

Consenting = Literal["all", "present"]  # who is asked before a turn is taken back: also who is away, or not


class Seat(msgspec.Struct, frozen=True):
    """`holder` is the identity of a person, also while a bot plays for them."""

    kind: Literal["person", "open", "bot"]
    name: str = ""
    holder: str = ""
    bot: str = ""


class Entry(msgspec.Struct, tag_field="type", tag=str.lower, frozen=True):
    """A fact. What somebody wishes is a command (commands.py)."""


class Opened(Entry, frozen=True):
    """The first entry: all that the game needs."""

    game: str
    rules: int
    options: Options
    seed: str
    seats: list[Seat]
    is_seed_known: bool = False  # chosen by a person, or taken from a record
    moves: list[MoveLine] = []  # made before, if the table goes on from a record
    is_guide: bool = False
    is_closed: bool = False  # only to look at
    opener: str = ""  # identity of whoever opened the table; "" in logs that did not say so
    take_back: Consenting = "all"
    name: str = ""  # of the table


class Named(Entry, frozen=True):
    """The host gave the table another name, or none."""

    name: str


class Joined(Entry, frozen=True):
    """A person took a free seat."""

    seat: int
    name: str
    holder: str


class Filled(Entry, frozen=True):
    """A free seat was given to a bot, or that of a bot to another one."""

    seat: int
    bot: str


class Reopened(Entry, frozen=True):
    """A bot's seat is free again for somebody with the link."""

    seat: int


class Removed(Entry, frozen=True):
    """The host took a seat from somebody before the start, who cannot take one at this table again."""

    seat: int
    holder: str


class Started(Entry, frozen=True):
    """The game began; until then seats could change hands."""


class Left(Entry, frozen=True):
    """A bot plays on for the person; before the start, the seat is free again."""

    seat: int
    bot: str


class Returned(Entry, frozen=True):
    """A person took over again from the bot that played for them."""

    seat: int


class Moved(Entry, frozen=True):
    """A player moved."""

    seat: int
    move: str
    hash: str = ""  # of the position behind it


class Undone(Entry, frozen=True):
    """These moves, counted among those that stood, were taken back."""

    seat: int
    plies: list[int]


class Asked(Entry, frozen=True):
    """A person asks to take back all that happened after so many moves."""

    seat: int
    request: str
    keep: int
    missing: list[int] | None = None  # seats that are asked; None: those where a person plays, until they leave


class Proposed(Entry, frozen=True):
    """A person proposes that a bot plays for somebody who is awaited in vain."""

    seat: int
    request: str
    absent: int
    missing: list[int]  # seats that are asked


class Answered(Entry, frozen=True):
    """A player agreed to a wish to take back or to a proposal, or did not; whoever asked may withdraw it so."""

    request: str
    seat: int
    yes: bool


class Said(Entry, frozen=True):
    """A line of the chat, in logs of the time when it was kept there."""

    name: str
    seat: int  # -1: a spectator
    text: str
    at: float


class Muted(Entry, frozen=True):
    """The host keeps somebody from chatting."""

    person: str  # identity
    name: str  # under which they chatted


class Unmuted(Entry, frozen=True):
    """Somebody may chat again."""

    person: str


class Followed(Entry, frozen=True):
    """The rematch was opened."""

    table: str


# Those that have a seat.
OfSeat = Joined | Filled | Reopened | Removed | Left | Returned | Moved | Undone | Asked | Proposed | Answered | Said
AnyEntry = Opened | Named | Started | Muted | Unmuted | Followed | OfSeat
DECODER: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)
