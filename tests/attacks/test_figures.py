"""The figures of the attacks and of the soak run, from samples that are known."""

import pytest

from tests.attacks.run import Run, Waits, waits
from tools.soak import Sample, fitted


def test_waits_are_shares_of_all() -> None:
    assert waits([number / 1000 for number in range(100, 0, -1)]) == Waits(100, 51, 91, 100)
    assert waits([]) == Waits(0, 0, 0, 0)


def test_memory_that_grows_is_seen_as_a_slope() -> None:
    line = fitted([Sample(at, 50_000_000 + at * 1000) for at in range(0, 3600, 10)])
    assert line is not None
    assert line.slope == pytest.approx(3.6)
    assert line.margin == pytest.approx(0, abs=1e-6)


def test_memory_that_goes_up_and_down_is_flat_within_its_margin() -> None:
    line = fitted([Sample(at, 50_000_000 + at % 3 * 100_000) for at in range(0, 3600, 10)])
    assert line is not None
    assert abs(line.slope) < line.margin


def test_a_few_samples_make_no_line() -> None:
    assert fitted([Sample(0, 1), Sample(10, 2)]) is None


def test_attacks_at_once_are_spread_over_three_addresses() -> None:
    run = Run("together", ["idle", "spectators", "deaf", "chat"], 5, print)
    plans = {orders.source: orders.attacks for orders in run.orders(8000, {})}
    assert plans == {
        "127.0.0.2": ["idle", "spectators", "chat"],
        "127.0.0.3": ["spectators"],
        "127.0.0.4": ["spectators", "deaf"],
    }
