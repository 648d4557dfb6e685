"""SI-5.14, SI-5.20  Reading a plan: the topmost layer at each place of the grid is active."""

from typing import Final

from mypy_extensions import i64

from chefetage.core.vec import vec
from chefetage.games.smartphone_inc.rules.components import FIRST_FIELD, PAD_FIELDS, SECOND_FIELD, SYMBOLS
from chefetage.games.smartphone_inc.rules.planning.geometry import (
    CELL_OF_FIELD,
    CELLS,
    GRID,
    LOWER,
    LOWER_AT,
    OVERLAP,
    PAD_CELLS,
    PLACES,
    POSITIONS,
    SPAN_FIRST,
    SPAN_SECOND,
    SPANS,
    UPPER,
    UPPER_AT,
    lower_pad_of,
    upper_pad_of,
)

BARE: Final = SYMBOLS  # a place of the grid where nothing lies; counted like a symbol
BARE_GRID: Final = vec[i64]([int(BARE)] * GRID)
NOTHING_SEEN: Final = vec[i64]([0] * (int(SYMBOLS) + 1))


class Reading:
    """The plan as seen from above. Laying a field makes whatever lies below it inactive (SI-1.6, SI-5.11)."""

    __slots__ = ("grid", "seen")

    def __init__(self) -> None:
        self.grid: vec[i64] = vec[i64]()  # the topmost symbol at each place
        self.seen: vec[i64] = vec[i64]()  # active fields by symbol

    def read(self, layout: i64, placed: vec[i64]) -> None:
        """SI-5.13, SI-5.14  From bottom to top: lower pad, its improvements, upper pad, its improvements (SI-23.23)."""
        self.grid = BARE_GRID[:]
        self.seen = NOTHING_SEEN[:]
        face = layout // POSITIONS
        position = layout % POSITIONS
        for field in range(i64(PAD_CELLS)):
            self.lay(LOWER_AT[CELL_OF_FIELD[field]], PAD_FIELDS[lower_pad_of(face)][field])
        self.lay_improvements(placed, LOWER, position)
        for field in range(i64(PAD_CELLS)):
            self.lay(UPPER_AT[position * CELLS + CELL_OF_FIELD[field]], PAD_FIELDS[upper_pad_of(face)][field])
        self.lay_improvements(placed, UPPER, position)

    def lay(self, at: i64, symbol: i64) -> None:
        self.seen[self.grid[at]] -= 1
        self.seen[symbol] += 1
        self.grid[at] = symbol

    def lay_improvements(self, placed: vec[i64], layer: i64, position: i64) -> None:
        """SI-5.12, SI-5.28  In the order they were placed."""
        for placement in placed:
            if layer_of(placement) == layer:
                tile = tile_of(placement)
                span = span_of(placement)
                self.lay(on_grid(layer, position, SPAN_FIRST[span]), FIRST_FIELD[tile])
                self.lay(on_grid(layer, position, SPAN_SECOND[span]), SECOND_FIELD[tile])


def on_grid(layer: i64, position: i64, cell: i64) -> i64:
    return LOWER_AT[cell] if layer == LOWER else UPPER_AT[position * CELLS + cell]


# A placement is a number: (tile, layer, span).


def tile_of(placement: i64) -> i64:
    return placement // PLACES


def layer_of(placement: i64) -> i64:
    return placement % PLACES // SPANS


def span_of(placement: i64) -> i64:
    return placement % SPANS


def overlap_of(layout: i64) -> i64:
    """SI-5.7  k"""
    return OVERLAP[layout % POSITIONS]
