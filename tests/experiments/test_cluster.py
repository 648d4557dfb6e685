"""A real Ray cluster of two nodes on this machine, bound to it alone: it loses one of them in the middle.

python3 make.py test tests/experiments -m cluster -n 0
"""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from chefetage.core.problem import Problem
from chefetage.experiments.executors import executor_of
from chefetage.experiments.experiment import Arm, Experiment
from chefetage.experiments.one_game import Result
from chefetage.experiments.run import Outcome, Progress, Run

pytestmark = pytest.mark.cluster
os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
os.environ.setdefault("RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER", "0")  # Ray keeps to 127.0.0.1, as it does there
ray = pytest.importorskip("ray", reason='Ray is not here: pip install "chefetage[cluster]"')

WANTED = Experiment("watch", [Arm(["greedy", "random", "random"])], 30, 8)
LOCAL = "127.0.0.1"
QUICK_TO_NOTICE = {
    "health_check_initial_delay_ms": 0,
    "health_check_period_ms": 500,
    "health_check_failure_threshold": 4,
}


@pytest.fixture
def cluster() -> Iterator[Any]:
    from ray.cluster_utils import Cluster

    node = {"num_cpus": 1, "node_ip_address": LOCAL, "include_dashboard": False, "object_store_memory": 100_000_000}
    found = Cluster(initialize_head=True, head_node_args={**node, "_system_config": QUICK_TO_NOTICE})
    try:
        yield found
    finally:
        ray.shutdown()
        found.shutdown()


def count(deal: list[Result]) -> None:
    assert deal


def test_a_cluster_that_loses_a_node_gives_the_same_digest(cluster: Any) -> None:
    second = cluster.add_node(num_cpus=1, node_ip_address=LOCAL, object_store_memory=100_000_000)
    cluster.wait_for_nodes()
    lost: list[int] = []

    def watch(progress: Progress) -> None:
        if progress.games >= WANTED.games // 4 and not lost:
            lost.append(progress.games)
            cluster.remove_node(second, allow_graceful=False)

    outcome = played(executor_of(WANTED, 1, cluster.address), watch)
    assert lost
    assert outcome.ending == "complete"
    assert outcome.digest == played(executor_of(WANTED, 2), silent).digest


@pytest.mark.parametrize("address", ["127.0.0.1:1", "nonsense", "auto"])
def test_a_cluster_that_is_not_there_is_told_at_once(
    address: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    monkeypatch.setattr("chefetage.experiments.executors.cluster.LAST_STARTED", tmp_path / "nothing")
    with pytest.raises(Problem) as caught:
        executor_of(WANTED, 1, address)
    assert (caught.value.key, caught.value.facts["address"]) == ("cluster-not-found", address)


def silent(progress: Progress) -> None:
    assert progress.games <= progress.of


def played(executor: Any, watch: Any) -> Outcome:
    return Run(WANTED, count).play(executor, watch)
