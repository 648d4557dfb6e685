"""Hall: all rooms of the server, opened when somebody asks and closed when nobody is left."""

import asyncio
import logging
import re
import time
from collections.abc import Iterator
from secrets import token_urlsafe
from typing import Any

from chefetage.core.catalog import catalog
from chefetage.server.answers.refusal import NotFound, TooMany, later
from chefetage.server.memory import Tidier
from chefetage.server.rooms.archivist import Archivist
from chefetage.server.rooms.bots import RECOVERY_SECONDS
from chefetage.server.rooms.log import Log
from chefetage.server.rooms.outbox import Backlog, Letters
from chefetage.server.rooms.room import Room, Services
from chefetage.server.rooms.thinker import Thinker
from chefetage.server.rooms.turns import Turns
from chefetage.server.security.limits import Allowances, Buckets, Line, Patience
from chefetage.server.security.transfer import TransferCodes
from chefetage.server.settings import Settings
from chefetage.server.storage.check_up import CheckUp
from chefetage.server.storage.storage import Storage, StorageFailed
from chefetage.table.commands import follow
from chefetage.table.draft import Draft
from chefetage.table.entries import Opened, Started
from chefetage.table.table import Table
from chefetage.words.texts import LANGUAGES
from chefetage.words.wording import texts_of

TABLE_ID_BYTES = 16
TABLE_ID = re.compile(r"[\w-]{1,64}", re.ASCII)  # what may be one
SWEEP_SECONDS = 30
PROBE_SECONDS = 30  # between two looks at the disk
HANDING_SECONDS = 5  # in which whoever has asked for a room is surely in it
RESUMED_SECONDS = 60  # for the bots of a table, before those of another have their turn
ENDING_SECONDS = 3  # for what is being done when the server ends
CLOSED = "closed"  # the server is starting or ending
WARM_UP_SECONDS = 0.2  # between the texts of two games

logger = logging.getLogger(__name__)


class Hall:
    """Finds, opens and forgets rooms, and has duties of its own as long as the server runs."""

    def __init__(self, settings: Settings, storage: Storage) -> None:
        self.settings = settings
        self.storage = storage
        thinker, archivist = Thinker(settings.workers), Archivist(storage, settings.workers)
        self.services = Services(settings, storage, thinker, Turns(), Letters(), archivist)
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Task[Room]] = {}
        self.openings = Buckets(settings.opening_rate)
        self.chats = Buckets(settings.chat_rate)
        self.spectator_chats = Buckets(settings.spectator_address_rate)
        self.allowances = Allowances(settings)
        self.transfers = TransferCodes(settings, storage)
        self.records = Line(settings.records_waiting, settings.records_waiting_per_address)
        self.messages = Patience(settings.address_message_rate)
        self.joins = Patience(settings.join_rate)
        self.backlog = Backlog(settings)
        self.duties: list[asyncio.Task[None]] = []
        self.check_up = CheckUp(storage)
        self.is_open = False

    async def room(self, table_id: str) -> Room:
        """The room of a table; read from the log if it is not in memory."""
        room = self.rooms.get(table_id) or await self.loaded(table_id)
        room.used = time.monotonic()
        room.bots.wake()
        return room

    async def loaded(self, table_id: str) -> Room:
        """Whoever asks for a table that is being read waits for that; other tables go on."""
        if table_id not in self.loading:
            await self.check(table_id)
        if table_id in self.rooms:  # somebody else was quicker
            return self.rooms[table_id]
        if table_id not in self.loading:
            self.loading[table_id] = asyncio.create_task(self.load(table_id))
        return await asyncio.shield(self.loading[table_id])

    async def check(self, table_id: str) -> None:
        """Whoever guesses costs little."""
        try:
            is_known = TABLE_ID.fullmatch(table_id) and await self.storage.has(table_id)
        except StorageFailed as error:
            raise later(error) from error
        if not is_known:
            raise NotFound("no-such-table")

    async def load(self, table_id: str) -> Room:
        try:
            table = await Log(table_id, self.storage, self.services.turns).read()
            room = Room(table, self.services)
            await room.chat.read()
            return self.enter(room)
        finally:
            del self.loading[table_id]

    def enter(self, room: Room) -> Room:
        """A room is known from now on; others make way for it."""
        self.rooms[room.table.id] = room
        self.forget_least_used()
        return room

    async def open(self, identity: str, opening: Opened) -> Room:
        """A new table; it begins at once if every seat is taken."""
        draft = await self.drafted(identity, opening)
        room = self.enter(Room(draft.before, self.services))
        try:
            await room.commit(draft)
        finally:
            if room.table.number == 0:  # it was not written
                self.rooms.pop(draft.table.id, None)
        return room

    async def drafted(self, identity: str, opening: Opened) -> Draft:
        """A table that is not durable yet."""
        if not self.openings.take(identity):
            raise TooMany("too-fast")
        draft = Draft(Table(token_urlsafe(TABLE_ID_BYTES)), time.time())
        await asyncio.to_thread(draft.take, opening)  # may bring a long record
        if not opening.is_closed and all(seat.kind != "open" for seat in opening.seats):
            draft.take(Started())
        return draft

    async def follow(self, room: Room, identity: str, opening: Opened) -> None:
        """Open the rematch of a room that one holds: the new table and the link to it are durable together."""
        draft, following = room.draft(), await self.drafted(identity, opening)
        follow(draft, following.table.id)
        await room.commit(draft, beside=[following])
        new = self.enter(Room(following.before, self.services))
        new.table = following.table
        new.committed(following)

    def may_chat(self, room: Room, identity: str, address: str) -> bool:
        """Spectators, who are anybody, are bound more than players, and use up little of what their address may say."""
        if not self.chats.take(identity):
            return False
        is_player = bool(room.table.seats_of(identity))
        may_watch_and_chat = is_player or (self.spectator_chats.take(address) and room.chat.spectators.take())
        return may_watch_and_chat and self.allowances.take("chat", address)

    async def trouble(self) -> str | None:
        """Why nobody can play here at the moment."""
        return await self.check_up.trouble() if self.is_open else CLOSED

    # Duties.

    def begin(self) -> None:
        self.is_open = True
        duties = (self.go_on(), self.warm_up(), self.sweep(), self.look_after_the_disk(), self.keep_finished())
        self.duties = [asyncio.create_task(duty) for duty in duties]

    async def go_on(self) -> None:
        """Tables that waited for a bot when the server ended play on, a few at a time: visitors go first."""
        tables = iter(await self.waiting_for_bots())
        await asyncio.gather(*(self.resume(tables) for _ in range(self.settings.resumed_at_once)))

    async def waiting_for_bots(self) -> list[str]:
        while True:
            try:
                return await self.storage.waiting_for_bots()
            except StorageFailed:
                await asyncio.sleep(RECOVERY_SECONDS)

    async def resume(self, tables: Iterator[str]) -> None:
        """The next table when the bots of the last have made their moves."""
        for table_id in tables:
            try:
                room = await self.room(table_id)
            except Exception as error:
                logger.warning("table %s cannot be read: %r", table_id, error)
                continue
            if room.bots.playing:
                await asyncio.wait([room.bots.playing], timeout=RESUMED_SECONDS)

    async def warm_up(self) -> None:
        """Read the texts before somebody waits for them, one at a time; then look after the memory."""
        for game in catalog().values():
            for lang in LANGUAGES:
                await asyncio.to_thread(texts_of, game, lang)
                await asyncio.sleep(WARM_UP_SECONDS)
        if self.settings.tidies:
            tidier = Tidier()
            tidier.begin()
            await tidier.run()

    async def keep_finished(self) -> None:
        if self.settings.keeps_replays:
            await self.services.archivist.look_back()

    async def sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            self.forget_idle()

    def forget_idle(self) -> None:
        for room in [room for room in self.rooms.values() if room.is_idle]:
            del self.rooms[room.table.id]

    def forget_least_used(self) -> None:
        """Beyond so many rooms those leave early that nobody has used for longest; a tenth, so that it is seldom."""
        most = self.settings.rooms_kept
        if len(self.rooms) <= most:
            return
        unused = [room for room in self.rooms.values() if room.is_unused(HANDING_SECONDS)]
        unused.sort(key=lambda room: room.used)
        for room in unused[: len(self.rooms) - most + most // 10]:
            del self.rooms[room.table.id]

    async def look_after_the_disk(self) -> None:
        """Trouble is noticed also while nobody writes."""
        while True:
            await asyncio.sleep(PROBE_SECONDS)
            await self.storage.trouble()

    async def close(self) -> None:
        """Let what is being written be written, unless the disk keeps everybody waiting; nothing new begins."""
        self.is_open = False
        bots = [room.bots.playing for room in self.rooms.values() if room.bots.playing]
        for task in [*self.duties, *bots]:
            task.cancel()
        await asyncio.gather(*self.duties, *bots, return_exceptions=True)
        await ended([task for room in self.rooms.values() for task in room.tasks])
        await self.services.archivist.close()
        self.services.turns.close()
        await asyncio.to_thread(self.services.thinker.close)
        await self.storage.close()


async def ended(tasks: list[asyncio.Task[Any]]) -> None:
    """Whatever takes too long is given up; what it had acknowledged is on the disk."""
    _, late = await asyncio.wait(tasks, timeout=ENDING_SECONDS) if tasks else (tasks, [])
    for task in late:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
