"""GF-5.61 to GF-5.72  Phase V: reorganize, in the printed order."""

from typing import Final

from mypy_extensions import i64

from chefetage.core.action import Action, Argument
from chefetage.core.bits import BIT
from chefetage.core.state import NOBODY, Player, RuleId
from chefetage.core.step import Step
from chefetage.games.ground_floor.rules.cards import FULL_RESTOCK, FULL_SHELVES
from chefetage.games.ground_floor.rules.company import NO_BONUS, NO_USES, Company
from chefetage.games.ground_floor.rules.components import (
    CEO_TIME,
    EMPLOYEE_TIME,
    GROPIUS_UNTRAINED,
    INCOME,
    MOST_HIRED,
    POPULARITY_DROP,
    POPULARITY_START,
    RESTOCK,
    SUPPLY_MARKERS,
    TEMP_TIME,
    WAREHOUSE_SPACES,
)
from chefetage.games.ground_floor.rules.conduct_business.economic_forecast import job_market_after
from chefetage.games.ground_floor.rules.events import (
    FIRED,
    JOB_MARKET_MOVED,
    POPULARITY_DROPPED,
    WAREHOUSE_RESTOCKED,
)
from chefetage.games.ground_floor.rules.forecast_deck import replace_current_card
from chefetage.games.ground_floor.rules.popularity import by_popularity, move_to
from chefetage.games.ground_floor.rules.start_round import START_ROUND
from chefetage.games.ground_floor.rules.state import State
from chefetage.games.ground_floor.rules.storage import supplies_in_use
from chefetage.games.ground_floor.rules.tiles import PUBLIC_RELATIONS
from chefetage.games.ground_floor.rules.turns import Decisions


class Fire(Action[State]):
    """GF-5.62, GF-5.72  Fire employees, the latest hired first; the track holds no Time now."""

    def refusal(self, s: State, p: Player, arg: i64) -> RuleId | None:
        return None if arg <= s.companies[p].hired else "GF-5.62"

    def closed_by(self, s: State, p: Player, arg: i64) -> RuleId | None:
        """Who has nobody, or not so many, is not helped by another time."""
        return self.refusal(s, p, arg)

    def perform(self, s: State, p: Player, arg: i64) -> None:
        owner = s.companies[p]
        owner.hired -= arg
        owner.untrained = max(owner.untrained - arg, 0)
        if arg > 0:
            s.record(FIRED, p, arg)

    def facts(self, s: State, p: Player, arg: i64) -> dict[str, int]:
        owner = s.companies[p]
        trained = min(max(arg - owner.untrained, 0), owner.hired)
        return {
            "fired": arg,
            "hired": owner.hired,
            "income": max(INCOME[owner.hired], 0),
            "wages": max(-INCOME[owner.hired], 0),
            "new_income": max(INCOME[max(owner.hired - arg, 0)], 0),
            "time_lost": EMPLOYEE_TIME * trained,
        }


class FireEmployees(Decisions):
    """GF-5.61, GF-5.62  Boards are cleared, then each player may fire; Automas never do (GF-13.32)."""

    def begin(self, s: State) -> None:
        for company in s.companies:
            clear_board(company)
        s.order = by_popularity(s)
        s.turn = 0

    def next_player(self, s: State) -> Player:
        while s.turn < s.count:
            company = s.order[s.turn]
            if not s.companies[company].is_automa and s.companies[company].hired > 0:
                return company
            s.turn += 1
        return NOBODY


def clear_board(owner: Company) -> None:
    """GF-5.61  Also the uses of Floors begin anew (GF-16.18)."""
    owner.stock += owner.spent + owner.time
    owner.spent = 0
    owner.time = 0
    owner.uses = NO_USES[:]


class Reorganize(Step[State]):
    """GF-5.71  Each step for all companies before the next begins."""

    def enter(self, s: State) -> None:
        for company in s.companies:
            refill_track(s, company)
        for company in s.companies:
            company.bonus = NO_BONUS  # GF-5.64
            company.has_temp = False  # GF-17.25
        restock_warehouse(s)
        drop_popularity(s)
        move_job_market(s)
        replace_current_card(s)
        s.round += 1  # GF-5.69; the stage of the round opens its tiles (GF-5.70)

    def next(self, s: State) -> i64:
        return START_ROUND.number


def refill_track(s: State, owner: Company) -> None:
    """GF-5.63, GF-17.15  Time for the CEO, the trained employees and a Temp, as far as the General Stock goes."""
    trained = owner.hired - owner.untrained
    if owner.is_automa and s.has_rule(GROPIUS_UNTRAINED):
        trained = 0  # GF-12.24
    time = CEO_TIME + EMPLOYEE_TIME * trained + (TEMP_TIME if owner.has_temp else 0)
    owner.time = owner.take_time(time)


def restock_warehouse(s: State) -> None:
    """GF-5.65, GF-12.11  The most expensive empty space, each time anew."""
    for _ in range(FULL_RESTOCK if s.event == FULL_SHELVES else RESTOCK):
        space = WAREHOUSE_SPACES - 1
        while space >= 0 and s.holds_supply(space):
            space -= 1
        if space >= 0 and supplies_in_use(s) < SUPPLY_MARKERS:
            s.goods |= BIT[space]
            s.record(WAREHOUSE_RESTOCKED, s.players, space)


def drop_popularity(s: State) -> None:
    """GF-5.66  To the left, from the least popular up, so that stacks keep their order (GF-8.11: owners stay)."""
    order = by_popularity(s)
    place = s.count - 1
    while place >= 0:
        company = order[place]
        if s.position[company] > POPULARITY_START and not s.companies[company].shows(PUBLIC_RELATIONS):
            move_to(s, company, max(s.position[company] - POPULARITY_DROP, POPULARITY_START))
        place -= 1
    s.record(POPULARITY_DROPPED, s.players, POPULARITY_DROP)


def move_job_market(s: State) -> None:
    """GF-5.67  The Unemployed move the marker to lower prices."""
    s.job_market = job_market_after(s)
    s.record(JOB_MARKET_MOVED, s.players, s.job_market, s.job_price)


FIRE_EMPLOYEES: Final = FireEmployees(
    "fire_employees", "GF-5.62", [Fire("fire", "GF-5.62", [Argument.numbers("employees", MOST_HIRED + 1)])]
)
REORGANIZE: Final = Reorganize("reorganize", "GF-5.71", [])
