"""What hostile clients have in common: orders, a count of what they met, crowds that do something again and again."""

import asyncio
import random
import time
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any, ClassVar

import msgspec

from tests.attacks.wire import GONE, Answer, Wire

Tally = Counter[str]


class Orders(msgspec.Struct):
    """What a hostile machine is to do."""

    port: int
    source: str
    attacks: list[str]
    seconds: float
    tables: dict[str, str]  # of the people who want to play: "bots", "people", "waiting"
    parts: int = 1  # machines that share an attack


class TurnedAway(Exception):
    """The server does not even let the attack begin; it may have been turned away for another one's sake."""


class Attack(ABC):
    """A kind of hostile client; its docstring says what it does, `complaints` what it must not achieve."""

    name: ClassVar[str]
    machines: ClassVar[int] = 1  # addresses from which it comes
    least_seconds: ClassVar[float] = 0  # that it takes to show anything

    def __init__(self, orders: Orders) -> None:
        self.orders = orders
        self.wire = Wire(orders.port, orders.source)
        self.tally: Tally = Counter()
        self.until = time.monotonic() + orders.seconds
        self.chance = random.Random(self.name)

    @abstractmethod
    async def run(self) -> None:
        """Attack until the time is over."""

    @classmethod
    def complaints(cls, tally: Tally, seconds: float) -> list[str]:
        """What the server let happen that it should not have."""
        return [f"{cls.name}: {tally['500']} answers with status 500"] if tally["500"] else []

    @classmethod
    def own_complaints(cls, tally: Tally) -> list[str]:
        """What it must not do to its own address; asked only where no other attack comes from there."""
        return []

    @property
    def goes_on(self) -> bool:
        return time.monotonic() < self.until

    @property
    def table(self) -> str:
        """The one at which people play with bots."""
        return self.orders.tables["bots"]

    def note(self, answer: Answer) -> Answer:
        """Count an answer by its status."""
        self.tally[str(answer.status or "no answer")] += 1
        return answer

    async def opened(self, wire: Wire, wish: object) -> dict[str, Any]:
        """A table of the attacker's own."""
        answer = self.note(await wire.call("POST", "/api/tables", wish))
        if answer.status != 200:
            raise TurnedAway
        found: dict[str, Any] = answer.json()
        return found

    async def crowd(self, people: int, does: Callable[[], Awaitable[None]], pause: float = 0.0) -> None:
        """So many at once, each of whom does it again and again."""
        await asyncio.gather(*(self.again(does, pause) for _ in range(people)))

    async def again(self, does: Callable[[], Awaitable[None]], pause: float) -> None:
        await asyncio.sleep(self.chance.random() * min(1.0, pause))
        while self.goes_on:
            try:
                await does()
            except GONE as error:
                self.tally[f"gone: {type(error).__name__}"] += 1
                await asyncio.sleep(0.05)
            await asyncio.sleep(pause)
