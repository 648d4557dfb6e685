"""GF-4.4 to GF-4.11  The Popularity track: positions, stacks and the order they give."""

from mypy_extensions import i64

from chefetage.core.state import Player
from chefetage.core.vec import append, vec
from chefetage.games.ground_floor.rules.components import POPULARITY_LAST, POPULARITY_LEVEL
from chefetage.games.ground_floor.rules.state import State


def by_popularity(s: State) -> vec[i64]:
    """GF-4.4, GF-4.5  The order as it stands now; later movements do not change the copy."""
    return s.popularity[:]


def least_popular(s: State) -> Player:
    return s.popularity[s.count - 1]


def advance(s: State, company: i64, steps: i64) -> i64:
    """GF-4.7  Move right; steps beyond the last space are lost. Returns the steps made."""
    target = min(POPULARITY_LAST, s.position[company] + steps)
    made = target - s.position[company]
    if made > 0:
        move_to(s, company, target)
    return made


def move_to(s: State, company: i64, space: i64) -> None:
    """GF-4.6, GF-4.11  Lift the marker out of its stack and lay it on top of the target space."""
    s.position[company] = space
    order = vec[i64]()
    is_laid = False
    for other in s.popularity:
        if other == company:
            continue
        if not is_laid and s.position[other] <= space:
            order = append(order, company)
            is_laid = True
        order = append(order, other)
    s.popularity = order if is_laid else append(order, company)


def level(s: State, company: i64) -> i64:
    """GF-9.21  The Popularity level reached."""
    return POPULARITY_LEVEL[s.position[company]]


def is_more_popular(s: State, company: i64, other: i64) -> bool:
    """GF-4.4  Whether a company decides before another one."""
    for marker in s.popularity:
        if marker == other:
            return False
        if marker == company:
            return True
    return False
