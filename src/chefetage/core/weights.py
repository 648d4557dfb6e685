"""Weights: the numbers that a hand-written evaluation counts with, read from `strategy/weights.toml` of a game.

They are data, so that others can be tried beside them.
"""

import tomllib
from pathlib import Path

from chefetage.core.data import DataError

Numbers = dict[str, float]  # by name; those of a table within the table [weights] are named like "visits.sell"


class Weights:
    """What the evaluation of a game is given; each game derives its own, with an attribute for each number."""


def load_weights(module_file: str) -> Numbers:
    """weights.toml beside the calling module."""
    file = Path(module_file).parent / "weights.toml"
    table: dict[str, object] = tomllib.loads(file.read_text(encoding="utf-8"))
    weights = table.get("weights")
    if not isinstance(weights, dict):
        raise DataError(f"{file}: no table 'weights'")
    numbers: Numbers = {}
    collect(weights, "", numbers)
    return numbers


def collect(table: dict[str, object], path: str, numbers: Numbers) -> None:
    """Add the numbers of a table, and of those within it."""
    for key, value in table.items():
        name = path + key
        if isinstance(value, dict):
            collect(value, name + ".", numbers)
        elif isinstance(value, float):
            numbers[name] = value
        else:
            raise DataError(f"weights.toml: {name} = {value!r} is no number with a point")
