"""How much of the game is left, and what Money and Info are worth in it."""

from chefetage.games.ground_floor.rules.components import ROUNDS
from chefetage.games.ground_floor.rules.schedule_business import SCHEDULE_BUSINESS
from chefetage.games.ground_floor.rules.state import State
from chefetage.games.ground_floor.strategy.weights import (
    BEYOND_MANY,
    MANY_PAIRS,
    PAIR_AT_END,
    PAIR_EARLY,
    PAIR_LATE,
    SURPLUS,
)


def rounds_left(s: State) -> float:
    return float(ROUNDS - s.round)


def is_all_scheduled(s: State) -> bool:
    """In the last round, behind phase III: nothing can be made of things any more."""
    return s.round == ROUNDS and s.step > SCHEDULE_BUSINESS.number


def pair_worth(s: State) -> float:
    """Points for a Money and an Info."""
    if is_all_scheduled(s):
        return PAIR_AT_END
    return PAIR_LATE + (PAIR_EARLY - PAIR_LATE) * rounds_left(s) / float(ROUNDS - 1)


def pair_worth_at_construction(s: State) -> float:
    return PAIR_AT_END if s.round == ROUNDS else pair_worth(s)


def pairs(money: float, info: float) -> float:
    """Money and Info count as pairs, since nearly everything is paid in both."""
    count = min(money, info) + SURPLUS * abs(money - info)
    return count if count <= MANY_PAIRS else MANY_PAIRS + (count - MANY_PAIRS) * BEYOND_MANY
