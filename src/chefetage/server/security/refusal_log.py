"""The security log: who was refused service and why, at a bounded rate and without anything secret."""

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress

INTERVAL = 60.0  # seconds between two sums of the same kind
MOST_KNOWN = 200  # kinds and addresses that are told apart in an interval; all others are told together
MOST_NAMED = 5  # addresses in the line of a sum
LONGEST_NAME = 64
OTHERS = "others"

logger = logging.getLogger("chefetage.security")


class RefusalLog:
    """The first refusal of a kind and an address is told at once; later ones are counted, and told as one sum."""

    def __init__(self, interval: float = INTERVAL, clock: Callable[[], float] = time.monotonic) -> None:
        self.interval = interval
        self.clock = clock
        self.counts: dict[str, Counter[str]] = {}  # of refusals not told yet, by kind and address
        self.begun = clock()  # of the interval
        self.timer: asyncio.TimerHandle | None = None

    def refused(self, kind: str, who: str) -> None:
        """Of `who` was refused something; `kind` says why, in the words of the code."""
        self.sum_up_when_due()
        who = readable(who)
        counts = self.counts.setdefault(kind, Counter())
        if who not in counts and sum(map(len, self.counts.values())) < MOST_KNOWN:
            counts[who] = 0
            logger.warning("refused %s: %s", kind, who)
        else:
            counts[who if who in counts else OTHERS] += 1
            self.wait_for_sum()

    def wait_for_sum(self) -> None:
        """The sum is told even if nobody is refused any more; where no loop runs, with the next refusal."""
        with suppress(RuntimeError):
            if self.timer is None:
                self.timer = asyncio.get_running_loop().call_later(self.interval, self.sum_up_by_timer)

    def sum_up_by_timer(self) -> None:
        self.timer = None
        self.sum_up()

    def sum_up_when_due(self) -> None:
        if self.clock() - self.begun >= self.interval:
            self.sum_up()

    def sum_up(self) -> None:
        """Who was refused again stays known, so that a flood costs a line an interval; the others are forgotten."""
        for kind, counts in self.counts.items():
            if total := counts.total():
                seconds = round(self.clock() - self.begun)
                logger.warning("refused %s: %d more in %d s, %s", kind, total, seconds, most_of(counts))
        self.counts = {kind: still_known(counts) for kind, counts in self.counts.items() if counts.total()}
        self.begun = self.clock()

    def close(self) -> None:
        """Tell what is left and begin anew."""
        self.sum_up()
        self.counts.clear()
        if self.timer:
            self.timer.cancel()
            self.timer = None


def readable(who: str) -> str:
    """A proxy may pass on anything as an address; a line of the log stays a line."""
    return "".join(sign if sign.isprintable() else "?" for sign in who[:LONGEST_NAME]) or "unknown"


def most_of(counts: Counter[str]) -> str:
    named = ", ".join(f"{count} of {who}" for who, count in counts.most_common(MOST_NAMED) if count)
    return f"{named}, ..." if len(+counts) > MOST_NAMED else named


def still_known(counts: Counter[str]) -> Counter[str]:
    return Counter({who: 0 for who, count in counts.items() if count and who != OTHERS})


refusal_log = RefusalLog()  # of this process; it has one log as it has one stderr
refused = refusal_log.refused
