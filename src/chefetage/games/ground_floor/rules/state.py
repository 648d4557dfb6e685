"""GF-2, GF-14  Everything on the table."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from chefetage.core import state as core
from chefetage.core.events import EventKind
from chefetage.core.state import Player
from chefetage.core.vec import vec
from chefetage.games.ground_floor.rules.cards import KIND_OF
from chefetage.games.ground_floor.rules.company import Company
from chefetage.games.ground_floor.rules.components import (
    BOXES,
    CONSTRUCTION_SPACES,
    CONSULTING_ROWS,
    FACTORY_SPACES,
    JOB_FIRST,
    JOB_LAST,
    JOB_PRICES,
    JOB_START,
    JOB_STEPS,
    MOST_COMPANIES,
    RETAIL_FROM,
    RETAIL_SPACES,
    STAGE_OF_ROUND,
    STOCK_LEVELS,
    STOCK_SPACES,
    WAITING_SPACES,
    WAREHOUSE_SPACES,
)

EMPTY: Final = -1  # a space without a marker
NO_CARD: Final = -1

EMPTY_ROWS: Final = vec[i64]([EMPTY] * CONSULTING_ROWS)
EMPTY_QUEUE: Final = vec[i64]([EMPTY] * WAITING_SPACES)
EMPTY_BOXES: Final = vec[i64]([0] * (BOXES * MOST_COMPANIES))
EMPTY_WAREHOUSE: Final = vec[i64]([EMPTY] * WAREHOUSE_SPACES)
EMPTY_FACTORY: Final = vec[i64]([EMPTY] * FACTORY_SPACES)
EMPTY_STOCK_SPACES: Final = vec[i64]([EMPTY] * STOCK_SPACES)
EMPTY_STOCK_TRACK: Final = vec[i64]([EMPTY] * STOCK_LEVELS)
EMPTY_RETAIL: Final = vec[i64]([EMPTY] * RETAIL_SPACES)
EMPTY_CONSTRUCTION: Final = vec[i64]([EMPTY] * CONSTRUCTION_SPACES)


@mypyc_attr(acyclic=True)
class State(core.State):
    """The companies, the city, the tracks, the decks, and the options that are played with."""

    __slots__ = (
        "automa_stock",
        "boxes",
        "companies",
        "construction",
        "current",
        "era",
        "event",
        "factory",
        "floor_tiles",
        "future",
        "goods",
        "has_acted",
        "house_rules",
        "is_first_game",
        "is_turned",
        "job_market",
        "left",
        "new_forecasts",
        "past",
        "popularity",
        "position",
        "queue",
        "retail",
        "right",
        "shares",
        "stock_spaces",
        "tenant_tiles",
        "unsold",
        "warehouse",
    )

    def __init__(self) -> None:
        super().__init__()
        self.round = 1
        self.companies: list[Company] = []  # the players', then the Automas'
        self.house_rules: i64 = 0  # bit set
        # Tracks.
        self.job_market: i64 = JOB_START  # GF-3.5
        self.popularity: vec[i64] = vec[i64]()  # companies, the most popular first (GF-4.4)
        self.position: vec[i64] = vec[i64]()  # by company: its Popularity space
        # Forecast cards; the last card of the Future deck is its top.
        self.current: i64 = NO_CARD
        self.is_turned = False  # the Current card is face up (GF-6.91)
        self.future: vec[i64] = vec[i64]()
        self.past: vec[i64] = vec[i64]()  # discarded Current cards
        self.is_first_game = False  # the order of kinds is public (GF-14.7)
        self.new_forecasts: i64 = 0  # bit set of forecast cards in play by GF-12.2
        self.era: i64 = NO_CARD
        self.event: i64 = NO_CARD
        # Improvement tiles left, by tile.
        self.tenant_tiles: vec[i64] = vec[i64]()
        self.floor_tiles: vec[i64] = vec[i64]()
        # The city; spaces hold the number of a company or EMPTY.
        self.left: vec[i64] = vec[i64]()  # A, by row
        self.right: vec[i64] = vec[i64]()
        self.queue: vec[i64] = vec[i64]()  # B, waiting spaces
        self.boxes: vec[i64] = vec[i64]()  # B, Time: box * MOST_COMPANIES + company
        self.goods: i64 = 0  # D, bit set of spaces that hold a Supply
        self.warehouse: vec[i64] = vec[i64]()
        self.factory: vec[i64] = vec[i64]()  # E
        self.stock_spaces: vec[i64] = vec[i64]()  # F, scheduling spaces
        self.shares: vec[i64] = vec[i64]()  # F, stock track from the bottom
        self.retail: vec[i64] = vec[i64]()  # H
        self.unsold: i64 = 0  # H, bit set of products that must still drop
        self.construction: vec[i64] = vec[i64]()  # I
        self.has_acted = False  # the deciding player has done the one thing of the turn
        self.automa_stock: i64 = 0  # bit set of Automa cards in the General Stock

    def clone(self) -> "State":
        copy = State()
        self.copy_core_to(copy)
        copy.companies = [company.clone() for company in self.companies]
        copy.house_rules = self.house_rules
        copy.job_market = self.job_market
        copy.popularity = self.popularity[:]
        copy.position = self.position[:]
        copy.current = self.current
        copy.is_turned = self.is_turned
        copy.future = self.future[:]
        copy.past = self.past[:]
        copy.is_first_game = self.is_first_game
        copy.new_forecasts = self.new_forecasts
        copy.era = self.era
        copy.event = self.event
        copy.tenant_tiles = self.tenant_tiles[:]
        copy.floor_tiles = self.floor_tiles[:]
        copy.left = self.left[:]
        copy.right = self.right[:]
        copy.queue = self.queue[:]
        copy.boxes = self.boxes[:]
        copy.goods = self.goods
        copy.warehouse = self.warehouse[:]
        copy.factory = self.factory[:]
        copy.stock_spaces = self.stock_spaces[:]
        copy.shares = self.shares[:]
        copy.retail = self.retail[:]
        copy.unsold = self.unsold
        copy.construction = self.construction[:]
        copy.has_acted = self.has_acted
        copy.automa_stock = self.automa_stock
        return copy

    @property
    def count(self) -> i64:
        """GF-1.3  The player count: humans plus Automas."""
        return len(self.companies)

    @property
    def stage(self) -> i64:
        """GF-4.1  The stage of the round."""
        return STAGE_OF_ROUND[self.round]

    @property
    def kind(self) -> i64:
        """GF-6.79  The kind of the Current card, known from its back."""
        return KIND_OF[self.current]

    @property
    def job_price(self) -> i64:
        """GF-5.13  At the Job Market marker, in Money and again in Info."""
        return JOB_PRICES[self.job_market - JOB_FIRST]

    def raise_job_price(self) -> None:
        """GF-5.14  The Job Market marker moves right with every employee who is hired."""
        self.job_market = min(self.job_market + JOB_STEPS, JOB_LAST)

    def has_rule(self, house_rule: i64) -> bool:
        """GF-12.15  Whether a house rule is in force."""
        return self.house_rules >> house_rule & 1 == 1

    def holds_supply(self, space: i64) -> bool:
        return self.goods >> space & 1 == 1

    def is_free_outlet(self, space: i64) -> bool:
        """GF-6.102, GF-6.103  A Retail space without a product that the player count opens."""
        return self.retail[space] == EMPTY and RETAIL_FROM[space] <= self.count

    def record(self, kind: EventKind, player: Player, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Automas are told of by their Entrepreneur, numbered after the last seat."""
        if self.journal is not None:
            super().record(kind, self.told_as(player), a, b, c)

    def told_as(self, company: i64) -> i64:
        """The number by which sentences name a company."""
        if self.players <= company < self.count:
            return self.players + self.companies[company].entrepreneur
        return company
