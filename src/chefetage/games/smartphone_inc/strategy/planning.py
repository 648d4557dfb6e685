"""What a plan is worth."""

from mypy_extensions import i64

from chefetage.core.state import Player
from chefetage.core.vec import append
from chefetage.games.smartphone_inc.rules.components import (
    COST_PER_GOOD,
    FACE_DOWN_DISCOUNT,
    HARDCORE_COST,
    LI_ION,
    MOST_PRICE,
    NFC,
    NFC_PRICE,
    NONE,
    PRICE_DOWN,
    SIDE_A,
    SIDE_B,
    START_PRICE,
    SYMBOLS,
)
from chefetage.games.smartphone_inc.rules.planning.plan import PLAN, may_overhang
from chefetage.games.smartphone_inc.rules.planning.reading import Reading
from chefetage.games.smartphone_inc.rules.production import goods_per_symbol
from chefetage.games.smartphone_inc.rules.state import NO_LAYOUT, State
from chefetage.games.smartphone_inc.rules.technologies import li_ion_goods
from chefetage.games.smartphone_inc.strategy.markers import worth_of_logistics, worth_of_research
from chefetage.games.smartphone_inc.strategy.outlook import Outlook, gain_of_card, gain_of_tile
from chefetage.games.smartphone_inc.strategy.plan_search import (
    MOST_GOODS,
    PlanWorth,
    best_completion,
    worth_of,
)
from chefetage.games.smartphone_inc.strategy.sales import sales_at
from chefetage.games.smartphone_inc.strategy.weights import MOST_MARKERS


def worth_of_plan(s: State, p: Player, outlook: Outlook) -> float:
    """The best plan that the one under way can still become."""
    company = s.companies[p]
    if s.step != PLAN.number or company.layout == NO_LAYOUT:
        return 0.0
    worth = plan_worth(s, p, outlook)
    if company.is_ready:
        plan = worth_of(worth, Reading(), company.layout, company.placed, company.unused)
    else:
        plan = best_completion(worth, company.layout, company.placed, company.unused, may_overhang(s, p))
    return plan + gain_of_card(s, p, outlook)


def plan_worth(s: State, p: Player, outlook: Outlook) -> PlanWorth:
    company = s.companies[p]
    worth = PlanWorth()
    worth.base_price = START_PRICE + (NFC_PRICE if s.uses(p, NFC, SIDE_B) else 0)
    worth.base_goods = company.goods_cards + company.available
    if s.uses(p, LI_ION, SIDE_B):
        worth.base_goods += li_ion_goods(s, p)
    worth.goods_per_down = goods_per_symbol(s, p, PRICE_DOWN)
    worth.logistics_per_up = 1 if s.uses(p, LI_ION, SIDE_A) else 0
    for price in range(MOST_PRICE + 1):
        for goods in range(i64(MOST_GOODS)):
            worth.sales = append(worth.sales, sales_at(s, p, price, float(goods), NONE, NONE, False))
    for markers in range(i64(MOST_MARKERS)):
        worth.research = append(worth.research, worth_of_research(s, p, outlook, min(markers, company.progress)))
        worth.logistics = append(worth.logistics, worth_of_logistics(s, p, outlook, min(markers, company.progress)))
    worth.improve = gain_of_tile(s, p, outlook)
    if s.is_hardcore:
        for symbol in range(SYMBOLS):
            worth.cost = append(worth.cost, float(HARDCORE_COST[symbol]))
        worth.cost = append(worth.cost, float(COST_PER_GOOD))
        worth.cost = append(worth.cost, float(FACE_DOWN_DISCOUNT))
    return worth
