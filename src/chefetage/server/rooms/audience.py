"""Audience: the pages that look at a table, and what they are told. Nobody hears of what they may not know."""

from collections.abc import Callable

import msgspec

from chefetage.core.state import NOBODY, Player
from chefetage.server.messages import ChatEntry, ChatNews, PositionNews, TableNews
from chefetage.server.rooms.connection import Connection
from chefetage.server.storage.storage import ChatLine
from chefetage.table.draft import Difference
from chefetage.table.position import position
from chefetage.table.story import Story
from chefetage.table.summary import Presence, TableSummary, player_names, summary
from chefetage.table.table import Table
from chefetage.table.take_back import open_request
from chefetage.table.walk import Walk
from chefetage.words.kept_texts import QuickWording


class Audience:
    """Whatever it tells of a table is durable: it gets the table from the room, after the log has it."""

    def __init__(self) -> None:
        self.connections: set[Connection] = set()
        self.stories: dict[str, Story] = {}  # by language
        self.walks: dict[str, Walk] = {}

    # Words.

    def story(self, table: Table, lang: str) -> Story:
        names = player_names(table, lang)
        known = self.stories.get(lang)
        if known is None or known.wording.names != names:
            known = self.stories[lang] = Story(QuickWording(table.match.game, lang, names))
        return known

    def walk(self, table: Table, lang: str) -> Walk:
        wording = self.story(table, lang).wording
        known = self.walks.get(lang)
        if known is None or known.wording is not wording:
            known = self.walks[lang] = Walk(wording)
        return known

    # Telling.

    def tell(self, difference: Difference) -> None:
        """What has happened, to those who may notice; a game that is over has no secrets, so its log is told anew."""
        before, table = difference.before, difference.table
        if table.muted != before.muted:
            self.tell_table(table)
        if (table.seats, table.is_started, table.rematch) != (before.seats, before.is_started, before.rematch):
            self.tell_table(table)
            self.tell_position(table, set(table.viewers), whole)
        elif table.version != before.version or table.requests != before.requests:
            self.tell_position(table, difference.witnesses, whole if table.status == "over" else difference.since)
            if table.status == "over":
                self.tell_table(table)

    def tell_table(self, table: Table) -> None:
        presence = self.presence(table)
        for connection in self.connections:
            connection.send(TableNews(summary(table, connection.identity, presence, connection.lang)))

    def tell_position(self, table: Table, viewers: set[Player], since: Callable[[Player], int]) -> None:
        """Each of the viewers gets what they may see, built once for all who see the same.

        The log is told behind the moves that they know of already, `since`.
        """
        built: dict[tuple[Player, str], str] = {}
        for connection in self.connections:
            viewer = viewpoint(table, connection.identity, connection.seat)
            if connection.has_joined and viewer in viewers:
                key = (viewer, connection.lang)
                if key not in built:
                    built[key] = msgspec.json.encode(self.position_news(table, *key, since(viewer))).decode()
                connection.send_text(built[key])

    def tell_chat(self, table: Table, lines: list[ChatLine]) -> None:
        """Lines that somebody said, to each page those that it may know."""
        for connection in self.connections:
            known = audible(table, connection.identity, lines)
            if known:
                connection.send(chat_news(known))

    def position_news(self, table: Table, viewer: Player, lang: str, since: int = 0) -> PositionNews:
        story = self.story(table, lang)
        found = position(table.match, viewer, story.wording, story.lines(table.match, viewer, since))
        found.actors = table.actors
        requests = [open_request(table.match, request, viewer) for request in table.requests]
        return PositionNews(table.known[viewer].seen, since, found, requests)

    def summary(self, table: Table, identity: str, lang: str) -> TableSummary:
        return summary(table, identity, self.presence(table), lang)

    def presence(self, table: Table) -> Presence:
        watching = {
            connection.identity: connection.name
            for connection in self.connections
            if not table.seats_of(connection.identity)
        }
        return Presence({connection.identity for connection in self.connections}, sorted(watching.values()))


def whole(viewer: Player) -> int:
    """Nothing of the log need be known: all of it is told."""
    return 0


def viewpoint(table: Table, identity: str, seat: int) -> Player:
    """One's own seat, else that of a spectator; so also before the start, as long as a seat may change hands."""
    return seat if table.status != "waiting" and seat in table.seats_of(identity) else NOBODY


def audible(table: Table, identity: str, lines: list[ChatLine]) -> list[ChatLine]:
    """Spectators may know more than a player: what they say is for players' eyes when the game is over."""
    is_spectator = not table.seats_of(identity)
    return lines if is_spectator or table.status == "over" else [line for line in lines if line.channel == "players"]


def chat_news(lines: list[ChatLine]) -> ChatNews:
    return ChatNews([ChatEntry(one.number, one.channel, one.name, one.seat, one.text, one.at) for one in lines])
