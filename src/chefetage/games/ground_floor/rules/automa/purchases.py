"""GF-13.28 to GF-13.31, GF-13.40  Which tiles an Automa takes."""

from typing import Final

from mypy_extensions import i64

from chefetage.core.events import EventKind
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

ANY_STAGE: Final = 0


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


def buy_achievement(s: State, automa: i64) -> bool:
    """GF-13.29, GF-13.40  In stage 3 only Achievement Floors."""
    tiles = vec[i64]()
    for floor in range(FLOORS):
        if IS_ACHIEVEMENT[floor] and floor_refusal(s, automa, floor) is None:
            tiles = append(tiles, floor)
    return take_by_lot(s, automa, tiles, True, AUTOMA_TOOK_ACHIEVEMENT)


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
    if wants_floor:
        return take_by_lot(s, automa, floors(s, automa, stage), True, AUTOMA_TOOK_FLOOR)
    return take_by_lot(s, automa, tenants(s, automa, stage), False, AUTOMA_TOOK_TENANT)


def floors(s: State, automa: i64, stage: i64) -> vec[i64]:
    """The available Floors of a stage."""
    tiles = vec[i64]()
    for floor in range(FLOORS):
        if FLOOR_STAGE[floor] == stage and floor_refusal(s, automa, floor) is None:
            tiles = append(tiles, floor)
    return tiles


def tenants(s: State, automa: i64, stage: i64) -> vec[i64]:
    """The available Tenant Improvements of a stage or of all."""
    tiles = vec[i64]()
    for tenant in range(TENANTS):
        if (stage == ANY_STAGE or TENANT_STAGE[tenant] == stage) and tenant_refusal(s, automa, tenant) is None:
            tiles = append(tiles, tenant)
    return tiles


def take_by_lot(s: State, automa: i64, tiles: vec[i64], are_floors: bool, event: EventKind) -> bool:
    """GF-13.30  One of the tiles, with equal chances; False if there are none."""
    if len(tiles) == 0:
        return False
    s.reveal()
    tile = tiles[s.chance.below(AUTOMA_TILE_DRAW, len(tiles))]
    if are_floors:
        take_floor(s, automa, tile)
    else:
        own_tenant(s, automa, tile)  # beside its board, hiding nothing (GF-13.35)
    s.record(event, automa, tile)
    if are_floors and tile == EMPTY_FLOOR:  # it comes with a Tenant Improvement of any opened stage (GF-13.31)
        take_by_lot(s, automa, tenants(s, automa, ANY_STAGE), False, AUTOMA_TOOK_FREE_TENANT)
    return True
