"""SI-2, SI-20  Everything on the table."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from chefetage.core import state as core
from chefetage.core.state import NOBODY, Player
from chefetage.core.vec import vec
from chefetage.games.smartphone_inc.rules.board import BOARDS, MARKETS, WORLD, Board
from chefetage.games.smartphone_inc.rules.components import NONE

EMPTY: Final = -1  # a slot, a customer, a place of the display
NO_LAYOUT: Final = -1

# Where VP come from, for the score sheet.
SALES: Final = 0
CONTROL: Final = 1
SECOND_PLACES: Final = 2
DIRECT_SALES: Final = 3
CEO_SALES: Final = 4
PATENTS: Final = 5
RETAILER_OFFICES: Final = 6
CONTRACTS_TAKEN: Final = 7
SYMBOL_COSTS: Final = 8
PRODUCTION_COSTS: Final = 9
INTEREST: Final = 10
SOURCES: Final = 11


@mypyc_attr(acyclic=True)
class Company:
    """A player's company, or Steve's (SI-19.1)."""

    __slots__ = (
        "available",
        "ceo",
        "color",
        "contracts",
        "covered",
        "earned",
        "face_down",
        "goods",
        "goods_cards",
        "hand",
        "has_sold_afar",
        "improvements",
        "income",
        "is_ready",
        "layout",
        "offices",
        "offices_in",
        "placed",
        "price",
        "produced",
        "progress",
        "progress_in",
        "progress_on",
        "symbols",
        "technologies",
        "unsold",
        "unused",
        "vp",
    )

    def __init__(self) -> None:
        self.color: i64 = NONE
        self.vp: i64 = 0
        self.earned: vec[i64] = vec[i64]()  # VP by source; the sum is vp
        self.price: i64 = 0
        # Pieces (SI-2.1).
        self.progress: i64 = 0  # in the supply
        self.hand: i64 = 0  # progress markers to be placed
        self.progress_on: vec[i64] = vec[i64]()  # by technology
        self.progress_in: vec[i64] = vec[i64]()  # by region
        self.offices: i64 = 0  # in the supply
        self.offices_in: vec[i64] = vec[i64]()  # by region
        self.goods: i64 = 0  # in the reserve
        self.available: i64 = 0
        self.ceo: i64 = NONE  # region of the CEO figure
        # Holdings; bit sets of tiles, technologies and contracts.
        self.improvements: i64 = 0
        self.goods_cards: i64 = 0
        self.technologies: i64 = 0
        self.contracts: i64 = 0
        # The plan (SI-5.15), secret until everybody is ready.
        self.layout: i64 = NO_LAYOUT
        self.placed: vec[i64] = vec[i64]()  # placements from bottom to top
        self.unused: i64 = 0  # improvements that may still be placed
        self.is_ready = False
        # The plan as it is read (SI-5.20).
        self.symbols: vec[i64] = vec[i64]()  # active ones, by symbol
        self.covered: i64 = 0  # fields of the lower pad under the upper one
        self.face_down: i64 = 0  # improvements with the lock up
        # This round, for contracts (SI-18.9).
        self.produced: i64 = 0
        self.unsold: i64 = 0
        self.income: i64 = 0
        self.has_sold_afar = False  # by 4G (SI-14.12)

    def clone(self) -> "Company":
        copy = Company()
        copy.color = self.color
        copy.vp = self.vp
        copy.earned = self.earned[:]
        copy.price = self.price
        copy.progress = self.progress
        copy.hand = self.hand
        copy.progress_on = self.progress_on[:]
        copy.progress_in = self.progress_in[:]
        copy.offices = self.offices
        copy.offices_in = self.offices_in[:]
        copy.goods = self.goods
        copy.available = self.available
        copy.ceo = self.ceo
        copy.improvements = self.improvements
        copy.goods_cards = self.goods_cards
        copy.technologies = self.technologies
        copy.contracts = self.contracts
        copy.layout = self.layout
        copy.placed = self.placed[:]
        copy.unused = self.unused
        copy.is_ready = self.is_ready
        copy.symbols = self.symbols[:]
        copy.covered = self.covered
        copy.face_down = self.face_down
        copy.produced = self.produced
        copy.unsold = self.unsold
        copy.income = self.income
        copy.has_sold_afar = self.has_sold_afar
        return copy

    def gain(self, source: i64, points: i64) -> None:
        """Gain VP, or pay them (a negative number)."""
        self.vp += points
        self.earned[source] += points

    def owns(self, technology: i64) -> bool:
        return self.technologies >> technology & 1 == 1

    def take_goods(self, count: i64) -> i64:
        """SI-7.7, SI-7.8  From the reserve to the available goods, as many as there are."""
        taken = min(count, self.goods)
        self.goods -= taken
        self.available += taken
        return taken

    def take_markers(self, count: i64) -> i64:
        """SI-9.1, SI-10.1  From the supply into the hand, as many as there are."""
        taken = min(count, self.progress)
        self.progress -= taken
        self.hand += taken
        return taken


@mypyc_attr(acyclic=True)
class State(core.State):
    """The options, the companies and the board."""

    __slots__ = (
        "bonus_markers",
        "bonus_region",
        "companies",
        "contracts",
        "customers",
        "discarded",
        "display",
        "free_office_due",
        "goods_cards",
        "has_ceo",
        "has_ceo_moved",
        "has_contracts",
        "has_sold_directly",
        "has_used_wifi",
        "is_hardcore",
        "map",
        "occupied",
        "patents",
        "retailers",
        "retailers_random",
        "set_aside",
        "sides",
        "slots",
        "stack",
        "start_tiles_work",
        "steve",
        "steve_clock",
        "steve_figure",
        "steve_level",
        "technology_sides",
    )

    def __init__(self) -> None:
        super().__init__()
        # Options.
        self.map: i64 = WORLD
        self.technology_sides: i64 = 0  # SI-3.4
        self.start_tiles_work = False  # already in round 1 (SI-5.8)
        self.is_hardcore = False
        self.has_ceo = False
        self.has_contracts = False
        self.retailers_random = False  # their sides (SI-3.14)
        self.steve_level: i64 = 0
        self.round = 1
        self.companies: list[Company] = []  # of the players, then Steve's
        self.steve: Player = NOBODY  # number of his company
        # The board; regions by number, slots and customers by their number on this board.
        self.slots: vec[i64] = vec[i64]()  # company or EMPTY
        self.occupied: vec[i64] = vec[i64]()  # slots filled from the left, by region
        self.customers: vec[i64] = vec[i64]()  # company whose good lies there, or EMPTY
        self.retailers: vec[i64] = vec[i64]()  # by region: tile * 2 + side, or NONE
        self.sides: vec[i64] = vec[i64]()  # by technology
        self.patents: vec[i64] = vec[i64]()  # by technology: its holder
        # Improvements and goods cards; the last tile of the stack is its top.
        self.display: vec[i64] = vec[i64]()  # by place from the top: tile or EMPTY
        self.stack: vec[i64] = vec[i64]()
        self.discarded: i64 = 0  # bit set of tiles
        self.goods_cards: i64 = 0
        self.contracts: i64 = 0  # bit set of those lying face up
        # The turn under way.
        self.set_aside: vec[i64] = vec[i64]()  # hands waiting for a bonus research to end
        self.bonus_region: i64 = NONE  # whose retailer bonus is due (SI-15.7)
        self.free_office_due = False  # by Gamepad (SI-14.6)
        self.bonus_markers: i64 = 0  # of a research bonus that is due (SI-15.6)
        self.has_used_wifi = False
        self.has_sold_directly = False
        self.has_ceo_moved = False
        # Steve (SI-2.6).
        self.steve_figure: i64 = NONE  # region, NONE: beside the board
        self.steve_clock: i64 = NONE  # tile on the clock space

    def clone(self) -> "State":
        copy = State()
        self.copy_core_to(copy)
        copy.map = self.map
        copy.technology_sides = self.technology_sides
        copy.start_tiles_work = self.start_tiles_work
        copy.is_hardcore = self.is_hardcore
        copy.has_ceo = self.has_ceo
        copy.has_contracts = self.has_contracts
        copy.retailers_random = self.retailers_random
        copy.steve_level = self.steve_level
        copy.companies = [company.clone() for company in self.companies]
        copy.steve = self.steve
        copy.slots = self.slots[:]
        copy.occupied = self.occupied[:]
        copy.customers = self.customers[:]
        copy.retailers = self.retailers[:]
        copy.sides = self.sides[:]
        copy.patents = self.patents[:]
        copy.display = self.display[:]
        copy.stack = self.stack[:]
        copy.discarded = self.discarded
        copy.goods_cards = self.goods_cards
        copy.contracts = self.contracts
        copy.set_aside = self.set_aside[:]
        copy.bonus_region = self.bonus_region
        copy.free_office_due = self.free_office_due
        copy.bonus_markers = self.bonus_markers
        copy.has_used_wifi = self.has_used_wifi
        copy.has_sold_directly = self.has_sold_directly
        copy.has_ceo_moved = self.has_ceo_moved
        copy.steve_figure = self.steve_figure
        copy.steve_clock = self.steve_clock
        return copy

    @property
    def board(self) -> Board:
        return BOARDS[self.map]

    @property
    def is_solo(self) -> bool:
        return self.players == 1

    @property
    def active(self) -> Player:
        """The company whose turn of the phase it is."""
        return self.order[self.turn]

    def uses(self, p: Player, technology: i64, side: i64) -> bool:
        """SI-9.10, SI-9.15  Whether p owns a technology with this side up; Steve uses no effect (SI-19.10)."""
        return p != self.steve and self.sides[technology] == side and self.companies[p].owns(technology)

    def is_on_board(self, region: i64) -> bool:
        return self.board.begin <= region < self.board.end

    def has_free_slot(self, region: i64) -> bool:
        return self.occupied[region] < MARKETS[region].slots

    def has_retailer(self, region: i64) -> bool:
        return self.retailers[region] != NONE

    def is_connected(self, p: Player, region: i64) -> bool:
        """SI-10.2  Next to a region where p has an office."""
        offices = self.companies[p].offices_in
        for other in range(self.board.begin, self.board.end):
            if offices[other] > 0 and MARKETS[region].neighbours >> other & 1 == 1:
                return True
        return False
