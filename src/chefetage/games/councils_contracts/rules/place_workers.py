"""CC-5.1 to CC-5.8  Place workers in committees."""

from typing import Final

from mypy_extensions import i64

from chefetage.core.state import Player, RuleId
from chefetage.games.councils_contracts.rules.choices import SPREAD, SPREADS
from chefetage.games.councils_contracts.rules.components import (
    COMMITTEE,
    COMMITTEES_LAID_OUT,
    DIFFERENT_COMMITTEES,
    SAME_COMMITTEE,
    SPECIAL_FROM,
    resolution_in,
)
from chefetage.games.councils_contracts.rules.events import WORKERS_SENT
from chefetage.games.councils_contracts.rules.kinds_of_action import WithFreeWorkers, needs_free_workers
from chefetage.games.councils_contracts.rules.state import State

# CC-5.4  What sentences tell of a pattern that is not allowed.
ALONE: Final = 0  # one worker, though there are more
OTHER_NUMBER: Final = 1  # of committees
REPEATED: Final = 2  # one of several committees


class SendWorkers(WithFreeWorkers):
    """CC-5.4, CC-11.2  A pattern of placing workers; there are no others."""

    def workers(self) -> i64:
        """How many it takes."""
        raise NotImplementedError

    def facts(self, s: State, p: Player, arg: i64) -> dict[str, int]:
        contractor = s.contractors[p]
        committee = self.committee(arg)
        there = contractor.in_committee[committee] + self.workers()
        table = resolution_in(committee)
        row = table.row(there)
        return {
            "free": contractor.free,
            "workers": self.workers(),
            "left": max(0, contractor.free - self.workers()),
            "committee": committee,
            "there": there,
            "influence": table.influence[row],
            "points": table.points[row],
            "players": SPECIAL_FROM,
            "at_table": s.players,
            "case": ALONE,
            "named": 1,
            "together": SAME_COMMITTEE,
            "apart": DIFFERENT_COMMITTEES,
        }

    def committee(self, arg: i64) -> i64:
        """The one it goes to, or the first of them."""
        return arg


class SendTwo(SendWorkers):
    """CC-5.1  Put two free workers into one committee; it has no limit (CC-5.6)."""

    def workers(self) -> i64:
        return SAME_COMMITTEE

    def refusal(self, s: State, p: Player, arg: i64) -> RuleId | None:
        free = s.contractors[p].free
        if free == 0:
            return needs_free_workers(s)
        if free < SAME_COMMITTEE:
            return "CC-5.1"
        return None if is_laid_out(s, arg) else "CC-3.5"

    def perform(self, s: State, p: Player, arg: i64) -> None:
        send(s, p, arg, SAME_COMMITTEE)


class SendThree(SendWorkers):
    """CC-5.2  Put one free worker into each of three different committees."""

    def workers(self) -> i64:
        return DIFFERENT_COMMITTEES

    def committee(self, arg: i64) -> i64:
        return SPREADS[arg][0]

    def refusal(self, s: State, p: Player, arg: i64) -> RuleId | None:
        free = s.contractors[p].free
        if free == 0:
            return needs_free_workers(s)
        if free < DIFFERENT_COMMITTEES:
            return "CC-5.2"
        for committee in SPREADS[arg]:
            if not is_laid_out(s, committee):
                return "CC-3.5"
        return None

    def perform(self, s: State, p: Player, arg: i64) -> None:
        for committee in SPREADS[arg]:
            send(s, p, committee, 1)


class SendOne(SendWorkers):
    """CC-5.3  The only free worker may go alone; nothing else is done in part (CC-5.4)."""

    def workers(self) -> i64:
        return 1

    def refusal(self, s: State, p: Player, arg: i64) -> RuleId | None:
        free = s.contractors[p].free
        if free == 0:
            return needs_free_workers(s)
        if free >= SAME_COMMITTEE:
            return "CC-5.4"
        return None if is_laid_out(s, arg) else "CC-3.5"

    def perform(self, s: State, p: Player, arg: i64) -> None:
        send(s, p, arg, 1)


def is_laid_out(s: State, committee: i64) -> bool:
    """CC-3.5, CC-5.5  The special committee is in the game with five players only."""
    return committee < COMMITTEES_LAID_OUT[s.players]


def send(s: State, p: Player, committee: i64, workers: i64) -> None:
    """CC-5.7, CC-5.8  They stay beside all others until the committee is resolved."""
    s.contractors[p].free -= workers
    s.contractors[p].in_committee[committee] += workers
    s.record(WORKERS_SENT, p, committee, workers)


SEND_TWO: Final = SendTwo("send_two", "CC-5.1", [COMMITTEE])
SEND_THREE: Final = SendThree("send_three", "CC-5.2", [SPREAD])
SEND_ONE: Final = SendOne("send_one", "CC-5.3", [COMMITTEE])
