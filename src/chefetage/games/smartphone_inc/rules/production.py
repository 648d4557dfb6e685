"""SI-7  Phase 3: goods are produced."""

from typing import Final

from mypy_extensions import i64

from chefetage.core.state import Player
from chefetage.core.step import Step
from chefetage.core.vec import vec
from chefetage.games.smartphone_inc.rules.ceo import ceo_goods
from chefetage.games.smartphone_inc.rules.components import (
    GOODS_OF,
    GOODS_PER_CARD,
    GOODS_PER_COVERED_FIELD,
    GOODS_PER_FACE_DOWN,
    GPS,
    GPS_GOODS_PER_SYMBOL,
    LI_ION,
    PRICE_DOWN,
    SIDE_A,
    SIDE_B,
    SYMBOLS,
)
from chefetage.games.smartphone_inc.rules.events import PRODUCED
from chefetage.games.smartphone_inc.rules.hardcore import pay_for_goods
from chefetage.games.smartphone_inc.rules.state import State
from chefetage.games.smartphone_inc.rules.steve import steve_goods
from chefetage.games.smartphone_inc.rules.technologies import li_ion_goods


class Produce(Step[State]):
    """SI-7.9  Everybody produces all they can, from the reserve (SI-7.8)."""

    def enter(self, s: State) -> None:
        for p in range(i64(len(s.companies))):
            goods = steve_goods(s) if p == s.steve else planned_goods(s, p)
            s.companies[p].produced = s.companies[p].take_goods(goods)
            s.record(PRODUCED, p, s.companies[p].produced)
        if s.is_hardcore:
            pay_for_goods(s)


def planned_goods(s: State, p: Player) -> i64:
    """SI-7.1 to SI-7.6, SI-23.2  Every source of goods."""
    company = s.companies[p]
    return goods_by(s, p, company.symbols, company.covered, company.face_down)


def goods_by(s: State, p: Player, symbols: vec[i64], covered: i64, face_down: i64) -> i64:
    """What a plan with these active symbols, covered fields and face-down improvements makes."""
    goods: i64 = 0
    for symbol in range(SYMBOLS):
        goods += symbols[symbol] * goods_per_symbol(s, p, symbol)
    goods += covered * GOODS_PER_COVERED_FIELD
    goods += face_down * GOODS_PER_FACE_DOWN
    goods += s.companies[p].goods_cards * GOODS_PER_CARD
    if s.uses(p, LI_ION, SIDE_B):
        goods += li_ion_goods(s, p)
    return goods + ceo_goods(s, p)


def goods_per_symbol(s: State, p: Player, symbol: i64) -> i64:
    """SI-7.1, SI-14.1  Goods come with a lower price, more with GPS."""
    return GPS_GOODS_PER_SYMBOL if symbol == PRICE_DOWN and s.uses(p, GPS, SIDE_A) else GOODS_OF[symbol]


PRODUCE: Final = Produce("produce", "SI-7", [])
