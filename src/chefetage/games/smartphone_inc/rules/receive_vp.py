"""SI-12  Phase 8: VP for goods sold, first and second places."""

from typing import Final

from mypy_extensions import i64

from chefetage.core.state import NOBODY, Player
from chefetage.core.step import Step
from chefetage.games.smartphone_inc.rules.board import MARKETS
from chefetage.games.smartphone_inc.rules.ceo import earns_by_ceo, extra_control
from chefetage.games.smartphone_inc.rules.components import CEO_VP_PER_GOOD, NONE
from chefetage.games.smartphone_inc.rules.customers import goods_in, goods_on_board
from chefetage.games.smartphone_inc.rules.events import CAME_SECOND, CEO_EARNED, CONTROLLED, INCOME
from chefetage.games.smartphone_inc.rules.state import CEO_SALES, CONTROL, EMPTY, SALES, SECOND_PLACES, State


class ReceiveVp(Step[State]):
    """SI-12.7, SI-19.15  All gains are booked together, Steve's too."""

    def enter(self, s: State) -> None:
        for p in range(i64(len(s.companies))):
            receive_income(s, p)
        for region in range(s.board.begin, s.board.end):
            receive_places(s, region)


def receive_income(s: State, p: Player) -> None:
    """SI-12.1; SI-18.5 for the CEO's region."""
    company = s.companies[p]
    goods = goods_on_board(s, p)
    company.income = goods * company.price
    company.gain(SALES, company.income)
    s.record(INCOME, p, goods, company.price, company.income)
    if earns_by_ceo(s, p):
        vp = CEO_VP_PER_GOOD * goods_in(s, p, company.ceo)
        company.gain(CEO_SALES, vp)
        s.record(CEO_EARNED, p, vp)


def receive_places(s: State, region: i64) -> None:
    """SI-12.4, SI-12.5  The rightmost office's slot gives the values; without an office there are none (SI-12.6)."""
    slot = rightmost_office(s, region)
    if slot == NONE:
        return
    first = leader(s, region, NOBODY)
    if first == NOBODY:
        return
    s.companies[first].gain(CONTROL, MARKETS[region].first[slot])
    s.record(CONTROLLED, first, region, MARKETS[region].first[slot])
    second = leader(s, region, first)
    if second != NOBODY and MARKETS[region].second[slot] > 0:
        s.companies[second].gain(SECOND_PLACES, MARKETS[region].second[slot])
        s.record(CAME_SECOND, second, region, MARKETS[region].second[slot])


def rightmost_office(s: State, region: i64) -> i64:
    """SI-12.4  Its slot, counted from 0; NONE in a region without an office."""
    return s.occupied[region] - 1 if s.occupied[region] > 0 else NONE


def controller(s: State, region: i64) -> Player:
    """SI-12.2, SI-12.6  Who is first in a region with an office."""
    return leader(s, region, NOBODY) if s.occupied[region] > 0 else NOBODY


def leader(s: State, region: i64, without: Player) -> Player:
    """SI-12.3, SI-12.8, SI-23.6  Most goods, wherever their offices are; among equals the leftmost good, met first."""
    market = MARKETS[region]
    best: Player = NOBODY
    most: i64 = 0
    for customer in range(market.first_customer, market.first_customer + market.customers):
        p = s.customers[customer]
        if p != EMPTY and p != without:
            goods = goods_in(s, p, region) + extra_control(s, p, region)
            if goods > most:
                best = p
                most = goods
    return best


RECEIVE_VP: Final = ReceiveVp("receive_vp", "SI-12", [])
