"""What a plan is worth.

While a player plans, nothing else on the table changes. So what the table means for plans is found out once and kept
until the table is another one: a bot that tries a hundred plans asks for it a hundred times.
"""

from typing import Final

from mypy_extensions import i64

from chefetage.core.chance import Chance
from chefetage.core.state import Player
from chefetage.core.vec import append, vec
from chefetage.games.smartphone_inc.rules.components import (
    COST_PER_GOOD,
    FACE_DOWN_DISCOUNT,
    HARDCORE_COST,
    LEAST_PRICE,
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
from chefetage.games.smartphone_inc.rules.planning.plan import may_overhang
from chefetage.games.smartphone_inc.rules.production import goods_per_symbol
from chefetage.games.smartphone_inc.rules.state import NO_LAYOUT, Company, State
from chefetage.games.smartphone_inc.rules.technologies import li_ion_goods
from chefetage.games.smartphone_inc.strategy.markers import office_aims, research_aims
from chefetage.games.smartphone_inc.strategy.outlook import (
    Outlook,
    gain_of_card,
    gain_of_tile,
    look_out,
    worth_before_turns,
)
from chefetage.games.smartphone_inc.strategy.plan_policy import PlanPolicy
from chefetage.games.smartphone_inc.strategy.plan_search import (
    MOST_GOODS,
    Candidate,
    PlanWorth,
    best_completion,
    worth_of,
)
from chefetage.games.smartphone_inc.strategy.weights import MOST_MARKERS, WEIGHTS, SmartphoneIncWeights

MOST_KNOWN: Final = 2000  # plans whose worth is kept
PLACEMENTS: Final = 8192  # more than there are
TILE_SETS: Final = 2**40


class Prospects:
    """What the table means for a company's plans, whatever they are."""

    __slots__ = ("card", "known", "may_overhang", "player", "policy", "table", "value", "weights", "worth")

    def __init__(self, s: State, p: Player, weights: SmartphoneIncWeights) -> None:
        outlook = look_out(s, p, weights)
        self.weights = weights
        self.table = s.clone()  # `s` will change
        self.player: Player = p
        self.value: float = worth_before_turns(s, p, outlook)
        self.worth = plan_worth(s, p, outlook)
        self.card: float = gain_of_card(outlook)
        self.may_overhang = may_overhang(s, p)
        self.known: dict[int, float] = {}  # plans under way: the worth of the best they can become
        self.policy: PlanPolicy | None = None  # that was asked for last

    def fit(self, s: State, p: Player, weights: SmartphoneIncWeights) -> bool:
        """Whether this is the table of `s`; plans do not count, nor what no plan is valued by."""
        if p != self.player or weights is not self.weights:
            return False
        return is_same_table(s, self.table) and is_same_company(s.companies[p], self.own)

    @property
    def own(self) -> Company:
        return self.table.companies[self.player]

    def with_plan(self, company: Company) -> float:
        """How well the company stands, with its plan as it is or the best that can become of it."""
        if company.layout == NO_LAYOUT:
            return self.value
        return self.value + (self.worth_of_plan(company) + self.card)

    def worth_of_plan(self, company: Company) -> float:
        if company.is_ready:
            return worth_of(self.worth, company.layout, company.placed, company.unused)
        key = number_of_plan(company)
        worth = self.known.get(key)
        if worth is None:
            if len(self.known) == MOST_KNOWN:
                self.known = {}
            worth = best_completion(self.worth, company.layout, company.placed, company.unused, self.may_overhang)
            self.known[key] = worth
        return worth

    def policy_with(self, unused: i64) -> PlanPolicy:
        """How the company may be expected to plan with some improvements."""
        policy = self.policy
        if policy is None or policy.unused != unused:
            policy = PlanPolicy(self.worth, unused, self.may_overhang)
            self.policy = policy
        return policy


def draw_plan(s: State, p: Player, chance: Chance) -> Candidate:
    """A plan that p may have made, for all that others know; p's pads and improvements are still in hand."""
    return prospects_of(s, p, WEIGHTS).policy_with(s.companies[p].unused).draw(chance)


def number_of_plan(company: Company) -> int:
    """A number that no other plan under way has; it outgrows an i64."""
    number = int(company.layout) + 1
    for placement in company.placed:
        number = number * PLACEMENTS + int(placement) + 1
    return number * TILE_SETS + int(company.unused)


def is_same_table(one: State, other: State) -> bool:
    if one.round != other.round or one.map != other.map or len(one.companies) != len(other.companies):
        return False
    for p in range(i64(len(one.companies))):
        if not are_equal(one.companies[p].offices_in, other.companies[p].offices_in):
            return False
    return (
        one.is_hardcore == other.is_hardcore
        and one.steve == other.steve
        and are_equal(one.occupied, other.occupied)
        and are_equal(one.customers, other.customers)
        and are_equal(one.retailers, other.retailers)
        and are_equal(one.sides, other.sides)
        and are_equal(one.patents, other.patents)
    )


def is_same_company(one: Company, other: Company) -> bool:
    return (
        one.vp == other.vp
        and one.progress == other.progress
        and one.available == other.available
        and one.ceo == other.ceo
        and one.improvements == other.improvements
        and one.goods_cards == other.goods_cards
        and one.technologies == other.technologies
        and one.contracts == other.contracts
        and are_equal(one.progress_on, other.progress_on)
        and are_equal(one.progress_in, other.progress_in)
    )


def are_equal(one: vec[i64], other: vec[i64]) -> bool:
    if len(one) != len(other):
        return False
    for at in range(i64(len(one))):
        if one[at] != other[at]:
            return False
    return True


class Memory:
    """The prospects that were asked for last, one for each seat; an answer never depends on what is kept here."""

    __slots__ = ("last",)

    def __init__(self) -> None:
        self.last: dict[int, Prospects] = {}


MEMORY: Final = Memory()


def prospects_of(s: State, p: Player, weights: SmartphoneIncWeights) -> Prospects:
    last = MEMORY.last.get(p)
    if last is not None and last.fit(s, p, weights):
        return last
    prospects = Prospects(s, p, weights)
    MEMORY.last[p] = prospects
    return prospects


def plan_worth(s: State, p: Player, outlook: Outlook) -> PlanWorth:
    company = s.companies[p]
    worth = PlanWorth()
    worth.base_price = START_PRICE + (NFC_PRICE if s.uses(p, NFC, SIDE_B) else 0)
    worth.base_goods = company.goods_cards + company.available
    if s.uses(p, LI_ION, SIDE_B):
        worth.base_goods += li_ion_goods(s, p)
    worth.goods_per_down = goods_per_symbol(s, p, PRICE_DOWN)
    worth.logistics_per_up = 1 if s.uses(p, LI_ION, SIDE_A) else 0
    worth.sales = sales_table(outlook)
    research = research_aims(s, p, outlook)
    offices = office_aims(s, p, outlook)
    for markers in range(i64(MOST_MARKERS)):
        worth.research = append(worth.research, research.worth(min(markers, company.progress)))
        worth.logistics = append(worth.logistics, offices.worth(min(markers, company.progress)))
    worth.improve = gain_of_tile(outlook)
    if s.is_hardcore:
        for symbol in range(SYMBOLS):
            worth.cost = append(worth.cost, float(HARDCORE_COST[symbol]))
        worth.cost = append(worth.cost, float(COST_PER_GOOD))
        worth.cost = append(worth.cost, float(FACE_DOWN_DISCOUNT))
    return worth


def sales_table(outlook: Outlook) -> vec[float]:
    """By price and goods; no plan leads to a price below the least one."""
    table = vec[float]([0.0] * ((MOST_PRICE + 1) * MOST_GOODS))
    for price in range(LEAST_PRICE, MOST_PRICE + 1):
        outlook.demand.ask(price, NONE, NONE)
        for goods in range(i64(MOST_GOODS)):
            table[price * MOST_GOODS + goods] = outlook.demand.income(float(goods))
    return table
