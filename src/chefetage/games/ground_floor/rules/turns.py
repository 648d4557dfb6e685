"""GF-4.8, GF-5.52, GF-15.19  One player decides at a time; a single option is carried out at once."""

from chefetage.core.bits import BIT
from chefetage.core.state import NOBODY, Player
from chefetage.core.step import Step
from chefetage.games.ground_floor.rules.state import State


class Decisions(Step[State]):
    """GF-4.8, GF-15.19  Companies decide one after the other; Automas and those without a choice act on the way."""

    def enter(self, s: State) -> None:
        self.begin(s)
        self.go_on(s)

    def after(self, s: State, p: Player) -> None:
        s.actors = 0
        self.finish(s, p)
        self.go_on(s)

    def begin(self, s: State) -> None:
        """Before the first decision."""
        s.turn = 0

    def next_player(self, s: State) -> Player:
        """Who decides next; lets Automas act until then. NOBODY ends the step."""
        raise NotImplementedError

    def finish(self, s: State, p: Player) -> None:
        """After a decision of p."""
        s.turn += 1

    def go_on(self, s: State) -> None:
        p = self.next_player(s)
        while p != NOBODY:
            if not self.settle(s, p):
                s.actors = BIT[p]
                return
            self.finish(s, p)
            p = self.next_player(s)
