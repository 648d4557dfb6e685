"""How well a player stands, in points; for bots that look one step ahead.

The value is what has been scored, what the rest of this round will bring, and what the company will
earn in the rounds to come. Markers in hand are valued by their best use, and an unfinished plan by the
best plan it can still become (rules/planning/search.py).
"""

from chefetage.core.state import GAME_OVER, Player
from chefetage.games.smartphone_inc.rules.planning.plan import PLAN
from chefetage.games.smartphone_inc.rules.receive_vp import RECEIVE_VP
from chefetage.games.smartphone_inc.rules.scoring import final_points
from chefetage.games.smartphone_inc.rules.state import State
from chefetage.games.smartphone_inc.strategy.improvements import tile_worth
from chefetage.games.smartphone_inc.strategy.outlook import look_out, usual_round
from chefetage.games.smartphone_inc.strategy.phase import phase_of
from chefetage.games.smartphone_inc.strategy.planning import worth_of_plan
from chefetage.games.smartphone_inc.strategy.sales import worth_of_sales
from chefetage.games.smartphone_inc.strategy.turns import worth_of_turns


def evaluate(s: State, p: Player) -> float:
    value = float(final_points(s, p))
    if s.step == GAME_OVER:
        return value
    o = look_out(s, p)
    value += o.rounds * usual_round(s, p, o)
    value += tile_worth(s, p, o)
    step = phase_of(s)
    if step <= PLAN.number:
        return value + worth_of_plan(s, p, o)
    value += worth_of_turns(s, p, o, step)
    if step < RECEIVE_VP.number:
        value += worth_of_sales(s, p)
    return value
