"""A disk that fails: the page is told to try again, and nothing half done is seen."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from math import inf
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from chefetage.core.catalog import find_game
from chefetage.server.answers.refusal import Later
from chefetage.server.api import tables
from chefetage.server.http.calls import Call
from chefetage.server.messages import Chat, Move
from chefetage.server.rooms import hall as hall_module
from chefetage.server.rooms.hall import Hall
from chefetage.server.rooms.room import Room
from chefetage.server.socket import carry_out
from chefetage.server.storage import sqlite
from chefetage.server.storage.sqlite import SqliteStorage
from chefetage.server.storage.storage import Card, Row, WriteFailed
from chefetage.server.storage.writer import Job, Writer
from tests.server.bench import Bench, FakePage, full_disk, opening, unreadable_disk, unsure_disk
from tests.server.support import open_table, page, running

AMPLE = 1_000_000  # pages


@pytest.fixture
def bench(tmp_path: Path) -> Iterator[Bench]:
    bench = Bench(tmp_path / "tables.sqlite")
    yield bench
    bench.close()


def first_move(bench: Bench) -> tuple[FakePage, Move]:
    """Of a new table, with the page of whoever makes it."""
    room = bench.open(opening("councils_contracts", "ada", "ben"))
    game, seat = room.table.match.game, room.table.actors[0]
    page = FakePage(["ada", "ben"][seat], seat)
    room.audience.connections.add(page)
    return page, Move("id", 0, seat, game.notation(game.legal_moves(room.table.match.state, seat)[0]))


def test_a_move_that_cannot_be_written_did_not_happen(bench: Bench) -> None:
    page, command = first_move(bench)
    with full_disk(bench.hall.storage):
        assert bench.perform(page, command) == {"type": "retry", "id": "id"}
    assert (bench.room.table.version, page.messages) == (0, [{"type": "retry", "id": "id"}])
    assert bench.perform(page, command) == {"type": "ack", "id": "id", "seen": 1}


def test_a_move_that_was_written_after_all_is_known_when_it_comes_again(bench: Bench) -> None:
    page, command = first_move(bench)
    with unsure_disk(bench.hall.storage):
        assert bench.perform(page, command) == {"type": "retry", "id": "id"}
    assert bench.perform(page, command) == {"type": "ack", "id": "id", "seen": 1}
    assert bench.room.table.match.ply == 1


def test_bots_go_on_after_a_move_that_was_written_after_all(bench: Bench) -> None:
    start = {"start_player": "1"}
    opened = msgspec.structs.replace(opening("watch", "ada", "bot"), options=find_game("watch").info.complete(start))
    room = bench.open(opened)
    with unsure_disk(bench.hall.storage, times=1):
        assert bench.perform(FakePage("ada", 0), Move("id", 0, 0, "place smuggle"))["type"] == "retry"
    assert room.bots.playing is not None
    bench.run(asyncio.wait_for(room.bots.playing, timeout=60))
    assert [line.seat for line in room.table.match.record.moves] == [0, 1]


def test_a_table_that_was_written_after_all_is_played_in_one_room(bench: Bench) -> None:
    with unsure_disk(bench.hall.storage), pytest.raises(Later):
        bench.open(opening("watch", "ada", "ben"))
    ((key, room),) = bench.hall.rooms.items()
    assert bench.run(bench.hall.room(key)) is room
    assert room.table.status == "playing"


def test_a_table_that_was_not_written_leaves_no_room(bench: Bench) -> None:
    with full_disk(bench.hall.storage), pytest.raises(Later):
        bench.open(opening("watch", "ada", "ben"))
    assert bench.hall.rooms == {}


def test_nothing_is_written_while_the_log_cannot_be_read(bench: Bench) -> None:
    """The memory may be ahead of the disk: an entry on top of it would leave a gap in the log."""
    page, command = first_move(bench)
    with full_disk(bench.hall.storage), unreadable_disk(bench.hall.storage):
        for _ in range(2):  # nor is it taken for known when it comes again
            assert bench.perform(page, command)["type"] == "retry"
    assert bench.perform(page, command) == {"type": "ack", "id": "id", "seen": 1}
    assert bench.restart().table.version == 1


def test_a_request_that_the_disk_fails_may_be_repeated(client: TestClient) -> None:
    storage = hall_of(client).storage
    with full_disk(storage), unreadable_disk(storage):
        written, read = client.put("/api/me", json={"name": "Ada"}), client.get("/api/tables")
        looked = client.get("/api/tables/anything")
    for answer, error in ((written, "storage-failed"), (read, "storage-unreadable"), (looked, "storage-unreadable")):
        assert (answer.status_code, answer.json()["error"]) == (503, error)
        assert int(answer.headers["retry-after"]) > 0
    assert client.put("/api/me", json={"name": "Ada"}).status_code == 200


@pytest.mark.parametrize(("lang", "saved", "read"), [("en", "saved", "read"), ("de", "speichern", "lesen")])
def test_what_could_not_be_read_is_not_said_to_be_unsaved(client: TestClient, lang: str, saved: str, read: str) -> None:
    storage = hall_of(client).storage
    with full_disk(storage), unreadable_disk(storage):
        writing = client.put(f"/api/me?lang={lang}", json={}).json()["text"]
        reading = client.get(f"/api/me?lang={lang}").json()["text"]
    assert (saved in writing, saved in reading, read in reading) == (True, False, True)


@pytest.mark.parametrize("is_in_memory", [True, False])
def test_a_page_that_cannot_be_shown_its_table_is_told_to_come_back(client: TestClient, is_in_memory: bool) -> None:
    table = open_table(client, "watch", "me")["id"]
    if not is_in_memory:
        hall_of(client).rooms.clear()
    with (
        unreadable_disk(hall_of(client).storage),
        client.websocket_connect(f"ws://localhost/api/tables/{table}/socket") as socket,
        pytest.raises(WebSocketDisconnect) as gone,
    ):
        socket.receive_text()
    assert gone.value.code == 1013
    with page(client, table, 0) as ada:
        assert ada.table["id"] == table


def hall_of(client: TestClient) -> Hall:
    hall = client.app.state.hall  # type: ignore[attr-defined]
    assert isinstance(hall, Hall)
    return hall


def writer_of(bench: Bench) -> Writer:
    storage = bench.hall.storage
    assert isinstance(storage, SqliteStorage)
    return storage.writer


def set_pages(bench: Bench, pages: int) -> None:
    writer_of(bench).connection.execute(f"PRAGMA max_page_count = {pages}")


def test_a_full_disk_is_said_and_all_goes_on_when_there_is_room_again(bench: Bench) -> None:
    page, command = first_move(bench)
    set_pages(bench, 1)  # as many as there are
    said = 0
    while bench.perform(page, Chat(f"c{said}", "word " * 99))["type"] == "ack":
        said += 1
    assert page.messages[-1] == {"type": "retry", "id": f"c{said}"}
    assert len(bench.room.chat.all) == said
    set_pages(bench, AMPLE)
    assert bench.perform(page, Chat(f"c{said}", "word"))["type"] == "ack"
    assert bench.perform(page, command)["type"] == "ack"
    assert (len(bench.restart().chat.all), bench.room.table.version) == (said + 1, 1)


# Another process has the database.


@contextmanager
def locked(file: Path) -> Iterator[None]:
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    yield
    other.execute("ROLLBACK")
    other.close()


def counted_patience(writer: Writer, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How often the writer waits for the database: how many jobs it tries each time."""
    tried: list[int] = []
    execute = writer.execute

    def counting(batch: list[Job]) -> None:
        tried.append(len(batch))
        execute(batch)

    monkeypatch.setattr(writer, "execute", counting)
    return tried


def test_all_that_waits_for_a_locked_database_fails_together(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not one after the other, each after the time that one waits."""
    page, _ = first_move(bench)
    writer = writer_of(bench)
    writer.patience = 0.2
    tried = counted_patience(writer, monkeypatch)
    commands = [Chat(f"c{number}", "word") for number in range(12)]
    others = [bench.run(bench.hall.open("opener", opening("watch", "ada", "ben"))) for _ in commands]

    async def say_everywhere() -> None:
        await asyncio.gather(*(carry_out(room, page, each) for room, each in zip(others, commands, strict=True)))

    tried.clear()
    with locked(bench.database):
        bench.run(say_everywhere())
    assert [message["type"] for message in page.messages] == ["retry"] * 12
    assert len(tried) <= 2  # the first, and with the next all others, or all with the first
    assert bench.perform(page, commands[0])["type"] == "ack"


def test_whoever_comes_again_as_soon_as_it_failed_has_a_new_try(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    """However long the thread that writes takes to answer: what comes meanwhile does not fail untried."""
    writer = writer_of(bench)
    writer.patience = 0.0
    tried = counted_patience(writer, monkeypatch)
    answer = Job.finish

    async def write_twice() -> list[BaseException | None]:
        jobs = [Job([]), Job([])]

        def answering(job: Job, error: Exception | None) -> None:
            answer(job, error)
            if job is jobs[0]:
                writer.jobs.put(jobs[1])

        monkeypatch.setattr(Job, "finish", answering)
        writer.jobs.put(jobs[0])
        await asyncio.wait([job.done for job in jobs])
        return [job.done.exception() for job in jobs]

    with locked(bench.database):
        assert [type(error) for error in bench.run(write_twice())] == [WriteFailed, WriteFailed]
    assert tried == [1, 1]


def test_people_at_one_table_do_not_wait_for_a_lock_one_after_the_other(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once the database is known to be locked, it is only tried."""
    page, _ = first_move(bench)
    writer = writer_of(bench)
    waited: list[float] = []
    writer.connection.set_trace_callback(lambda sql: waited.append(writer.waits) if sql.startswith("BEGIN") else None)
    with locked(bench.database):
        for number in range(3):
            assert bench.perform(page, Chat(f"c{number}", "word"))["type"] == "retry"
    assert waited == [1.0, 0.1, 0.1]
    busy_timeout = writer.connection.execute("PRAGMA busy_timeout").fetchone()
    assert busy_timeout == (100,)


def test_a_disk_that_keeps_everybody_waiting_does_not_hold_up_the_end(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    page, command = first_move(bench)

    async def for_ever(*_: object) -> None:
        await asyncio.Event().wait()

    async def end() -> None:
        moving = asyncio.create_task(bench.room.whole(carry_out(bench.room, page, command)))
        while not bench.room.tasks:
            await asyncio.sleep(0)
        await bench.hall.close()
        with pytest.raises(asyncio.CancelledError):
            await moving

    with monkeypatch.context() as broken:
        broken.setattr(bench.hall.storage, "append", for_ever)
        broken.setattr(hall_module, "ENDING_SECONDS", 0.0)
        bench.run(end())
    bench.start()


def test_disk_trouble_is_told_when_it_begins_and_when_it_is_over(
    bench: Bench, caplog: pytest.LogCaptureFixture
) -> None:
    page, _ = first_move(bench)
    writer_of(bench).patience = 0.01
    for spell in range(3):  # the second and third so soon after the first that nobody is told
        with locked(bench.database):
            for number in range(4):
                assert bench.perform(page, Chat(f"c{spell}-{number}", "word"))["type"] == "retry"
        assert bench.perform(page, Chat(f"c{spell}", "word"))["type"] == "ack"
    assert [record.message.split(":")[0] for record in caplog.records] == ["disk trouble", "disk trouble is over"]
    assert "4 failures" in caplog.records[-1].message


def test_disk_trouble_is_shown_to_whoever_asks(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also while nobody writes."""
    storage = bench.hall.storage
    writer_of(bench).patience = 0.01
    monkeypatch.setattr(sqlite, "PROBE_SECONDS", 0.0)
    with locked(bench.database):
        assert bench.run(storage.trouble()) == "locked"
    assert bench.run(storage.trouble()) is None
    with monkeypatch.context() as crowded:
        crowded.setattr(sqlite, "free_bytes", lambda path: 0)
        assert bench.run(storage.trouble()) == "full"
    assert bench.run(storage.trouble()) is None


def test_a_disk_that_is_written_anyway_is_not_tried(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    page, _ = first_move(bench)
    monkeypatch.setattr(sqlite, "PROBE_SECONDS", inf)  # the table was written just now, however slow the machine is
    writer_of(bench).patience = 0.01
    tried = counted_patience(writer_of(bench), monkeypatch)
    assert bench.run(bench.hall.storage.trouble()) is None
    assert tried == []
    with locked(bench.database):
        assert bench.perform(page, Chat("c", "word"))["type"] == "retry"
        assert bench.run(bench.hall.storage.trouble()) == "locked"
    assert len(tried) == 2  # whether it is over is tried
    assert bench.run(bench.hall.storage.trouble()) is None


def test_the_server_looks_after_its_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(hall_module, "PROBE_SECONDS", 0.01)
    monkeypatch.setattr(sqlite, "PROBE_SECONDS", 0.0)
    with running(tmp_path / "tables.sqlite", lock_patience=0.01) as client, locked(tmp_path / "tables.sqlite"):
        while "disk trouble" not in caplog.text:
            client.get("/api/info")


# A rematch.


def finished(bench: Bench) -> Room:
    """A table whose game is over."""
    room = bench.open(opening("watch", "ada", "bot"))
    draft = room.draft()
    chance = Random(1)
    while draft.table.actors:
        match, seat = draft.table.match, draft.table.actors[0]
        draft.move(seat, match.game.notation(chance.choice(match.game.legal_moves(match.state, seat))))
    bench.run(room.commit(draft))
    return room


def ask_rematch(bench: Bench) -> Any:
    """The answer to somebody who wishes to play again."""
    call = Call(bench.hall, "ada", "127.0.0.1", "en", {"table": bench.room.table.id}, {}, None, {})
    return bench.run(tables.rematch(call))


def stored_tables(bench: Bench) -> set[str]:
    with closing(sqlite3.connect(bench.database)) as connection:
        return {table for (table,) in connection.execute("SELECT DISTINCT table_id FROM event")}


def test_a_rematch_and_the_link_to_it_are_one_write(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whenever the server is killed, there is no table that nobody is led to."""
    room = finished(bench)
    tried: list[set[str]] = []
    append = bench.hall.storage.append

    async def noting(rows: list[Row], *cards: Card) -> None:
        tried.append({row.table for row in rows})
        await append(rows, *cards)

    monkeypatch.setattr(bench.hall.storage, "append", noting)
    following = ask_rematch(bench).id
    assert tried[0] == {room.table.id, following}
    assert bench.hall.rooms[following].table.status == "playing"
    assert bench.restart().table.rematch == following


def test_a_rematch_that_cannot_be_written_leaves_nothing(bench: Bench) -> None:
    room = finished(bench)
    with full_disk(bench.hall.storage), pytest.raises(Later):
        ask_rematch(bench)
    assert (list(bench.hall.rooms.values()), stored_tables(bench)) == ([room], {room.table.id})
    assert ask_rematch(bench).id == room.table.rematch


@pytest.mark.parametrize("is_restarted", [True, False])
def test_a_rematch_that_was_written_after_all_is_the_one_for_everybody(bench: Bench, is_restarted: bool) -> None:
    room = finished(bench)
    with unsure_disk(bench.hall.storage), pytest.raises(Later):
        ask_rematch(bench)
    if is_restarted:
        room = bench.restart()
    assert room.table.rematch
    assert ask_rematch(bench).id == room.table.rematch
    assert stored_tables(bench) == {room.table.id, room.table.rematch}
