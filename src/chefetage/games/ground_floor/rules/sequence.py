"""GF-4.2, GF-5.51  The sequence of play: the game's table of contents."""

from typing import Final

from mypy_extensions import i64

from chefetage.core.step import Step
from chefetage.games.ground_floor.rules.components import ROUNDS
from chefetage.games.ground_floor.rules.conduct_business.advertising_agency import CHOOSE_MARKETING, RESOLVE_MARKETING
from chefetage.games.ground_floor.rules.conduct_business.construction_company import CONSTRUCTION_COMPANY, FREE_TENANT
from chefetage.games.ground_floor.rules.conduct_business.consulting_firm import CONSULTING_FIRM
from chefetage.games.ground_floor.rules.conduct_business.economic_forecast import ECONOMIC_FORECAST
from chefetage.games.ground_floor.rules.conduct_business.factory import FACTORY
from chefetage.games.ground_floor.rules.conduct_business.marketing_bonus import MARKETING_BONUS
from chefetage.games.ground_floor.rules.conduct_business.retail_outlets import DROP_PRODUCTS, SELL_PRODUCTS
from chefetage.games.ground_floor.rules.conduct_business.stock_exchange import MOVE_SHARES, SELL_SHARES
from chefetage.games.ground_floor.rules.conduct_business.warehouse import WAREHOUSE
from chefetage.games.ground_floor.rules.end_game import END_GAME
from chefetage.games.ground_floor.rules.hire_employees import HIRE_EMPLOYEES
from chefetage.games.ground_floor.rules.income import RECEIVE_INCOME
from chefetage.games.ground_floor.rules.reorganize import FIRE_EMPLOYEES, REORGANIZE
from chefetage.games.ground_floor.rules.schedule_business import SCHEDULE_BUSINESS
from chefetage.games.ground_floor.rules.start_round import START_ROUND
from chefetage.games.ground_floor.rules.state import State


class EndRound(Step[State]):
    """GF-4.3  The last round has no phase V."""

    def next(self, s: State) -> i64:
        return FIRE_EMPLOYEES.number if s.round < ROUNDS else END_GAME.number


END_ROUND: Final = EndRound("end_round", "GF-4.3", [])

SEQUENCE: Final[list[Step[State]]] = [
    START_ROUND,
    RECEIVE_INCOME,  # Phase I
    HIRE_EMPLOYEES,  # Phase II
    SCHEDULE_BUSINESS,  # Phase III
    CONSULTING_FIRM,  # Phase IV, A
    CHOOSE_MARKETING,  # B
    RESOLVE_MARKETING,
    MARKETING_BONUS,  # C
    WAREHOUSE,  # D
    FACTORY,  # E
    MOVE_SHARES,  # F
    SELL_SHARES,
    ECONOMIC_FORECAST,  # G
    SELL_PRODUCTS,  # H
    DROP_PRODUCTS,
    CONSTRUCTION_COMPANY,  # I
    END_ROUND,
    FIRE_EMPLOYEES,  # Phase V
    REORGANIZE,  # back to the start
    END_GAME,
    # Sub-decisions.
    FREE_TENANT,
]
