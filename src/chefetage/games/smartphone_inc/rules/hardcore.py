"""SI-18.10 to SI-18.19  Hardcore mode: symbols and goods cost VP, VP bear interest."""

from mypy_extensions import i64

from chefetage.core.vec import vec
from chefetage.games.smartphone_inc.rules.components import (
    COST_PER_GOOD,
    CREDIT_STEP,
    DEBT_STEP,
    FACE_DOWN_DISCOUNT,
    HARDCORE_COST,
    SYMBOLS,
)
from chefetage.games.smartphone_inc.rules.events import GOODS_PAID, INTEREST_BOOKED, SYMBOLS_PAID
from chefetage.games.smartphone_inc.rules.state import INTEREST, PRODUCTION_COSTS, SYMBOL_COSTS, State


def pay_for_symbols(s: State) -> None:
    """SI-18.10, SI-18.19  For all together; a discount cannot pay out, VP may become negative (SI-18.12)."""
    for p in range(s.players):
        paid = symbol_costs(s.companies[p].symbols, s.companies[p].face_down)
        gained = symbol_gains(s.companies[p].symbols)
        s.companies[p].gain(SYMBOL_COSTS, gained - paid)
        s.record(SYMBOLS_PAID, p, paid, gained)


def symbol_costs(symbols: vec[i64], face_down: i64) -> i64:
    """SI-18.10, SI-23.18  In round 1 nothing lies face down (SI-18.16)."""
    costs = -FACE_DOWN_DISCOUNT * face_down
    for symbol in range(SYMBOLS):
        if HARDCORE_COST[symbol] > 0:
            costs += HARDCORE_COST[symbol] * symbols[symbol]
    return max(0, costs)


def symbol_gains(symbols: vec[i64]) -> i64:
    """SI-18.10  Symbols that pay out."""
    gains: i64 = 0
    for symbol in range(SYMBOLS):
        if HARDCORE_COST[symbol] < 0:
            gains -= HARDCORE_COST[symbol] * symbols[symbol]
    return gains


def pay_for_goods(s: State) -> None:
    """SI-18.11  Every good produced in phase 3 is paid for."""
    for p in range(s.players):
        vp = COST_PER_GOOD * s.companies[p].produced
        s.companies[p].gain(PRODUCTION_COSTS, -vp)
        s.record(GOODS_PAID, p, vp)


def book_interest(s: State) -> None:
    """SI-18.14  At the end of phase 5 (SI-23.19)."""
    for p in range(s.players):
        vp = interest(s.companies[p].vp)
        s.companies[p].gain(INTEREST, vp)
        if vp != 0:
            s.record(INTEREST_BOOKED, p, vp)


def interest(vp: i64) -> i64:
    """SI-18.14  Rounded up, on debts as on VP."""
    if vp < 0:
        return -((-vp + DEBT_STEP - 1) // DEBT_STEP)
    return (vp + CREDIT_STEP - 1) // CREDIT_STEP
