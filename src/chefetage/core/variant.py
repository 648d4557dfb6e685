"""Variants: other numbers for a game, named by their path in components.toml, within the bounds that the game sets."""

from collections.abc import Iterator
from contextlib import contextmanager
from fnmatch import fnmatchcase
from hashlib import sha256
from pathlib import Path

import msgspec

from chefetage.core.problem import Problem

LARGEST = 1_000_000  # far beyond any game, far within the numbers that a compiled rule can hold
HASH_DIGITS = 16

Holder = dict[str, object] | list[object]
Numbers = dict[str, int]


class Variant(msgspec.Struct, frozen=True):
    """The printed game has no name and no other numbers."""

    game: str
    name: str = ""
    numbers: Numbers = {}  # by path, such as "majority_tracks.gears_top.bonus.3.amount"

    @property
    def hash(self) -> str:
        """Tells variants of a game apart, whatever they are called; "" for the printed game."""
        if not self.numbers:
            return ""
        return sha256(msgspec.json.encode([self.game, self.numbers], order="sorted")).hexdigest()[:HASH_DIGITS]


class Bound(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How far some numbers may be changed; `numbers` are paths, in which "*" stands for anything."""

    numbers: list[str]
    reason: str
    least: int = -LARGEST
    most: int = LARGEST


class Bounds(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """bounds.toml of a game. A number that is not named there is free."""

    unused: list[Bound] = []  # no rule reads them: another value would change nothing
    fixed: list[Bound] = []  # the rules are built around them
    limited: list[Bound] = []

    def check(self, path: str, value: int) -> None:
        """Raise a Problem where a number cannot have this value."""
        if named(self.unused, path):
            raise Problem("variant-unused", number=path)
        if named(self.fixed, path):
            raise Problem("variant-fixed", number=path)
        for bound in [*named(self.limited, path), Bound([], "")]:
            if value < bound.least:
                raise Problem("variant-too-small", number=path, value=value, least=bound.least)
            if value > bound.most:
                raise Problem("variant-too-large", number=path, value=value, most=bound.most)


def named(bounds: list[Bound], path: str) -> list[Bound]:
    """Those that speak of a number."""
    return [bound for bound in bounds if any(fnmatchcase(path, pattern) for pattern in bound.numbers)]


def load_bounds(folder: Path) -> Bounds:
    file = folder / "bounds.toml"
    return msgspec.toml.decode(file.read_bytes(), type=Bounds) if file.exists() else Bounds()


# Numbers by path. An item of a list is named by its id or, where not every item has one of its own, counted from 0.


def places(holder: Holder, path: str = "") -> Iterator[tuple[str, Holder, str | int]]:
    """Every number and truth value below: its path, what holds it, and under which key. Ids are names, no numbers."""
    for name, key, value in items(holder):
        if isinstance(value, dict | list):
            yield from places(value, f"{path}{name}.")
        elif isinstance(value, int) and key != "id":
            yield f"{path}{name}", holder, key


def items(holder: Holder) -> Iterator[tuple[str, str | int, object]]:
    if isinstance(holder, dict):
        for name, value in holder.items():
            yield name, name, value
    else:
        for number, (name, value) in enumerate(zip(item_names(holder), holder, strict=True)):
            yield name, number, value


def item_names(items: list[object]) -> list[str]:
    ids = [str(item["id"]) for item in items if isinstance(item, dict) and "id" in item]
    return ids if len(set(ids)) == len(items) else [str(number) for number in range(len(items))]


def value_at(holder: Holder, key: str | int) -> int:
    value = holder[key]  # type: ignore[index]  # a key of its own holder
    assert isinstance(value, int)
    return value


def change(table: dict[str, object], numbers: Numbers, bounds: Bounds) -> None:
    """Put other numbers into a game's components, or raise a Problem that names the first that does not fit."""
    found = {path: (holder, key) for path, holder, key in places(table)}
    for path, value in numbers.items():
        if path not in found:
            raise Problem("variant-unknown-number", number=path)
        holder, key = found[path]
        if type(value) is not type(value_at(holder, key)):
            raise Problem("variant-other-type", number=path, value=str(value), printed=str(value_at(holder, key)))
        bounds.check(path, value)
        holder[key] = value  # type: ignore[index]


# Which variant is played. The rules read their numbers when they are imported, so it must be known by then.

CHOSEN: dict[str, Variant] = {}


def variant_of(game_key: str) -> Variant:
    """What a game is, or will be, imported as."""
    return CHOSEN.get(game_key, Variant(game_key))


@contextmanager
def chosen(variant: Variant) -> Iterator[None]:
    """For a while, the game is imported as this variant."""
    before = variant_of(variant.game)
    CHOSEN[variant.game] = variant
    try:
        yield
    finally:
        CHOSEN[variant.game] = before


# Files.


class VariantFile(msgspec.Struct, forbid_unknown_fields=True):
    """A variant as its file has it, before its numbers are looked up."""

    name: str
    game: str
    numbers: dict[str, object]


def read_variant(path: Path) -> Variant:
    """A variant from a TOML file: name, game, and the table [numbers], whose keys may also be tables within tables."""
    try:
        file = msgspec.toml.decode(path.read_bytes(), type=VariantFile)
    except OSError as error:
        raise Problem("variant-unreadable", file=str(path), reason=error.strerror or str(error)) from error
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Problem("variant-bad-file", file=str(path), reason=str(error)) from error
    if not file.name.strip() or not file.numbers:
        raise Problem("variant-empty", file=str(path))
    return Variant(file.game, file.name, dict(flat(file.numbers)))


def flat(table: dict[str, object], path: str = "") -> Iterator[tuple[str, int]]:
    """`debt.penalty = 3` is a table within a table to TOML, and the path "debt.penalty" here."""
    for name, value in table.items():
        if isinstance(value, dict):
            yield from flat(value, f"{path}{name}.")
        elif isinstance(value, int):
            yield f"{path}{name}", value
        else:
            raise Problem("variant-no-number", number=f"{path}{name}", value=str(value))
