"""CC-10.2, CC-10.3  Redraw what nobody can know: the order of the deck."""

from typing import Final

from mypy_extensions import i64

from chefetage.core.chance import Chance
from chefetage.core.state import GAME_OVER, Player
from chefetage.core.vec import append, extend, vec
from chefetage.games.councils_contracts.rules.components import CARD_LIST
from chefetage.games.councils_contracts.rules.state import State

IMAGINATION: Final = 0  # the stream of a bot's own chance


def determinize(s: State, viewer: Player, chance: Chance) -> State:
    """A state that agrees with all that is public: the A cards above the B cards, each in a new order.

    Every viewer knows the same.
    """
    imagined = s.clone()
    if s.step == GAME_OVER:
        return imagined
    imagined.chance.reseed(chance)
    imagined.deck = extend(shuffled(s.deck, False, chance), shuffled(s.deck, True, chance))
    return imagined


def shuffled(deck: vec[i64], is_a: bool, chance: Chance) -> vec[i64]:
    """The cards of one letter in an order that owes nothing to the old one: sorted first, then shuffled."""
    pile = vec[i64]()
    for card in sorted(deck):
        if CARD_LIST[card].is_a == is_a:
            pile = append(pile, card)
    chance.shuffle(IMAGINATION, pile)
    return pile
