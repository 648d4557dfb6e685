"""GF-11  Final scoring; GF-13.33, GF-13.36 for Automas."""

from mypy_extensions import i64

from chefetage.core.score import ScoreLine
from chefetage.games.ground_floor.rules.company import Company
from chefetage.games.ground_floor.rules.components import SET_INFO, SET_MONEY, SET_POINTS
from chefetage.games.ground_floor.rules.popularity import level
from chefetage.games.ground_floor.rules.state import State
from chefetage.games.ground_floor.rules.tiles import (
    ACHIEVEMENT_POINTS,
    AUTOMA_BONUS,
    BONUS_ACHIEVEMENTS,
    EXECUTIVE,
    FLOOR,
    FLOOR_POINTS,
    FLOORS,
    IMPROVEMENT,
    IS_ACHIEVEMENT,
    MARKETING,
    PER_TENANT_POINTS,
    PRODUCTION,
    REMODEL_POINTS,
    RETENTION,
    TENANT,
    TENANT_ACHIEVEMENT,
    TENANT_POINTS,
    TENANTS,
)


def tenant_points(owner: Company) -> i64:
    """GF-8.1, GF-8.4  Hidden tiles count, too."""
    points: i64 = 0
    for tenant in range(TENANTS):
        if owner.has_tenant(tenant):
            points += TENANT_POINTS[tenant]
    return points


def floor_points(owner: Company) -> i64:
    points: i64 = 0
    for floor in range(FLOORS):
        if owner.has_floor(floor):
            points += FLOOR_POINTS[floor]
    return points


def achievement_floors(owner: Company) -> i64:
    """GF-9.27, GF-9.28  Floors that are Achievements."""
    count: i64 = 0
    for floor in range(FLOORS):
        if IS_ACHIEVEMENT[floor] and owner.has_floor(floor):
            count += 1
    return count


def counted(s: State, company: i64, achievement: i64) -> i64:
    """What an Achievement counts on the own board."""
    owner = s.companies[company]
    if achievement == EXECUTIVE:
        return achievement_floors(owner)  # GF-9.19
    if achievement == IMPROVEMENT:
        return owner.remodeled_rooms()  # GF-9.20, GF-9.29
    if achievement == MARKETING:
        return level(s, company)  # GF-9.21, GF-11.6
    if achievement == PRODUCTION:
        return owner.supplies  # GF-9.22
    if achievement == RETENTION:
        return owner.hired + 1  # GF-9.23
    return owner.floor_count()  # GF-9.24, GF-9.32


def achievement_bonus(s: State, company: i64, achievement: i64) -> i64:
    """GF-9.19 to GF-9.24; an Automa scores at least the full bonus (GF-13.33, GF-13.36)."""
    owner = s.companies[company]
    if not owner.has_floor(achievement):
        return 0
    bonus = counted(s, company, achievement) * ACHIEVEMENT_POINTS[achievement]
    return max(bonus, AUTOMA_BONUS[achievement]) if owner.is_automa else bonus


def tenant_bonus(owner: Company) -> i64:
    """GF-8.12, GF-8.14  Per own Tenant Improvement, itself and hidden ones included."""
    if not owner.has_tenant(TENANT_ACHIEVEMENT):
        return 0
    return PER_TENANT_POINTS * owner.tenant_count()


def sets(owner: Company) -> i64:
    """GF-11.2  As many as both Money and Info make."""
    return min(owner.money // SET_MONEY, owner.info // SET_INFO)


def points(s: State, company: i64) -> i64:
    """GF-11.1  All Prestige Points of a company."""
    owner = s.companies[company]
    total = owner.remodeled_rooms() * REMODEL_POINTS + tenant_points(owner) + floor_points(owner) + tenant_bonus(owner)
    for achievement in BONUS_ACHIEVEMENTS:
        total += achievement_bonus(s, company, achievement)
    return total + sets(owner) * SET_POINTS


def score_sheet(s: State, company: i64) -> list[ScoreLine]:
    """GF-11.1, GF-11.5  Nothing else scores."""
    owner = s.companies[company]
    rooms = owner.remodeled_rooms()
    lines = [
        ScoreLine("GF-7.9", "remodeled_rooms", rooms * REMODEL_POINTS, {"count": rooms}),
        ScoreLine("GF-8.1", "tenants", tenant_points(owner), {"count": owner.tenant_count()}),
        ScoreLine("GF-9.1", "floors", floor_points(owner), {"count": owner.floor_count()}),
    ]
    own = [achievement for achievement in BONUS_ACHIEVEMENTS if owner.has_floor(achievement)]
    lines += [achievement_line(s, company, achievement) for achievement in own]
    if owner.has_tenant(TENANT_ACHIEVEMENT):
        facts = {"count": int(owner.tenant_count())}
        lines.append(ScoreLine("GF-8.12", TENANT.keys[TENANT_ACHIEVEMENT], tenant_bonus(owner), facts))
    if owner.is_automa:  # without sets (GF-13.33)
        return lines
    facts = {"count": int(sets(owner)), "money": int(SET_MONEY), "info": int(SET_INFO)}
    lines.append(ScoreLine("GF-11.2", "sets", sets(owner) * SET_POINTS, facts))
    return lines


def achievement_line(s: State, company: i64, achievement: i64) -> ScoreLine:
    """GF-13.33, GF-13.36  An Automa's full bonus counts nothing, unless its real one is higher."""
    key = FLOOR.keys[achievement]
    bonus = achievement_bonus(s, company, achievement)
    if not s.companies[company].is_automa:
        return ScoreLine("GF-11.1", key, bonus, {"count": int(counted(s, company, achievement))})
    if bonus > AUTOMA_BONUS[achievement]:
        return ScoreLine("GF-13.36", key, bonus, {"count": int(counted(s, company, achievement))})
    return ScoreLine("GF-13.33", f"automa_{key}", bonus)


def ranks(s: State) -> list[int]:
    """GF-11.3, GF-11.4, GF-13.34  The place of each company: by points, among equals by Popularity."""
    order = [int(company) for company in s.popularity]
    order.sort(key=lambda company: -points(s, company))
    return [order.index(company) + 1 for company in range(s.count)]


def winner(s: State) -> int:
    """GF-11.3  There is always one."""
    return ranks(s).index(1)
