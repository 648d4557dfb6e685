"""CC-5.16  The display of projects on offer."""

from mypy_extensions import i64

from chefetage.core.vec import append, pop, vec
from chefetage.games.councils_contracts.rules.components import DISPLAY_SIZE
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
