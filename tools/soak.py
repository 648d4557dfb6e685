"""Lets tables come and go for a long time, and shows whether the server's memory stays flat.

  python -m tools.soak --minutes 60 --people 12

People open tables, play with bots or with each other, talk, leave, finish, look back, and go; tables that nobody looks
at leave the memory after a few seconds. The server's memory is sampled every ten seconds. At the end, or after Ctrl-C,
the slope of a straight line through the second half of the samples is shown with its interval of 95 %. Needs Linux.
"""

import argparse
import asyncio
import random
import signal
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

import msgspec

from tests.attacks.page import Page
from tests.attacks.victim import Victim
from tests.attacks.wire import GONE, SERVER, Wire

FORGETFUL = [sys.executable, "-m", "tests.attacks.forgetful"]
GAMES = ("watch", "councils_contracts", "smartphone_inc")  # of two or more
SAMPLING_SECONDS = 10
FEWEST_SAMPLES = 4  # for a line
ERRORS_95 = 2.0  # standard errors on either side
THINKING = (0.02, 0.2)


class Sample(NamedTuple):
    """The server's memory at a time: seconds since the beginning, bytes."""

    at: float
    memory: int


class Line(NamedTuple):
    """A straight line through samples: megabytes per hour, and how far off that may be."""

    slope: float
    margin: float


def fitted(samples: list[Sample]) -> Line | None:
    """Least squares; the margin takes the samples' errors as independent of each other."""
    if len(samples) < FEWEST_SAMPLES:
        return None
    hours = [sample.at / 3600 for sample in samples]
    sizes = [sample.memory / 1e6 for sample in samples]
    middle, size = sum(hours) / len(hours), sum(sizes) / len(sizes)
    spread = sum((hour - middle) ** 2 for hour in hours)
    slope = sum((hour - middle) * (one - size) for hour, one in zip(hours, sizes, strict=True)) / spread
    errors = [one - size - slope * (hour - middle) for hour, one in zip(hours, sizes, strict=True)]
    deviation = (sum(error**2 for error in errors) / (len(samples) - 2) / spread) ** 0.5
    return Line(slope, ERRORS_95 * deviation)


class Soak:
    """People who come and go, and the samples taken meanwhile."""

    def __init__(self, victim: Victim, people: int, seconds: float) -> None:
        self.victim = victim
        self.people = people
        self.seconds = seconds
        self.samples: list[Sample] = []
        self.done: Counter[str] = Counter()
        self.chance = random.Random(1)
        self.finished: list[str] = []  # some tables to look back on

    async def run(self) -> None:
        visiting = [asyncio.create_task(self.visits()) for _ in range(self.people)]
        try:
            await self.sample()
        finally:
            for task in visiting:
                task.cancel()
            await asyncio.gather(*visiting, return_exceptions=True)

    async def sample(self) -> None:
        begin = time.monotonic()
        while (at := time.monotonic() - begin) < self.seconds:
            self.samples.append(Sample(at, self.victim.taken().memory))
            print(
                f"\r{(self.seconds - at) / 60:5.1f} min left, {self.samples[-1].memory / 1e6:6.1f} MB, "
                f"{self.done['opened']} tables, {self.done['moves']} moves   ",
                end="",
                file=sys.stderr,
                flush=True,
            )
            await asyncio.sleep(min(SAMPLING_SECONDS, self.seconds - at))

    # Visits.

    async def visits(self) -> None:
        """One person after the other, each new here."""
        stays: list[Callable[[Wire], Awaitable[None]]] = [
            self.play_to_the_end,
            self.leave_early,
            self.play_together,
            self.open_and_go,
            self.look_back,
        ]
        while True:
            person = Wire(self.victim.port, SERVER)
            try:
                await person.visit()
                await self.chance.choice(stays)(person)
            except GONE as error:
                self.done[f"failed: {type(error).__name__}"] += 1
                await asyncio.sleep(1)

    async def opened(self, person: Wire, *others: dict[str, str]) -> str:
        wish = {"game": self.chance.choice(GAMES), "seats": [{"kind": "me"}, *others]}
        answer = await person.call("POST", "/api/tables", wish)
        if answer.status != 200:
            raise EOFError(answer.status)
        self.done["opened"] += 1
        return str(answer.json()["id"])

    async def play(self, page: Page, moves: int) -> None:
        for _ in range(moves):
            if not await page.turn():
                return
            await asyncio.sleep(self.chance.uniform(*THINKING))
            answer = await page.command("move", move=self.chance.choice(page.moves))
            self.done["moves" if answer == "ack" else answer] += 1
            if answer != "ack":
                await page.join()

    async def with_bots(self, person: Wire, moves: int) -> str:
        table = await self.opened(person, *[{"kind": "bot", "bot": "random"}] * 2)
        async with person.socket(table) as socket:
            page = Page(socket, 0)
            await page.join()
            await self.play(page, moves)
            await socket.send('{"type": "chat", "id": "last", "text": "good-bye"}')
        return table

    async def play_to_the_end(self, person: Wire) -> None:
        table = await self.with_bots(person, 1000)
        self.done["finished"] += 1
        self.finished = [*self.finished[-20:], table]

    async def leave_early(self, person: Wire) -> None:
        """A bot plays on for whoever goes."""
        table = await self.with_bots(person, self.chance.randrange(1, 15))
        await person.call("POST", f"/api/tables/{table}/leave", {"bot": "random"})
        self.done["left"] += 1

    async def play_together(self, person: Wire) -> None:
        """Two people who go away in the middle of the game."""
        other = person.stranger()
        await other.visit()
        table = await self.opened(person, {"kind": "link"})
        await other.call("POST", f"/api/tables/{table}/join", {})
        await person.call("POST", f"/api/tables/{table}/start", {})
        async with person.socket(table) as mine, other.socket(table) as theirs:
            pages = [Page(mine, 0), Page(theirs, 1)]
            for _ in range(self.chance.randrange(2, 30)):
                for page in pages:
                    await page.join()
                for page in [page for page in pages if page.moves][:1]:
                    await self.play(page, 1)
        self.done["abandoned"] += 1

    async def open_and_go(self, person: Wire) -> None:
        await self.opened(person, {"kind": "link"}, {"kind": "link"})
        self.done["opened only"] += 1

    async def look_back(self, person: Wire) -> None:
        if self.finished:
            table = self.chance.choice(self.finished)
            await person.call("GET", f"/api/tables/{table}/replay")
            await person.call("GET", f"/api/tables/{table}/replay/10?viewer=open")
            self.done["looked back"] += 1
        await asyncio.sleep(0.5)

    # The figures.

    def report(self) -> str:
        if not self.samples:
            return "Nothing was measured."
        memory = [sample.memory / 1e6 for sample in self.samples]
        line = fitted(self.samples[len(self.samples) // 2 :])
        slope = (
            f"second half: {line.slope:+.1f} MB per hour, between {line.slope - line.margin:+.1f} "
            f"and {line.slope + line.margin:+.1f} (95 %)"
            if line
            else "too short for a slope"
        )
        return (
            f"{self.samples[-1].at / 60:.1f} min, {len(memory)} samples: {memory[0]:.1f} MB at first, {memory[-1]:.1f} "
            f"at last, {max(memory):.1f} at most; {slope}\n{dict(self.done)}"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--people", type=int, default=12, help="at once")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the samples there")
    wishes = parser.parse_args()
    with Victim(FORGETFUL) as victim:
        soak = Soak(victim, wishes.people, wishes.minutes * 60)
        with suppress(KeyboardInterrupt):
            asyncio.run(soak.run())
        print(f"\n{soak.report()}")
    if wishes.json:
        wishes.json.write_bytes(msgspec.json.encode(soak.samples))


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # the server ends, too
    main()
