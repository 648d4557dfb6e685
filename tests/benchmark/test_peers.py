"""The peers themselves, where they are installed; CHEFETAGE_PEERS_PYTHON names the interpreter that has them."""

import os
import subprocess
import sys

import pytest

from chefetage.benchmark.engines import peers
from chefetage.benchmark.plan import OPEN_SPIEL, PEER_GAMES, PETTING_ZOO, Config, Job, peer_jobs
from chefetage.benchmark.process import Worker, WorkerFailed

PYTHON = os.environ.get("CHEFETAGE_PEERS_PYTHON", sys.executable)
JOBS = peer_jobs(Config(games=[], peers_python=PYTHON), core=None)
UNSEARCHED = "cribbage"  # OpenSpiel's search wants games that reward at their end only
EVEN_GAMES = [game for game in PEER_GAMES[OPEN_SPIEL] if game not in peers.OpenSpiel.UNEVEN_CHANCE]

CHECK_CHANCES = """
import random, sys
try:
    import pyspiel
except ImportError as error:
    sys.exit(str(error))
for seed in range(20):
    state = pyspiel.load_game(sys.argv[1]).new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            print(sorted(outcome for outcome, _ in outcomes) == sorted(state.legal_actions()))
            print(max(chance for _, chance in outcomes) - min(chance for _, chance in outcomes) < 1e-9)
        state.apply_action(random.choice(state.legal_actions()))
"""


def skip_loudly(detail: str) -> None:
    pytest.skip(f"peer not installed: {detail}; set CHEFETAGE_PEERS_PYTHON to an interpreter that has it")


@pytest.mark.parametrize("job", JOBS, ids=lambda job: f"{job.task.engine}-{job.task.game}")
def test_a_peer_plays_a_whole_game(job: Job) -> None:
    worker = Worker(job)
    try:
        worker.greet()
        worker.measure(0.0)
    except WorkerFailed as failure:
        if failure.reason != "not-installed":
            raise
        skip_loudly(failure.detail)
    finally:
        worker.end()
    [measurements] = worker.slices
    assert all(one.games >= 1 and one.branching_sum >= 2 * one.decisions > 0 for one in measurements)
    plays_out, searches = job.task.engine != PETTING_ZOO, job.task.engine == OPEN_SPIEL and job.task.game != UNSEARCHED
    assert all((one.playouts_per_second is not None) == plays_out for one in measurements)
    assert all((one.iterations_per_second is not None) == searches for one in measurements)
    assert all(one.judged_per_second is None for one in measurements)


@pytest.mark.parametrize("game", EVEN_GAMES)
def test_chances_drawn_evenly_are_even(game: str) -> None:
    checked = subprocess.run([PYTHON, "-c", CHECK_CHANCES, game], capture_output=True, text=True, check=False)
    if "No module named" in checked.stderr:
        skip_loudly(checked.stderr.strip())
    assert checked.returncode == 0, checked.stderr
    assert set(checked.stdout.split()) == {"True"}
