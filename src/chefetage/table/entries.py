"""What can happen at a table. The log of these entries is the truth; their forms never change, only new ones come."""

from typing import Literal

import msgspec

from chefetage.core.info import Options
from chefetage.playing.record import MoveLine

VERSION = 1  # of the forms


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


class Joined(Entry, frozen=True):
    """A person took a free seat."""

    seat: int
    name: str
    holder: str


class Filled(Entry, frozen=True):
    """A free seat was given to a bot."""

    seat: int
    bot: str


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


class Answered(Entry, frozen=True):
    """A player agreed to a wish to take back, or did not; whoever asked may withdraw it so."""

    request: str
    seat: int
    yes: bool


class Said(Entry, frozen=True):
    """A line of the chat."""

    name: str
    seat: int  # -1: a spectator
    text: str
    at: float


class Followed(Entry, frozen=True):
    """The rematch was opened."""

    table: str


OfSeat = Joined | Filled | Left | Returned | Moved | Undone | Asked | Answered | Said  # those that have a seat
AnyEntry = Opened | Started | Followed | OfSeat
DECODER: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)
