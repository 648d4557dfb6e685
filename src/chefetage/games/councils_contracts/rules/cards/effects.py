"""CC-6.60  All effects but the copying ones, and when a card's build action is executable."""

from typing import Final

from mypy_extensions import i64

from chefetage.core.state import Player
from chefetage.games.councils_contracts.rules.cards.build_effect import BUILD_FROM_DISPLAY
from chefetage.games.councils_contracts.rules.cards.effect import (
    NOT_COUNTED,
    NOTHING,
    Effect,
    acting_workers,
    action_facts,
)
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
from chefetage.games.councils_contracts.rules.components import (
    ANY_INFLUENCE,
    CARD_LIST,
    COPYING_KINDS,
    DEVELOPMENT,
    DEVELOPMENT_POINTS,
    EFFECT_KINDS,
    GAINING_INFLUENCE,
    MOST_INFLUENCE,
    ORDINARY_INFLUENCE,
    OWN_WORKER,
    Card,
)
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
MOVING_KINDS: Final = ["move_workers", "deploy_free_workers", "build_from_display"]  # of the acting card's workers


def is_executable(s: State, p: Player, text: i64) -> bool:
    """CC-6.60  Whether the workers of s.acting can carry out the action of a card that does not copy."""
    card = CARD_LIST[text]
    return can_pay_price(s, p, card) and EFFECTS[card.effect].is_executable(s, p, card)


def obstacle(s: State, p: Player, text: i64) -> i64:
    """CC-6.60  What the action of such a card lacks: its cost, or what its effect needs; NOTHING if it can be done."""
    card = CARD_LIST[text]
    if not can_pay_price(s, p, card):
        return card.price_kind
    effect = EFFECTS[card.effect]
    return NOTHING if effect.is_executable(s, p, card) else effect.lacks()


def outcome_facts(s: State, p: Player, text: i64, blocked: i64) -> dict[str, int]:
    """What the workers of s.acting will get by the action of a card, as far as it is certain; what it lacks."""
    card = CARD_LIST[text]
    points = NOT_COUNTED if card.is_copying else EFFECTS[card.effect].points_now(s, text)
    return {
        **action_facts(text),
        "blocked": blocked,
        "has": means(s, p, card),
        "counted": 0 if points == NOT_COUNTED else 1,
        "points": max(0, points),
        "lost": lost_development(s, p, card),
        "is_least": 1 if card.price_kind == ANY_INFLUENCE else 0,  # paid elsewhere it is more
        "limit": MOST_INFLUENCE,
        "back": acting_workers(s) if blocked != NOTHING else workers_back(s, card),
    }


def means(s: State, p: Player, card: Card) -> i64:
    """What p has of that which the cost of a card is paid with."""
    contractor = s.contractors[p]
    if card.price_kind == DEVELOPMENT_POINTS:
        return contractor.influence[DEVELOPMENT]
    if card.price_kind == OWN_WORKER:
        return acting_workers(s)
    return contractor.ordinary_influence() if card.price_kind == ORDINARY_INFLUENCE else contractor.total_influence()


def lost_development(s: State, p: Player, card: Card) -> i64:
    """CC-5.40  Points beyond the end of the track, even if the cost is paid from it."""
    if card.effect != GAINING_INFLUENCE or card.gain_areas > 0:
        return 0
    room = MOST_INFLUENCE - s.contractors[p].influence[DEVELOPMENT]
    if card.price_kind == ANY_INFLUENCE:
        room += min(card.price, s.contractors[p].influence[DEVELOPMENT])
    return max(0, card.amount - room)


def workers_back(s: State, card: Card) -> i64:
    """CC-5.30  How many workers return for certain; none if the effect moves them or another card tells."""
    if card.is_copying or EFFECT_KINDS[card.effect] in MOVING_KINDS:
        return 0
    return acting_workers(s) - (card.price if card.price_kind == OWN_WORKER else 0)
