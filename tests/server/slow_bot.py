"""Bots that take their time, in the processes where bots think."""

import time
from pathlib import Path

from chefetage.server.rooms import task

PATIENCE = 60  # seconds, so that a server that stands still fails the test instead of stopping it


def choose(gate: Path, question: task.Question) -> str:
    """Greedy ones and masters are slow here: they think as long as the gate is there."""
    end = time.monotonic() + PATIENCE
    while question.bot in ("greedy", "level5") and gate.exists() and time.monotonic() < end:
        time.sleep(0.01)
    return task.choose(question)
