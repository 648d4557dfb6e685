"""WA-6  What an action space holds for a player who goes there now, as facts for the words of that move."""

from mypy_extensions import i64

from chefetage.core.state import Player
from chefetage.games.watch.rules.components import (
    LOADING_DOCK,
    OFFICE,
    OFFICE_DRAW,
    OFFICE_KEEP,
    OVERTIME,
    RISKY,
    ROUNDS,
    SCROUNGE,
    SMUGGLE_GEARS,
    WAREHOUSE,
    WAREHOUSE_GEARS,
    WAREHOUSE_ROUBLES,
    WORKSHOP,
    WORKSHOP_GEARS,
)
from chefetage.games.watch.rules.state import State


def prospect(s: State, p: Player, space: i64) -> dict[str, int]:
    """The place of the space on the dial, counted from 1, tells the words which of these facts are its own."""
    board = s.boards[p]
    return {
        "place": space + 1,
        "price": SMUGGLE_GEARS[board.removed[LOADING_DOCK]],
        "gears": gears_on(s, p, space),
        "roubles": WAREHOUSE_ROUBLES[board.removed[WAREHOUSE]] + s.card.scrounge_roubles,
        "bonus": s.card.sell,
        "drawn": OFFICE_DRAW[board.removed[OFFICE]],
        "limit": OFFICE_KEEP[board.removed[OFFICE]],
        "eyes": s.card.eyes if s.round < ROUNDS else 0,  # WA-6.42
        "solo": int(s.is_solo),
        "bribe": board.bribe() if RISKY[space] and s.round > 1 else 0,  # WA-4.3
    }


def gears_on(s: State, p: Player, space: i64) -> i64:
    """WA-6.16, WA-6.18, WA-6.29  By the row and, but for Produce, the market card."""
    removed = s.boards[p].removed
    if space == SCROUNGE:
        return WAREHOUSE_GEARS[removed[WAREHOUSE]] + s.card.scrounge_gears
    return WORKSHOP_GEARS[removed[WORKSHOP]] + (s.card.overtime if space == OVERTIME else 0)
