"""GF-14.1  What everybody may see, built from what is allowed, never stripped from the state."""

from typing import TypedDict

from mypy_extensions import i64

from chefetage.core.action import Argument
from chefetage.core.bits import has
from chefetage.core.state import NOBODY, Player
from chefetage.core.vec import vec
from chefetage.core.view import GameView
from chefetage.games.ground_floor.rules.cards import (
    AUTOMA_CARD,
    AUTOMA_CARDS,
    ENTREPRENEUR,
    ERA,
    EVENT_CARD,
    FORECAST,
    KIND,
    KIND_OF,
)
from chefetage.games.ground_floor.rules.city import box_index, next_construction_space, next_factory_space, next_row
from chefetage.games.ground_floor.rules.company import BARE, NO_BONUS, Company
from chefetage.games.ground_floor.rules.components import (
    BONUS,
    BOX,
    CONSTRUCTION_OPEN,
    HOUSE_RULES,
    RETAIL_FROM,
    RETAIL_SPACE,
    STOCK_SPACE,
    WAREHOUSE_SPACE,
)
from chefetage.games.ground_floor.rules.conduct_business.advertising_agency import box_info, box_money
from chefetage.games.ground_floor.rules.conduct_business.construction_company import (
    BUILD,
    floor_info,
    floor_money,
    space_info,
    space_money,
)
from chefetage.games.ground_floor.rules.conduct_business.consulting_firm import CONSULT
from chefetage.games.ground_floor.rules.conduct_business.economic_forecast import consumers, job_market_after
from chefetage.games.ground_floor.rules.conduct_business.factory import (
    PRODUCE,
    factory_info,
    factory_money,
    factory_supply,
)
from chefetage.games.ground_floor.rules.conduct_business.marketing_bonus import has_bonuses
from chefetage.games.ground_floor.rules.conduct_business.stock_exchange import buy_out_money
from chefetage.games.ground_floor.rules.forecast_deck import kinds_in_deck
from chefetage.games.ground_floor.rules.improvements import is_opened_floor, is_opened_tenant
from chefetage.games.ground_floor.rules.own_board import floor_time, uses_per_round
from chefetage.games.ground_floor.rules.popularity import level
from chefetage.games.ground_floor.rules.scoring import points
from chefetage.games.ground_floor.rules.setup import starting_info, starting_money
from chefetage.games.ground_floor.rules.state import NO_CARD, State
from chefetage.games.ground_floor.rules.tiles import (
    FLOOR,
    FLOOR_USES,
    FLOORS,
    PLACE,
    ROOM,
    ROOMS,
    SPECIALTY,
    TENANT,
    TENANTS,
)


class PriceView(TypedDict):
    """What something costs or brings here, with Events and house rules."""

    money: int
    info: int
    supply: int


class PricesView(TypedDict):
    """What an Event may change."""

    factory: PriceView
    construction_company: PriceView
    boxes: dict[str, PriceView]
    buy_out: int  # the Money for a share that leaves the track


class FloorUseView(TypedDict):
    """How a Floor with an action is used, with house rules."""

    time: int
    uses: int  # per round


class CompanyView(TypedDict):
    """A board and what lies beside it; all of it is public (GF-4.9)."""

    entrepreneur: str | None  # None: a player
    specialty: str
    money: int
    info: int
    supplies: int
    capacity: int
    time: int  # on the Employee track
    spent: int  # on the own board
    stock: int  # in the General Stock
    employees: int  # the CEO included
    untrained: int
    has_passed: bool
    remodeled: list[str]
    tenants: list[str]  # hidden ones included
    covers: dict[str, str]  # by place: the tile on top
    floors: list[str]  # in the order of the data
    uses: dict[str, int]  # of Floors in this round
    bonus: str | None
    has_temp: bool
    popularity: int
    level: int
    next_floor: PriceView
    points: int  # as things stand
    deck: list[str]  # cards of an Automa, sorted: their order is hidden
    discard: list[str]


class ForecastView(TypedDict):
    """The Current card; the front is hidden until area G (GF-14.2)."""

    kind: str
    card: str | None
    consumers: int | None
    next_job_market: int | None


class GroundFloorView(GameView):
    """The whole table; the fronts of forecast cards to come are not in it (GF-14.2)."""

    stage: int
    order: list[int]  # companies, the most popular first
    job_market: int
    job_price: int
    current: ForecastView
    future: int  # cards
    next_kind: str | None
    kinds_to_come: list[str] | None  # in their order, if the first-game deck is used (GF-14.7)
    deck_kinds: dict[str, int] | None  # cards of each kind in the whole deck
    past: list[str]
    era: str | None
    event: str | None
    house_rules: list[str]
    tenant_tiles: dict[str, int]  # available
    floor_tiles: dict[str, int]
    consulting: list[list[int]]  # by row: left, right; -1 is empty
    waiting: list[int]
    boxes: dict[str, list[int]]  # Time by company
    warehouse: dict[str, int]  # by space: the company there, -1 none
    supplies: list[str]  # spaces that hold a Supply
    factory: list[int]
    stock_spaces: dict[str, int]
    shares: list[int]  # the stock track from the bottom
    retail: dict[str, int]  # open spaces
    unsold: list[str]  # products that must still drop
    construction: list[int]  # open spaces
    next_spaces: dict[str, int]  # by action: the space that the next marker takes, -1 none
    prices: PricesView
    floor_uses: dict[str, FloorUseView]
    starting_goods: dict[str, PriceView]  # by Specialty that brings any
    has_bonuses: bool  # whether area C is used
    at: int  # the space being resolved in areas B, E, I; the place in the order elsewhere
    has_acted: bool
    companies: list[CompanyView]
    automa_stock: list[str]


def view(s: State, viewer: Player) -> GroundFloorView:
    """The table; it looks the same from every seat (GF-14.3)."""
    return {
        "round": s.round,
        "stage": s.stage,
        "order": list(s.popularity),
        "job_market": s.job_market,
        "job_price": s.job_price,
        "current": forecast_view(s),
        "future": len(s.future),
        "next_kind": KIND.keys[KIND_OF[s.future[-1]]] if len(s.future) > 0 else None,
        "kinds_to_come": kinds_to_come(s) if s.is_first_game else None,
        "deck_kinds": None if s.is_first_game else dict(zip(KIND.keys, kinds_in_deck(s), strict=True)),
        "past": [FORECAST.keys[card] for card in s.past],
        "era": name_or_none(ERA, s.era),
        "event": name_or_none(EVENT_CARD, s.event),
        "house_rules": [key for rule, key in enumerate(HOUSE_RULES) if s.has_rule(rule)],
        "tenant_tiles": {TENANT.keys[t]: s.tenant_tiles[t] for t in range(TENANTS) if is_opened_tenant(s, t)},
        "floor_tiles": {FLOOR.keys[f]: s.floor_tiles[f] for f in range(FLOORS) if is_opened_floor(s, f)},
        "consulting": [[left, right] for left, right in zip(s.left, s.right, strict=True)],
        "waiting": list(s.queue),
        "boxes": {key: [s.boxes[box_index(box, c)] for c in range(s.count)] for box, key in enumerate(BOX.keys)},
        "warehouse": dict(zip(WAREHOUSE_SPACE.keys, s.warehouse, strict=True)),
        "supplies": [key for space, key in enumerate(WAREHOUSE_SPACE.keys) if s.holds_supply(space)],
        "factory": list(s.factory),
        "stock_spaces": dict(zip(STOCK_SPACE.keys, s.stock_spaces, strict=True)),
        "shares": list(s.shares),
        "retail": {key: s.retail[r] for r, key in enumerate(RETAIL_SPACE.keys) if RETAIL_FROM[r] <= s.count},
        "unsold": [key for space, key in enumerate(RETAIL_SPACE.keys) if has(s.unsold, space)],
        "construction": list(s.construction)[: CONSTRUCTION_OPEN[s.count]],
        "next_spaces": next_spaces(s),
        "prices": prices_view(s),
        "floor_uses": floor_uses(s),
        "starting_goods": starting_goods(s),
        "has_bonuses": has_bonuses(s),
        "at": s.turn,
        "has_acted": s.has_acted,
        "companies": [company_view(s, company) for company in range(s.count)],
        "automa_stock": cards_in(s.automa_stock),
    }


def forecast_view(s: State) -> ForecastView:
    return {
        "kind": KIND.keys[s.kind],
        "card": FORECAST.keys[s.current] if s.is_turned else None,
        "consumers": consumers(s) if s.is_turned else None,
        "next_job_market": job_market_after(s) if s.is_turned else None,
    }


def company_view(s: State, company: i64) -> CompanyView:
    owner: Company = s.companies[company]
    return {
        "entrepreneur": ENTREPRENEUR.keys[owner.entrepreneur] if owner.entrepreneur != NOBODY else None,
        "specialty": SPECIALTY.keys[owner.specialty],
        "money": owner.money,
        "info": owner.info,
        "supplies": owner.supplies,
        "capacity": owner.capacity(),
        "time": owner.time,
        "spent": owner.spent,
        "stock": owner.stock,
        "employees": owner.hired + 1,
        "untrained": owner.untrained,
        "has_passed": owner.has_passed,
        "remodeled": [ROOM.keys[room] for room in range(ROOMS) if owner.has_remodeled(room)],
        "tenants": [TENANT.keys[tenant] for tenant in range(TENANTS) if owner.has_tenant(tenant)],
        "covers": {PLACE.keys[place]: TENANT.keys[tile] for place, tile in enumerate(owner.covers) if tile != BARE},
        "floors": [FLOOR.keys[floor] for floor in range(FLOORS) if owner.has_floor(floor)],
        "uses": {FLOOR.keys[floor]: owner.uses[floor] for floor in range(FLOORS) if owner.uses[floor] > 0},
        "bonus": BONUS.keys[owner.bonus] if owner.bonus != NO_BONUS else None,
        "has_temp": owner.has_temp,
        "popularity": s.position[company],
        "level": level(s, company),
        "next_floor": price_view(floor_money(s, company), floor_info(s, company)),
        "points": points(s, company),
        "deck": sorted_cards(owner.deck),
        "discard": sorted_cards(owner.discard),
    }


def price_view(money: i64, info: i64, supply: i64 = 0) -> PriceView:
    return {"money": money, "info": info, "supply": supply}


def prices_view(s: State) -> PricesView:
    return {
        "factory": price_view(factory_money(s), factory_info(s), factory_supply(s)),
        "construction_company": price_view(space_money(s), space_info(s)),
        "boxes": {key: price_view(box_money(s, box), box_info(s, box)) for box, key in enumerate(BOX.keys)},
        "buy_out": buy_out_money(s),
    }


def next_spaces(s: State) -> dict[str, int]:
    spaces = [(CONSULT, next_row(s)), (PRODUCE, next_factory_space(s)), (BUILD, next_construction_space(s))]
    return {action.name: space for action, space in spaces}


def floor_uses(s: State) -> dict[str, FloorUseView]:
    floors = [floor for floor in range(FLOORS) if FLOOR_USES[floor] > 0]
    return {FLOOR.keys[f]: {"time": floor_time(s, f), "uses": uses_per_round(s, f)} for f in floors}


def starting_goods(s: State) -> dict[str, PriceView]:
    goods = {key: (starting_money(s, tile), starting_info(s, tile)) for tile, key in enumerate(SPECIALTY.keys)}
    return {key: price_view(money, info) for key, (money, info) in goods.items() if money + info > 0}


def kinds_to_come(s: State) -> list[str]:
    return [KIND.keys[KIND_OF[card]] for card in reversed(list(s.future))]


def name_or_none(names: Argument, number: i64) -> str | None:
    return None if number == NO_CARD else names.keys[number]


def sorted_cards(cards: vec[i64]) -> list[str]:
    return [AUTOMA_CARD.keys[card] for card in sorted(cards)]


def cards_in(mask: i64) -> list[str]:
    return [AUTOMA_CARD.keys[card] for card in range(AUTOMA_CARDS) if has(mask, card)]
