"""Fills a database with many tables, and measures how long a server takes to start with it.

  python tools/many_tables.py FILE --tables 10000 --waiting 5000    writes the tables; FILE must not exist yet
  python tools/many_tables.py FILE --measure                        starts a server with it and ends it again

The logs are real: a few games between random players, some of them over, some under way, each written many times under
new names. At `--waiting` of the tables a bot has to move, so that the server goes on with them after its start.
Reported are the seconds until /api/info answers, then how long a stranger waits for answers while the bots go on.
"""

import argparse
import asyncio
import os
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from itertools import cycle, islice
from pathlib import Path
from random import Random
from secrets import token_urlsafe

import msgspec

from chefetage.core.catalog import find_game
from chefetage.server.listening import listen
from chefetage.server.rooms.card import card
from chefetage.server.rooms.hall import TABLE_ID_BYTES
from chefetage.server.rooms.log import rows_of
from chefetage.server.storage.sqlite import SqliteStorage
from chefetage.server.storage.storage import Card, Row
from chefetage.table.draft import Draft
from chefetage.table.entries import Opened, Seat, Started
from chefetage.table.table import Table

GAMES = ("watch", "councils_contracts")
PLAYED = 6  # games of each kind
WRITTEN_AT_ONCE = 200
STARTING_SECONDS = 60
CALLS = 200  # of a stranger
SHARES = (0.5, 0.9, 0.99)


class Game:
    """A table with all of its log."""

    def __init__(self, draft: Draft) -> None:
        self.rows = rows_of(draft)
        self.card = card(draft.table, Table(""))

    def under(self, table: str) -> tuple[list[Row], Card]:
        rows = [msgspec.structs.replace(row, table=table) for row in self.rows]
        return rows, msgspec.structs.replace(self.card, table=table)


def played(key: str, number: int, is_over: bool) -> Game:
    """A game between a person and a bot, to its end or until the bot has to move."""
    info = find_game(key).info
    seats = [Seat("person", "Ada", f"ada-{number}"), Seat("bot", bot="random")]
    opening = Opened(key, info.rules_version, info.complete({}), f"{number:064x}", seats)
    draft, chance = Draft(Table("pattern"), time.time()), Random(number)
    draft.take(opening)
    draft.take(Started())
    moves = 0
    while draft.table.actors and (is_over or moves < 20 + 10 * number or not draft.table.waiting_bots):
        match, seat = draft.table.match, draft.table.actors[0]
        draft.move(seat, match.game.notation(chance.choice(match.game.legal_moves(match.state, seat))))
        moves += 1
    return Game(draft)


def patterns(is_over: bool) -> Iterator[Game]:
    """For ever the same few games, by turns."""
    return cycle([played(key, number, is_over) for key in GAMES for number in range(PLAYED)])


async def fill(database: Path, tables: int, waiting: int) -> None:
    storage = SqliteStorage(database)
    games = [*islice(patterns(is_over=True), tables - waiting), *islice(patterns(is_over=False), waiting)]
    for first in range(0, tables, WRITTEN_AT_ONCE):
        some = [game.under(token_urlsafe(TABLE_ID_BYTES)) for game in games[first : first + WRITTEN_AT_ONCE]]
        await asyncio.gather(*(storage.append(rows, kept) for rows, kept in some))
    await storage.close()


def measure(database: Path) -> None:
    with listen("127.0.0.1", 0) as free:
        port = free.getsockname()[1]
    words = ["serve", "--port", str(port), "--db", str(database), "--lang", "en"]
    begun = time.perf_counter()
    server = subprocess.Popen([sys.executable, "-m", "chefetage", *words], stdout=subprocess.DEVNULL)
    try:
        while not answers(port):
            if time.perf_counter() - begun > STARTING_SECONDS:
                raise TimeoutError("the server does not start")
            time.sleep(0.01)
        print(f"start: {time.perf_counter() - begun:.2f} s")
        waits = sorted(waited(port) for _ in range(CALLS))
        told = ", ".join(f"{share:.0%} {1000 * waits[int(share * CALLS)]:.1f} ms" for share in SHARES)
        print(f"answers while bots go on: {told}, longest {1000 * waits[-1]:.1f} ms")
    finally:
        ending = time.perf_counter()
        os.kill(server.pid, signal.SIGTERM)
        server.wait()
        print(f"end: {time.perf_counter() - ending:.2f} s")


def answers(port: int) -> bool:
    try:
        ask(port, "/info")
    except OSError:
        return False
    return True


def waited(port: int) -> float:
    begun = time.perf_counter()
    ask(port, "/tables")
    return time.perf_counter() - begun


def ask(port: int, path: str) -> None:
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/api{path}") as answer:
        answer.read()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", type=Path)
    parser.add_argument("--tables", type=int, default=10_000)
    parser.add_argument("--waiting", type=int, default=5_000)
    parser.add_argument("--measure", action="store_true")
    wishes = parser.parse_args()
    if wishes.measure:
        measure(wishes.file)
    elif wishes.file.exists():
        sys.exit(f"{wishes.file} exists already")
    else:
        begun = time.perf_counter()
        asyncio.run(fill(wishes.file, wishes.tables, min(wishes.waiting, wishes.tables)))
        size = wishes.file.stat().st_size / 1e6
        print(f"{wishes.tables} tables in {time.perf_counter() - begun:.1f} s, {size:.0f} MB")


if __name__ == "__main__":
    main()
