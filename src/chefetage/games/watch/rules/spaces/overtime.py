"""WA-6.16, WA-6.17  Overtime: gears and the market bonus."""

from typing import Final

from mypy_extensions import i64

from chefetage.core.state import Player
from chefetage.games.watch.rules.components import OVERTIME
from chefetage.games.watch.rules.events import GEARS_GAINED
from chefetage.games.watch.rules.free_moments import ActionPart
from chefetage.games.watch.rules.spaces.prospect import gears_on
from chefetage.games.watch.rules.state import State


def gain_gears(s: State, p: Player, space: i64) -> None:
    board = s.boards[p]
    gears = gears_on(s, board.removed, space)
    board.gears += gears
    s.record(GEARS_GAINED, p, gears)


class WorkOvertime(ActionPart):
    """WA-6.16  Gears of the workshop row, and the market bonus."""

    def enter(self, s: State) -> None:
        gain_gears(s, s.active, OVERTIME)


WORK_OVERTIME: Final = WorkOvertime("work_overtime", "WA-6.16", [])
