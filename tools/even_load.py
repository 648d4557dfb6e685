"""Many sockets at many tables, and moves of people at an even pace: what tools/table_load.py does with --sockets.

Each table has so many people and spectators, each with a page of their own, and an address of its own among those of
this machine (127.1.0.0/16, as Linux has them), so that limits per address are no part of what is measured.
"""

import argparse
import asyncio
import http.client
import json
import os
import random
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tools.light_page import LightPage

OPENED_AT_ONCE = 4
SETTLING_SECONDS = 2.0  # until all have got their first position
SHARES = (0.5, 0.9, 0.99)
TICKS = os.sysconf("SC_CLK_TCK")


@dataclass
class Used:
    """What processes have used."""

    own: float  # seconds of CPU of the server's process
    all: float  # with its children
    memory: int  # resident bytes of the server's process

    @staticmethod
    def by(server: int) -> "Used":
        parents = {pid: int(fields_of(pid)[1]) for pid in processes()}
        family = {server}
        while more := {pid for pid, parent in parents.items() if parent in family} - family:
            family |= more
        resident = int(Path(f"/proc/{server}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
        return Used(seconds_of(server), sum(map(seconds_of, family)), resident)


def processes() -> list[int]:
    return [int(folder.name) for folder in Path("/proc").iterdir() if folder.name.isdigit()]


def fields_of(pid: int) -> list[str]:
    """Of /proc/PID/stat, behind the name; a process that has just ended has parent 0 and used nothing."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2].split()
    except OSError:
        return ["0"] * 20


def seconds_of(pid: int) -> float:
    fields = fields_of(pid)
    return (int(fields[11]) + int(fields[12])) / TICKS


@dataclass
class LoadedTable:
    """A table, its pages, and the move that is not answered yet."""

    number: int
    pages: list[LightPage] = field(default_factory=list)
    sent: float = 0.0  # when; 0 if nothing is on its way
    is_opening: bool = False


class EvenLoad:
    """Plays random moves at all tables in turn; a game that is over is followed by another."""

    def __init__(self, wishes: argparse.Namespace, port: int, server: int) -> None:
        self.wishes = wishes
        self.port = port
        self.server = server
        self.pages = wishes.people + wishes.spectators  # at each table
        self.tables = [LoadedTable(number) for number in range(max(1, wishes.sockets // self.pages))]
        self.opening = asyncio.Semaphore(OPENED_AT_ONCE)
        self.tasks: set[asyncio.Task[None]] = set()
        self.chance = random.Random(wishes.sockets)
        self.games: list[str] = []
        self.waits: list[float] = []
        self.is_measuring = False
        self.refused = self.idle = self.opened = 0
        self.begin = self.end = 0.0
        self.before = self.after = Used(0, 0, 0)

    # Tables.

    def call(self, table: LoadedTable, path: str, body: object, cookie: str = "") -> tuple[Any, str]:
        """The answer, and the cookie if one was given."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, source_address=(address_of(table), 0))
        headers = {"cookie": cookie, "content-type": "application/json"}
        connection.request("GET" if body is None else "POST", f"/api{path}", json.dumps(body), headers)
        answer = connection.getresponse()
        content = json.loads(answer.read())
        connection.close()
        if answer.status != 200:
            sys.exit(f"{path}: {answer.status} {content}")
        return content, (answer.getheader("set-cookie") or "").split(";")[0] or cookie

    def seated(self, table: LoadedTable) -> tuple[str, list[str]]:
        """A new table whose game has begun, and the cookies of its people."""
        game = self.games[table.number % len(self.games)]
        others = range(1, self.wishes.people)
        seats = [{"kind": "me"}, *({"kind": "link"} for _ in others)]
        summary, cookie = self.call(table, "/tables", {"game": game, "seats": seats, "name": "Ada"})
        path = f"/tables/{summary['id']}"
        cookies = [cookie, *(self.call(table, f"{path}/join", {"name": f"Ben {number}"})[1] for number in others)]
        if others:
            self.call(table, f"{path}/start", {}, cookie)
        return summary["id"], cookies

    async def open(self, table: LoadedTable) -> None:
        async with self.opening:
            key, cookies = await asyncio.to_thread(self.seated, table)
            path = f"/api/tables/{key}/socket"
            table.pages = [
                await self.page(table, LightPage(path, cookie, seat, lambda done: self.answered(table, done)))
                for seat, cookie in [*enumerate(cookies), *([(-1, "")] * self.wishes.spectators)]
            ]
        self.opened += 1
        table.is_opening = False

    async def page(self, table: LoadedTable, page: LightPage) -> LightPage:
        local = (address_of(table), 0)
        await asyncio.get_running_loop().create_connection(lambda: page, "127.0.0.1", self.port, local_addr=local)
        return page

    def renew(self, table: LoadedTable) -> None:
        for page in table.pages:
            page.close()
        table.is_opening, table.pages, table.sent = True, [], 0.0
        task = asyncio.create_task(self.open(table))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    # Moves.

    def answered(self, table: LoadedTable, is_done: bool) -> None:
        if self.is_measuring and is_done:
            self.waits.append(time.perf_counter() - table.sent)
        self.refused += not is_done
        table.sent = 0.0

    def move(self, table: LoadedTable) -> bool:
        """Whether somebody at the table could move."""
        if table.sent or table.is_opening:
            return False
        for page in table.pages[: self.wishes.people]:
            news = page.news()
            if news and news.is_over:
                self.renew(table)
                return False
            if news and news.position.offers:
                move = self.chance.choice(news.position.offers).move
                table.sent = time.perf_counter()
                wish = {"type": "move", "id": str(table.sent), "seen": news.seen, "seat": page.seat, "move": move}
                page.say(wish)
                return True
        return False

    async def play(self) -> None:
        """One move at each beat, at the next table that is ready; where none is, the beat is lost."""
        turn, beat = 0, time.perf_counter()
        while True:
            beat += 1 / self.wishes.rate
            await asyncio.sleep(max(0.0, beat - time.perf_counter()))
            for _ in self.tables:
                turn = (turn + 1) % len(self.tables)
                if self.move(self.tables[turn]):
                    break
            else:
                self.idle += 1

    # The measurement.

    async def run(self) -> None:
        playing: asyncio.Task[None] | None = None
        try:
            self.games = self.wishes.games or await asyncio.to_thread(self.all_games)
            for table in self.tables:
                self.renew(table)
            while self.opened < len(self.tables):
                await show(f"{self.opened} of {len(self.tables)} tables are open")
            await asyncio.sleep(SETTLING_SECONDS)
            playing = asyncio.create_task(self.play())
            await asyncio.sleep(self.wishes.warm_up)
            await self.measure()
        finally:
            if playing is not None:
                playing.cancel()

    def all_games(self) -> list[str]:
        return [game["key"] for game in self.call(self.tables[0], "/games", None)[0]]

    async def measure(self) -> None:
        self.before, self.begin = Used.by(self.server), time.perf_counter()
        self.is_measuring = True
        try:
            while (left := self.begin + self.wishes.seconds - time.perf_counter()) > 0:
                await show(f"{left:3.0f} s left, {len(self.waits)} moves")
        finally:
            self.is_measuring = False
            self.after, self.end = Used.by(self.server), time.perf_counter()

    def report(self) -> str:
        if not self.waits:
            return "No move was acknowledged."
        waits, seconds = sorted(self.waits), self.end - self.begin
        own, together = self.after.own - self.before.own, self.after.all - self.before.all
        gone = sum(page.is_gone for table in self.tables for page in table.pages)
        return (
            f"{len(self.tables) * self.pages} sockets at {len(self.tables)} tables, {seconds:.0f} s: "
            f"{len(waits)} moves acknowledged, {len(waits) / seconds:.0f} per second, {shares_of(waits)}, "
            f"longest {waits[-1] * 1000:.0f} ms; "
            f"CPU {own * 1000 / len(waits):.2f} ms per move ({together * 1000 / len(waits):.2f} with children), "
            f"memory {self.after.memory / 1e6:.0f} MB (before {self.before.memory / 1e6:.0f}); "
            f"{self.refused} refused, {self.idle} beats lost, {gone} pages let go, {self.opened} tables opened; "
            f"this tool used {time.process_time():.0f} s of CPU"
        )


def address_of(table: LoadedTable) -> str:
    return f"127.1.{table.number // 250}.{table.number % 250 + 1}"


async def show(progress: str) -> None:
    print(f"\r{progress}   ", end="", file=sys.stderr, flush=True)
    await asyncio.sleep(0.5)


def shares_of(waits: list[float]) -> str:
    """How long most had to wait; `waits` are in order, the shortest first."""
    return ", ".join(f"p{share * 100:.0f} {waits[int(len(waits) * share)] * 1000:.1f} ms" for share in SHARES)
