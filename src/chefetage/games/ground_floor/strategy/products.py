"""Money to come from products: those in the Factory and those that have a price."""

from mypy_extensions import i64

from chefetage.core.state import Player
from chefetage.games.ground_floor.rules.cards import BASE_FORECASTS, CONSUMERS, KIND_OF
from chefetage.games.ground_floor.rules.components import (
    FACTORY_SPACES,
    LIQUIDATION_PRICE,
    RETAIL_BRACKET,
    RETAIL_PRICE,
    RETAIL_SPACES,
    ROUNDS,
)
from chefetage.games.ground_floor.rules.conduct_business.retail_outlets import SELL_PRODUCTS
from chefetage.games.ground_floor.rules.state import EMPTY, State
from chefetage.games.ground_floor.strategy.popularity import is_more_popular
from chefetage.games.ground_floor.strategy.weights import NEW_PRODUCT, UNSOLD_PRODUCT


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


def unsold_worth(s: State, bracket: i64) -> float:
    return float(LIQUIDATION_PRICE) if s.round == ROUNDS or bracket == 1 else UNSOLD_PRODUCT


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
