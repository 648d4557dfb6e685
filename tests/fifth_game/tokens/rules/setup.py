"""TK-2  Set-up."""

from mypy_extensions import i64

from chefetage.core.info import Options, check_start_player
from chefetage.core.state import Player
from chefetage.core.vec import append, pop
from chefetage.games.tokens.rules.chance import CARD_SHUFFLE, START_PLAYER
from chefetage.games.tokens.rules.components import CARDS, TOKENS
from chefetage.games.tokens.rules.events import CARD_DRAWN, STARTED
from chefetage.games.tokens.rules.state import State


def set_up(s: State, options: Options) -> None:
    """TK-2.1 to TK-2.3  Pile, start player and cards, once it is known that the start player has a seat."""
    check_start_player(options["start_player"], s.players)
    s.pile = TOKENS[s.players]
    choose_start_player(s, options["start_player"])
    deal_cards(s)


def choose_start_player(s: State, option: str) -> None:
    """TK-2.3  By lot, or the seat that was agreed; the others follow in the order of the seats (TK-3.1)."""
    start: i64 = s.chance.below(START_PLAYER, s.players) if option == "random" else int(option) - 1
    for place in range(s.players):
        s.order = append(s.order, (start + place) % s.players)
    s.record(STARTED, start)


def deal_cards(s: State) -> None:
    """TK-2.2  One card for everybody; the others are the deck."""
    for card in range(CARDS):
        s.deck = append(s.deck, card)
    s.chance.shuffle(CARD_SHUFFLE, s.deck)
    for p in range(s.players):
        s.tokens = append(s.tokens, 0)
        s.cards = append(s.cards, 0)
        draw_card(s, p)


def draw_card(s: State, p: Player) -> None:
    """The top card of the deck comes into p's hand."""
    s.deck, s.cards[p] = pop(s.deck)
    s.record(CARD_DRAWN, p, s.cards[p])
