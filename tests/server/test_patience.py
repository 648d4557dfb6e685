"""Whoever asks too often waits for a turn or is refused, and nobody else waits for them; who is gone is forgotten."""

import pytest

from chefetage.server.security import limits
from chefetage.server.security.limits import Buckets, Patience
from chefetage.server.settings import Rate


class Clock:
    """Stands still until it is set."""

    now = 100.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(limits, "time", clock)
    return clock


def test_a_few_at_once_need_not_wait_and_the_rest_comes_one_after_the_other(clock: Clock) -> None:
    patience = Patience(Rate(10, 3))
    assert [patience.wait("a") for _ in range(6)] == pytest.approx([0, 0, 0, 0.1, 0.2, 0.3])


def test_a_flood_of_one_address_lets_nobody_else_wait(clock: Clock) -> None:
    patience = Patience(Rate(10, 3))
    assert max(patience.wait("flood") for _ in range(1000)) > 90
    assert patience.wait("neighbour") == 0


def test_whoever_has_waited_may_ask_again(clock: Clock) -> None:
    patience = Patience(Rate(10, 3))
    for _ in range(4):
        patience.wait("a")
    clock.now += 0.4
    assert [patience.wait("a") for _ in range(4)] == pytest.approx([0, 0, 0, 0.1])


def test_those_who_ask_for_nothing_any_more_are_forgotten(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "FEW", 10)
    patience = Patience(Rate(10, 3))
    for number in range(9):
        patience.wait(str(number))
    clock.now += 1
    for _ in range(5):
        patience.wait("flood")
    patience.wait("neighbour")
    assert sorted(patience.free) == ["flood", "neighbour"]
    assert patience.wait("flood") > 0


def test_buckets_that_are_full_again_are_forgotten(clock: Clock) -> None:
    buckets = Buckets(Rate(1, 3))
    for number in range(100_000):
        assert buckets.take(str(number))
        clock.now += 0.01  # each bucket is full again after a second
    assert len(buckets.buckets) <= 2 * limits.FEW
    assert [buckets.take("new") for _ in range(4)] == [True, True, True, False]
