"""What goods cards and improvements are worth."""

from chefetage.core.state import Player
from chefetage.games.smartphone_inc.rules.components import (
    FIRST_FIELD,
    NONE,
    SECOND_FIELD,
    TILES,
)
from chefetage.games.smartphone_inc.rules.state import State
from chefetage.games.smartphone_inc.strategy.outlook import Outlook, goods_at, usual_round
from chefetage.games.smartphone_inc.strategy.sales import sales_at
from chefetage.games.smartphone_inc.strategy.weights import SYMBOL_WORTH, TILE_PER_ROUND


def gain_of_card(s: State, p: Player, o: Outlook) -> float:
    """One good more in every round to come."""
    more = sales_at(s, p, o.price, goods_at(o, o.price) + 1.0, NONE, NONE, False)
    return o.rounds * max(1.0, more - usual_round(s, p, o))


def gain_of_tile(s: State, p: Player, o: Outlook) -> float:
    """What an improvement is better than a goods card."""
    return TILE_PER_ROUND * o.rounds


def tile_worth(s: State, p: Player, o: Outlook) -> float:
    """What the fields of improvements add to the good they give face down."""
    value = 0.0
    for tile in range(TILES):
        if s.companies[p].improvements >> tile & 1:
            value += 0.5 * (SYMBOL_WORTH[FIRST_FIELD[tile]] + SYMBOL_WORTH[SECOND_FIELD[tile]])
    return value * o.rounds
