"""Info to come from the Consulting Firm."""

from chefetage.core.state import Player
from chefetage.games.ground_floor.rules.components import CONSULTING_INFO, CONSULTING_ROWS, ROUNDS
from chefetage.games.ground_floor.rules.conduct_business.consulting_firm import CONSULTING_FIRM
from chefetage.games.ground_floor.rules.state import EMPTY, State
from chefetage.games.ground_floor.strategy.weights import ROW_FILLED_LATER, ROW_FILLED_NOW


def info_to_come(s: State, p: Player) -> float:
    """In this round or the next, as likely as it is."""
    later = ROW_FILLED_LATER if s.round < ROUNDS else 0.0
    is_open = s.step <= CONSULTING_FIRM.number
    chance = 0.0
    for row in range(CONSULTING_ROWS):
        if s.right[row] == p:
            now = 1.0 if s.left[row] != EMPTY else ROW_FILLED_NOW
            chance += now if is_open else later
        if s.left[row] == p:
            chance += later
    return chance * float(CONSULTING_INFO)


def sure_info(s: State, p: Player) -> float:
    info = 0.0
    if s.step <= CONSULTING_FIRM.number:
        for row in range(CONSULTING_ROWS):
            if s.right[row] == p and s.left[row] != EMPTY:
                info += float(CONSULTING_INFO)
    return info
