"""A search over the completions of a plan (SI-5.19): thousands of plans, each read from the one before it.

SI-5.14  A field that is laid changes what is active at its own place of the grid and nowhere else. So a plan with one
more improvement is read from the plan without it, and only the plans that the search keeps are laid out.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from chefetage.core.bits import BIT, count, has
from chefetage.core.vec import append, vec
from chefetage.games.smartphone_inc.rules.components import (
    FIRST_FIELD,
    IMPROVE,
    LEAST_PRICE,
    LOGISTICS,
    MOST_PRICE,
    PAD_FIELDS,
    PRICE_DOWN,
    PRICE_UP,
    RESEARCH,
    SECOND_FIELD,
    SYMBOLS,
    TILES,
)
from chefetage.games.smartphone_inc.rules.planning.geometry import (
    CELL_OF_FIELD,
    CELLS,
    GRID,
    LOWER,
    LOWER_AT,
    MIRRORED,
    OVERHANGS,
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
from chefetage.games.smartphone_inc.rules.planning.normal_form import first_copy
from chefetage.games.smartphone_inc.rules.planning.reading import layer_of, on_grid, overlap_of, span_of, tile_of

WIDTH: Final = 6  # plans kept from one improvement to the next
WIDTH_OVERHANG: Final = 2  # with 4G side a there are four times as many layouts and twice as many places
MOST_GOODS: Final = 19  # rows of the table of sales

# Active symbols are counted in one number, with eight bits for each symbol.
COUNT_BITS: Final = 8
COUNT_MASK: Final = 255
ONE_OF: Final = vec[i64]([2 ** (COUNT_BITS * symbol) for symbol in range(SYMBOLS)])
DOWN_AT: Final[i64] = COUNT_BITS * PRICE_DOWN
UP_AT: Final[i64] = COUNT_BITS * PRICE_UP
RESEARCH_AT: Final[i64] = COUNT_BITS * RESEARCH
LOGISTICS_AT: Final[i64] = COUNT_BITS * LOGISTICS
IMPROVE_AT: Final[i64] = COUNT_BITS * IMPROVE
ON_TOP: Final = 2**60  # added where the upper pad or an improvement on it lies: nothing below it is seen
SYMBOL_PART: Final = 2**60 - 1
BARE: Final = vec[i64]([0] * GRID)

ALL_PLACES: Final = vec[i64](list(range(PLACES)))
PLACES_ON_PADS: Final = vec[i64]([place for place in range(PLACES) if not OVERHANGS[place % SPANS]])
IS_MIRRORED: Final = vec[bool]([MIRRORED[place % SPANS] < place % SPANS for place in range(PLACES)])  # SI-5.16
NO_PLACES: Final = vec[i64]([0] * PLACES)


class PlanWorth:
    """What the results of a plan are worth to a player, set by the strategy."""

    __slots__ = (
        "base_goods",
        "base_price",
        "cost",
        "goods_per_down",
        "improve",
        "logistics",
        "logistics_per_up",
        "research",
        "sales",
    )

    def __init__(self) -> None:
        self.base_price: i64 = 0
        self.base_goods: i64 = 0  # from cards and technologies
        self.goods_per_down: i64 = 1
        self.logistics_per_up: i64 = 0
        self.sales: vec[float] = vec[float]()  # by price and goods
        self.research: vec[float] = vec[float]()  # by markers
        self.logistics: vec[float] = vec[float]()  # by markers
        self.improve: float = 0.0  # an improvement instead of a goods card
        self.cost: vec[float] = vec[float]()  # hardcore mode: VP by symbol, then of a good and of a locked tile

    def of(self, active: i64, covered: i64, face_down: i64) -> float:
        """The worth of a plan with these active symbols."""
        down = active >> DOWN_AT & COUNT_MASK
        up = active >> UP_AT & COUNT_MASK
        price = max(LEAST_PRICE, min(MOST_PRICE, self.base_price + up - down))
        goods = self.base_goods + down * self.goods_per_down + covered + face_down
        value = self.sales[price * MOST_GOODS + min(goods, MOST_GOODS - 1)]
        value += self.research[min(active >> RESEARCH_AT & COUNT_MASK, i64(len(self.research)) - 1)]
        logistics = (active >> LOGISTICS_AT & COUNT_MASK) + up * self.logistics_per_up
        value += self.logistics[min(logistics, i64(len(self.logistics)) - 1)]
        if active >> IMPROVE_AT & COUNT_MASK > 0:
            value += self.improve
        if len(self.cost) > 0:
            value -= self.payment(active, goods, face_down)
        return value

    def payment(self, active: i64, goods: i64, face_down: i64) -> float:
        """SI-18.10, SI-18.11  What hardcore mode makes the plan cost."""
        symbols: i64 = len(self.cost) - 2
        costs = -self.cost[symbols + 1] * float(face_down)
        gains = 0.0
        for symbol in range(symbols):
            fields = float(active >> COUNT_BITS * symbol & COUNT_MASK)
            if self.cost[symbol] > 0.0:
                costs += self.cost[symbol] * fields
            else:
                gains -= self.cost[symbol] * fields
        return max(0.0, costs) - gains + self.cost[symbols] * float(goods)


@mypyc_attr(acyclic=True)
class Candidate:
    """A plan under way in the search."""

    __slots__ = ("active", "grid", "layout", "placed", "unused", "worth")

    def __init__(self, layout: i64) -> None:
        self.layout: i64 = layout
        self.grid: vec[i64] = vec[i64]()  # by place: the topmost symbol, as ONE_OF, and ON_TOP
        self.active: i64 = 0  # symbols
        self.placed: vec[i64] = vec[i64]()
        self.unused: i64 = 0
        self.worth: float = 0.0

    def lay(self, at: i64, symbol: i64, layer: i64) -> None:
        """A field on all of its own layer."""
        below = self.grid[at]
        if layer == UPPER:
            self.active += ONE_OF[symbol] - (below & SYMBOL_PART)
            self.grid[at] = ONE_OF[symbol] + ON_TOP
        elif below < ON_TOP:
            self.active += ONE_OF[symbol] - below
            self.grid[at] = ONE_OF[symbol]

    def place(self, placement: i64) -> None:
        """SI-5.12  An improvement on all that lie on its pad."""
        position = self.layout % POSITIONS
        tile = tile_of(placement)
        layer = layer_of(placement)
        span = span_of(placement)
        self.lay(on_grid(layer, position, SPAN_FIRST[span]), FIRST_FIELD[tile], layer)
        self.lay(on_grid(layer, position, SPAN_SECOND[span]), SECOND_FIELD[tile], layer)

    def with_placement(self, placement: i64, worth: float) -> "Candidate":
        candidate = Candidate(self.layout)
        candidate.grid = self.grid[:]
        candidate.active = self.active
        candidate.placed = append(self.placed[:], placement)
        candidate.unused = self.unused & ~BIT[tile_of(placement)]
        candidate.worth = worth
        candidate.place(placement)
        return candidate


def lay_out(layout: i64, placed: vec[i64], unused: i64) -> Candidate:
    """SI-5.14  A plan as it lies: what belongs to the lower pad never lies on the upper one."""
    candidate = Candidate(layout)
    candidate.grid = BARE[:]
    candidate.placed = placed[:]
    candidate.unused = unused
    face = layout // POSITIONS
    position = layout % POSITIONS
    for field in range(i64(PAD_CELLS)):
        candidate.lay(LOWER_AT[CELL_OF_FIELD[field]], PAD_FIELDS[lower_pad_of(face)][field], LOWER)
    for field in range(i64(PAD_CELLS)):
        at = UPPER_AT[position * CELLS + CELL_OF_FIELD[field]]
        candidate.lay(at, PAD_FIELDS[upper_pad_of(face)][field], UPPER)
    for placement in placed:
        candidate.place(placement)
    return candidate


@mypyc_attr(acyclic=True)
class Search:
    """A beam search over one base layout: one improvement after the other, the best plans go on."""

    __slots__ = (
        "covered",
        "found",
        "left",
        "origins",
        "placements",
        "places",
        "position",
        "seen_first",
        "seen_second",
        "unused",
        "width",
        "worth",
        "worths",
    )

    def __init__(self, worth: PlanWorth, layout: i64, may_overhang: bool, width: i64) -> None:
        self.worth = worth
        self.position: i64 = layout % POSITIONS
        self.covered: i64 = overlap_of(layout)
        self.width: i64 = width
        self.places: vec[i64] = ALL_PLACES if may_overhang else PLACES_ON_PADS
        # Of the candidate that is widened, by place.
        self.left: vec[i64] = NO_PLACES[:]  # active symbols that an improvement there would not cover
        self.seen_first: vec[i64] = NO_PLACES[:]  # all bits if its first field would be seen there, else none
        self.seen_second: vec[i64] = NO_PLACES[:]
        # The best plans found, best first: which candidate they come from, and what is placed on it.
        self.found: i64 = 0
        self.worths: vec[float] = vec[float]([0.0] * (width + 1))
        self.unused: vec[i64] = vec[i64]([0] * (width + 1))
        self.origins: vec[i64] = vec[i64]([0] * (width + 1))
        self.placements: vec[i64] = vec[i64]([0] * (width + 1))

    def next_beam(self, beam: list[Candidate]) -> list[Candidate]:
        """The best plans with one improvement more."""
        self.found = 0
        for number in range(i64(len(beam))):
            self.widen(beam[number], number)
        found: list[Candidate] = []
        for at in range(self.found):
            origin = beam[self.origins[at]]
            found.append(origin.with_placement(self.placements[at], self.worths[at]))
        return found

    def widen(self, candidate: Candidate, number: i64) -> None:
        """Try every unused improvement on every place."""
        if candidate.unused == 0:
            return
        self.look_under(candidate)
        for tile in range(TILES):
            if has(candidate.unused, tile) and first_copy(tile, candidate.unused) == tile:  # SI-5.31
                self.try_tile(candidate, number, tile)

    def look_under(self, candidate: Candidate) -> None:
        """What any improvement would cover, by place."""
        grid = candidate.grid
        for place in self.places:
            span = place % SPANS
            if place < SPANS:  # the lower pad's come first
                one = grid[LOWER_AT[SPAN_FIRST[span]]]
                other = grid[LOWER_AT[SPAN_SECOND[span]]]
                self.seen_first[place] = -1 if one < ON_TOP else 0
                self.seen_second[place] = -1 if other < ON_TOP else 0
                self.left[place] = candidate.active - (one & self.seen_first[place]) - (other & self.seen_second[place])
            else:
                one = grid[UPPER_AT[self.position * CELLS + SPAN_FIRST[span]]]
                other = grid[UPPER_AT[self.position * CELLS + SPAN_SECOND[span]]]
                self.seen_first[place] = -1
                self.seen_second[place] = -1
                self.left[place] = candidate.active - (one & SYMBOL_PART) - (other & SYMBOL_PART)

    def try_tile(self, candidate: Candidate, number: i64, tile: i64) -> None:
        first = ONE_OF[FIRST_FIELD[tile]]
        second = ONE_OF[SECOND_FIELD[tile]]
        unused = candidate.unused & ~BIT[tile]
        face_down = count(unused)
        for place in self.places:
            if first == second and IS_MIRRORED[place]:
                continue
            active = self.left[place] + (first & self.seen_first[place]) + (second & self.seen_second[place])
            worth = self.worth.of(active, self.covered, face_down)
            if self.found < self.width or worth > self.worths[self.width - 1]:
                self.keep(number, tile * PLACES + place, unused, worth)

    def keep(self, number: i64, placement: i64, unused: i64, worth: float) -> None:
        """Among the best, if it is one of them; plans of equal worth and improvements are kept once."""
        place = self.found
        while place > 0 and self.worths[place - 1] < worth:
            place -= 1
        if place > 0 and self.worths[place - 1] == worth and self.unused[place - 1] == unused:
            return
        at = self.found
        while at > place:
            self.worths[at] = self.worths[at - 1]
            self.unused[at] = self.unused[at - 1]
            self.origins[at] = self.origins[at - 1]
            self.placements[at] = self.placements[at - 1]
            at -= 1
        self.worths[place] = worth
        self.unused[place] = unused
        self.origins[place] = number
        self.placements[place] = placement
        self.found = min(self.width, self.found + 1)


def best_completion(worth: PlanWorth, layout: i64, placed: vec[i64], unused: i64, may_overhang: bool) -> float:
    """The worth of the best plan found that begins like this one."""
    best = worth_of(worth, layout, placed, unused)
    if unused == 0:
        return best
    search = Search(worth, layout, may_overhang, WIDTH_OVERHANG if may_overhang else WIDTH)
    beam = [lay_out(layout, placed, unused)]
    while len(beam) > 0:
        beam = search.next_beam(beam)
        if len(beam) > 0:
            best = max(best, beam[0].worth)
    return best


def worth_of(worth: PlanWorth, layout: i64, placed: vec[i64], unused: i64) -> float:
    return worth.of(lay_out(layout, placed, unused).active, overlap_of(layout), count(unused))
