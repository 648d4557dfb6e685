"""Which numbers of components.toml the rules of a game read."""

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from unittest.mock import patch

from chefetage.core import data
from chefetage.core.catalog import FOLDER, own_modules, package_of
from chefetage.core.variant import item_names, places, value_at


@cache
def numbers_of(key: str) -> dict[str, int]:
    """Every whole number and truth value of a game's components.toml by path."""
    return {path: value_at(holder, name) for path, holder, name in places(data.read_components(FOLDER / key))}


@cache
def read_numbers(key: str) -> frozenset[str]:
    """The numbers that somebody asks for while the game is imported; a list that is read is read whole."""
    read: set[str] = set()

    def watched(folder: Path) -> dict[str, object]:
        return WatchedTable(original(folder), "", read)

    original = data.read_components
    with patch.object(data, "read_components", watched), own_modules(package_of(key)):
        import_module(package_of(key))
    return frozenset(read & numbers_of(key).keys())


class WatchedTable(dict[str, object]):
    """A table that notes which of its values somebody asks for."""

    def __init__(self, table: dict[str, object], path: str, read: set[str]) -> None:
        super().__init__({key: watched(value, f"{path}{key}.", read) for key, value in table.items()})
        self.path, self.read = path, read

    def __getitem__(self, key: str) -> object:
        self.read.add(f"{self.path}{key}")
        return super().__getitem__(key)

    def __iter__(self) -> Iterator[str]:
        """As that of any table; but dict(table) asks for the values one by one where this is overridden."""
        return super().__iter__()

    def items(self) -> list[tuple[str, object]]:  # type: ignore[override]
        return [(key, self[key]) for key in self]

    def values(self) -> list[object]:  # type: ignore[override]
        return [self[key] for key in self]

    def get(self, key: str, default: object = None) -> object:
        return self[key] if key in self else default  # noqa: SIM401  (that would be this very method)


class WatchedList(list[object]):
    """A list that notes that somebody asks for its values."""

    def __init__(self, values: list[object], path: str, read: set[str]) -> None:
        names = item_names(values)
        super().__init__(watched(value, f"{path}{name}.", read) for name, value in zip(names, values, strict=True))
        self.read = read
        self.paths = [path + name for name in names]

    def __getitem__(self, number: object) -> object:  # type: ignore[override]
        self.read.update(self.paths)
        return super().__getitem__(number)  # type: ignore[call-overload]

    def __iter__(self) -> Iterator[object]:
        self.read.update(self.paths)
        return super().__iter__()


def watched(value: object, path: str, read: set[str]) -> object:
    if isinstance(value, dict):
        return WatchedTable(value, path, read)
    if isinstance(value, list):
        return WatchedList(value, path, read)
    return value
