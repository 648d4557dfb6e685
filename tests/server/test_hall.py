"""The hall: what it loads, what it keeps, what it begins with, and how little of that others notice."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from threading import Event

import pytest

from chefetage.server.answers.refusal import NotFound
from chefetage.server.rooms import hall as hall_module
from chefetage.server.rooms import turns as turns_module
from chefetage.server.rooms.hall import Hall
from chefetage.server.rooms.log import load
from chefetage.server.rooms.room import Room
from chefetage.server.rooms.task import Question
from chefetage.server.rooms.turns import Pace, Turns
from chefetage.server.storage.sqlite import SqliteStorage
from tests.server.bench import Bench, FakePage, opening
from tests.server.support import quick_settings


@pytest.fixture
def bench(tmp_path: Path) -> Iterator[Bench]:
    bench = Bench(tmp_path / "tables.sqlite")
    yield bench
    bench.close()


# Tables that do not exist.


@pytest.mark.parametrize("table", ["nobody-has-this", "", "a/b", "ä", "x" * 65, "x\n"])
def test_whoever_guesses_costs_neither_a_task_nor_a_thread(
    bench: Bench, monkeypatch: pytest.MonkeyPatch, table: str
) -> None:
    begun: list[object] = []
    monkeypatch.setattr(bench.hall, "load", begun.append)
    monkeypatch.setattr(bench.hall.services.turns, "run", begun.append)
    with pytest.raises(NotFound):
        bench.run(bench.hall.room(table))
    assert (begun, bench.hall.loading) == ([], {})


def test_what_can_be_no_table_is_not_even_looked_for(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as closed:
        closed.setattr(bench.hall, "storage", None)
        with pytest.raises(NotFound):
            bench.run(bench.hall.room("x" * 1000))


def test_many_who_come_at_once_get_one_room(bench: Bench) -> None:
    table = bench.open(opening("watch", "ada", "ben")).table.id
    bench.hall.rooms.clear()

    async def come() -> list[Room]:
        rooms: list[Room] = await asyncio.gather(*(bench.hall.room(table) for _ in range(20)))
        return rooms

    assert len(set(bench.run(come()))) == 1
    assert list(bench.hall.rooms) == [table]


# Tables that waited for bots.


class PatientBot:
    """Moves when it is told to."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.may_move = asyncio.Event()

    async def choose(self, question: Question) -> str:
        self.asked.append(question.table)
        await self.may_move.wait()
        raise asyncio.CancelledError  # that is enough of this table


def test_tables_that_waited_for_bots_go_on_a_few_at_a_time(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench.hall.services.thinker, "choose", PatientBot().choose)  # none moves before the restart
    for _ in range(10):
        bench.open(opening("watch", "bot", "bot"))
    others = [bench.open(opening("watch", "ada", "ben")).table.id for _ in range(5)]

    async def start() -> None:
        await bench.hall.close()
        settings = quick_settings(bench.database, resumed_at_once=3)
        bench.hall = Hall(settings, SqliteStorage(bench.database))
        bot = PatientBot()
        monkeypatch.setattr(bench.hall.services.thinker, "choose", bot.choose)
        going_on = asyncio.create_task(bench.hall.go_on())
        while len(bot.asked) < 3:
            await asyncio.sleep(0)
        for other in others:  # visitors are served, and there is time for more that wait
            await bench.hall.room(other)
        assert (len(bot.asked), len(bench.hall.rooms)) == (3, 3 + len(others))
        bot.may_move.set()
        await going_on
        assert len(set(bot.asked)) == 10

    bench.run(start())


def test_a_table_that_cannot_be_read_keeps_no_other_from_going_on(
    bench: Bench, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    room = bench.open(opening("watch", "ada", "ben"))

    async def waiting() -> list[str]:
        return ["gone", room.table.id]

    bench.hall.rooms.clear()
    monkeypatch.setattr(bench.hall.storage, "waiting_for_bots", waiting)
    bench.run(bench.hall.go_on())
    assert list(bench.hall.rooms) == [room.table.id]
    assert "table gone cannot be read" in caplog.text


# Rooms in memory.


def test_beyond_so_many_rooms_the_least_used_leave(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench.hall, "settings", quick_settings(bench.database, rooms_kept=20))
    rooms = [bench.open(opening("watch", "ada", "ben")) for _ in range(20)]
    for age, room in enumerate(rooms):
        room.used -= 1000 - age
    rooms[0].audience.connections.add(FakePage("ada", 0))
    newest = bench.open(opening("watch", "ada", "ben"))
    kept = [
        rooms[0],
        *rooms[4:],
        newest,
    ]  # the watched one, and all but the three least used: a tenth more than need be
    assert list(bench.hall.rooms.values()) == kept
    assert bench.run(bench.hall.room(rooms[1].table.id)).table.number == rooms[1].table.number


def test_a_room_that_somebody_is_about_to_enter_stays(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench.hall, "settings", quick_settings(bench.database, rooms_kept=2))
    rooms = [bench.open(opening("watch", "ada", "ben")) for _ in range(5)]
    assert list(bench.hall.rooms.values()) == rooms
    monkeypatch.setattr(hall_module, "HANDING_SECONDS", -1.0)
    bench.hall.forget_least_used()
    assert list(bench.hall.rooms.values()) == rooms[3:]


# Long logs.


def test_a_short_log_does_not_wait_for_the_end_of_a_long_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns_module, "SLICE_SECONDS", 0.0)
    turns = Turns()
    has_begun, is_read = Event(), Event()

    def long_work(pace: Pace) -> str:
        has_begun.set()
        while not is_read.is_set():
            pace()
        return "long"

    def short_work(pace: Pace) -> str:
        is_read.set()
        return "short"

    async def run() -> list[str]:
        long = asyncio.create_task(turns.run(long_work))
        await asyncio.to_thread(has_begun.wait)
        return [await turns.run(short_work), await long]

    assert asyncio.run(run()) == ["short", "long"]
    turns.close()


def test_only_one_works_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two would be two that the loop has to wait for."""
    monkeypatch.setattr(turns_module, "SLICE_SECONDS", 0.0)
    turns = Turns()
    working: list[int] = []
    most: list[int] = []

    def work(pace: Pace) -> None:
        for _ in range(20):
            working.append(1)
            most.append(len(working))
            working.pop()
            pace()

    async def run() -> None:
        await asyncio.gather(*(turns.run(work) for _ in range(turns_module.THREADS * 2)))

    asyncio.run(run())
    assert set(most) == {1}
    turns.close()


def test_a_log_is_read_at_a_pace(bench: Bench) -> None:
    room = bench.open(opening("watch", "ada", "ben"))
    rows = bench.run(bench.hall.storage.log(room.table.id))
    paced: list[int] = []
    load(room.table.id, rows, lambda: paced.append(1))
    assert len(paced) == len(rows) == 2
