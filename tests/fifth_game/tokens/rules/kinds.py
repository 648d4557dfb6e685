"""TK-2  The kinds of components that moves, events and texts name."""

from typing import Final

from chefetage.core.action import Argument
from chefetage.games.tokens.rules.components import AMOUNT, CARD

KINDS: Final[list[Argument]] = [CARD, AMOUNT]
