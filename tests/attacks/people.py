"""People who want to play in peace: at a table with bots, two at a table, one who waits for others, one who looks in.

They come from the server's own address, 127.0.0.1, as the attackers never do. What they met is their Experience.
"""

import asyncio
import json
import random
import re
import time
from collections import Counter
from typing import Any

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from tests.attacks.wire import GONE, PATIENCE, SERVER, Wire, say

GAME = "councils_contracts"
THINKING = (0.1, 0.4)  # seconds for a move
SOLO_TABLES = 5
LOOKING_SECONDS = 0.4  # between two looks at the pages
SETTLING_SECONDS = 4.0  # until the server has read its texts and everybody plays
CHAT_SECONDS = 2.5  # between two lines of a person
ASSET = re.compile(rb"/assets/[\w.-]+")


class Experience:
    """What people met: how long they waited, in seconds, and what went wrong."""

    def __init__(self) -> None:
        self.moves: list[float] = []
        self.pages: list[float] = []
        self.chats: list[float] = []
        self.troubles: Counter[str] = Counter()

    def forget(self) -> None:
        for kept in (self.moves, self.pages, self.chats, self.troubles):
            kept.clear()


class Person:
    """A page of a person at a table: plays random moves, says a line now and then, comes back if it is thrown out."""

    def __init__(self, wire: Wire, experience: Experience, name: str) -> None:
        self.wire = wire
        self.experience = experience
        self.name = name
        self.chance = random.Random(name)
        self.sent: dict[str, float] = {}  # commands that are not answered yet
        self.number = 0
        self.is_seated = asyncio.Event()
        self.is_over = False

    async def sit(self, table: str, seat: int) -> None:
        """Until the game is over."""
        self.is_over = False
        while not self.is_over:
            try:
                await self.stay(table, seat)
            except ConnectionClosed as gone:
                self.experience.troubles[f"thrown out: {gone.rcvd.code if gone.rcvd else 'without a word'}"] += 1
            except GONE as error:
                self.experience.troubles[f"not let in: {type(error).__name__}"] += 1
            await asyncio.sleep(0.2)

    async def stay(self, table: str, seat: int) -> None:
        async with self.wire.socket(table) as socket:
            self.sent.clear()
            await say(socket, type="join", seat=seat)
            talking = asyncio.create_task(self.chat(socket))
            try:
                while not self.is_over:
                    await self.hear(socket, json.loads(await socket.recv()), seat)
            finally:
                talking.cancel()

    async def hear(self, socket: ClientConnection, message: dict[str, Any], seat: int) -> None:
        kind = message["type"]
        if kind == "position":
            self.is_seated.set()
            self.is_over = message["position"]["result"] is not None
            if message["position"]["offers"] and not any(command.startswith("move") for command in self.sent):
                await asyncio.sleep(self.chance.uniform(*THINKING))
                choice = self.chance.choice(message["position"]["offers"])["move"]
                await self.command(socket, "move", seen=message["seen"], seat=seat, move=choice)
        elif message.get("id") in self.sent:
            self.answered(message)
            if kind == "nack":
                await say(socket, type="join", seat=seat)

    async def command(self, socket: ClientConnection, kind: str, **fields: Any) -> None:
        self.number += 1
        name = f"{kind}-{self.name}-{self.number}"
        self.sent[name] = time.perf_counter()
        await say(socket, type=kind, id=name, **fields)

    def answered(self, message: dict[str, Any]) -> None:
        """Somebody else may have been quicker: `stale` is no trouble. Everything else but an acknowledgement is."""
        name = message["id"]
        waited = time.perf_counter() - self.sent.pop(name)
        kind = name.partition("-")[0]
        if message["type"] == "ack":
            (self.experience.moves if kind == "move" else self.experience.chats).append(waited)
        elif message.get("reason") != "stale":
            self.experience.troubles[f"{kind} refused: {message.get('text', message['type'])}"] += 1

    async def chat(self, socket: ClientConnection) -> None:
        while True:
            await asyncio.sleep(CHAT_SECONDS * self.chance.uniform(0.8, 1.2))
            self.note_unanswered()
            await self.command(socket, "chat", text=f"hello from {self.name}")

    def note_unanswered(self) -> None:
        """What has waited for too long counts as waited for so long."""
        now = time.perf_counter()
        for name, sent in list(self.sent.items()):
            if now - sent > PATIENCE:
                del self.sent[name]
                kind = name.partition("-")[0]
                (self.experience.moves if kind == "move" else self.experience.chats).append(now - sent)
                self.experience.troubles[f"{kind} not answered"] += 1


class People:
    """All of them, from sitting down to going home."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.experience = Experience()
        self.tables: dict[str, str] = {}  # those that strangers know
        self.seated: list[Person] = []
        self.tasks: list[asyncio.Task[None]] = []

    async def sit_down(self) -> None:
        """Open the tables and wait until everybody has a position before them."""
        for number in range(SOLO_TABLES):
            ada = await self.person(f"ada{number}")
            table = await self.open(ada.wire, [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * 2])
            self.tables.setdefault("bots", table)
            self.begin(self.play_alone(ada, table))
        ben, eve = await self.person("ben"), await self.person("eve")
        self.tables["people"] = await self.open_for_two(ben, eve)
        self.begin(self.play_together(ben, eve))
        host = await self.person("host")
        self.tables["waiting"] = await self.open(host.wire, [{"kind": "me"}, *[{"kind": "link"}] * 3])
        self.begin(host.sit(self.tables["waiting"], 0))
        self.begin(self.look_around())
        await asyncio.wait_for(asyncio.gather(*(person.is_seated.wait() for person in self.seated)), PATIENCE * 3)

    async def settle(self) -> None:
        """What people meet counts from now on: a server that has just started is slow for a moment."""
        await asyncio.sleep(SETTLING_SECONDS)
        self.experience.forget()

    def begin(self, work: Any) -> None:
        self.tasks.append(asyncio.create_task(work))

    async def person(self, name: str) -> Person:
        wire = Wire(self.port, SERVER)
        await wire.visit()
        person = Person(wire, self.experience, name)
        self.seated.append(person)
        return person

    async def open(self, wire: Wire, seats: list[dict[str, str]]) -> str:
        answer = await wire.call("POST", "/api/tables", {"game": GAME, "seats": seats, "name": "Ada"})
        if answer.status != 200:
            self.experience.troubles[f"opening refused: {answer.status}"] += 1
            await asyncio.sleep(1)
            return await self.open(wire, seats)
        return str(answer.json()["id"])

    async def open_for_two(self, ben: Person, eve: Person) -> str:
        table = await self.open(ben.wire, [{"kind": "me"}, {"kind": "link"}])
        for wire, does in ((eve.wire, "join"), (ben.wire, "start")):
            answer = await wire.call("POST", f"/api/tables/{table}/{does}", {})
            if answer.status != 200:
                self.experience.troubles[f"{does} refused: {answer.status}"] += 1
        return table

    async def play_alone(self, person: Person, table: str) -> None:
        while True:
            await person.sit(table, 0)
            table = await self.open(person.wire, [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * 2])

    async def play_together(self, ben: Person, eve: Person) -> None:
        table = self.tables["people"]
        while True:
            await asyncio.gather(ben.sit(table, 0), eve.sit(table, 1))
            table = await self.open_for_two(ben, eve)

    async def look_around(self) -> None:
        """Somebody who loads the page and what belongs to it, again and again."""
        wire = Wire(self.port, SERVER)
        index = await wire.call("GET", "/")
        asset = ASSET.search(index.body)
        paths = ["/", "/api/games", "/api/me", *([asset.group().decode()] if asset else [])]
        while True:
            for path in paths:
                begin = time.perf_counter()
                status = (await wire.call("GET", path)).status
                self.experience.pages.append(time.perf_counter() - begin)
                if status != 200:
                    self.experience.troubles[f"page refused: {path.rpartition('.')[0] or path} {status}"] += 1
            await asyncio.sleep(LOOKING_SECONDS)

    async def go_home(self) -> None:
        for person in self.seated:
            person.note_unanswered()
        for task in self.tasks:
            task.cancel()
        for result in await asyncio.gather(*self.tasks, return_exceptions=True):
            if isinstance(result, Exception):
                raise result
