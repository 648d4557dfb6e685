"""What plays the games of an experiment: this process, several processes, or a cluster."""

import os
from pathlib import Path

from chefetage.core.problem import Problem
from chefetage.core.variant import variant_of
from chefetage.experiments.executors.executor import Executor
from chefetage.experiments.executors.here import Here
from chefetage.experiments.executors.pool import Pool
from chefetage.experiments.experiment import Experiment


def executor_of(experiment: Experiment, workers: int, cluster: str | None = None, save: Path | None = None) -> Executor:
    """The one that fits: a cluster that is named, so many processes, or, for one alone, this process.

    This process can play only the variant that was chosen for it.
    """
    if cluster is not None:
        if save:
            raise Problem("cluster-saves-nothing")
        from chefetage.experiments.executors.cluster import Cluster  # late: Ray need not be there

        return Cluster(experiment, cluster)
    variants = [experiment.numbers_played_with(variant) for variant in experiment.strands]
    if workers == 1 and variants == [variant_of(experiment.game)]:
        return Here(experiment, save)
    return Pool(experiment, workers, save)


def usable_cores() -> int:
    """How many processes can play at the same time on this machine."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
