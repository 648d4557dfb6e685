"""SI-6  Phase 2: the plans set the prices."""

from typing import Final

from mypy_extensions import i64

from chefetage.core.state import Player
from chefetage.core.step import Step
from chefetage.core.vec import vec
from chefetage.games.smartphone_inc.rules.components import (
    LEAST_PRICE,
    MOST_PRICE,
    NFC,
    NFC_PRICE,
    PRICE_OF,
    SIDE_B,
    START_PRICE,
    SYMBOLS,
)
from chefetage.games.smartphone_inc.rules.events import PRICE_SET
from chefetage.games.smartphone_inc.rules.hardcore import pay_for_symbols
from chefetage.games.smartphone_inc.rules.state import State


class SetPrices(Step[State]):
    """SI-6.4  For all together; hardcore payments follow (SI-6.5)."""

    def enter(self, s: State) -> None:
        for p in range(i64(len(s.companies))):
            s.companies[p].price = planned_price(s, p)
            s.record(PRICE_SET, p, s.companies[p].price)
        if s.is_hardcore:
            pay_for_symbols(s)


def planned_price(s: State, p: Player) -> i64:
    """SI-6.1 to SI-6.3; SI-19.6 for Steve, whose symbols are read the same way."""
    return price_by(s, p, s.companies[p].symbols)


def price_by(s: State, p: Player, symbols: vec[i64]) -> i64:
    """What these active symbols make of p's price."""
    price = START_PRICE
    for symbol in range(SYMBOLS):
        price += PRICE_OF[symbol] * symbols[symbol]
    if s.uses(p, NFC, SIDE_B):
        price += NFC_PRICE
    return in_range(price)


def in_range(price: i64) -> i64:
    """SI-6.4, SI-23.3  The track has two ends."""
    return max(LEAST_PRICE, min(MOST_PRICE, price))


SET_PRICES: Final = SetPrices("set_prices", "SI-6", [])
