"""GF-6.101 to GF-6.111  H Retail Outlets: consumers buy, unsold products drop."""

from typing import Final

from mypy_extensions import i64

from chefetage.core.action import Action
from chefetage.core.bits import BIT
from chefetage.core.state import NOBODY, Player, RuleId
from chefetage.core.step import Step
from chefetage.core.vec import vec
from chefetage.games.ground_floor.rules.automa.products import drop_for_automa
from chefetage.games.ground_floor.rules.components import (
    BRACKETS,
    DROP_TARGET,
    LIQUIDATION,
    RETAIL_BRACKET,
    RETAIL_PRICE,
    RETAIL_SPACE,
    RETAIL_SPACES,
    STAY,
)
from chefetage.games.ground_floor.rules.conduct_business.economic_forecast import consumers
from chefetage.games.ground_floor.rules.conduct_business.factory import outlet_facts, outlet_refusal
from chefetage.games.ground_floor.rules.events import PRODUCT_DROPPED, PRODUCT_KEPT
from chefetage.games.ground_floor.rules.sales import liquidate, sell_product, target_price
from chefetage.games.ground_floor.rules.state import EMPTY, State
from chefetage.games.ground_floor.rules.tiles import NICHE_MARKET
from chefetage.games.ground_floor.rules.turns import Decisions

NO_PRODUCT: Final = -1
TARGETS: Final[i64] = len(DROP_TARGET.keys)


class SellProducts(Step[State]):
    """GF-6.104  Consumers buy one product each until consumers or products run out."""

    def enter(self, s: State) -> None:
        for _ in range(consumers(s)):
            space = next_sale(s)
            if space == NO_PRODUCT:
                break
            sell_product(s, space)
        s.unsold = products(s)


def next_sale(s: State) -> i64:
    """GF-6.105  The lowest bracket, there the most popular company, there its cheapest product."""
    for bracket in range(1, BRACKETS + 1):
        for company in s.popularity:
            space = cheapest_product(s, company, bracket)
            if space != NO_PRODUCT:
                return space
    return NO_PRODUCT


def cheapest_product(s: State, company: i64, bracket: i64) -> i64:
    best: i64 = NO_PRODUCT
    for space in range(RETAIL_SPACES):
        is_cheaper = best == NO_PRODUCT or RETAIL_PRICE[space] < RETAIL_PRICE[best]
        if s.retail[space] == company and RETAIL_BRACKET[space] == bracket and is_cheaper:
            best = space
    return best


def products(s: State) -> i64:
    """Bit set of the spaces with a product."""
    mask: i64 = 0
    for space in range(RETAIL_SPACES):
        if s.retail[space] != EMPTY:
            mask |= BIT[space]
    return mask


class Drop(Action[State]):
    """GF-6.108  An unsold product goes to a lower bracket or to Liquidation; Niche Market lets it stay."""

    def refusal(self, s: State, p: Player, arg: i64) -> RuleId | None:
        product = arg // TARGETS
        target = arg % TARGETS
        if s.retail[product] != p:
            return "GF-6.107"
        if not is_unsold(s, product):
            return "GF-6.109"
        if RETAIL_BRACKET[product] != lowest_unsold_bracket(s):
            return "GF-6.107"
        if target == LIQUIDATION:
            return None
        if target == STAY:
            return None if s.companies[p].shows(NICHE_MARKET) else "GF-8.9"
        if RETAIL_BRACKET[target] >= RETAIL_BRACKET[product]:
            return "GF-6.108"
        return outlet_refusal(s, target)

    def closed_by(self, s: State, p: Player, arg: i64) -> RuleId | None:
        """GF-6.107, GF-6.109  Later in the round: no product is there, or it is done with for this round."""
        if s.step <= DROP_PRODUCTS.number:
            return None
        return "GF-6.107" if s.retail[arg // TARGETS] != p else "GF-6.109"

    def fill(self, s: State, p: Player, out: vec[i64], count: i64) -> i64:
        """Only the own unsold products of the bracket are looked at."""
        bracket = lowest_unsold_bracket(s)
        for product in range(RETAIL_SPACES):
            if s.retail[product] == p and is_unsold(s, product) and RETAIL_BRACKET[product] == bracket:
                for target in range(TARGETS):
                    if self.refusal(s, p, product * TARGETS + target) is None:
                        out[count] = self.first + product * TARGETS + target
                        count += 1
        return count

    def perform(self, s: State, p: Player, arg: i64) -> None:
        product = arg // TARGETS
        target = arg % TARGETS
        s.unsold &= ~BIT[product]
        if target == STAY:
            s.record(PRODUCT_KEPT, p, product, RETAIL_PRICE[product])
            return
        s.retail[product] = EMPTY
        s.record(PRODUCT_DROPPED, p, product, target, target_price(s, p, target))
        if target == LIQUIDATION:
            liquidate(s, p)
        else:
            s.retail[target] = p  # not in s.unsold, so it drops only once (GF-6.109)

    def facts(self, s: State, p: Player, arg: i64) -> dict[str, int]:
        product = arg // TARGETS
        target = arg % TARGETS
        new_price = RETAIL_PRICE[product] if target == STAY else target_price(s, p, target)
        return {
            "retail_space": product,
            "price": RETAIL_PRICE[product],
            "new_price": new_price,
            "is_own": int(s.retail[product] == p),
            "bracket": lowest_unsold_bracket(s),
            "is_liquidation": int(target == LIQUIDATION),
            "is_stay": int(target == STAY),
            "is_covered": int(s.companies[p].has_tenant(NICHE_MARKET)),
            **outlet_facts(s, target),
        }


def is_unsold(s: State, space: i64) -> bool:
    return s.unsold >> space & 1 == 1


def lowest_unsold_bracket(s: State) -> i64:
    """GF-6.107  Brackets from the lowest up; spaces are listed that way."""
    for space in range(RETAIL_SPACES):
        if is_unsold(s, space):
            return RETAIL_BRACKET[space]
    return BRACKETS + 1


class DropProducts(Decisions):
    """GF-6.107, GF-6.111  Bracket by bracket, within a bracket company by company."""

    def next_player(self, s: State) -> Player:
        while s.unsold != 0:
            company = next_dropper(s)
            if s.companies[company].is_automa:
                drop_all_for_automa(s, company)
            elif lowest_unsold_bracket(s) == 1 and not s.companies[company].shows(NICHE_MARKET):
                liquidate_lowest(s, company)
            else:
                return company
        return NOBODY


def next_dropper(s: State) -> i64:
    """GF-6.107  The most popular company with an unsold product in the bracket."""
    bracket = lowest_unsold_bracket(s)
    for company in s.popularity:
        if next_unsold(s, company, bracket) != NO_PRODUCT:
            return company
    return NOBODY


def next_unsold(s: State, company: i64, bracket: i64) -> i64:
    """GF-13.38  The dearest first, among equals in the order of the data."""
    best: i64 = NO_PRODUCT
    for space in range(RETAIL_SPACES):
        is_dearer = best == NO_PRODUCT or RETAIL_PRICE[space] > RETAIL_PRICE[best]
        if s.retail[space] == company and is_unsold(s, space) and RETAIL_BRACKET[space] == bracket and is_dearer:
            best = space
    return best


def drop_all_for_automa(s: State, automa: i64) -> None:
    """GF-13.27  All its unsold products of the bracket, the dearest first."""
    bracket = lowest_unsold_bracket(s)
    product = next_unsold(s, automa, bracket)
    while product != NO_PRODUCT:
        s.unsold &= ~BIT[product]
        drop_for_automa(s, product)
        product = next_unsold(s, automa, bracket)


def liquidate_lowest(s: State, p: Player) -> None:
    """GF-6.112  Without Niche Market nothing is left to decide in the lowest bracket."""
    product = next_unsold(s, p, 1)
    while product != NO_PRODUCT:
        DROP.perform(s, p, product * TARGETS + LIQUIDATION)
        product = next_unsold(s, p, 1)


DROP: Final = Drop("drop", "GF-6.108", [RETAIL_SPACE, DROP_TARGET])
SELL_PRODUCTS: Final = SellProducts("sell_products", "GF-6.104", [])
DROP_PRODUCTS: Final = DropProducts("drop_products", "GF-6.107", [DROP])
