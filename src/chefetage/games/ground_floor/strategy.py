"""How well a company stands, in points; for bots that look one step ahead.

Points on the board count in full. Money and Info count as pairs, since nearly everything is paid in both; what is sure
or likely to come from markers in the city is counted as if it were there. Abilities and employees count for every
round that is left.
"""

from typing import Final

from mypy_extensions import i64

from chefetage.core.state import GAME_OVER, Player
from chefetage.games.ground_floor.rules.cards import BASE_FORECASTS, CONSUMERS, KIND_OF, PAYOUT
from chefetage.games.ground_floor.rules.company import Company
from chefetage.games.ground_floor.rules.components import (
    CONSTRUCTION_SPACES,
    CONSULTING_INFO,
    CONSULTING_ROWS,
    EMPLOYEE_TIME,
    FACTORY_SPACES,
    INCOME,
    LIQUIDATION_PRICE,
    PER_FLOOR_MONEY,
    RETAIL_BRACKET,
    RETAIL_PRICE,
    RETAIL_SPACES,
    ROUNDS,
    STOCK_LEVELS,
    STOCK_SPACES,
    TENANT_MONEY,
    WAREHOUSE_SPACES,
)
from chefetage.games.ground_floor.rules.conduct_business.construction_company import floor_money
from chefetage.games.ground_floor.rules.conduct_business.consulting_firm import CONSULTING_FIRM
from chefetage.games.ground_floor.rules.conduct_business.retail_outlets import SELL_PRODUCTS
from chefetage.games.ground_floor.rules.conduct_business.stock_exchange import SELL_SHARES
from chefetage.games.ground_floor.rules.improvements import floor_refusal, tenant_refusal
from chefetage.games.ground_floor.rules.schedule_business import SCHEDULE_BUSINESS
from chefetage.games.ground_floor.rules.scoring import points, sets
from chefetage.games.ground_floor.rules.state import EMPTY, State
from chefetage.games.ground_floor.rules.tiles import (
    FLOOR,
    FLOOR_POINTS,
    FLOORS,
    ROOM,
    ROOMS,
    TENANT,
    TENANT_POINTS,
    TENANTS,
)

# Points for a Money and an Info together: early they make more of themselves, at the end three pairs are a set.
PAIR_EARLY: Final = 0.75
PAIR_LATE: Final = 0.42
PAIR_AT_END: Final = 0.34
SURPLUS: Final = 0.30  # of a pair, for what has no counterpart
MANY_PAIRS: Final = 12.0  # more than that cannot be spent at once
BEYOND_MANY: Final = 0.5

TIME_NOW: Final = 0.45  # points for a Time on the track
TIME_LATER: Final = 0.55  # for one in each round to come
WAGES: Final = 0.30  # points for a Money of income lost
TRAINING_COST: Final = 1.1

# Chances and values of markers in the city, in Money.
ROW_FILLED_LATER: Final = 0.70
ROW_FILLED_NOW: Final = 0.35
SUPPLY: Final = 2.5
NEW_PRODUCT: Final = 11.0
UNSOLD_PRODUCT: Final = 5.0
SHARE: Final = 4.5
SHARE_PER_LEVEL: Final = 0.6
LIKELY: Final = 0.7  # of the money to come is there when tiles are bought

POPULARITY_STEP: Final = 0.15
POPULARITY_PLACE: Final = 0.5
MARKER_SHARE: Final = 0.9  # of what a Construction marker can bring
COVERED_ROOM: Final = 0.1  # points lost per round

# Points per round to come.
FLOOR_RATES: Final = {
    "assembly_line": 0.7,
    "conference_room": 0.9,
    "construction_admin": 0.5,
    "in_house_factory": 0.5,
    "investor": 1.2,
    "it_department": 1.5,
    "marketing_department": 0.2,
    "online_store": 0.6,
    "research_lab": 1.0,
    "telecommunications": 1.6,
    "office_renovation": 2.0,
}
TENANT_RATES: Final = {
    "human_resources": 0.4,
    "internship_program": 0.5,
    "network_admin": 0.8,
    "niche_market": 0.3,
    "premium_product": 0.7,
    "public_relations": 0.2,
}
REMODELED_RATES: Final = {
    "advertising": 0.03,
    "assembly": 0.09,
    "meeting_room": 0.24,
    "research_testing": 0.18,
    "storage_closet": 0.18,
    "training": 0.12,
}
HIDDEN_RATES: Final = {
    "advertising": -0.1,
    "assembly": -0.15,
    "meeting_room": -0.5,
    "research_testing": -0.3,
    "storage_closet": -1.5,
    "training": -0.3,
}
FLOOR_RATE: Final[list[float]] = [FLOOR_RATES.get(key, 0.0) for key in FLOOR.keys]
TENANT_RATE: Final[list[float]] = [TENANT_RATES.get(key, 0.0) for key in TENANT.keys]
REMODELED_RATE: Final[list[float]] = [REMODELED_RATES[key] for key in ROOM.keys]
HIDDEN_RATE: Final[list[float]] = [HIDDEN_RATES[key] for key in ROOM.keys]


def evaluate(s: State, p: Player) -> float:
    owner = s.companies[p]
    scored = float(points(s, p))
    if s.step == GAME_OVER:
        return scored
    money = float(owner.money) + money_to_come(s, p)
    info = float(owner.info) + info_to_come(s, p)
    goods = pair_worth(s) * pairs(money, info) - float(sets(owner))  # instead of the sets
    future = abilities(s, owner) + staff(s, owner) + standing(s, p)
    return scored + goods + future + TIME_NOW * float(owner.time) + tiles_to_come(s, p)


def rounds_left(s: State) -> float:
    return float(ROUNDS - s.round)


# Money and Info.


def pair_worth(s: State) -> float:
    if s.round == ROUNDS and s.step > SCHEDULE_BUSINESS.number:
        return PAIR_AT_END
    return PAIR_LATE + (PAIR_EARLY - PAIR_LATE) * rounds_left(s) / float(ROUNDS - 1)


def pairs(money: float, info: float) -> float:
    count = min(money, info) + SURPLUS * abs(money - info)
    return count if count <= MANY_PAIRS else MANY_PAIRS + (count - MANY_PAIRS) * BEYOND_MANY


def info_to_come(s: State, p: Player) -> float:
    """From the Consulting Firm, in this round or the next."""
    later = ROW_FILLED_LATER if s.round < ROUNDS else 0.0
    is_open = s.step <= CONSULTING_FIRM.number
    chance = 0.0
    for row in range(CONSULTING_ROWS):
        if s.right[row] == p:
            now = 1.0 if s.left[row] != EMPTY else ROW_FILLED_NOW
            chance += now if is_open else later
        if s.left[row] == p:
            chance += later
    return chance * float(CONSULTING_INFO)


def money_to_come(s: State, p: Player) -> float:
    return supplies(s, p) + factory(s, p) + outlets(s, p) + shares(s, p)


def supplies(s: State, p: Player) -> float:
    if s.round == ROUNDS and s.step > SCHEDULE_BUSINESS.number:
        return 0.0
    owner = s.companies[p]
    count = owner.supplies
    for space in range(WAREHOUSE_SPACES):
        if s.warehouse[space] == p:
            count += 1
    return SUPPLY * float(min(count, owner.capacity()))


def factory(s: State, p: Player) -> float:
    """Products to be priced, the more of them before, the less likely a sale."""
    money = 0.0
    ahead: i64 = 0
    for space in range(RETAIL_SPACES):
        if s.retail[space] != EMPTY:
            ahead += 1
    for space in range(FACTORY_SPACES):
        if s.factory[space] == p:
            chance = sale_chance(s, s.kind, ahead)
            money += chance * NEW_PRODUCT + (1.0 - chance) * unsold_worth(s, 2)
        if s.factory[space] != EMPTY:
            ahead += 1
    return money


def unsold_worth(s: State, bracket: i64) -> float:
    return float(LIQUIDATION_PRICE) if s.round == ROUNDS or bracket == 1 else UNSOLD_PRODUCT


def outlets(s: State, p: Player) -> float:
    """Products with a price; after this round's sales they hope for the next."""
    is_sold = s.step >= SELL_PRODUCTS.number
    if is_sold and s.round == ROUNDS:
        return 0.0
    kind = KIND_OF[s.future[len(s.future) - 1]] if is_sold and len(s.future) > 0 else s.kind
    money = 0.0
    for space in range(RETAIL_SPACES):
        if s.retail[space] == p:
            chance = sale_chance(s, kind, products_ahead(s, p, space))
            unsold = unsold_worth(s, RETAIL_BRACKET[space])
            money += chance * float(RETAIL_PRICE[space]) + (1.0 - chance) * unsold
    return money


def products_ahead(s: State, p: Player, space: i64) -> i64:
    """Products that are sold before, and those of others still in the Factory."""
    ahead: i64 = 0
    for other in range(RETAIL_SPACES):
        if s.retail[other] != EMPTY and other != space:
            difference = RETAIL_BRACKET[space] - RETAIL_BRACKET[other]
            if difference > 0 or (difference == 0 and is_more_popular(s, s.retail[other], p)):
                ahead += 1
    for place in range(FACTORY_SPACES):
        if s.factory[place] != EMPTY and s.factory[place] != p:
            ahead += 1
    return ahead


def is_more_popular(s: State, company: i64, p: Player) -> bool:
    for other in s.popularity:
        if other == p:
            return False
        if other == company:
            return True
    return False


def sale_chance(s: State, kind: i64, ahead: i64) -> float:
    """How many cards of the kind have a consumer for the product."""
    cards: i64 = 0
    enough: i64 = 0
    for card in range(BASE_FORECASTS):
        if KIND_OF[card] == kind:
            cards += 1
            if CONSUMERS[card][s.count] > ahead:
                enough += 1
    return float(enough) / float(cards)


def shares(s: State, p: Player) -> float:
    """Shares can wait for better times, but not beyond the last round."""
    is_last = s.round == ROUNDS
    money = 0.0
    for level in range(STOCK_LEVELS):
        if s.shares[level] == p:
            if not is_last:
                money += SHARE + SHARE_PER_LEVEL * float(level)
            elif s.step <= SELL_SHARES.number:
                money += float(PAYOUT[s.kind])
    for space in range(STOCK_SPACES):
        if s.stock_spaces[space] == p:
            money += float(PAYOUT[s.kind]) if is_last else SHARE
    return money


# What helps in the rounds to come.


def abilities(s: State, owner: Company) -> float:
    rate = 0.0
    for floor in range(FLOORS):
        if owner.has_floor(floor):
            rate += FLOOR_RATE[floor]
    for tenant in range(TENANTS):
        if owner.shows(tenant):
            rate += TENANT_RATE[tenant]
    for room in range(ROOMS):
        if owner.is_hidden(room):
            rate += HIDDEN_RATE[room]
        elif owner.has_remodeled(room):
            rate += REMODELED_RATE[room]
    return rate * rounds_left(s)


def staff(s: State, owner: Company) -> float:
    left = rounds_left(s)
    time = float(EMPLOYEE_TIME) * TIME_LATER * left
    wages = WAGES * float(INCOME[0] - INCOME[owner.hired]) * left
    trained = float(owner.hired - owner.untrained)
    temp = TIME_LATER if owner.has_temp and left > 0.0 else 0.0
    return trained * time + float(owner.untrained) * max(0.0, time - TRAINING_COST) - wages + temp


def standing(s: State, p: Player) -> float:
    """Popularity: how far, and before how many others."""
    behind: i64 = 0
    for other in range(s.count):
        if other != p and is_more_popular(s, p, other):
            behind += 1
    worth = POPULARITY_STEP * float(s.position[p]) + POPULARITY_PLACE * float(behind) / float(s.count)
    return worth * (0.3 + rounds_left(s) / float(ROUNDS - 1))


# Tiles to be bought with the Construction markers on the board.


def tiles_to_come(s: State, p: Player) -> float:
    owner = s.companies[p]
    cash = min(float(owner.money) + LIKELY * money_to_come(s, p), float(owner.info) + sure_info(s, p))
    price = float(floor_money(s, p))
    worth = 0.0
    for space in range(CONSTRUCTION_SPACES):
        if s.construction[space] == p:
            floor = best_floor(s, p, price) if cash >= price else 0.0
            tenant = best_tenant(s, p) if cash >= float(TENANT_MONEY) else 0.0
            if floor >= tenant and cash >= price:
                cash -= price
                price += float(PER_FLOOR_MONEY)
            else:
                cash -= float(TENANT_MONEY)
            worth += max(floor, tenant)
    return worth * MARKER_SHARE


def sure_info(s: State, p: Player) -> float:
    info = 0.0
    if s.step <= CONSULTING_FIRM.number:
        for row in range(CONSULTING_ROWS):
            if s.right[row] == p and s.left[row] != EMPTY:
                info += float(CONSULTING_INFO)
    return info


def pair_worth_at_construction(s: State) -> float:
    return PAIR_AT_END if s.round == ROUNDS else pair_worth(s)


def best_floor(s: State, p: Player, price: float) -> float:
    best = 0.0
    for floor in range(FLOORS):
        if floor_refusal(s, p, floor) is None:
            worth = float(FLOOR_POINTS[floor]) + FLOOR_RATE[floor] * rounds_left(s)
            best = max(best, worth - price * pair_worth_at_construction(s))
    return best


def best_tenant(s: State, p: Player) -> float:
    best = 0.0
    for tenant in range(TENANTS):
        if tenant_refusal(s, p, tenant) is None:
            rate = TENANT_RATE[tenant] - COVERED_ROOM
            worth = float(TENANT_POINTS[tenant]) + rate * rounds_left(s)
            best = max(best, worth - float(TENANT_MONEY) * pair_worth_at_construction(s))
    return best
