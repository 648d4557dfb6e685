"""SI-10.1, SI-14.7  How many progress markers active symbols give in logistics."""

from mypy_extensions import i64

from chefetage.core.state import Player
from chefetage.core.vec import vec
from chefetage.games.smartphone_inc.rules.components import LI_ION, LOGISTICS, PRICE_UP, SIDE_A
from chefetage.games.smartphone_inc.rules.state import State


def markers_by(s: State, p: Player, symbols: vec[i64]) -> i64:
    """SI-14.7  Li-Ion counts higher prices, too."""
    return symbols[LOGISTICS] + (symbols[PRICE_UP] if s.uses(p, LI_ION, SIDE_A) else 0)
