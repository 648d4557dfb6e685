"""A whole run with fake workers."""

import sys
from collections import Counter
from pathlib import Path

import pytest

from chefetage.benchmark.plan import Config, Job, OwnGame, jobs
from chefetage.benchmark.process import Worker, WorkerFailed
from chefetage.benchmark.run import Progress, run

from .fakes import OBEDIENT, script

ROUNDS = 5


def config(**changes: object) -> Config:
    settings: dict[str, object] = {"games": [OwnGame("watch", 4)], "compiled_python": sys.executable}
    return Config(**(settings | {"rounds": ROUNDS, "seconds": 0.01} | changes))  # type: ignore[arg-type]


class Agency:
    """Hires obedient workers, except for games named as failing; keeps them for inspection."""

    def __init__(self, folder: Path, failing: str = "", dying: str = "") -> None:
        self.obedient = script(folder, *OBEDIENT)
        self.dying_script = script(folder / "dying", "say(HELLO)", "ask()", "say(SLICE)", "ask()", "sys.exit('bye')")
        self.failing = failing
        self.dying = dying
        self.hired: list[Worker] = []

    def __call__(self, job: Job) -> Worker:
        if job.task.game == self.failing:
            raise WorkerFailed("not-started", "no such file")
        self.hired.append(Worker(job, self.dying_script if job.task.game == self.dying else self.obedient))
        return self.hired[-1]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "dying").mkdir()
    return tmp_path


def test_every_engine_is_measured_in_every_round(folder: Path) -> None:
    report = run(config(peers_python=sys.executable), hire=Agency(folder))
    assert Counter(row.engine for row in report.rows) == {
        "chefetage": 1,
        "catanatron": 1,
        "open_spiel": 7,
        "pettingzoo": 4,
    }
    assert {row.rounds for row in report.rows} == {ROUNDS}
    assert not report.interrupted


def test_the_order_changes_from_round_to_round(folder: Path) -> None:
    seen: list[str] = []
    run(config(peers_python=sys.executable), lambda progress: seen.append(progress.game), Agency(folder))
    engines = 13
    orders = [tuple(seen[engines * n : engines * (n + 1)]) for n in range(1, ROUNDS + 1)]
    assert len(set(orders)) > 1
    assert all(sorted(order) == sorted(orders[0]) for order in orders)


def test_a_worker_that_cannot_start_is_a_gap_and_the_others_go_on(folder: Path) -> None:
    report = run(config(peers_python=sys.executable), hire=Agency(folder, failing="hearts"))
    [gap] = [gap for gap in report.gaps if gap.game]
    assert (gap.engine, gap.game, gap.reason, gap.detail) == ("open_spiel", "hearts", "not-started", "no such file")
    assert len(report.rows) == 12


def test_a_worker_that_dies_keeps_what_it_measured(folder: Path) -> None:
    report = run(config(peers_python=sys.executable), hire=Agency(folder, dying="hearts"))
    [row] = [row for row in report.rows if row.game == "hearts"]
    [gap] = [gap for gap in report.gaps if gap.game]
    assert row.rounds == 1
    assert (gap.game, gap.detail) == ("hearts", "bye")


def test_a_mode_without_interpreter_is_named(folder: Path) -> None:
    report = run(config(), hire=Agency(folder))
    assert [(gap.mode, gap.reason) for gap in report.gaps] == [("interpreted", "no-interpreter")]


def test_ctrl_c_keeps_what_is_measured_and_ends_the_workers(folder: Path) -> None:
    agency = Agency(folder)

    def stop_in_the_third_round(progress: Progress) -> None:
        if progress.done == 3:
            raise KeyboardInterrupt

    report = run(config(), stop_in_the_third_round, agency)
    assert report.interrupted
    assert [row.rounds for row in report.rows] == [2]
    assert all(worker.process.poll() is not None for worker in agency.hired)


def test_progress_counts_up_to_its_total(folder: Path) -> None:
    steps: list[Progress] = []
    run(config(peers_python=sys.executable), steps.append, Agency(folder, failing="hearts", dying="spades"))
    assert [step.done for step in steps] == list(range(len(steps)))
    assert steps[-1] == Progress(len(steps) - 1, len(steps) - 1)
    assert all(step.done < step.total for step in steps[:-1])


def test_each_engine_is_run_by_its_interpreter() -> None:
    planned = jobs(config(pure_python="pure", compiled_python="fast", earlier_python="old"), core=1)
    assert [(job.task.engine, job.python, job.mode, job.task.players, job.task.core) for job in planned] == [
        ("chefetage", "fast", "compiled", 4, 1),
        ("chefetage, earlier", "old", "compiled", 4, 1),
        ("chefetage", "pure", "interpreted", 4, 1),
    ]
