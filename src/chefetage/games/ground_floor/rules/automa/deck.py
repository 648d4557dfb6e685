"""GF-13.5, GF-13.9 to GF-13.12, GF-13.41  The decks of the Automas."""

from mypy_extensions import i64

from chefetage.core.bits import BIT, has
from chefetage.core.vec import append, pop, vec
from chefetage.games.ground_floor.rules.cards import AUTOMA_CARDS, TASK_OF
from chefetage.games.ground_floor.rules.chance import AUTOMA_CARD_DRAW, AUTOMA_DECK
from chefetage.games.ground_floor.rules.events import AUTOMA_CARD_ADDED, AUTOMA_DECK_SHUFFLED, AUTOMA_RESHUFFLED
from chefetage.games.ground_floor.rules.state import State


def shuffle_deck(s: State, automa: i64) -> None:
    """GF-13.9, GF-13.37  All cards of the Automa form one face-down deck."""
    owner = s.companies[automa]
    cards = vec[i64]()
    for card in range(AUTOMA_CARDS):  # in the order of the data, so that the old order leaves no trace
        if holds(owner.deck, card) or holds(owner.discard, card):
            cards = append(cards, card)
    s.chance.shuffle(AUTOMA_DECK[automa - s.players], cards)
    owner.deck = cards
    owner.discard = vec[i64]()


def holds(cards: vec[i64], card: i64) -> bool:
    for other in cards:
        if other == card:
            return True
    return False


def start_round_deck(s: State, automa: i64) -> None:
    """GF-13.9  Every round begins with a shuffled deck."""
    shuffle_deck(s, automa)
    s.record(AUTOMA_DECK_SHUFFLED, automa, len(s.companies[automa].deck))


def is_exhausted(s: State, automa: i64) -> bool:
    return len(s.companies[automa].deck) == 0


def reshuffle(s: State, automa: i64) -> None:
    """GF-13.10, GF-13.37  An exhausted deck is shuffled anew."""
    shuffle_deck(s, automa)
    s.record(AUTOMA_RESHUFFLED, automa, len(s.companies[automa].deck))


def turn_over(s: State, automa: i64) -> i64:
    """GF-13.10  Reveal the top card; it lies in the discard pile afterwards."""
    if is_exhausted(s, automa):
        reshuffle(s, automa)
    owner = s.companies[automa]
    owner.deck, card = pop(owner.deck)
    owner.discard = append(owner.discard, card)
    s.reveal()
    return card


def draw_from_stock(s: State, task: i64) -> i64:
    """GF-13.41  A random card of the task from the General Stock, -1 if none is left."""
    cards = vec[i64]()
    for card in range(AUTOMA_CARDS):
        if TASK_OF[card] == task and has(s.automa_stock, card):
            cards = append(cards, card)
    if len(cards) == 0:
        return -1
    card = cards[s.chance.below(AUTOMA_CARD_DRAW, len(cards))]
    s.automa_stock &= ~BIT[card]
    s.reveal()
    return card


def deal_card(s: State, automa: i64, task: i64) -> None:
    """GF-13.5  A card for the deck at set-up."""
    card = draw_from_stock(s, task)
    if card >= 0:
        s.companies[automa].deck = append(s.companies[automa].deck, card)


def add_card(s: State, automa: i64, task: i64) -> None:
    """GF-13.11, GF-13.12, GF-13.15  One more card is shuffled into the deck, if one is left."""
    card = draw_from_stock(s, task)
    if card >= 0:
        owner = s.companies[automa]
        owner.deck = append(owner.deck, card)
        s.chance.shuffle(AUTOMA_DECK[automa - s.players], owner.deck)
        s.record(AUTOMA_CARD_ADDED, automa, task)
