"""WA-6.23 to WA-6.28  Upgrade: pay for one more disc of any row."""

from typing import Final

from mypy_extensions import i64

from chefetage.core.action import Action, Decline
from chefetage.core.state import Player, RuleId
from chefetage.core.vec import vec
from chefetage.games.watch.rules.components import (
    COLUMN_COST,
    COLUMNS,
    DEPARTMENT,
    LOADING_DOCK,
    OFFICE,
    OFFICE_DRAW,
    OFFICE_KEEP,
    PLACE_POINTS,
    SMUGGLE_COLOURS,
    SMUGGLE_GEARS,
    UPGRADE,
    WAREHOUSE,
    WAREHOUSE_GEARS,
    WAREHOUSE_ROUBLES,
    WORKSHOP,
    WORKSHOP_GEARS,
)
from chefetage.games.watch.rules.events import UPGRADED
from chefetage.games.watch.rules.free_moments import ActionPart
from chefetage.games.watch.rules.money import notes_needed, pay
from chefetage.games.watch.rules.place_disc import PLACE_DISC, LeaveRow, bribe_facts
from chefetage.games.watch.rules.solo import take_disc_to_supply
from chefetage.games.watch.rules.spaces.closed import closed_part, part_facts
from chefetage.games.watch.rules.state import State


class Upgrade(Action[State]):
    """WA-6.23, WA-6.24  Choose a row, pay the number above its leftmost disc and place that disc."""

    def refusal(self, s: State, p: Player, arg: i64) -> RuleId | None:
        if s.is_solo and arg == OFFICE:
            return "WA-11.22"
        if not s.boards[p].has_disc_in(arg):
            return "WA-6.23"
        return None if s.is_solo or s.has_open_track() else "WA-6.28"

    def closed_by(self, s: State, p: Player, arg: i64) -> RuleId | None:
        return closed_part(s, p, UPGRADE, UPGRADE_ROW.number, self.refusal(s, p, arg))

    def perform(self, s: State, p: Player, arg: i64) -> None:
        price = upgrade_price(s.boards[p].removed, arg)
        pay(s, p, price)  # WA-6.26: before the disc is placed
        s.record(UPGRADED, p, arg, price)
        s.row = arg
        if s.is_solo:
            take_disc_to_supply(s)
        else:
            UPGRADE_TRACK.ask(s, p)  # WA-5.31

    def facts(self, s: State, p: Player, arg: i64) -> dict[str, int]:
        board = s.boards[p]
        price = upgrade_price(board.removed, arg) if board.has_disc_in(arg) else 0
        cost = {"price": price, "notes": notes_needed(s, p, price)}
        row = {"department": arg, "row": arg + 1, "removed": board.removed[arg], **stronger_row(board.removed, arg)}
        return {**row, **cost, **bribe_facts(s, p, arg), **part_facts(s, p, UPGRADE), "solo": int(s.is_solo)}


def stronger_row(removed: vec[i64], row: i64) -> dict[str, int]:
    """WA-8.3, WA-8.4  What a row gives once its next disc is gone, and the points of the place."""
    state = min(removed[row] + 1, COLUMNS)
    facts: dict[str, int] = {"gears": 0, "roubles": 0, "drawn": 0, "limit": 0, "colours": 0}
    facts["points"] = PLACE_POINTS[row][state - 1]
    if row == LOADING_DOCK:
        facts["gears"] = SMUGGLE_GEARS[state]
        facts["colours"] = SMUGGLE_COLOURS[state]
    elif row == WORKSHOP:
        facts["gears"] = WORKSHOP_GEARS[state]
    elif row == WAREHOUSE:
        facts["gears"] = WAREHOUSE_GEARS[state]
        facts["roubles"] = WAREHOUSE_ROUBLES[state]
    else:
        facts["drawn"] = OFFICE_DRAW[state]
        facts["limit"] = OFFICE_KEEP[state]
    return facts


def upgrade_price(removed: vec[i64], row: i64) -> i64:
    """WA-6.24  The number above the leftmost disc of a row."""
    return COLUMN_COST[removed[row]]


class UpgradeRow(ActionPart):
    """WA-6.28  Nothing to ask with an empty board or full tracks."""

    def enter(self, s: State) -> None:
        self.offer(s, s.active)

    def facts(self, s: State) -> dict[str, int]:
        return {"solo": int(s.is_solo)}


UPGRADE_ACTION: Final = Upgrade("upgrade", "WA-6.23", [DEPARTMENT])
NO_UPGRADE: Final[Action[State]] = Decline("no_upgrade", "WA-6.28")
UPGRADE_ROW: Final = UpgradeRow("upgrade_row", "WA-6.23", [UPGRADE_ACTION, NO_UPGRADE])
UPGRADE_TRACK: Final = LeaveRow("upgrade_track", "WA-6.25", [PLACE_DISC])
