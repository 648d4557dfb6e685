"""How much of the game is left, and what Money and Info are worth in it."""

from chefetage.games.ground_floor.rules.components import ROUNDS
from chefetage.games.ground_floor.rules.schedule_business import SCHEDULE_BUSINESS
from chefetage.games.ground_floor.rules.state import State
from chefetage.games.ground_floor.strategy.weights import GroundFloorWeights


def rounds_left(s: State) -> float:
    return float(ROUNDS - s.round)


def is_all_scheduled(s: State) -> bool:
    """In the last round, behind phase III: nothing can be made of things any more."""
    return s.round == ROUNDS and s.step > SCHEDULE_BUSINESS.number


def pair_worth(s: State, weights: GroundFloorWeights) -> float:
    """Points for a Money and an Info."""
    if is_all_scheduled(s):
        return weights.pair_at_end
    return weights.pair_late + (weights.pair_early - weights.pair_late) * rounds_left(s) / float(ROUNDS - 1)


def pair_worth_at_construction(s: State, weights: GroundFloorWeights) -> float:
    return weights.pair_at_end if s.round == ROUNDS else pair_worth(s, weights)


def pairs(money: float, info: float, weights: GroundFloorWeights) -> float:
    """Money and Info count as pairs, since nearly everything is paid in both."""
    count = min(money, info) + weights.surplus * abs(money - info)
    many = weights.many_pairs
    return count if count <= many else many + (count - many) * weights.beyond_many
