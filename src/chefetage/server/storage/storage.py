"""Storage: the log of every table, and who knows which. What it has taken is durable."""

from collections.abc import Sequence
from typing import Literal, Protocol

import msgspec


class StorageFailed(Exception):
    """The disk did not do what it was asked."""


class ReadFailed(StorageFailed):
    """Something could not be read."""


class WriteFailed(StorageFailed):
    """Something could not be written; whether it was is unknown, so read the log again."""


class Row(msgspec.Struct, frozen=True):
    """An entry of a table's log."""

    table: str
    number: int  # from 1, without gaps
    version: int  # of the table: entries so far that change the game
    cid: str  # identity and id of the command; "" where nobody asked
    form: int  # version of the payload's form
    payload: bytes
    created: float


Channel = Literal["players", "spectators"]  # whose lines of a table's chat


class ChatLine(msgspec.Struct, frozen=True):
    """A line of a table's chat."""

    table: str
    number: int  # from 1; the oldest go, numbers stay
    channel: Channel
    cid: str  # identity and id of the command
    identity: str
    name: str
    seat: int  # -1: a spectator
    text: str
    at: float


class Card(msgspec.Struct, frozen=True):
    """What the list of tables needs, so that it need not read logs: a cache."""

    table: str
    changed: float
    status: str
    waits_for_bot: bool
    content: bytes
    members: list[str]  # identities that hold a seat and did not when the card was last kept


class Person(msgspec.Struct, frozen=True):
    """What is kept of a person: what they are called, and their language."""

    id: str
    name: str
    lang: str


class Transfer(msgspec.Struct, frozen=True):
    """A code by which an identity can be taken to another device."""

    identity: str
    code: bytes  # its fingerprint
    expires: float


class Kept(msgspec.Struct, frozen=True):
    """What is kept of a finished table, so that it can be watched without its rules."""

    table: str
    game: str
    rules: int  # version
    form: int  # of the contents
    replay: dict[str, bytes]  # by viewer; "": what is the same for all
    material: dict[str, bytes]  # by name: what a board needs besides, the same for all tables of the version


class Storage(Protocol):
    """What the server needs of a store; whatever fulfils it can stand in for SQLite."""

    async def append(self, rows: list[Row], *cards: Card) -> None:
        """Write entries of one table or of several, all or none, with the card of each; raises WriteFailed."""

    async def log(self, table: str) -> list[Row]:
        """All entries of a table, in order; empty if there is none. Whatever reads raises ReadFailed."""

    async def has(self, table: str) -> bool:
        """Whether there is such a table; cheap, for those who only guess."""

    async def say(self, line: ChatLine, keep: int) -> None:
        """Write a line of a chat; only the last `keep` lines of its channel stay. Raises StorageFailed."""

    async def chat(self, table: str) -> list[ChatLine]:
        """The lines of a table's chat that are kept, in order."""

    async def cards(self, identity: str, limit: int) -> list[Card]:
        """The tables of a person, the last changed first."""

    async def waiting_for_bots(self) -> list[str]:
        """Tables under way that wait for a bot."""

    async def keep(self, kept: Kept) -> None:
        """What a finished table showed; raises StorageFailed."""

    async def replay(self, table: str, form: int) -> dict[str, bytes]:
        """What was kept of a table in this form, by viewer; empty if nothing was."""

    async def material(self, game: str, rules: int, name: str) -> bytes | None:
        """What was kept of a game for the boards of its tables."""

    async def unkept(self, form: int) -> list[str]:
        """Finished tables of which nothing is kept in this form, the last changed last."""

    async def person(self, identity: str) -> Person | None: ...

    async def keep_person(self, person: Person) -> None: ...

    async def keep_transfer(self, transfer: Transfer, now: float) -> None:
        """In the place of the identity's last one; those that have expired are dropped."""

    async def transfer(self, code: bytes) -> Transfer | None: ...

    async def drop_transfer(self, code: bytes) -> None: ...

    def key(self) -> bytes:
        """The secret that signs cookies."""

    async def trouble(self) -> str | None:
        """What is wrong with the disk, in a word, tried out if nobody has written lately; None if it does its work."""

    async def close(self) -> None: ...


Statement = tuple[str, Sequence[object]]
