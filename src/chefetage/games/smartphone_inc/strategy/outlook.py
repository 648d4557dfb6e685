"""A company's prospects as the state stands."""

from mypy_extensions import i64

from chefetage.core.state import Player
from chefetage.games.smartphone_inc.rules.components import (
    LEAST_PRICE,
    LI_ION,
    MOST_PRICE,
    NONE,
    ROUNDS,
    SIDE_B,
    START_PRICE,
)
from chefetage.games.smartphone_inc.rules.planning.search import (
    tiles_in,
)
from chefetage.games.smartphone_inc.rules.sales import SELL_GOODS
from chefetage.games.smartphone_inc.rules.state import State
from chefetage.games.smartphone_inc.rules.technologies import li_ion_goods
from chefetage.games.smartphone_inc.strategy.phase import phase_of
from chefetage.games.smartphone_inc.strategy.sales import sales_at
from chefetage.games.smartphone_inc.strategy.weights import GOODS_PER_TILE, PLANNED_GOODS


class Outlook:
    """A company's prospects as the state stands."""

    __slots__ = ("goods", "price", "rounds", "sales")

    def __init__(self) -> None:
        self.rounds: float = 0.0  # after this one
        self.sales: float = 0.0  # phases 7 still to come, this round's included
        self.goods: float = 0.0  # produced in a usual round
        self.price: i64 = START_PRICE  # that would earn most in a usual round


def look_out(s: State, p: Player) -> Outlook:
    company = s.companies[p]
    o = Outlook()
    o.rounds = float(ROUNDS - s.round)
    o.sales = o.rounds + (1.0 if phase_of(s) <= SELL_GOODS.number else 0.0)
    o.goods = PLANNED_GOODS + float(company.goods_cards) + GOODS_PER_TILE * float(tiles_in(company.improvements))
    if s.uses(p, LI_ION, SIDE_B):
        o.goods += float(li_ion_goods(s, p))
    best = 0.0
    for price in range(LEAST_PRICE + 1, MOST_PRICE):
        income = sales_at(s, p, price, goods_at(o, price), NONE, NONE, False)
        if income > best:
            best = income
            o.price = price
    return o


def goods_at(o: Outlook, price: i64) -> float:
    """A lower price comes with more goods."""
    return max(0.0, o.goods + float(START_PRICE - price))


def usual_round(s: State, p: Player, o: Outlook) -> float:
    return sales_at(s, p, o.price, goods_at(o, o.price), NONE, NONE, False)
