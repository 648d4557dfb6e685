"""CC-6.60  All effects but the copying ones, and when a card's build action is executable."""

from typing import Final

from mypy_extensions import i64

from chefetage.core.state import Player
from chefetage.games.councils_contracts.rules.cards.build_effect import BUILD_FROM_DISPLAY
from chefetage.games.councils_contracts.rules.cards.effect import Effect
from chefetage.games.councils_contracts.rules.cards.influence_effects import GAIN_INFLUENCE, REDISTRIBUTE
from chefetage.games.councils_contracts.rules.cards.payment import can_pay_price
from chefetage.games.councils_contracts.rules.cards.scoring_effects import (
    GAIN_POINTS,
    SCORE_ADJACENT_TYPE,
    SCORE_COLUMN,
    SCORE_DISTINCT_TYPES,
    SCORE_PAIR,
    SCORE_ROW,
    SCORE_WORKERS_IN_BOX,
    SCORE_WORKERS_IN_CITY,
)
from chefetage.games.councils_contracts.rules.cards.worker_effects import (
    DEPLOY_WORKERS,
    MOVE_WORKERS,
    OCCUPY_FROM_BOX,
    RECRUIT,
)
from chefetage.games.councils_contracts.rules.components import CARD_LIST
from chefetage.games.councils_contracts.rules.state import State

# In the order of components.EFFECT_KINDS.
EFFECTS: Final[list[Effect]] = [
    GAIN_INFLUENCE,
    REDISTRIBUTE,
    GAIN_POINTS,
    SCORE_WORKERS_IN_CITY,
    SCORE_WORKERS_IN_BOX,
    SCORE_DISTINCT_TYPES,
    SCORE_ADJACENT_TYPE,
    SCORE_ROW,
    SCORE_COLUMN,
    SCORE_PAIR,
    RECRUIT,
    MOVE_WORKERS,
    DEPLOY_WORKERS,
    OCCUPY_FROM_BOX,
    BUILD_FROM_DISPLAY,
]


def is_executable(s: State, p: Player, text: i64) -> bool:
    """CC-6.60  Whether the workers of s.acting can carry out the action of a card that does not copy."""
    card = CARD_LIST[text]
    return can_pay_price(s, p, card) and EFFECTS[card.effect].is_executable(s, p, card)
