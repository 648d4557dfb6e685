"""WA-6.16, WA-6.17  Overtime: gears and the market bonus."""

from typing import Final

from mypy_extensions import i64

from chefetage.core.state import Player
from chefetage.games.watch.rules.components import WORKSHOP, WORKSHOP_GEARS
from chefetage.games.watch.rules.events import GEARS_GAINED
from chefetage.games.watch.rules.free_moments import ActionPart
from chefetage.games.watch.rules.state import State


def gain_gears(s: State, p: Player, bonus: i64) -> None:
    """WA-6.16  Gears of the workshop state; from place 4 on the table repeats place 3 (WA-6.17)."""
    board = s.boards[p]
    gears = WORKSHOP_GEARS[board.removed[WORKSHOP]] + bonus
    board.gears += gears
    s.record(GEARS_GAINED, p, gears)


class WorkOvertime(ActionPart):
    def enter(self, s: State) -> None:
        gain_gears(s, s.active, s.card.overtime)


WORK_OVERTIME: Final = WorkOvertime("work_overtime", "WA-6.16", [])
