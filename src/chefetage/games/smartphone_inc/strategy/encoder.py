"""Positions as rows of numbers: all is public but the order of the stack and plans behind the others' screens.

Regions have their numbers on the board that is used, so that both maps share their entries.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from chefetage.core.bits import BIT, count, has
from chefetage.core.encoding import Encoder, Entries, Inputs
from chefetage.core.state import GAME_OVER, NOBODY, Player
from chefetage.core.vec import vec
from chefetage.games.smartphone_inc.rules.board import BOARDS, MARKETS, REGION, WORLD, Region
from chefetage.games.smartphone_inc.rules.ceo import ceo_goods, expansion_cost, extra_limit
from chefetage.games.smartphone_inc.rules.components import (
    BONUS,
    COLOR,
    COLORS,
    CONTRACT,
    CONTRACTS,
    COST,
    COST_PER_GOOD,
    FIRST_FIELD,
    GOODS,
    GOODS_PER_CARD,
    IMPROVE,
    LEAST_PRICE,
    LEVEL,
    LI_ION,
    MOST_OVERLAP,
    MOST_PRICE,
    NO_BONUS,
    NONE,
    RESEARCH,
    RETAILER_SIDE,
    ROUNDS,
    SECOND_FIELD,
    SIDE_B,
    SYMBOL,
    SYMBOLS,
    TECHNOLOGIES,
    TECHNOLOGY,
    TECHNOLOGY_SIDE,
    TILES,
)
from chefetage.games.smartphone_inc.rules.contracts import CONTRACT_CARDS, is_fulfilled
from chefetage.games.smartphone_inc.rules.customers import goods_in
from chefetage.games.smartphone_inc.rules.hardcore import symbol_costs, symbol_gains
from chefetage.games.smartphone_inc.rules.logistics import EXPANSION
from chefetage.games.smartphone_inc.rules.markers import markers_by
from chefetage.games.smartphone_inc.rules.order import goes_before
from chefetage.games.smartphone_inc.rules.planning.geometry import (
    CELL_NAMES,
    CELL_OF_FIELD,
    CELLS,
    LAYER,
    LOWER_AT,
    PAD_CELLS,
    POSITIONS,
    SPAN_FIRST,
    SPAN_SECOND,
    SPANS,
    UPPER_AT,
)
from chefetage.games.smartphone_inc.rules.planning.plan import PLAN
from chefetage.games.smartphone_inc.rules.planning.reading import overlap_of
from chefetage.games.smartphone_inc.rules.prices import price_by
from chefetage.games.smartphone_inc.rules.production import goods_by
from chefetage.games.smartphone_inc.rules.receive_vp import controller, leader
from chefetage.games.smartphone_inc.rules.sales import SELL_GOODS
from chefetage.games.smartphone_inc.rules.scoring import contract_points, patent_points, retailer_points
from chefetage.games.smartphone_inc.rules.sequence import PHASES, SEQUENCE
from chefetage.games.smartphone_inc.rules.setup import SIDE_OPTIONS
from chefetage.games.smartphone_inc.rules.state import EMPTY, NO_LAYOUT, SOURCES, Company, State
from chefetage.games.smartphone_inc.rules.technologies import li_ion_goods, needed
from chefetage.games.smartphone_inc.strategy.evaluation import evaluate, has_begun, has_played
from chefetage.games.smartphone_inc.strategy.markers import regions_in_reach
from chefetage.games.smartphone_inc.strategy.outlook import look_out, worth_before_turns
from chefetage.games.smartphone_inc.strategy.plan_search import (
    COUNT_BITS,
    COUNT_MASK,
    IS_MIRRORED,
    ON_TOP,
    ONE_OF,
    PLACES_ON_PADS,
    SYMBOL_PART,
    Candidate,
    lay_out,
)
from chefetage.games.smartphone_inc.strategy.sales import PAYING, PRICES, WANTING
from chefetage.games.smartphone_inc.strategy.weights import WEIGHTS

VERSION: Final = 2
SCORE_UNIT: Final = 20
OUTLOOK_PART: Final = 10  # it is told in tenths of a point
MOST_PLAYERS: Final[i64] = COLORS
OPEN: Final[i64] = SYMBOL.keys.index("open")
PRICE_STEPS: Final[i64] = MOST_PRICE - LEAST_PRICE
MOST_COST: Final[i64] = max(COST)
MOST_DISPLAY: Final[i64] = max([board.display for board in BOARDS])
MOST_HAND: Final = 8
MOST_SYMBOLS: Final = 8  # of one sort in a plan; more are all the same
MOST_GOODS: Final = 12
MOST_TILES: Final = 6
MOST_CARDS: Final = 7
MOST_FACE_DOWN: Final = 4


def region_names() -> list[str]:
    """Regions by their number on a board: the world's, with the USA's where there is one of this number."""
    keys = [[REGION.keys[region] for region in range(board.begin, board.end)] for board in BOARDS]
    most = max(len(names) for names in keys)
    return ["/".join(names[at] for names in keys if at < len(names)) for at in range(most)]


def fields_of(tile: int) -> tuple[int, int]:
    fields = sorted([int(FIRST_FIELD[tile]), int(SECOND_FIELD[tile])])
    return fields[0], fields[1]


# Improvements with the same fields are of one kind; start improvements are like others.
KINDS: Final = sorted({fields_of(tile) for tile in range(TILES)})
KIND_NAMES: Final = [f"{SYMBOL.keys[one]}+{SYMBOL.keys[other]}" for one, other in KINDS]
KIND_OF: Final = vec[i64]([KINDS.index(fields_of(tile)) for tile in range(TILES)])
KIND_BITS: Final = 5  # improvements are counted by kind in one number
KIND_MASK: Final = 31
ONE_OF_KIND: Final = vec[i64]([2 ** (KIND_BITS * KINDS.index(fields_of(tile))) for tile in range(TILES)])
REGION_NAMES: Final = region_names()
PLACES_TO_COUNT: Final = vec[i64]([place for place in PLACES_ON_PADS if not IS_MIRRORED[place]])  # either way round

BONUSES: Final = [key for key in BONUS.keys if key != BONUS.keys[int(NO_BONUS)]]
BONUS_NUMBER: Final = vec[i64]([BONUSES.index(key) if key in BONUSES else NONE for key in BONUS.keys])
SOURCE_NAMES: Final = [  # in the order of their numbers
    *["sales", "control", "second_places", "direct_sales", "ceo_sales", "patents", "retailers", "contracts"],
    *["symbol_costs", "production_costs", "interest"],
]
PHASE_OF: Final = vec[i64](
    [sum(SEQUENCE.index(phase) <= step for phase in PHASES) for step in range(len(SEQUENCE))]
)  # by step of the sequence
SIDES: Final[i64] = len(TECHNOLOGY_SIDE.keys)
BONUS_COUNT: Final[i64] = len(BONUSES)
NO_FIELDS: Final = vec[i64]([0] * SYMBOLS)
NO_PRICES: Final = vec[i64]([0] * (PRICE_STEPS + 1))
BITS_IN: Final = vec[i64]([count(customers) for customers in range(2 ** max(int(m.customers) for m in MARKETS))])

# The table.
COMMON: Final = Entries()
STEP: Final = COMMON.add_each("step", [step.name for step in SEQUENCE])
PHASE: Final = COMMON.add_levels("phase", len(PHASES))
ROUND: Final = COMMON.add_levels("round", ROUNDS)
PLAYERS: Final = COMMON.add_levels("players", MOST_PLAYERS)
USA: Final = COMMON.add("usa")
SIDE_OPTION: Final = COMMON.add_each("side_option", SIDE_OPTIONS)
START_TILES_WORK: Final = COMMON.add("start_tiles_work")
HARDCORE: Final = COMMON.add("hardcore")
HAS_CEO: Final = COMMON.add("has_ceo")
HAS_CONTRACTS: Final = COMMON.add("has_contracts")
RETAILERS_RANDOM: Final = COMMON.add("retailers_random")
STEVE_LEVEL: Final = COMMON.add_each("steve_level", LEVEL.keys)
SIDE_UP: Final = COMMON.add_each("side", [f"{key}.{side}" for key in TECHNOLOGY.keys for side in TECHNOLOGY_SIDE.keys])
PATENT_LEFT: Final = COMMON.add_each("patent_left", TECHNOLOGY.keys)
DISPLAYED: Final = COMMON.add_levels("displayed", MOST_DISPLAY)
ON_DISPLAY: Final = COMMON.add_each("on_display", KIND_NAMES)
TOP_OF_DISPLAY: Final = COMMON.add_each("top_of_display", KIND_NAMES)
STACK: Final = COMMON.add("stack", 10)
IN_STACK: Final = COMMON.add_each("in_stack", KIND_NAMES, 2)
GOODS_CARDS: Final = COMMON.add("goods_cards", 10)
CONTRACT_LEFT: Final = COMMON.add_each("contract", CONTRACT.keys)
BONUS_DUE: Final = COMMON.add_each("bonus_due", REGION_NAMES)
BONUS_MARKERS: Final = COMMON.add("bonus_markers", 2)
SET_ASIDE: Final = COMMON.add("set_aside", 2)
FREE_OFFICE_DUE: Final = COMMON.add("free_office_due")
HAS_USED_WIFI: Final = COMMON.add("has_used_wifi")
HAS_SOLD_DIRECTLY: Final = COMMON.add("has_sold_directly")
HAS_CEO_MOVED: Final = COMMON.add("has_ceo_moved")
RETAILER_VP: Final = COMMON.add_each("retailer_vp", REGION_NAMES, 12)
RETAILER_BONUS: Final = COMMON.add_each(
    "retailer_bonus", [f"{key}.{bonus}" for key in REGION_NAMES for bonus in BONUSES]
)
OCCUPIED: Final = COMMON.add_each("occupied", REGION_NAMES, 2)
FULL: Final = COMMON.add_each("full", REGION_NAMES)
FIRST_NOW: Final = COMMON.add_each("first_now", REGION_NAMES, 6)  # VP of the first place
SECOND_NOW: Final = COMMON.add_each("second_now", REGION_NAMES, 3)
FIRST_NEXT: Final = COMMON.add_each("first_next", REGION_NAMES, 6)  # with one more office
SECOND_NEXT: Final = COMMON.add_each("second_next", REGION_NAMES, 3)
TAKEN: Final = COMMON.add_each("taken", REGION_NAMES, 3)  # customers who have a good

# The viewer's plan under way.
UNUSED: Final = COMMON.add_each("unused", KIND_NAMES)
UNUSED_FIELDS: Final = COMMON.add_each("unused_fields", SYMBOL.keys, 2)
OPEN_FIELDS: Final = COMMON.add("open_fields", 3)
FREE_PLACES: Final = COMMON.add("free_places", 2)  # where an improvement would cover no symbol
PLAN_FIELD: Final = COMMON.add_each(
    "plan_field",
    [
        f"{layer}.{CELL_NAMES[int(cell)]}.{symbol}"
        for layer in LAYER.keys
        for cell in CELL_OF_FIELD
        for symbol in SYMBOL.keys
    ],
)  # fields of the pads that are seen, with what lies on them

# Steve.
STEVE_COLOR: Final = COMMON.add_each("steve.color", COLOR.keys)
STEVE_POINTS: Final = COMMON.add("steve.points", 40)
STEVE_VP: Final = COMMON.add("steve.vp", 40)
STEVE_PRICE: Final = COMMON.add_levels("steve.price", PRICE_STEPS)
STEVE_OWNS: Final = COMMON.add_each("steve.owns", TECHNOLOGY.keys)
STEVE_PATENT: Final = COMMON.add_each("steve.patent", TECHNOLOGY.keys)
STEVE_MISSING: Final = COMMON.add_each("steve.missing", TECHNOLOGY.keys, 2)
STEVE_OFFICE: Final = COMMON.add_each("steve.office", REGION_NAMES)
STEVE_MARKERS: Final = COMMON.add_each("steve.markers", REGION_NAMES, 2)
STEVE_FIGURE: Final = COMMON.add_each("steve.figure", REGION_NAMES)
STEVE_SOLD: Final = COMMON.add_each("steve.sold", REGION_NAMES, 2)
STEVE_LEADS: Final = COMMON.add_each("steve.leads", REGION_NAMES, 6)
STEVE_TILES: Final = COMMON.add_each("steve.tiles", KIND_NAMES)
STEVE_CLOCK: Final = COMMON.add_each("steve.clock", KIND_NAMES)
STEVE_SYMBOLS: Final = COMMON.add_each("steve.symbols", SYMBOL.keys, 3)
STEVE_CARDS: Final = COMMON.add("steve.goods_cards", 3)
STEVE_AVAILABLE: Final = COMMON.add("steve.available", 6)
STEVE_RESERVE: Final = COMMON.add("steve.reserve", 10)
STEVE_OFFICES_LEFT: Final = COMMON.add("steve.offices_left", 10)

# A player.
PLAYER: Final = Entries()
TURN: Final = PLAYER.add_levels("turn", MOST_PLAYERS)  # place in the order of the phase
RANK: Final = PLAYER.add_levels("rank", MOST_PLAYERS)  # place by the priority rule, as it stands
DECIDES: Final = PLAYER.add("decides")
HAS_BEGUN: Final = PLAYER.add("has_begun")  # the turn of the phase
HAS_PLAYED: Final = PLAYER.add("has_played")
COLOR_OF: Final = PLAYER.add_each("color", COLOR.keys)
POINTS: Final = PLAYER.add("points", 40)  # if the game ended now
VP: Final = PLAYER.add("vp", 40)
EARNED: Final = PLAYER.add_each("earned", SOURCE_NAMES, 15)
PATENT_POINTS: Final = PLAYER.add("patent_points", 10)
RETAILER_POINTS: Final = PLAYER.add("retailer_points", 12)
CONTRACT_POINTS: Final = PLAYER.add("contract_points", 8)
PRICE: Final = PLAYER.add_levels("price", PRICE_STEPS)
PROGRESS: Final = PLAYER.add("progress", 8)
HAND: Final = PLAYER.add_levels("hand", MOST_HAND)
OFFICES_LEFT: Final = PLAYER.add("offices_left", 10)
RESERVE: Final = PLAYER.add("reserve", 10)
AVAILABLE: Final = PLAYER.add_levels("available", MOST_GOODS)
PRODUCED: Final = PLAYER.add("produced", 6)
UNSOLD: Final = PLAYER.add("unsold", 2)
INCOME: Final = PLAYER.add("income", 25)
HAS_SOLD_AFAR: Final = PLAYER.add("has_sold_afar")
OWNS: Final = PLAYER.add_each("owns", TECHNOLOGY.keys)
TECHNOLOGY_COUNT: Final = PLAYER.add_levels("technologies", TECHNOLOGIES)
PATENT: Final = PLAYER.add_each("patent", TECHNOLOGY.keys)
MISSING: Final = PLAYER.add_levels_each("missing", TECHNOLOGY.keys, MOST_COST)  # markers
OFFICE: Final = PLAYER.add_each("office", REGION_NAMES)
SECOND_OFFICE: Final = PLAYER.add_each("second_office", REGION_NAMES)
IN_REACH: Final = PLAYER.add_each("in_reach", REGION_NAMES)
OFFICE_MISSING: Final = PLAYER.add_each("office_missing", REGION_NAMES, 2)  # markers
SOLD: Final = PLAYER.add_each("sold", REGION_NAMES, 2)
LEADS: Final = PLAYER.add_each("leads", REGION_NAMES, 6)  # VP that the first place will bring
IS_SECOND: Final = PLAYER.add_each("is_second", REGION_NAMES, 3)
ROOM: Final = PLAYER.add_each("room", REGION_NAMES, 3)  # free customers who would buy
CEO: Final = PLAYER.add_each("ceo", REGION_NAMES)
REACHED: Final = PLAYER.add("reached", 4)  # regions in reach
TILES_OWNED: Final = PLAYER.add_levels("tiles", MOST_TILES)
TILE_KIND: Final = PLAYER.add_each("tile", KIND_NAMES)
CARDS: Final = PLAYER.add_levels("goods_cards", MOST_CARDS)
BASE_GOODS: Final = PLAYER.add("base_goods", 3)  # of cards and technologies, every round
CONTRACTS_TAKEN: Final = PLAYER.add("contracts", 2)
CONTRACTS_OPEN: Final = PLAYER.add("contracts_open", 2)  # that could be taken as it stands
CONTRACT_VP: Final = PLAYER.add("contract_vp", 8)  # of the best of these
BUYERS: Final = PLAYER.add_each("buyers", [str(price) for price in range(LEAST_PRICE, MOST_PRICE + 1)], 6)  # by price
ALL_ROOM: Final = PLAYER.add("all_room", 6)
SURPLUS: Final = PLAYER.add("surplus", 4)  # goods for which there is no customer; negative: customers without a good
TO_SELL: Final = PLAYER.add("to_sell", 6)
SALES_TO_COME: Final = PLAYER.add("sales_to_come", 25)  # VP of all goods sold and to sell
CONTROL_TO_COME: Final = PLAYER.add("control_to_come", 10)  # VP of places as they stand

# Plans: the viewer's from the first pad on, all others when they are shown.
LAID: Final = PLAYER.add("laid")
READY: Final = PLAYER.add("ready")
PLAN_PRICE: Final = PLAYER.add_levels("plan_price", PRICE_STEPS)
PLAN_GOODS: Final = PLAYER.add_levels("plan_goods", MOST_GOODS)
PLAN_RESEARCH: Final = PLAYER.add_levels("plan_research", MOST_SYMBOLS)
PLAN_LOGISTICS: Final = PLAYER.add_levels("plan_logistics", MOST_SYMBOLS)
PLAN_IMPROVE: Final = PLAYER.add("plan_improve")
PLAN_COVERED: Final = PLAYER.add_levels("plan_covered", MOST_OVERLAP)
PLAN_FACE_DOWN: Final = PLAYER.add_levels("plan_face_down", MOST_FACE_DOWN)
PLAN_COST: Final = PLAYER.add("plan_cost", 5)
OUTLOOK: Final = PLAYER.add("outlook", 100 * OUTLOOK_PART)  # by the hand-written evaluation


class SmartphoneIncEncoder(Encoder[State]):
    """A plan under way is written for its owner only."""

    def __init__(self) -> None:
        super().__init__(VERSION, COMMON, PLAYER, MOST_PLAYERS, SCORE_UNIT)

    def write_common(self, s: State, viewer: Player, inputs: Inputs) -> None:
        if s.step != GAME_OVER:
            inputs.mark(STEP + s.step)
        inputs.mark(PHASE + (len(PHASES) if s.step == GAME_OVER else PHASE_OF[s.outer_step]))
        inputs.put_level(ROUND, s.round, ROUNDS)
        inputs.put_level(PLAYERS, s.players, MOST_PLAYERS)
        write_options(s, inputs)
        write_technologies_up(s, inputs)
        write_improvements(s, inputs)
        inputs.put(GOODS_CARDS, s.goods_cards)
        if s.contracts != 0:
            for contract in range(CONTRACTS):
                if has(s.contracts, contract):
                    inputs.mark(CONTRACT_LEFT + contract)
        write_turn_under_way(s, inputs)
        for region in range(s.board.begin, s.board.end):
            write_region(s, region, region - s.board.begin, inputs)
        write_taken(s, inputs)
        write_plan_under_way(s, s.companies[viewer], inputs)
        if s.steve != NOBODY:
            write_steve(s, s.companies[s.steve], inputs)

    def write_player(self, s: State, viewer: Player, p: Player, base: i64, inputs: Inputs) -> None:
        company = s.companies[p]
        write_turn(s, p, base, inputs)
        write_points(s, p, base, inputs)
        write_pieces(s, company, base, inputs)
        write_technologies(s, p, base, inputs)
        write_offices(s, p, base, inputs)
        write_holdings(s, p, base, inputs)
        results = results_of(s, viewer, p)
        if results is not None:
            write_results(results, base, inputs)
        if s.step == PLAN.number:
            write_mark(base + READY, company.is_ready, inputs)
        is_planned = s.step == PLAN.number and results is not None
        price = results.price if results is not None and is_planned else company.price
        goods = company.available + (results.goods if results is not None and is_planned else 0)
        write_sales(s, p, price, goods, base, inputs)
        if p == viewer or s.step != PLAN.number:
            inputs.put(base + OUTLOOK, i64(float(OUTLOOK_PART) * evaluate(s, p, WEIGHTS)))
        else:
            inputs.put(base + OUTLOOK, i64(float(OUTLOOK_PART) * worth_before_turns(s, p, look_out(s, p, WEIGHTS))))


def write_mark(index: i64, is_so: bool, inputs: Inputs) -> None:
    if is_so:
        inputs.mark(index)


# The table.


def write_options(s: State, inputs: Inputs) -> None:
    write_mark(USA, s.map != WORLD, inputs)
    inputs.mark(SIDE_OPTION + s.technology_sides)
    write_mark(START_TILES_WORK, s.start_tiles_work, inputs)
    write_mark(HARDCORE, s.is_hardcore, inputs)
    write_mark(HAS_CEO, s.has_ceo, inputs)
    write_mark(HAS_CONTRACTS, s.has_contracts, inputs)
    write_mark(RETAILERS_RANDOM, s.retailers_random, inputs)
    if s.steve != NOBODY:
        inputs.mark(STEVE_LEVEL + s.steve_level)


def write_technologies_up(s: State, inputs: Inputs) -> None:
    for technology in range(TECHNOLOGIES):
        inputs.mark(SIDE_UP + technology * SIDES + s.sides[technology])
        if s.patents[technology] == NOBODY:
            inputs.mark(PATENT_LEFT + technology)


def write_improvements(s: State, inputs: Inputs) -> None:
    """The display, and the stack without its order."""
    displayed: i64 = 0
    shown: i64 = 0
    for tile in s.display:
        if tile != EMPTY:
            if displayed == 0:
                inputs.mark(TOP_OF_DISPLAY + KIND_OF[tile])
            displayed += 1
            shown += ONE_OF_KIND[tile]
    stacked: i64 = 0
    for tile in s.stack:
        stacked += ONE_OF_KIND[tile]
    inputs.put_level(DISPLAYED, displayed, MOST_DISPLAY)
    inputs.put(STACK, len(s.stack))
    write_kinds(shown, ON_DISPLAY, inputs)
    write_kinds(stacked, IN_STACK, inputs)


def write_kinds(kinds: i64, first: i64, inputs: Inputs) -> None:
    """How many improvements of each kind there are."""
    while kinds != 0:
        if kinds & KIND_MASK != 0:
            inputs.put(first, kinds & KIND_MASK)
        kinds >>= KIND_BITS
        first += 1


def kinds_in(tiles: i64) -> i64:
    """A set of improvements, counted by kind."""
    kinds: i64 = 0
    for tile in range(TILES):
        if tiles >> tile & 1 == 1:
            kinds += ONE_OF_KIND[tile]
    return kinds


def write_turn_under_way(s: State, inputs: Inputs) -> None:
    """What is due or used up in the turn of a phase."""
    if s.bonus_region != NONE:
        inputs.mark(BONUS_DUE + s.bonus_region - s.board.begin)
    inputs.put(BONUS_MARKERS, s.bonus_markers)
    aside: i64 = 0
    for markers in s.set_aside:
        aside += markers
    inputs.put(SET_ASIDE, aside)
    write_mark(FREE_OFFICE_DUE, s.free_office_due, inputs)
    if s.outer_step == EXPANSION.number:
        write_mark(HAS_USED_WIFI, s.has_used_wifi, inputs)
        write_mark(HAS_SOLD_DIRECTLY, s.has_sold_directly, inputs)
        write_mark(HAS_CEO_MOVED, s.has_ceo_moved, inputs)


def write_region(s: State, region: i64, at: i64, inputs: Inputs) -> None:
    """A region, or the retailer in it."""
    market = MARKETS[region]
    offices = s.occupied[region]
    if offices > 0:
        inputs.put(OCCUPIED + at, offices)
        if offices == market.slots:
            inputs.mark(FULL + at)
    if s.retailers[region] != NONE:
        retailer = RETAILER_SIDE[s.retailers[region]]
        inputs.put(RETAILER_VP + at, retailer.vp)
        if retailer.bonus != NO_BONUS:
            inputs.mark(RETAILER_BONUS + at * BONUS_COUNT + BONUS_NUMBER[retailer.bonus])
        return
    if offices > 0:
        write_places(market, offices - 1, FIRST_NOW + at, SECOND_NOW + at, inputs)
    if offices < market.slots:
        write_places(market, offices, FIRST_NEXT + at, SECOND_NEXT + at, inputs)


def write_places(market: Region, slot: i64, first: i64, second: i64, inputs: Inputs) -> None:
    """What first and second place bring, if this slot has the rightmost office."""
    inputs.put(first, market.first[slot])
    if market.second[slot] != 0:
        inputs.put(second, market.second[slot])


def write_taken(s: State, inputs: Inputs) -> None:
    """Customers who have a good."""
    if not has_goods_on_board(s):
        return
    for region in range(s.board.begin, s.board.end):
        market = MARKETS[region]
        inputs.put(TAKEN + region - s.board.begin, market.customers - count(free_customers(s, region)))


def has_goods_on_board(s: State) -> bool:
    for company in s.companies:
        if goods_sold(company) > 0:
            return True
    return False


def goods_sold(company: Company) -> i64:
    """Goods that lie on customers: all that are neither in the reserve nor available."""
    return GOODS - company.goods - company.available


def free_customers(s: State, region: i64) -> i64:
    """As a bit set."""
    market = MARKETS[region]
    free: i64 = 0
    for at in range(market.customers):
        if s.customers[market.first_customer + at] == EMPTY:
            free |= BIT[at]
    return free


def write_plan_under_way(s: State, company: Company, inputs: Inputs) -> None:
    """What the viewer's plan leaves open."""
    if s.step != PLAN.number or company.is_ready:
        return
    write_kinds(kinds_in(company.unused), UNUSED, inputs)
    fields = NO_FIELDS[:]
    for tile in range(TILES):
        if company.unused >> tile & 1 == 1:
            fields[FIRST_FIELD[tile]] += 1
            fields[SECOND_FIELD[tile]] += 1
    for symbol in range(SYMBOLS):
        inputs.put(UNUSED_FIELDS + symbol, fields[symbol])
    if company.layout != NO_LAYOUT:
        write_plan_fields(lay_out(company.layout, company.placed, company.unused), inputs)


def write_plan_fields(plan: Candidate, inputs: Inputs) -> None:
    """What is seen on the pads, and where an improvement would cover nothing."""
    position = plan.layout % POSITIONS
    for field in range(i64(PAD_CELLS)):
        lower = plan.grid[LOWER_AT[CELL_OF_FIELD[field]]]
        if lower < ON_TOP:
            inputs.mark(PLAN_FIELD + field * SYMBOLS + symbol_of(lower))
        upper = plan.grid[UPPER_AT[position * CELLS + CELL_OF_FIELD[field]]]
        inputs.mark(PLAN_FIELD + (PAD_CELLS + field) * SYMBOLS + symbol_of(upper & SYMBOL_PART))
    inputs.put(OPEN_FIELDS, plan.active >> COUNT_BITS * OPEN & COUNT_MASK)
    free: i64 = 0
    for place in PLACES_TO_COUNT:
        span = place % SPANS
        if place < SPANS:
            is_free = is_open(plan.grid[LOWER_AT[SPAN_FIRST[span]]]) and is_open(plan.grid[LOWER_AT[SPAN_SECOND[span]]])
        else:
            one = plan.grid[UPPER_AT[position * CELLS + SPAN_FIRST[span]]]
            other = plan.grid[UPPER_AT[position * CELLS + SPAN_SECOND[span]]]
            is_free = is_open(one - ON_TOP) and is_open(other - ON_TOP)
        if is_free:
            free += 1
    inputs.put(FREE_PLACES, free)


def is_open(top: i64) -> bool:
    """Whether this, of the grid, is an open field; without ON_TOP."""
    return top == ONE_OF[OPEN]


def symbol_of(top: i64) -> i64:
    symbol: i64 = 0
    while ONE_OF[symbol] != top:
        symbol += 1
    return symbol


def write_steve(s: State, steve: Company, inputs: Inputs) -> None:
    """SI-19  The opponent of the solo game."""
    inputs.put(STEVE_VP, steve.vp)
    inputs.put(STEVE_POINTS, steve.vp + patent_points(s, s.steve) + retailer_points(s, s.steve))
    inputs.put_level(STEVE_PRICE, steve.price - LEAST_PRICE, PRICE_STEPS)
    inputs.put(STEVE_CARDS, steve.goods_cards)
    inputs.put(STEVE_AVAILABLE, steve.available)
    inputs.put(STEVE_RESERVE, steve.goods)
    inputs.put(STEVE_OFFICES_LEFT, steve.offices)
    if steve.color != NONE:
        inputs.mark(STEVE_COLOR + steve.color)
    if s.steve_figure != NONE:
        inputs.mark(STEVE_FIGURE + s.steve_figure - s.board.begin)
    if s.steve_clock != NONE:
        inputs.mark(STEVE_CLOCK + KIND_OF[s.steve_clock])
    write_kinds(kinds_in(steve.improvements), STEVE_TILES, inputs)
    for symbol in range(SYMBOLS):
        inputs.put(STEVE_SYMBOLS + symbol, steve.symbols[symbol])
    for technology in range(TECHNOLOGIES):
        write_mark(STEVE_PATENT + technology, s.patents[technology] == s.steve, inputs)
        if steve.owns(technology):
            inputs.mark(STEVE_OWNS + technology)
        else:
            inputs.put(STEVE_MISSING + technology, needed(s, s.steve, technology) - steve.progress_on[technology])
    for region in range(s.board.begin, s.board.end):
        at = region - s.board.begin
        inputs.put(STEVE_OFFICE + at, steve.offices_in[region])
        inputs.put(STEVE_MARKERS + at, steve.progress_in[region])
        if goods_sold(steve) > 0:
            inputs.put(STEVE_SOLD + at, goods_in(s, s.steve, region))
            if controller(s, region) == s.steve:
                inputs.put(STEVE_LEADS + at, MARKETS[region].first[s.occupied[region] - 1])


# A player.


def write_turn(s: State, p: Player, base: i64, inputs: Inputs) -> None:
    write_mark(base + DECIDES, has(s.actors, p), inputs)
    rank: i64 = 0
    for other in range(i64(len(s.companies))):
        if other != p and goes_before(s, other, p):
            rank += 1
    inputs.put_level(base + RANK, rank, MOST_PLAYERS)
    if s.step == PLAN.number or s.step == GAME_OVER:  # the order of the round before
        return
    for place in range(i64(len(s.order))):
        if s.order[place] == p:
            inputs.put_level(base + TURN, place, MOST_PLAYERS)
    write_mark(base + HAS_BEGUN, has_begun(s, p), inputs)
    write_mark(base + HAS_PLAYED, has_played(s, p), inputs)


def write_points(s: State, p: Player, base: i64, inputs: Inputs) -> None:
    company = s.companies[p]
    patents = patent_points(s, p)
    retailers = retailer_points(s, p)
    contracts = contract_points(s, p) if company.contracts != 0 else 0
    inputs.put(base + PATENT_POINTS, patents)
    inputs.put(base + RETAILER_POINTS, retailers)
    inputs.put(base + CONTRACT_POINTS, contracts)
    inputs.put(base + VP, company.vp)
    inputs.put(base + POINTS, company.vp + (0 if s.is_hardcore else patents + retailers + contracts))  # SI-17.3
    for source in range(i64(SOURCES)):
        if company.earned[source] != 0:
            inputs.put(base + EARNED + source, company.earned[source])


def write_pieces(s: State, company: Company, base: i64, inputs: Inputs) -> None:
    if company.color != NONE:
        inputs.mark(base + COLOR_OF + company.color)
    inputs.put_level(base + PRICE, company.price - LEAST_PRICE, PRICE_STEPS)
    inputs.put(base + PROGRESS, company.progress)
    inputs.put_level(base + HAND, company.hand, MOST_HAND)
    inputs.put(base + OFFICES_LEFT, company.offices)
    inputs.put(base + RESERVE, company.goods)
    inputs.put_level(base + AVAILABLE, company.available, MOST_GOODS)
    if s.step != PLAN.number:  # of the round before
        inputs.put(base + PRODUCED, company.produced)
        inputs.put(base + UNSOLD, company.unsold)
        inputs.put(base + INCOME, company.income)
        write_mark(base + HAS_SOLD_AFAR, company.has_sold_afar, inputs)


def write_technologies(s: State, p: Player, base: i64, inputs: Inputs) -> None:
    company = s.companies[p]
    for technology in range(TECHNOLOGIES):
        if company.owns(technology):
            inputs.mark(base + OWNS + technology)
            write_mark(base + PATENT + technology, s.patents[technology] == p, inputs)
        else:
            missing = needed(s, p, technology) - company.progress_on[technology]
            inputs.put_level(base + MISSING + technology * (MOST_COST + 1), missing, MOST_COST)
    inputs.put_level(base + TECHNOLOGY_COUNT, count(company.technologies), TECHNOLOGIES)


def write_offices(s: State, p: Player, base: i64, inputs: Inputs) -> None:
    company = s.companies[p]
    in_reach = regions_in_reach(s, p)
    for region in range(s.board.begin, s.board.end):
        at = base + region - s.board.begin
        if company.offices_in[region] > 0:
            inputs.mark(at + OFFICE)
            write_mark(at + SECOND_OFFICE, company.offices_in[region] > 1, inputs)
        elif in_reach >> region & 1 == 1:
            inputs.mark(at + IN_REACH)
            inputs.put(at + OFFICE_MISSING, expansion_cost(s, p, region) - company.progress_in[region])
    inputs.put(base + REACHED, count(in_reach))
    if company.ceo != NONE:
        inputs.mark(base + CEO + company.ceo - s.board.begin)


def write_holdings(s: State, p: Player, base: i64, inputs: Inputs) -> None:
    company = s.companies[p]
    inputs.put_level(base + TILES_OWNED, count(company.improvements), MOST_TILES)
    write_kinds(kinds_in(company.improvements), base + TILE_KIND, inputs)
    inputs.put_level(base + CARDS, company.goods_cards, MOST_CARDS)
    goods = company.goods_cards * GOODS_PER_CARD + ceo_goods(s, p)
    if s.uses(p, LI_ION, SIDE_B):
        goods += li_ion_goods(s, p)
    inputs.put(base + BASE_GOODS, goods)
    inputs.put(base + CONTRACTS_TAKEN, count(company.contracts))
    if s.contracts != 0:
        write_contracts(s, p, base, inputs)


def write_contracts(s: State, p: Player, base: i64, inputs: Inputs) -> None:
    """Contracts that p would fulfil if the round ended now."""
    fulfilled: i64 = 0
    best: i64 = 0
    for contract in range(CONTRACTS):
        if has(s.contracts, contract) and is_fulfilled(s, p, CONTRACT_CARDS[contract]):
            fulfilled += 1
            best = max(best, CONTRACT_CARDS[contract].vp)
    inputs.put(base + CONTRACTS_OPEN, fulfilled)
    inputs.put(base + CONTRACT_VP, best)


# Sales.


def write_sales(s: State, p: Player, price: i64, goods: i64, base: i64, inputs: Inputs) -> None:
    """Customers, goods sold and places; with the price and goods of the plan under way, if it is known."""
    company = s.companies[p]
    any_sold = has_goods_on_board(s)
    room: i64 = 0
    buyers = NO_PRICES[:]
    for region in range(s.board.begin, s.board.end):
        if company.offices_in[region] > 0 and s.retailers[region] == NONE:
            extra = extra_limit(s, p, region) if s.has_ceo else 0
            winning = customers_won(company, region)
            for step in range(PRICE_STEPS + 1):
                paying = PAYING[region * PRICES + max(0, LEAST_PRICE + step - extra)]
                buyers[step] += BITS_IN[paying | winning]
            here = PAYING[region * PRICES + max(0, price - extra)] | winning
            if any_sold:
                here &= free_customers(s, region)
            inputs.put(base + ROOM + region - s.board.begin, BITS_IN[here])
            room += BITS_IN[here]
    for step in range(PRICE_STEPS + 1):
        inputs.put(base + BUYERS + step, buyers[step])
    inputs.put(base + ALL_ROOM, room)
    if goods_sold(company) > 0:
        write_goods_sold(s, p, base, inputs)
    if PLAN.number <= s.outer_step <= SELL_GOODS.number:
        if s.outer_step == SELL_GOODS.number and has_played(s, p):
            goods = 0
        to_sell = min(room, goods)
        inputs.put(base + SURPLUS, goods - room)
        inputs.put(base + TO_SELL, to_sell)
        inputs.put(base + SALES_TO_COME, (goods_sold(company) + to_sell) * price)


def customers_won(company: Company, region: i64) -> i64:
    """Customers of a region who buy because of a technology, as a bit set."""
    winning: i64 = 0
    for technology in range(TECHNOLOGIES):
        if company.technologies >> technology & 1 == 1:
            winning |= WANTING[region * TECHNOLOGIES + technology]
    return winning


def write_goods_sold(s: State, p: Player, base: i64, inputs: Inputs) -> None:
    """Goods of p on the board, and what they bring in phase 8 as they lie."""
    control: i64 = 0
    for region in range(s.board.begin, s.board.end):
        sold = goods_in(s, p, region)
        if sold == 0 or s.occupied[region] == 0:
            continue
        at = base + region - s.board.begin
        inputs.put(at + SOLD, sold)
        slot = s.occupied[region] - 1
        first = leader(s, region, NOBODY)
        if first == p:
            inputs.put(at + LEADS, MARKETS[region].first[slot])
            control += MARKETS[region].first[slot]
        elif MARKETS[region].second[slot] > 0 and leader(s, region, first) == p:
            inputs.put(at + IS_SECOND, MARKETS[region].second[slot])
            control += MARKETS[region].second[slot]
    if s.outer_step == SELL_GOODS.number:
        inputs.put(base + CONTROL_TO_COME, control)


# Plans.


@mypyc_attr(acyclic=True)
class PlanResults:
    """SI-5.20  What a plan leads to."""

    __slots__ = ("cost", "covered", "face_down", "goods", "improve", "logistics", "price", "research")

    def __init__(self) -> None:
        self.price: i64 = 0
        self.goods: i64 = 0
        self.research: i64 = 0  # markers
        self.logistics: i64 = 0  # markers
        self.improve: i64 = 0
        self.covered: i64 = 0
        self.face_down: i64 = 0
        self.cost: i64 = 0  # in hardcore mode


def results_of(s: State, viewer: Player, p: Player) -> PlanResults | None:
    """Of p's plan, as far as the viewer knows it: the own one, or one that was shown in this round."""
    if s.step == PLAN.number:
        return planned_results(s, p) if p == viewer and s.companies[p].layout != NO_LAYOUT else None
    return shown_results(s, p) if s.outer_step > PLAN.number else None


def planned_results(s: State, p: Player) -> PlanResults:
    """If nothing else was placed."""
    company = s.companies[p]
    active = lay_out(company.layout, company.placed, company.unused).active
    symbols = NO_FIELDS[:]
    for symbol in range(SYMBOLS):
        symbols[symbol] = active >> COUNT_BITS * symbol & COUNT_MASK
    results = PlanResults()
    results.covered = overlap_of(company.layout)
    results.face_down = count(company.unused)
    results.price = price_by(s, p, symbols)
    results.goods = min(company.goods, goods_by(s, p, symbols, results.covered, results.face_down))
    results.research = symbols[RESEARCH]
    results.logistics = markers_by(s, p, symbols)
    results.improve = symbols[IMPROVE]
    if s.is_hardcore:
        paid = symbol_costs(symbols, results.face_down) - symbol_gains(symbols)
        results.cost = paid + results.goods * COST_PER_GOOD
    return results


def shown_results(s: State, p: Player) -> PlanResults:
    company = s.companies[p]
    results = PlanResults()
    results.covered = company.covered
    results.face_down = company.face_down
    results.price = company.price
    results.goods = company.produced
    results.research = company.symbols[RESEARCH]
    results.logistics = markers_by(s, p, company.symbols)
    results.improve = company.symbols[IMPROVE]
    return results


def write_results(results: PlanResults, base: i64, inputs: Inputs) -> None:
    inputs.mark(base + LAID)
    inputs.put_level(base + PLAN_PRICE, results.price - LEAST_PRICE, PRICE_STEPS)
    inputs.put_level(base + PLAN_GOODS, results.goods, MOST_GOODS)
    inputs.put_level(base + PLAN_RESEARCH, results.research, MOST_SYMBOLS)
    inputs.put_level(base + PLAN_LOGISTICS, results.logistics, MOST_SYMBOLS)
    write_mark(base + PLAN_IMPROVE, results.improve > 0, inputs)
    inputs.put_level(base + PLAN_COVERED, results.covered, MOST_OVERLAP)
    inputs.put_level(base + PLAN_FACE_DOWN, results.face_down, MOST_FACE_DOWN)
    inputs.put(base + PLAN_COST, results.cost)
