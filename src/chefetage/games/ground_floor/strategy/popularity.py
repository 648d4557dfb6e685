"""What Popularity is worth."""

from mypy_extensions import i64

from chefetage.core.state import Player
from chefetage.games.ground_floor.rules.components import ROUNDS
from chefetage.games.ground_floor.rules.state import State
from chefetage.games.ground_floor.strategy.rounds import rounds_left
from chefetage.games.ground_floor.strategy.weights import POPULARITY_PLACE, POPULARITY_STEP


def standing(s: State, p: Player) -> float:
    """How far on the track, and before how many others."""
    behind: i64 = 0
    for other in range(s.count):
        if other != p and is_more_popular(s, p, other):
            behind += 1
    worth = POPULARITY_STEP * float(s.position[p]) + POPULARITY_PLACE * float(behind) / float(s.count)
    return worth * (0.3 + rounds_left(s) / float(ROUNDS - 1))


def is_more_popular(s: State, company: i64, p: Player) -> bool:
    for other in s.popularity:
        if other == p:
            return False
        if other == company:
            return True
    return False
