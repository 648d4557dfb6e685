"""CC-11  Choices of several things at once, and how a move names them: joined by "+"."""

from itertools import combinations, combinations_with_replacement
from typing import Final, TypeAlias

from mypy_extensions import i64

from chefetage.core.action import Argument
from chefetage.core.vec import vec
from chefetage.games.councils_contracts.rules.components import (
    AREA,
    AREAS,
    CARD,
    CARD_LIST,
    CARD_TYPES,
    COMMITTEE,
    DIFFERENT_COMMITTEES,
    JOKER,
    ORDINARY_AREAS,
    SPECIAL_RESOLUTION,
)

Choice: TypeAlias = tuple[int, ...]


def named(names: Argument, choices: list[Choice]) -> Argument:
    return Argument(names.kind, ["+".join(names.keys[item] for item in choice) for choice in choices])


def members(choices: list[Choice]) -> list[vec[i64]]:
    return [vec[i64](list(choice)) for choice in choices]


def points_by_area(choices: list[Choice]) -> list[vec[i64]]:
    return [vec[i64]([choice.count(area) for area in range(AREAS)]) for choice in choices]


# CC-11.3  Different committees.
SPREAD_CHOICES: Final = list(combinations(range(len(COMMITTEE.keys)), DIFFERENT_COMMITTEES))
SPREAD: Final = named(COMMITTEE, SPREAD_CHOICES)
SPREADS: Final[list[vec[i64]]] = members(SPREAD_CHOICES)

# CC-11.7  Different ordinary areas, as many as a row of the table gives points.
SHARE_SIZES: Final = sorted({size for size in SPECIAL_RESOLUTION.influence if size > 0})
SHARE_CHOICES: Final = [choice for size in SHARE_SIZES for choice in combinations(range(ORDINARY_AREAS), size)]
SHARE: Final = named(AREA, SHARE_CHOICES)
SHARES: Final[list[vec[i64]]] = points_by_area(SHARE_CHOICES)

# CC-11.10  Areas to pay, with repetitions (CC-6.48).
PRICES: Final = sorted({card.price for card in CARD_LIST if card.price > 0})
PAYMENT_CHOICES: Final = [choice for size in PRICES for choice in combinations_with_replacement(range(AREAS), size)]
PAYMENT: Final = named(AREA, PAYMENT_CHOICES)
PAYMENTS: Final[list[vec[i64]]] = points_by_area(PAYMENT_CHOICES)

# CC-11.11  Areas to gain, with repetitions.
GAINING: Final = sorted({(card.amount, card.gain_areas) for card in CARD_LIST if card.gain_areas > 0})
GAIN_CHOICES: Final = [
    choice for amount, areas in GAINING for choice in combinations_with_replacement(range(areas), amount)
]
GAIN: Final = named(AREA, GAIN_CHOICES)
GAINS: Final[list[vec[i64]]] = points_by_area(GAIN_CHOICES)


def make_a_pair(card: int, other: int) -> bool:
    """CC-6.35, CC-6.38  Two cards of the same type; the town hall goes with any."""
    types = {CARD_LIST[card].card_type, CARD_LIST[other].card_type}
    return JOKER in types or len(types) == 1


# CC-11.16  Two cards of one type, the town hall as joker.
PAIR_CHOICES: Final[list[Choice]] = [pair for pair in combinations(range(len(CARD.keys)), 2) if make_a_pair(*pair)]
PAIR: Final = named(CARD, PAIR_CHOICES)
PAIRS: Final[list[vec[i64]]] = members(PAIR_CHOICES)

# Cards that sentences tell in one breath: each alone, all pairs, all that can count for one type (CC-11.15, CC-11.16).
CARDS_OF_TYPE: Final = [
    [card for card, printed in enumerate(CARD_LIST) if printed.card_type in (card_type, JOKER)]
    for card_type in range(CARD_TYPES)
]
CARD_SETS: Final[list[Choice]] = [
    *((card,) for card in range(len(CARD.keys))),
    *combinations(range(len(CARD.keys)), 2),
    *(choice for cards in CARDS_OF_TYPE for size in range(3, len(cards) + 1) for choice in combinations(cards, size)),
]
CARDS_TOLD: Final = named(CARD, CARD_SETS)
NUMBER_OF_SET: Final = {choice: number for number, choice in enumerate(CARD_SETS)}


def cards_told(cards: list[int]) -> int:
    """The fact "card" for several cards; the first card where there is none to tell."""
    return NUMBER_OF_SET[tuple(sorted(cards))] if cards else 0
