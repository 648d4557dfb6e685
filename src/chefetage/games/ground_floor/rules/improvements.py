"""GF-6.127, GF-8.1 to GF-8.5, GF-8.15, GF-9.1  Improvement tiles: which are available, and where they lie."""

from mypy_extensions import i64

from chefetage.core.bits import BIT
from chefetage.core.state import Player, RuleId
from chefetage.games.ground_floor.rules.components import FIRST_ROUND
from chefetage.games.ground_floor.rules.state import State
from chefetage.games.ground_floor.rules.storage import empty_hidden_closet
from chefetage.games.ground_floor.rules.tiles import (
    FLOOR_POINTS,
    FLOOR_STAGE,
    STORAGE_CLOSET,
    TENANT_POINTS,
    TENANT_STAGE,
    TENANTS,
)


def is_opened_tenant(s: State, tenant: i64) -> bool:
    """GF-3.13, GF-5.70  Whether the tile's stage has begun."""
    return TENANT_STAGE[tenant] <= s.stage


def is_opened_floor(s: State, floor: i64) -> bool:
    """GF-3.13, GF-5.70  Whether the Floor's stage has begun."""
    return FLOOR_STAGE[floor] <= s.stage


def tenant_refusal(s: State, p: Player, tenant: i64) -> RuleId | None:
    """GF-3.13, GF-6.127  An opened stage, a tile left, none of its kind on the own board."""
    if not is_opened_tenant(s, tenant):
        return "GF-3.13"
    return "GF-6.127" if s.tenant_tiles[tenant] == 0 or s.companies[p].has_tenant(tenant) else None


def floor_refusal(s: State, p: Player, floor: i64) -> RuleId | None:
    """GF-3.13, GF-6.127  An opened stage, a tile left, none of its kind in the own building."""
    if not is_opened_floor(s, floor):
        return "GF-3.13"
    return "GF-6.127" if s.floor_tiles[floor] == 0 or s.companies[p].has_floor(floor) else None


def tenant_facts(s: State, p: Player, tenant: i64) -> dict[str, int]:
    """The tile, its points, when its stage begins, and whether the player has it already."""
    return {
        "tenant": tenant,
        "tile": tenant,
        "points": TENANT_POINTS[tenant],
        "is_owned": int(s.companies[p].has_tenant(tenant)),
        **stage_facts(s, TENANT_STAGE[tenant]),
    }


def floor_facts(s: State, p: Player, floor: i64) -> dict[str, int]:
    """As of a Tenant Improvement."""
    return {
        "floor": floor,
        "tile": TENANTS + floor,
        "points": FLOOR_POINTS[floor],
        "is_owned": int(s.companies[p].has_floor(floor)),
        **stage_facts(s, FLOOR_STAGE[floor]),
    }


def stage_facts(s: State, stage: i64) -> dict[str, int]:
    """GF-3.13  A stage and the round with which it begins."""
    return {"stage": stage, "opens": FIRST_ROUND[stage], "round": s.round}


def own_tenant(s: State, company: i64, tenant: i64) -> None:
    s.tenant_tiles[tenant] -= 1
    s.companies[company].tenants |= BIT[tenant]


def put_tenant(s: State, p: Player, tenant: i64, place: i64) -> None:
    """GF-8.2, GF-8.3  It hides what lies there for good (GF-8.15); a closet loses its Supplies (GF-8.5)."""
    own_tenant(s, p, tenant)
    s.companies[p].covers[place] = tenant
    if place == STORAGE_CLOSET:
        empty_hidden_closet(s, p)


def take_floor(s: State, company: i64, floor: i64) -> None:
    """GF-9.1  It goes on top of the building."""
    s.floor_tiles[floor] -= 1
    s.companies[company].floors |= BIT[floor]
