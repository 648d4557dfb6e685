"""Audience: the pages that look at a table, and what they are told. Nobody hears of what they may not know."""

from collections import Counter
from collections.abc import Callable

from chefetage.core.state import NOBODY, Player
from chefetage.server.messages import ChatEntry, ChatNews, PositionNews, TableNews
from chefetage.server.rooms.absence import Absence
from chefetage.server.rooms.connection import Connection
from chefetage.server.rooms.outbox import Letter, Letters
from chefetage.server.storage.storage import ChatLine
from chefetage.table.curtain import secretive_seats
from chefetage.table.draft import Difference
from chefetage.table.entries import Seat
from chefetage.table.finished_table import FinishedTable
from chefetage.table.story import Story
from chefetage.table.summary import Presence, TableSummary, player_names, summary
from chefetage.table.table import Table
from chefetage.table.take_back import open_request
from chefetage.table.viewing import position
from chefetage.table.walk import Walk
from chefetage.words.wording import Wording


class Audience:
    """Whatever it tells of a table is durable: it gets the table from the room, after the log has it."""

    def __init__(self, letters: Letters, absence: Absence) -> None:
        self.letters = letters
        self.absence = absence
        self.connections: set[Connection] = set()
        self.present: Counter[str] = Counter()  # pages by identity
        self.told = Presence(set(), 0, set())  # as it was told to everybody
        self.seats: list[Seat] = []  # whose names the stories tell
        self.stories: dict[str, Story] = {}  # by language
        self.walks: dict[str, Walk] = {}

    # Coming and going.

    def enter(self, page: Connection) -> None:
        self.connections.add(page)
        self.present[page.identity] += 1

    def leave(self, page: Connection) -> None:
        self.connections.discard(page)
        self.present[page.identity] -= 1
        if self.present[page.identity] == 0:
            del self.present[page.identity]

    def presence(self, table: Table) -> Presence:
        """It costs the same however many watch."""
        connected = {seat.holder for seat in table.seats if seat.holder in self.present}
        missed = self.absence.missed(table, self.present)
        return Presence(connected, len(self.present) - len(connected), missed)

    def spectating_pages(self, table: Table) -> int:
        seated = {seat.holder for seat in table.seats}
        return len(self.connections) - sum(self.present[holder] for holder in seated)

    # Words.

    def story(self, table: Table, lang: str) -> Story:
        known = self.stories.get(lang)
        if known is None or self.seats != table.seats:
            if self.seats != table.seats:
                self.stories.clear()
                self.seats = table.seats
            names = player_names(table, lang)
            known = self.stories[lang] = Story(Wording(table.match.game, lang, names))
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
        if (table.muted, table.name, table.proposals) != (before.muted, before.name, before.proposals):
            self.tell_table(table)
        if (table.seats, table.is_started, table.rematch) != (before.seats, before.is_started, before.rematch):
            self.tell_table(table)
            self.tell_position(table, set(table.viewers), whole)
        elif table.version != before.version or table.requests != before.requests:
            self.tell_position(table, difference.witnesses, whole if table.status == "over" else difference.since)
            if table.status == "over":
                self.tell_table(table)

    def tell_table(self, table: Table) -> None:
        """Written once for each who holds a seat, and once for all who only watch."""
        self.told = self.presence(table)
        holders = {seat.holder for seat in table.seats}
        written: dict[tuple[str, str], Letter] = {}
        for connection in self.connections:
            key = (connection.identity if connection.identity in holders else "", connection.lang)
            if key not in written:
                written[key] = Letter(TableNews(summary(table, key[0], self.told, key[1])))
            connection.post(written[key])

    def tell_presence(self, table: Table) -> None:
        """Who came and has gone again is nobody's news."""
        if self.presence(table) != self.told:
            self.tell_table(table)

    def tell_all(self, table: Table, page: Connection, lines: list[ChatLine]) -> None:
        """All that a page needs to draw the table; asked for often, it is written once."""
        viewer, lang = viewpoint(table, page.identity, page.seat), page.lang
        page.send(TableNews(self.summary(table, page.identity, lang)))
        page.post(self.whole_position(table, viewer, lang))
        known = audible(table, page.identity, lines)
        key = (table.id, "chat", len(known), known[-1].number if known else 0)
        page.post(self.letters.letter(key, lambda: chat_news(known), "chat"))

    def whole_position(self, table: Table, viewer: Player, lang: str) -> Letter:
        """With all of the log. It is written anew when the viewer could notice something: else the time it takes would
        tell of what others do in secret."""
        key = (table.id, int(viewer), lang, table.known[viewer])
        return self.letters.letter(key, lambda: self.position_news(table, viewer, lang))

    def tell_position(self, table: Table, viewers: set[Player], since: Callable[[Player], int]) -> None:
        """Each of the viewers gets what they may see, built once for all who see the same.

        The log is told behind the moves that they know of already, `since`.
        """
        written: dict[tuple[Player, str], Letter] = {}
        for connection in self.connections:
            viewer = viewpoint(table, connection.identity, connection.seat)
            if not connection.has_joined or viewer not in viewers:
                continue
            key = (viewer, connection.lang)
            if connection.outbox.holds("position"):  # which this one replaces: nobody knows what the page has got
                connection.post(self.whole_position(table, *key))
                continue
            if key not in written:
                written[key] = Letter(self.position_news(table, *key, since(viewer)))
            connection.post(written[key])

    def tell_chat(self, table: Table, lines: list[ChatLine]) -> None:
        """Lines that somebody said, to each page those that it may know; written once for all who know the same."""
        written: dict[int, Letter] = {}
        for connection in self.connections:
            known = audible(table, connection.identity, lines)
            if known:
                if len(known) not in written:  # players know a part of the lines, all others all of them
                    written[len(known)] = Letter(chat_news(known))
                connection.post(written[len(known)])

    def position_news(self, table: Table, viewer: Player, lang: str, since: int = 0) -> PositionNews:
        if isinstance(table, FinishedTable):
            return PositionNews(table.known[viewer].seen, 0, table.last_position(viewer, lang), [], [])
        story = self.story(table, lang)
        lines = story.lines(table.match, viewer, since, taken_back=table.taken_back)
        found = position(table.match, viewer, story.wording, lines)
        found.actors = table.actors
        requests = [open_request(table.match, request, viewer) for request in table.requests]
        return PositionNews(table.known[viewer].seen, since, found, requests, secretive_seats(table))

    def summary(self, table: Table, identity: str, lang: str) -> TableSummary:
        return summary(table, identity, self.presence(table), lang)


def whole(viewer: Player) -> int:
    """Nothing of the log need be known: all of it is told."""
    return 0


def viewpoint(table: Table, identity: str, seat: int) -> Player:
    """One's own seat, else that of a spectator; so also before the start, as long as a seat may change hands."""
    return seat if table.holds(identity, seat) and table.status != "waiting" else NOBODY


def audible(table: Table, identity: str, lines: list[ChatLine]) -> list[ChatLine]:
    """Spectators may know more than a player: what they say is for players' eyes when the game is over."""
    is_spectator = not table.seats_of(identity)
    return lines if is_spectator or table.status == "over" else [line for line in lines if line.channel == "players"]


def chat_news(lines: list[ChatLine]) -> ChatNews:
    return ChatNews([ChatEntry(one.number, one.channel, one.name, one.seat, one.text, one.at) for one in lines])
