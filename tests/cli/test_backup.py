"""chefetage backup"""

import asyncio
import os
import signal
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from chefetage.server.storage import backup
from chefetage.server.storage.backup import back_up
from chefetage.server.storage.sqlite import SqliteStorage
from chefetage.server.storage.storage import Person

from .conftest import Chefetage

PEOPLE = 200


def people(storage: SqliteStorage, *names: str) -> None:
    async def keep() -> None:
        await asyncio.gather(*(storage.keep_person(Person(name, name * 500, "de")) for name in names))

    asyncio.run(keep())


@pytest.fixture
def running(tmp_path: Path) -> Iterator[SqliteStorage]:
    """The storage of a server that runs, with much in it; not all of it is in the file itself yet."""
    storage = SqliteStorage(tmp_path / "tables.sqlite")
    people(storage, *(f"p{number}" for number in range(PEOPLE)))
    yield storage
    asyncio.run(storage.close())


def kept(file: Path) -> int:
    with closing(sqlite3.connect(file)) as connection:
        return int(connection.execute("SELECT count(*) FROM person").fetchone()[0])


def names(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir() if not path.name.startswith("tables.sqlite")}


def test_a_running_server_is_copied_for_its_owner_only(
    chefetage: Chefetage, running: SqliteStorage, tmp_path: Path
) -> None:
    before = os.umask(0)
    try:
        code, out, err = chefetage("backup", "copy.sqlite", "--db", "tables.sqlite")
    finally:
        os.umask(before)
    assert (code, err) == (0, "")
    assert "copy.sqlite is complete and in order" in out
    copy = tmp_path / "copy.sqlite"
    assert copy.stat().st_mode & 0o777 == 0o600
    assert (names(tmp_path), kept(copy)) == ({"copy.sqlite"}, PEOPLE)


def test_a_server_starts_with_the_copy(chefetage: Chefetage, running: SqliteStorage, tmp_path: Path) -> None:
    assert chefetage("backup", "copy.sqlite", "--db", "tables.sqlite", "--lang", "de").code == 0
    storage = SqliteStorage(tmp_path / "copy.sqlite")
    assert storage.key() == running.key()
    asyncio.run(storage.close())


def test_what_is_written_meanwhile_neither_waits_nor_gets_in(
    running: SqliteStorage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(backup, "PAGES", 5)
    steps: list[int] = []

    def progress(done: int, total: int) -> None:
        steps.append(done)
        people(running, f"late{done}")

    back_up(running.path, tmp_path / "copy.sqlite", False, progress)
    assert len(steps) > 5
    assert steps == sorted(set(steps))  # it is never begun anew
    assert kept(tmp_path / "copy.sqlite") == PEOPLE
    assert kept(running.path) == PEOPLE + len(steps)


def test_an_existing_file_is_replaced_only_on_demand(
    complaint: Callable[..., str], chefetage: Chefetage, running: SqliteStorage, tmp_path: Path
) -> None:
    copy = tmp_path / "copy.sqlite"
    copy.write_text("precious")
    assert "--force" in complaint("backup", "copy.sqlite", "--db", "tables.sqlite")
    assert copy.read_text() == "precious"
    assert chefetage("backup", "copy.sqlite", "--db", "tables.sqlite", "--force").code == 0
    assert kept(copy) == PEOPLE


def test_the_database_itself_is_never_written(complaint: Callable[..., str], running: SqliteStorage) -> None:
    assert "is the database itself" in complaint("backup", "tables.sqlite", "--db", "tables.sqlite", "--force")
    assert kept(running.path) == PEOPLE


def test_bad_input_is_told_and_leaves_nothing(complaint: Callable[..., str], tmp_path: Path) -> None:
    assert "There is no database" in complaint("backup", "copy.sqlite", "--db", "none.sqlite")
    (tmp_path / "text.txt").write_bytes(b"This is no database, but a text of some length." * 100)
    assert "another program" in complaint("backup", "copy.sqlite", "--db", "text.txt")


def test_a_copy_that_cannot_be_written_is_told(complaint: Callable[..., str], running: SqliteStorage) -> None:
    assert "no such file or folder" in complaint("backup", "nowhere/copy.sqlite", "--db", "tables.sqlite")


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_an_interruption_leaves_nothing_half_done(
    chefetage: Chefetage,
    running: SqliteStorage,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    how: signal.Signals,
) -> None:
    def interrupted(source: sqlite3.Connection, part: Path, progress: object) -> None:
        assert part.stat().st_mode & 0o777 == 0o600
        signal.raise_signal(how)

    monkeypatch.setattr(backup, "copy_pages", interrupted)
    assert chefetage("backup", "copy.sqlite", "--db", "tables.sqlite").code == 128 + how
    assert names(tmp_path) == set()


def test_a_damaged_database_gives_no_copy(
    chefetage: Chefetage, running: SqliteStorage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(backup, "IN_ORDER", "something else")
    outcome = chefetage("backup", "copy.sqlite", "--db", "tables.sqlite")
    assert (outcome.code, "could not be written" in outcome.err) == (2, True)
    assert names(tmp_path) == set()


def test_what_was_left_by_a_killed_one_is_no_hindrance(
    chefetage: Chefetage, running: SqliteStorage, tmp_path: Path
) -> None:
    (tmp_path / "copy.sqlite.part").write_text("half")
    assert chefetage("backup", "copy.sqlite", "--db", "tables.sqlite").code == 0
    assert names(tmp_path) == {"copy.sqlite"}
