"""WA-6.29, WA-6.30  Scrounge: gears and roubles of the warehouse row, and the market bonus."""

from typing import Final

from chefetage.games.watch.rules.components import SCROUNGE
from chefetage.games.watch.rules.events import SCROUNGED
from chefetage.games.watch.rules.free_moments import ActionPart
from chefetage.games.watch.rules.spaces.prospect import gears_on, roubles_on
from chefetage.games.watch.rules.state import State


class ScroungeGoods(ActionPart):
    """WA-6.29  The warehouse row counts, not the workshop's (WA-15.2)."""

    def enter(self, s: State) -> None:
        board = s.boards[s.active]
        gears = gears_on(s, board.removed, SCROUNGE)
        roubles = roubles_on(s, board.removed, SCROUNGE)
        board.gears += gears
        board.roubles += roubles
        s.record(SCROUNGED, s.active, gears, roubles)


SCROUNGE_GOODS: Final = ScroungeGoods("scrounge_goods", "WA-6.29", [])
