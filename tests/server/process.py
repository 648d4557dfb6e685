"""The server as a process of its own, and people who play there through a real network."""

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from hashlib import sha256
from http import HTTPStatus
from http.client import HTTPException
from itertools import count
from pathlib import Path
from random import Random
from typing import Any
from urllib.error import HTTPError

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidMessage, InvalidStatus

STARTING_SECONDS = 30
GONE = (ConnectionClosed, InvalidMessage, InvalidStatus, HTTPException, OSError, EOFError, TimeoutError)
WAITING_SECONDS = 0.05  # before somebody tries again
REFUSED_SECONDS = 1  # the same, when the server has said that it was too early


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class ServerProcess:
    def __init__(self, database: Path) -> None:
        self.database = database
        self.port = free_port()

    def command(self) -> list[str]:
        words = ["serve", "--port", str(self.port), "--db", str(self.database), "--bot-delay", "0", "--lang", "en"]
        return [sys.executable, "-m", "chefetage", *words]

    def start(self) -> None:
        self.process = subprocess.Popen(self.command(), stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
        self.wait_until_it_answers()

    def wait_until_it_answers(self) -> None:
        deadline = time.monotonic() + STARTING_SECONDS
        while time.monotonic() < deadline:
            try:
                self.call("GET", "/info")
            except OSError:
                time.sleep(0.02)
            else:
                return
        raise TimeoutError("the server does not answer")

    def stop(self, how: signal.Signals) -> int:
        os.kill(self.process.pid, how)
        code = self.process.wait(20)
        assert self.process.stderr
        self.process.stderr.close()
        return code

    def call(self, method: str, path: str, body: Any = None, cookie: str = "") -> tuple[Any, str]:
        """The answer, and the cookie if one was given."""
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}/api{path}", data, method=method)
        request.add_header("cookie", cookie)
        with urllib.request.urlopen(request, timeout=20) as answer:
            given = answer.headers.get("set-cookie", "").split(";")[0]
            return json.loads(answer.read()), given or cookie


NOTHING_YET: dict[str, Any] = {"seen": -1}


class Watcher:
    """Somebody who looks at a table, comes back whenever the server is gone, and remembers all that was shown."""

    def __init__(self, server: ServerProcess, table: str) -> None:
        self.server = server
        self.table = table  # to look at
        self.visited = table
        self.seat = -1
        self.cookie = ""
        self.shown: dict[tuple[str, int, int], str] = {}  # table, viewer and counter -> what the viewer saw
        self.closed: list[int] = []

    async def play(self, until: asyncio.Event) -> None:
        """A page is left when the next one is open: so every end of the server is told to me, also between tables."""
        pages: list[ClientConnection] = []
        while not until.is_set():
            try:
                pages.append(await self.come())
                while len(pages) > 1:
                    await self.leave(pages.pop(0))
                await self.stay(pages[0], until)
            except GONE:
                await asyncio.sleep(WAITING_SECONDS)
        for page in pages:
            await self.leave(page)

    async def come(self) -> ClientConnection:
        self.visited = self.table
        address = f"ws://127.0.0.1:{self.server.port}/api/tables/{self.visited}/socket"
        return await connect(address, additional_headers={"cookie": self.cookie}, open_timeout=5, compression=None)

    async def stay(self, page: ClientConnection, until: asyncio.Event) -> None:
        await self.arrive(page)
        while not until.is_set() and self.table == self.visited:
            try:
                text = await asyncio.wait_for(page.recv(), 0.2)
            except TimeoutError:
                continue
            await self.hear(page, json.loads(text))

    async def leave(self, page: ClientConnection) -> None:
        """The server's code counts, if it was the first to end this; I need not have read it before."""
        await page.close()
        self.closed.append(page.close_code or 0)

    async def arrive(self, page: ClientConnection) -> None:
        await page.send(json.dumps({"type": "join", "seat": self.seat}))

    async def hear(self, page: ClientConnection, message: dict[str, Any]) -> None:
        if message["type"] == "position":
            position = message["position"]
            self.shown[self.visited, position["viewer"], message["seen"]] = view_mark(position["view"])


def view_mark(view: Any) -> str:
    """The same for the same view, and short."""
    return sha256(json.dumps(view, sort_keys=True).encode()).hexdigest()


@asynccontextmanager
async def at_play(people: Sequence[Watcher]) -> AsyncIterator[None]:
    """They play meanwhile, and whoever fails ends it for all: otherwise one would wait for them in vain."""
    done = asyncio.Event()
    async with asyncio.TaskGroup() as playing:
        for person in people:
            playing.create_task(person.play(done))
        yield
        done.set()


class Player(Watcher):
    """Plays random moves, resends what was not answered, sends a tenth twice, and plays again when a game is over.

    Every third plays alone, which is over soon; the others play against a bot.
    """

    def __init__(self, server: ServerProcess, number: int) -> None:
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        wish: dict[str, Any] = {"game": "councils_contracts", "seats": seats, "options": {"start_player": "1"}}
        if number % 3 == 2:
            wish = {"game": "watch", "seats": seats[:1]}
        summary, cookie = server.call("POST", "/tables", wish)
        super().__init__(server, summary["id"])
        self.cookie = cookie
        self.seat = 0
        self.opened = self.table
        self.chance = Random(number)
        self.acked: dict[str, tuple[str, int, str]] = {}  # id -> table, counter and move
        self.rematches: dict[str, str] = {}  # table -> the one after it
        self.spectators: list[Watcher] = []  # who come along
        self.pending: dict[str, Any] | None = None
        self.news = NOTHING_YET  # the last position
        self.least_seen = 0  # of a position to go on from
        self.numbers = count(number * 1_000_000)

    async def arrive(self, page: ClientConnection) -> None:
        await super().arrive(page)
        if self.pending:
            await page.send(json.dumps(self.pending))

    async def hear(self, page: ClientConnection, message: dict[str, Any]) -> None:
        await super().hear(page, message)
        if message["type"] == "position":
            self.news = message
        elif self.pending and message.get("id") == self.pending["id"]:
            await self.take_answer(page, message)
        if not self.pending and self.news["seen"] >= self.least_seen:
            await self.go_on(page)

    async def take_answer(self, page: ClientConnection, message: dict[str, Any]) -> None:
        assert self.pending
        if message["type"] == "retry":
            await page.send(json.dumps(self.pending))
            return
        if message["type"] == "ack":
            self.acked[message["id"]] = (self.table, message["seen"], self.pending["move"])
            self.least_seen = message["seen"]
        else:
            await super().arrive(page)
            self.least_seen = self.news["seen"] + 1  # that position was no longer true
        self.pending = None

    async def go_on(self, page: ClientConnection) -> None:
        """From the last position, unless the answer to a move promises a later one."""
        if self.news["position"]["result"] is not None:
            await self.play_again()
        else:
            await self.move(page, self.news)

    async def play_again(self) -> None:
        summary = await self.rematch()
        self.rematches[self.table] = summary["id"]
        self.seat = [seat["mine"] for seat in summary["seats"]].index(True)
        for person in (self, *self.spectators):
            person.table = summary["id"]
        self.least_seen, self.news = 0, NOTHING_YET

    async def rematch(self) -> dict[str, Any]:
        """As soon as I may. Fails if the server is gone."""
        wish = ("POST", f"/tables/{self.table}/rematch", None, self.cookie)
        while True:
            try:
                summary: dict[str, Any] = (await asyncio.to_thread(self.server.call, *wish))[0]
            except HTTPError as refusal:
                if refusal.code != HTTPStatus.TOO_MANY_REQUESTS:
                    raise
                await asyncio.sleep(REFUSED_SECONDS)
            else:
                return summary

    async def move(self, page: ClientConnection, news: dict[str, Any]) -> None:
        offers = news["position"]["offers"]
        if not offers or self.pending:
            return
        choice = self.chance.choice(offers)["move"]
        self.pending = {
            "type": "move",
            "id": f"m{next(self.numbers)}",
            "seen": news["seen"],
            "seat": self.seat,
            "move": choice,
        }
        for _ in range(2 if self.chance.random() < 0.1 else 1):
            await page.send(json.dumps(self.pending))
