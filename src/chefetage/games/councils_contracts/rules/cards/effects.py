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
from chefetage.games.councils_contracts.rules.components import CARD_LIST, COPYING_KINDS, EFFECT_KINDS
from chefetage.games.councils_contracts.rules.state import State

EFFECT_OF_KIND: Final[dict[str, Effect]] = {
    "gain_influence": GAIN_INFLUENCE,
    "redistribute_influence": REDISTRIBUTE,
    "gain_vp": GAIN_POINTS,
    "score_workers_in_city": SCORE_WORKERS_IN_CITY,
    "score_workers_in_box": SCORE_WORKERS_IN_BOX,
    "score_adjacent_distinct_types": SCORE_DISTINCT_TYPES,
    "score_adjacent_chosen_type": SCORE_ADJACENT_TYPE,
    "score_row_chosen_type": SCORE_ROW,
    "score_column_chosen_type": SCORE_COLUMN,
    "score_adjacent_pair": SCORE_PAIR,
    "recruit_from_box": RECRUIT,
    "move_workers": MOVE_WORKERS,
    "deploy_free_workers": DEPLOY_WORKERS,
    "occupy_from_box": OCCUPY_FROM_BOX,
    "build_from_display": BUILD_FROM_DISPLAY,
}
EFFECTS: Final[list[Effect]] = [EFFECT_OF_KIND[kind] for kind in EFFECT_KINDS if kind not in COPYING_KINDS]


def is_executable(s: State, p: Player, text: i64) -> bool:
    """CC-6.60  Whether the workers of s.acting can carry out the action of a card that does not copy."""
    card = CARD_LIST[text]
    return can_pay_price(s, p, card) and EFFECTS[card.effect].is_executable(s, p, card)
