"""SQLite: what was written is there, all or nothing, by one server only."""

import asyncio
import errno
import os
import sqlite3
from contextlib import suppress
from pathlib import Path

import pytest

from chefetage.core.problem import Problem
from chefetage.server.storage import sqlite
from chefetage.server.storage.migrate import FOLDER
from chefetage.server.storage.sqlite import (
    INSERT_EVENT,
    READERS,
    SELECT_CARDS,
    SELECT_LOG,
    SELECT_TABLE,
    SELECT_WAITING,
    SqliteStorage,
    event_of,
)
from chefetage.server.storage.storage import Card, Person, ReadFailed, Row, WriteFailed
from chefetage.server.storage.writer import Job


def row(number: int, cid: str = "", table: str = "t") -> Row:
    return Row(table, number, number, cid, 1, b"{}", 5.0)


def card(changed: float = 1.0, table: str = "t", waits: bool = False) -> Card:
    return Card(table, changed, "playing", waits, b"{}", ["ada"])


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "deep" / "tables.sqlite"


def test_rows_come_back_in_order_after_a_restart(file: Path) -> None:
    async def write() -> None:
        storage = SqliteStorage(file)
        await asyncio.gather(*(storage.append([row(number, f"c{number}")], card()) for number in range(1, 200)))
        await storage.close()

    async def read() -> list[Row]:
        storage = SqliteStorage(file)
        rows = await storage.log("t")
        await storage.close()
        return rows

    asyncio.run(write())
    assert asyncio.run(read()) == [row(number, f"c{number}") for number in range(1, 200)]


def test_a_bad_row_spoils_no_other_of_its_batch(file: Path) -> None:
    async def run() -> list[object]:
        storage = SqliteStorage(file)
        await storage.append([row(1, "a")], card())
        wishes = [row(2, "a"), row(1, "b"), row(2, "c"), row(3)]
        outcomes = await asyncio.gather(*(storage.append([wish], card()) for wish in wishes), return_exceptions=True)
        numbers = [found.number for found in await storage.log("t")]
        await storage.close()
        return [[type(outcome) for outcome in outcomes], numbers]

    assert asyncio.run(run()) == [[WriteFailed, WriteFailed, type(None), type(None)], [1, 2, 3]]


def test_what_no_database_can_hold_spoils_nothing_else(file: Path) -> None:
    async def run() -> list[object]:
        storage = SqliteStorage(file)
        wishes = [row(1, table="a"), row(1 << 80, table="b"), row(1, cid="\udc80", table="c"), row(1, table="d")]
        outcomes = await asyncio.gather(
            *(storage.append([wish], card(table=wish.table)) for wish in wishes), return_exceptions=True
        )
        assert storage.known_trouble is None
        await storage.close()
        return [type(outcome) for outcome in outcomes]

    assert asyncio.run(run()) == [type(None), WriteFailed, WriteFailed, type(None)]


def test_entries_of_several_tables_are_written_all_or_none(file: Path) -> None:
    async def run() -> None:
        storage = SqliteStorage(file)
        await storage.append([row(1, table="a")], card(table="a"))
        both = [card(2.0, "a"), card(2.0, "b")]
        with pytest.raises(WriteFailed):
            await storage.append([row(1, table="b"), row(1, table="a")], *both)
        assert not await storage.has("b")
        assert [found.changed for found in await storage.cards("ada", 9)] == [1.0]
        await storage.append([row(1, table="b"), row(2, table="a")], *both)
        assert await storage.has("b")
        assert [found.changed for found in await storage.cards("ada", 9)] == [2.0, 2.0]
        await storage.close()

    asyncio.run(run())


def test_a_lock_between_bad_rows_fails_the_rest_at_once(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Errors of one job are separated; those of the disk are not, also while that is done."""
    tried: list[int] = []

    async def run() -> list[object]:
        storage = SqliteStorage(file)
        execute = storage.writer.execute

        def locked_after_the_first(batch: list[Job]) -> None:
            tried.append(len(batch))
            if len(tried) > 2:
                raise locked_error()
            execute(batch)

        monkeypatch.setattr(storage.writer, "execute", locked_after_the_first)
        numbers = [2, 2, 3, 4]  # the first two contradict each other
        jobs = [Job([(INSERT_EVENT, event_of(row(number)))]) for number in numbers]
        storage.writer.commit(jobs)
        outcomes = await asyncio.gather(*(job.done for job in jobs), return_exceptions=True)
        assert storage.known_trouble == "locked"
        monkeypatch.undo()
        await storage.close()
        return [type(outcome) for outcome in outcomes]

    assert asyncio.run(run()) == [type(None), WriteFailed, WriteFailed, WriteFailed]
    assert tried == [4, 1, 1]


def locked_error() -> sqlite3.OperationalError:
    error = sqlite3.OperationalError("database is locked")
    error.sqlite_errorcode = sqlite3.SQLITE_BUSY
    return error


def test_reads_that_meet_a_lock_fail_with_those_before_them(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Locked:
        def execute(self, *_: object) -> None:
            tried.append(1)
            raise locked_error()

    tried: list[int] = []

    async def run() -> None:
        storage = SqliteStorage(file, patience=0.0)  # whoever has waited at all has waited long enough
        with monkeypatch.context() as locked:
            locked.setattr(storage, "reader", Locked)
            outcomes = await asyncio.gather(*(storage.log("t") for _ in range(50)), return_exceptions=True)
        assert {type(outcome) for outcome in outcomes} == {ReadFailed}
        assert len(tried) <= READERS
        assert storage.known_trouble == "locked"
        while storage.known_trouble:  # whoever comes later tries it
            with suppress(ReadFailed):
                storage.read_now("SELECT 1", ())
        await storage.close()

    asyncio.run(run())


def test_indexes_answer_what_is_asked_often(file: Path) -> None:
    storage = SqliteStorage(file)
    for sql, values in ((SELECT_CARDS, ("ada", 9)), (SELECT_WAITING, ()), (SELECT_LOG, ("t",)), (SELECT_TABLE, ("t",))):
        plan = [str(line[-1]) for line in storage.read_now(f"EXPLAIN QUERY PLAN {sql}", values)]
        assert not [line for line in plan if line.startswith("SCAN")], plan
    asyncio.run(storage.close())


def test_all_files_are_for_their_owner_only(file: Path) -> None:
    before = os.umask(0)
    try:
        storage = SqliteStorage(file)
        asyncio.run(storage.keep_person(Person("ada", "Ada", "de")))
        modes = {path.name: path.stat().st_mode & 0o777 for path in file.parent.iterdir()}
        asyncio.run(storage.close())
    finally:
        os.umask(before)
    assert modes == {f"tables.sqlite{ending}": 0o600 for ending in ("", "-wal", "-shm", ".lock")}


def test_cards_people_and_tables_that_wait_for_bots(file: Path) -> None:
    async def run() -> None:
        storage = SqliteStorage(file)
        await storage.append([row(1, table="old")], card(1.0, "old"))
        await storage.append([row(1, table="new")], card(2.0, "new", waits=True))
        assert [found.table for found in await storage.cards("ada", 9)] == ["new", "old"]
        assert [found.table for found in await storage.cards("ada", 1)] == ["new"]
        assert await storage.cards("ben", 9) == []
        assert await storage.waiting_for_bots() == ["new"]
        assert await storage.person("ada") is None
        await storage.keep_person(Person("ada", "Ada", "de"))
        await storage.keep_person(Person("ada", "Ada L.", "en"))
        assert await storage.person("ada") == Person("ada", "Ada L.", "en")
        await storage.close()

    asyncio.run(run())


def test_the_key_is_made_once(file: Path) -> None:
    keys = set()
    for _ in range(2):
        storage = SqliteStorage(file)
        keys.add(storage.key())
        asyncio.run(storage.close())
    assert len(keys) == 1
    assert len(keys.pop()) == 32


def test_settings_of_the_database(file: Path) -> None:
    storage = SqliteStorage(file)
    connection = storage.writer.connection
    assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert connection.execute("PRAGMA synchronous").fetchone() == (2,)  # FULL
    with pytest.raises(ReadFailed, match="readonly"):
        storage.read_now("DELETE FROM event", ())
    asyncio.run(storage.close())
    assert file.stat().st_mode & 0o077 == 0
    assert not file.with_name(file.name + "-wal").exists()


def test_a_second_server_on_the_file_is_refused(file: Path) -> None:
    storage = SqliteStorage(file)
    assert refusal(file).key == "database-in-use"
    asyncio.run(storage.close())
    asyncio.run(SqliteStorage(file).close())


def refusal(file: Path) -> Problem:
    with pytest.raises(Problem) as refused:
        SqliteStorage(file)
    return refused.value


def test_what_cannot_be_written_is_refused(tmp_path: Path) -> None:
    problem = refusal(tmp_path)
    assert problem.key == "database-unreadable"
    assert isinstance(problem.__cause__, IsADirectoryError)
    assert refusal(Path("/proc/nowhere/tables.sqlite")).key == "database-unreadable"


def test_a_file_of_another_program_is_refused_and_left_alone(file: Path, tmp_path: Path) -> None:
    text, other = tmp_path / "text.txt", tmp_path / "other.sqlite"
    text.write_bytes(b"This is no database, but a text of some length." * 100)
    with sqlite3.connect(other) as connection:
        connection.executescript("CREATE TABLE bookmark (url); PRAGMA user_version = 1;")
    connection.close()
    for foreign in (text, other):
        before = foreign.read_bytes()
        assert refusal(foreign).key == "database-foreign"
        assert foreign.read_bytes() == before


def test_a_full_disk_at_the_start_is_said(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def cramped(path: Path, patience: float = 0) -> sqlite3.Connection:
        connection = sqlite3.connect(path, isolation_level=None)
        connection.execute("PRAGMA max_page_count = 2")
        return connection

    monkeypatch.setattr(sqlite, "connect", cramped)
    cause = refusal(file).__cause__
    assert isinstance(cause, OSError)
    assert cause.errno == errno.ENOSPC


def test_a_newer_database_is_refused(file: Path) -> None:
    asyncio.run(SqliteStorage(file).close())
    with sqlite3.connect(file) as connection:
        connection.execute(f"PRAGMA user_version = {len(list(FOLDER.glob('*.sql'))) + 1}")
    connection.close()
    assert refusal(file).key == "database-too-new"


def test_migrations_are_numbered_without_gaps() -> None:
    names = sorted(file.name for file in FOLDER.glob("*.sql"))
    assert [int(name[:4]) for name in names] == list(range(1, len(names) + 1))
