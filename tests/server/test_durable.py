"""Only what is durable is shown: whoever looks while a move is being written sees the table as it was."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from chefetage.server import socket
from chefetage.server.messages import Explain, Join, Move, TableNews
from chefetage.server.rooms.room import Room
from chefetage.server.storage.storage import Card, Row, StorageFailed
from tests.server.bench import Bench, FakePage, opening


@pytest.fixture
def bench(tmp_path: Path) -> Iterator[Bench]:
    bench = Bench(tmp_path / "tables.sqlite")
    yield bench
    bench.close()


class SlowDisk:
    """Writes nothing before it is told to."""

    def __init__(self, bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
        self.append = bench.hall.storage.append
        self.goes_on = asyncio.Event()
        self.is_broken = False
        monkeypatch.setattr(bench.hall.storage, "append", self.write)

    async def write(self, rows: list[Row], card: Card) -> None:
        await self.goes_on.wait()
        if self.is_broken:
            raise StorageFailed("disk full")
        await self.append(rows, card)


def a_move(room: Room) -> Move:
    """One after which something else is to be seen."""
    game, seat = room.table.match.game, room.table.actors[0]
    return Move("id", 0, seat, game.notation(game.legal_moves(room.table.match.state, seat)[0]))


def looked_at(room: Room, command: Move) -> list[dict[str, Any]]:
    """All that a second page of the mover, a stranger and a request get to see now."""
    holder = room.table.seats[command.seat].holder
    second, stranger = FakePage(holder, command.seat), FakePage("stranger", -1)
    for page in (second, stranger):
        socket.greet(room, page, str(command.seat))
        socket.join(room, page, Join(command.seat))
    second.send(socket.explained(Explain("why", command.seat, command.move), room, second))
    second.send(TableNews(room.audience.summary(room.table, holder, "en")))
    return second.messages + stranger.messages


def told(page: FakePage) -> list[str]:
    """The kinds of messages, but for who comes and goes."""
    return [message["type"] for message in page.messages if message["type"] != "table"]


@pytest.mark.parametrize("game", ["watch", "councils_contracts", "ground_floor", "smartphone_inc"])
def test_a_move_that_is_being_written_is_shown_to_nobody(
    bench: Bench, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    room = bench.open(opening(game, "ada", "ben"))
    disk, command = SlowDisk(bench, monkeypatch), a_move(room)
    mover = FakePage(room.table.seats[command.seat].holder, command.seat)
    room.audience.connections.add(mover)

    async def scenario() -> None:
        before = looked_at(room, command)
        writing = asyncio.create_task(socket.carry_out(room, mover, command))
        await asyncio.sleep(0.01)
        assert looked_at(room, command) == before
        assert told(mover) == []
        disk.goes_on.set()
        await writing
        assert looked_at(room, command) != before
        assert told(mover) == ["ack", "position"]

    bench.run(scenario())


def test_a_move_that_fails_to_be_written_was_never_seen(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    room = bench.open(opening("watch", "ada", "ben"))
    disk, command = SlowDisk(bench, monkeypatch), a_move(room)
    mover = FakePage(room.table.seats[command.seat].holder, command.seat)
    room.audience.connections.add(mover)

    async def scenario() -> None:
        before = looked_at(room, command)
        disk.is_broken = True
        writing = asyncio.create_task(socket.carry_out(room, mover, command))
        await asyncio.sleep(0.01)
        assert looked_at(room, command) == before
        disk.goes_on.set()
        await writing
        assert looked_at(room, command) == before
        assert told(mover) == ["retry"]
        disk.is_broken = False
        await socket.carry_out(room, mover, command)
        assert room.table.match.ply == 1

    bench.run(scenario())


def test_reading_one_table_holds_up_no_other(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    slow, quick = (bench.open(opening("watch", "ada", "ben", seed=seed)).table.id for seed in (1, 2))
    bench.hall.rooms.clear()
    log, goes_on = bench.hall.storage.log, asyncio.Event()

    async def read(table: str) -> list[Row]:
        if table == slow:
            await goes_on.wait()
        rows: list[Row] = await log(table)
        return rows

    monkeypatch.setattr(bench.hall.storage, "log", read)

    async def scenario() -> None:
        waiting = [asyncio.create_task(bench.hall.room(slow)) for _ in range(2)]
        assert (await bench.hall.room(quick)).table.id == quick
        assert not any(task.done() for task in waiting)
        goes_on.set()
        first, second = await asyncio.gather(*waiting)
        assert first is second

    bench.run(scenario())
