"""WA-6  What each action space has for a player: what it gives at once, and facts for the words of the move there."""

from typing import Final

from mypy_extensions import i64

from chefetage.core.state import Player
from chefetage.core.vec import vec
from chefetage.games.watch.rules.components import (
    LOADING_DOCK,
    OFFICE,
    OFFICE_DRAW,
    OFFICE_KEEP,
    OVERTIME,
    PRODUCE,
    ROUNDS,
    SCROUNGE,
    SEARCH,
    SELL,
    SMUGGLE,
    SMUGGLE_GEARS,
    UPGRADE,
    WAREHOUSE,
    WAREHOUSE_GEARS,
    WAREHOUSE_ROUBLES,
    WATCH,
    WORKSHOP,
    WORKSHOP_GEARS,
)
from chefetage.games.watch.rules.state import State

NOTHING: Final = {"price": 0, "gears": 0, "roubles": 0, "drawn": 0, "limit": 0, "eyes": 0}  # all facts of all spaces


def gears_on(s: State, removed: vec[i64], space: i64) -> i64:
    """WA-6.16, WA-6.18, WA-6.29  By the state of the row and, but for Produce, the market card.

    From place 4 on the rows repeat place 3 (WA-6.17, WA-6.30).
    """
    if space == OVERTIME:
        return WORKSHOP_GEARS[removed[WORKSHOP]] + s.card.overtime
    if space == PRODUCE:
        return WORKSHOP_GEARS[removed[WORKSHOP]]
    if space == SCROUNGE:
        return WAREHOUSE_GEARS[removed[WAREHOUSE]] + s.card.scrounge_gears
    return 0


def roubles_on(s: State, removed: vec[i64], space: i64) -> i64:
    """WA-6.10, WA-6.29  The market bonus of Sell; on Scrounge the row's roubles and the bonus."""
    if space == SELL:
        return s.card.sell
    if space == SCROUNGE:
        return WAREHOUSE_ROUBLES[removed[WAREHOUSE]] + s.card.scrounge_roubles
    return 0


def prospect(s: State, p: Player, space: i64) -> dict[str, int]:
    """Each space has facts of its own."""
    removed = s.boards[p].removed
    if space == SMUGGLE:
        return {"price": SMUGGLE_GEARS[removed[LOADING_DOCK]]}
    if space == UPGRADE:
        return {}
    if space == SEARCH:
        return {"drawn": OFFICE_DRAW[removed[OFFICE]], "limit": OFFICE_KEEP[removed[OFFICE]]}
    if space == WATCH:
        return {"eyes": s.card.eyes if s.round < ROUNDS else 0}  # WA-6.42
    return {"gears": gears_on(s, removed, space), "roubles": roubles_on(s, removed, space)}
