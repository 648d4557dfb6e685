"""SI-11  Phase 7: goods are sold, one at a time, to customers from left to right."""

from typing import Final

from mypy_extensions import i64

from chefetage.core.action import Action
from chefetage.core.state import Player, RuleId
from chefetage.core.vec import vec
from chefetage.games.smartphone_inc.rules.board import MARKETS, REGION
from chefetage.games.smartphone_inc.rules.ceo import earns_by_ceo
from chefetage.games.smartphone_inc.rules.components import CEO_VP_PER_GOOD, FOUR_G, NONE, SIDE_B, WIFI
from chefetage.games.smartphone_inc.rules.customers import next_customer, sell_to, unwilling_facts
from chefetage.games.smartphone_inc.rules.events import GOODS_KEPT, GOODS_RETURNED
from chefetage.games.smartphone_inc.rules.order import EndTurn, PriorityPhase
from chefetage.games.smartphone_inc.rules.state import State
from chefetage.games.smartphone_inc.rules.steve import sell_for_steve
from chefetage.games.smartphone_inc.rules.technologies import means_facts


def sale_refusal(s: State, p: Player, region: i64) -> RuleId | None:
    """SI-11.1, SI-15.1  Why nothing can be sold in a region, whether p has an office there or not."""
    if not s.is_on_board(region):
        return "SI-3.1"
    if s.has_retailer(region):
        return "SI-15.1"
    return None if next_customer(s, p, region) != NONE else "SI-11.5"


def sale_facts(s: State, p: Player, region: i64) -> dict[str, int]:
    """The customer who buys and the VP that come of it (SI-12.1, SI-18.5), or why nobody does."""
    price = s.companies[p].price
    extra = CEO_VP_PER_GOOD if earns_by_ceo(s, p) and s.companies[p].ceo == region else 0
    facts = {"region": region, "map": s.map, "price": price, "vp": price + extra}
    if not s.is_on_board(region):
        return facts
    if s.has_retailer(region):
        facts["retailer"] = s.retailers[region] // 2
        return facts
    facts["customer"] = 0
    customer = next_customer(s, p, region)
    if customer == NONE:
        facts.update(unwilling_facts(s, p, region))
    else:
        facts["customer"] = customer - MARKETS[region].first_customer + 1
    return facts


class Sell(Action[State]):
    """SI-21.14  One good in a region with an own office."""

    def refusal(self, s: State, p: Player, arg: i64) -> RuleId | None:
        if s.companies[p].offices_in[arg] == 0:
            return "SI-11.1" if s.is_on_board(arg) else "SI-3.1"
        return sale_refusal(s, p, arg)

    def perform(self, s: State, p: Player, arg: i64) -> None:
        sell_to(s, p, arg, next_customer(s, p, arg))

    def facts(self, s: State, p: Player, arg: i64) -> dict[str, int]:
        return sale_facts(s, p, arg)


class SellAfar(Action[State]):
    """SI-11.9, SI-14.12  4G: once per round one good in a region without an own office."""

    def refusal(self, s: State, p: Player, arg: i64) -> RuleId | None:
        if not may_sell_afar(s, p):
            return "SI-14.12"
        if s.companies[p].offices_in[arg] > 0:
            return "SI-21.15"
        return sale_refusal(s, p, arg)

    def closed_by(self, s: State, p: Player, arg: i64) -> RuleId | None:
        return None if s.uses(p, FOUR_G, SIDE_B) else "SI-14.12"

    def is_possible(self, s: State, p: Player) -> bool:
        """Few have 4G: no region need be asked."""
        return may_sell_afar(s, p) and super().is_possible(s, p)

    def fill(self, s: State, p: Player, out: vec[i64], count: i64) -> i64:
        return super().fill(s, p, out, count) if may_sell_afar(s, p) else count

    def perform(self, s: State, p: Player, arg: i64) -> None:
        s.companies[p].has_sold_afar = True
        sell_to(s, p, arg, next_customer(s, p, arg))

    def facts(self, s: State, p: Player, arg: i64) -> dict[str, int]:
        return {**sale_facts(s, p, arg), **means_facts(s, p, FOUR_G, SIDE_B, s.companies[p].has_sold_afar)}


def may_sell_afar(s: State, p: Player) -> bool:
    return s.uses(p, FOUR_G, SIDE_B) and not s.companies[p].has_sold_afar


class SellGoods(PriorityPhase):
    """SI-11.10  Region after region, until nothing can be sold or the player stops, which is allowed (SI-23.16)."""

    def begin(self, s: State, p: Player) -> None:
        s.companies[p].has_sold_afar = False

    def go_on(self, s: State, p: Player) -> None:
        if s.companies[p].available == 0 or not self.has_choice(s, p):
            s.actors = 0

    def has_choice(self, s: State, p: Player) -> bool:
        """Ending the sales is one option, any sale the second."""
        return SELL.is_possible(s, p) or SELL_AFAR.is_possible(s, p)

    def facts(self, s: State) -> dict[str, int]:
        return {"goods": s.companies[s.active].available}

    def finish(self, s: State, p: Player) -> None:
        store_unsold(s, p)

    def play_steve(self, s: State) -> None:
        sell_for_steve(s)
        store_unsold(s, s.steve)


def store_unsold(s: State, p: Player) -> None:
    """SI-11.8  Unsold goods return to the reserve, unless WiFi keeps them (SI-14.4)."""
    company = s.companies[p]
    company.unsold = company.available
    if company.unsold == 0:
        return
    if s.uses(p, WIFI, SIDE_B):
        s.record(GOODS_KEPT, p, company.unsold)
        return
    company.goods += company.unsold
    company.available = 0
    s.record(GOODS_RETURNED, p, company.unsold)


SELL: Final = Sell("sell", "SI-11.10", [REGION])
SELL_AFAR: Final = SellAfar("sell_afar", "SI-14.12", [REGION])
SELL_GOODS: Final = SellGoods("sell_goods", "SI-11", [SELL, SELL_AFAR, EndTurn("end_sales", "SI-11.7")])
