"""SI-20.2  What each player may see, built from what is allowed, never stripped from the state."""

from typing import TypedDict

from mypy_extensions import i64

from chefetage.core.action import Argument
from chefetage.core.bits import listed
from chefetage.core.state import Player
from chefetage.core.vec import vec
from chefetage.core.view import GameView
from chefetage.games.smartphone_inc.rules.board import MAP, MARKETS, REGION
from chefetage.games.smartphone_inc.rules.ceo import expansion_cost
from chefetage.games.smartphone_inc.rules.components import (
    COLOR,
    CONTRACT,
    NONE,
    PAD,
    RETAILER,
    ROUNDS,
    SIDE,
    SYMBOL,
    TECHNOLOGY,
    TECHNOLOGY_SIDE,
    TILE,
)
from chefetage.games.smartphone_inc.rules.planning.geometry import (
    LAYER,
    POSITIONS,
    SPAN,
    column_of,
    lower_pad_of,
    rotation_of,
    row_of,
    upper_pad_of,
)
from chefetage.games.smartphone_inc.rules.planning.plan import PLAN, improvements_work
from chefetage.games.smartphone_inc.rules.planning.reading import layer_of, span_of, tile_of
from chefetage.games.smartphone_inc.rules.receive_vp import rightmost_office
from chefetage.games.smartphone_inc.rules.scoring import final_points
from chefetage.games.smartphone_inc.rules.sequence import phase_of
from chefetage.games.smartphone_inc.rules.state import EMPTY, NO_LAYOUT, Company, State
from chefetage.games.smartphone_inc.rules.technologies import needed


class PlacementView(TypedDict):
    """SI-5.15  An improvement in a plan."""

    tile: str
    layer: str
    span: str  # the cells of its two fields


class PlanView(TypedDict):
    """SI-5.15  A plan, finished or under way."""

    lower: str
    lower_side: str
    upper: str
    upper_side: str
    rotation: int
    column: int
    row: int
    placed: list[PlacementView]  # from bottom to top
    unused: list[str]  # face down when the plan is finished


class CompanyView(TypedDict):
    """A company; all but a plan behind the screen is public (SI-20.5)."""

    color: str | None  # None before the colours are given
    vp: int
    points: int  # with patents, retailers and contracts as they stand
    price: int
    progress: int
    hand: int
    research: dict[str, int]  # markers by technology
    expansion: dict[str, int]  # markers by region
    needed: dict[str, int]  # for technologies not yet owned
    cost: dict[str, int]  # of regions, for this company
    offices: int
    goods: int
    available: int
    improvements: list[str]
    goods_cards: int
    technologies: list[str]
    patents: list[str]
    contracts: list[str]
    ceo: str | None
    is_ready: bool
    plan: PlanView | None  # None where it is hidden or there is none
    symbols: dict[str, int] | None  # of the plan shown this round
    covered: int
    face_down: int


class RegionView(TypedDict):
    """What lies in a region."""

    slots: list[int]  # companies from the left; free slots are left out
    counting_slot: int | None  # whose values first and second place bring now (SI-12.4)
    customers: list[int]  # companies whose goods lie there, -1: free
    retailer: str | None
    retailer_side: str | None


class SmartphoneIncView(GameView):
    """The whole table; of the stack only its height is known."""

    map: str
    rounds: int
    phase: int  # from 1; 0 in the set-up
    improvements_work: bool  # SI-5.8
    order: list[int]  # of the phase under way
    turn: int
    companies: list[CompanyView]
    steve: int  # number of his company, -1: none
    steve_figure: str | None
    steve_clock: str | None
    regions: dict[str, RegionView]
    technologies: dict[str, str]  # the side that is up
    patents: dict[str, int]  # holders
    display: list[str | None]
    stack: int
    discarded: list[str]
    goods_cards: int
    contracts: list[str]
    bonus_region: str | None  # whose bonus is to be taken or declined
    hardcore: bool


def view(s: State, viewer: Player) -> SmartphoneIncView:
    """The table as a seat sees it; NOBODY is a spectator."""
    regions = range(s.board.begin, s.board.end)
    return {
        "map": MAP.keys[s.map],
        "round": s.round,
        "rounds": ROUNDS,
        "phase": phase_of(s),
        "improvements_work": improvements_work(s),
        "order": list(s.order),
        "turn": s.turn,
        "companies": [company_view(s, p, viewer) for p in range(len(s.companies))],
        "steve": s.steve,
        "steve_figure": key_or_none(REGION, s.steve_figure),
        "steve_clock": key_or_none(TILE, s.steve_clock),
        "regions": {REGION.keys[region]: region_view(s, region) for region in regions},
        "technologies": {key: TECHNOLOGY_SIDE.keys[side] for key, side in zip(TECHNOLOGY.keys, s.sides, strict=True)},
        "patents": dict(zip(TECHNOLOGY.keys, s.patents, strict=True)),
        "display": [key_or_none(TILE, tile) for tile in s.display],
        "stack": len(s.stack),
        "discarded": keys_of(TILE, s.discarded),
        "goods_cards": s.goods_cards,
        "contracts": keys_of(CONTRACT, s.contracts),
        "bonus_region": key_or_none(REGION, s.bonus_region),
        "hardcore": s.is_hardcore,
    }


def company_view(s: State, p: Player, viewer: Player) -> CompanyView:
    company = s.companies[p]
    is_shown = plans_are_shown(s)
    return {
        "color": key_or_none(COLOR, company.color),
        "vp": company.vp,
        "points": final_points(s, p),
        "price": company.price,
        "progress": company.progress,
        "hand": company.hand,
        "research": counted(TECHNOLOGY, company.progress_on),
        "expansion": counted(REGION, company.progress_in),
        "needed": {key: needed(s, p, number) for number, key in enumerate(TECHNOLOGY.keys) if not company.owns(number)},
        "cost": {REGION.keys[region]: expansion_cost(s, p, region) for region in range(s.board.begin, s.board.end)},
        "offices": company.offices,
        "goods": company.goods,
        "available": company.available,
        "improvements": keys_of(TILE, company.improvements),
        "goods_cards": company.goods_cards,
        "technologies": keys_of(TECHNOLOGY, company.technologies),
        "patents": [key for key, holder in zip(TECHNOLOGY.keys, s.patents, strict=True) if holder == p],
        "contracts": keys_of(CONTRACT, company.contracts),
        "ceo": key_or_none(REGION, company.ceo),
        "is_ready": company.is_ready,
        "plan": plan_view(company) if is_shown or p == viewer else None,
        "symbols": counted(SYMBOL, company.symbols) if is_shown or p == s.steve else None,
        "covered": company.covered if is_shown else 0,
        "face_down": company.face_down if is_shown else 0,
    }


def plans_are_shown(s: State) -> bool:
    """SI-5.22  From the moment everybody is ready."""
    return s.step != PLAN.number


def plan_view(company: Company) -> PlanView | None:
    if company.layout == NO_LAYOUT:
        return None
    face, position = divmod(int(company.layout), int(POSITIONS))
    lower, upper = lower_pad_of(face), upper_pad_of(face)
    return {
        "lower": PAD.keys[lower // 2],
        "lower_side": SIDE.keys[lower % 2],
        "upper": PAD.keys[upper // 2],
        "upper_side": SIDE.keys[upper % 2],
        "rotation": rotation_of(position),
        "column": column_of(position),
        "row": row_of(position),
        "placed": [placement_view(placement) for placement in company.placed],
        "unused": keys_of(TILE, company.unused),
    }


def placement_view(placement: i64) -> PlacementView:
    return {
        "tile": TILE.keys[tile_of(placement)],
        "layer": LAYER.keys[layer_of(placement)],
        "span": SPAN.keys[span_of(placement)],
    }


def region_view(s: State, region: i64) -> RegionView:
    market = MARKETS[region]
    retailer = s.retailers[region]
    return {
        "slots": [owner for owner in s.slots[market.first_slot : market.first_slot + market.slots] if owner != EMPTY],
        "counting_slot": counting_slot(s, region),
        "customers": list(s.customers[market.first_customer : market.first_customer + market.customers]),
        "retailer": key_or_none(RETAILER, retailer // 2),
        "retailer_side": None if retailer == NONE else SIDE.keys[retailer % 2],
    }


def counting_slot(s: State, region: i64) -> int | None:
    slot = rightmost_office(s, region)
    return None if slot == NONE or s.has_retailer(region) else slot


def key_or_none(names: Argument, number: i64) -> str | None:
    return None if number == NONE else names.keys[number]


def keys_of(names: Argument, numbers: i64) -> list[str]:
    """The keys of a bit set."""
    return [names.keys[number] for number in listed(numbers)]


def counted(names: Argument, counts: vec[i64]) -> dict[str, int]:
    return {names.keys[number]: count for number, count in enumerate(counts) if count > 0}
