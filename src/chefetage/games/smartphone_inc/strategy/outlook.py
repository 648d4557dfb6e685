"""A company's prospects as the state stands, and what goods cards and improvements add to them."""

from mypy_extensions import i64, mypyc_attr

from chefetage.core.bits import count, has
from chefetage.core.state import Player
from chefetage.games.smartphone_inc.rules.components import (
    FIRST_FIELD,
    LEAST_PRICE,
    LI_ION,
    MOST_PRICE,
    NONE,
    ROUNDS,
    SECOND_FIELD,
    SIDE_B,
    START_PRICE,
    TILES,
)
from chefetage.games.smartphone_inc.rules.sales import SELL_GOODS
from chefetage.games.smartphone_inc.rules.scoring import final_points
from chefetage.games.smartphone_inc.rules.state import State
from chefetage.games.smartphone_inc.rules.technologies import li_ion_goods
from chefetage.games.smartphone_inc.strategy.sales import Demand
from chefetage.games.smartphone_inc.strategy.weights import SmartphoneIncWeights


@mypyc_attr(acyclic=True)
class Outlook:
    """A company's prospects as the state stands."""

    __slots__ = ("demand", "goods", "price", "rounds", "sales", "usual", "weights")

    def __init__(self, demand: Demand, weights: SmartphoneIncWeights) -> None:
        self.demand = demand
        self.weights = weights
        self.rounds: float = 0.0  # after this one
        self.sales: float = 0.0  # phases 7 still to come, this round's included
        self.goods: float = 0.0  # produced in a usual round
        self.price: i64 = START_PRICE  # that would earn most in a usual round
        self.usual: float = 0.0  # VP of a usual round


def look_out(s: State, p: Player, weights: SmartphoneIncWeights) -> Outlook:
    company = s.companies[p]
    outlook = Outlook(Demand(s, p, weights), weights)
    outlook.rounds = float(ROUNDS - s.round)
    outlook.sales = outlook.rounds + (1.0 if s.outer_step <= SELL_GOODS.number else 0.0)
    tiles = weights.goods_per_tile * float(count(company.improvements))
    outlook.goods = weights.planned_goods + float(company.goods_cards) + tiles
    if s.uses(p, LI_ION, SIDE_B):
        outlook.goods += float(li_ion_goods(s, p))
    best = 0.0
    for price in range(LEAST_PRICE + 1, MOST_PRICE):
        income = outlook.demand.sales(price, goods_at(outlook, price), NONE, NONE)
        if income > best:
            best = income
            outlook.price = price
    outlook.usual = usual_round(outlook, NONE, NONE)
    return outlook


def goods_at(outlook: Outlook, price: i64) -> float:
    """A lower price comes with more goods."""
    return max(0.0, outlook.goods + float(START_PRICE - price))


def usual_round(outlook: Outlook, region: i64, technology: i64) -> float:
    """VP of a usual round with one more office or technology (NONE: without)."""
    return outlook.demand.sales(outlook.price, goods_at(outlook, outlook.price), region, technology)


def gain_of_card(outlook: Outlook) -> float:
    """One good more in every round to come."""
    more = outlook.demand.sales(outlook.price, goods_at(outlook, outlook.price) + 1.0, NONE, NONE)
    return outlook.rounds * max(1.0, more - outlook.usual)


def gain_of_tile(outlook: Outlook) -> float:
    """What an improvement is better than a goods card."""
    return outlook.weights.tile_per_round * outlook.rounds


def tile_worth(s: State, p: Player, outlook: Outlook) -> float:
    """What the fields of improvements add to the good they give face down."""
    value = 0.0
    improvements = s.companies[p].improvements
    symbol_worth = outlook.weights.symbol_worth
    for tile in range(TILES):
        if has(improvements, tile):
            value += 0.5 * (symbol_worth[FIRST_FIELD[tile]] + symbol_worth[SECOND_FIELD[tile]])
    return value * outlook.rounds


def worth_before_turns(s: State, p: Player, outlook: Outlook) -> float:
    """What has been scored, and what the company will earn in the rounds to come."""
    return float(final_points(s, p)) + outlook.rounds * outlook.usual + tile_worth(s, p, outlook)
