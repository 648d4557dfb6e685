"""CC-10.2, CC-10.3  Redraw what nobody can know: the order of the deck."""

from mypy_extensions import i64

from chefetage.core.chance import Chance, shuffled
from chefetage.core.state import GAME_OVER, Player
from chefetage.core.vec import append, extend, vec
from chefetage.games.councils_contracts.rules.components import CARD_LIST
from chefetage.games.councils_contracts.rules.state import State


def determinize(s: State, viewer: Player, chance: Chance) -> State:
    """A state that agrees with all that is public: the A cards above the B cards, each in a new order.

    Every viewer knows the same.
    """
    imagined = s.clone()
    if s.step == GAME_OVER:
        return imagined
    imagined.chance.reseed(chance)
    imagined.deck = extend(shuffled(cards_of(s, False), chance), shuffled(cards_of(s, True), chance))
    return imagined


def cards_of(s: State, is_a: bool) -> vec[i64]:
    """The cards of one letter in the deck."""
    pile = vec[i64]()
    for card in s.deck:
        if CARD_LIST[card].is_a == is_a:
            pile = append(pile, card)
    return pile
