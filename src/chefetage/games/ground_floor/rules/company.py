"""GF-3.1, GF-4.9  A company: its board, its building and what lies beside it."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from chefetage.core import bits
from chefetage.core.state import NOBODY
from chefetage.core.vec import vec
from chefetage.games.ground_floor.rules.tiles import (
    CLOSET_CAPACITY,
    FLOORS,
    PLACES,
    REMODELED_CAPACITY,
    STORAGE_CLOSET,
)

BARE: Final = -1  # a place without a Tenant Improvement
NO_BONUS: Final = -1

BARE_PLACES: Final = vec[i64]([BARE] * PLACES)
NO_USES: Final = vec[i64]([0] * FLOORS)


@mypyc_attr(acyclic=True)
class Company:
    """A player's or an Automa's board and what lies beside it."""

    __slots__ = (
        "bonus",
        "covers",
        "deck",
        "discard",
        "entrepreneur",
        "floors",
        "has_built",
        "has_passed",
        "has_temp",
        "hired",
        "info",
        "money",
        "remodeled",
        "specialty",
        "spent",
        "stock",
        "supplies",
        "tenants",
        "time",
        "untrained",
        "uses",
    )

    def __init__(self) -> None:
        self.specialty: i64 = 0
        self.money: i64 = 0
        self.info: i64 = 0
        self.supplies: i64 = 0
        # Time: on the Employee track, on the own board, in the General Stock; the rest is in the city.
        self.time: i64 = 0
        self.spent: i64 = 0
        self.stock: i64 = 0
        # Employees; the untrained ones are the latest hired (GF-7.10).
        self.hired: i64 = 0
        self.untrained: i64 = 0
        self.has_passed = False  # in this phase II (GF-5.12)
        # The building, as bit sets of rooms and tiles.
        self.remodeled: i64 = 0
        self.tenants: i64 = 0  # hidden ones included
        self.floors: i64 = 0
        self.covers: vec[i64] = vec[i64]()  # by place: the Tenant Improvement on top
        self.uses: vec[i64] = vec[i64]()  # by Floor, in this round
        # Marketing Bonus of this round.
        self.bonus: i64 = NO_BONUS  # GF-3.7
        self.has_temp = False
        # Automas.
        self.entrepreneur: i64 = NOBODY
        self.deck: vec[i64] = vec[i64]()  # the last card is the top
        self.discard: vec[i64] = vec[i64]()
        self.has_built = False  # with a Construction marker of this round (GF-13.28)

    def clone(self) -> "Company":
        copy = Company()
        copy.specialty = self.specialty
        copy.money = self.money
        copy.info = self.info
        copy.supplies = self.supplies
        copy.time = self.time
        copy.spent = self.spent
        copy.stock = self.stock
        copy.hired = self.hired
        copy.untrained = self.untrained
        copy.has_passed = self.has_passed
        copy.remodeled = self.remodeled
        copy.tenants = self.tenants
        copy.floors = self.floors
        copy.covers = self.covers[:]
        copy.uses = self.uses[:]
        copy.bonus = self.bonus
        copy.has_temp = self.has_temp
        copy.entrepreneur = self.entrepreneur
        copy.has_built = self.has_built
        if self.is_automa:  # nobody else has cards
            copy.deck = self.deck[:]
            copy.discard = self.discard[:]
        return copy

    @property
    def is_automa(self) -> bool:
        return self.entrepreneur != NOBODY

    def has_remodeled(self, room: i64) -> bool:
        return self.remodeled >> room & 1 == 1

    def has_tenant(self, tenant: i64) -> bool:
        """Whether the tile is on the board, hidden or not."""
        return self.tenants >> tenant & 1 == 1

    def has_floor(self, floor: i64) -> bool:
        return self.floors >> floor & 1 == 1

    def shows(self, tenant: i64) -> bool:
        """GF-8.3  Whether the tile lies on top of its place and so works."""
        if not self.has_tenant(tenant):
            return False
        for place in range(PLACES):
            if self.covers[place] == tenant:
                return True
        return False

    def is_hidden(self, room: i64) -> bool:
        """GF-8.4  Whether a Tenant Improvement lies on the room."""
        return self.covers[room] != BARE

    def remodeled_rooms(self) -> i64:
        return bits.count(self.remodeled)

    def tenant_count(self) -> i64:
        """Hidden ones included."""
        return bits.count(self.tenants)

    def floor_count(self) -> i64:
        return bits.count(self.floors)

    def capacity(self) -> i64:
        """GF-7.6, GF-8.5  How many Supplies the Storage Closet holds."""
        if self.is_hidden(STORAGE_CLOSET):
            return 0
        return REMODELED_CAPACITY if self.has_remodeled(STORAGE_CLOSET) else CLOSET_CAPACITY

    def take_time(self, count: i64) -> i64:
        """GF-17.15  Take Time from the General Stock, as many as there are; returns how many."""
        taken = min(count, self.stock)
        self.stock -= taken
        return taken
