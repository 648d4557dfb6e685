"""Room: a table in memory with the people around it. Whoever changes it holds it."""

import asyncio
import time
from collections.abc import Coroutine
from typing import Any, Protocol

import msgspec

from chefetage.core.state import NOBODY, Player
from chefetage.server.kept_table import KeptTable
from chefetage.server.settings import Settings
from chefetage.server.socket.connection import Connection
from chefetage.server.socket.messages import ChatEntry, ChatNews, OpenRequest, PositionNews, TableNews
from chefetage.server.storage.storage import Storage
from chefetage.server.thinking.thinker import Thinker
from chefetage.table import entries
from chefetage.table.position import position
from chefetage.table.request import Request
from chefetage.table.story import Story
from chefetage.table.summary import Presence, TableSummary, player_names, summary
from chefetage.table.table import Table
from chefetage.table.walk import Walk
from chefetage.words.kept_texts import QuickWording


class Services(Protocol):
    """What a room needs of the hall it is in."""

    settings: Settings
    storage: Storage
    thinker: Thinker


class Room(KeptTable):
    def __init__(self, table: Table, services: Services) -> None:
        super().__init__(table, services.storage)
        self.services = services
        self.connections: set[Connection] = set()
        self.stories: dict[str, Story] = {}  # by language
        self.walks: dict[str, Walk] = {}
        self.bots: asyncio.Task[None] | None = None
        self.tasks: set[asyncio.Task[Any]] = set()
        self.used = time.monotonic()

    def tell_anew(self) -> None:
        self.tell_table()
        self.tell_position(0)

    async def whole(self, work: Coroutine[Any, Any, None]) -> None:
        """Do all of it, even if whoever asked has gone."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        await asyncio.shield(task)

    # Words.

    def story(self, lang: str) -> Story:
        names = player_names(self.table, lang)
        known = self.stories.get(lang)
        if known is None or known.wording.names != names:
            known = self.stories[lang] = Story(QuickWording(self.table.match.game, lang, names))
        return known

    def walk(self, lang: str) -> Walk:
        wording = self.story(lang).wording
        known = self.walks.get(lang)
        if known is None or known.wording is not wording:
            known = self.walks[lang] = Walk(wording)
        return known

    # Telling.

    def tell_table(self) -> None:
        presence = self.presence()
        for connection in self.connections:
            news = summary(self.table, connection.identity, presence, connection.lang)
            connection.send(TableNews(news))

    def tell_position(self, since: int) -> None:
        """Every viewer gets what they may see, built once for all who see the same."""
        built: dict[tuple[Player, str], str] = {}
        for connection in self.connections:
            if connection.has_joined:
                key = (self.viewpoint(connection.identity, connection.viewer), connection.lang)
                if key not in built:
                    built[key] = msgspec.json.encode(self.position_news(*key, since)).decode()
                connection.send_text(built[key])

    def viewpoint(self, identity: str, seat: int) -> Player:
        """One's own seat, else that of a spectator; before the start a seat may change hands."""
        return seat if seat in self.table.seats_of(identity) else NOBODY

    def tell_chat(self) -> None:
        """The last line said."""
        number = len(self.table.chat)
        for connection in self.connections:
            connection.send(ChatNews([chat_entry(number, self.table.chat[-1])]))

    def position_news(self, viewer: Player, lang: str, since: int) -> PositionNews:
        table, story = self.table, self.story(lang)
        lines = story.lines(table.match, viewer, since)
        return PositionNews(
            ply=table.ply,
            since=since,
            position=position(table.match, viewer, story.wording, lines),
            waiting_for=table.actors,
            thinking=table.waiting_bots,
            restart=viewer >= 0 and bool(table.match.own_turn(viewer)),
            requests=[self.open_request(request) for request in table.requests],
        )

    def open_request(self, request: Request) -> OpenRequest:
        match = self.table.match
        reveals = match.trail.has_revealed_since(request.keep)
        return OpenRequest(request.id, request.seat, match.ply - request.keep, reveals, request.missing)

    def summary(self, identity: str, lang: str) -> TableSummary:
        return summary(self.table, identity, self.presence(), lang)

    def presence(self) -> Presence:
        watching = {
            connection.identity: connection.name
            for connection in self.connections
            if not self.table.seats_of(connection.identity)
        }
        return Presence({connection.identity for connection in self.connections}, sorted(watching.values()))

    @property
    def is_idle(self) -> bool:
        is_quiet = not self.connections and not self.tasks and self.bots is None and not self.lock.locked()
        return is_quiet and time.monotonic() - self.used > self.services.settings.idle_seconds


def chat_entry(number: int, said: entries.Said) -> ChatEntry:
    return ChatEntry(number, said.name, said.seat, said.text, said.at)
