"""Builds a position: what a test names is set, the rest follows so that no component is lost or doubled."""

from typing import cast

from mypy_extensions import i64

from chefetage.core.bits import BIT
from chefetage.core.chance import Chance
from chefetage.core.vec import vec
from chefetage.games.ground_floor import GAME
from chefetage.games.ground_floor.rules.cards import AUTOMA_CARD, ENTREPRENEUR, EVENT_CARD, FORECAST
from chefetage.games.ground_floor.rules.chance import STREAMS
from chefetage.games.ground_floor.rules.city import box_index
from chefetage.games.ground_floor.rules.company import BARE_PLACES, NO_BONUS, NO_USES, Company
from chefetage.games.ground_floor.rules.components import (
    BONUS,
    BOX,
    POPULARITY_START,
    RETAIL_SPACE,
    STOCK_SPACE,
    WAREHOUSE_SPACE,
)
from chefetage.games.ground_floor.rules.state import EMPTY, State
from chefetage.games.ground_floor.rules.tiles import FLOOR, PLACE, ROOM, SPECIALTY, TENANT
from chefetage.games.ground_floor.tests.fields import Fields, Seat

SEATS = ["marion", "tanja", "nikki", "angelika", "olga"]
TIME_OF_A_COLOUR = 25


def named(s: State, company: int) -> str:
    """The name of a company; "" for an empty space."""
    if company == EMPTY:
        return ""
    return SEATS[company] if company < s.players else ENTREPRENEUR.keys[s.companies[company].entrepreneur]


def company_named(s: State, name: str) -> int:
    return EMPTY if name == "" else [named(s, company) for company in range(s.count)].index(name)


def build(players: int, fields: Fields) -> State:
    """A consistent position."""
    s = GAME.new(players, 1, fields.get("options", {}))
    s.chance = Chance.of(fields.get("seed", 1), STREAMS.names)
    s.actors = 0
    s.round = fields.get("round", 1)
    s.job_market = fields.get("job_market", int(s.job_market))
    for company in range(s.count):
        set_board(s.companies[company], cast(Seat, fields.get(named(s, company), {})))
    take_owned_tiles(s)
    lay_out_cards(s, fields)
    set_popularity(s, fields)
    fill_city(s, fields)
    for tile in fields.get("taken", []):
        remove_tile(s, tile)
    for company in range(s.count):
        owner = s.companies[company]
        owner.stock = TIME_OF_A_COLOUR - owner.time - owner.spent - time_in_city(s, company)
    return s


def set_board(owner: Company, board: Seat) -> None:
    is_automa = owner.is_automa
    owner.specialty = SPECIALTY.keys.index(board.get("specialty", "e_commerce" if is_automa else "inheritance"))
    owner.money = board.get("money", 0)
    owner.info = board.get("info", 0 if is_automa else 7)
    owner.supplies = board.get("supplies", 0 if is_automa else 1)
    owner.time = board.get("time", 4)
    owner.spent = board.get("spent", 0)
    owner.hired = board.get("hired", 0)
    owner.untrained = board.get("untrained", 0)
    owner.has_passed = False
    owner.has_temp = board.get("has_temp", False)
    owner.bonus = BONUS.keys.index(board["bonus"]) if "bonus" in board else NO_BONUS
    set_building(owner, board)
    if "deck" in board:
        owner.deck = vec[i64]([AUTOMA_CARD.keys.index(card) for card in reversed(board["deck"])])
        owner.discard = vec[i64]([AUTOMA_CARD.keys.index(card) for card in board.get("discard", [])])


def set_building(owner: Company, board: Seat) -> None:
    owner.remodeled = bits(board.get("remodeled", []), ROOM.keys)
    owner.floors = bits(board.get("floors", []), FLOOR.keys)
    owner.covers = BARE_PLACES[:]
    owner.uses = NO_USES[:]
    tenants = [*board.get("tenants", [])]
    for place, stack in board.get("covers", {}).items():
        owner.covers[PLACE.keys.index(place)] = TENANT.keys.index(stack[-1])
        tenants += stack
    if tenants or not owner.is_automa:
        owner.tenants = bits(tenants, TENANT.keys)
    for floor, uses in board.get("uses", {}).items():
        owner.uses[FLOOR.keys.index(floor)] = uses


def bits(names: list[str], keys: list[str]) -> int:
    return sum(int(BIT[keys.index(name)]) for name in names)


def take_owned_tiles(s: State) -> None:
    """Tiles on a board are not available any more, as far as there are any."""
    fresh = GAME.new(int(s.players), 1, {"automas": automas_of(s)})
    for tenant in range(len(TENANT.keys)):
        owned = sum(company.has_tenant(tenant) for company in s.companies)
        before = sum(company.has_tenant(tenant) for company in fresh.companies)
        s.tenant_tiles[tenant] = max(fresh.tenant_tiles[tenant] + before - owned, 0)
    for floor in range(len(FLOOR.keys)):
        s.floor_tiles[floor] = max(s.floor_tiles[floor] - sum(company.has_floor(floor) for company in s.companies), 0)


def automas_of(s: State) -> str:
    names = sorted(company.entrepreneur for company in s.companies if company.is_automa)
    return "_".join(ENTREPRENEUR.keys[number] for number in names) or "none"


def remove_tile(s: State, tile: str) -> None:
    if tile in TENANT.keys:
        s.tenant_tiles[TENANT.keys.index(tile)] = 0
    else:
        s.floor_tiles[FLOOR.keys.index(tile)] = 0


def lay_out_cards(s: State, fields: Fields) -> None:
    if "event" in fields:
        s.event = EVENT_CARD.keys.index(fields["event"])
    s.is_turned = fields.get("turned", False)
    if "current" in fields:
        s.current = FORECAST.keys.index(fields["current"])
    if "future" in fields:
        s.future = vec[i64]([FORECAST.keys.index(card) for card in reversed(fields["future"])])
    s.past = vec[i64]([FORECAST.keys.index(card) for card in fields.get("past", [])])


def set_popularity(s: State, fields: Fields) -> None:
    """The most popular first."""
    default = {str(POPULARITY_START): fields.get("order", [named(s, company) for company in range(s.count)])}
    spaces = fields.get("popularity", default)
    order = []
    for space in sorted(spaces, key=int, reverse=True):
        for name in spaces[space]:
            order.append(company_named(s, name))
            s.position[order[-1]] = int(space)
    assert sorted(order) == list(range(s.count)), "everybody is on the track once"
    s.popularity = vec[i64](order)


def fill_city(s: State, fields: Fields) -> None:
    fill(s, s.left, fields.get("left", []))
    fill(s, s.right, fields.get("right", []))
    fill(s, s.queue, fields.get("waiting", []))
    fill(s, s.factory, fields.get("factory", []))
    fill(s, s.construction, fields.get("construction", []))
    fill_named(s, s.warehouse, fields.get("warehouse", {}), WAREHOUSE_SPACE.keys)
    fill_named(s, s.stock_spaces, fields.get("stock_spaces", {}), STOCK_SPACE.keys)
    fill_named(s, s.retail, fields.get("retail", {}), RETAIL_SPACE.keys)
    for level, name in fields.get("shares", {}).items():
        s.shares[int(level) - 1] = company_named(s, name)
    for box, times in fields.get("boxes", {}).items():
        for name, time in times.items():
            s.boxes[box_index(BOX.keys.index(box), company_named(s, name))] = time
    if "goods" in fields:
        s.goods = bits(fields["goods"], WAREHOUSE_SPACE.keys)
    s.unsold = bits(fields.get("unsold", []), RETAIL_SPACE.keys)


def fill(s: State, spaces: vec[i64], names: list[str]) -> None:
    for space, name in enumerate(names):
        spaces[space] = company_named(s, name)


def fill_named(s: State, spaces: vec[i64], names: dict[str, str], keys: list[str]) -> None:
    for key, name in names.items():
        spaces[keys.index(key)] = company_named(s, name)


def time_in_city(s: State, company: int) -> int:
    """GF-16.1"""
    areas = [s.left, s.right, s.queue, s.warehouse, s.factory, s.stock_spaces, s.shares, s.retail, s.construction]
    in_boxes = sum(int(s.boxes[box_index(box, company)]) for box in range(len(BOX.keys)))
    return in_boxes + sum(list(area).count(company) for area in areas)
