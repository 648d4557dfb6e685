"""GF-6.61 to GF-6.64  E Factory: Supplies become products with a price."""

from typing import Final

from mypy_extensions import i64

from chefetage.core.action import Action
from chefetage.core.state import NOBODY, Player, RuleId
from chefetage.games.ground_floor.rules.automa.products import price_for_automa
from chefetage.games.ground_floor.rules.cards import ROBOTICS, ROBOTICS_INFO, ROBOTICS_MONEY, ROBOTICS_SUPPLY
from chefetage.games.ground_floor.rules.city import (
    NONE_FREE,
    holds_marker,
    next_factory_space,
    schedule_time,
    time_facts,
    time_refusal,
)
from chefetage.games.ground_floor.rules.components import (
    FACTORY_INFO,
    FACTORY_MONEY,
    FACTORY_SPACES,
    FACTORY_SUPPLY,
    LIQUIDATION,
    PRICE_TARGET,
    RETAIL_BRACKET,
    RETAIL_FROM,
    RETAIL_PRICE,
    RETAIL_SPACES,
    VOLUNTARY_LIQUIDATION,
)
from chefetage.games.ground_floor.rules.conduct_business.advertising_agency import CHOOSE_MARKETING
from chefetage.games.ground_floor.rules.events import PRICED, PRODUCED
from chefetage.games.ground_floor.rules.paid_action import PaidAction
from chefetage.games.ground_floor.rules.sales import liquidate, target_price
from chefetage.games.ground_floor.rules.state import EMPTY, State
from chefetage.games.ground_floor.rules.turns import Decisions


def factory_money(s: State) -> i64:
    """GF-6.62, GF-12.12  Robotics makes it cheaper."""
    return ROBOTICS_MONEY if s.event == ROBOTICS else FACTORY_MONEY


def factory_info(s: State) -> i64:
    """GF-6.62, GF-12.12  As for the Money."""
    return ROBOTICS_INFO if s.event == ROBOTICS else FACTORY_INFO


def factory_supply(s: State) -> i64:
    """GF-6.62, GF-12.12  The Supplies that become a product."""
    return ROBOTICS_SUPPLY if s.event == ROBOTICS else FACTORY_SUPPLY


class Produce(PaidAction):
    """GF-6.62  One Time on the lowest free number, for Money, Info and a Supply."""

    def money(self, s: State, p: Player, arg: i64) -> i64:
        return factory_money(s)

    def info(self, s: State, p: Player, arg: i64) -> i64:
        return factory_info(s)

    def refusal(self, s: State, p: Player, arg: i64) -> RuleId | None:
        if next_factory_space(s) == NONE_FREE:
            return "GF-6.61"
        if s.companies[p].supplies < factory_supply(s) or not self.can_pay(s, p, arg):
            return "GF-6.62"
        return time_refusal(s, p)

    def perform(self, s: State, p: Player, arg: i64) -> None:
        self.pay(s, p, arg)
        s.companies[p].supplies -= factory_supply(s)
        schedule_time(s, p)
        space = next_factory_space(s)
        s.factory[space] = p
        s.record(PRODUCED, p, space + 1)

    def facts(self, s: State, p: Player, arg: i64) -> dict[str, int]:
        supplies = s.companies[p].supplies
        return {
            "spaces": FACTORY_SPACES,
            "space": next_factory_space(s) + 1,
            "price_supply": factory_supply(s),
            "supplies": supplies,
            "lacks_supply": int(supplies < factory_supply(s)),
            **super().facts(s, p, arg),
            **time_facts(s, p),
        }


class SetPrice(Action[State]):
    """GF-6.63  The marker becomes a product on any free open Retail space."""

    def refusal(self, s: State, p: Player, arg: i64) -> RuleId | None:
        if arg == LIQUIDATION:
            return "GF-6.64" if has_free_outlet(s) and not s.has_rule(VOLUNTARY_LIQUIDATION) else None  # GF-12.23
        return outlet_refusal(s, arg)

    def closed_by(self, s: State, p: Player, arg: i64) -> RuleId | None:
        """GF-6.63  From phase IV on it is known who has nothing in the Factory."""
        is_to_come = CHOOSE_MARKETING.number <= s.step < FACTORY.number
        return "GF-6.63" if is_to_come and not holds_marker(s.factory, p) else None

    def perform(self, s: State, p: Player, arg: i64) -> None:
        s.factory[s.turn] = EMPTY
        if arg == LIQUIDATION:
            liquidate(s, p)
        else:
            s.retail[arg] = p
            s.record(PRICED, p, arg, RETAIL_PRICE[arg])

    def facts(self, s: State, p: Player, arg: i64) -> dict[str, int]:
        bracket = 0 if arg == LIQUIDATION else RETAIL_BRACKET[arg]
        return {
            "retail_space": arg,
            "bracket": bracket,
            "price": target_price(s, p, arg),
            "free": free_outlets(s),
            **outlet_facts(s, arg),
        }


def outlet_refusal(s: State, space: i64) -> RuleId | None:
    """GF-6.102, GF-6.103  Only an open Retail space without a product takes one."""
    if s.is_free_outlet(space):
        return None
    return "GF-6.102" if s.retail[space] == EMPTY else "GF-6.103"


def outlet_facts(s: State, target: i64) -> dict[str, int]:
    """GF-6.102, GF-6.103  Where a product shall go, from which player count it is open, and whose product is there."""
    facts: dict[str, int] = {"target": target, "companies": s.count, "least": 0}
    if target < RETAIL_SPACES:
        facts["least"] = RETAIL_FROM[target]
        if s.retail[target] != EMPTY:
            facts["player"] = s.told_as(s.retail[target])
    return facts


def has_free_outlet(s: State) -> bool:
    for space in range(RETAIL_SPACES):
        if s.is_free_outlet(space):
            return True
    return False


def free_outlets(s: State) -> i64:
    count: i64 = 0
    for space in range(RETAIL_SPACES):
        if s.is_free_outlet(space):
            count += 1
    return count


class Factory(Decisions):
    """GF-6.63  In number order."""

    def next_player(self, s: State) -> Player:
        while s.turn < FACTORY_SPACES:
            company = s.factory[s.turn]
            if company != EMPTY:
                if not s.companies[company].is_automa:
                    return company
                price_for_automa(s, company)
                s.factory[s.turn] = EMPTY
            s.turn += 1
        return NOBODY


PRODUCE: Final = Produce("produce", "GF-6.62")
FACTORY: Final = Factory("factory", "GF-6.63", [SetPrice("price", "GF-6.63", [PRICE_TARGET])])
