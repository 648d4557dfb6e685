"""GF-5.11 to GF-5.18  Phase II: hire employees; GF-13.15  of the Automas, Gropius does."""

from typing import Final

from mypy_extensions import i64

from chefetage.core.action import Action
from chefetage.core.state import NOBODY, Player, RuleId
from chefetage.games.ground_floor.rules.automa.deck import add_card
from chefetage.games.ground_floor.rules.cards import GROPIUS, HIRE_PRICE, HIRE_TASK
from chefetage.games.ground_floor.rules.components import INCOME, MOST_HIRED, ROUNDS
from chefetage.games.ground_floor.rules.events import AUTOMA_HIRED, HIRED, HIRING_PASSED
from chefetage.games.ground_floor.rules.paid_action import PaidAction
from chefetage.games.ground_floor.rules.popularity import by_popularity
from chefetage.games.ground_floor.rules.schedule_business import SCHEDULE_BUSINESS
from chefetage.games.ground_floor.rules.state import State
from chefetage.games.ground_floor.rules.tiles import HIRE_DISCOUNT_INFO, HIRE_DISCOUNT_MONEY, HUMAN_RESOURCES
from chefetage.games.ground_floor.rules.turns import Decisions


class Hire(PaidAction):
    """GF-5.15  Pay the job market's price; the CEO moves up and the new employee is untrained."""

    def money(self, s: State, p: Player, arg: i64) -> i64:
        """GF-5.13, GF-5.18, GF-8.6  Human Resources lowers it, to nothing at least."""
        return max(s.job_price - HIRE_DISCOUNT_MONEY, 0) if s.companies[p].shows(HUMAN_RESOURCES) else s.job_price

    def info(self, s: State, p: Player, arg: i64) -> i64:
        """GF-5.13, GF-5.18, GF-8.6  As for the Money."""
        return max(s.job_price - HIRE_DISCOUNT_INFO, 0) if s.companies[p].shows(HUMAN_RESOURCES) else s.job_price

    def refusal(self, s: State, p: Player, arg: i64) -> RuleId | None:
        if s.companies[p].hired == MOST_HIRED:
            return "GF-5.16"
        return None if self.can_pay(s, p, arg) else "GF-5.13"

    def closed_by(self, s: State, p: Player, arg: i64) -> RuleId | None:
        """Full companies never hire; who cannot pay on the first turn of phase III was not asked in phase II."""
        if s.companies[p].hired == MOST_HIRED:
            return "GF-5.16"
        is_first_turn = s.step == SCHEDULE_BUSINESS.number and s.turn < s.count and not s.has_acted
        return "GF-5.13" if is_first_turn and not self.can_pay(s, p, arg) else None

    def perform(self, s: State, p: Player, arg: i64) -> None:
        owner = s.companies[p]
        self.pay(s, p, arg)
        owner.hired += 1
        owner.untrained += 1
        s.record(HIRED, p, self.money(s, p, arg), self.info(s, p, arg), owner.hired + 1)
        s.raise_job_price()

    def facts(self, s: State, p: Player, arg: i64) -> dict[str, int]:
        hired = s.companies[p].hired
        income = INCOME[min(hired + 1, MOST_HIRED)]
        return {
            "employees": hired + 1,
            "income": max(INCOME[hired], 0),
            "new_income": max(income, 0),
            "wages": max(-income, 0),
            "is_last_round": int(s.round == ROUNDS),
            **super().facts(s, p, arg),
        }


class PassHiring(Action[State]):
    """GF-5.12  Hire nobody more in this phase."""

    def perform(self, s: State, p: Player, arg: i64) -> None:
        s.companies[p].has_passed = True
        s.record(HIRING_PASSED, p)


def hires_now(s: State, automa: i64) -> bool:
    """GF-13.15  Gropius, not yet in company, at the lowest price; the other Entrepreneurs never do."""
    owner = s.companies[automa]
    return owner.entrepreneur == GROPIUS and owner.hired == 0 and s.job_price == HIRE_PRICE


def hire_for_automa(s: State, automa: i64) -> None:
    """The employee needs no training (GF-17.31)."""
    s.companies[automa].hired += 1
    s.record(AUTOMA_HIRED, automa, HIRE_PRICE)
    s.raise_job_price()
    add_card(s, automa, HIRE_TASK)


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
