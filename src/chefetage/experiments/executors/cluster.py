"""Plays on a Ray cluster, from which nodes may come and go. No file is shared: games travel as messages.

docs/experiments.md says how to start one. Every node needs Chefetage in the same version.
"""

import os
import socket
from collections.abc import Generator, Iterator
from ipaddress import ip_address
from pathlib import Path
from typing import Any

from chefetage.core.catalog import choose_variant
from chefetage.core.problem import Problem
from chefetage.core.variant import Variant, variant_of
from chefetage.experiments.executors.executor import Done, Stop, play_block
from chefetage.experiments.experiment import Block, Experiment
from chefetage.experiments.extras import needs
from chefetage.experiments.versions import Versions, versions_of

AUTO = "auto"
LAST_STARTED = Path("/tmp/ray/ray_current_cluster")  # by `ray start`
CONNECT_SECONDS = 5.0

WAITING = 2  # blocks for each processor
MOST_LOSSES = 20  # of one block, with the node that played it
PATIENCE_SECONDS = 0.5  # until we look again whether to stop, and who has come


class Cluster:
    """An executor with all processors of a cluster; lost blocks are played again by those who are left."""

    def __init__(self, experiment: Experiment, address: str) -> None:
        self.ray = connected(address)
        self.experiment = experiment
        ray = self.ray
        self.shared = ray.put(experiment)
        self.versions = versions_of(experiment)
        self.task = ray.remote(num_cpus=1, max_retries=MOST_LOSSES)(play)

    @property
    def slots(self) -> int:
        """Processors that are there now."""
        return max(1, int(self.ray.cluster_resources().get("CPU", 1)))

    def played(self, blocks: Iterator[Block], stop: Stop) -> Generator[Done, None, None]:
        under_way: dict[Any, tuple[Block, int]] = {}
        try:
            while True:
                while not stop.is_asked and len(under_way) < WAITING * self.slots:
                    block = next(blocks, None)
                    if block is None:
                        break
                    under_way[self.submit(block)] = block, 0
                if stop.is_asked or not under_way:
                    return
                done, _ = self.ray.wait(list(under_way), num_returns=1, timeout=PATIENCE_SECONDS)
                for task in done:
                    block, losses = under_way.pop(task)
                    try:
                        result = self.checked(self.ray.get(task))
                    except self.ray.exceptions.RayTaskError:
                        raise  # a bug of ours: playing it again would not help
                    except self.ray.exceptions.RayError:
                        if losses >= MOST_LOSSES:
                            raise Problem("worker-lost", times=losses) from None
                        under_way[self.submit(block)] = block, losses + 1
                        continue
                    yield result
        finally:
            for task in under_way:
                self.ray.cancel(task)

    def submit(self, block: Block) -> Any:
        """Each variant has processes of its own, for a process can play but one."""
        numbers = self.experiment.numbers_played_with(block.variant)
        if not numbers.numbers:
            return self.task.remote(self.shared, block, numbers)
        apart = {"env_vars": {"CHEFETAGE_VARIANT_HASH": numbers.hash}}
        return self.task.options(runtime_env=apart).remote(self.shared, block, numbers)

    def checked(self, answer: tuple[Versions, Done]) -> Done:
        """What was played, if it was played by the same versions."""
        versions, done = answer
        for name, here, there in self.versions.differences(versions):
            raise Problem("cluster-other-version", name=name, here=here, there=there)
        return done


def connected(address: str) -> Any:
    """Ray, connected with a cluster; whoever waits for one that is not there would wait for minutes."""
    needs("ray", "cluster")
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    place = address_of(address)
    try:
        host, _, port = place.rpartition(":")
        socket.create_connection((host, int(port)), CONNECT_SECONDS).close()
        if is_of_this_machine_alone(host):
            # Ray would take the machine's outer address instead, at which nobody listens.
            os.environ.setdefault("RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER", "0")
        import ray

        if not ray.is_initialized():
            # Not the place that "auto" stands for: only by that word Ray takes the token of this machine's own cluster.
            ray.init(address=address, log_to_driver=False, logging_level="error")
    except (ConnectionError, RuntimeError, ValueError, OSError) as error:
        reason = str(error).partition("\n")[0]
        raise Problem("cluster-not-found", address=address, reason=reason) from error
    return ray


def address_of(address: str) -> str:
    """Host and port; "auto" is what the environment says, or else what was last started on this machine."""
    if address != AUTO:
        return address
    if "RAY_ADDRESS" in os.environ:
        return os.environ["RAY_ADDRESS"]
    try:
        return LAST_STARTED.read_text().strip()
    except OSError as error:
        raise Problem("cluster-not-found", address=address, reason=error.strerror or str(error)) from error


def is_of_this_machine_alone(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def play(experiment: Experiment, block: Block, numbers: Variant) -> tuple[Versions, Done]:
    """On a node: the games of a block, and by what versions they were played."""
    if numbers.numbers and variant_of(experiment.game) != numbers:
        choose_variant(numbers)
    return versions_of(experiment), play_block(experiment, block, None)
