"""SI-8.2 to SI-8.7, SI-16  How an improvement or a goods card is taken, whatever allows it.

Phase 4, in which everybody takes one, is improve_production.py.
"""

from mypy_extensions import i64

from chefetage.core.bits import BIT, has
from chefetage.core.state import Player
from chefetage.core.vec import pop
from chefetage.games.smartphone_inc.rules.components import NONE
from chefetage.games.smartphone_inc.rules.events import GOODS_CARD_TAKEN, IMPROVEMENT_TAKEN, NO_GOODS_CARD
from chefetage.games.smartphone_inc.rules.state import EMPTY, State


def take_from_display(s: State, p: Player, tile: i64) -> None:
    remove_from_display(s, tile)
    own_improvement(s, p, tile)


def remove_from_display(s: State, tile: i64) -> None:
    """SI-8.7  Its place stays empty."""
    for place in range(i64(len(s.display))):
        if s.display[place] == tile:
            s.display[place] = EMPTY


def own_improvement(s: State, p: Player, tile: i64) -> None:
    """SI-8.5  It can be used from the next plan on."""
    s.companies[p].improvements |= BIT[tile]
    s.record(IMPROVEMENT_TAKEN, p, tile)


def owner_facts(s: State, p: Player, tile: i64) -> dict[str, int]:
    """Whose an improvement is: nobody's (`held` 0), p's own (1) or another's (2). All of them lie open (SI-20.2)."""
    for owner in range(i64(len(s.companies))):
        if has(s.companies[owner].improvements, tile) or (owner == s.steve and s.steve_clock == tile):
            return {"tile": tile, "held": 1 if owner == p else 2, "player": owner}
    return {"tile": tile, "held": 0, "player": p}


def topmost_improvement(s: State) -> i64:
    """Of the filled place of the lowest number; NONE in an empty display."""
    for tile in s.display:
        if tile != EMPTY:
            return tile
    return NONE


def take_without_choice(s: State, p: Player) -> None:
    """SI-8.6  The only one of the display, else the top of the stack, else a goods card."""
    tile = topmost_improvement(s)
    if tile != NONE:
        take_from_display(s, p, tile)
    elif len(s.stack) > 0:
        s.stack, tile = pop(s.stack)
        s.reveal()
        own_improvement(s, p, tile)
    else:
        take_goods_card(s, p)


def take_goods_card(s: State, p: Player) -> None:
    """SI-8.3  As long as there are some (SI-8.6)."""
    if s.goods_cards == 0:
        s.record(NO_GOODS_CARD, p)
        return
    s.goods_cards -= 1
    s.companies[p].goods_cards += 1
    s.record(GOODS_CARD_TAKEN, p)
