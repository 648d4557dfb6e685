"""WA-6  What each action space has for a player: what it gives at once, and facts for the words of the move there."""

from typing import Final

from mypy_extensions import i64

from chefetage.core.state import Player
from chefetage.core.vec import vec
from chefetage.games.watch.rules.components import (
    COLOURS,
    COLUMN_COST,
    CRATE_VALUES,
    DEPARTMENTS,
    LOADING_DOCK,
    OFFICE,
    OFFICE_DRAW,
    OFFICE_KEEP,
    OVERTIME,
    PRODUCE,
    REPAY_PRICE_WATCH,
    ROUNDS,
    SCROUNGE,
    SEARCH,
    SELL,
    SMUGGLE,
    SMUGGLE_COLOURS,
    SMUGGLE_GEARS,
    TRACK_SPACES,
    TRACKS,
    UPGRADE,
    VALUES_PER_COLOUR,
    WAREHOUSE,
    WAREHOUSE_GEARS,
    WAREHOUSE_ROUBLES,
    WATCH,
    WORKSHOP,
    WORKSHOP_GEARS,
)
from chefetage.games.watch.rules.crates import NO_CRATE, best_of_colour
from chefetage.games.watch.rules.state import State

# All facts of all spaces.
NOTHING: Final = {
    "price": 0,
    "gears": 0,
    "roubles": 0,
    "drawn": 0,
    "limit": 0,
    "eyes": 0,
    "colours": 0,
    "held": 0,
    "more": 0,
    "notes": 0,
}


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


def outlook(s: State, p: Player, space: i64) -> dict[str, int]:
    """What else the words of a move to a space tell, as things are now; `more`: whether its second part is possible."""
    board = s.boards[p]
    if space == SMUGGLE:
        return {"colours": SMUGGLE_COLOURS[board.removed[LOADING_DOCK]], "held": board.gears}
    if space == SELL:
        return {"held": board.gears, "more": int(can_exchange_crate(s, p))}
    if space == PRODUCE:
        return {"more": int(can_move_disc(s, p))}
    if space == UPGRADE:
        price = lowest_price(s, p)
        return {"price": price, "more": int(price > 0)}
    if space == SEARCH:
        return {"drawn": min(OFFICE_DRAW[board.removed[OFFICE]], i64(len(s.deck)))}  # WA-6.33
    if space == WATCH:
        return {"held": int(s.black_disc == p), "notes": board.notes, "price": REPAY_PRICE_WATCH}
    return {}


def better_crate(s: State, value: i64) -> i64:
    """WA-6.14  The best crate of the next higher colour."""
    higher = value // VALUES_PER_COLOUR + 1
    return best_of_colour(s.stacks, higher) if higher < COLOURS else NO_CRATE


def can_exchange_crate(s: State, p: Player) -> bool:
    """WA-6.11  Whether p has a crate for which there is a better one."""
    for value in range(CRATE_VALUES):
        if s.boards[p].crates[value] > 0 and better_crate(s, value) != NO_CRATE:
            return True
    return False


def can_move_disc(s: State, p: Player) -> bool:
    """WA-6.22  Whether p has a disc on a track with room; solo has no tracks (WA-11.12)."""
    for cell in range(TRACKS * TRACK_SPACES):
        if s.tracks[cell] == p and s.is_open(cell // TRACK_SPACES):
            return True
    return False


def lowest_price(s: State, p: Player) -> i64:
    """WA-6.24  Of the discs that p can upgrade, that of the cheapest; 0 if there is none (WA-6.28, WA-11.22)."""
    if not s.is_solo and not s.has_open_track():
        return 0
    lowest: i64 = 0
    for row in range(DEPARTMENTS):
        if s.boards[p].has_disc_in(row) and not (s.is_solo and row == OFFICE):
            price = COLUMN_COST[s.boards[p].removed[row]]
            lowest = price if lowest == 0 else min(lowest, price)
    return lowest
