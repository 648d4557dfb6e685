"""GF-6.51 to GF-6.54  D Warehouse: Supplies for Money or Info."""

from typing import Final

from mypy_extensions import i64

from chefetage.core.bits import BIT
from chefetage.core.state import Player, RuleId
from chefetage.core.step import Step
from chefetage.games.ground_floor.rules.cards import WAREHOUSE_TASK
from chefetage.games.ground_floor.rules.city import (
    holder_facts,
    return_time,
    schedule_time,
    time_facts,
    time_refusal,
)
from chefetage.games.ground_floor.rules.components import (
    PAY_MONEY,
    PAYMENT,
    WAREHOUSE_INFO,
    WAREHOUSE_MONEY,
    WAREHOUSE_SPACE,
    WAREHOUSE_SPACES,
)
from chefetage.games.ground_floor.rules.events import AUTOMA_RETURNED_SUPPLY, ORDERED, SUPPLY_FETCHED
from chefetage.games.ground_floor.rules.paid_action import PaidAction
from chefetage.games.ground_floor.rules.state import EMPTY, State
from chefetage.games.ground_floor.rules.storage import gain_supply

PAYMENTS: Final[i64] = len(PAYMENT.keys)


class Order(PaidAction):
    """GF-6.52  One Time on a space with a Supply, paid wholly in Money or wholly in Info."""

    def money(self, s: State, p: Player, arg: i64) -> i64:
        return WAREHOUSE_MONEY[arg // PAYMENTS] if arg % PAYMENTS == PAY_MONEY else 0

    def info(self, s: State, p: Player, arg: i64) -> i64:
        return 0 if arg % PAYMENTS == PAY_MONEY else WAREHOUSE_INFO[arg // PAYMENTS]

    def refusal(self, s: State, p: Player, arg: i64) -> RuleId | None:
        space = arg // PAYMENTS
        if s.warehouse[space] != EMPTY:
            return "GF-5.26"
        if not s.holds_supply(space):
            return "GF-6.52"
        if not self.can_pay(s, p, arg):
            return "GF-6.51"
        return time_refusal(s, p)

    def perform(self, s: State, p: Player, arg: i64) -> None:
        self.pay(s, p, arg)
        schedule_time(s, p)
        s.warehouse[arg // PAYMENTS] = p
        s.record(ORDERED, p, arg // PAYMENTS, arg % PAYMENTS, self.money(s, p, arg) + self.info(s, p, arg))

    def facts(self, s: State, p: Player, arg: i64) -> dict[str, int]:
        space = arg // PAYMENTS
        return {
            "warehouse_space": space,
            "payment": arg % PAYMENTS,
            "places": places_left(s, p),
            **super().facts(s, p, arg),
            **time_facts(s, p),
            **holder_facts(s, WAREHOUSE_TASK, space, s.warehouse[space]),
        }


def places_left(s: State, p: Player) -> i64:
    """GF-6.54  Places of the closet, as it is, that no stored or ordered Supply needs."""
    places = s.companies[p].capacity() - s.companies[p].supplies
    for company in s.warehouse:
        if company == p:
            places -= 1
    return max(places, 0)


class Warehouse(Step[State]):
    """GF-6.53  Top to bottom, each owner takes the Supply and the Time goes to the General Stock."""

    def enter(self, s: State) -> None:
        for space in range(WAREHOUSE_SPACES):
            if s.warehouse[space] != EMPTY:
                fetch_supply(s, space)


def fetch_supply(s: State, space: i64) -> None:
    """GF-6.54  It needs a free place in the closet; Automas send it back (GF-13.22)."""
    company = s.warehouse[space]
    s.warehouse[space] = EMPTY
    s.goods &= ~BIT[space]
    return_time(s, company)
    if s.companies[company].is_automa:
        s.record(AUTOMA_RETURNED_SUPPLY, company, space)
    else:
        s.record(SUPPLY_FETCHED, company, space)
        gain_supply(s, company)


ORDER: Final = Order("order", "GF-6.52", [WAREHOUSE_SPACE, PAYMENT])
WAREHOUSE: Final = Warehouse("warehouse", "GF-6.53", [])
