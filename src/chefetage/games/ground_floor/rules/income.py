"""GF-5.1 to GF-5.5  Phase I: receive income."""

from typing import Final

from mypy_extensions import i64

from chefetage.core.step import Step
from chefetage.games.ground_floor.rules.cards import STARTING_TENANTS
from chefetage.games.ground_floor.rules.company import Company
from chefetage.games.ground_floor.rules.components import EMPLOYEE_TIME, INCOME
from chefetage.games.ground_floor.rules.events import AUTOMA_TIME_GAINED, INCOME_RECEIVED, WAGES_PAID, WAGES_UNPAID
from chefetage.games.ground_floor.rules.popularity import by_popularity
from chefetage.games.ground_floor.rules.state import State
from chefetage.games.ground_floor.rules.tiles import (
    INTERNSHIP,
    INTERNSHIP_TIME,
    INVESTOR,
    INVESTOR_MONEY,
    IT_DEPARTMENT,
    IT_INFO,
    NETWORK_ADMIN,
    NETWORK_INFO,
    SPECIALTY_TIME,
)


class ReceiveIncome(Step[State]):
    """GF-5.1, GF-14.6  In Popularity order, without a decision."""

    def enter(self, s: State) -> None:
        for company in by_popularity(s):
            if s.companies[company].is_automa:
                receive_automa_time(s, company)
            else:
                receive_income(s, company)
                pay_wages(s, company)


def receive_income(s: State, p: i64) -> None:
    """GF-5.1, GF-5.2  By the CEO's space, then by visible tiles and Specialty (GF-5.3)."""
    owner = s.companies[p]
    money = max(INCOME[owner.hired], 0)
    info: i64 = 0
    if owner.has_floor(INVESTOR):
        money += INVESTOR_MONEY
    if owner.has_floor(IT_DEPARTMENT):
        info += IT_INFO
    if owner.shows(NETWORK_ADMIN):
        info += NETWORK_INFO
    owner.money += money
    owner.info += info
    s.record(INCOME_RECEIVED, p, money, info, receive_time(owner))


def receive_time(owner: Company) -> i64:
    """GF-8.7, GF-10.2  Internship Program and E-Commerce give Time."""
    has_interns = owner.shows(INTERNSHIP) or (owner.is_automa and starts_with_interns(owner.entrepreneur))
    time = SPECIALTY_TIME[owner.specialty] + (INTERNSHIP_TIME if has_interns else 0)
    taken = owner.take_time(time)
    owner.time += taken
    return taken


def starts_with_interns(entrepreneur: i64) -> bool:
    """GF-13.4, GF-13.13  The one tile whose ability an Automa uses."""
    for tenant in STARTING_TENANTS[entrepreneur]:
        if tenant == INTERNSHIP:
            return True
    return False


def receive_automa_time(s: State, automa: i64) -> None:
    """GF-13.14, GF-13.42  No income and no payment; only the Time of Specialty and starting tile."""
    time = receive_time(s.companies[automa])
    if time > 0:
        s.record(AUTOMA_TIME_GAINED, automa, time)


def pay_wages(s: State, p: i64) -> None:
    """GF-5.4, GF-5.5  With five employees a payment is due; who cannot pay fires one instead."""
    owner = s.companies[p]
    wages = -INCOME[owner.hired]
    if wages <= 0:
        return
    if owner.money >= wages:
        owner.money -= wages
        s.record(WAGES_PAID, p, wages, owner.hired + 1)
    else:
        fire_latest(owner)
        s.record(WAGES_UNPAID, p, owner.hired + 1)


def fire_latest(owner: Company) -> None:
    """GF-5.5  A trained employee takes Time from the track; an untrained one only the token."""
    owner.hired -= 1
    if owner.untrained > 0:
        owner.untrained -= 1
        return
    lost = min(EMPLOYEE_TIME, owner.time)
    owner.time -= lost
    owner.stock += lost


RECEIVE_INCOME: Final = ReceiveIncome("receive_income", "GF-5.1", [])
