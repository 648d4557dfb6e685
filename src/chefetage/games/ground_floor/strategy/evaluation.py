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
from chefetage.games.ground_floor.strategy.weights import GroundFloorWeights
from chefetage.games.ground_floor.strategy.worth import pair_worth, pairs, rounds_left


def evaluate(s: State, p: Player, weights: GroundFloorWeights) -> float:
    owner = s.companies[p]
    scored = float(points(s, p))
    if s.step == GAME_OVER:
        return scored
    money = float(owner.money) + money_to_come(s, p, weights)
    info = float(owner.info) + info_to_come(s, p, weights)
    goods = pair_worth(s, weights) * pairs(money, info, weights) - float(sets(owner))  # instead of the sets
    future = abilities(s, owner, weights) + staff(s, owner, weights) + standing(s, p, weights)
    return scored + goods + future + weights.time_now * float(owner.time) + tiles_to_come(s, p, weights)


def abilities(s: State, owner: Company, weights: GroundFloorWeights) -> float:
    """What tiles and rooms bring in the rounds to come."""
    rate = 0.0
    for floor in range(FLOORS):
        if owner.has_floor(floor):
            rate += weights.floor_rate[floor]
    for tenant in range(TENANTS):
        if owner.shows(tenant):
            rate += weights.tenant_rate[tenant]
    for room in range(ROOMS):
        if owner.is_hidden(room):
            rate += weights.hidden_rate[room]
        elif owner.has_remodeled(room):
            rate += weights.remodeled_rate[room]
    return rate * rounds_left(s)


def staff(s: State, owner: Company, weights: GroundFloorWeights) -> float:
    """What employees bring in the rounds to come, and what they cost."""
    left = rounds_left(s)
    time = float(EMPLOYEE_TIME) * weights.time_later * left
    wages = weights.wages * float(INCOME[0] - INCOME[owner.hired]) * left
    trained = float(owner.hired - owner.untrained)
    temp = weights.time_later if owner.has_temp and left > 0.0 else 0.0
    return trained * time + float(owner.untrained) * max(0.0, time - weights.training_cost) - wages + temp


def standing(s: State, p: Player, weights: GroundFloorWeights) -> float:
    """How far on the track, and before how many others."""
    behind: i64 = 0
    for other in range(s.count):
        if other != p and is_more_popular(s, p, other):
            behind += 1
    worth = weights.popularity_step * float(s.position[p]) + weights.popularity_place * float(behind) / float(s.count)
    return worth * (weights.popularity_at_end + rounds_left(s) / float(ROUNDS - 1))
