"""How well a company stands, in points; for bots that look one step ahead.

Points on the board count in full. Money and Info count as pairs; what is sure or likely to come from markers in the
city is counted as if it were there. Abilities and employees count for every round that is left.
"""

from chefetage.core.state import GAME_OVER, Player
from chefetage.games.ground_floor.rules.scoring import points, sets
from chefetage.games.ground_floor.rules.state import State
from chefetage.games.ground_floor.strategy.company import abilities, staff
from chefetage.games.ground_floor.strategy.info import info_to_come
from chefetage.games.ground_floor.strategy.money import money_to_come
from chefetage.games.ground_floor.strategy.pairs import pair_worth, pairs
from chefetage.games.ground_floor.strategy.popularity import standing
from chefetage.games.ground_floor.strategy.tiles import tiles_to_come
from chefetage.games.ground_floor.strategy.weights import TIME_NOW


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
