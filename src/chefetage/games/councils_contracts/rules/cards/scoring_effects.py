"""CC-6.15, CC-6.16, CC-6.18, CC-6.21 to CC-6.28, CC-6.33 to CC-6.35  Effects that give victory points."""

from typing import Final

from mypy_extensions import i64

from chefetage.core import bits
from chefetage.core.action import Action
from chefetage.core.bits import BIT
from chefetage.core.state import Player, RuleId
from chefetage.games.councils_contracts.rules.cards.effect import PAIR_IN_CITY, Effect, gain_points
from chefetage.games.councils_contracts.rules.choices import PAIR, PAIRS, cards_told
from chefetage.games.councils_contracts.rules.city import neighbour
from chefetage.games.councils_contracts.rules.components import (
    CARD,
    CARD_LIST,
    CARD_TYPE,
    CARDS,
    JOKER,
    NO_CARD,
    Card,
)
from chefetage.games.councils_contracts.rules.display import missing, whereabouts
from chefetage.games.councils_contracts.rules.events import TYPE_CHOSEN
from chefetage.games.councils_contracts.rules.grid import COLUMN, ROW, SIDES
from chefetage.games.councils_contracts.rules.state import State


class GainPoints(Effect):
    """CC-6.22 to CC-6.28  A fixed number of points."""

    def enter(self, s: State) -> None:
        gain_points(s, s.active, s.text_card.amount)


class ScoreWorkersInCity(Effect):
    """CC-6.18  Workers of all players on city cards, those of the acting card included (CC-5.35)."""

    def enter(self, s: State) -> None:
        gain_points(s, s.active, self.points_now(s, s.text))

    def points_now(self, s: State, text: i64) -> i64:
        return all_workers_in_city(s) * CARD_LIST[text].amount


def all_workers_in_city(s: State) -> i64:
    workers: i64 = 0
    for p in range(s.players):
        workers += s.workers_in_city(p)
    return workers


class ScoreWorkersInBox(Effect):
    """CC-6.21  Workers of all players in the box; only colours in play have any (CC-3.12)."""

    def enter(self, s: State) -> None:
        gain_points(s, s.active, self.points_now(s, s.text))

    def points_now(self, s: State, text: i64) -> i64:
        return all_workers_in_box(s) * CARD_LIST[text].amount


def all_workers_in_box(s: State) -> i64:
    workers: i64 = 0
    for contractor in s.contractors:
        workers += contractor.box
    return workers


def counts_as(card: i64, card_type: i64) -> bool:
    """CC-6.38  The town hall counts as any type."""
    found = CARD_LIST[card].card_type
    return found in (card_type, JOKER)


def distinct_types(s: State, text: i64) -> i64:
    """CC-6.16, CC-6.41  Every type adjacent to the text card once; the town hall is one further type."""
    types: i64 = 0  # bit set
    jokers: i64 = 0
    for side in range(SIDES):
        card = neighbour(s, s.cell_of[text], side)
        if card == NO_CARD:
            continue
        if CARD_LIST[card].card_type == JOKER:
            jokers += 1
        else:
            types |= BIT[CARD_LIST[card].card_type]
    return jokers + bits.count(types)


class ScoreDistinctTypes(Effect):
    """CC-6.16  Points for each different type beside the card."""

    def enter(self, s: State) -> None:
        gain_points(s, s.active, self.points_now(s, s.text))

    def points_now(self, s: State, text: i64) -> i64:
        return distinct_types(s, text) * CARD_LIST[text].amount if s.is_built(text) else 0


class ChooseType(Action[State]):
    """CC-11.15  Any of the five types."""

    def perform(self, s: State, p: Player, arg: i64) -> None:
        s.record(TYPE_CHOSEN, p, arg)
        gain_points(s, p, self.value(s, s.text, arg))

    def value(self, s: State, text: i64, card_type: i64) -> i64:
        """CC-6.41  The points for a type, seen from the text card."""
        points: i64 = 0
        for card in range(CARDS):
            if s.is_built(card) and self.counts(s, text, card, card_type):
                points += self.points_for(text, card)
        return points

    def counts(self, s: State, text: i64, card: i64, card_type: i64) -> bool:
        """Whether a card of the city is of the type and lies where the text card looks."""
        return counts_as(card, card_type) and self.is_in_reach(s, text, card)

    def is_in_reach(self, s: State, text: i64, card: i64) -> bool:
        raise NotImplementedError

    def points_for(self, text: i64, card: i64) -> i64:
        """The printed points of a card that counts."""
        return CARD_LIST[card].points

    def facts(self, s: State, p: Player, arg: i64) -> dict[str, int]:
        cards = [card for card in range(CARDS) if s.is_built(card) and self.counts(s, s.text, card, arg)]
        return {"card": cards_told(cards), **counted_facts({card: self.points_for(s.text, card) for card in cards})}


def counted_facts(counted: dict[int, int]) -> dict[str, int]:
    """The points in all, and those of every card that counts."""
    facts = {f"counted_{CARD.keys[card]}": points for card, points in counted.items()}
    return {"cards": len(counted), "points": sum(counted.values()), **facts}


class AdjacentType(ChooseType):
    """CC-6.15  Points for each card of the type adjacent to card 15."""

    def is_in_reach(self, s: State, text: i64, card: i64) -> bool:
        return s.are_adjacent(text, card)

    def points_for(self, text: i64, card: i64) -> i64:
        return CARD_LIST[text].amount


class RowType(ChooseType):
    """CC-6.33  All other cards of the type in the row of the text card; gaps do not matter (CC-5.14)."""

    def is_in_reach(self, s: State, text: i64, card: i64) -> bool:
        return card != text and ROW[s.cell_of[card]] == ROW[s.cell_of[text]]


class ColumnType(ChooseType):
    """CC-6.34  The same in the column of the text card."""

    def is_in_reach(self, s: State, text: i64, card: i64) -> bool:
        return card != text and COLUMN[s.cell_of[card]] == COLUMN[s.cell_of[text]]


# CC-6.35  What sentences tell of cards that are no pair.
NOT_IN_CITY: Final = 0
OTHER_TYPES: Final = 1
NOT_TWO: Final = 2


class ChoosePair(Action[State]):
    """CC-6.35  The printed points of two adjacent cards of one type."""

    def refusal(self, s: State, p: Player, arg: i64) -> RuleId | None:
        first = PAIRS[arg][0]
        second = PAIRS[arg][1]
        if not s.is_built(first) or not s.is_built(second):
            return missing(s, absent(s, arg), "CC-6.35")
        return None if s.are_adjacent(first, second) else "CC-6.37"

    def perform(self, s: State, p: Player, arg: i64) -> None:
        gain_points(s, p, pair_points(arg))

    def facts(self, s: State, p: Player, arg: i64) -> dict[str, int]:
        first, second = PAIRS[arg][0], PAIRS[arg][1]
        lacking = absent(s, arg)
        told = whereabouts(s, first if lacking == NO_CARD else lacking)
        if lacking == NO_CARD:
            told["card"] = cards_told([first, second])
        told.update({"case": NOT_IN_CITY, "first_points": CARD_LIST[first].points})
        told["second_points"] = CARD_LIST[second].points
        return {**told, **counted_facts({card: CARD_LIST[card].points for card in PAIRS[arg]})}


def absent(s: State, pair: i64) -> i64:
    """The first card of a pair that is not in the city; NO_CARD if both are."""
    for card in PAIRS[pair]:
        if not s.is_built(card):
            return card
    return NO_CARD


def pair_points(pair: i64) -> i64:
    return CARD_LIST[PAIRS[pair][0]].points + CARD_LIST[PAIRS[pair][1]].points


class ScorePair(Effect):
    """CC-6.35  Any pair in the city, wherever the text card lies."""

    def is_executable(self, s: State, p: Player, card: Card) -> bool:
        return CHOOSE_PAIR.is_possible(s, p)

    def lacks(self) -> i64:
        return PAIR_IN_CITY


GAIN_POINTS: Final = GainPoints("gain_points", "CC-6.22", [])
SCORE_WORKERS_IN_CITY: Final = ScoreWorkersInCity("score_workers_in_city", "CC-6.18", [])
SCORE_WORKERS_IN_BOX: Final = ScoreWorkersInBox("score_workers_in_box", "CC-6.21", [])
SCORE_DISTINCT_TYPES: Final = ScoreDistinctTypes("score_distinct_types", "CC-6.16", [])
ADJACENT_TYPE: Final = AdjacentType("adjacent_type", "CC-6.15", [CARD_TYPE])
ROW_TYPE: Final = RowType("row_type", "CC-6.33", [CARD_TYPE])
COLUMN_TYPE: Final = ColumnType("column_type", "CC-6.34", [CARD_TYPE])
SCORE_ADJACENT_TYPE: Final = Effect("score_adjacent_type", "CC-6.15", [ADJACENT_TYPE])
SCORE_ROW: Final = Effect("score_row", "CC-6.33", [ROW_TYPE])
SCORE_COLUMN: Final = Effect("score_column", "CC-6.34", [COLUMN_TYPE])
CHOOSE_PAIR: Final = ChoosePair("pair", "CC-6.35", [PAIR])
SCORE_PAIR: Final = ScorePair("score_pair", "CC-6.35", [CHOOSE_PAIR])
