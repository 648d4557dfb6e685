"""How often somebody may ask: token buckets by identity and by address, and a line before what is costly."""

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Literal

from chefetage.server.answers.refusal import TooMany
from chefetage.server.settings import Rate, Settings

KEPT = 10_000  # buckets
FORGOTTEN = KEPT // 4  # at once, when there are too many
FEW = 500  # so many are not looked through: it would save nothing

Costly = Literal["opening", "record", "chat", "work"]


class Bucket:
    """Fills up at a steady rate; each time somebody asks costs a token, or several."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.tokens = float(rate.at_once)
        self.filled = time.monotonic()

    def fill(self) -> float:
        """What is in it now."""
        now = time.monotonic()
        self.tokens = min(self.rate.at_once, self.tokens + (now - self.filled) * self.rate.per_second)
        self.filled = now
        return self.tokens

    def take(self, cost: float = 1) -> bool:
        cost = min(cost, self.rate.at_once)  # what costs more than there can be needs a full one
        if self.fill() < cost:
            return False
        self.tokens -= cost
        return True


class Patience:
    """Like buckets, but nobody is refused: whoever asks too often waits for a turn."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.free: dict[str, float] = {}  # by key: when all tokens will be there again
        self.room = FEW

    def wait(self, key: str) -> float:
        """Take a turn; the seconds until it comes."""
        now = time.monotonic()
        if len(self.free) >= self.room:  # whoever has asked for nothing lately is forgotten
            self.free = {key: free for key, free in self.free.items() if free > now}
            self.room = max(FEW, 2 * len(self.free))
        free = self.free[key] = max(self.free.get(key, now), now) + 1 / self.rate.per_second
        return max(0.0, free - now - self.rate.at_once / self.rate.per_second)


class Buckets:
    """One for each identity or address. Full ones are forgotten, and if there are too many others, the fullest of them.

    They hold nobody back, so whoever comes under ever new names cannot make the server forget those whom it slows.
    """

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.buckets: dict[str, Bucket] = {}
        self.room = FEW

    def take(self, key: str, cost: float = 1) -> bool:
        if key not in self.buckets:
            if len(self.buckets) >= self.room:
                self.make_room()
            self.buckets[key] = Bucket(self.rate)
        return self.buckets[key].take(cost)

    def make_room(self) -> None:
        """Seldom, so that it costs each newcomer little: when there are twice as many as the last time it left."""
        self.buckets = {key: one for key, one in self.buckets.items() if one.fill() < self.rate.at_once}
        if len(self.buckets) >= KEPT:
            self.forget_fullest()
        self.room = min(KEPT, max(FEW, 2 * len(self.buckets)))

    def forget_fullest(self) -> None:
        fullest = sorted(self.buckets, key=lambda key: self.buckets[key].fill(), reverse=True)
        for key in fullest[:FORGOTTEN]:
            del self.buckets[key]


class Allowances:
    """What an address may ask of each costly thing, whoever asks there: without a cookie everybody is somebody new."""

    def __init__(self, settings: Settings) -> None:
        self.buckets: dict[Costly, Buckets] = {
            "opening": Buckets(settings.address_opening_rate),
            "record": Buckets(settings.address_record_rate),
            "chat": Buckets(settings.address_chat_rate),
            "work": Buckets(settings.address_work_rate),
        }

    def take(self, what: Costly, address: str, cost: float = 1) -> bool:
        return self.buckets[what].take(address, cost)


class Line:
    """People wait in it for something that takes long, one behind the other. It is short, and nobody fills it alone."""

    def __init__(self, length: int, of_one_address: int) -> None:
        self.length = length
        self.of_one_address = of_one_address
        self.waiting: Counter[str] = Counter()  # with the one whose turn it is
        self.turn = asyncio.Lock()

    @asynccontextmanager
    async def my_turn(self, address: str) -> AsyncIterator[None]:
        if self.waiting.total() >= self.length or self.waiting[address] >= self.of_one_address:
            raise TooMany("too-fast")
        self.waiting[address] += 1
        try:
            async with self.turn:
                yield
        finally:
            self.waiting[address] -= 1
            self.waiting += Counter()  # drops those at zero
