"""Money to come from Supplies, products and shares."""

from chefetage.core.state import Player
from chefetage.games.ground_floor.rules.cards import PAYOUT
from chefetage.games.ground_floor.rules.components import ROUNDS, STOCK_LEVELS, STOCK_SPACES, WAREHOUSE_SPACES
from chefetage.games.ground_floor.rules.conduct_business.stock_exchange import SELL_SHARES
from chefetage.games.ground_floor.rules.state import State
from chefetage.games.ground_floor.strategy.products import factory, outlets
from chefetage.games.ground_floor.strategy.rounds import is_all_scheduled
from chefetage.games.ground_floor.strategy.weights import SHARE, SHARE_PER_LEVEL, SUPPLY


def money_to_come(s: State, p: Player) -> float:
    return supplies(s, p) + factory(s, p) + outlets(s, p) + shares(s, p)


def supplies(s: State, p: Player) -> float:
    if is_all_scheduled(s):
        return 0.0
    owner = s.companies[p]
    count = owner.supplies
    for space in range(WAREHOUSE_SPACES):
        if s.warehouse[space] == p:
            count += 1
    return SUPPLY * float(min(count, owner.capacity()))


def shares(s: State, p: Player) -> float:
    """Shares can wait for better times, but not beyond the last round."""
    is_last = s.round == ROUNDS
    money = 0.0
    for level in range(STOCK_LEVELS):
        if s.shares[level] == p:
            if not is_last:
                money += SHARE + SHARE_PER_LEVEL * float(level)
            elif s.step <= SELL_SHARES.number:
                money += float(PAYOUT[s.kind])
    for space in range(STOCK_SPACES):
        if s.stock_spaces[space] == p:
            money += float(PAYOUT[s.kind]) if is_last else SHARE
    return money
