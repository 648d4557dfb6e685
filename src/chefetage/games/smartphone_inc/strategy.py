"""How well a player stands, in points; for bots that look one step ahead.

The value is what has been scored, what the rest of this round will bring, and what the company will
earn in the rounds to come. Markers in hand are valued by their best use, and an unfinished plan by the
best plan it can still become (rules/planning/search.py).
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from chefetage.core.state import GAME_OVER, NOBODY, Player
from chefetage.games.smartphone_inc.rules.board import CUSTOMERS, MARKETS, REGIONS, SMALL
from chefetage.games.smartphone_inc.rules.ceo import expansion_cost
from chefetage.games.smartphone_inc.rules.components import (
    COST_PER_GOOD,
    FACE_DOWN_DISCOUNT,
    FIRST_FIELD,
    FOUR_G,
    GAMEPAD,
    GPS,
    HARDCORE_COST,
    IMPROVE,
    LEAST_PRICE,
    LI_ION,
    MOST_DIRECT_SALES,
    MOST_PRICE,
    NFC,
    NFC_PRICE,
    NO_BONUS,
    NONE,
    PATENT_VP,
    RESEARCH,
    RETAILER_SIDE,
    ROUNDS,
    SECOND_FIELD,
    SIDE_A,
    SIDE_B,
    SIDE_CEO,
    START_PRICE,
    SYMBOLS,
    TECHNOLOGIES,
    TILES,
    WIFI,
)
from chefetage.games.smartphone_inc.rules.customers import goods_in, goods_on_board
from chefetage.games.smartphone_inc.rules.improve_production import IMPROVE_PRODUCTION
from chefetage.games.smartphone_inc.rules.logistics import EXPANSION, logistics_markers
from chefetage.games.smartphone_inc.rules.planning.plan import PLAN, may_overhang
from chefetage.games.smartphone_inc.rules.planning.reading import Reading
from chefetage.games.smartphone_inc.rules.planning.search import (
    MOST_GOODS,
    PlanWorth,
    best_completion,
    tiles_in,
    worth_of,
)
from chefetage.games.smartphone_inc.rules.production import goods_per_symbol
from chefetage.games.smartphone_inc.rules.receive_vp import RECEIVE_VP
from chefetage.games.smartphone_inc.rules.research import RESEARCH_TECHNOLOGIES
from chefetage.games.smartphone_inc.rules.sales import SELL_GOODS
from chefetage.games.smartphone_inc.rules.scoring import final_points
from chefetage.games.smartphone_inc.rules.state import EMPTY, NO_LAYOUT, State
from chefetage.games.smartphone_inc.rules.technologies import li_ion_goods, needed, technology_count

# Guesses about a usual round.
PLANNED_GOODS: Final = 5.0  # from pads alone
GOODS_PER_TILE: Final = 1.0
CROWDING: Final = 0.28  # how much a rival in the region takes away
RIVAL_GOODS: Final = 1.1  # that a rival with an office will sell in a region
SALE_AFAR: Final = 0.8  # goods sold by 4G
SECOND_PLACE: Final = 0.5  # how likely, if not first
SYMBOL_WORTH: Final = vec[float]([2.0, 3.0, 2.5, 2.5, 1.0, 0.0])  # of an improvement's field, per round
LATER: Final = 0.5  # of the worth of what these markers do not finish
UNFINISHED: Final = 0.65  # of the worth of a technology or office, for markers already there
MOST_MARKERS: Final = 12
TILE_PER_ROUND: Final = 2.5
BONUS_WORTH: Final = 4.0  # of a retailer
CONNECTION: Final = 1.0  # what a new office opens up, per round
PATENT_CHANCE: Final = 0.85


class Outlook:
    """A company's prospects as the state stands."""

    __slots__ = ("goods", "price", "rounds", "sales")

    def __init__(self) -> None:
        self.rounds: float = 0.0  # after this one
        self.sales: float = 0.0  # phases 7 still to come, this round's included
        self.goods: float = 0.0  # produced in a usual round
        self.price: i64 = START_PRICE  # that would earn most in a usual round


def evaluate(s: State, p: Player) -> float:
    value = float(final_points(s, p))
    if s.step == GAME_OVER:
        return value
    o = look_out(s, p)
    value += o.rounds * usual_round(s, p, o)
    value += tile_worth(s, p, o)
    step = phase_of(s)
    if step <= PLAN.number:
        return value + worth_of_plan(s, p, o)
    value += worth_of_turns(s, p, o, step)
    if step < RECEIVE_VP.number:
        value += worth_of_sales(s, p)
    return value


def phase_of(s: State) -> i64:
    """The step of the sequence that is under way, below all sub-decisions."""
    return s.waiting[0] if len(s.waiting) > 0 else s.step


def look_out(s: State, p: Player) -> Outlook:
    company = s.companies[p]
    o = Outlook()
    o.rounds = float(ROUNDS - s.round)
    o.sales = o.rounds + (1.0 if phase_of(s) <= SELL_GOODS.number else 0.0)
    o.goods = PLANNED_GOODS + float(company.goods_cards) + GOODS_PER_TILE * float(tiles_in(company.improvements))
    if s.uses(p, LI_ION, SIDE_B):
        o.goods += float(li_ion_goods(s, p))
    best = 0.0
    for price in range(LEAST_PRICE + 1, MOST_PRICE):
        income = sales_at(s, p, price, goods_at(o, price), NONE, NONE, False)
        if income > best:
            best = income
            o.price = price
    return o


def goods_at(o: Outlook, price: i64) -> float:
    """A lower price comes with more goods."""
    return max(0.0, o.goods + float(START_PRICE - price))


def usual_round(s: State, p: Player, o: Outlook) -> float:
    return sales_at(s, p, o.price, goods_at(o, o.price), NONE, NONE, False)


# Sales.


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
    """SI-14.9"""
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


def worth_of_sales(s: State, p: Player) -> float:
    """This round's phase 8 as it will be."""
    company = s.companies[p]
    goods = float(company.available)
    if phase_of(s) == SELL_GOODS.number and has_played(s, p):
        goods = 0.0
    sold = float(goods_on_board(s, p))
    now = phase_of(s) == SELL_GOODS.number
    return sold * float(company.price) + sales_at(s, p, company.price, goods, NONE, NONE, now)


def has_played(s: State, p: Player) -> bool:
    """Whether p's turn of the phase is over."""
    for turn in range(min(s.turn, i64(len(s.order)))):
        if s.order[turn] == p:
            return True
    return s.turn < i64(len(s.order)) and s.order[s.turn] == p and s.actors >> p & 1 == 0 and len(s.waiting) == 0


# Turns to come in this round.


def worth_of_turns(s: State, p: Player, o: Outlook, step: i64) -> float:
    """Phases 4 to 6, as far as they are not over, and markers lying on the board."""
    company = s.companies[p]
    value = 0.0
    if step == IMPROVE_PRODUCTION.number and not has_played(s, p):
        value += gain_of_card(s, p, o)
        if company.symbols[IMPROVE] > 0:
            value += gain_of_tile(s, p, o)
    if step <= RESEARCH_TECHNOLOGIES.number:
        markers = company.hand if step == RESEARCH_TECHNOLOGIES.number else company.symbols[RESEARCH]
        value += worth_of_research(s, p, o, markers)
    else:
        value += worth_of_research(s, p, o, 0)
    markers = 0
    if step < EXPANSION.number or (step == EXPANSION.number and not has_begun(s, p)):
        markers = min(logistics_markers(s, p), company.progress)
    elif step == EXPANSION.number:
        markers = hand_of_turn(s, p)
    return value + worth_of_logistics(s, p, o, markers)


def has_begun(s: State, p: Player) -> bool:
    """Whether p's turn of the phase is under way or over."""
    for turn in range(min(s.turn + 1, i64(len(s.order)))):
        if s.order[turn] == p:
            return True
    return False


def hand_of_turn(s: State, p: Player) -> i64:
    """The markers of the turn itself, not those of a bonus inside it."""
    return s.set_aside[0] if len(s.set_aside) > 0 else s.companies[p].hand


def gain_of_card(s: State, p: Player, o: Outlook) -> float:
    """One good more in every round to come."""
    more = sales_at(s, p, o.price, goods_at(o, o.price) + 1.0, NONE, NONE, False)
    return o.rounds * max(1.0, more - usual_round(s, p, o))


def gain_of_tile(s: State, p: Player, o: Outlook) -> float:
    """What an improvement is better than a goods card."""
    return TILE_PER_ROUND * o.rounds


def tile_worth(s: State, p: Player, o: Outlook) -> float:
    """What the fields of improvements add to the good they give face down."""
    value = 0.0
    for tile in range(TILES):
        if s.companies[p].improvements >> tile & 1:
            value += 0.5 * (SYMBOL_WORTH[FIRST_FIELD[tile]] + SYMBOL_WORTH[SECOND_FIELD[tile]])
    return value * o.rounds


# Research.


def worth_of_research(s: State, p: Player, o: Outlook, markers: i64) -> float:
    """Technologies in progress, with the best use of some more markers."""
    company = s.companies[p]
    gains = vec[float]()
    missing = vec[i64]()
    for technology in range(TECHNOLOGIES):
        owned = company.owns(technology)
        gains = append(gains, 0.0 if owned else gain_of_technology(s, p, o, technology))
        missing = append(missing, 0 if owned else max(0, needed(s, p, technology) - company.progress_on[technology]))
    value = finished_worth(gains, missing, markers, o)
    for technology in range(TECHNOLOGIES):
        if not company.owns(technology) and missing[technology] > 0:
            value += part_worth(gains[technology], needed(s, p, technology), missing[technology], o)
    return value


def finished_worth(gains: vec[float], missing: vec[i64], markers: i64, o: Outlook) -> float:
    """Finishes what brings most per marker; changes `missing` to what is left."""
    value = 0.0
    while markers > 0:
        best: i64 = NONE
        density = 0.0
        for number in range(i64(len(gains))):
            if missing[number] > 0 and gains[number] > 0.0:
                rate = gains[number] / float(missing[number])
                if missing[number] > markers:
                    rate *= LATER if o.rounds > 0.0 else 0.0
                if rate > density:
                    density = rate
                    best = number
        if best == NONE:
            return value
        spent = min(markers, missing[best])
        markers -= spent
        missing[best] -= spent
        if missing[best] == 0:
            value += gains[best]
    return value


def part_worth(gain: float, whole: i64, missing: i64, o: Outlook) -> float:
    """Markers already lying there; in the last round they are worth nothing."""
    if o.rounds <= 0.0:
        return 0.0
    return UNFINISHED * gain * float(whole - missing) / float(whole) * o.rounds / (o.rounds + 1.0)


def gain_of_technology(s: State, p: Player, o: Outlook, technology: i64) -> float:
    gain = 0.0
    if s.patents[technology] == NOBODY:
        gain += PATENT_CHANCE * float(PATENT_VP[technology])
    with_it = sales_at(s, p, o.price, goods_at(o, o.price), NONE, technology, False)
    gain += o.sales * (with_it - usual_round(s, p, o))
    return gain + effect(s, p, o, technology)


def effect(s: State, p: Player, o: Outlook, technology: i64) -> float:
    """A guess at what the side that is up does for its owner."""
    side = s.sides[technology]
    if side == SIDE_CEO:
        return 1.5 * o.rounds
    if technology == GPS:
        return 5.0 * o.rounds if side == SIDE_A else 10.0
    if technology == WIFI:
        return 2.0 * o.sales if side == SIDE_A else 1.0 * o.rounds
    if technology == GAMEPAD:
        return 2.0 * o.rounds if side == SIDE_A else best_small_office(s, p, o)
    if technology == LI_ION:
        return 2.0 * o.rounds if side == SIDE_A else 1.7 * float(technology_count(s, p) + 1) * o.sales
    if technology == NFC:
        return 6.0 * o.sales if side == SIDE_A else 4.0 * o.sales
    return 3.0 * o.rounds if side == SIDE_A else 4.0 * o.sales


def best_small_office(s: State, p: Player, o: Outlook) -> float:
    best = 0.0
    for region in range(s.board.begin, s.board.end):
        if MARKETS[region].size == SMALL and s.companies[p].offices_in[region] == 0 and s.has_free_slot(region):
            best = max(best, gain_of_office(s, p, o, region))
    return best


# Logistics.


def worth_of_logistics(s: State, p: Player, o: Outlook, markers: i64) -> float:
    """Offices under way, with the best use of some more markers."""
    company = s.companies[p]
    gains = vec[float]()
    missing = vec[i64]()
    for region in range(REGIONS):
        if not s.is_on_board(region) or not is_open_to(s, p, region):
            gains = append(gains, 0.0)
            missing = append(missing, 0)
        else:
            gains = append(gains, gain_of_office(s, p, o, region))
            missing = append(missing, max(0, expansion_cost(s, p, region) - company.progress_in[region]))
    value = finished_worth(gains, missing, markers, o)
    for region in range(s.board.begin, s.board.end):
        if missing[region] > 0:
            value += part_worth(gains[region], expansion_cost(s, p, region), missing[region], o)
    return value


def is_open_to(s: State, p: Player, region: i64) -> bool:
    return s.companies[p].offices_in[region] == 0 and s.has_free_slot(region) and s.is_connected(p, region)


def gain_of_office(s: State, p: Player, o: Outlook, region: i64) -> float:
    if s.has_retailer(region):
        retailer = RETAILER_SIDE[s.retailers[region]]
        return float(retailer.vp) + (BONUS_WORTH if retailer.bonus != NO_BONUS else 0.0) + 0.5 * CONNECTION * o.rounds
    with_it = sales_at(s, p, o.price, goods_at(o, o.price), region, NONE, False)
    return o.sales * (with_it - usual_round(s, p, o)) + CONNECTION * o.rounds


# Planning.


def worth_of_plan(s: State, p: Player, o: Outlook) -> float:
    """The best plan that the one under way can still become."""
    company = s.companies[p]
    if s.step != PLAN.number or company.layout == NO_LAYOUT:
        return 0.0
    worth = plan_worth(s, p, o)
    if company.is_ready:
        plan = worth_of(worth, Reading(), company.layout, company.placed, company.unused)
    else:
        plan = best_completion(worth, company.layout, company.placed, company.unused, may_overhang(s, p))
    return plan + gain_of_card(s, p, o)


def plan_worth(s: State, p: Player, o: Outlook) -> PlanWorth:
    company = s.companies[p]
    worth = PlanWorth()
    worth.base_price = START_PRICE + (NFC_PRICE if s.uses(p, NFC, SIDE_B) else 0)
    worth.base_goods = company.goods_cards + company.available
    if s.uses(p, LI_ION, SIDE_B):
        worth.base_goods += li_ion_goods(s, p)
    worth.goods_per_down = goods_per_symbol(s, p)
    worth.logistics_per_up = 1 if s.uses(p, LI_ION, SIDE_A) else 0
    for price in range(MOST_PRICE + 1):
        for goods in range(i64(MOST_GOODS)):
            worth.sales = append(worth.sales, sales_at(s, p, price, float(goods), NONE, NONE, False))
    for markers in range(i64(MOST_MARKERS)):
        worth.research = append(worth.research, worth_of_research(s, p, o, min(markers, company.progress)))
        worth.logistics = append(worth.logistics, worth_of_logistics(s, p, o, min(markers, company.progress)))
    worth.improve = gain_of_tile(s, p, o)
    if s.is_hardcore:
        for symbol in range(SYMBOLS):
            worth.cost = append(worth.cost, float(HARDCORE_COST[symbol]))
        worth.cost = append(worth.cost, float(COST_PER_GOOD))
        worth.cost = append(worth.cost, float(FACE_DOWN_DISCOUNT))
    return worth
