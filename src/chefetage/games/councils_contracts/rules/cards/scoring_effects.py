"""CC-6.15, CC-6.16, CC-6.18, CC-6.21 to CC-6.28, CC-6.33 to CC-6.35  Effects that give victory points."""

from typing import Final

from mypy_extensions import i64

from chefetage.core.action import Action
from chefetage.core.state import Player, RuleId
from chefetage.games.councils_contracts.rules.cards.effect import Effect, gain_points
from chefetage.games.councils_contracts.rules.choices import PAIR, PAIRS
from chefetage.games.councils_contracts.rules.city import neighbour
from chefetage.games.councils_contracts.rules.components import (
    CARD_LIST,
    CARD_TYPE,
    CARD_TYPES,
    CARDS,
    JOKER,
    NO_CARD,
    Card,
)
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
        workers: i64 = 0
        for p in range(s.players):
            workers += s.workers_in_city(p)
        gain_points(s, s.active, workers * s.text_card.amount)


class ScoreWorkersInBox(Effect):
    """CC-6.21  Workers of all players in the box; only colours in play have any (CC-3.12)."""

    def enter(self, s: State) -> None:
        workers: i64 = 0
        for contractor in s.contractors:
            workers += contractor.box
        gain_points(s, s.active, workers * s.text_card.amount)


def counts_as(card: i64, card_type: i64) -> bool:
    """CC-6.38  The town hall counts as any type."""
    found = CARD_LIST[card].card_type
    return found in (card_type, JOKER)


def adjacent_of_type(s: State, text: i64, card_type: i64) -> i64:
    """CC-6.41  How many cards of a type are adjacent to the text card."""
    count: i64 = 0
    for side in range(SIDES):
        card = neighbour(s, s.cell_of[text], side)
        if card != NO_CARD and counts_as(card, card_type):
            count += 1
    return count


def distinct_types(s: State, text: i64) -> i64:
    """CC-6.16  Every adjacent type once; the town hall is one further type."""
    jokers = adjacent_of_type(s, text, JOKER)
    types = jokers
    for card_type in range(CARD_TYPES):
        if adjacent_of_type(s, text, card_type) > jokers:
            types += 1
    return types


class ScoreDistinctTypes(Effect):
    """CC-6.16"""

    def enter(self, s: State) -> None:
        gain_points(s, s.active, distinct_types(s, s.text) * s.text_card.amount)


class ChooseType(Action[State]):
    """CC-11.15  Any of the five types."""

    def perform(self, s: State, p: Player, arg: i64) -> None:
        s.record(TYPE_CHOSEN, p, arg)
        gain_points(s, p, self.value(s, s.text, arg))

    def value(self, s: State, text: i64, card_type: i64) -> i64:
        """CC-6.41  The points for a type, seen from the text card."""
        raise NotImplementedError

    def facts(self, s: State, p: Player, arg: i64) -> dict[str, int]:
        return {"points": self.value(s, s.text, arg)}


class AdjacentType(ChooseType):
    """CC-6.15  Three points for each card of the type adjacent to card 15."""

    def value(self, s: State, text: i64, card_type: i64) -> i64:
        return adjacent_of_type(s, text, card_type) * CARD_LIST[text].amount


class LineType(ChooseType):
    """CC-6.33, CC-6.34  The printed points of all cards of the type in a line with the text card."""

    def value(self, s: State, text: i64, card_type: i64) -> i64:
        points: i64 = 0
        place = self.line(s.cell_of[text])
        for card in range(CARDS):
            if card != text and s.is_built(card) and self.line(s.cell_of[card]) == place:
                points += CARD_LIST[card].points if counts_as(card, card_type) else 0
        return points

    def line(self, cell: i64) -> i64:
        raise NotImplementedError


class RowType(LineType):
    """CC-6.33  Gaps do not matter (CC-5.14)."""

    def line(self, cell: i64) -> i64:
        return ROW[cell]


class ColumnType(LineType):
    """CC-6.34"""

    def line(self, cell: i64) -> i64:
        return COLUMN[cell]


class ChoosePair(Action[State]):
    """CC-6.35  The printed points of two adjacent cards of one type."""

    def refusal(self, s: State, p: Player, arg: i64) -> RuleId | None:
        first = PAIRS[arg][0]
        second = PAIRS[arg][1]
        if not s.is_built(first) or not s.is_built(second):
            return "CC-6.35"
        return None if s.are_adjacent(first, second) else "CC-6.37"

    def perform(self, s: State, p: Player, arg: i64) -> None:
        gain_points(s, p, pair_points(arg))

    def facts(self, s: State, p: Player, arg: i64) -> dict[str, int]:
        return {"points": pair_points(arg)}


def pair_points(pair: i64) -> i64:
    return CARD_LIST[PAIRS[pair][0]].points + CARD_LIST[PAIRS[pair][1]].points


class ScorePair(Effect):
    """CC-6.35  Any pair in the city, wherever the text card lies."""

    def is_executable(self, s: State, p: Player, card: Card) -> bool:
        for pair in range(CHOOSE_PAIR.size):
            if CHOOSE_PAIR.refusal(s, p, pair) is None:
                return True
        return False


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
