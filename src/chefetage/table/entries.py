"""What can happen at a table. The log of these entries is the truth; their forms never change, only new ones come."""

from typing import Literal

import msgspec

from chefetage.core.info import Options
from chefetage.playing.record import MoveLine

VERSION = 1  # of the forms


class Seat(msgspec.Struct):
    """`holder` is the identity of a person, also while a bot plays for them."""

    kind: Literal["person", "open", "bot"]
    name: str = ""
    holder: str = ""
    bot: str = ""


class Entry(msgspec.Struct, tag_field="type", tag=str.lower):
    pass


class Opened(Entry):
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


class Joined(Entry):
    seat: int
    name: str
    holder: str


class Filled(Entry):
    """A free seat was given to a bot."""

    seat: int
    bot: str


class Started(Entry):
    pass


class Left(Entry):
    """A bot plays on for the person; before the start, the seat is free again."""

    seat: int
    bot: str


class Returned(Entry):
    seat: int


class Moved(Entry):
    seat: int
    move: str
    hash: str = ""  # of the position behind it


class Undone(Entry):
    """These moves, counted among those that stood, were taken back."""

    seat: int
    plies: list[int]


class Asked(Entry):
    """A person asks to take back all that happened after so many moves."""

    seat: int
    request: str
    keep: int


class Answered(Entry):
    request: str
    seat: int
    yes: bool


class Said(Entry):
    name: str
    seat: int  # -1: a spectator
    text: str
    at: float


class Followed(Entry):
    """The rematch was opened."""

    table: str


AnyEntry = Opened | Joined | Filled | Started | Left | Returned | Moved | Undone | Asked | Answered | Said | Followed
DECODER: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)
