"""CC-11  Decisions: a single option is carried out without asking."""

from chefetage.core.step import Step
from chefetage.games.councils_contracts.rules.state import State


class Decision(Step[State]):
    """CC-4.9  The active player decides, if there are at least two options; there is always one (CC-4.6)."""

    def enter(self, s: State) -> None:
        self.offer(s, s.active)
