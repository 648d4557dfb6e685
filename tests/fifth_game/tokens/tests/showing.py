"""The table in the words of the scenarios: what stands under `then`."""

from collections.abc import Callable
from typing import Any

from chefetage.games.tokens.rules.components import CARD
from chefetage.games.tokens.rules.state import State
from chefetage.games.tokens.tests.position import COLOURS
from chefetage.games.tokens.tests.support import actor

TABLE: dict[str, Callable[[State, Any], object]] = {
    "actor": lambda s, wanted: COLOURS[actor(s)],
    "laid_down": lambda s, wanted: [CARD.keys[card] for card in s.laid_down],
}
SEATS: dict[str, Callable[[State, int, Any], object]] = {
    "card": lambda s, p, wanted: CARD.keys[s.cards[p]],
}
