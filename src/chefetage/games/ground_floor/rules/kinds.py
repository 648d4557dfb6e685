"""GF-2  The kinds of components that moves, events and texts name."""

from typing import Final

from chefetage.games.ground_floor.rules.cards import (
    AUTOMA_CARD,
    ENTREPRENEUR,
    ERA,
    EVENT_CARD,
    FORECAST,
    KIND,
)
from chefetage.games.ground_floor.rules.components import (
    BONUS,
    BOX,
    BUILDING,
    DROP_TARGET,
    PAYMENT,
    PRICE_TARGET,
    STOCK_LEVEL,
    STOCK_SPACE,
    WAITING_SPACE,
    WAREHOUSE_SPACE,
)
from chefetage.games.ground_floor.rules.tiles import COVERED, FLOOR, OFFICE, PLACE, ROOM, SLOT, SPECIALTY, TENANT, TILE

KINDS: Final = [
    ROOM,
    TENANT,
    FLOOR,
    TILE,
    COVERED,
    SPECIALTY,
    PLACE,
    SLOT,
    OFFICE,
    BUILDING,
    BOX,
    BONUS,
    WAITING_SPACE,
    WAREHOUSE_SPACE,
    PAYMENT,
    STOCK_SPACE,
    STOCK_LEVEL,
    PRICE_TARGET,
    DROP_TARGET,
    KIND,
    FORECAST,
    ERA,
    EVENT_CARD,
    AUTOMA_CARD,
    ENTREPRENEUR,
]
