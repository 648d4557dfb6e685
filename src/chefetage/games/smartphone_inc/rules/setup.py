"""SI-3  Set-up, in the order of SI-3.21: colours, tiles, start offices, retailers."""

from typing import Final

from mypy_extensions import i64

from chefetage.core.bits import BIT
from chefetage.core.info import Options
from chefetage.core.problem import Problem
from chefetage.core.state import NOBODY
from chefetage.core.step import Step
from chefetage.core.vec import append, vec
from chefetage.games.smartphone_inc.rules.board import MAP, REGIONS, USA_MOST_PLAYERS
from chefetage.games.smartphone_inc.rules.chance import (
    COLOR_DEAL,
    CONTRACT_SHUFFLE,
    IMPROVEMENT_SHUFFLE,
    TECHNOLOGY_SIDES,
)
from chefetage.games.smartphone_inc.rules.colors import deal_colors, free_colors, give_color
from chefetage.games.smartphone_inc.rules.components import (
    CONTRACTS,
    CONTRACTS_LAID_OUT,
    GOODS,
    GOODS_CARDS,
    HAS_CEO_SIDE,
    LEVEL,
    NONE,
    OFFICES,
    PROGRESS,
    SIDE_A,
    SIDE_CEO,
    STACK_SIZE,
    START_PRICE,
    SYMBOLS,
    TECHNOLOGIES,
)
from chefetage.games.smartphone_inc.rules.contracts import CONTRACT_CARDS
from chefetage.games.smartphone_inc.rules.events import CONTRACT_SHOWN, SIDE_UP
from chefetage.games.smartphone_inc.rules.next_round import reveal_improvements
from chefetage.games.smartphone_inc.rules.state import EMPTY, SOURCES, Company, State

NOT_IN_SOLO: Final = ["hardcore", "contracts", "ceo_technologies"]  # SI-19.16
SIDE_OPTIONS: Final = ["plain", "dark", "random"]  # plain is side a, dark side b
RANDOM_SIDE: Final[i64] = SIDE_OPTIONS.index("random")  # SI-3.4, in place of a side
NO_REGIONS: Final = vec[i64]([0] * REGIONS)
NO_TECHNOLOGIES: Final = vec[i64]([0] * TECHNOLOGIES)
NO_SYMBOLS: Final = vec[i64]([0] * SYMBOLS)
NO_SOURCES: Final = vec[i64]([0] * SOURCES)


def set_up(s: State, options: Options) -> None:
    """The options and the empty table; the steps of the set-up follow."""
    check_options(s, options)
    s.map = MAP.keys.index(options["map"])
    s.technology_sides = SIDE_OPTIONS.index(options["tech_sides"])
    s.start_tiles_work = options["start_improvement_in_round_1"] == "on"
    s.is_hardcore = options["hardcore"] == "on"
    s.has_contracts = options["contracts"] == "on"
    s.has_ceo = options["ceo_technologies"] == "on"
    s.retailers_random = options["retailer_sides"] == "random"
    s.steve_level = LEVEL.keys.index(options["steve_level"])
    s.steve = s.players if s.is_solo else NOBODY  # SI-1.1
    for _ in range(max(s.players, s.steve + 1)):
        s.companies.append(new_company())
    lay_out_board(s)
    if options["color_assignment"] == "dealt":
        deal_colors(s)


def check_options(s: State, options: Options) -> None:
    """SI-18.18, SI-19.16  Modules that do not go with this number of players."""
    if options["map"] == "usa" and s.players > USA_MOST_PLAYERS:
        raise Problem("problem-small_map", of="smartphone_inc", most=USA_MOST_PLAYERS, players=int(s.players))
    for option in NOT_IN_SOLO:
        if s.is_solo and options[option] == "on":
            raise Problem("problem-not_in_solo", of="smartphone_inc", option=option)


def new_company() -> Company:
    """SI-2.1, SI-3.12  All pieces in the supply, the price at its start, no VP."""
    company = Company()
    company.earned = NO_SOURCES[:]
    company.price = START_PRICE
    company.progress = PROGRESS
    company.progress_on = NO_TECHNOLOGIES[:]
    company.progress_in = NO_REGIONS[:]
    company.offices = OFFICES
    company.offices_in = NO_REGIONS[:]
    company.goods = GOODS
    company.symbols = NO_SYMBOLS[:]
    return company


def lay_out_board(s: State) -> None:
    """SI-3.1 to SI-3.3, SI-3.7  The map without offices, all patents and goods cards."""
    s.slots = vec[i64]([EMPTY] * s.board.slots)
    s.customers = vec[i64]([EMPTY] * s.board.customers)
    s.display = vec[i64]([EMPTY] * s.board.display)
    s.occupied = NO_REGIONS[:]
    s.retailers = vec[i64]([NONE] * REGIONS)
    s.sides = vec[i64]([SIDE_A] * TECHNOLOGIES)
    s.patents = vec[i64]([NOBODY] * TECHNOLOGIES)
    s.goods_cards = GOODS_CARDS


class LayOutTiles(Step[State]):
    """SI-3.4 to SI-3.8  Steve's colour, technology sides, improvements and contracts."""

    def enter(self, s: State) -> None:
        s.reveal()
        if s.steve != NOBODY:
            colors = free_colors(s)
            s.chance.shuffle(COLOR_DEAL, colors)
            give_color(s, s.steve, colors[0])
        turn_technologies(s)
        shuffle_improvements(s)
        reveal_improvements(s)
        if s.has_contracts:
            lay_out_contracts(s)


def turn_technologies(s: State) -> None:
    """SI-3.4, SI-18.3  The side of each technology that is up, drawn or chosen; a CEO side if there is one."""
    for technology in range(TECHNOLOGIES):
        side = s.technology_sides
        if side == RANDOM_SIDE:
            side = s.chance.below(TECHNOLOGY_SIDES, 2)
        s.sides[technology] = SIDE_CEO if s.has_ceo and HAS_CEO_SIDE[technology] else side
        s.record(SIDE_UP, s.players, technology, s.sides[technology])


def shuffle_improvements(s: State) -> None:
    """SI-3.6  The stack, without the start improvements."""
    for tile in range(STACK_SIZE):
        s.stack = append(s.stack, tile)
    s.chance.shuffle(IMPROVEMENT_SHUFFLE, s.stack)


def lay_out_contracts(s: State) -> None:
    """SI-3.8  As many contracts as the number of players says."""
    deck = vec[i64]()
    for contract in range(CONTRACTS):
        deck = append(deck, contract)
    s.chance.shuffle(CONTRACT_SHUFFLE, deck)
    for place in range(CONTRACTS_LAID_OUT[s.players]):
        s.contracts |= BIT[deck[place]]
        s.record(CONTRACT_SHOWN, s.players, deck[place], CONTRACT_CARDS[deck[place]].vp)


LAY_OUT_TILES: Final = LayOutTiles("lay_out_tiles", "SI-3.6", [])
