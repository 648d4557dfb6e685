"""Room: a table in memory, its log, the people around it and the bots that play at it."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

from chefetage.server.rooms.absence import Absence
from chefetage.server.rooms.archivist import Archivist
from chefetage.server.rooms.audience import Audience
from chefetage.server.rooms.bots import BotPlayers
from chefetage.server.rooms.chat import Chat
from chefetage.server.rooms.connection import Connection
from chefetage.server.rooms.log import Log
from chefetage.server.rooms.outbox import Letters
from chefetage.server.rooms.thinker import Thinker
from chefetage.server.rooms.turns import Turns
from chefetage.server.settings import Settings
from chefetage.server.storage.storage import Storage
from chefetage.table.draft import Difference, Draft
from chefetage.table.table import Table


class Services(NamedTuple):
    """What every room uses."""

    settings: Settings
    storage: Storage
    thinker: Thinker
    turns: Turns
    letters: Letters
    archivist: Archivist


class Room:
    """`table` is what is durable, and all that anybody is shown; whoever changes it holds the room."""

    def __init__(self, table: Table, services: Services) -> None:
        self.table = table
        self.settings = services.settings
        self.archivist = services.archivist
        self.log = Log(table.id, services.storage, services.turns)
        self.chat = Chat(table, services.storage, services.settings.spectator_table_rate)
        self.audience = Audience(services.letters, Absence(services.settings.absent_seconds))
        if table.number > 0:
            self.audience.absence.note(table)
        self.bots = BotPlayers(self, services.thinker, services.settings.bot_delay, services.settings.request_patience)
        self.lock = asyncio.Lock()
        self.tasks: set[asyncio.Task[Any]] = set()
        self.used = time.monotonic()
        self.news: asyncio.TimerHandle | None = None  # of who is there
        self.missing: asyncio.TimerHandle | None = None  # until somebody has long been awaited in vain

    # People come and go.

    def enter(self, page: Connection) -> None:
        self.audience.enter(page)
        self.gather_news()

    def leave(self, page: Connection) -> None:
        self.audience.leave(page)
        if self.table.seats_of(page.identity) and page.identity not in self.audience.present:
            self.audience.absence.left(page.identity)
        self.used = time.monotonic()
        self.gather_news()

    def gather_news(self) -> None:
        """Everybody is told who is there, but not of each one who comes: so nobody's coming costs the others much."""
        if self.news is None:
            self.news = asyncio.get_running_loop().call_later(self.settings.presence_seconds, self.tell_news)

    def tell_news(self) -> None:
        self.news = None
        self.audience.tell_presence(self.table)
        self.look_for_missing()

    def look_for_missing(self) -> None:
        """Whoever is there is told when somebody has long been awaited in vain, and when they are not any more."""
        if self.missing:
            self.missing.cancel()
            self.missing = None
        if not self.audience.connections:
            return
        wait = self.audience.absence.next_wait(self.table, self.audience.present)
        if self.audience.presence(self.table).absent != self.audience.told.absent:
            self.gather_news()
        elif wait is not None:
            self.missing = asyncio.get_running_loop().call_later(wait, self.gather_news)

    # The table changes.

    @asynccontextmanager
    async def held(self) -> AsyncIterator[None]:
        """The room for oneself, with a table that is as the disk says."""
        async with self.lock:
            if self.log.is_doubtful:
                await self.reload()
            yield

    def draft(self) -> Draft:
        """The table, to try something on."""
        return Draft(self.table, time.time())

    async def commit(
        self, draft: Draft, acknowledge: Callable[[], None] = lambda: None, beside: Sequence[Draft] = ()
    ) -> None:
        """Make durable what happened in the draft, acknowledge it, then let everybody know.

        What happened in the drafts beside it, of other tables, is durable with it or not at all; whoever made them
        sees to the rest. Raises Later if it is not sure to be on the disk.
        """
        if draft.happened:
            await self.write(draft, *beside)
            self.table = draft.table
        acknowledge()
        if draft.happened:
            self.committed(draft)

    async def write(self, draft: Draft, *others: Draft) -> None:
        try:
            await self.log.write(draft, *others)
        finally:
            if self.log.is_doubtful:
                await self.reload()

    def committed(self, difference: Difference) -> None:
        """The one place that notices what stands now: a table opened, a move, somebody's turn, a game's end."""
        self.audience.absence.note(self.table)
        self.audience.tell(difference)
        self.look_for_missing()
        if difference.is_end:  # what spectators said is no hint any more
            self.audience.tell_chat(self.table, [line for line in self.chat.all if line.channel == "spectators"])
        self.bots.wake()
        if difference.is_end and self.settings.keeps_replays:
            self.archivist.wish(self.table.id)

    async def reload(self) -> None:
        """What failed to be written may be on the disk after all; only then there is something to tell."""
        before, self.table = self.table, await self.log.read()
        if self.table.number != before.number:
            self.committed(Difference(before, self.table, self.table.noticing_since(before)))

    async def whole(self, work: Coroutine[Any, Any, None]) -> None:
        """Do all of it, even if whoever asked has gone."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        await asyncio.shield(task)

    @property
    def is_quiet(self) -> bool:
        """Whether nobody watches, nothing is being done and no bot thinks."""
        is_empty = not self.audience.connections and not self.tasks and not self.lock.locked()
        return is_empty and not self.bots.is_playing

    @property
    def is_idle(self) -> bool:
        return self.is_unused(self.settings.idle_seconds)

    def is_unused(self, seconds: float) -> bool:
        return time.monotonic() - self.used > seconds and self.is_quiet
