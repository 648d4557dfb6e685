"""GF-6.64, GF-6.106, GF-6.110  Money for products."""

from mypy_extensions import i64

from chefetage.games.ground_floor.rules.city import return_time
from chefetage.games.ground_floor.rules.components import LIQUIDATION, LIQUIDATION_PRICE, RETAIL_PRICE
from chefetage.games.ground_floor.rules.events import AUTOMA_SOLD_PRODUCT, LIQUIDATED, PRODUCT_SOLD
from chefetage.games.ground_floor.rules.state import EMPTY, State
from chefetage.games.ground_floor.rules.tiles import PREMIUM_MONEY, PREMIUM_PRODUCT


def with_premium(s: State, company: i64, price: i64) -> i64:
    """GF-6.110, GF-8.10, GF-8.13  Premium Product adds to every sale, Liquidation included."""
    return price + PREMIUM_MONEY if s.companies[company].shows(PREMIUM_PRODUCT) else price


def target_price(s: State, company: i64, target: i64) -> i64:
    """GF-6.101, GF-6.110  The price of a Retail space, or what Liquidation brings at once."""
    return with_premium(s, company, LIQUIDATION_PRICE) if target == LIQUIDATION else RETAIL_PRICE[target]


def liquidate(s: State, company: i64) -> None:
    """GF-6.64  A forced sale; the Time goes to the General Stock."""
    return_time(s, company)
    if not s.companies[company].is_automa:
        money = with_premium(s, company, LIQUIDATION_PRICE)
        s.companies[company].money += money
        s.record(LIQUIDATED, company, money)


def sell_product(s: State, space: i64) -> None:
    """GF-6.106  The printed price; Automas take no Money (GF-13.27)."""
    company = s.retail[space]
    s.retail[space] = EMPTY
    return_time(s, company)
    if s.companies[company].is_automa:
        s.record(AUTOMA_SOLD_PRODUCT, company, space, RETAIL_PRICE[space])
    else:
        money = with_premium(s, company, RETAIL_PRICE[space])
        s.companies[company].money += money
        s.record(PRODUCT_SOLD, company, space, money)
