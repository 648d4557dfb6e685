"""GF-5.21 to GF-5.32, GF-5.41 to GF-5.45  Phase III: schedule business."""

from typing import Final

from mypy_extensions import i64

from chefetage.core.action import Action
from chefetage.core.state import NOBODY, Player, RuleId
from chefetage.games.ground_floor.rules.automa.schedule import take_automa_turn
from chefetage.games.ground_floor.rules.city import time_facts
from chefetage.games.ground_floor.rules.conduct_business.advertising_agency import ADVERTISE
from chefetage.games.ground_floor.rules.conduct_business.construction_company import BUILD
from chefetage.games.ground_floor.rules.conduct_business.consulting_firm import CONSULT
from chefetage.games.ground_floor.rules.conduct_business.factory import PRODUCE
from chefetage.games.ground_floor.rules.conduct_business.stock_exchange import INVEST
from chefetage.games.ground_floor.rules.conduct_business.warehouse import ORDER
from chefetage.games.ground_floor.rules.events import TIME_RETURNED
from chefetage.games.ground_floor.rules.own_board import RENOVATE, USE_OFFICE
from chefetage.games.ground_floor.rules.popularity import by_popularity
from chefetage.games.ground_floor.rules.remodel import REMODEL
from chefetage.games.ground_floor.rules.state import State
from chefetage.games.ground_floor.rules.turns import Decisions

# GF-5.25  Rooms and Floors first: they answer soonest whether any task is legal.
TASKS: Final[list[Action[State]]] = [USE_OFFICE, RENOVATE, CONSULT, ADVERTISE, ORDER, PRODUCE, INVEST, BUILD]


def has_task(s: State, p: Player) -> bool:
    """GF-5.23  Whether the Time on the track can be used for anything."""
    for task in TASKS:
        if task.is_possible(s, p):
            return True
    return False


class ReturnTime(Action[State]):
    """GF-5.24  Without a legal task one Time goes back to the General Stock."""

    def refusal(self, s: State, p: Player, arg: i64) -> RuleId | None:
        if s.companies[p].time == 0:
            return "GF-5.21"
        return "GF-5.23" if has_task(s, p) else None

    def perform(self, s: State, p: Player, arg: i64) -> None:
        s.companies[p].time -= 1
        s.companies[p].stock += 1
        s.has_acted = True
        s.record(TIME_RETURNED, p)

    def facts(self, s: State, p: Player, arg: i64) -> dict[str, int]:
        return {"has_task": int(has_task(s, p)), **time_facts(s, p)}


class EndTurn(Action[State]):
    """GF-5.44  After the task of the last Time: remodel no more."""

    def refusal(self, s: State, p: Player, arg: i64) -> RuleId | None:
        return None if s.companies[p].time == 0 else "GF-5.23"

    def perform(self, s: State, p: Player, arg: i64) -> None:
        s.has_acted = False
        s.turn += 1

    def facts(self, s: State, p: Player, arg: i64) -> dict[str, int]:
        return {"has_task": int(has_task(s, p)), **time_facts(s, p)}


class ScheduleBusiness(Decisions):
    """GF-5.21, GF-5.22  Turns in Popularity order until nobody has Time; remodels beside the task (GF-5.45)."""

    def begin(self, s: State) -> None:
        s.order = by_popularity(s)
        s.turn = 0
        s.has_acted = False

    def next_player(self, s: State) -> Player:
        without_time: i64 = 0
        while without_time < s.count:
            company = s.order[s.turn % s.count]
            owner = s.companies[company]
            if s.has_acted:  # only stays true for a last remodel
                if REMODEL.is_possible(s, company):
                    return company
                s.has_acted = False
            elif owner.time == 0:
                without_time += 1
            elif owner.is_automa:
                take_automa_turn(s, company)
                s.has_acted = False
                without_time = 0
            else:
                return company
            s.turn += 1
        return NOBODY

    def facts(self, s: State) -> dict[str, int]:
        """GF-5.44  Without Time only remodels are left to decide."""
        return {"time": s.companies[s.order[s.turn % s.count]].time}

    def finish(self, s: State, p: Player) -> None:
        """GF-5.44  A task ends the turn; with the last Time remodels may follow."""
        if s.has_acted and s.companies[p].time > 0:
            s.has_acted = False
            s.turn += 1


SCHEDULE_BUSINESS: Final = ScheduleBusiness(
    "schedule_business",
    "GF-5.21",
    [*TASKS, REMODEL, ReturnTime("return_time", "GF-5.24"), EndTurn("end_turn", "GF-5.44")],
)
