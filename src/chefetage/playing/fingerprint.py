"""A state as plain numbers, and the hash that records carry."""

from collections.abc import Callable, Hashable, Iterable
from functools import cache
from hashlib import sha256
from operator import attrgetter
from typing import cast

import msgspec
from mypy_extensions import i64

from chefetage.core.state import State
from chefetage.core.vec import vec

NUMBERS = {int}
NOT_STATE = {"journal"}  # the story of the game, not the position


@cache
def fields(cls: type) -> tuple[str, ...]:
    """The attributes of a state class, those of its base classes included, by name."""
    names: set[str] = set()
    for base in cls.__mro__:
        own: Iterable[str] = getattr(base, "__slots__", ())
        names.update(getattr(base, "__mypyc_attrs__", own))  # the compiled classes' list
    return tuple(sorted(names - NOT_STATE))


@cache
def is_row(cls: type) -> bool:
    """Whether objects of the class are rows of others: lists and vecs."""
    return issubclass(cls, Iterable)


@cache
def is_row_of_numbers(cls: type) -> bool:
    """Whether the rows of the class hold nothing else, so that nobody has to look; pure vecs may hold anything."""
    return cls is type(vec[i64]()) and cls is not type(vec[bool]())


@cache
def reader(cls: type) -> Callable[[object], tuple[object, ...]]:
    """What fetches all attributes of a state class at once."""
    names = fields(cls)
    return attrgetter(*names) if len(names) > 1 else lambda thing: (getattr(thing, names[0]),)


def snapshot(thing: object) -> object:
    """A state, or a part of it, as nested lists and dicts of numbers."""
    if isinstance(thing, int):
        return int(thing)
    kind = cast(Hashable, type(thing))
    if is_row_of_numbers(kind):
        return list(cast(Iterable[object], thing))
    if is_row(kind):
        items = list(cast(Iterable[object], thing))
        return items if NUMBERS.issuperset(map(type, items)) else [snapshot(item) for item in items]
    if names := fields(kind):
        found = dict(zip(names, reader(kind)(thing), strict=True))
        for name, value in found.items():  # most are numbers, and stay as they are
            if type(value) is not int:
                found[name] = snapshot(value)
        return found
    raise TypeError(f"a state cannot hold {thing!r}")


def fingerprint(state: State) -> str:
    """The state's hash: equal positions, and equal chances to come, have equal hashes."""
    return sha256(msgspec.json.encode(snapshot(state))).hexdigest()[:16]
