"""CC-11  Decisions: a single option is carried out without asking."""

from typing import Final

from mypy_extensions import i64

from chefetage.core.bits import BIT
from chefetage.core.state import Player
from chefetage.core.step import Step
from chefetage.core.vec import vec
from chefetage.games.councils_contracts.rules.choices import PAIRS
from chefetage.games.councils_contracts.rules.state import State

BLANK: Final = vec[i64]([0] * len(PAIRS))  # to cut buffers from; no decision has more options


class Decision(Step[State]):
    """CC-4.9  The active player decides, if there are at least two options; there is always one (CC-4.6)."""

    def enter(self, s: State) -> None:
        self.offer(s, s.active)

    def offer(self, s: State, p: Player) -> None:
        out = BLANK[: self.width]
        only = self.actions[0]
        found: i64 = 0
        for action in self.actions:
            count = action.fill(s, p, out, found)
            if count > 1:
                s.actors = BIT[p]
                return
            if count > found:
                only = action
                found = count
        only.perform(s, p, out[0] - only.first)
