"""Encoding: what a seat may know of a position, as a row of whole numbers, most of them zero.

Value networks, environments and data sets read positions this way. A game's `strategy/encoder.py` lists its entries,
each with a name, and writes those that are not zero.
"""

from hashlib import sha256
from typing import Generic, TypeVar

import msgspec
from mypy_extensions import i64, mypyc_attr

from chefetage.core.state import Player, State
from chefetage.core.vec import vec

S = TypeVar("S", bound=State)

MOST_ENTRIES = 4096  # that a position can have


@mypyc_attr(acyclic=True)
class Inputs:
    """The entries of one position that are not zero: which ones, and how much. Written anew for every position."""

    __slots__ = ("amounts", "count", "indices")

    def __init__(self) -> None:
        self.indices: vec[i64] = vec[i64]([0] * MOST_ENTRIES)
        self.amounts: vec[i64] = vec[i64]([0] * MOST_ENTRIES)
        self.count: i64 = 0

    def put(self, index: i64, amount: i64) -> None:
        """An entry has this amount; each is written once at most."""
        if amount != 0:
            self.indices[self.count] = index
            self.amounts[self.count] = amount
            self.count += 1

    def mark(self, index: i64) -> None:
        """An entry is 1."""
        self.indices[self.count] = index
        self.amounts[self.count] = 1
        self.count += 1

    def put_level(self, first: i64, level: i64, most: i64) -> None:
        """Of the entries of a number (`Entries.add_levels`), the one of this level; more than `most` counts as that."""
        self.mark(first + max(0, min(level, most)))

    def put_count(self, first: i64, number: i64, most: i64) -> None:
        """Of the entries of a number (`Entries.add_counts`), that of this one; more than `most` counts as that."""
        if number > 0:
            self.mark(first + min(number, most) - 1)


class Entries:
    """The entries of a block, in their order. Each has a unit: the amount that is a usual one, to scale by."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.units: list[int] = []

    def add(self, name: str, unit: int = 1) -> i64:
        """The place of a new entry in the block."""
        self.names.append(name)
        self.units.append(unit)
        return len(self.names) - 1

    def add_each(self, name: str, keys: list[str], unit: int = 1) -> i64:
        """The place of the first of several entries, one for each key."""
        first = len(self.names)
        for key in keys:
            self.add(f"{name}.{key}", unit)
        return first

    def add_levels(self, name: str, most: i64) -> i64:
        """The place of the first of the entries 0 to most, of which one is 1: how large a small number is."""
        return self.add_each(name, [str(level) for level in range(int(most) + 1)])

    def add_levels_each(self, name: str, keys: list[str], most: i64) -> i64:
        """The same for each key; the levels of a key come `most` + 1 places after those of the one before."""
        first = len(self.names)
        for key in keys:
            self.add_levels(f"{name}.{key}", most)
        return first

    def add_counts(self, name: str, most: int) -> i64:
        """The place of the first of the entries 1 to most; none of them is written for 0."""
        return self.add_each(name, [str(number) for number in range(1, most + 1)])

    def add_counts_each(self, name: str, keys: list[str], most: int) -> i64:
        """The same for each key; those of a key come `most` places after those of the one before."""
        first = len(self.names)
        for key in keys:
            self.add_counts(f"{name}.{key}", most)
        return first

    def __len__(self) -> int:
        return len(self.names)


@mypyc_attr(allow_interpreted_subclasses=False)
class Encoder(Generic[S]):
    """The entries of a game: those of the table, then a block for each player, the viewer first, in turn order.

    The entries are the same for every number of players; the blocks of players who are not there stay zero. `version`
    is raised whenever an entry gets another meaning: networks that were trained before do not fit any more.
    """

    def __init__(self, version: int, common: Entries, player: Entries, most_players: int, score_unit: int) -> None:
        self.version = version
        self.common: i64 = len(common)
        self.block: i64 = len(player)
        self.score_unit = score_unit  # points that a good player is ahead of a usual one
        self.names = [*common.names]
        self.units = [*common.units]
        for place in range(most_players):
            self.names += [f"player{place}.{name}" for name in player.names]
            self.units += player.units
        if len(set(self.names)) != len(self.names):
            raise ValueError("two entries have the same name")
        self.size = len(self.names)

    @property
    def digest(self) -> str:
        """Tells encoders apart."""
        facts = [self.version, self.names, self.units, self.score_unit]
        return sha256(msgspec.json.encode(facts)).hexdigest()

    def encode(self, s: S, viewer: Player, inputs: Inputs) -> None:
        """Write a position as the viewer may know it: what is hidden changes neither the entries nor their order."""
        inputs.count = 0
        self.write_common(s, viewer, inputs)
        for place in range(s.players):
            player = viewer + place
            if player >= s.players:
                player -= s.players
            self.write_player(s, viewer, player, self.common + place * self.block, inputs)

    def dense(self, inputs: Inputs) -> list[int]:
        """All entries, also those that are zero."""
        row = [0] * self.size
        for at in range(inputs.count):
            row[inputs.indices[at]] = inputs.amounts[at]
        return row

    # What a game must supply.

    def write_common(self, s: S, viewer: Player, inputs: Inputs) -> None:
        """The entries of the table."""
        raise NotImplementedError

    def write_player(self, s: S, viewer: Player, p: Player, base: i64, inputs: Inputs) -> None:
        """The entries of a player; the first of them has the number `base`."""
        raise NotImplementedError
