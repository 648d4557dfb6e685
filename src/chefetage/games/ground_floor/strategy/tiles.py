"""Tiles to be bought with the Construction markers on the board."""

from chefetage.core.state import Player
from chefetage.games.ground_floor.rules.components import CONSTRUCTION_SPACES, PER_FLOOR_MONEY, TENANT_MONEY
from chefetage.games.ground_floor.rules.conduct_business.construction_company import floor_money
from chefetage.games.ground_floor.rules.improvements import floor_refusal, tenant_refusal
from chefetage.games.ground_floor.rules.state import State
from chefetage.games.ground_floor.rules.tiles import FLOOR_POINTS, FLOORS, TENANT_POINTS, TENANTS
from chefetage.games.ground_floor.strategy.info import sure_info
from chefetage.games.ground_floor.strategy.money import money_to_come
from chefetage.games.ground_floor.strategy.pairs import pair_worth_at_construction
from chefetage.games.ground_floor.strategy.rates import FLOOR_RATE, TENANT_RATE
from chefetage.games.ground_floor.strategy.rounds import rounds_left
from chefetage.games.ground_floor.strategy.weights import COVERED_ROOM, LIKELY, MARKER_SHARE


def tiles_to_come(s: State, p: Player) -> float:
    owner = s.companies[p]
    cash = min(float(owner.money) + LIKELY * money_to_come(s, p), float(owner.info) + sure_info(s, p))
    price = float(floor_money(s, p))
    worth = 0.0
    for space in range(CONSTRUCTION_SPACES):
        if s.construction[space] == p:
            floor = best_floor(s, p, price) if cash >= price else 0.0
            tenant = best_tenant(s, p) if cash >= float(TENANT_MONEY) else 0.0
            if floor >= tenant and cash >= price:
                cash -= price
                price += float(PER_FLOOR_MONEY)
            else:
                cash -= float(TENANT_MONEY)
            worth += max(floor, tenant)
    return worth * MARKER_SHARE


def best_floor(s: State, p: Player, price: float) -> float:
    best = 0.0
    for floor in range(FLOORS):
        if floor_refusal(s, p, floor) is None:
            worth = float(FLOOR_POINTS[floor]) + FLOOR_RATE[floor] * rounds_left(s)
            best = max(best, worth - price * pair_worth_at_construction(s))
    return best


def best_tenant(s: State, p: Player) -> float:
    best = 0.0
    for tenant in range(TENANTS):
        if tenant_refusal(s, p, tenant) is None:
            rate = TENANT_RATE[tenant] - COVERED_ROOM
            worth = float(TENANT_POINTS[tenant]) + rate * rounds_left(s)
            best = max(best, worth - float(TENANT_MONEY) * pair_worth_at_construction(s))
    return best
