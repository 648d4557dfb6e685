"""CC-2, CC-10  Everything on the table."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from chefetage.core import state as core
from chefetage.core.state import NOBODY, Player
from chefetage.core.vec import vec
from chefetage.games.councils_contracts.rules.components import (
    AREAS,
    CARD_LIST,
    CARDS,
    COMMITTEES,
    NO_CARD,
    ORDINARY_AREAS,
    TOWN_HALL,
    Card,
)
from chefetage.games.councils_contracts.rules.grid import NEIGHBOUR, NO_CELL, SIDES

NO_WORKERS: Final = vec[i64]([0] * COMMITTEES)
NO_CELLS: Final = vec[i64]([NO_CELL] * CARDS)
NO_OWNERS: Final = vec[i64]([NOBODY] * CARDS)


@mypyc_attr(acyclic=True)
class Contractor:
    """A player's influence, points and workers; those on city cards are in State.owner."""

    __slots__ = ("action_points", "box", "free", "in_committee", "influence", "project_points", "resolution_points")

    def __init__(self) -> None:
        self.influence: vec[i64] = vec[i64]()  # by area
        self.project_points: i64 = 0
        self.action_points: i64 = 0
        self.resolution_points: i64 = 0
        self.free: i64 = 0
        self.box: i64 = 0
        self.in_committee: vec[i64] = vec[i64]()  # by committee

    def clone(self) -> "Contractor":
        contractor = Contractor()
        contractor.influence = self.influence[:]
        contractor.project_points = self.project_points
        contractor.action_points = self.action_points
        contractor.resolution_points = self.resolution_points
        contractor.free = self.free
        contractor.box = self.box
        contractor.in_committee = self.in_committee[:]
        return contractor

    @property
    def points(self) -> i64:
        """CC-5.42  The score so far."""
        return self.project_points + self.action_points + self.resolution_points

    def total_influence(self) -> i64:
        return self.ordinary_influence() + self.influence[AREAS - 1]

    def ordinary_influence(self) -> i64:
        total: i64 = 0
        for area in range(ORDINARY_AREAS):
            total += self.influence[area]
        return total

    def can_pay(self, price: vec[i64]) -> bool:
        """CC-5.12  Every area from its own track."""
        area = self.scarce_area(price)
        return self.influence[area] >= price[area]

    def scarce_area(self, price: vec[i64]) -> i64:
        """The first area that cannot be paid; the last one if all can."""
        for area in range(AREAS - 1):
            if self.influence[area] < price[area]:
                return area
        return AREAS - 1


@mypyc_attr(acyclic=True)
class State(core.State):
    """The contractors, the cards in deck, display and city, and the turn under way."""

    __slots__ = (
        "acting",
        "active",
        "area",
        "cell_of",
        "closing_round",
        "contractors",
        "deck",
        "display",
        "has_built",
        "is_ending",
        "is_special_resolution",
        "owner",
        "pool",
        "project",
        "stalled_rounds",
        "start_player",
        "text",
    )

    def __init__(self) -> None:
        super().__init__()
        self.round = 1
        self.start_player: Player = 0
        self.contractors: list[Contractor] = []
        # Cards; the last card of the deck is its top.
        self.deck: vec[i64] = vec[i64]()
        self.display: vec[i64] = vec[i64]()
        # The city, by card.
        self.cell_of: vec[i64] = vec[i64]()  # NO_CELL: not built
        self.owner: vec[i64] = vec[i64]()  # whose workers occupy it; NOBODY: unoccupied
        # The turn under way.
        self.active: Player = 0
        self.project: i64 = NO_CARD  # being built; it lies in the display until it has its site
        self.acting: i64 = NO_CARD  # the acting card of a build action
        self.text: i64 = NO_CARD  # the text card; another than the acting card when copying (CC-6.40)
        self.is_special_resolution = False
        self.area: i64 = 0  # whose new value is to be chosen (CC-6.30)
        self.pool: i64 = 0  # points not yet redistributed
        # The end of the game.
        self.has_built = False  # somebody, in this round
        self.stalled_rounds: i64 = 0  # in a row without a new project (CC-7.5)
        self.is_ending = False  # the end is triggered (CC-7.1)
        self.closing_round: i64 = 0  # 0: a regular round

    def clone(self) -> "State":
        copy = State()
        self.copy_core_to(copy)
        copy.start_player = self.start_player
        copy.contractors = [contractor.clone() for contractor in self.contractors]
        copy.deck = self.deck[:]
        copy.display = self.display[:]
        copy.cell_of = self.cell_of[:]
        copy.owner = self.owner[:]
        copy.active = self.active
        copy.project = self.project
        copy.acting = self.acting
        copy.text = self.text
        copy.is_special_resolution = self.is_special_resolution
        copy.area = self.area
        copy.pool = self.pool
        copy.has_built = self.has_built
        copy.stalled_rounds = self.stalled_rounds
        copy.is_ending = self.is_ending
        copy.closing_round = self.closing_round
        return copy

    @property
    def text_card(self) -> Card:
        return CARD_LIST[self.text]

    @property
    def is_closing(self) -> bool:
        return self.closing_round > 0

    def is_built(self, card: i64) -> bool:
        return self.cell_of[card] != NO_CELL

    def is_unoccupied(self, card: i64) -> bool:
        """CC-6.39  A built project without workers; never the town hall (CC-6.38)."""
        return self.cell_of[card] != NO_CELL and self.owner[card] == NOBODY and card != TOWN_HALL

    def is_displayed(self, card: i64) -> bool:
        for displayed in self.display:
            if displayed == card:
                return True
        return False

    def card_at(self, cell: i64) -> i64:
        """The card on a cell; NO_CARD on an empty one."""
        for card in range(CARDS):
            if self.cell_of[card] == cell:
                return card
        return NO_CARD

    def are_adjacent(self, card: i64, other: i64) -> bool:
        """CC-6.37  They share an edge."""
        if not self.is_built(card) or not self.is_built(other):
            return False
        for side in range(SIDES):
            if NEIGHBOUR[self.cell_of[card] * SIDES + side] == self.cell_of[other]:
                return True
        return False

    def workers_in_city(self, p: Player) -> i64:
        """CC-6.50  An occupied card holds as many workers as it needs."""
        count: i64 = 0
        for card in range(CARDS):
            if self.owner[card] == p:
                count += CARD_LIST[card].workers
        return count
