"""Measures the web table under load: many tables, each with one person and two bots, all at once.

  python tools/table_load.py --tables 100 --seconds 20 --game councils_contracts --bot random

It starts a server of its own. Reported is the time from a move's sending to its acknowledgement (durable on disk), as
the page sees it, and how many moves people and bots made.
"""

import argparse
import asyncio
import json
import random
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

from websockets.asyncio.client import connect

PORT = 8199
THINKING = (0.2, 1.0)  # seconds that a person takes for a move


class Load:
    """What all people met."""

    def __init__(self, arguments: argparse.Namespace) -> None:
        self.arguments = arguments
        self.waits: list[float] = []
        self.moves = 0
        self.until = 0.0

    async def person(self, number: int) -> None:
        """Play random moves until the time is over."""
        table, cookie = await asyncio.to_thread(self.open_table)
        address = f"ws://127.0.0.1:{PORT}/api/tables/{table}/socket"
        async with connect(address, additional_headers={"cookie": cookie}, compression=None) as page:
            await page.send(json.dumps({"type": "join", "since": 0, "seat": 0}))
            sent = 0.0
            while time.perf_counter() < self.until:
                message = await self.heard(page)
                if message.get("type") == "ack":
                    self.waits.append(time.perf_counter() - sent)
                elif message.get("type") == "position":
                    self.moves += 1
                    sent = await self.move(page, message) or sent

    async def heard(self, page: Any) -> dict[str, Any]:
        try:
            message: dict[str, Any] = json.loads(await asyncio.wait_for(page.recv(), 1))
        except TimeoutError:
            return {}
        return message

    async def move(self, page: Any, news: dict[str, Any]) -> float:
        """When it was sent; 0 if there is nothing to decide."""
        offers = news["position"]["offers"]
        if not offers:
            return 0
        await asyncio.sleep(random.uniform(*THINKING))
        move = {"type": "move", "id": str(random.random()), "ply": news["ply"] + 1, "seat": 0}
        sent = time.perf_counter()
        await page.send(json.dumps({**move, "move": random.choice(offers)["move"]}))
        return sent

    def open_table(self) -> tuple[str, str]:
        seats = [{"kind": "me"}, *([{"kind": "bot", "bot": self.arguments.bot}] * 2)]
        body = json.dumps({"game": self.arguments.game, "seats": seats}).encode()
        with urllib.request.urlopen(urllib.request.Request(f"http://127.0.0.1:{PORT}/api/tables", body)) as answer:
            return json.loads(answer.read())["id"], answer.headers["set-cookie"].split(";")[0]

    async def run(self) -> None:
        self.until = time.perf_counter() + self.arguments.seconds
        await asyncio.gather(*(self.person(number) for number in range(self.arguments.tables)))

    def report(self) -> str:
        waits = sorted(self.waits)
        at = {share: waits[int(len(waits) * share)] * 1000 for share in (0.5, 0.9, 0.99)}
        rate = self.moves / self.arguments.seconds
        percentiles = ", ".join(f"p{share * 100:.0f} {wait:.1f} ms" for share, wait in at.items())
        return f"{len(waits)} moves of people acknowledged: {percentiles}; {rate:.0f} positions per second sent"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--game", default="councils_contracts")
    parser.add_argument("--bot", default="random")
    load = Load(parser.parse_args())
    with tempfile.TemporaryDirectory() as folder:
        words = ["serve", "--port", str(PORT), "--db", str(Path(folder) / "tables.sqlite"), "--bot-delay", "0.2"]
        server = subprocess.Popen([sys.executable, "-m", "chefetage", *words], stdout=subprocess.PIPE)
        assert server.stdout
        server.stdout.readline()
        time.sleep(1)
        try:
            asyncio.run(load.run())
        finally:
            server.terminate()
            server.wait()
    print(load.report())


if __name__ == "__main__":
    main()
