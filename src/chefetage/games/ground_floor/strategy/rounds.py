"""How much of the game is left."""

from chefetage.games.ground_floor.rules.components import ROUNDS
from chefetage.games.ground_floor.rules.schedule_business import SCHEDULE_BUSINESS
from chefetage.games.ground_floor.rules.state import State


def rounds_left(s: State) -> float:
    return float(ROUNDS - s.round)


def is_all_scheduled(s: State) -> bool:
    """In the last round, behind phase III: nothing can be made of things any more."""
    return s.round == ROUNDS and s.step > SCHEDULE_BUSINESS.number
