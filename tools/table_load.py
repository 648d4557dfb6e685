"""Measures the web table under load.

Many tables, each with one person and two bots, who move as fast as people do:

  PYTHONPATH=. python tools/table_load.py --tables 100 --seconds 20 --game councils_contracts --bot random

Many sockets, only people, and so many moves per second in all (even_load.py); of all games in turn, or of those named:

  PYTHONPATH=. python tools/table_load.py --sockets 1000 --rate 300 --seconds 30

It starts a server of its own on a free port. Reported is the time from a move's sending to its acknowledgement (durable
on disk), as the page sees it, and how many moves people and bots made; with --sockets also the CPU time of the server
per move, with and without its children, and its memory. Ctrl-C ends it and reports what was measured.
"""

import argparse
import asyncio
import json
import random
import resource
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import uvloop
from websockets.asyncio.client import connect

from tools.even_load import EvenLoad, shares_of, show

THINKING = (0.2, 1.0)  # seconds that a person takes for a move
STARTING_SECONDS = 60
OPENED_AT_ONCE = 4  # tables


class Load:
    """What all people met."""

    def __init__(self, wishes: argparse.Namespace, port: int) -> None:
        self.wishes = wishes
        self.port = port
        self.opening = asyncio.Semaphore(OPENED_AT_ONCE)
        self.is_measuring = asyncio.Event()
        self.waits: list[float] = []  # seconds, one for each move of a person
        self.tables = 0
        self.positions = 0
        self.begin = self.until = 0.0

    # People.

    async def person(self) -> None:
        """Play random moves, game after game."""
        while True:
            async with self.opening:
                table, cookie = await asyncio.to_thread(self.open_table)
            self.tables += 1
            await self.is_measuring.wait()
            await self.play(table, cookie)

    def open_table(self) -> tuple[str, str]:
        seats = [{"kind": "me"}, *([{"kind": "bot", "bot": self.wishes.bot}] * 2)]
        body = json.dumps({"game": self.wishes.game, "seats": seats}).encode()
        with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/api/tables", body) as answer:
            return json.loads(answer.read())["id"], answer.headers["set-cookie"].split(";")[0]

    async def play(self, table: str, cookie: str) -> None:
        address = f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket"
        async with connect(address, additional_headers={"cookie": cookie}, compression=None) as page:
            await page.send(json.dumps({"type": "join", "seat": 0}))
            sent = 0.0
            async for text in page:
                message = json.loads(text)
                if message["type"] == "ack":
                    self.waits.append(time.perf_counter() - sent)
                elif message["type"] == "position":
                    self.positions += 1
                    sent = await self.move(page, message) or sent
                    if message["position"]["result"]:
                        return

    async def move(self, page: Any, news: dict[str, Any]) -> float:
        """When it was sent; 0 if there is nothing to decide."""
        offers = news["position"]["offers"]
        if not offers:
            return 0
        await asyncio.sleep(random.uniform(*THINKING))
        move = {"type": "move", "id": str(random.random()), "seen": news["seen"], "seat": 0}
        sent = time.perf_counter()
        await page.send(json.dumps({**move, "move": random.choice(offers)["move"]}))
        return sent

    # The measurement.

    async def run(self) -> None:
        people = [asyncio.create_task(self.person()) for _ in range(self.wishes.tables)]
        measuring = asyncio.create_task(self.measure())
        try:
            done, _ = await asyncio.wait([*people, measuring], return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()  # a person never ends of their own accord: something has gone wrong
        finally:
            for task in [*people, measuring]:
                task.cancel()
            await asyncio.gather(*people, measuring, return_exceptions=True)

    async def measure(self) -> None:
        while self.tables < self.wishes.tables:
            await show(f"{self.tables} of {self.wishes.tables} tables are open")
        self.begin = time.perf_counter()
        self.until = self.begin + self.wishes.seconds
        self.is_measuring.set()
        while time.perf_counter() < self.until:
            await show(f"{self.until - time.perf_counter():3.0f} s left, {len(self.waits)} moves of people")

    def report(self) -> str:
        if not self.waits:
            return "No move was acknowledged."
        waits = sorted(self.waits)
        seconds = min(time.perf_counter(), self.until) - self.begin
        return (
            f"{self.wishes.tables} tables, {seconds:.0f} s: {len(waits)} moves of people acknowledged, "
            f"{shares_of(waits)}; {self.positions / seconds:.0f} positions per second sent"
        )


@contextmanager
def running_server() -> Iterator[tuple[int, int]]:
    """Its port and its process id."""
    allow_files()
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    with tempfile.TemporaryDirectory() as folder:
        words = ["serve", "--port", str(port), "--db", str(Path(folder) / "tables.sqlite"), "--bot-delay", "0.2"]
        command = [sys.executable, "-m", "chefetage", *words]
        server = subprocess.Popen(command, stdout=subprocess.DEVNULL, start_new_session=True)  # Ctrl-C is for us
        try:
            wait_for(f"http://127.0.0.1:{port}/api/info", server)
            yield port, server.pid
        finally:
            server.terminate()
            server.wait()


def allow_files() -> None:
    """As many open files as the system lets us have, here and in the server."""
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def wait_for(address: str, server: subprocess.Popen[bytes]) -> None:
    end = time.monotonic() + STARTING_SECONDS
    while time.monotonic() < end and server.poll() is None:
        try:
            urllib.request.urlopen(address).close()
        except OSError:
            time.sleep(0.1)
        else:
            return
    sys.exit("The server does not start.")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=20)
    bots = parser.add_argument_group("people with bots")
    bots.add_argument("--tables", type=int, default=100)
    bots.add_argument("--game", default="councils_contracts")
    bots.add_argument("--bot", default="random")
    even = parser.add_argument_group("an even load")
    even.add_argument("--sockets", type=int, default=0)
    even.add_argument("--rate", type=float, default=300, help="moves per second in all")
    even.add_argument("--people", type=int, default=3, help="at each table")
    even.add_argument("--spectators", type=int, default=1, help="at each table")
    even.add_argument("--warm-up", type=float, default=10, help="seconds of play before the measurement")
    even.add_argument("--games", nargs="*", help="all")
    wishes = parser.parse_args()
    with running_server() as (port, pid):
        load = EvenLoad(wishes, port, pid) if wishes.sockets else Load(wishes, port)
        with suppress(KeyboardInterrupt):
            uvloop.run(load.run())
        print(f"\n{load.report()}")


if __name__ == "__main__":
    main()
