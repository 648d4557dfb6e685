"""TK-5.1  Redraw what a player cannot know."""

from typing import Final

from mypy_extensions import i64

from chefetage.core.chance import Chance
from chefetage.core.state import GAME_OVER, Player
from chefetage.core.vec import append, pop, vec
from chefetage.games.tokens.rules.state import State

IMAGINATION: Final = 0  # the stream of a bot's own chance


def determinize(s: State, viewer: Player, chance: Chance) -> State:
    """A state that agrees with all the viewer may know: the deck and the other cards are one shuffled pile."""
    imagined = s.clone()
    if s.step == GAME_OVER:  # nothing is hidden any more
        return imagined
    imagined.chance.reseed(chance)
    unknown = s.deck[:]
    for p in range(s.players):
        if p != viewer:
            unknown = append(unknown, s.cards[p])
    imagined.deck = vec[i64](sorted(unknown))  # so that the new order owes nothing to the old one
    chance.shuffle(IMAGINATION, imagined.deck)
    for p in range(s.players):
        if p != viewer:
            imagined.deck, imagined.cards[p] = pop(imagined.deck)
    return imagined
