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
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidMessage, InvalidStatus

STARTING_SECONDS = 30
GONE = (ConnectionClosed, InvalidMessage, InvalidStatus, OSError, EOFError, TimeoutError)


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
        deadline = time.monotonic() + STARTING_SECONDS
        while time.monotonic() < deadline:
            try:
                self.call("GET", "/info")
            except OSError:
                time.sleep(0.02)
            else:
                return
        raise TimeoutError("the server does not start")

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


class Player:
    """Plays random moves against a bot, resends what was not answered, sends a tenth twice."""

    def __init__(self, server: ServerProcess, number: int) -> None:
        self.server = server
        self.chance = Random(number)
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        wish = {"game": "councils_contracts", "seats": seats, "options": {"start_player": "1"}}
        summary, self.cookie = server.call("POST", "/tables", wish)
        self.table = summary["id"]
        self.acked: dict[str, tuple[int, str]] = {}  # id -> counter and move
        self.pending: dict[str, Any] | None = None
        self.numbers = count(number * 1_000_000)
        self.closed: list[int] = []
        self.is_over = False

    async def play(self, until: asyncio.Event) -> None:
        while not until.is_set() and not self.is_over:
            try:
                await self.visit(until)
            except ConnectionClosed as gone:
                self.closed.append(gone.rcvd.code if gone.rcvd else 0)
                await asyncio.sleep(0.05)
            except GONE:
                await asyncio.sleep(0.05)

    async def visit(self, until: asyncio.Event) -> None:
        address = f"ws://127.0.0.1:{self.server.port}/api/tables/{self.table}/socket"
        headers = {"cookie": self.cookie}
        async with connect(address, additional_headers=headers, open_timeout=5, compression=None) as page:
            await page.send(json.dumps({"type": "join", "seat": 0}))
            if self.pending:
                await page.send(json.dumps(self.pending))
            while not until.is_set() and not self.is_over:
                try:
                    text = await asyncio.wait_for(page.recv(), 0.2)
                except TimeoutError:
                    continue
                await self.answer(page, json.loads(text))

    async def answer(self, page: Any, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "ack" and self.pending and message["id"] == self.pending["id"]:
            self.acked[message["id"]] = (message["seen"], self.pending["move"])
            self.pending = None
        elif kind == "nack" and self.pending and message["id"] == self.pending["id"]:
            self.pending = None
            await page.send(json.dumps({"type": "join", "seat": 0}))
        elif kind == "position":
            self.is_over = message["position"]["result"] is not None
            await self.move(page, message)

    async def move(self, page: Any, news: dict[str, Any]) -> None:
        offers = news["position"]["offers"]
        if not offers or self.pending:
            return
        choice = self.chance.choice(offers)["move"]
        self.pending = {
            "type": "move",
            "id": f"m{next(self.numbers)}",
            "seen": news["seen"],
            "seat": 0,
            "move": choice,
        }
        for _ in range(2 if self.chance.random() < 0.1 else 1):
            await page.send(json.dumps(self.pending))
