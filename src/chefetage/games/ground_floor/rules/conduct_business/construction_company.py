"""GF-6.121 to GF-6.129, GF-8.2, GF-9.26  I Construction Company: Tenant Improvements and Floors."""

from typing import Final

from mypy_extensions import i64

from chefetage.core.action import Action, Decline
from chefetage.core.state import NOBODY, Player, RuleId
from chefetage.core.step import Step
from chefetage.core.vec import vec
from chefetage.games.ground_floor.rules.automa.purchases import buy_for_automa
from chefetage.games.ground_floor.rules.cards import BUILDING_SUBSIDY, SUBSIDY_INFO, SUBSIDY_MONEY
from chefetage.games.ground_floor.rules.city import (
    NONE_FREE,
    holds_marker,
    next_construction_space,
    return_time,
    schedule_time,
    time_facts,
    time_refusal,
)
from chefetage.games.ground_floor.rules.company import BARE
from chefetage.games.ground_floor.rules.components import (
    CONSTRUCTION_INFO,
    CONSTRUCTION_MONEY,
    CONSTRUCTION_OPEN,
    CONSTRUCTION_SPACES,
    FLOOR_INFO,
    FLOOR_MONEY,
    PER_FLOOR_INFO,
    PER_FLOOR_MONEY,
    REMODEL_ANY_TIME,
    TENANT_INFO,
    TENANT_MONEY,
)
from chefetage.games.ground_floor.rules.conduct_business.advertising_agency import CHOOSE_MARKETING
from chefetage.games.ground_floor.rules.events import (
    CONSTRUCTION_BOOKED,
    FLOOR_BOUGHT,
    NOTHING_BOUGHT,
    TENANT_BOUGHT,
    TENANT_TAKEN,
)
from chefetage.games.ground_floor.rules.improvements import (
    floor_facts,
    floor_refusal,
    put_tenant,
    take_floor,
    tenant_facts,
    tenant_refusal,
)
from chefetage.games.ground_floor.rules.paid_action import PaidAction
from chefetage.games.ground_floor.rules.remodel import Remodel
from chefetage.games.ground_floor.rules.state import EMPTY, State
from chefetage.games.ground_floor.rules.tiles import (
    EMPTY_FLOOR,
    FLOOR,
    PLACE,
    PLACES,
    ROOM,
    ROOMS,
    SLOT,
    SLOTS,
    STORAGE_CLOSET,
    TENANT,
    TENANTS,
)
from chefetage.games.ground_floor.rules.turns import Decisions

# What a new Tenant Improvement hides (GF-8.3).
HIDES_NOTHING: Final = 0
HIDES_ROOM: Final = 1
HIDES_OFFICE: Final = 2


def space_money(s: State) -> i64:
    """GF-6.123, GF-12.14  The Building Subsidy makes a space cheaper."""
    return SUBSIDY_MONEY if s.event == BUILDING_SUBSIDY else CONSTRUCTION_MONEY


def space_info(s: State) -> i64:
    """GF-6.123, GF-12.14  As for the Money."""
    return SUBSIDY_INFO if s.event == BUILDING_SUBSIDY else CONSTRUCTION_INFO


class Build(PaidAction):
    """GF-6.123  One Time on the lowest free open number, at the price of a space."""

    def money(self, s: State, p: Player, arg: i64) -> i64:
        return space_money(s)

    def info(self, s: State, p: Player, arg: i64) -> i64:
        return space_info(s)

    def refusal(self, s: State, p: Player, arg: i64) -> RuleId | None:
        if next_construction_space(s) == NONE_FREE:
            return "GF-6.122"
        if not self.can_pay(s, p, arg):
            return "GF-6.123"
        return time_refusal(s, p)

    def perform(self, s: State, p: Player, arg: i64) -> None:
        self.pay(s, p, arg)
        schedule_time(s, p)
        space = next_construction_space(s)
        s.construction[space] = p
        s.record(CONSTRUCTION_BOOKED, p, space + 1)

    def facts(self, s: State, p: Player, arg: i64) -> dict[str, int]:
        return {
            "companies": s.count,
            "spaces": CONSTRUCTION_OPEN[s.count],
            "space": next_construction_space(s) + 1,
            **super().facts(s, p, arg),
            **time_facts(s, p),
        }


def floor_money(s: State, p: Player) -> i64:
    """GF-6.126  The Ground Floor counts as existing, the Specialty does not (GF-10.1)."""
    return FLOOR_MONEY + PER_FLOOR_MONEY * (s.companies[p].floor_count() + 1)


def floor_info(s: State, p: Player) -> i64:
    """GF-6.126  As for the Money."""
    return FLOOR_INFO + PER_FLOOR_INFO * (s.companies[p].floor_count() + 1)


def purchase_closed_by(s: State, p: Player) -> RuleId | None:
    """GF-6.124  From phase IV on it is known who has no marker here."""
    is_to_come = CHOOSE_MARKETING.number <= s.step < CONSTRUCTION_COMPANY.number
    return "GF-6.124" if is_to_come and not holds_marker(s.construction, p) else None


def unplaced_refusal(words: list[str]) -> RuleId | None:
    """GF-15.12  A Tenant Improvement is bought together with its place."""
    is_unplaced = len(words) == 2 and words[0] == "buy_tenant" and words[1] in TENANT.keys
    return "GF-15.12" if is_unplaced else None


class BuyTenant(PaidAction):
    """GF-6.125, GF-15.12  A Tenant Improvement, all at one price, and the place it covers."""

    def money(self, s: State, p: Player, arg: i64) -> i64:
        return TENANT_MONEY

    def info(self, s: State, p: Player, arg: i64) -> i64:
        return TENANT_INFO

    def refusal(self, s: State, p: Player, arg: i64) -> RuleId | None:
        rule = tenant_refusal(s, p, arg // PLACES)
        if rule is not None:
            return rule
        if not self.can_pay(s, p, arg):
            return "GF-6.125"
        return None if arg % PLACES < ROOMS or s.companies[p].has_floor(EMPTY_FLOOR) else "GF-8.2"

    def closed_by(self, s: State, p: Player, arg: i64) -> RuleId | None:
        return purchase_closed_by(s, p)

    def fill(self, s: State, p: Player, out: vec[i64], count: i64) -> i64:
        """A tile that cannot be had needs no place."""
        if not self.can_pay(s, p, 0):
            return count
        places = PLACES if s.companies[p].has_floor(EMPTY_FLOOR) else ROOMS
        for tenant in range(TENANTS):
            if tenant_refusal(s, p, tenant) is None:
                for place in range(places):
                    out[count] = self.first + tenant * PLACES + place
                    count += 1
        return count

    def perform(self, s: State, p: Player, arg: i64) -> None:
        self.pay(s, p, arg)
        s.has_acted = True
        s.record(TENANT_BOUGHT, p, arg // PLACES, arg % PLACES)
        put_tenant(s, p, arg // PLACES, arg % PLACES)

    def facts(self, s: State, p: Player, arg: i64) -> dict[str, int]:
        place = arg % PLACES
        covered = s.companies[p].covers[place]
        return {
            **tenant_facts(s, p, arg // PLACES),
            "place": place,
            "hides": HIDES_OFFICE if covered != BARE else HIDES_ROOM if place < ROOMS else HIDES_NOTHING,
            "covered": max(covered, 0),
            "lost_supply": s.companies[p].supplies if place == STORAGE_CLOSET else 0,
            **super().facts(s, p, arg),
        }


class BuyFloor(PaidAction):
    """GF-6.126, GF-9.1  A Floor on top of the building; each costs more than the one below."""

    def money(self, s: State, p: Player, arg: i64) -> i64:
        return floor_money(s, p)

    def info(self, s: State, p: Player, arg: i64) -> i64:
        return floor_info(s, p)

    def refusal(self, s: State, p: Player, arg: i64) -> RuleId | None:
        rule = floor_refusal(s, p, arg)
        if rule is not None:
            return rule
        return None if self.can_pay(s, p, arg) else "GF-6.126"

    def closed_by(self, s: State, p: Player, arg: i64) -> RuleId | None:
        return purchase_closed_by(s, p)

    def perform(self, s: State, p: Player, arg: i64) -> None:
        self.pay(s, p, arg)
        s.has_acted = True
        s.record(FLOOR_BOUGHT, p, arg, floor_money(s, p), floor_info(s, p))
        take_floor(s, p, arg)
        if arg == EMPTY_FLOOR and TAKE_TENANT.is_possible(s, p):  # GF-9.26
            s.ask(FREE_TENANT.number, p)

    def facts(self, s: State, p: Player, arg: i64) -> dict[str, int]:
        brings_office = arg == EMPTY_FLOOR and TAKE_TENANT.is_possible(s, p)
        return {**floor_facts(s, p, arg), "brings_office": int(brings_office), **super().facts(s, p, arg)}


class BuyNothing(Action[State]):
    """GF-6.124, GF-17.27  The price of the space is not given back."""

    def closed_by(self, s: State, p: Player, arg: i64) -> RuleId | None:
        return purchase_closed_by(s, p)

    def perform(self, s: State, p: Player, arg: i64) -> None:
        s.has_acted = True
        s.record(NOTHING_BOUGHT, p)


class RemodelAtConstruction(Remodel):
    """GF-12.16  House rule: paid remodeling beside the purchase (GF-15.17)."""

    def refusal(self, s: State, p: Player, arg: i64) -> RuleId | None:
        return super().refusal(s, p, arg) if s.has_rule(REMODEL_ANY_TIME) else "GF-12.16"

    def closed_by(self, s: State, p: Player, arg: i64) -> RuleId | None:
        return None if s.has_rule(REMODEL_ANY_TIME) else "GF-12.16"


class TakeFreeTenant(Action[State]):
    """GF-9.26, GF-9.30  The Empty Floor brings a free available tile for one of its slots."""

    def refusal(self, s: State, p: Player, arg: i64) -> RuleId | None:
        return tenant_refusal(s, p, arg // SLOTS)

    def closed_by(self, s: State, p: Player, arg: i64) -> RuleId | None:
        """It comes at one moment only."""
        return "GF-9.26"

    def perform(self, s: State, p: Player, arg: i64) -> None:
        place = ROOMS + arg % SLOTS
        s.record(TENANT_TAKEN, p, arg // SLOTS, place)
        put_tenant(s, p, arg // SLOTS, place)

    def facts(self, s: State, p: Player, arg: i64) -> dict[str, int]:
        return tenant_facts(s, p, arg // SLOTS)


class ConstructionCompany(Decisions):
    """GF-6.124  In number order, one tile or nothing per marker."""

    def begin(self, s: State) -> None:
        s.turn = 0
        s.has_acted = False
        for company in s.companies:
            company.has_built = False

    def next_player(self, s: State) -> Player:
        while s.turn < CONSTRUCTION_SPACES:
            company = s.construction[s.turn]
            if company != EMPTY:
                if not s.companies[company].is_automa:
                    return company
                buy_for_automa(s, company)
                leave_space(s)
            s.turn += 1
        return NOBODY

    def finish(self, s: State, p: Player) -> None:
        if s.has_acted:  # else only a room was remodeled (GF-12.16)
            leave_space(s)
            s.turn += 1
            s.has_acted = False


def leave_space(s: State) -> None:
    """GF-6.124  The Time goes to the General Stock."""
    return_time(s, s.construction[s.turn])
    s.construction[s.turn] = EMPTY


BUY_FLOOR: Final = BuyFloor("buy_floor", "GF-6.126", [FLOOR])
BUILD: Final = Build("build", "GF-6.123")
CONSTRUCTION_COMPANY: Final = ConstructionCompany(
    "construction_company",
    "GF-6.124",
    [
        BuyNothing("buy_nothing", "GF-6.124"),
        BuyTenant("buy_tenant", "GF-6.125", [TENANT, PLACE]),
        BUY_FLOOR,
        RemodelAtConstruction("remodel_now", "GF-12.16", [ROOM]),
    ],
)
TAKE_TENANT: Final = TakeFreeTenant("take_tenant", "GF-9.26", [TENANT, SLOT])
FREE_TENANT: Final = Step("free_tenant", "GF-9.26", [Decline("no_tenant", "GF-9.26"), TAKE_TENANT])
