"""What phases 7 and 8 may bring."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from chefetage.core.bits import BIT, count, has
from chefetage.core.state import Player
from chefetage.core.vec import vec
from chefetage.games.smartphone_inc.rules.board import BOARDS, CUSTOMERS, MARKETS, REGIONS
from chefetage.games.smartphone_inc.rules.components import (
    FOUR_G,
    LEAST_PRICE,
    MOST_DIRECT_SALES,
    MOST_PRICE,
    NFC,
    NONE,
    SIDE_A,
    SIDE_B,
    START_PRICE,
    TECHNOLOGIES,
)
from chefetage.games.smartphone_inc.rules.customers import goods_in
from chefetage.games.smartphone_inc.rules.state import EMPTY, State
from chefetage.games.smartphone_inc.strategy.weights import SmartphoneIncWeights

PRICES: Final[i64] = max(MOST_PRICE, START_PRICE) + 1


def map_of(region: i64) -> int:
    return next(number for number, board in enumerate(BOARDS) if board.begin <= region < board.end)


def paying(region: i64, price: i64) -> int:
    """Those who pay this price, as a bit set of a region's customers."""
    people = CUSTOMERS[map_of(region)]
    first = MARKETS[region].first_customer
    return sum([int(BIT[at]) for at in range(MARKETS[region].customers) if 0 < people[first + at].limit >= price])


def wanting(region: i64, technology: i64) -> int:
    """Those who buy from whoever owns a technology."""
    people = CUSTOMERS[map_of(region)]
    first = MARKETS[region].first_customer
    return sum([int(BIT[at]) for at in range(MARKETS[region].customers) if people[first + at].technology == technology])


PAYING: Final = vec[i64]([paying(region, price) for region in range(REGIONS) for price in range(PRICES)])
WANTING: Final = vec[i64]([wanting(region, number) for region in range(REGIONS) for number in range(TECHNOLOGIES)])
CROWDED: Final = vec[float](
    [0.4 + 0.2 * float(price - LEAST_PRICE) for price in range(PRICES)]
)  # by how much a rival takes away more, by price: the dearer a company is, the later it sells
NOTHING: Final = vec[i64]([0] * REGIONS)
NO_ROOM: Final = vec[float]([0.0] * REGIONS)


@mypyc_attr(acyclic=True)
class Demand:
    """Who would buy from a company, and who is in its way: read from the table once, for many questions."""

    __slots__ = (
        "board",
        "free",
        "has_direct_sales",
        "now",
        "occupied",
        "price",
        "region",
        "regions",
        "rivals",
        "room",
        "rooms",
        "sells_afar",
        "sold",
        "strength",
        "weights",
        "winning",
    )

    def __init__(self, s: State, p: Player, weights: SmartphoneIncWeights) -> None:
        self.weights = weights
        self.board = s.board
        self.occupied: vec[i64] = s.occupied[:]  # slots
        self.regions: i64 = 0  # bit set: own offices, not at a retailer
        self.winning: vec[i64] = NOTHING[:]  # customers, by region, whom own technologies win
        self.free: vec[i64] = NOTHING[:]  # customers without a good
        self.sold: vec[i64] = NOTHING[:]  # own goods
        self.rivals: vec[i64] = NOTHING[:]  # companies with an office
        self.strength: vec[float] = NO_ROOM[:]  # goods that rivals have there, or will have
        self.sells_afar = s.uses(p, FOUR_G, SIDE_B)
        self.has_direct_sales = s.uses(p, NFC, SIDE_A)
        # The last question.
        self.price: i64 = 0
        self.region: i64 = NONE  # with a new office
        self.now = False  # as the board stands
        self.room: float = 0.0  # goods that can be sold in all
        self.rooms: vec[float] = NO_ROOM[:]  # by region
        company = s.companies[p]
        for region in range(s.board.begin, s.board.end):
            if not s.has_retailer(region):
                if company.offices_in[region] > 0:
                    self.regions |= BIT[region]
                self.look_at(s, p, region)

    def look_at(self, s: State, p: Player, region: i64) -> None:
        """The customers of a region, then the others who sell there."""
        technologies = s.companies[p].technologies
        winning: i64 = 0
        for technology in range(TECHNOLOGIES):
            if has(technologies, technology):
                winning |= WANTING[region * TECHNOLOGIES + technology]
        self.winning[region] = winning
        market = MARKETS[region]
        free: i64 = 0
        for at in range(market.customers):
            if s.customers[market.first_customer + at] == EMPTY:
                free |= BIT[at]
        self.free[region] = free
        all_are_free = free == BIT[market.customers] - 1
        strength = 0.0
        for company in range(i64(len(s.companies))):
            sold = 0 if all_are_free else goods_in(s, company, region)
            if company == p:
                self.sold[region] = sold
                continue
            is_there = s.companies[company].offices_in[region] > 0
            if is_there:
                self.rivals[region] += 1
            if sold > 0:
                strength += float(sold)
            elif is_there:
                strength += self.weights.rival_goods
        self.strength[region] = strength

    def sales(self, price: i64, goods: float, region: i64, technology: i64) -> float:
        """VP of a phase 7 and 8 with a price and goods, with one more office or technology (NONE: without).

        The board is as empty as at the start of a round.
        """
        self.ask(price, region, technology)
        return self.income(goods)

    def sales_now(self, price: i64, goods: float) -> float:
        """VP of a phase 7 under way: only free customers buy, and goods sold before count for control."""
        self.ask_now(price)
        return self.income(goods)

    def ask(self, price: i64, region: i64, technology: i64) -> None:
        """How many goods can be expected to be sold where."""
        self.now = False
        self.price = price
        self.region = region
        regions = self.regions if region == NONE else self.regions | BIT[region]
        room = 0.0
        for number in range(self.board.begin, self.board.end):
            if regions >> number & 1 == 1:
                buyers = PAYING[number * PRICES + price] | self.winning[number]
                if technology != NONE:
                    buyers |= WANTING[number * TECHNOLOGIES + technology]
                crowd = self.weights.crowding * CROWDED[price] * float(self.rivals[number])
                self.rooms[number] = float(count(buyers)) / (1.0 + crowd)
                room += self.rooms[number]
        self.room = room + self.weights.sale_afar if self.sells_afar else room

    def ask_now(self, price: i64) -> None:
        """How many goods can still be sold where in this phase 7."""
        self.now = True
        self.price = price
        self.region = NONE
        room = 0.0
        for number in range(self.board.begin, self.board.end):
            if self.regions >> number & 1 == 1:
                buyers = (PAYING[number * PRICES + price] | self.winning[number]) & self.free[number]
                self.rooms[number] = float(count(buyers))
                room += self.rooms[number]
        self.room = room + self.weights.sale_afar if self.sells_afar else room

    def income(self, goods: float) -> float:
        """VP with so many goods, as asked before."""
        sold = min(self.room, goods)
        part = sold / self.room if self.room > 0.0 else 0.0
        value = sold * float(self.price)
        if self.has_direct_sales:
            value += self.direct_sales(goods - sold)
        regions = self.regions if self.region == NONE else self.regions | BIT[self.region]
        for number in range(self.board.begin, self.board.end):
            if regions >> number & 1 == 1:
                expected = part * self.rooms[number]
                if self.now:
                    expected += float(self.sold[number])
                value += self.control(number, expected)
        return value

    def direct_sales(self, goods: float) -> float:
        """SI-14.9  What NFC may sell of the goods left."""
        return float(self.price) * min(float(MOST_DIRECT_SALES), max(0.0, goods))

    def control(self, region: i64, goods: float) -> float:
        """What first and second place may bring with so many goods."""
        if goods <= 0.0:
            return 0.0
        market = MARKETS[region]
        slot = min(self.occupied[region] + (1 if region == self.region else 0), market.slots) - 1
        chance = goods / (goods + self.strength[region])
        second = (1.0 - chance) * self.weights.second_place
        return chance * float(market.first[slot]) + second * float(market.second[slot])
