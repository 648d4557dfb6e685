"""Chat: what people say at a table. Players and spectators have lines apart, so that nobody talks the others away.

It lies beside the log: a log is kept for ever and read at every start, of a chat only the last lines are kept.
"""

import asyncio

from chefetage.core.state import NOBODY
from chefetage.server.answers.refusal import later
from chefetage.server.security.limits import Bucket
from chefetage.server.settings import CHAT_LINES, Rate
from chefetage.server.storage.storage import Channel, ChatLine, Storage, StorageFailed
from chefetage.table.entries import Said
from chefetage.table.table import Table


class Chat:
    """The lines of one table that are kept; what it shows is durable."""

    def __init__(self, table: Table, storage: Storage, spectator_rate: Rate) -> None:
        self.table_id = table.id
        self.storage = storage
        self.in_log = lines_in_log(table)
        self.commands_in_log = table.commands.keys() if self.in_log else frozenset[str]()
        self.lines: list[ChatLine] = []
        self.spectators = Bucket(spectator_rate)  # of all of them together
        self.lock = asyncio.Lock()
        self.is_doubtful = False  # a write failed, and nobody knows whether it was done: read before anything else

    @property
    def all(self) -> list[ChatLine]:
        return [*self.in_log, *self.lines]

    @property
    def last(self) -> int:
        """The number of the last line."""
        return self.all[-1].number if self.all else 0

    def has(self, cid: str) -> bool:
        """Whether this command was carried out."""
        return cid in self.commands_in_log or any(line.cid == cid for line in self.lines)

    def line(self, number: int) -> ChatLine | None:
        return next((line for line in self.all if line.number == number), None)

    async def say(self, said: Said, cid: str, identity: str) -> list[ChatLine]:
        """Make a line durable, once for each command; returns what nobody has been told yet. Raises Later."""
        async with self.lock:
            told = self.last
            if self.is_doubtful:
                await self.read()
            if not self.has(cid):
                await self.write(
                    ChatLine(
                        self.table_id,
                        self.last + 1,
                        channel_of(said.seat),
                        cid,
                        identity,
                        said.name,
                        said.seat,
                        said.text,
                        said.at,
                    )
                )
            return [line for line in self.lines if line.number > told]

    async def write(self, line: ChatLine) -> None:
        try:
            await self.storage.say(line, CHAT_LINES)
        except StorageFailed as error:
            self.is_doubtful = True
            raise later(error) from error
        alike = [other.number for other in self.lines if other.channel == line.channel]
        gone = alike[: max(0, len(alike) + 1 - CHAT_LINES)]
        self.lines = [*(other for other in self.lines if other.number not in gone), line]

    async def read(self) -> None:
        """The lines as the disk has them; raises Later."""
        try:
            self.lines = await self.storage.chat(self.table_id)
        except StorageFailed as error:
            raise later(error) from error
        self.is_doubtful = False


def channel_of(seat: int) -> Channel:
    return "spectators" if seat == NOBODY else "players"


def lines_in_log(table: Table) -> list[ChatLine]:
    """What was said when the chat was still kept in the log; of spectators only the names are known."""
    return [
        ChatLine(
            table.id,
            number,
            channel_of(said.seat),
            "",
            "" if said.seat == NOBODY else table.seats[said.seat].holder,
            said.name,
            said.seat,
            said.text,
            said.at,
        )
        for number, said in enumerate(table.chat, 1)
    ]
