"""CC-4.3, CC-4.4  The two pairs of actions, with free workers and without; CC-4.9  what every decision is."""

from mypy_extensions import i64

from chefetage.core.action import Action
from chefetage.core.state import Player, RuleId
from chefetage.core.step import Step
from chefetage.core.vec import vec
from chefetage.games.councils_contracts.rules.state import State


class Decision(Step[State]):
    """CC-4.9  The active player decides, if there are at least two options; there is always one (CC-4.6)."""

    def enter(self, s: State) -> None:
        self.offer(s, s.active)


class WithFreeWorkers(Action[State]):
    """CC-4.3  Place workers or build a project."""

    def fill(self, s: State, p: Player, out: vec[i64], count: i64) -> i64:
        return super().fill(s, p, out, count) if s.contractors[p].free > 0 else count


def needs_free_workers(s: State) -> RuleId:
    """CC-4.4, CC-4.10  Closing rounds allow every action, but none without its workers (CC-7.3)."""
    return "CC-7.3" if s.is_closing else "CC-4.4"


class WithoutFreeWorkers(Action[State]):
    """CC-4.4  Resolution or build action; in closing rounds with free workers, too (CC-7.3)."""

    def fill(self, s: State, p: Player, out: vec[i64], count: i64) -> i64:
        return super().fill(s, p, out, count) if is_open_without(s, p) else count


def is_open_without(s: State, p: Player) -> bool:
    """CC-4.8  Workers count however they came back."""
    return s.contractors[p].free == 0 or s.is_closing
