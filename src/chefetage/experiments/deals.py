"""Games come in any order from those who play them; here they become whole deals again, in their order."""

from collections.abc import Iterable, Iterator
from hashlib import sha256

import msgspec

from chefetage.experiments.experiment import Experiment
from chefetage.experiments.one_game import Result


class Deals:
    """Hands out each deal when it and all before it are complete, so that no order of playing changes anything."""

    def __init__(self, experiment: Experiment) -> None:
        self.size = len(experiment.seatings)
        self.next = 0
        self.waiting: dict[int, list[Result]] = {}  # by deal

    def add(self, results: Iterable[Result]) -> Iterator[list[Result]]:
        for result in results:
            self.waiting.setdefault(result.fixture.deal, []).append(result)
        while len(self.waiting.get(self.next, [])) == self.size:
            yield in_order(self.waiting.pop(self.next))
            self.next += 1

    def rest(self) -> Iterator[list[Result]]:
        """Complete deals behind one that was not finished; whoever was interrupted wants to know of them, too."""
        for deal in sorted(self.waiting):
            if len(self.waiting[deal]) == self.size:
                yield in_order(self.waiting[deal])


def in_order(deal: list[Result]) -> list[Result]:
    return sorted(deal, key=lambda result: result.fixture.number)


class Digest:
    """A hash of all results so far: equal wherever the same games were played."""

    def __init__(self) -> None:
        self.hash = sha256()

    def add(self, deal: list[Result]) -> None:
        for result in deal:
            self.hash.update(msgspec.msgpack.encode(result.facts()))

    @property
    def text(self) -> str:
        return self.hash.hexdigest()
