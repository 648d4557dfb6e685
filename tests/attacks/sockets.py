"""Attacks on the sockets of tables: those who do not read, ask too often, come and go, talk too much, talk nonsense."""

import asyncio
import json
import time
from contextlib import suppress

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from tests.attacks.hostile import Attack, Tally
from tests.attacks.records import longest_record
from tests.attacks.wire import GONE, going_on, say


class Deaf(Attack):
    """Ten sockets that ask for a long game again and again and never read what they get."""

    name = "deaf"
    sockets = 10
    asked_per_second = 25

    async def run(self) -> None:
        answer = self.note(await self.wire.call("POST", "/api/records", longest_record()))
        self.long_table = answer.json()["id"] if answer.status == 200 else self.table
        await self.crowd(self.sockets, self.ask, pause=0.2)

    async def ask(self) -> None:
        async with self.wire.stranger().socket(self.long_table, max_queue=1, ping_interval=None) as socket:
            self.tally["sockets"] += 1
            while self.goes_on:
                await asyncio.wait_for(say(socket, type="join", seat=-1), 2)
                self.tally["joins"] += 1
                await asyncio.sleep(1 / self.asked_per_second)


class JoinFlood(Attack):
    """20 sockets of one address at the people's table that ask for the position as often as they can, and read it."""

    name = "joins_20"
    sockets = 20

    async def run(self) -> None:
        await self.crowd(self.sockets, self.flood, pause=0.1)

    async def flood(self) -> None:
        async with self.wire.stranger().socket(self.table, ping_interval=None) as socket:
            self.tally["sockets"] += 1
            reading = asyncio.create_task(self.read(socket))
            try:
                while self.goes_on:
                    await say(socket, type="join", seat=-1)
                    self.tally["joins"] += 1
                    await asyncio.sleep(1 / 29)  # the most that a socket may
            finally:
                reading.cancel()

    async def read(self, socket: ClientConnection) -> None:
        with going_on():
            async for text in socket:
                self.tally["bytes"] += len(text)


class GreaterJoinFlood(JoinFlood):
    """The same with 60 sockets."""

    name = "joins_60"
    sockets = 60


class Spectators(Attack):
    """600 spectators of the people's table from three addresses; each stays for a second or two and comes again."""

    name = "spectators"
    machines = 3
    people = 600

    async def run(self) -> None:
        await self.crowd(self.people // self.orders.parts, self.watch, pause=0.5)

    async def watch(self) -> None:
        async with self.wire.stranger().socket(self.table, ping_interval=None) as socket:
            self.tally["came"] += 1
            await say(socket, type="join", seat=-1)
            end = min(self.until, time.monotonic() + 1 + self.chance.random())
            while time.monotonic() < end:
                with going_on():
                    self.tally["bytes"] += len(await asyncio.wait_for(socket.recv(), 0.5))


class Crowd(Attack):
    """300 sockets of one address; then somebody at that address loads the page."""

    name = "crowd"
    sockets = 300

    async def run(self) -> None:
        loading = asyncio.create_task(self.load())
        await self.crowd(self.sockets, self.stay, pause=1.0)
        await loading

    async def stay(self) -> None:
        async with self.wire.stranger().socket(self.table, ping_interval=None) as socket:
            self.tally["sockets"] += 1
            with suppress(TimeoutError):
                async with asyncio.timeout(max(0.1, self.until - time.monotonic())):
                    async for _ in socket:
                        pass

    async def load(self) -> None:
        await asyncio.sleep(self.orders.seconds / 2)
        while self.goes_on:
            for path in ("/", "/api/games", "/api/info"):
                status = (await self.wire.call("GET", path)).status
                self.tally["page loaded" if status == 200 else f"page refused: {status}"] += 1
            await asyncio.sleep(0.5)

    @classmethod
    def own_complaints(cls, tally: Tally) -> list[str]:
        """Whoever opens sockets again and again may miss a page now and then; whoever has many may not be shut out."""
        refused = sum(count for what, count in tally.items() if what.startswith("page refused"))
        told = f"{cls.name}: pages for an address with many sockets: {refused} refused, {tally['page loaded']} loaded"
        return [told] if refused >= tally["page loaded"] else []


class ChatFlood(Attack):
    """Twelve strangers talk at the people's table as fast as they are let, and come again under new names."""

    name = "chat"
    strangers = 12
    lines = 25  # each, before a new identity

    async def run(self) -> None:
        await self.crowd(self.strangers, self.talk)

    async def talk(self) -> None:
        async with self.wire.stranger().socket(self.table, ping_interval=None) as socket:
            self.tally["strangers"] += 1
            for number in range(self.lines):
                await say(socket, type="chat", id=f"c{number}", text="spam " * 90)
                self.tally[await self.answer(socket, f"c{number}")] += 1
                if not self.goes_on:
                    return

    async def answer(self, socket: ClientConnection, wanted: str) -> str:
        async with asyncio.timeout(5):
            async for text in socket:
                message = json.loads(text)
                if message.get("id") == wanted:
                    return str(message["type"])
        return "closed"


NONSENSE = [
    "",
    "null",
    "[]",
    "{",
    '{"type": "move"}',
    '{"type": "nothing"}',
    '{"type": "join", "seat": 99}',
    '{"type": "join", "seat": "0"}',
    '{"type": "join", "more": 1}',
    '{"type": "move", "id": "a", "seen": -1, "seat": 0, "move": "x"}',
    '{"type": "move", "id": "a", "seen": 1e400, "seat": 0, "move": "x"}',
    '{"type": "chat", "id": "", "text": "x"}',
    '{"type": "chat", "id": "a", "text": "' + "x" * 501 + '"}',
    '{"type": "undo", "id": "a", "seen": 0, "seat": 0, "to": "start"}',
    '{"type": "consent", "id": "a", "seat": 0, "request": "x", "yes": 1}',
    "[" * 5000,
    '{"a":' * 5000,
    '"' + "\\ud800" * 10 + '"',
]


class BadFrames(Attack):
    """Ten sockets with nonsense: no JSON, wrong types, unknown fields, bytes, frames that are too large."""

    name = "bad_frames"
    sockets = 10

    async def run(self) -> None:
        await self.crowd(self.sockets, self.talk_nonsense)

    async def talk_nonsense(self) -> None:
        try:
            async with self.wire.stranger().socket(self.table, ping_interval=None) as socket:
                self.tally["sockets"] += 1
                while self.goes_on:
                    await socket.send(self.nonsense())
                    self.tally["frames"] += 1
                    await asyncio.sleep(0.03)
        except ConnectionClosed as gone:
            self.tally[f"closed {gone.rcvd.code if gone.rcvd else 'without a word'}"] += 1

    def nonsense(self) -> str | bytes:
        kind = self.chance.randrange(12)
        if kind == 0:
            return "x" * 70_000  # longer than a frame may be
        if kind < 3:
            return self.chance.randbytes(self.chance.randrange(1, 400))
        return self.chance.choice(NONSENSE)

    @classmethod
    def complaints(cls, tally: Tally, seconds: float) -> list[str]:
        failed = tally["closed 1011"]
        return super().complaints(tally, seconds) + ([f"{cls.name}: {failed} sockets failed (1011)"] if failed else [])


class NoSuchTables(Attack):
    """Sockets and requests for tables that do not exist."""

    name = "no_tables"
    people = 10

    async def run(self) -> None:
        await self.crowd(self.people, self.ask, pause=0.1)

    async def ask(self) -> None:
        table = self.chance.randbytes(9).hex()
        await asyncio.sleep(0)
        self.note(await self.wire.call("GET", f"/api/tables/{table}"))
        self.note(await self.wire.call("POST", f"/api/tables/{table}/join", {}))
        try:
            async with self.wire.stranger().socket(table, ping_interval=None) as socket:
                await socket.recv()
                self.tally["a table answered"] += 1
        except ConnectionClosed as gone:
            self.tally[f"closed {gone.rcvd.code if gone.rcvd else 'without a word'}"] += 1
        except GONE:
            self.tally["refused"] += 1

    @classmethod
    def complaints(cls, tally: Tally, seconds: float) -> list[str]:
        found = tally["200"] + tally["a table answered"]
        return super().complaints(tally, seconds) + ([f"{cls.name}: {found} were found"] if found else [])
