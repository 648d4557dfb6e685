"""SI-2  KINDS: the kinds of components that moves, events and texts name."""

from typing import Final

from chefetage.core.action import Argument
from chefetage.games.smartphone_inc.rules.board import MAP, REGION, SIZE, WITHIN
from chefetage.games.smartphone_inc.rules.components import (
    BONUS,
    COLOR,
    CONTRACT,
    EFFECT,
    PAD,
    RETAILER,
    SIDE,
    SYMBOL,
    TECHNOLOGY,
    TECHNOLOGY_SIDE,
    TILE,
)
from chefetage.games.smartphone_inc.rules.contracts import CONDITION
from chefetage.games.smartphone_inc.rules.planning.geometry import LAYER, SPAN

KINDS: Final[list[Argument]] = [
    COLOR,
    MAP,
    REGION,
    WITHIN,
    SIZE,
    SYMBOL,
    PAD,
    SIDE,
    LAYER,
    SPAN,
    TILE,
    TECHNOLOGY,
    TECHNOLOGY_SIDE,
    EFFECT,
    RETAILER,
    BONUS,
    CONTRACT,
    CONDITION,
]
