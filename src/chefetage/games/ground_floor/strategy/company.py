"""What tiles, rooms and employees bring in the rounds to come."""

from chefetage.games.ground_floor.rules.company import Company
from chefetage.games.ground_floor.rules.components import EMPLOYEE_TIME, INCOME
from chefetage.games.ground_floor.rules.state import State
from chefetage.games.ground_floor.rules.tiles import FLOORS, ROOMS, TENANTS
from chefetage.games.ground_floor.strategy.rates import FLOOR_RATE, HIDDEN_RATE, REMODELED_RATE, TENANT_RATE
from chefetage.games.ground_floor.strategy.rounds import rounds_left
from chefetage.games.ground_floor.strategy.weights import TIME_LATER, TRAINING_COST, WAGES


def abilities(s: State, owner: Company) -> float:
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
    left = rounds_left(s)
    time = float(EMPLOYEE_TIME) * TIME_LATER * left
    wages = WAGES * float(INCOME[0] - INCOME[owner.hired]) * left
    trained = float(owner.hired - owner.untrained)
    temp = TIME_LATER if owner.has_temp and left > 0.0 else 0.0
    return trained * time + float(owner.untrained) * max(0.0, time - TRAINING_COST) - wages + temp
