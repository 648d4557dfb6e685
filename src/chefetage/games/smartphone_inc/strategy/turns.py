"""Turns to come in this round."""

from mypy_extensions import i64

from chefetage.core.state import Player
from chefetage.games.smartphone_inc.rules.components import (
    IMPROVE,
    RESEARCH,
)
from chefetage.games.smartphone_inc.rules.improve_production import IMPROVE_PRODUCTION
from chefetage.games.smartphone_inc.rules.logistics import EXPANSION, logistics_markers
from chefetage.games.smartphone_inc.rules.research import RESEARCH_TECHNOLOGIES
from chefetage.games.smartphone_inc.rules.state import State
from chefetage.games.smartphone_inc.strategy.improvements import gain_of_card, gain_of_tile
from chefetage.games.smartphone_inc.strategy.logistics import worth_of_logistics
from chefetage.games.smartphone_inc.strategy.outlook import Outlook
from chefetage.games.smartphone_inc.strategy.phase import hand_of_turn, has_begun, has_played
from chefetage.games.smartphone_inc.strategy.research import worth_of_research


def worth_of_turns(s: State, p: Player, o: Outlook, step: i64) -> float:
    """Phases 4 to 6, as far as they are not over, and markers lying on the board."""
    company = s.companies[p]
    value = 0.0
    if step == IMPROVE_PRODUCTION.number and not has_played(s, p):
        value += gain_of_card(s, p, o)
        if company.symbols[IMPROVE] > 0:
            value += gain_of_tile(s, p, o)
    if step <= RESEARCH_TECHNOLOGIES.number:
        markers = company.hand if step == RESEARCH_TECHNOLOGIES.number else company.symbols[RESEARCH]
        value += worth_of_research(s, p, o, markers)
    else:
        value += worth_of_research(s, p, o, 0)
    markers = 0
    if step < EXPANSION.number or (step == EXPANSION.number and not has_begun(s, p)):
        markers = min(logistics_markers(s, p), company.progress)
    elif step == EXPANSION.number:
        markers = hand_of_turn(s, p)
    return value + worth_of_logistics(s, p, o, markers)
