"""A hall without a network: commands go straight to the room, answers are collected."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest
from starlette.websockets import WebSocket

from chefetage.core.catalog import find_game
from chefetage.server import socket
from chefetage.server.messages import AnyCommand
from chefetage.server.rooms.connection import Connection
from chefetage.server.rooms.hall import Hall
from chefetage.server.rooms.outbox import Backlog, Letter, Outbox
from chefetage.server.rooms.room import Room
from chefetage.server.storage.sqlite import SqliteStorage
from chefetage.server.storage.storage import Card, ReadFailed, Row, Storage, WriteFailed
from chefetage.table.entries import Opened, Seat
from tests.server.support import quick_settings

SCOPE = {"type": "websocket"}


class FakePage(Connection):
    """Remembers what was sent."""

    def __init__(self, identity: str, viewer: int) -> None:
        outbox = Outbox(Backlog(quick_settings(Path())), identity)
        super().__init__(WebSocket(SCOPE, cast(Any, None), cast(Any, None)), identity, identity, "en", outbox)
        self.seat = viewer
        self.has_joined = True
        self.messages: list[dict[str, Any]] = []
        self.sent: list[str] = []

    def post(self, letter: Letter) -> None:
        self.sent.append(letter.text)
        self.messages.append(msgspec.json.decode(letter.data))


def opening(game: str, *holders: str, seed: int = 1) -> Opened:
    """A holder is an identity, or "bot" for a random bot."""
    info = find_game(game).info
    seats = [Seat("bot", bot="random") if holder == "bot" else Seat("person", holder, holder) for holder in holders]
    return Opened(game, info.rules_version, info.complete({}), f"{seed:064x}", seats)


# Disks that fail. Outside the `with` they work again.


@contextmanager
def full_disk(storage: Storage) -> Iterator[None]:
    """Nothing is written."""

    async def full(*_: object) -> None:
        raise WriteFailed("disk full")

    with pytest.MonkeyPatch.context() as broken:
        broken.setattr(storage, "append", full)
        broken.setattr(storage, "keep_person", full)
        yield


@contextmanager
def unsure_disk(storage: Storage, times: int = 1_000) -> Iterator[None]:
    """What is written is there, but whoever wrote it hears that it failed; so many times."""
    append = storage.append

    async def unsure(rows: list[Row], *cards: Card) -> None:
        nonlocal times
        await append(rows, *cards)
        times -= 1
        if times >= 0:
            raise WriteFailed("who knows")

    with pytest.MonkeyPatch.context() as broken:
        broken.setattr(storage, "append", unsure)
        yield


@contextmanager
def unreadable_disk(storage: Storage) -> Iterator[None]:
    """Nothing is read."""

    async def gone(*_: object) -> None:
        raise ReadFailed("disk gone")

    with pytest.MonkeyPatch.context() as broken:
        for name in ("log", "has", "cards", "person"):
            broken.setattr(storage, name, gone)
        yield


class Bench:
    """One table; it can be closed and read again at any time."""

    def __init__(self, database: Path) -> None:
        self.database = database
        self.runner = asyncio.Runner()
        self.start()

    def start(self) -> None:
        self.hall = self.run(self.new_hall())

    async def new_hall(self) -> Hall:
        return Hall(quick_settings(self.database), SqliteStorage(self.database))

    def run(self, work: Any) -> Any:
        return self.runner.run(work)

    def open(self, opening: Opened) -> Room:
        room: Room = self.run(self.hall.open("opener", opening))
        self.room = room
        return room

    def restart(self) -> Room:
        """All that is not on the disk is lost."""
        table = self.room.table.id
        self.run(self.hall.close())
        self.start()
        room: Room = self.run(self.hall.room(table))
        self.room = room
        return room

    def perform(self, page: FakePage, command: AnyCommand) -> dict[str, Any]:
        """The answer to a command."""
        self.run(socket.carry_out(self.room, page, command))
        return next(message for message in reversed(page.messages) if message.get("id") == command.id)

    def close(self) -> None:
        self.run(self.hall.close())
        self.runner.close()
