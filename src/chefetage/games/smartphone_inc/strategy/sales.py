"""What phases 7 and 8 may bring."""

from mypy_extensions import i64

from chefetage.core.state import Player
from chefetage.games.smartphone_inc.rules.board import CUSTOMERS, MARKETS
from chefetage.games.smartphone_inc.rules.components import (
    FOUR_G,
    LEAST_PRICE,
    MOST_DIRECT_SALES,
    NFC,
    NONE,
    SIDE_A,
    SIDE_B,
)
from chefetage.games.smartphone_inc.rules.customers import goods_in
from chefetage.games.smartphone_inc.rules.state import EMPTY, State
from chefetage.games.smartphone_inc.strategy.weights import CROWDING, RIVAL_GOODS, SALE_AFAR, SECOND_PLACE


def sales_at(s: State, p: Player, price: i64, goods: float, region: i64, technology: i64, now: bool) -> float:
    """VP of a phase 7 and 8 with a price and goods, with one more office or technology (NONE: without).

    `now` counts free customers only; otherwise the board is as empty as at the start of a round.
    """
    room = 0.0
    for market in range(s.board.begin, s.board.end):
        if s.companies[p].offices_in[market] > 0 or market == region:
            room += room_in(s, p, market, price, technology, now)
    if s.uses(p, FOUR_G, SIDE_B):
        room += SALE_AFAR
    sold = min(room, goods)
    part = sold / room if room > 0.0 else 0.0
    value = sold * float(price) + direct_sales(s, p, price, goods - sold)
    for market in range(s.board.begin, s.board.end):
        if s.companies[p].offices_in[market] > 0 or market == region:
            expected = part * room_in(s, p, market, price, technology, now)
            if now:
                expected += float(goods_in(s, p, market))
            value += control(s, p, market, expected, market == region)
    return value


def direct_sales(s: State, p: Player, price: i64, goods: float) -> float:
    """SI-14.9  What NFC may sell of the goods left."""
    if not s.uses(p, NFC, SIDE_A):
        return 0.0
    return float(price) * min(float(MOST_DIRECT_SALES), max(0.0, goods))


def room_in(s: State, p: Player, region: i64, price: i64, technology: i64, now: bool) -> float:
    """How many goods p can expect to sell in a region."""
    if s.has_retailer(region):
        return 0.0
    market = MARKETS[region]
    people = CUSTOMERS[s.map]
    room: i64 = 0
    for number in range(market.first_customer, market.first_customer + market.customers):
        customer = people[number]
        if now and s.customers[number] != EMPTY:
            continue
        owns = customer.technology != NONE and (
            customer.technology == technology or s.companies[p].owns(customer.technology)
        )
        if owns or (customer.limit > 0 and price <= customer.limit):
            room += 1
    if now:
        return float(room)
    lateness = 0.4 + 0.2 * float(price - LEAST_PRICE)
    return float(room) / (1.0 + CROWDING * lateness * float(rivals_in(s, p, region)))


def rivals_in(s: State, p: Player, region: i64) -> i64:
    count: i64 = 0
    for rival in range(i64(len(s.companies))):
        if rival != p and s.companies[rival].offices_in[region] > 0:
            count += 1
    return count


def control(s: State, p: Player, region: i64, goods: float, is_new: bool) -> float:
    """What first and second place may bring with so many goods."""
    if goods <= 0.0:
        return 0.0
    market = MARKETS[region]
    slot = min(s.occupied[region] + (1 if is_new else 0), market.slots) - 1
    against = strength_of_rivals(s, p, region)
    chance = goods / (goods + against)
    return chance * float(market.first[slot]) + (1.0 - chance) * SECOND_PLACE * float(market.second[slot])


def strength_of_rivals(s: State, p: Player, region: i64) -> float:
    strength = 0.0
    for rival in range(i64(len(s.companies))):
        if rival == p:
            continue
        sold = goods_in(s, rival, region)
        if sold > 0:
            strength += float(sold)
        elif s.companies[rival].offices_in[region] > 0:
            strength += RIVAL_GOODS
    return strength
