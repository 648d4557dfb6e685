"""The default storage: one SQLite file, one writing thread, readers that cannot write."""

import asyncio
import os
import secrets
import sqlite3
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from threading import local
from typing import Any

import msgspec

from chefetage.core.problem import Problem
from chefetage.server.storage.condition import Condition, trouble_of
from chefetage.server.storage.lock import FileLock
from chefetage.server.storage.migrate import check_owner, migrate
from chefetage.server.storage.storage import (
    Card,
    ChatLine,
    Kept,
    Person,
    ReadFailed,
    Row,
    Statement,
    StorageFailed,
    Transfer,
)
from chefetage.server.storage.unusable import as_system_error, unusable
from chefetage.server.storage.writer import Writer

READERS = 2
PATIENCE = 1.0  # seconds for a database that another process has locked
PROBE_SECONDS = 10.0  # without a write, before one is tried
LEAST_FREE = 1 << 20  # bytes; with less the disk is as good as full
KEY_BYTES = 32
INSERT_EVENT = "INSERT INTO event VALUES (?, ?, ?, ?, ?, ?, ?)"
KEEP_CARD = "INSERT OR REPLACE INTO card VALUES (?, ?, ?, ?, ?)"
KEEP_MEMBER = "INSERT OR IGNORE INTO member VALUES (?, ?)"
KEEP_PERSON = "INSERT OR REPLACE INTO person VALUES (?, ?, ?)"
KEEP_TRANSFER = "INSERT OR REPLACE INTO transfer VALUES (?, ?, ?)"
DROP_EXPIRED = "DELETE FROM transfer WHERE expires < ?"
INSERT_LINE = "INSERT INTO chat VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
DROP_LINES = """
    DELETE FROM chat WHERE table_id = ? AND channel = ? AND number <=
    (SELECT number FROM chat WHERE table_id = ? AND channel = ? ORDER BY number DESC LIMIT 1 OFFSET ?)
"""
SELECT_CHAT = "SELECT * FROM chat WHERE table_id = ? ORDER BY number"
PROBE = "INSERT OR REPLACE INTO secret VALUES ('probe', randomblob(16))"  # of no use but to be written
SELECT_TABLE = "SELECT 1 FROM event WHERE table_id = ? LIMIT 1"
SELECT_LOG = "SELECT * FROM event WHERE table_id = ? ORDER BY number"
SELECT_CARDS = "SELECT card.* FROM member JOIN card USING (table_id) WHERE identity = ? ORDER BY changed DESC LIMIT ?"
KEEP_REPLAY = "INSERT OR REPLACE INTO replay VALUES (?, ?, ?, ?)"
KEEP_MATERIAL = "INSERT OR IGNORE INTO material VALUES (?, ?, ?, ?)"
SELECT_REPLAY = "SELECT viewer, content FROM replay WHERE table_id = ? AND form = ?"
SELECT_MATERIAL = "SELECT content FROM material WHERE game = ? AND rules = ? AND name = ?"
SELECT_UNKEPT = (
    "SELECT table_id FROM card WHERE status = 'over' AND NOT EXISTS "
    "(SELECT 1 FROM replay WHERE replay.table_id = card.table_id AND viewer = '' AND form = ?) ORDER BY changed"
)
SELECT_WAITING = "SELECT table_id FROM card WHERE status = 'playing' AND waits_for_bot = 1 ORDER BY changed DESC"


class SqliteStorage:
    """A Storage in one file, which is locked for this server."""

    def __init__(self, path: Path, patience: float = PATIENCE) -> None:
        self.path = path
        self.patience = patience
        self.lock = locked(path)
        try:
            connection, self.secret = open_database(path)
        except Problem:
            self.lock.release()
            raise
        self.writer = Writer(connection, patience)
        self.writer.start()
        self.reads = Condition("reading")
        self.readers = ThreadPoolExecutor(READERS, thread_name_prefix="chefetage-reader")
        self.reading = local()
        self.open_readers: list[sqlite3.Connection] = []

    def key(self) -> bytes:
        return self.secret

    async def append(self, rows: list[Row], *cards: Card) -> None:
        statements: list[Statement] = [(INSERT_EVENT, event_of(row)) for row in rows]
        for card in cards:
            kept = (card.table, card.changed, card.status, card.waits_for_bot, card.content)
            statements += [(KEEP_CARD, kept), *((KEEP_MEMBER, (member, card.table)) for member in card.members)]
        await self.writer.write(statements)

    async def log(self, table: str) -> list[Row]:
        rows = await self.read(SELECT_LOG, table)
        return [Row(table, number, version, cid or "", *rest) for table, number, version, cid, *rest in rows]

    async def has(self, table: str) -> bool:
        return bool(await self.read(SELECT_TABLE, table))

    async def say(self, line: ChatLine, keep: int) -> None:
        place = (line.table, line.channel)
        said: Statement = (INSERT_LINE, msgspec.structs.astuple(line))
        await self.writer.write([said, (DROP_LINES, (*place, *place, keep))])

    async def chat(self, table: str) -> list[ChatLine]:
        return [ChatLine(*row) for row in await self.read(SELECT_CHAT, table)]

    async def cards(self, identity: str, limit: int) -> list[Card]:
        rows = await self.read(SELECT_CARDS, identity, limit)
        return [
            Card(table, changed, status, bool(waits), content, []) for table, changed, status, waits, content in rows
        ]

    async def waiting_for_bots(self) -> list[str]:
        return [str(table) for (table,) in await self.read(SELECT_WAITING)]

    async def keep(self, kept: Kept) -> None:
        shown = [(KEEP_REPLAY, (kept.table, viewer, kept.form, content)) for viewer, content in kept.replay.items()]
        things = [(KEEP_MATERIAL, (kept.game, kept.rules, name, content)) for name, content in kept.material.items()]
        await self.writer.write([*shown, *things])

    async def replay(self, table: str, form: int) -> dict[str, bytes]:
        return dict(await self.read(SELECT_REPLAY, table, form))

    async def material(self, game: str, rules: int, name: str) -> bytes | None:
        rows = await self.read(SELECT_MATERIAL, game, rules, name)
        return bytes(rows[0][0]) if rows else None

    async def unkept(self, form: int) -> list[str]:
        return [str(table) for (table,) in await self.read(SELECT_UNKEPT, form)]

    async def person(self, identity: str) -> Person | None:
        rows = await self.read("SELECT * FROM person WHERE id = ?", identity)
        return Person(*rows[0]) if rows else None

    async def keep_person(self, person: Person) -> None:
        await self.writer.write([(KEEP_PERSON, (person.id, person.name, person.lang))])

    async def keep_transfer(self, transfer: Transfer, now: float) -> None:
        kept = (transfer.identity, transfer.code, transfer.expires)
        await self.writer.write([(DROP_EXPIRED, (now,)), (KEEP_TRANSFER, kept)])

    async def transfer(self, code: bytes) -> Transfer | None:
        rows = await self.read("SELECT * FROM transfer WHERE code = ?", code)
        return Transfer(*rows[0]) if rows else None

    async def drop_transfer(self, code: bytes) -> None:
        await self.writer.write([("DELETE FROM transfer WHERE code = ?", (code,))])

    async def trouble(self) -> str | None:
        is_unsure = time.monotonic() - self.writer.condition.worked_at >= PROBE_SECONDS
        if is_unsure or self.known_trouble:
            await self.probe()
        return self.known_trouble

    @property
    def known_trouble(self) -> str | None:
        return self.writer.condition.trouble or self.reads.trouble

    async def probe(self) -> None:
        """Write and read. A disk without space may still take what is small, so that is asked first."""
        if await asyncio.to_thread(free_bytes, self.path) < LEAST_FREE:
            self.writer.condition.failed("full", "no space is left")
            return
        with suppress(StorageFailed):
            await self.writer.write([(PROBE, ())])
            await self.read(SELECT_TABLE, "")

    async def read(self, sql: str, *values: object) -> list[tuple[Any, ...]]:
        asked = time.monotonic()
        return await asyncio.get_running_loop().run_in_executor(self.readers, self.read_in_time, asked, sql, values)

    def read_in_time(self, asked: float, sql: str, values: tuple[object, ...]) -> list[tuple[Any, ...]]:
        """Whoever has waited for the failures of others long enough fails with them."""
        if self.reads.trouble and time.monotonic() - asked > self.patience:
            raise ReadFailed(self.reads.trouble)
        return self.read_now(sql, values)

    def read_now(self, sql: str, values: tuple[object, ...]) -> list[tuple[Any, ...]]:
        try:
            found: list[tuple[Any, ...]] = self.reader().execute(sql, values).fetchall()
        except sqlite3.Error as error:
            if trouble := trouble_of(error):
                self.reads.failed(trouble, str(error))
            raise ReadFailed(str(error)) from error
        self.reads.worked()
        return found

    def reader(self) -> sqlite3.Connection:
        """Each thread has its own."""
        if not hasattr(self.reading, "connection"):
            connection = connect(self.path, self.patience)
            connection.execute("PRAGMA query_only = ON")
            self.open_readers.append(connection)
            self.reading.connection = connection
        kept: sqlite3.Connection = self.reading.connection
        return kept

    async def close(self) -> None:
        """Readers first, so that the writer is the one who tidies up."""
        await asyncio.to_thread(self.readers.shutdown)
        for connection in self.open_readers:
            connection.close()
        await asyncio.to_thread(self.writer.stop)
        self.lock.release()


def event_of(row: Row) -> tuple[object, ...]:
    return (row.table, row.number, row.version, row.cid or None, row.form, row.payload, row.created)


def locked(path: Path) -> FileLock:
    """The lock of a database; its folder is made if need be, for nobody else to read."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        return FileLock(path)
    except OSError as error:
        raise unusable(path, error) from error


def free_bytes(path: Path) -> int:
    """That may still be written; a disk that cannot say so is tried."""
    try:
        found = os.statvfs(path)
    except OSError:
        return LEAST_FREE
    return found.f_bavail * found.f_frsize


def connect(path: Path, patience: float = PATIENCE) -> sqlite3.Connection:
    return sqlite3.connect(path, timeout=patience, isolation_level=None, check_same_thread=False)


def open_database(path: Path) -> tuple[sqlite3.Connection, bytes]:
    """The writing connection, its tables up to date, and the secret that signs cookies."""
    try:
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
        connection = connect(path)
    except (sqlite3.Error, OSError) as error:
        raise unusable(path, error) from error
    try:
        prepare(connection, path)
        return connection, signing_key(connection)
    except sqlite3.Error as error:
        connection.close()
        raise unusable(path, error) from as_system_error(error)
    except Problem:
        connection.close()
        raise


def is_open_to_others(path: Path) -> bool:
    """Whether other people of this machine may read the database, or write to it."""
    return path.stat().st_mode & 0o077 != 0


def prepare(connection: sqlite3.Connection, path: Path) -> None:
    check_owner(connection, str(path))
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    migrate(connection, str(path))


def signing_key(connection: sqlite3.Connection) -> bytes:
    """Made once, so that people keep their seats when the server starts anew."""
    connection.execute("INSERT OR IGNORE INTO secret VALUES ('cookie', ?)", (secrets.token_bytes(KEY_BYTES),))
    return bytes(connection.execute("SELECT value FROM secret WHERE name = 'cookie'").fetchone()[0])
