"""GF-3.8 to GF-3.11, GF-12.2, GF-12.6, GF-5.68  The deck of Economic Forecast cards."""

from mypy_extensions import i64

from chefetage.core.bits import BIT, has
from chefetage.core.vec import append, pop, vec
from chefetage.games.ground_floor.rules.cards import (
    BASE_FORECASTS,
    DECK_KINDS,
    ECONOMY_KINDS,
    ERA_KINDS,
    ERAS,
    FIRST_GAME,
    FIRST_KINDS,
    FORECASTS,
    KIND_OF,
)
from chefetage.games.ground_floor.rules.chance import ERA_DRAW, FORECAST_SHUFFLE, KIND_SHUFFLE
from chefetage.games.ground_floor.rules.events import ERA_DRAWN
from chefetage.games.ground_floor.rules.state import NO_CARD, State


def build_deck(s: State) -> None:
    """GF-3.8  The cards left out are the rest of the data."""
    piles = [shuffled_kind(s, kind) for kind in range(ECONOMY_KINDS)]
    if s.is_first_game:
        lay_first_game(s, piles)
    else:
        for kind in range(ECONOMY_KINDS):
            for place in range(kinds_in_deck(s)[kind]):
                s.future = append(s.future, piles[kind][place])
        shuffle_deck(s)
    s.future, s.current = pop(s.future)  # GF-3.10


def draw_era(s: State) -> None:
    """GF-12.6  An Era decides how many cards of each kind are used."""
    s.era = s.chance.below(ERA_DRAW, ERAS)
    s.record(ERA_DRAWN, s.players, s.era)


def kinds_in_deck(s: State) -> vec[i64]:
    """GF-3.8, GF-12.6, GF-14.7  Cards of each kind in the deck; public."""
    return DECK_KINDS if s.era == NO_CARD else ERA_KINDS[s.era]


def shuffled_kind(s: State, kind: i64) -> vec[i64]:
    """GF-3.8, GF-12.2  A new card takes the place of a random card of its kind, before the shuffle."""
    pile = vec[i64]()
    for card in range(BASE_FORECASTS):
        if KIND_OF[card] == kind:
            pile = append(pile, card)
    for card in range(BASE_FORECASTS, FORECASTS):
        if KIND_OF[card] == kind and has(s.new_forecasts, card):
            pile[s.chance.below(KIND_SHUFFLE[kind], len(pile))] = card
    s.chance.shuffle(KIND_SHUFFLE[kind], pile)
    return pile


def lay_first_game(s: State, piles: list[vec[i64]]) -> None:
    """GF-3.11, GF-12.1  Kinds in a fixed order, each card random within its kind."""
    used = vec[i64]([0] * ECONOMY_KINDS)
    for kind in FIRST_GAME:
        s.future = append(s.future, piles[kind][used[kind]])
        used[kind] += 1
    reverse(s.future)  # the last card is the top


def reverse(cards: vec[i64]) -> None:
    size: i64 = len(cards)
    for place in range(size // 2):
        card = cards[place]
        cards[place] = cards[size - 1 - place]
        cards[size - 1 - place] = card


def shuffle_deck(s: State) -> None:
    """GF-3.9  Again, until the top card is a Recession or Stable."""
    is_mild = False
    while not is_mild:
        s.chance.shuffle(FORECAST_SHUFFLE, s.future)
        top = KIND_OF[s.future[len(s.future) - 1]]
        for kind in FIRST_KINDS:
            is_mild = is_mild or top == kind


def put_in_play(s: State, card: i64) -> None:
    """GF-12.2  A new card is among those of its kind."""
    s.new_forecasts |= BIT[card]


def replace_current_card(s: State) -> None:
    """GF-5.68  The next card, front hidden; the kind of the one behind it is public now."""
    if len(s.future) == 0:  # GF-17.19
        return
    s.past = append(s.past, s.current)
    s.future, s.current = pop(s.future)
    s.is_turned = False
    s.reveal()
