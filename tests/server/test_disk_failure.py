"""A disk that fails: the page is told to try again, and nothing half done is seen."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from starlette.testclient import TestClient

from chefetage.core.catalog import find_game
from chefetage.server.answers.refusal import Later
from chefetage.server.messages import Chat, Move
from chefetage.server.storage.sqlite import SqliteStorage
from chefetage.server.storage.storage import Card, Row, StorageFailed
from tests.server.bench import Bench, FakePage, opening

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


def test_a_move_that_cannot_be_written_did_not_happen(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    page, command = first_move(bench)

    async def full(rows: list[Row], card: Card) -> None:
        raise StorageFailed("disk full")

    with monkeypatch.context() as broken:
        broken.setattr(bench.hall.storage, "append", full)
        assert bench.perform(page, command) == {"type": "retry", "id": "id"}
    assert (bench.room.table.version, page.messages) == (0, [{"type": "retry", "id": "id"}])
    assert bench.perform(page, command) == {"type": "ack", "id": "id", "seen": 1}


def test_a_move_that_was_written_after_all_is_known_when_it_comes_again(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    page, command = first_move(bench)
    append = bench.hall.storage.append

    async def unsure(rows: list[Row], card: Card) -> None:
        await append(rows, card)
        raise StorageFailed("who knows")

    with monkeypatch.context() as broken:
        broken.setattr(bench.hall.storage, "append", unsure)
        assert bench.perform(page, command) == {"type": "retry", "id": "id"}
    assert bench.perform(page, command) == {"type": "ack", "id": "id", "seen": 1}
    assert bench.room.table.match.ply == 1


def test_bots_go_on_after_a_move_that_was_written_after_all(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    start = {"start_player": "1"}
    opened = msgspec.structs.replace(opening("watch", "ada", "bot"), options=find_game("watch").info.complete(start))
    room, append = bench.open(opened), bench.hall.storage.append

    async def unsure(rows: list[Row], card: Card) -> None:
        broken.undo()
        await append(rows, card)
        raise StorageFailed("who knows")

    with monkeypatch.context() as broken:
        broken.setattr(bench.hall.storage, "append", unsure)
        assert bench.perform(FakePage("ada", 0), Move("id", 0, 0, "place smuggle"))["type"] == "retry"
    assert room.bots.playing is not None
    bench.run(asyncio.wait_for(room.bots.playing, timeout=60))
    assert [line.seat for line in room.table.match.record.moves] == [0, 1]


def test_a_table_that_was_written_after_all_is_played_in_one_room(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    append = bench.hall.storage.append

    async def unsure(rows: list[Row], card: Card) -> None:
        await append(rows, card)
        raise StorageFailed("who knows")

    with monkeypatch.context() as broken:
        broken.setattr(bench.hall.storage, "append", unsure)
        with pytest.raises(Later):
            bench.open(opening("watch", "ada", "ben"))
    ((key, room),) = bench.hall.rooms.items()
    assert bench.run(bench.hall.room(key)) is room
    assert room.table.status == "playing"


def test_a_table_that_was_not_written_leaves_no_room(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    async def full(rows: list[Row], card: Card) -> None:
        raise StorageFailed("disk full")

    with monkeypatch.context() as broken:
        broken.setattr(bench.hall.storage, "append", full)
        with pytest.raises(Later):
            bench.open(opening("watch", "ada", "ben"))
    assert bench.hall.rooms == {}


def test_nothing_is_written_while_the_log_cannot_be_read(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    """The memory may be ahead of the disk: an entry on top of it would leave a gap in the log."""
    page, command = first_move(bench)

    async def broken(*_: object) -> None:
        raise StorageFailed("disk gone")

    with monkeypatch.context() as gone:
        gone.setattr(bench.hall.storage, "append", broken)
        gone.setattr(bench.hall.storage, "log", broken)
        for _ in range(2):  # nor is it taken for known when it comes again
            assert bench.perform(page, command)["type"] == "retry"
    assert bench.perform(page, command) == {"type": "ack", "id": "id", "seen": 1}
    assert bench.restart().table.version == 1


def test_a_request_that_the_disk_fails_may_be_repeated(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(*_: object) -> None:
        raise StorageFailed("disk full")

    hall = client.app.state.hall  # type: ignore[attr-defined]
    with monkeypatch.context() as gone:
        for name in ("keep_person", "cards"):
            gone.setattr(hall.storage, name, broken)
        answers = [client.put("/api/me", json={"name": "Ada"}), client.get("/api/tables")]
    assert [(answer.status_code, answer.json()["error"]) for answer in answers] == [(503, "storage-failed")] * 2
    assert client.put("/api/me", json={"name": "Ada"}).status_code == 200


def set_pages(bench: Bench, pages: int) -> None:
    storage = bench.hall.storage
    assert isinstance(storage, SqliteStorage)
    storage.writer.connection.execute(f"PRAGMA max_page_count = {pages}")


def test_a_full_disk_is_said_and_all_goes_on_when_there_is_room_again(bench: Bench) -> None:
    page, command = first_move(bench)
    set_pages(bench, 1)  # as many as there are
    said = 0
    while bench.perform(page, Chat(f"c{said}", "word " * 99))["type"] == "ack":
        said += 1
    assert page.messages[-1] == {"type": "retry", "id": f"c{said}"}
    assert len(bench.room.table.chat) == said
    set_pages(bench, AMPLE)
    assert bench.perform(page, Chat(f"c{said}", "word"))["type"] == "ack"
    assert bench.perform(page, command)["type"] == "ack"
    assert (len(bench.restart().table.chat), bench.room.table.version) == (said + 1, 1)
