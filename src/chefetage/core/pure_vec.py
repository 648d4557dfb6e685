"""vec in pure Python, for machines without librt: the same results, only slower."""

from collections.abc import Iterable, Iterator
from typing import Any

Item = Any  # i64, bool or float; what a vec holds is checked by mypy, not here


class vec:  # noqa: N801, PLW1641  (librt's name; unhashable like librt's)
    """An array; its length changes only by the functions below, which give a new one."""

    __slots__ = ("items",)

    def __init__(self, items: Iterable[Item] = ()) -> None:
        self.items = list(items)

    def __class_getitem__(cls, kind: object) -> type["vec"]:
        return cls

    def __len__(self) -> int:
        return len(self.items)

    def __iter__(self) -> Iterator[Item]:
        return iter(self.items)

    def __contains__(self, item: Item) -> bool:
        return item in self.items

    def __getitem__(self, index: int | slice) -> Any:
        return vec(self.items[index]) if isinstance(index, slice) else self.items[index]

    def __setitem__(self, index: int, item: Item) -> None:
        self.items[index] = item

    def __eq__(self, other: object) -> bool:
        return isinstance(other, vec) and self.items == other.items

    def __repr__(self) -> str:
        return f"vec({self.items})"


def append(array: vec, item: Item) -> vec:
    return vec([*array.items, item])


def extend(array: vec, items: Iterable[Item]) -> vec:
    return vec([*array.items, *items])


def pop(array: vec, index: int = -1) -> tuple[vec, Item]:
    rest = list(array.items)
    item = rest.pop(index)
    return vec(rest), item


def remove(array: vec, item: Item) -> vec:
    rest = list(array.items)
    rest.remove(item)
    return vec(rest)
