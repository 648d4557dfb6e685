"""Weights: the numbers that a hand-written evaluation counts with, read from `strategy/weights.toml` of a game.

They are data, so that others can be tried beside them.
"""

import tomllib
from pathlib import Path
from typing import Final

from chefetage.core.data import DataError

Numbers = dict[str, float]  # by name; those of a table within the table [weights] are named like "visits.sell"


class Weights:
    """What the evaluation of a game is given; each game derives its own, with an attribute for each number."""


FILE: Final = "weights.toml"


def load_weights(module_file: str) -> Numbers:
    """weights.toml beside the calling module."""
    return numbers_in((Path(module_file).parent / FILE).read_text(encoding="utf-8"), FILE)


def numbers_in(content: str, name: str) -> Numbers:
    """The numbers of a file; a DataError says what is wrong with it."""
    try:
        table: dict[str, object] = tomllib.loads(content)
    except tomllib.TOMLDecodeError as error:
        raise DataError(f"{name}: {error}") from error
    weights = table.get("weights")
    if not isinstance(weights, dict):
        raise DataError(f"{name}: no table 'weights'")
    numbers: Numbers = {}
    collect(weights, "", numbers, name)
    return numbers


def as_toml(numbers: Numbers) -> str:
    """Numbers as a file holds them, without what they mean."""
    lines = ["[weights]", *(f"{name} = {number!r}" for name, number in numbers.items() if "." not in name)]
    tables = dict.fromkeys(name.rpartition(".")[0] for name in numbers if "." in name)
    for table in tables:
        lines += ["", f"[weights.{table}]"]
        lines += [
            f"{name.rpartition('.')[2]} = {number!r}"
            for name, number in numbers.items()
            if name.rpartition(".")[0] == table
        ]
    return "\n".join([*lines, ""])


def collect(table: dict[str, object], path: str, numbers: Numbers, file: str) -> None:
    """Add the numbers of a table, and of those within it."""
    for key, value in table.items():
        name = path + key
        if isinstance(value, dict):
            collect(value, name + ".", numbers, file)
        elif isinstance(value, float):
            numbers[name] = value
        else:
            raise DataError(f"{file}: {name} = {value!r} is no number with a point")
