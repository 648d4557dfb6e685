"""GF-5.26, GF-5.27  Spaces of the city: which one is next, and a Time marker for it."""

from typing import Final

from mypy_extensions import i64

from chefetage.core.state import RuleId
from chefetage.core.vec import vec
from chefetage.games.ground_floor.rules.components import CONSTRUCTION_OPEN, CONSULTING_ROWS, MOST_COMPANIES
from chefetage.games.ground_floor.rules.state import EMPTY, State
from chefetage.games.ground_floor.rules.tiles import IN_CONSTRUCTION, IN_FACTORY

NONE_FREE: Final = -1


def first_free(spaces: vec[i64], count: i64) -> i64:
    """GF-5.27  The first free one among the first `count` spaces."""
    for space in range(count):
        if spaces[space] == EMPTY:
            return space
    return NONE_FREE


def holds_marker(spaces: vec[i64], company: i64) -> bool:
    """Whether a marker of the company lies on one of the spaces."""
    for holder in spaces:
        if holder == company:
            return True
    return False


def next_row(s: State) -> i64:
    """GF-6.2  The topmost row of the Consulting Firm whose left space is free."""
    return first_free(s.left, CONSULTING_ROWS)


def next_factory_space(s: State) -> i64:
    """GF-6.62  The lowest free number."""
    return first_free(s.factory, len(s.factory))


def next_construction_space(s: State) -> i64:
    """GF-6.122, GF-6.123  The lowest free number that the player count opens."""
    return first_free(s.construction, CONSTRUCTION_OPEN[s.count])


def time_refusal(s: State, p: i64) -> RuleId | None:
    """GF-5.21  A city space takes one Time from the track."""
    return None if s.companies[p].time > 0 else "GF-5.21"


def time_facts(s: State, p: i64) -> dict[str, int]:
    """GF-5.21, GF-5.26  The Time that a city space takes, and what is left on the track."""
    return {"needed": 1, "time": s.companies[p].time}


def holder_facts(s: State, building: i64, space: i64, company: i64) -> dict[str, int]:
    """GF-5.26  Which space it is and who holds it, if anybody does."""
    facts: dict[str, int] = {"building": building, "number": space + 1}
    if company != EMPTY:
        facts["player"] = s.told_as(company)
    return facts


def schedule_time(s: State, p: i64) -> None:
    """GF-5.26  One Time leaves the Employee track for the city; that is the task of the turn."""
    s.companies[p].time -= 1
    s.has_acted = True


def return_time(s: State, company: i64) -> None:
    """A marker of the city goes to the General Stock."""
    s.companies[company].stock += 1


def box_index(box: i64, company: i64) -> i64:
    return box * MOST_COMPANIES + company


def can_place(s: State, company: i64, placement: i64) -> bool:
    """GF-5.31, GF-17.15  Room in the city and a Time in the General Stock."""
    if s.companies[company].stock == 0:
        return False
    if placement == IN_FACTORY:
        return next_factory_space(s) != NONE_FREE
    return placement != IN_CONSTRUCTION or next_construction_space(s) != NONE_FREE


def place_from_stock(s: State, company: i64, placement: i64) -> None:
    """GF-9.4, GF-6.24  A Time from the General Stock goes on the next free space or into a box."""
    s.companies[company].stock -= 1
    if placement == IN_FACTORY:
        s.factory[next_factory_space(s)] = company
    elif placement == IN_CONSTRUCTION:
        s.construction[next_construction_space(s)] = company
    else:
        s.boxes[box_index(placement, company)] += 1
