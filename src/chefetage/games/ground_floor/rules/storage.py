"""GF-7.6, GF-7.8, GF-8.5  Supplies and the Storage Closet."""

from mypy_extensions import i64

from chefetage.core import bits
from chefetage.games.ground_floor.rules.components import SUPPLY_MARKERS
from chefetage.games.ground_floor.rules.events import SUPPLY_GAINED, SUPPLY_LOST
from chefetage.games.ground_floor.rules.state import State


def gain_supply(s: State, company: i64) -> None:
    """GF-7.8  Without free storage the Supply goes to the General Stock; Automas take none (GF-13.3)."""
    owner = s.companies[company]
    if owner.is_automa:
        return
    if owner.supplies < owner.capacity() and supplies_in_use(s) < SUPPLY_MARKERS:
        owner.supplies += 1
        s.record(SUPPLY_GAINED, company)
    else:
        s.record(SUPPLY_LOST, company)


def stored_of(s: State, company: i64, count: i64, capacity: i64) -> i64:
    """GF-7.8, GF-2.8  How many of `count` Supplies would find a place in a closet of this capacity."""
    places = min(capacity - s.companies[company].supplies, SUPPLY_MARKERS - supplies_in_use(s))
    return max(min(count, places), 0)


def supplies_in_use(s: State) -> i64:
    """GF-2.8  Supplies in closets and in the Warehouse."""
    count = bits.count(s.goods)
    for company in s.companies:
        count += company.supplies
    return count


def empty_hidden_closet(s: State, company: i64) -> None:
    """GF-8.5  A Tenant Improvement on the Storage Closet ends the storing."""
    owner = s.companies[company]
    while owner.supplies > owner.capacity():
        owner.supplies -= 1
        s.record(SUPPLY_LOST, company)
