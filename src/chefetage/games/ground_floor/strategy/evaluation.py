"""How well a company stands, in points; for bots that look one step ahead.

Points on the board count in full. Money and Info count as pairs; what is sure or likely to come from markers in the
city is counted as if it were there. Abilities and employees count for every round that is left.
"""

from mypy_extensions import i64

from chefetage.core.state import GAME_OVER, Player
from chefetage.games.ground_floor.rules.company import Company
from chefetage.games.ground_floor.rules.components import EMPLOYEE_TIME, INCOME, ROUNDS
from chefetage.games.ground_floor.rules.popularity import is_more_popular
from chefetage.games.ground_floor.rules.scoring import points, sets
from chefetage.games.ground_floor.rules.state import State
from chefetage.games.ground_floor.rules.tiles import FLOORS, ROOMS, TENANTS
from chefetage.games.ground_floor.strategy.city import info_to_come, money_to_come, tiles_to_come
from chefetage.games.ground_floor.strategy.weights import (
    FLOOR_RATE,
    HIDDEN_RATE,
    POPULARITY_AT_END,
    POPULARITY_PLACE,
    POPULARITY_STEP,
    REMODELED_RATE,
    TENANT_RATE,
    TIME_LATER,
    TIME_NOW,
    TRAINING_COST,
    WAGES,
)
from chefetage.games.ground_floor.strategy.worth import pair_worth, pairs, rounds_left


def evaluate(s: State, p: Player) -> float:
    owner = s.companies[p]
    scored = float(points(s, p))
    if s.step == GAME_OVER:
        return scored
    money = float(owner.money) + money_to_come(s, p)
    info = float(owner.info) + info_to_come(s, p)
    goods = pair_worth(s) * pairs(money, info) - float(sets(owner))  # instead of the sets
    future = abilities(s, owner) + staff(s, owner) + standing(s, p)
    return scored + goods + future + TIME_NOW * float(owner.time) + tiles_to_come(s, p)


def abilities(s: State, owner: Company) -> float:
    """What tiles and rooms bring in the rounds to come."""
    rate = 0.0
    for floor in range(FLOORS):
        if owner.has_floor(floor):
            rate += FLOOR_RATE[floor]
    for tenant in range(TENANTS):
        if owner.shows(tenant):
            rate += TENANT_RATE[tenant]
    for room in range(ROOMS):
        if owner.is_hidden(room):
            rate += HIDDEN_RATE[room]
        elif owner.has_remodeled(room):
            rate += REMODELED_RATE[room]
    return rate * rounds_left(s)


def staff(s: State, owner: Company) -> float:
    """What employees bring in the rounds to come, and what they cost."""
    left = rounds_left(s)
    time = float(EMPLOYEE_TIME) * TIME_LATER * left
    wages = WAGES * float(INCOME[0] - INCOME[owner.hired]) * left
    trained = float(owner.hired - owner.untrained)
    temp = TIME_LATER if owner.has_temp and left > 0.0 else 0.0
    return trained * time + float(owner.untrained) * max(0.0, time - TRAINING_COST) - wages + temp


def standing(s: State, p: Player) -> float:
    """How far on the track, and before how many others."""
    behind: i64 = 0
    for other in range(s.count):
        if other != p and is_more_popular(s, p, other):
            behind += 1
    worth = POPULARITY_STEP * float(s.position[p]) + POPULARITY_PLACE * float(behind) / float(s.count)
    return worth * (POPULARITY_AT_END + rounds_left(s) / float(ROUNDS - 1))
