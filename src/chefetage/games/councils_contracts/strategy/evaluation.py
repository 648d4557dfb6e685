"""How well a player stands, in points; for bots that look one step ahead."""

from typing import Final

from mypy_extensions import i64

from chefetage.core.state import Player
from chefetage.games.councils_contracts.rules.cards.payment import PAY_PRICE
from chefetage.games.councils_contracts.rules.cards.scoring_effects import (
    ADJACENT_TYPE,
    CHOOSE_PAIR,
    COLUMN_TYPE,
    ROW_TYPE,
    ChooseType,
    all_workers_in_box,
    all_workers_in_city,
    distinct_types,
    pair_points,
)
from chefetage.games.councils_contracts.rules.components import (
    AREAS,
    CARD_LIST,
    CARD_TYPES,
    CLOSING_ROUNDS,
    COMMITTEES,
    DEVELOPMENT,
    EFFECT_KINDS,
    NO_CARD,
    ORDINARY_RESOLUTION,
    OWN_WORKER,
    PROJECTS,
    Card,
)
from chefetage.games.councils_contracts.rules.end_of_turn import projects_until_end
from chefetage.games.councils_contracts.rules.scoring import majority_points
from chefetage.games.councils_contracts.rules.state import State
from chefetage.games.councils_contracts.strategy.weights import USEFUL_INFLUENCE, CouncilsContractsWeights

UNKNOWN: Final = -1  # in place of points

# The kinds of build actions that can be valued.
GAIN_INFLUENCE: Final[i64] = EFFECT_KINDS.index("gain_influence")
GAIN_POINTS: Final[i64] = EFFECT_KINDS.index("gain_vp")
WORKERS_IN_CITY: Final[i64] = EFFECT_KINDS.index("score_workers_in_city")
WORKERS_IN_BOX: Final[i64] = EFFECT_KINDS.index("score_workers_in_box")
DISTINCT_TYPES: Final[i64] = EFFECT_KINDS.index("score_adjacent_distinct_types")
ADJACENT: Final[i64] = EFFECT_KINDS.index("score_adjacent_chosen_type")
IN_ROW: Final[i64] = EFFECT_KINDS.index("score_row_chosen_type")
IN_COLUMN: Final[i64] = EFFECT_KINDS.index("score_column_chosen_type")
PAIR: Final[i64] = EFFECT_KINDS.index("score_adjacent_pair")
RECRUIT: Final[i64] = EFFECT_KINDS.index("recruit_from_box")


def evaluate(s: State, p: Player, weights: CouncilsContractsWeights) -> float:
    """The score, the majorities as they stand, and what influence and workers will still bring."""
    contractor = s.contractors[p]
    time = time_left(s, p, weights)
    value = float(contractor.points)
    for area in range(AREAS):
        value += float(majority_points(s, p, area)) * (1.0 - weights.majority_risk * time)
        value += influence_worth(contractor.influence[area], area, weights) * time
    if s.active == p:
        value += turn_worth(s, p, time, weights)
    if time > 0.0:
        value += committee_worth(s, p, time, weights) * weights.in_committee
        value += city_worth(s, p, time, weights) * weights.on_card
        value += worker_worth(contractor.free, contractor.box, weights) * time
    return value


def time_left(s: State, p: Player, weights: CouncilsContractsWeights) -> float:
    """1 while there is time to use everything, 0 when p has had the last turn."""
    if s.is_closing:
        return weights.last_turns if has_turn_left(s, p) else 0.0
    return min(1.0, weights.last_round + float(projects_until_end(s)) / weights.enough_cards)


def has_turn_left(s: State, p: Player) -> bool:
    """In the closing rounds: another one follows, or p's turn of this one is still to come."""
    if s.closing_round < CLOSING_ROUNDS:
        return True
    place = (p - s.start_player) % s.players
    return s.closing_round == CLOSING_ROUNDS and place > (s.active - s.start_player) % s.players


def influence_worth(level: i64, area: i64, weights: CouncilsContractsWeights) -> float:
    useful = min(level, USEFUL_INFLUENCE)
    worth = weights.development_worth if area == DEVELOPMENT else weights.influence
    return (float(useful) + float(level - useful) / 2.0) * worth


def committee_worth(s: State, p: Player, time: float, weights: CouncilsContractsWeights) -> float:
    """What the resolutions to come will give."""
    worth = 0.0
    for committee in range(COMMITTEES):
        workers = s.contractors[p].in_committee[committee]
        if workers > 0:
            row = ORDINARY_RESOLUTION.row(workers)
            worth += (float(ORDINARY_RESOLUTION.influence[row]) * weights.influence + weights.bonus) * time
            worth += float(ORDINARY_RESOLUTION.points[row])
    return worth


def city_worth(s: State, p: Player, time: float, weights: CouncilsContractsWeights) -> float:
    """What the build actions of the cards with own workers will give."""
    worth = 0.0
    for card in range(PROJECTS):
        if s.owner[card] == p and card != s.acting:
            worth += max(0.0, effect_worth(s, p, card, time, weights) - price_worth(card, time, weights))
    return worth


def worker_worth(free: i64, box: i64, weights: CouncilsContractsWeights) -> float:
    pair = weights.pair_of_workers if free >= 2 else 0.0
    return float(free) * weights.free_worker + pair - float(box) * weights.worker


def turn_worth(s: State, p: Player, time: float, weights: CouncilsContractsWeights) -> float:
    """What the turn under way will give once its last decision is made."""
    worth = float(s.pool) * weights.influence * time
    if s.project != NO_CARD:
        worth += effect_worth(s, p, s.project, time, weights) * weights.on_card
        worth -= float(CARD_LIST[s.project].workers) * weights.free_worker * time
    elif s.text != NO_CARD:
        worth += effect_worth(s, p, s.text, time, weights)
        if s.step == PAY_PRICE.number:
            worth -= price_worth(s.text, time, weights)
    if s.acting != NO_CARD and s.owner[s.acting] == p:
        worth += float(CARD_LIST[s.acting].workers) * weights.free_worker * time
    return worth


def price_worth(number: i64, time: float, weights: CouncilsContractsWeights) -> float:
    card = CARD_LIST[number]
    return float(card.price) * (weights.worker if card.price_kind == OWN_WORKER else weights.influence) * time


def effect_worth(s: State, p: Player, number: i64, time: float, weights: CouncilsContractsWeights) -> float:
    """The points of a build action, or what else it gives."""
    card = CARD_LIST[number]
    kind = card.effect
    if kind == GAIN_POINTS:
        return float(card.amount)
    if kind == GAIN_INFLUENCE:
        return float(card.amount) * weights.development_worth * time
    if kind == RECRUIT:
        return weights.worker * time if s.contractors[p].box > 0 else 0.0
    points = scored_points(s, number, card) if s.is_built(number) else UNKNOWN
    return weights.good_opportunity * time if points == UNKNOWN else float(points)


def scored_points(s: State, number: i64, card: Card) -> i64:
    """The points of an action that counts something; UNKNOWN for the others."""
    kind = card.effect
    if kind == WORKERS_IN_CITY:
        return all_workers_in_city(s) * card.amount
    if kind == WORKERS_IN_BOX:
        return all_workers_in_box(s) * card.amount
    if kind == DISTINCT_TYPES:
        return distinct_types(s, number) * card.amount
    if kind == ADJACENT:
        return best_type(s, number, ADJACENT_TYPE)
    if kind == IN_ROW:
        return best_type(s, number, ROW_TYPE)
    if kind == IN_COLUMN:
        return best_type(s, number, COLUMN_TYPE)
    return best_pair(s) if kind == PAIR else UNKNOWN


def best_type(s: State, number: i64, choice: ChooseType) -> i64:
    best: i64 = 0
    for card_type in range(CARD_TYPES):
        best = max(best, choice.value(s, number, card_type))
    return best


def best_pair(s: State) -> i64:
    best: i64 = 0
    for pair in range(CHOOSE_PAIR.size):
        if CHOOSE_PAIR.refusal(s, 0, pair) is None:
            best = max(best, pair_points(pair))
    return best
