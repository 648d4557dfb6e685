"""SI-1.5, SI-4  The priority rule, and the phases played in its order."""

from mypy_extensions import i64

from chefetage.core.action import Action
from chefetage.core.bits import BIT
from chefetage.core.state import Player
from chefetage.core.step import Step
from chefetage.core.vec import append, vec
from chefetage.games.smartphone_inc.rules.components import SIDE_B, WIFI
from chefetage.games.smartphone_inc.rules.state import State


def goes_before(s: State, one: Player, other: Player) -> bool:
    """SI-1.5  Lower price, then fewer VP, then the order of the colours (SI-3.22)."""
    a = s.companies[one]
    b = s.companies[other]
    if a.price != b.price:
        return a.price < b.price
    if a.vp != b.vp:
        return a.vp < b.vp
    return a.color < b.color


def priority_order(s: State) -> vec[i64]:
    """SI-1.5  All companies, Steve's among them."""
    order = vec[i64]()
    for company in range(i64(len(s.companies))):
        order = append(order, company)
        place: i64 = company
        while place > 0 and goes_before(s, company, order[place - 1]):
            order[place] = order[place - 1]
            place -= 1
        order[place] = company
    return order


class EndTurn(Action[State]):
    """SI-9.11, SI-10.13, SI-11.7  The player ends the turn of a phase; markers in hand and unused options lapse."""

    def perform(self, s: State, p: Player, arg: i64) -> None:
        s.actors = 0

    def facts(self, s: State, p: Player, arg: i64) -> dict[str, int]:
        """What is lost, or kept by WiFi."""
        keeps = 1 if s.uses(p, WIFI, SIDE_B) else 0
        return {"markers": s.companies[p].hand, "goods": s.companies[p].available, "keeps": keeps}


class PriorityPhase(Step[State]):
    """SI-4.3  One company after the other finishes the whole phase; the order is fixed at its start (SI-4.4, SI-23.4).

    A turn is begun, goes on after each move, and is finished when nobody owes a decision any more.
    """

    def enter(self, s: State) -> None:
        s.order = priority_order(s)
        s.turn = -1
        self.prepare(s)
        self.next_turns(s)

    def prepare(self, s: State) -> None:
        """What happens before the first turn."""

    def begin(self, s: State, p: Player) -> None:
        """What happens at the start of a player's turn."""

    def go_on(self, s: State, p: Player) -> None:
        """Carry out what is due; set s.actors to 0 if nothing is left to decide (SI-4.6)."""

    def finish(self, s: State, p: Player) -> None:
        """What happens at the end of a player's turn."""

    def play_steve(self, s: State) -> None:
        """SI-19.21  Steve's turn, without a decision."""

    def after(self, s: State, p: Player) -> None:
        if s.actors != 0:
            self.go_on(s, s.active)
        self.finish_if_done(s)
        self.next_turns(s)

    def finish_if_done(self, s: State) -> None:
        if s.actors == 0 and s.step == self.number:  # not inside a sub-decision
            self.finish(s, s.active)

    def next_turns(self, s: State) -> None:
        while s.actors == 0 and s.step == self.number and s.turn + 1 < i64(len(s.order)):
            s.turn += 1
            if s.active == s.steve:
                self.play_steve(s)
            else:
                self.play_until_choice(s, s.active)

    def play_until_choice(self, s: State, p: Player) -> None:
        s.mover = p
        s.actors = BIT[p]
        self.begin(s, p)
        if s.actors != 0:
            self.go_on(s, p)
        self.finish_if_done(s)
