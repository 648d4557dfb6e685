"""How well a player stands, in points; for bots that look one step ahead.

The value is what has been scored, what the rest of this round will bring, and what the company will
earn in the rounds to come. Markers in hand are valued by their best use, and an unfinished plan by the
best plan it can still become.
"""

from mypy_extensions import i64

from chefetage.core.bits import has
from chefetage.core.state import GAME_OVER, Player
from chefetage.games.smartphone_inc.rules.components import IMPROVE, NONE, RESEARCH
from chefetage.games.smartphone_inc.rules.customers import goods_on_board
from chefetage.games.smartphone_inc.rules.improve_production import IMPROVE_PRODUCTION
from chefetage.games.smartphone_inc.rules.logistics import EXPANSION, logistics_markers
from chefetage.games.smartphone_inc.rules.planning.plan import PLAN
from chefetage.games.smartphone_inc.rules.receive_vp import RECEIVE_VP
from chefetage.games.smartphone_inc.rules.research import RESEARCH_TECHNOLOGIES
from chefetage.games.smartphone_inc.rules.sales import SELL_GOODS
from chefetage.games.smartphone_inc.rules.scoring import final_points
from chefetage.games.smartphone_inc.rules.state import State
from chefetage.games.smartphone_inc.strategy.markers import office_aims, research_aims
from chefetage.games.smartphone_inc.strategy.outlook import (
    Outlook,
    gain_of_card,
    gain_of_tile,
    look_out,
    worth_before_turns,
)
from chefetage.games.smartphone_inc.strategy.planning import prospects_of
from chefetage.games.smartphone_inc.strategy.weights import SmartphoneIncWeights


def evaluate(s: State, p: Player, weights: SmartphoneIncWeights) -> float:
    if s.step == GAME_OVER:
        return float(final_points(s, p))
    if s.step == PLAN.number:
        return prospects_of(s, p, weights).with_plan(s.companies[p])
    outlook = look_out(s, p, weights)
    value = worth_before_turns(s, p, outlook)
    step = s.outer_step
    if step < PLAN.number:
        return value
    value += worth_of_turns(s, p, outlook, step)
    if step < RECEIVE_VP.number:
        value += worth_of_sales(s, p, outlook)
    return value


# Turns to come in this round.


def worth_of_turns(s: State, p: Player, outlook: Outlook, step: i64) -> float:
    """Phases 4 to 6, as far as they are not over, and markers lying on the board."""
    company = s.companies[p]
    value = 0.0
    if step == IMPROVE_PRODUCTION.number and not has_played(s, p):
        value += gain_of_card(outlook)
        if company.symbols[IMPROVE] > 0:
            value += gain_of_tile(outlook)
    if step <= RESEARCH_TECHNOLOGIES.number:
        markers = company.hand if step == RESEARCH_TECHNOLOGIES.number else company.symbols[RESEARCH]
        value += research_aims(s, p, outlook).worth(markers)
    else:
        value += research_aims(s, p, outlook).worth(0)
    markers = 0
    if step < EXPANSION.number or (step == EXPANSION.number and not has_begun(s, p)):
        markers = min(logistics_markers(s, p), company.progress)
    elif step == EXPANSION.number:
        markers = hand_of_turn(s, p)
    return value + office_aims(s, p, outlook).worth(markers)


def has_played(s: State, p: Player) -> bool:
    """Whether p's turn of the phase is over."""
    for turn in range(min(s.turn, i64(len(s.order)))):
        if s.order[turn] == p:
            return True
    return s.turn < i64(len(s.order)) and s.order[s.turn] == p and not has(s.actors, p) and len(s.waiting) == 0


def has_begun(s: State, p: Player) -> bool:
    """Whether p's turn of the phase is under way or over."""
    for turn in range(min(s.turn + 1, i64(len(s.order)))):
        if s.order[turn] == p:
            return True
    return False


def hand_of_turn(s: State, p: Player) -> i64:
    """The markers of the turn itself, not those of a bonus inside it."""
    return s.set_aside[0] if len(s.set_aside) > 0 else s.companies[p].hand


# Phases 7 and 8.


def worth_of_sales(s: State, p: Player, outlook: Outlook) -> float:
    """This round's phase 8 as it will be."""
    company = s.companies[p]
    goods = float(company.available)
    if s.outer_step == SELL_GOODS.number and has_played(s, p):
        goods = 0.0
    sold = float(goods_on_board(s, p))
    if s.outer_step == SELL_GOODS.number:
        return sold * float(company.price) + outlook.demand.sales_now(company.price, goods)
    return sold * float(company.price) + outlook.demand.sales(company.price, goods, NONE, NONE)
