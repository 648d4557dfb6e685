"""What markers in the city, Supplies, products and shares will bring."""

from mypy_extensions import i64

from chefetage.core.state import Player
from chefetage.games.ground_floor.rules.cards import BASE_FORECASTS, CONSUMERS, KIND_OF, PAYOUT
from chefetage.games.ground_floor.rules.components import (
    CONSTRUCTION_SPACES,
    CONSULTING_INFO,
    CONSULTING_ROWS,
    FACTORY_SPACES,
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
from chefetage.games.ground_floor.rules.popularity import is_more_popular
from chefetage.games.ground_floor.rules.state import EMPTY, State
from chefetage.games.ground_floor.rules.tiles import FLOOR_POINTS, FLOORS, TENANT_POINTS, TENANTS
from chefetage.games.ground_floor.strategy.weights import GroundFloorWeights
from chefetage.games.ground_floor.strategy.worth import is_all_scheduled, pair_worth_at_construction, rounds_left

# Info: the Consulting Firm.


def info_to_come(s: State, p: Player, weights: GroundFloorWeights) -> float:
    """In this round or the next, as likely as it is."""
    later = weights.row_filled_later if s.round < ROUNDS else 0.0
    is_open = s.step <= CONSULTING_FIRM.number
    chance = 0.0
    for row in range(CONSULTING_ROWS):
        if s.right[row] == p:
            now = 1.0 if s.left[row] != EMPTY else weights.row_filled_now
            chance += now if is_open else later
        if s.left[row] == p:
            chance += later
    return chance * float(CONSULTING_INFO)


def sure_info(s: State, p: Player) -> float:
    """In this round, whatever the others do."""
    info = 0.0
    if s.step <= CONSULTING_FIRM.number:
        for row in range(CONSULTING_ROWS):
            if s.right[row] == p and s.left[row] != EMPTY:
                info += float(CONSULTING_INFO)
    return info


# Money: Supplies, products and shares.


def money_to_come(s: State, p: Player, weights: GroundFloorWeights) -> float:
    return supplies(s, p, weights) + factory(s, p, weights) + outlets(s, p, weights) + shares(s, p, weights)


def supplies(s: State, p: Player, weights: GroundFloorWeights) -> float:
    if is_all_scheduled(s):
        return 0.0
    owner = s.companies[p]
    count = owner.supplies
    for space in range(WAREHOUSE_SPACES):
        if s.warehouse[space] == p:
            count += 1
    return weights.supply * float(min(count, owner.capacity()))


def shares(s: State, p: Player, weights: GroundFloorWeights) -> float:
    """Shares can wait for better times, but not beyond the last round."""
    is_last = s.round == ROUNDS
    money = 0.0
    for level in range(STOCK_LEVELS):
        if s.shares[level] == p:
            if not is_last:
                money += weights.share + weights.share_per_level * float(level)
            elif s.step <= SELL_SHARES.number:
                money += float(PAYOUT[s.kind])
    for space in range(STOCK_SPACES):
        if s.stock_spaces[space] == p:
            money += float(PAYOUT[s.kind]) if is_last else weights.share
    return money


def factory(s: State, p: Player, weights: GroundFloorWeights) -> float:
    """Products to be priced, the more of them before, the less likely a sale."""
    money = 0.0
    ahead: i64 = 0
    for space in range(RETAIL_SPACES):
        if s.retail[space] != EMPTY:
            ahead += 1
    for space in range(FACTORY_SPACES):
        if s.factory[space] == p:
            chance = sale_chance(s, s.kind, ahead)
            money += chance * weights.new_product + (1.0 - chance) * unsold_worth(s, 2, weights)
        if s.factory[space] != EMPTY:
            ahead += 1
    return money


def outlets(s: State, p: Player, weights: GroundFloorWeights) -> float:
    """Products with a price; after this round's sales they hope for the next."""
    is_sold = s.step >= SELL_PRODUCTS.number
    if is_sold and s.round == ROUNDS:
        return 0.0
    kind = KIND_OF[s.future[len(s.future) - 1]] if is_sold and len(s.future) > 0 else s.kind
    money = 0.0
    for space in range(RETAIL_SPACES):
        if s.retail[space] == p:
            chance = sale_chance(s, kind, products_ahead(s, p, space))
            unsold = unsold_worth(s, RETAIL_BRACKET[space], weights)
            money += chance * float(RETAIL_PRICE[space]) + (1.0 - chance) * unsold
    return money


def unsold_worth(s: State, bracket: i64, weights: GroundFloorWeights) -> float:
    return float(LIQUIDATION_PRICE) if s.round == ROUNDS or bracket == 1 else weights.unsold_product


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


# Tiles: the Construction Company.


def tiles_to_come(s: State, p: Player, weights: GroundFloorWeights) -> float:
    """What the best tiles for one's markers are worth, as far as the Money and Info to come allow."""
    owner = s.companies[p]
    cash = min(float(owner.money) + weights.likely * money_to_come(s, p, weights), float(owner.info) + sure_info(s, p))
    price = float(floor_money(s, p))
    worth = 0.0
    for space in range(CONSTRUCTION_SPACES):
        if s.construction[space] == p:
            floor = best_floor(s, p, price, weights) if cash >= price else 0.0
            tenant = best_tenant(s, p, weights) if cash >= float(TENANT_MONEY) else 0.0
            if floor >= tenant and cash >= price:
                cash -= price
                price += float(PER_FLOOR_MONEY)
            else:
                cash -= float(TENANT_MONEY)
            worth += max(floor, tenant)
    return worth * weights.marker_share


def best_floor(s: State, p: Player, price: float, weights: GroundFloorWeights) -> float:
    best = 0.0
    for floor in range(FLOORS):
        if floor_refusal(s, p, floor) is None:
            worth = float(FLOOR_POINTS[floor]) + weights.floor_rate[floor] * rounds_left(s)
            best = max(best, worth - price * pair_worth_at_construction(s, weights))
    return best


def best_tenant(s: State, p: Player, weights: GroundFloorWeights) -> float:
    best = 0.0
    for tenant in range(TENANTS):
        if tenant_refusal(s, p, tenant) is None:
            rate = weights.tenant_rate[tenant] - weights.covered_room
            worth = float(TENANT_POINTS[tenant]) + rate * rounds_left(s)
            best = max(best, worth - float(TENANT_MONEY) * pair_worth_at_construction(s, weights))
    return best
