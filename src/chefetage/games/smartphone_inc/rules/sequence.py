"""SI-4.1, SI-4.2  The sequence of play: the game's table of contents."""

from typing import Final

from mypy_extensions import i64

from chefetage.core.state import GAME_OVER
from chefetage.core.step import Step
from chefetage.games.smartphone_inc.rules.bonuses import BONUS_IMPROVEMENT, EXTRA_OFFICE, FREE_OFFICE, TAKE_BONUS
from chefetage.games.smartphone_inc.rules.colors import CHOOSE_COLORS
from chefetage.games.smartphone_inc.rules.contracts import TAKE_CONTRACTS
from chefetage.games.smartphone_inc.rules.improve_production import IMPROVE_PRODUCTION
from chefetage.games.smartphone_inc.rules.logistics import EXPANSION
from chefetage.games.smartphone_inc.rules.next_round import END_ROUND, PREPARE_ROUND
from chefetage.games.smartphone_inc.rules.open_retailers import OPEN_RETAILERS
from chefetage.games.smartphone_inc.rules.planning.plan import PLAN
from chefetage.games.smartphone_inc.rules.prices import SET_PRICES
from chefetage.games.smartphone_inc.rules.production import PRODUCE
from chefetage.games.smartphone_inc.rules.receive_vp import RECEIVE_VP
from chefetage.games.smartphone_inc.rules.research import (
    BONUS_RESEARCH,
    END_RESEARCH,
    ORDER_COMPLETIONS,
    RESEARCH_TECHNOLOGIES,
)
from chefetage.games.smartphone_inc.rules.sales import SELL_GOODS
from chefetage.games.smartphone_inc.rules.setup import LAY_OUT_TILES
from chefetage.games.smartphone_inc.rules.start_offices import START_OFFICES
from chefetage.games.smartphone_inc.rules.state import State

SEQUENCE: Final[list[Step[State]]] = [
    CHOOSE_COLORS,
    LAY_OUT_TILES,
    START_OFFICES,
    OPEN_RETAILERS,
    PLAN,
    SET_PRICES,
    PRODUCE,
    IMPROVE_PRODUCTION,
    RESEARCH_TECHNOLOGIES,
    END_RESEARCH,
    EXPANSION,
    SELL_GOODS,
    RECEIVE_VP,
    TAKE_CONTRACTS,
    END_ROUND,
    PREPARE_ROUND,  # back to PLAN
    # Sub-decisions.
    ORDER_COMPLETIONS,
    FREE_OFFICE,
    TAKE_BONUS,
    BONUS_IMPROVEMENT,
    EXTRA_OFFICE,
    BONUS_RESEARCH,
]

# SI-4.2  The steps with which the eight phases begin.
PHASES: Final[list[Step[State]]] = [
    PLAN,
    SET_PRICES,
    PRODUCE,
    IMPROVE_PRODUCTION,
    RESEARCH_TECHNOLOGIES,
    EXPANSION,
    SELL_GOODS,
    RECEIVE_VP,
]


def phase_of(s: State) -> i64:
    """SI-4.2  The phase under way, from 1; 0 in the set-up. What ends a round belongs to its last phase."""
    if s.outer_step == GAME_OVER:
        return len(PHASES)
    phase: i64 = 0
    for step in PHASES:
        if step.number <= s.outer_step:
            phase += 1
    return phase
