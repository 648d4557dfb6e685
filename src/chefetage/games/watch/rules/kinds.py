"""WA-2  The kinds of components that moves, events and texts name."""

from typing import Final

from chefetage.core.action import Argument
from chefetage.games.watch.rules.components import (
    CRATE,
    CRATE_COLOUR,
    DEPARTMENT,
    DOCUMENT,
    DOCUMENT_COLOUR,
    DOCUMENT_KIND,
    MARKET_CARD,
    PLAYER_COLOUR,
    POSITION,
    SPACE,
    TRACK,
)

KINDS: Final[list[Argument]] = [
    SPACE,
    DEPARTMENT,
    TRACK,
    POSITION,
    CRATE,
    CRATE_COLOUR,
    DOCUMENT,
    DOCUMENT_COLOUR,
    DOCUMENT_KIND,
    MARKET_CARD,
    PLAYER_COLOUR,
]
