"""Hall: all rooms of the server, opened when somebody asks and closed when nobody is left."""

import asyncio
import logging
import time
from contextlib import suppress
from secrets import token_urlsafe

from chefetage.core.catalog import catalog
from chefetage.server.answers.refusal import NotFound, TooMany
from chefetage.server.rooms.log import Log
from chefetage.server.rooms.room import Room, Services
from chefetage.server.rooms.thinker import Thinker
from chefetage.server.security.limits import Buckets
from chefetage.server.settings import Settings
from chefetage.server.storage.storage import Storage
from chefetage.table.draft import Draft
from chefetage.table.entries import Opened, Started
from chefetage.table.table import Table
from chefetage.words.kept_texts import kept_texts
from chefetage.words.texts import LANGUAGES

TABLE_ID_BYTES = 12
SWEEP_SECONDS = 30
WARM_UP_SECONDS = 0.2  # between the texts of two games

logger = logging.getLogger(__name__)


class Hall:
    """Finds, opens and forgets rooms, and has duties of its own as long as the server runs."""

    def __init__(self, settings: Settings, storage: Storage) -> None:
        self.settings = settings
        self.storage = storage
        self.services = Services(settings, storage, Thinker(settings.workers))
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Task[Room]] = {}
        self.openings = Buckets(settings.opening_rate)
        self.chats = Buckets(settings.chat_rate)
        self.duties: list[asyncio.Task[None]] = []

    async def room(self, table_id: str) -> Room:
        """The room of a table; read from the log if it is not in memory."""
        room = self.rooms.get(table_id) or await self.loaded(table_id)
        room.used = time.monotonic()
        room.bots.wake()
        return room

    async def loaded(self, table_id: str) -> Room:
        """Whoever asks for a table that is being read waits for that; other tables go on."""
        if table_id not in self.loading:
            self.loading[table_id] = asyncio.create_task(self.load(table_id))
        return await asyncio.shield(self.loading[table_id])

    async def load(self, table_id: str) -> Room:
        try:
            table = await Log(table_id, self.storage).read()
            if table.number == 0:
                raise NotFound("no-such-table")
            room = self.rooms[table_id] = Room(table, self.services)
        finally:
            del self.loading[table_id]
        return room

    async def open(self, identity: str, opening: Opened) -> Room:
        """A new table; it begins at once if every seat is taken."""
        if not self.openings.take(identity):
            raise TooMany("too-fast")
        draft = Draft(Table(token_urlsafe(TABLE_ID_BYTES)), time.time())
        await asyncio.to_thread(draft.take, opening)  # may bring a long record
        if not opening.is_closed and all(seat.kind != "open" for seat in opening.seats):
            draft.take(Started())
        room = self.rooms[draft.table.id] = Room(draft.before, self.services)
        try:
            await room.commit(draft)
        finally:
            if room.table.number == 0:  # it was not written
                del self.rooms[draft.table.id]
        return room

    def may_chat(self, identity: str) -> bool:
        return self.chats.take(identity)

    # Duties.

    def begin(self) -> None:
        self.duties = [asyncio.create_task(duty) for duty in (self.go_on(), self.warm_up(), self.sweep())]

    async def go_on(self) -> None:
        """Tables that waited for a bot when the server ended play on."""
        for table_id in await self.storage.waiting_for_bots():
            try:
                await self.room(table_id)
            except Exception:
                logger.exception("table %s cannot be read", table_id)
            await asyncio.sleep(0)

    async def warm_up(self) -> None:
        """Read the texts before somebody waits for them, one at a time."""
        for key in catalog():
            for lang in LANGUAGES:
                kept_texts(key, lang)
                await asyncio.sleep(WARM_UP_SECONDS)

    async def sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            self.forget_idle()

    def forget_idle(self) -> None:
        for room in [room for room in self.rooms.values() if room.is_idle]:
            del self.rooms[room.table.id]

    async def close(self) -> None:
        """Let what is being written be written; nothing new begins."""
        bots = [room.bots.playing for room in self.rooms.values() if room.bots.playing]
        for task in [*self.duties, *bots]:
            task.cancel()
        await asyncio.gather(*self.duties, *bots, return_exceptions=True)
        for room in self.rooms.values():
            with suppress(Exception):
                await asyncio.gather(*room.tasks)
        await asyncio.to_thread(self.services.thinker.close)
        await self.storage.close()
