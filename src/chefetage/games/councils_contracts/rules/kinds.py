"""CC-11  The kinds of components that moves, events and texts name."""

from typing import Final

from chefetage.games.councils_contracts.rules.choices import CARDS_TOLD
from chefetage.games.councils_contracts.rules.components import (
    AREA,
    BRIEF_ACTION,
    BRIEF_COST,
    BUILD_ACTION,
    BUILD_COST,
    CARD_TYPE,
    COMMITTEE,
    PLAYER_COLOUR,
)
from chefetage.games.councils_contracts.rules.grid import CELL

KINDS: Final = [
    AREA,
    COMMITTEE,
    CARDS_TOLD,
    CARD_TYPE,
    PLAYER_COLOUR,
    CELL,
    BRIEF_COST,
    BRIEF_ACTION,
    BUILD_COST,
    BUILD_ACTION,
]
