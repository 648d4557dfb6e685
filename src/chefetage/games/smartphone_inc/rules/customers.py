"""SI-11.1 to SI-11.6  Customers: who buys, and where the next good goes."""

from mypy_extensions import i64

from chefetage.core.bits import BIT, count, listed
from chefetage.core.state import Player
from chefetage.games.smartphone_inc.rules.board import CUSTOMERS, MARKETS, Customer
from chefetage.games.smartphone_inc.rules.ceo import extra_limit
from chefetage.games.smartphone_inc.rules.components import NONE
from chefetage.games.smartphone_inc.rules.events import SOLD
from chefetage.games.smartphone_inc.rules.state import EMPTY, State


def buys(s: State, p: Player, customer: Customer, extra: i64) -> bool:
    """SI-11.2 to SI-11.4, SI-14.13  One of the two conditions is enough; `extra` raises the price limit."""
    company = s.companies[p]
    if customer.limit > 0 and company.price <= customer.limit + extra:
        return True
    return customer.technology != NONE and company.owns(customer.technology)


def next_customer(s: State, p: Player, region: i64) -> i64:
    """SI-11.5  The leftmost free customer who buys from p; NONE in a retailer's region (SI-15.1)."""
    if s.has_retailer(region):
        return NONE
    extra = extra_limit(s, p, region)
    market = MARKETS[region]
    people = CUSTOMERS[s.map]
    for number in range(market.first_customer, market.first_customer + market.customers):
        if s.customers[number] == EMPTY and buys(s, p, people[number], extra):
            return number
    return NONE


def unwilling_facts(s: State, p: Player, region: i64) -> dict[str, int]:
    """SI-11.5  Why nobody buys from p: all are served (`why` 0), or the free ones pay less (1), want technologies that
    p does not own (2), or both (3).
    """
    market = MARKETS[region]
    people = CUSTOMERS[s.map]
    extra = extra_limit(s, p, region)
    free: i64 = 0
    limit: i64 = 0
    wanted: i64 = 0
    for number in range(market.first_customer, market.first_customer + market.customers):
        if s.customers[number] == EMPTY:
            free += 1
            if people[number].limit > 0:
                limit = max(limit, people[number].limit + extra)
            if people[number].technology != NONE:
                wanted |= BIT[people[number].technology]
    return {
        "customers": market.customers,
        "free": free,
        "limit": limit,
        "wanting": count(wanted),
        "technology": listed(wanted)[0] if wanted else 0,
        "why": (1 if limit > 0 else 0) + (2 if wanted else 0),
    }


def sell_to(s: State, p: Player, region: i64, customer: i64) -> None:
    """SI-11.6  Each customer takes one good."""
    s.companies[p].available -= 1
    s.customers[customer] = p
    s.record(SOLD, p, region, customer - MARKETS[region].first_customer + 1)


def goods_in(s: State, p: Player, region: i64) -> i64:
    """How many of p's goods lie on the customers of a region."""
    market = MARKETS[region]
    count: i64 = 0
    for number in range(market.first_customer, market.first_customer + market.customers):
        if s.customers[number] == p:
            count += 1
    return count


def goods_on_board(s: State, p: Player) -> i64:
    count: i64 = 0
    for owner in s.customers:
        if owner == p:
            count += 1
    return count
