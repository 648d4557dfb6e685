"""SI-3.1, SI-23.9  The two boards: regions with slots and customers. Regions are numbered in id order (SI-3.24)."""

from typing import Final

from mypy_extensions import i64

from chefetage.core.action import Argument
from chefetage.core.bits import BIT
from chefetage.core.data import Data
from chefetage.core.vec import vec
from chefetage.games.smartphone_inc.rules.components import COMPANIES, DATA, NONE, TECHNOLOGY

MAP: Final = Argument("map", ["world", "usa"])
SIZE: Final = Argument("size", ["S", "M", "L"])
SMALL: Final[i64] = SIZE.keys.index("S")
MEDIUM: Final[i64] = SIZE.keys.index("M")


def by_id(region: Data) -> str:
    return region.text("id")


REGION_DATA: Final = [r for key in MAP.keys for r in sorted(DATA.tables(f"maps.{key}.regions"), key=by_id)]
REGION: Final = Argument("region", [by_id(region) for region in REGION_DATA])
REGIONS: Final[i64] = len(REGION.keys)
WITHIN: Final = Argument("within", REGION.keys)  # a second region in the same sentence: "in Canada"


class Customer:
    """SI-11.2 to SI-11.4  A price limit, a technology, or both."""

    __slots__ = ("limit", "technology")

    def __init__(self, data: Data) -> None:
        kind = data.text("kind")
        self.limit: i64 = data.number("max") if kind != "tech" else 0
        self.technology: i64 = TECHNOLOGY.keys.index(data.text("tech")) if kind != "price" else NONE


class Region:
    """A market. Its slots and customers are runs of the board's slots and customers, left to right."""

    __slots__ = (
        "cost",
        "customers",
        "first",
        "first_customer",
        "first_slot",
        "neighbours",
        "second",
        "size",
        "slots",
    )

    def __init__(self, data: Data, first_slot: int, first_customer: int) -> None:
        self.size: i64 = SIZE.keys.index(data.text("size"))
        self.cost: i64 = data.number("cost")
        self.neighbours: i64 = 0  # bit set
        for key in data.texts("neighbours"):
            self.neighbours |= BIT[REGION.keys.index(key)]
        self.first: vec[i64] = vec[i64]([slot.number("first") for slot in data.tables("slots")])
        self.second: vec[i64] = vec[i64]([slot.number("second") for slot in data.tables("slots")])
        self.slots: i64 = len(self.first)
        self.first_slot: i64 = first_slot
        self.customers: i64 = len(data.tables("customers"))
        self.first_customer: i64 = first_customer


class Board:
    """SI-3.1, SI-18.1  One of the two boards: its regions from `begin` to before `end`."""

    __slots__ = ("begin", "customers", "display", "end", "slots")

    def __init__(self, key: str) -> None:
        ids = DATA.ids(f"maps.{key}.regions")
        numbers = [number for number, region in enumerate(REGION.keys) if region in ids]
        self.begin: i64 = numbers[0]
        self.end: i64 = numbers[-1] + 1
        self.display: i64 = DATA.number(f"maps.{key}.improvement_display")  # SI-3.6
        self.slots: i64 = sum(int(MARKETS[number].slots) for number in numbers)
        self.customers: i64 = sum(int(MARKETS[number].customers) for number in numbers)


def lay_regions() -> list[Region]:
    """All regions; slots and customers are counted from 0 on either board."""
    regions: list[Region] = []
    for key in MAP.keys:
        slots = customers = 0
        for data in sorted(DATA.tables(f"maps.{key}.regions"), key=by_id):
            region = Region(data, slots, customers)
            regions.append(region)
            slots += int(region.slots)
            customers += int(region.customers)
    return regions


def lay_customers(key: str) -> list[Customer]:
    regions = sorted(DATA.tables(f"maps.{key}.regions"), key=by_id)
    return [Customer(customer) for region in regions for customer in region.tables("customers")]


MARKETS: Final[list[Region]] = lay_regions()  # by region
CUSTOMERS: Final[list[list[Customer]]] = [lay_customers(key) for key in MAP.keys]  # by map, by customer
BOARDS: Final[list[Board]] = [Board(key) for key in MAP.keys]
WORLD: Final[i64] = MAP.keys.index("world")
HOMES: Final = vec[i64]([REGION.keys.index(company.text("home_world")) for company in COMPANIES])
RETAILER_SIZE: Final = vec[i64]([SIZE.keys.index(tile.text("size")) for tile in DATA.tables("retailers")])


def regions_of(keys: list[str]) -> vec[i64]:
    return vec[i64](sorted(REGION.keys.index(key) for key in keys))


# SI-3.15 to SI-3.19, by players.
FIXED_RETAILERS: Final[list[vec[i64]]] = [vec[i64]()] + [
    regions_of(DATA.texts(f"maps.world.retailers.p{n}.fixed")) for n in range(1, 6)
]
ON_FREE_HOMES: Final = vec[bool](
    [False] + [DATA.text(f"maps.world.retailers.p{n}.medium_without_office") == "all" for n in range(1, 6)]
)
RANDOM_SMALL: Final = vec[i64]([0] + [DATA.number(f"maps.usa.retailers.p{n}.random_small") for n in range(1, 4)])
RANDOM_MEDIUM: Final = vec[i64]([0] + [DATA.number(f"maps.usa.retailers.p{n}.random_medium") for n in range(1, 4)])
USA_MOST_PLAYERS: Final[i64] = DATA.number("maps.usa.players_max")
