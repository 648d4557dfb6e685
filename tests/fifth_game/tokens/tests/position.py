"""Builds a position: what a test names is set, the rest follows so that no card is lost or doubled."""

from mypy_extensions import i64

from chefetage.core.vec import vec
from chefetage.games.tokens import GAME
from chefetage.games.tokens.rules.components import CARD, CARDS
from chefetage.games.tokens.rules.state import State
from chefetage.games.tokens.tests.fields import Fields, Seat

COLOURS = ["blue", "yellow", "red"]


def build(players: int, fields: Fields) -> State:
    """A consistent position just before a step begins; Blue is the start player."""
    s: State = GAME.new(players, 1, {"start_player": "1"})
    seats: list[Seat] = [fields.get("blue", {}), fields.get("yellow", {}), fields.get("red", {})]
    s.round = fields.get("round", 1)
    s.turn = COLOURS.index(fields.get("active", "blue"))
    s.pile = fields.get("pile", int(s.pile))
    for p in range(players):
        s.tokens[p] = seats[p].get("tokens", 0)
        if "card" in seats[p]:
            swap_cards(s, p, CARD.keys.index(seats[p]["card"]))
    if "deck" in fields:
        lay_out(s, [CARD.keys.index(card) for card in reversed(fields["deck"])])
    return s


def swap_cards(s: State, p: int, card: int) -> None:
    """p gets a card, and whoever had it gets p's."""
    for cards in (s.cards, s.deck):
        for place in range(len(cards)):
            if cards[place] == card:
                cards[place] = s.cards[p]
    s.cards[p] = card


def lay_out(s: State, deck: list[int]) -> None:
    """Exactly these cards are the deck, the last one on top."""
    assert not set(deck) & set(s.cards), "a card is in somebody's hand"
    s.deck = vec[i64](deck)
    s.laid_down = vec[i64]([card for card in range(CARDS) if card not in s.cards and card not in deck])
