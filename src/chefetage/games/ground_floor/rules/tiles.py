"""GF-2.3 to GF-2.6, GF-7 to GF-10  components.toml, typed: remodel, rooms, both sorts of improvements, specialties."""

from typing import Final

from mypy_extensions import i64

from chefetage.core.action import Argument
from chefetage.core.data import Data
from chefetage.core.vec import vec
from chefetage.games.ground_floor.rules.components import BOX, DATA, HOUSE_RULES, optional_number, table

ROOM: Final = Argument("room", DATA.ids("rooms"))
TENANT: Final = Argument("tenant", DATA.ids("tenant_improvements"))
FLOOR: Final = Argument("floor", DATA.ids("floor_improvements"))
SPECIALTY: Final = Argument("specialty", DATA.ids("specialties"))

# Rooms (GF-7) and remodeling (GF-5.41).
ROOMS: Final[i64] = len(ROOM.keys)
STORAGE_CLOSET: Final[i64] = ROOM.keys.index("storage_closet")
CLOSET: Final = DATA.tables("rooms")[STORAGE_CLOSET]
CLOSET_CAPACITY: Final[i64] = CLOSET.tables("standard")[0].number("capacity")
REMODELED_CAPACITY: Final[i64] = CLOSET.tables("remodeled")[0].number("capacity")
CLOSET_SUPPLY: Final[i64] = CLOSET.tables("remodeled")[0].number("supply_on_remodel")
REMODEL_MONEY: Final[i64] = DATA.number("remodel.cost.money")
REMODEL_INFO: Final[i64] = DATA.number("remodel.cost.info")
REMODEL_POINTS: Final[i64] = DATA.number("remodel.prestige")

# Tenant Improvements (GF-8.6 to GF-8.12).
TENANTS: Final[i64] = len(TENANT.keys)
TENANT_TABLES: Final = DATA.tables("tenant_improvements")
TENANT_STAGE: Final = vec[i64]([tile.number("stage") for tile in TENANT_TABLES])
TENANT_COPIES: Final = vec[i64]([tile.number("copies") for tile in TENANT_TABLES])
TENANT_POINTS: Final = vec[i64]([tile.number("prestige") for tile in TENANT_TABLES])
HUMAN_RESOURCES: Final[i64] = TENANT.keys.index("human_resources")
INTERNSHIP: Final[i64] = TENANT.keys.index("internship_program")
NETWORK_ADMIN: Final[i64] = TENANT.keys.index("network_admin")
NICHE_MARKET: Final[i64] = TENANT.keys.index("niche_market")
PREMIUM_PRODUCT: Final[i64] = TENANT.keys.index("premium_product")
PUBLIC_RELATIONS: Final[i64] = TENANT.keys.index("public_relations")
TENANT_ACHIEVEMENT: Final[i64] = TENANT.keys.index("tenant_improvement_achievement")
HIRE_DISCOUNT_MONEY: Final[i64] = TENANT_TABLES[HUMAN_RESOURCES].number("value.money")
HIRE_DISCOUNT_INFO: Final[i64] = TENANT_TABLES[HUMAN_RESOURCES].number("value.info")
INTERNSHIP_TIME: Final[i64] = TENANT_TABLES[INTERNSHIP].number("value.time")
NETWORK_INFO: Final[i64] = TENANT_TABLES[NETWORK_ADMIN].number("value.info")
PREMIUM_MONEY: Final[i64] = TENANT_TABLES[PREMIUM_PRODUCT].number("value.money")
PER_TENANT_POINTS: Final[i64] = TENANT_TABLES[TENANT_ACHIEVEMENT].number("value.prestige")

# Floors (GF-9.5 to GF-9.24); their PP are printed (GF-9.17, GF-9.18).
FLOORS: Final[i64] = len(FLOOR.keys)
FLOOR_TABLES: Final = DATA.tables("floor_improvements")
FLOOR_STAGE: Final = vec[i64]([tile.number("stage") for tile in FLOOR_TABLES])
FLOOR_COPIES: Final = vec[i64]([tile.number("copies") for tile in FLOOR_TABLES])
FLOOR_POINTS: Final = vec[i64]([tile.number("prestige") for tile in FLOOR_TABLES])
IS_ACHIEVEMENT: Final = vec[bool]([bool(tile.value("achievement")) for tile in FLOOR_TABLES])
EMPTY_FLOOR: Final[i64] = FLOOR.keys.index("empty_floor")
INVESTOR: Final[i64] = FLOOR.keys.index("investor")
IT_DEPARTMENT: Final[i64] = FLOOR.keys.index("it_department")
TELECOMMUNICATIONS: Final[i64] = FLOOR.keys.index("telecommunications")
OFFICE_RENOVATION: Final[i64] = FLOOR.keys.index("office_renovation")
EXECUTIVE: Final[i64] = FLOOR.keys.index("executive_achievement")
IMPROVEMENT: Final[i64] = FLOOR.keys.index("improvement_achievement")
MARKETING: Final[i64] = FLOOR.keys.index("marketing_achievement")
PRODUCTION: Final[i64] = FLOOR.keys.index("production_achievement")
RETENTION: Final[i64] = FLOOR.keys.index("retention_achievement")
SKYLINE: Final[i64] = FLOOR.keys.index("skyline_achievement")
BONUS_ACHIEVEMENTS: Final = vec[i64]([EXECUTIVE, IMPROVEMENT, MARKETING, PRODUCTION, RETENTION, SKYLINE])
INVESTOR_MONEY: Final[i64] = FLOOR_TABLES[INVESTOR].number("value.money")
IT_INFO: Final[i64] = FLOOR_TABLES[IT_DEPARTMENT].number("value.info")
SLOTS: Final[i64] = FLOOR_TABLES[EMPTY_FLOOR].number("value.slots")
TELECOMMUNICATIONS_COPIES: Final[i64] = DATA.number("house_rules.second_telecommunications.copies")


# Points of an Achievement per thing it counts, and what an Automa gets for it (GF-13.33).
ACHIEVEMENT_POINTS: Final = vec[i64](
    [tile.number("value.prestige") if tile.text("effect").startswith("score_per") else 0 for tile in FLOOR_TABLES]
)
AUTOMA_BONUS: Final = vec[i64]([optional_number(tile, "automa_bonus") for tile in FLOOR_TABLES])

# Where a Tenant Improvement can lie (GF-8.2): the rooms, then the slots of the Empty Floor.
PLACE: Final = Argument("place", [*ROOM.keys, *[f"slot_{slot + 1}" for slot in range(SLOTS)]])
PLACES: Final[i64] = len(PLACE.keys)
SLOT: Final = Argument("slot", PLACE.keys[ROOMS:])

# Names for sentences: a tile of either sort, the floors behind the offices; and an office that another one hides.
TILE: Final = Argument("tile", [*TENANT.keys, *FLOOR.keys])
COVERED: Final = Argument("covered", TENANT.keys)

# What an own-board task can do besides gaining.
NO_ROOM: Final = -1
NO_FLOOR: Final = -1
NO_PLACE: Final = -1
IN_CONSTRUCTION: Final[i64] = len(BOX.keys)  # behind the boxes
IN_FACTORY: Final[i64] = IN_CONSTRUCTION + 1
PLACEMENTS: Final = [*BOX.keys, "construction_company", "factory"]


class Task:
    """GF-7, GF-9  Time and what it does on one's own board; `time` 0 means that there is no such task."""

    __slots__ = ("info", "money", "placement", "spends", "supply", "time", "trains")

    def __init__(self) -> None:
        self.time: i64 = 0
        self.spends: i64 = 0  # Supplies
        self.supply: i64 = 0
        self.money: i64 = 0
        self.info: i64 = 0
        self.trains: i64 = 0
        self.placement: i64 = NO_PLACE

    @staticmethod
    def of(data: Data) -> "Task":
        task = Task()
        task.time = data.number("time")
        task.spends = optional_number(data, "spend_supply")
        task.supply = optional_number(data, "gain_supply")
        task.money = optional_number(data, "gain_money")
        task.info = optional_number(data, "gain_info")
        task.trains = optional_number(data, "remove_untrained")
        if "place" in data.table:
            task.placement = PLACEMENTS.index(data.text("place"))
        return task


class Office:
    """One use of a room or Floor; a room may have a second use once it is remodeled (GF-15.3)."""

    __slots__ = ("floor", "key", "remodeled", "room", "standard")

    def __init__(self) -> None:
        self.key = ""
        self.room: i64 = NO_ROOM
        self.floor: i64 = NO_FLOOR
        self.standard: Task = Task()
        self.remodeled: Task = Task()

    @staticmethod
    def of_room(room: int, number: int) -> "Office":
        data = DATA.tables("rooms")[room]
        standard = data.tables("standard")
        remodeled = data.tables("remodeled")
        office = Office()
        office.room = room
        office.key = data.text("id") if len(remodeled) == 1 else f"{data.text('id')}_{number + 1}"
        office.standard = Task.of(standard[number]) if number < len(standard) else Task()
        office.remodeled = Task.of(remodeled[number])
        return office

    @staticmethod
    def of_floor(floor: int) -> "Office":
        office = Office()
        office.floor = floor
        office.key = FLOOR.keys[floor]
        office.standard = Task.of(table(FLOOR_TABLES[floor], "value"))
        office.remodeled = office.standard
        return office


ACTION_FLOORS: Final = [
    floor
    for floor, tile in enumerate(FLOOR_TABLES)
    if tile.text("effect") == "action" and "free_remodel" not in str(tile.value("value"))
]
OFFICES: Final[list[Office]] = [
    *[
        Office.of_room(room, number)
        for room, data in enumerate(DATA.tables("rooms"))
        if data.text("id") != "storage_closet"
        for number in range(len(data.tables("remodeled")))
    ],
    *[Office.of_floor(floor) for floor in ACTION_FLOORS],
]
OFFICE: Final = Argument("office", [office.key for office in OFFICES])

# Uses per round and Time of Floors, and the house rules that change them (GF-12.18, GF-12.21).
FLOOR_USES: Final = vec[i64]([tile.number("uses_per_round") for tile in FLOOR_TABLES])
FLOOR_TIME: Final = vec[i64](
    [tile.number("value.time") if tile.text("effect") == "action" else 0 for tile in FLOOR_TABLES]
)
NO_HOUSE_RULE: Final = -1


def house_rule_of(floor: str, number: str) -> int:
    """The house rule that changes a number of a Floor."""
    for place, key in enumerate(HOUSE_RULES):
        rule = table(DATA, f"house_rules.{key}").table
        if rule.get("floor") == floor and number in rule:
            return place
    return NO_HOUSE_RULE


def house_value(floor: str, number: str) -> int:
    rule = house_rule_of(floor, number)
    return 0 if rule == NO_HOUSE_RULE else DATA.number(f"house_rules.{HOUSE_RULES[rule]}.{number}")


TIME_RULE: Final = vec[i64]([house_rule_of(key, "time") for key in FLOOR.keys])
HOUSE_TIME: Final = vec[i64]([house_value(key, "time") for key in FLOOR.keys])
USES_RULE: Final = vec[i64]([house_rule_of(key, "uses_per_round") for key in FLOOR.keys])
HOUSE_USES: Final = vec[i64]([house_value(key, "uses_per_round") for key in FLOOR.keys])

# Specialties (GF-10.2 to GF-10.9).
SPECIALTIES: Final[i64] = len(SPECIALTY.keys)
SPECIALTY_TABLES: Final = DATA.tables("specialties")
INHERITANCE: Final[i64] = SPECIALTY.keys.index("inheritance")
SPECIALTY_ROOMS: Final = [tile.text("remodeled_room") for tile in SPECIALTY_TABLES]
SPECIALTY_ROOM: Final = vec[i64]([ROOM.keys.index(room) if room else NO_ROOM for room in SPECIALTY_ROOMS])
SPECIALTY_TIME: Final = vec[i64]([tile.number("extra_time_each_round") for tile in SPECIALTY_TABLES])
SPECIALTY_INFO: Final = vec[i64]([tile.number("starting_info_bonus") for tile in SPECIALTY_TABLES])
INHERITED_MONEY: Final[i64] = DATA.number("house_rules.inheritance_money.starting_money_bonus")
