"""Component data: TOML to typed constants, checked when loaded."""

import tomllib
from pathlib import Path

from mypy_extensions import i64

from chefetage.core.info import load_info
from chefetage.core.variant import change, load_bounds, variant_of
from chefetage.core.vec import vec


class DataError(Exception):
    """A data file lacks a value or has one of another type; says which."""


class Data:
    """A table of a TOML file. Every value is fetched with its type."""

    def __init__(self, name: str, table: dict[str, object]) -> None:
        self.name = name
        self.table = table

    def value(self, key: str) -> object:
        value: object = self.table
        for part in key.split("."):
            if not isinstance(value, dict) or part not in value:
                raise DataError(f"{self.name}: no value {key!r}")
            value = value[part]
        return value

    def number(self, key: str) -> int:
        value = self.value(key)
        if not isinstance(value, int):
            raise DataError(f"{self.name}: {key} = {value!r} is no whole number")
        return value

    def numbers(self, key: str) -> vec[i64]:
        value = self.value(key)
        if not isinstance(value, list) or not all(isinstance(item, int) for item in value):
            raise DataError(f"{self.name}: {key} = {value!r} is no list of whole numbers")
        return vec[i64](value)

    def text(self, key: str) -> str:
        value = self.value(key)
        if not isinstance(value, str):
            raise DataError(f"{self.name}: {key} = {value!r} is no text")
        return value

    def texts(self, key: str) -> list[str]:
        value = self.value(key)
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            raise DataError(f"{self.name}: {key} = {value!r} is no list of texts")
        return [str(item) for item in value]

    def tables(self, key: str) -> list["Data"]:
        value = self.value(key)
        if not isinstance(value, list) or not all(isinstance(item, dict) for item in value):
            raise DataError(f"{self.name}: {key} is no list of tables")
        return [Data(f"{self.name}: {key}[{number}]", item) for number, item in enumerate(value)]

    def ids(self, key: str) -> list[str]:
        """The ids of a list of tables, in its order: the keys of a component kind."""
        return [table.text("id") for table in self.tables(key)]


def load_components(module_file: str) -> Data:
    """components.toml of the game whose rules/ folder holds the calling module."""
    folder = Path(module_file).parent.parent
    return Data(folder.name + "/components.toml", read_components(folder))


def read_components(folder: Path) -> dict[str, object]:
    """components.toml of a game, with the numbers of the variant that is played."""
    table = tomllib.loads((folder / "components.toml").read_text(encoding="utf-8"))
    change(table, variant_of(load_info(folder).key).numbers, load_bounds(folder))
    return table
