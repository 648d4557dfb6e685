"""The parent's side of the protocol, with workers that behave and workers that do not."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from chefetage.benchmark.process import Worker, WorkerFailed

from .fakes import OBEDIENT, job, script

Hire = Callable[..., Worker]


@pytest.fixture
def hire(tmp_path: Path) -> Iterator[Hire]:
    """Starts a worker that does what the lines say, and ends it after the test."""
    hired: list[Worker] = []

    def start(*lines: str, mode: str | None = None, patience: float = 60) -> Worker:
        hired.append(Worker(job(mode=mode, python=sys.executable), script(tmp_path, *lines), patience))
        return hired[-1]

    yield start
    for worker in hired:
        worker.end()


def failure(action: Callable[[], None]) -> tuple[str, str]:
    with pytest.raises(WorkerFailed) as caught:
        action()
    return caught.value.reason, caught.value.detail


def test_an_obedient_worker_is_measured_once_per_request(hire: Hire) -> None:
    worker = hire(*OBEDIENT)
    worker.greet()
    worker.measure(0.5)
    worker.measure(0.5)
    assert [[one.decisions for one in measured] for measured in worker.slices] == [[100], [100]]


def test_the_task_is_the_workers_argument(hire: Hire) -> None:
    worker = hire("import json", "task = json.loads(sys.argv[1])", "sys.exit(task['game'] + str(task['players']))")
    assert failure(worker.greet) == ("failed", "watch4")


def test_a_missing_interpreter_is_a_failure(tmp_path: Path) -> None:
    with pytest.raises(WorkerFailed) as caught:
        Worker(job(python=str(tmp_path / "nowhere" / "python")))
    assert caught.value.reason == "not-started"


def test_a_worker_that_reports_a_failure(hire: Hire) -> None:
    worker = hire("""say('{"type": "failure", "reason": "not-installed", "detail": "No module"}')""")
    assert failure(worker.greet) == ("not-installed", "No module")


def test_a_worker_that_dies_leaves_its_last_words(hire: Hire) -> None:
    worker = hire("say(HELLO)", "ask()", "raise SystemExit('out of memory')")
    worker.greet()
    assert failure(lambda: worker.measure(0.5)) == ("failed", "out of memory")
    assert worker.slices == []


def test_a_worker_that_is_gone_before_it_is_asked(hire: Hire) -> None:
    worker = hire("say(HELLO)", "sys.exit('had enough')")
    worker.greet()
    worker.process.wait()
    assert failure(lambda: worker.measure(0.5)) == ("failed", "had enough")


def test_a_worker_that_talks_nonsense(hire: Hire) -> None:
    worker = hire("say('hello, I am a library')", "ask()")
    assert failure(worker.greet)[0] == "failed"


def test_a_worker_that_answers_out_of_turn(hire: Hire) -> None:
    worker = hire("say(SLICE)", "ask()")
    assert failure(worker.greet)[0] == "failed"


def test_a_worker_that_never_answers(hire: Hire) -> None:
    worker = hire("ask()", patience=0)
    assert failure(worker.greet)[0] == "no-answer"


def test_an_interpreter_with_the_other_mode(hire: Hire) -> None:
    worker = hire(*OBEDIENT, mode="interpreted")
    assert failure(worker.greet)[0] == "wrong-mode"


def test_ending_a_worker_twice_does_no_harm(hire: Hire) -> None:
    worker = hire(*OBEDIENT)
    worker.end()
    assert worker.process.poll() is not None
