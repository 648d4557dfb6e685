"""One run: a server, people who play, attackers who come while they do; and the figures of it."""

import asyncio
import sys
import time
from collections import Counter
from collections.abc import Callable

import msgspec

from tests.attacks.catalog import ATTACKS
from tests.attacks.hostile import Orders, Tally
from tests.attacks.machine import LAST_SECONDS
from tests.attacks.people import People
from tests.attacks.victim import ROOT, Victim

SOURCES = ["127.0.0.2", "127.0.0.3", "127.0.0.4"]
SAMPLING_SECONDS = 0.25
STARTING_SECONDS = 2.0  # until the attackers are at work
SHARES = (0.5, 0.9, 0.99)
MOST_MEMORY = 400_000_000
LINES_AT_ONCE = 100  # of the server's log
LINES_PER_SECOND = 5
SHOWN_LINES = 12


class Waits(msgspec.Struct):
    """How long people waited: milliseconds."""

    count: int
    median: float
    p90: float
    p99: float


class Outcome(msgspec.Struct):
    """What a run showed."""

    name: str
    seconds: float
    moves: Waits
    chats: Waits
    pages: Waits
    troubles: dict[str, int]  # of the people who want to play
    memory: int  # bytes, the most
    cpu: float  # share of a core
    log_lines: int
    tallies: dict[str, dict[str, int]]  # what the attacks counted
    complaints: list[str]
    log: list[str]  # its last lines


Progress = Callable[[str], None]


def waits(times: list[float]) -> Waits:
    ordered = sorted(times)
    if not ordered:
        return Waits(0, 0, 0, 0)
    median, p90, p99 = (round(ordered[int(len(ordered) * share)] * 1000, 1) for share in SHARES)
    return Waits(len(ordered), median, p90, p99)


class Run:
    """Attacks (none: peace) against one server."""

    def __init__(self, name: str, attacks: list[str], seconds: float, show: Progress) -> None:
        self.name = name
        self.attacks = attacks
        self.seconds = max([seconds, *(ATTACKS[one].least_seconds for one in attacks)])
        self.show = show
        self.memory = 0
        self.tallies: dict[str, Tally] = {}
        self.failures: list[str] = []

    def outcome(self) -> Outcome:
        with Victim() as victim:
            return asyncio.run(self.measured(victim))

    async def measured(self, victim: Victim) -> Outcome:
        people = People(victim.port)
        self.show(f"{self.name}: people sit down")
        await people.sit_down()
        await people.settle()
        begin, before = time.monotonic(), victim.taken()
        watching = asyncio.create_task(self.watch(victim, people, begin))
        try:
            await self.attack(victim, people)
        finally:
            watching.cancel()
        seconds, after = time.monotonic() - begin, victim.taken()
        await people.go_home()
        return self.found(victim, people, seconds, after.cpu - before.cpu)

    async def watch(self, victim: Victim, people: People, begin: float) -> None:
        while True:
            self.memory = max(self.memory, victim.taken().memory)
            left = max(0.0, self.seconds - (time.monotonic() - begin))
            met = people.experience
            self.show(
                f"{self.name}: {left:3.0f} s left, {len(met.moves)} moves, {self.memory / 1e6:.0f} MB, "
                f"{met.troubles.total()} troubles"
            )
            await asyncio.sleep(SAMPLING_SECONDS)

    # The attackers.

    async def attack(self, victim: Victim, people: People) -> None:
        machines = [self.machine(orders) for orders in self.orders(victim.port, people.tables)]
        await asyncio.gather(asyncio.sleep(self.seconds), *machines)

    def orders(self, port: int, tables: dict[str, str]) -> list[Orders]:
        """Each address is one process; an attack comes from one address, or from several if it says so."""
        plans = [Orders(port, source, [], self.seconds, tables, len(SOURCES)) for source in SOURCES]
        for number, name in enumerate(self.attacks):
            for part in range(ATTACKS[name].machines):
                plans[(number + part) % len(plans)].attacks.append(name)
        return [plan for plan in plans if plan.attacks]

    async def machine(self, orders: Orders) -> None:
        words = [sys.executable, "-m", "tests.attacks.machine", msgspec.json.encode(orders).decode()]
        process = await asyncio.create_subprocess_exec(
            *words, cwd=ROOT, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE
        )
        try:
            patience = self.seconds + LAST_SECONDS + STARTING_SECONDS * 10
            counted, said = await asyncio.wait_for(process.communicate(), patience)
        finally:
            if process.returncode is None:
                process.kill()
        if process.returncode:
            self.failures.append(f"an attacker failed: {said.decode(errors='replace')[-1000:]}")
            return
        for name, tally in msgspec.json.decode(counted, type=dict[str, dict[str, int]]).items():
            self.tallies.setdefault(name, Counter()).update(tally)

    # The figures.

    def found(self, victim: Victim, people: People, seconds: float, cpu: float) -> Outcome:
        met, lines = people.experience, victim.lines()
        outcome = Outcome(
            self.name,
            round(seconds, 1),
            waits(met.moves),
            waits(met.chats),
            waits(met.pages),
            dict(met.troubles),
            self.memory,
            round(cpu / seconds, 2),
            len(lines),
            {name: dict(tally) for name, tally in self.tallies.items()},
            [],
            lines[-SHOWN_LINES:],
        )
        outcome.complaints = self.complaints(outcome, lines)
        return outcome

    def complaints(self, outcome: Outcome, lines: list[str]) -> list[str]:
        """All that a server must not let happen, whatever the speed of the machine."""
        found = [*self.failures, *(f"people: {trouble} ({count})" for trouble, count in outcome.troubles.items())]
        if outcome.memory > MOST_MEMORY:
            found.append(f"memory: {outcome.memory / 1e6:.0f} MB")
        if outcome.log_lines > LINES_AT_ONCE + LINES_PER_SECOND * outcome.seconds:
            found.append(f"log: {outcome.log_lines} lines in {outcome.seconds:.0f} s")
        if any(line.startswith("Traceback") for line in lines):
            found.append("log: a traceback")
        for name, tally in self.tallies.items():
            found += ATTACKS[name].complaints(Counter(tally), outcome.seconds)
            found += ATTACKS[name].own_complaints(Counter(tally)) if len(self.tallies) == 1 else []
        return found
