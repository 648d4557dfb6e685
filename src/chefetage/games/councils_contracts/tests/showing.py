"""The table in the words of the scenarios: what stands under `then`."""

from collections.abc import Callable
from typing import Any

from chefetage.games.councils_contracts import GAME
from chefetage.games.councils_contracts.rules.components import CARD_LIST
from chefetage.games.councils_contracts.rules.state import State
from chefetage.games.councils_contracts.tests.position import card_named
from chefetage.games.councils_contracts.tests.support import (
    actor,
    box,
    cards,
    city,
    colour,
    deck,
    display,
    free,
    in_committee,
    influence,
    is_unoccupied,
    options,
    points,
    step,
)
from chefetage.testing import happened


def letters(names: list[str]) -> dict[str, int]:
    """How many A and B cards there are among some."""
    a_cards = sum(CARD_LIST[card_named(name)].is_a for name in names)
    return {"a": a_cards, "b": len(names) - a_cards}


def committees(s: State, player: int, wanted: dict[str, int]) -> dict[str, int]:
    return {key: in_committee(s, key, player) for key in wanted}


# What a scenario may name; `wanted` says of which cards or committees it speaks.
TABLE: dict[str, Callable[[State, Any], object]] = {
    "step": lambda s, wanted: step(s),
    "actor": lambda s, wanted: colour(actor(s)),
    "options": lambda s, wanted: options(s),
    "projects": lambda s, wanted: letters([*display(s), *deck(s), *(key for key in city(s) if key != "town_hall")]),
    "display": lambda s, wanted: letters(display(s)),
    "display_size": lambda s, wanted: len(s.display),
    "deck": lambda s, wanted: letters(deck(s)),
    "deck_size": lambda s, wanted: len(s.deck),
    "top_of_deck": lambda s, wanted: letters(deck(s)[: sum(wanted.values())]),
    "city": lambda s, wanted: {key: city(s).get(key) for key in wanted} if len(wanted) > 1 else city(s),
    "unoccupied": lambda s, wanted: [key for key in wanted if is_unoccupied(s, key)],
    "closing_round": lambda s, wanted: s.closing_round,
    "happened": lambda s, wanted: [name for name in wanted if name in happened(s)],
    "never": lambda s, wanted: [name for name in wanted if name not in happened(s)],
    "places": lambda s, wanted: GAME.ranking(s),
}
SEATS: dict[str, Callable[[State, int, Any], object]] = {
    "influence": lambda s, p, wanted: influence(s, p),
    "points": lambda s, p, wanted: points(s, p),
    "free": lambda s, p, wanted: free(s, p),
    "box": lambda s, p, wanted: box(s, p),
    "committees": committees,
    "cards": lambda s, p, wanted: cards(s, p),
    "sheet": lambda s, p, wanted: {line.key: line.points for line in GAME.score_sheet(s, p) if line.key in wanted},
    "total": lambda s, p, wanted: GAME.totals(s)[p],
}
