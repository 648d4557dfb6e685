"""What counts, and what a worker answers."""

import io
import json
from collections.abc import Callable, Generator
from typing import Any

import pytest

from chefetage.benchmark.engines import worker
from chefetage.benchmark.engines.worker import Engine, Gauge, middle, play, serve

from .fakes import FakeClock, FakeEngine


def first() -> float:
    return 0.0


def test_only_steps_with_a_choice_are_decisions() -> None:
    engine = FakeEngine(widths=(2, 1, 3, 1, 1, 4))
    assert play(engine.turns([], first), first) == (3, 3, 2 + 3 + 4)


def test_a_game_without_any_choice_has_no_decisions() -> None:
    engine = FakeEngine(widths=(1, 1))
    assert play(engine.turns([], first), first) == (0, 2, 0)


def test_the_choice_covers_every_legal_move() -> None:
    engine = FakeEngine(widths=(4, 4, 4, 4))
    state: list[int] = []
    numbers = iter([0.0, 0.25, 0.5, 0.999999])
    play(engine.turns(state, first), lambda: next(numbers))
    assert state == [0, 1, 2, 3]


def test_the_middle_of_a_game_is_the_decision_with_as_many_before_as_behind_it() -> None:
    assert len(middle(FakeEngine(widths=(2, 1, 3, 1, 1, 4)), seed=1)) == 2
    assert len(middle(FakeEngine(widths=(1, 1, 1, 2)), seed=1)) == 3


def test_a_game_without_any_choice_has_its_middle_at_the_start() -> None:
    assert middle(FakeEngine(widths=(1, 1)), seed=1) == []


def test_a_slice_plays_whole_games_until_its_time_is_used_up() -> None:
    gauge = Gauge(FakeEngine(), clock=FakeClock())
    [measured] = gauge.slice(5.0)
    assert (measured["games"], measured["cpu_seconds"]) == (5, 5.0)
    assert (measured["decisions"], measured["forced"], measured["branching_sum"]) == (15, 15, 45)


def test_a_slice_without_time_still_plays_one_game() -> None:
    [measured] = Gauge(FakeEngine(), clock=FakeClock()).slice(0.0)
    assert measured["games"] == 1


def test_clone_time_is_per_clone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "bytes_per_state", lambda clones: None)
    engine = FakeEngine()
    gauge = Gauge(engine, clock=FakeClock())
    microseconds = gauge.clone_microseconds(4.0)
    assert microseconds == pytest.approx(4.0 / engine.clones * 1e6)


def test_the_own_loop_is_measured_beside_the_python_loop() -> None:
    gauge = Gauge(FakeEngine(has_own_loop=True), clock=FakeClock())
    measured = gauge.slice(2.0)
    assert [one["loop"] for one in measured] == ["python", "inner"]
    assert [one["decisions"] for one in measured] == [6, 6]


def test_an_own_loop_that_does_not_count_gets_the_means_of_the_python_loop() -> None:
    gauge = Gauge(FakeEngine(has_own_loop=True, counts=False), clock=FakeClock())
    gauge.python_loop(2.0)
    measured = gauge.own_loop(7.0)
    assert (measured["games"], measured["decisions"], measured["forced"], measured["branching_sum"]) == (7, 21, 21, 63)


def test_playouts_begin_in_the_middle_of_one_game_after_the_other() -> None:
    engine = FakeEngine()
    gauge = Gauge(engine, clock=FakeClock())
    assert gauge.playouts_per_second(6.0) == 1.0
    assert gauge.playouts_per_second(6.0) == 1.0
    assert [len(state) for state in engine.played_out] == [2] * 12
    different = {id(state) for state in engine.played_out}
    assert len(different) == worker.MIDDLES, "the second slice goes on where the first one ended"


def test_a_search_counts_iterations_and_what_they_judged() -> None:
    engine = FakeEngine()
    gauge = Gauge(engine, clock=FakeClock())
    assert gauge.search_speed(3.0) == (worker.ITERATIONS, 5 * worker.ITERATIONS)
    assert len(engine.searched) == 3


def test_a_search_that_plays_on_judges_nothing() -> None:
    assert Gauge(FakeEngine(judges=False), clock=FakeClock()).search_speed(2.0) == (worker.ITERATIONS, None)


def test_all_loops_have_the_speed_of_the_search_beside_them() -> None:
    measured = Gauge(FakeEngine(has_own_loop=True), clock=FakeClock()).slice(2.0)
    assert [one["playouts_per_second"] for one in measured] == [1, 1]
    assert [one["iterations_per_second"] for one in measured] == [worker.ITERATIONS] * 2
    assert [one["judged_per_second"] for one in measured] == [5 * worker.ITERATIONS] * 2


def test_an_engine_without_a_search_is_measured_without_it() -> None:
    [measured] = Gauge(FakeEngine(searches=False), clock=FakeClock()).slice(1.0)
    assert measured["playouts_per_second"] == 1
    assert measured["iterations_per_second"] is None
    assert measured["judged_per_second"] is None


class NoClone(FakeEngine):
    def cloning(self, state: list[int]) -> Any:
        return None


def test_an_engine_without_clones_is_measured_without_them() -> None:
    [measured] = Gauge(NoClone(), clock=FakeClock()).slice(1.0)
    assert measured["clone_microseconds"] is None
    assert measured["bytes_per_state"] is None
    assert measured["playouts_per_second"] is None
    assert measured["iterations_per_second"] is None


def test_memory_is_unknown_where_the_system_does_not_tell(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "resident_bytes", lambda: None)
    assert worker.bytes_per_state([list]) is None


def test_bytes_per_state_is_the_growth_per_clone_after_a_first_batch(monkeypatch: pytest.MonkeyPatch) -> None:
    alive: list[object] = []

    def clone() -> object:
        alive.append(object())
        return alive[-1]

    monkeypatch.setattr(worker, "resident_bytes", lambda: 5_000_000 + 700 * len(alive))
    assert worker.bytes_per_state([clone]) == 700


def answers(open_engine: Callable[[], Engine], requests: str) -> list[dict[str, Any]]:
    out = io.StringIO()
    serve(open_engine, io.StringIO(requests), out)
    return [json.loads(line) for line in out.getvalue().splitlines()]


def test_a_worker_says_hello_and_answers_every_request() -> None:
    said = answers(FakeEngine, '{"seconds": 0}\n{"seconds": 0}\n')
    assert [answer["type"] for answer in said] == ["hello", "slice", "slice"]
    assert said[0]["version"] == "1.0"


def test_a_missing_engine_is_an_answer() -> None:
    def missing() -> Engine:
        raise ModuleNotFoundError("No module named 'pyspiel'")

    assert answers(missing, "") == [
        {"type": "failure", "reason": "not-installed", "detail": "No module named 'pyspiel'"}
    ]


class Breaking(FakeEngine):
    def turns(self, state: list[int], random: Callable[[], float]) -> Generator[list[int], int, None]:
        yield [1, 2]
        raise RuntimeError("the die fell off the table")


def test_a_breaking_engine_is_an_answer() -> None:
    [said] = answers(Breaking, "")
    assert said == {"type": "failure", "reason": "failed", "detail": "RuntimeError: the die fell off the table"}
