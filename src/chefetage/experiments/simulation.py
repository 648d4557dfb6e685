"""Simulations: the simplest experiments, whose games are counted and not kept."""

from collections.abc import Callable
from pathlib import Path

from chefetage.experiments.executors import executor_of
from chefetage.experiments.plan import Plan
from chefetage.experiments.report import Report, Totals
from chefetage.experiments.run import Progress, Run
from chefetage.experiments.run_folder import make_folder

Watch = Callable[[int, int], None]


def silent(done: int, games: int) -> None:
    """Tell nobody how far it came."""


def simulate(
    plan: Plan, workers: int = 1, save: Path | None = None, progress: Watch = silent, cluster: str | None = None
) -> Report:
    """Play all games in so many processes or on a cluster; Ctrl-C ends it early and keeps what is done.

    With `save` every game is written into that folder as a record. `progress(done, games)` is called as games end.
    """
    plan.check()
    experiment, totals = plan.experiment, Totals(plan)
    executor = executor_of(experiment, workers, cluster, save)
    if save:
        make_folder(save)
    run = Run(experiment, totals.add)

    def watch(now: Progress) -> None:
        progress(now.games, now.of)

    outcome = run.play(executor, watch)
    return totals.report(max(outcome.seconds, 1e-9), outcome.digest)
