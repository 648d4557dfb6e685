"""A search over the completions of a plan (SI-5.19): thousands of plans, each read by its geometry."""

from typing import Final

from mypy_extensions import i64

from chefetage.core.bits import BIT, count, has
from chefetage.core.vec import append, vec
from chefetage.games.smartphone_inc.rules.components import (
    IMPROVE,
    LEAST_PRICE,
    LOGISTICS,
    MOST_PRICE,
    PRICE_DOWN,
    PRICE_UP,
    RESEARCH,
    TILES,
)
from chefetage.games.smartphone_inc.rules.planning.geometry import OVERHANGS, PLACES
from chefetage.games.smartphone_inc.rules.planning.normal_form import normal_placement
from chefetage.games.smartphone_inc.rules.planning.reading import Reading, overlap_of, span_of, tile_of

WIDTH: Final = 6  # plans kept from one improvement to the next
WIDTH_OVERHANG: Final = 2  # with 4G side a there are four times as many layouts and twice as many places
MOST_GOODS: Final = 19  # rows of the table of sales


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
        "read",
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
        self.read: i64 = 0  # how many plans were looked at

    def of(self, seen: vec[i64], covered: i64, face_down: i64) -> float:
        """The worth of a plan as it is read."""
        self.read += 1
        down = seen[PRICE_DOWN]
        up = seen[PRICE_UP]
        price = max(LEAST_PRICE, min(MOST_PRICE, self.base_price + up - down))
        goods = self.base_goods + down * self.goods_per_down + covered + face_down
        value = self.sales[price * MOST_GOODS + min(goods, MOST_GOODS - 1)]
        value += self.research[min(seen[RESEARCH], i64(len(self.research)) - 1)]
        logistics = seen[LOGISTICS] + up * self.logistics_per_up
        value += self.logistics[min(logistics, i64(len(self.logistics)) - 1)]
        if seen[IMPROVE] > 0:
            value += self.improve
        if len(self.cost) > 0:
            value -= self.payment(seen, goods, face_down)
        return value

    def payment(self, seen: vec[i64], goods: i64, face_down: i64) -> float:
        """SI-18.10, SI-18.11  What hardcore mode makes the plan cost."""
        symbols: i64 = len(self.cost) - 2
        costs = -self.cost[symbols + 1] * float(face_down)
        gains = 0.0
        for symbol in range(symbols):
            if self.cost[symbol] > 0.0:
                costs += self.cost[symbol] * float(seen[symbol])
            else:
                gains -= self.cost[symbol] * float(seen[symbol])
        return max(0.0, costs) - gains + self.cost[symbols] * float(goods)


class Candidate:
    """A plan under way in the search."""

    __slots__ = ("placed", "unused", "worth")

    def __init__(self) -> None:
        self.placed: vec[i64] = vec[i64]()
        self.unused: i64 = 0
        self.worth: float = 0.0


class Search:
    """A beam search over one base layout: one improvement after the other, the best plans go on."""

    __slots__ = ("found", "layout", "may_overhang", "reading", "width", "worth")

    def __init__(self, worth: PlanWorth, layout: i64, may_overhang: bool) -> None:
        self.worth = worth
        self.layout: i64 = layout
        self.may_overhang = may_overhang
        self.width: i64 = WIDTH_OVERHANG if may_overhang else WIDTH
        self.reading = Reading()
        self.found: list[Candidate] = []  # best first

    def widen(self, candidate: Candidate) -> None:
        """Try every unused improvement on every place."""
        for tile in range(TILES):
            if has(candidate.unused, tile):
                for place in range(PLACES):
                    self.try_placement(candidate, tile * PLACES + place)

    def try_placement(self, candidate: Candidate, placement: i64) -> None:
        if OVERHANGS[span_of(placement)] and not self.may_overhang:
            return
        if placement != normal_placement(placement, candidate.unused):
            return
        placed = append(candidate.placed[:], placement)
        unused = candidate.unused & ~BIT[tile_of(placement)]
        self.keep(placed, unused, worth_of(self.worth, self.reading, self.layout, placed, unused))

    def keep(self, placed: vec[i64], unused: i64, worth: float) -> None:
        """Among the best, if it is one of them; plans of equal worth and improvements are kept once."""
        place: i64 = len(self.found)
        while place > 0 and self.found[place - 1].worth < worth:
            place -= 1
        if place == self.width or (place > 0 and is_like(self.found[place - 1], unused, worth)):
            return
        self.found.insert(place, new_candidate(placed, unused, worth))
        if len(self.found) > self.width:
            self.found.pop()


def is_like(candidate: Candidate, unused: i64, worth: float) -> bool:
    return candidate.worth == worth and candidate.unused == unused


def new_candidate(placed: vec[i64], unused: i64, worth: float) -> Candidate:
    candidate = Candidate()
    candidate.placed = placed
    candidate.unused = unused
    candidate.worth = worth
    return candidate


def best_completion(worth: PlanWorth, layout: i64, placed: vec[i64], unused: i64, may_overhang: bool) -> float:
    """The worth of the best plan found that begins like this one."""
    search = Search(worth, layout, may_overhang)
    best = worth_of(worth, search.reading, layout, placed, unused)
    beam = [new_candidate(placed[:], unused, best)]
    while len(beam) > 0:
        search.found = []
        for candidate in beam:
            search.widen(candidate)
        beam = search.found
        if len(beam) > 0:
            best = max(best, beam[0].worth)
    return best


def worth_of(worth: PlanWorth, reading: Reading, layout: i64, placed: vec[i64], unused: i64) -> float:
    reading.read(layout, placed)
    return worth.of(reading.seen, overlap_of(layout), count(unused))
