"""Token buckets: how often somebody may ask."""

import time
from collections import OrderedDict

from chefetage.server.settings import Rate

KEPT = 10_000  # buckets


class Bucket:
    """Fills up at a steady rate; each time somebody asks costs a token."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.tokens = float(rate.at_once)
        self.filled = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.tokens = min(self.rate.at_once, self.tokens + (now - self.filled) * self.rate.per_second)
        self.filled = now
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True


class Buckets:
    """One for each identity or address; the longest unused ones are forgotten."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str) -> bool:
        bucket = self.buckets.pop(key, None) or Bucket(self.rate)
        self.buckets[key] = bucket
        if len(self.buckets) > KEPT:
            self.buckets.popitem(last=False)
        return bucket.take()
