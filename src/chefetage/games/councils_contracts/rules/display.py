"""CC-5.16  The display of projects on offer, and where else a card can be."""

from typing import Final

from mypy_extensions import i64

from chefetage.core.state import RuleId
from chefetage.core.vec import append, pop, vec
from chefetage.games.councils_contracts.rules.components import CARD_LIST, DISPLAY_SIZE
from chefetage.games.councils_contracts.rules.events import DISPLAYED
from chefetage.games.councils_contracts.rules.state import State


def refill(s: State) -> None:
    """CC-5.16  Up to its full size, as far as the deck goes."""
    while i64(len(s.display)) < DISPLAY_SIZE and len(s.deck) > 0:
        s.deck, card = pop(s.deck)
        s.display = append(s.display, card)
        s.reveal()
        s.record(DISPLAYED, s.players, card)


def take_from_display(s: State, card: i64) -> None:
    rest = vec[i64]()
    for displayed in s.display:
        if displayed != card:
            rest = append(rest, displayed)
    s.display = rest


# Where a card is; everybody can tell (CC-10.2).
IN_DISPLAY: Final = 0
IN_CITY: Final = 1
IN_DECK: Final = 2
LEFT_OUT: Final = 3


def is_left_out(s: State, card: i64) -> bool:
    """CC-3.6  Whether a card is not meant for the number of players."""
    return CARD_LIST[card].min_players > s.players


def missing(s: State, card: i64, rule: RuleId) -> RuleId:
    """The rule for which a card is not where it is looked for: it is not in the game, or the one that is given."""
    return "CC-3.6" if is_left_out(s, card) else rule


def whereabouts(s: State, card: i64) -> dict[str, int]:
    """What sentences tell of a card that is not where it is looked for."""
    if s.is_built(card):
        place = IN_CITY
    elif s.is_displayed(card):
        place = IN_DISPLAY
    else:
        place = LEFT_OUT if is_left_out(s, card) else IN_DECK
    return {"card": card, "place": place, "from_players": CARD_LIST[card].min_players, "at_table": s.players}
