"""GF-5.11 to GF-5.18  Phase II: hire employees."""

from typing import Final

from mypy_extensions import i64

from chefetage.core.action import Action
from chefetage.core.state import NOBODY, Player, RuleId
from chefetage.games.ground_floor.rules.automa.hire import hire_for_automa, hires_now
from chefetage.games.ground_floor.rules.components import JOB_LAST, MOST_HIRED
from chefetage.games.ground_floor.rules.events import HIRED, HIRING_PASSED
from chefetage.games.ground_floor.rules.popularity import by_popularity
from chefetage.games.ground_floor.rules.state import State
from chefetage.games.ground_floor.rules.tiles import HIRE_DISCOUNT_INFO, HIRE_DISCOUNT_MONEY, HUMAN_RESOURCES
from chefetage.games.ground_floor.rules.turns import Decisions


def hiring_money(s: State, p: Player) -> i64:
    """GF-5.13, GF-5.18, GF-8.6"""
    return max(s.job_price - HIRE_DISCOUNT_MONEY, 0) if s.companies[p].shows(HUMAN_RESOURCES) else s.job_price


def hiring_info(s: State, p: Player) -> i64:
    """GF-5.13, GF-5.18"""
    return max(s.job_price - HIRE_DISCOUNT_INFO, 0) if s.companies[p].shows(HUMAN_RESOURCES) else s.job_price


class Hire(Action[State]):
    """GF-5.15  Pay the job market's price; the CEO moves up and the new employee is untrained."""

    def refusal(self, s: State, p: Player, arg: i64) -> RuleId | None:
        owner = s.companies[p]
        if owner.hired == MOST_HIRED:
            return "GF-5.16"
        return None if owner.can_pay(hiring_money(s, p), hiring_info(s, p)) else "GF-5.13"

    def perform(self, s: State, p: Player, arg: i64) -> None:
        owner = s.companies[p]
        money = hiring_money(s, p)
        info = hiring_info(s, p)
        owner.pay(money, info)
        owner.hired += 1
        owner.untrained += 1
        s.job_market = min(s.job_market + 1, JOB_LAST)  # GF-5.14
        s.record(HIRED, p, money, info, owner.hired + 1)

    def facts(self, s: State, p: Player, arg: i64) -> dict[str, int]:
        owner = s.companies[p]
        return {
            "price": hiring_money(s, p),
            "price_info": hiring_info(s, p),
            "money": owner.money,
            "info": owner.info,
            "employees": owner.hired + 1,
        }


class PassHiring(Action[State]):
    """GF-5.12  Hire nobody more in this phase."""

    def perform(self, s: State, p: Player, arg: i64) -> None:
        s.companies[p].has_passed = True
        s.record(HIRING_PASSED, p)


class HireEmployees(Decisions):
    """GF-5.11  In Popularity order, again and again, until everybody has passed."""

    def begin(self, s: State) -> None:
        s.order = by_popularity(s)
        s.turn = 0
        for company in s.companies:
            company.has_passed = False

    def next_player(self, s: State) -> Player:
        passed: i64 = 0
        while passed < s.count:
            company = s.order[s.turn % s.count]
            if s.companies[company].has_passed:
                passed += 1
            elif s.companies[company].is_automa:
                s.companies[company].has_passed = not hires_now(s, company)
                if not s.companies[company].has_passed:
                    hire_for_automa(s, company)
                    passed = 0
            else:
                return company
            s.turn += 1
        return NOBODY


HIRE_EMPLOYEES: Final = HireEmployees(
    "hire_employees", "GF-5.11", [PassHiring("pass", "GF-5.12"), Hire("hire", "GF-5.15")]
)
