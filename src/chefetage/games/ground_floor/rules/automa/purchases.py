"""GF-13.28 to GF-13.31, GF-13.40  Which tiles an Automa takes."""

from mypy_extensions import i64

from chefetage.core.vec import append, vec
from chefetage.games.ground_floor.rules.automa.deck import add_card
from chefetage.games.ground_floor.rules.cards import AUTOMA_BUILDS, PURCHASE_TASK
from chefetage.games.ground_floor.rules.chance import AUTOMA_TILE_DRAW
from chefetage.games.ground_floor.rules.components import LAST_STAGE
from chefetage.games.ground_floor.rules.events import (
    AUTOMA_BOUGHT_NOTHING,
    AUTOMA_TOOK_ACHIEVEMENT,
    AUTOMA_TOOK_FLOOR,
    AUTOMA_TOOK_FREE_TENANT,
    AUTOMA_TOOK_TENANT,
)
from chefetage.games.ground_floor.rules.improvements import floor_refusal, own_tenant, take_floor, tenant_refusal
from chefetage.games.ground_floor.rules.state import State
from chefetage.games.ground_floor.rules.tiles import (
    EMPTY_FLOOR,
    FLOOR_STAGE,
    FLOORS,
    IS_ACHIEVEMENT,
    TENANT_STAGE,
    TENANTS,
)


def buy_for_automa(s: State, automa: i64) -> None:
    """GF-13.28, GF-13.29  One tile per marker; a purchase adds a card (GF-13.12)."""
    owner = s.companies[automa]
    wants_floor = not owner.has_built and AUTOMA_BUILDS[s.kind]
    owner.has_built = True
    has_bought = buy_achievement(s, automa) if s.stage == LAST_STAGE else buy_by_stage(s, automa, wants_floor)
    if has_bought:
        add_card(s, automa, PURCHASE_TASK)
    else:
        s.record(AUTOMA_BOUGHT_NOTHING, automa)


def buy_by_stage(s: State, automa: i64, wants_floor: bool) -> bool:
    """GF-13.30  The wanted sort, then the other one; of the current stage, then of earlier ones."""
    if buy_of_stage(s, automa, wants_floor, s.stage) or buy_of_stage(s, automa, not wants_floor, s.stage):
        return True
    return buy_of_earlier(s, automa, wants_floor) or buy_of_earlier(s, automa, not wants_floor)


def buy_of_earlier(s: State, automa: i64, wants_floor: bool) -> bool:
    """The newest of the earlier stages first."""
    stage = s.stage - 1
    while stage > 0:
        if buy_of_stage(s, automa, wants_floor, stage):
            return True
        stage -= 1
    return False


def buy_of_stage(s: State, automa: i64, wants_floor: bool, stage: i64) -> bool:
    return buy_floor(s, automa, stage) if wants_floor else buy_tenant(s, automa, stage)


def pick(s: State, tiles: vec[i64]) -> i64:
    """GF-13.30  Equal chances among the tile kinds."""
    s.reveal()
    return tiles[s.chance.below(AUTOMA_TILE_DRAW, len(tiles))]


def buy_floor(s: State, automa: i64, stage: i64) -> bool:
    tiles = vec[i64]()
    for floor in range(FLOORS):
        if FLOOR_STAGE[floor] == stage and floor_refusal(s, automa, floor) is None:
            tiles = append(tiles, floor)
    if len(tiles) == 0:
        return False
    floor = pick(s, tiles)
    take_floor(s, automa, floor)
    s.record(AUTOMA_TOOK_FLOOR, automa, floor)
    if floor == EMPTY_FLOOR:
        take_free_tenant(s, automa)
    return True


def buy_tenant(s: State, automa: i64, stage: i64) -> bool:
    tiles = vec[i64]()
    for tenant in range(TENANTS):
        if TENANT_STAGE[tenant] == stage and tenant_refusal(s, automa, tenant) is None:
            tiles = append(tiles, tenant)
    if len(tiles) == 0:
        return False
    tenant = pick(s, tiles)
    own_tenant(s, automa, tenant)  # beside its board, hiding nothing (GF-13.35)
    s.record(AUTOMA_TOOK_TENANT, automa, tenant)
    return True


def take_free_tenant(s: State, automa: i64) -> None:
    """GF-13.31  The Empty Floor comes with a Tenant Improvement of any opened stage."""
    tiles = vec[i64]()
    for tenant in range(TENANTS):
        if tenant_refusal(s, automa, tenant) is None:
            tiles = append(tiles, tenant)
    if len(tiles) > 0:
        tenant = pick(s, tiles)
        own_tenant(s, automa, tenant)
        s.record(AUTOMA_TOOK_FREE_TENANT, automa, tenant)


def buy_achievement(s: State, automa: i64) -> bool:
    """GF-13.29, GF-13.40  In stage 3 only Achievement Floors."""
    tiles = vec[i64]()
    for floor in range(FLOORS):
        if IS_ACHIEVEMENT[floor] and floor_refusal(s, automa, floor) is None:
            tiles = append(tiles, floor)
    if len(tiles) == 0:
        return False
    floor = pick(s, tiles)
    take_floor(s, automa, floor)
    s.record(AUTOMA_TOOK_ACHIEVEMENT, automa, floor)
    return True
