"""GF-2, GF-4 to GF-6  components.toml, typed: meta, setup, stages, employees, tracks, buildings, house_rules."""

from typing import Final

from mypy_extensions import i64

from chefetage.core.action import Argument
from chefetage.core.data import Data, load_components
from chefetage.core.vec import vec

DATA: Final = load_components(__file__)


def table(data: Data, key: str) -> Data:
    """A table inside a table."""
    value = data.value(key)
    assert isinstance(value, dict)
    return Data(key, value)


def optional_number(data: Data, key: str) -> int:
    """A number that most tables leave out: 0."""
    return data.number(key) if key in data.table else 0


def counted(kind: str, size: int) -> Argument:
    """Spaces with numbers, from 1."""
    return Argument(kind, [str(number + 1) for number in range(size)])


CITY: Final = table(DATA, "buildings")

ROUNDS: Final[i64] = DATA.number("meta.rounds")  # GF-4.1
TIME_MARKERS: Final[i64] = DATA.number("components.time_markers_per_player")  # GF-2.8
SUPPLY_MARKERS: Final[i64] = DATA.number("components.supply_markers")

# Set-up (GF-3.1).
START_MONEY: Final[i64] = DATA.number("setup.starting_money")
START_INFO: Final[i64] = DATA.number("setup.starting_info")
START_SUPPLY: Final[i64] = DATA.number("setup.starting_supply")
COPIES_USED: Final = vec[i64]([0, 0] + [DATA.number(f"setup.improvement_copies.p{count}") for count in range(2, 6)])
MOST_COMPANIES: Final[i64] = len(COPIES_USED) - 1

# Stages (GF-4.1), by round; round 0 does not exist.
STAGE_OF_ROUND: Final = vec[i64](
    [0] + [stage.number("number") for stage in DATA.tables("stages") for _ in stage.numbers("rounds")]
)
LAST_STAGE: Final[i64] = STAGE_OF_ROUND[ROUNDS]
FIRST_ROUND: Final = vec[i64]([0] + [stage.numbers("rounds")[0] for stage in DATA.tables("stages")])  # by stage

# Employee track (GF-5.1), by the number of hired employees.
INCOME: Final = vec[i64]([space.number("income_money") for space in DATA.tables("employee_track")])
CEO_TIME: Final[i64] = DATA.tables("employee_track")[0].number("time")  # GF-5.63
EMPLOYEE_TIME: Final[i64] = DATA.number("employee_rules.fire_discards_time")
MOST_HIRED: Final[i64] = DATA.number("employee_rules.max_hired")  # GF-5.16

# Job market (GF-5.13).
JOB_PRICES: Final = DATA.numbers("job_market.prices")
JOB_START: Final[i64] = DATA.number("job_market.start_space")
JOB_FIRST: Final[i64] = DATA.number("job_market.min_space")
JOB_LAST: Final[i64] = DATA.number("job_market.max_space")
JOB_STEPS: Final[i64] = DATA.number("job_market.move_right_per_hire")  # GF-5.14

# Popularity (GF-4.7).
POPULARITY_START: Final[i64] = DATA.number("popularity_track.start_space")
POPULARITY_LAST: Final[i64] = DATA.number("popularity_track.spaces")
POPULARITY_DROP: Final[i64] = DATA.number("popularity_track.drop_per_round")  # GF-5.66
POPULARITY_LEVELS: Final = DATA.tables("popularity_track.levels")


def popularity_level(space: int) -> int:
    """The last level that begins at or before a space."""
    return [level.number("level") for level in POPULARITY_LEVELS if level.number("from") <= space][-1]


POPULARITY_LEVEL: Final = vec[i64]([0] + [popularity_level(space) for space in range(1, int(POPULARITY_LAST) + 1)])

# Names of the city's components, in the order of their numbers.
BUILDING: Final = Argument(
    "building",
    [
        "consulting_firm",
        "advertising_agency",
        "warehouse",
        "factory",
        "stock_exchange",
        "construction_company",
        "automa_office",  # no building, but a task of the Automa cards (GF-13.18)
    ],
)
BOX: Final = Argument("box", CITY.ids("advertising_agency.types"))
BONUS: Final = Argument("bonus", CITY.ids("marketing_bonus.bonuses"))
WAREHOUSE_SPACE: Final = Argument("warehouse_space", CITY.ids("warehouse.spaces"))
PAYMENT: Final = Argument("payment", ["money", "info"])
STOCK_SPACE: Final = Argument("stock_space", CITY.ids("stock_exchange.spaces"))
STOCK_LEVEL: Final = counted("level", CITY.number("stock_exchange.track_spaces"))
RETAIL_SPACE: Final = Argument("retail_space", CITY.ids("retail_outlets.spaces"))
WAITING_SPACE: Final = counted("waiting_space", CITY.number("advertising_agency.spaces"))

# A  Consulting Firm (GF-6.1, GF-6.3).
CONSULTING_PRICE: Final = CITY.numbers("consulting_firm.prices_money")
CONSULTING_ROWS: Final[i64] = len(CONSULTING_PRICE)
CONSULTING_INFO: Final[i64] = CITY.number("consulting_firm.info_gain")

# B  Advertising Agency (GF-6.21 to GF-6.27).
WAITING_SPACES: Final[i64] = len(WAITING_SPACE.keys)
ADVERTISING_MONEY: Final[i64] = CITY.number("advertising_agency.cost.money")
ADVERTISING_INFO: Final[i64] = CITY.number("advertising_agency.cost.info")
SINGLE_MOST_STEPS: Final[i64] = CITY.number("advertising_agency.single_most_bonus")
BOXES: Final[i64] = len(BOX.keys)
SOCIAL_MEDIA: Final[i64] = BOX.keys.index("social_media")
BOX_TABLES: Final = CITY.tables("advertising_agency.types")
BOX_MONEY: Final = vec[i64]([box.number("extra_cost.money") for box in BOX_TABLES])
BOX_INFO: Final = vec[i64]([box.number("extra_cost.info") for box in BOX_TABLES])
BOX_EXTRA_TIME: Final = vec[i64]([box.number("extra_time_from_stock") for box in BOX_TABLES])
BOX_GROUP: Final = vec[i64]([box.number("markers_per_step") for box in BOX_TABLES])

# C  Marketing Bonus (GF-6.41 to GF-6.43).
BONUS_FROM: Final[i64] = CITY.number("marketing_bonus.min_players")
REMODEL_BONUS: Final[i64] = BONUS.keys.index("remodel")
SUPPLY_BONUS: Final[i64] = BONUS.keys.index("supply")
MONEY_BONUS: Final[i64] = BONUS.keys.index("money")
INFO_BONUS: Final[i64] = BONUS.keys.index("info")
TEMP_BONUS: Final[i64] = BONUS.keys.index("temp")
BONUS_TABLES: Final = CITY.tables("marketing_bonus.bonuses")
BONUS_REMODEL_MONEY: Final[i64] = BONUS_TABLES[REMODEL_BONUS].number("cost.money")
BONUS_REMODEL_INFO: Final[i64] = BONUS_TABLES[REMODEL_BONUS].number("cost.info")
BONUS_GAINS: Final = ["supply", "money", "info", "time_next_round"]
BONUS_AMOUNT: Final = vec[i64]([sum(optional_number(bonus, gain) for gain in BONUS_GAINS) for bonus in BONUS_TABLES])
TEMP_TIME: Final[i64] = BONUS_TABLES[TEMP_BONUS].number("time_next_round")

# D  Warehouse (GF-6.51, GF-5.65).
WAREHOUSE_SPACES: Final[i64] = len(WAREHOUSE_SPACE.keys)
PAY_MONEY: Final[i64] = PAYMENT.keys.index("money")
WAREHOUSE_MONEY: Final = vec[i64]([space.number("price_money") for space in CITY.tables("warehouse.spaces")])
WAREHOUSE_INFO: Final = vec[i64]([space.number("price_info") for space in CITY.tables("warehouse.spaces")])
RESTOCK: Final[i64] = CITY.number("warehouse.restock_per_round")

# E  Factory (GF-6.61, GF-6.62).
FACTORY_SPACES: Final[i64] = CITY.number("factory.spaces")
FACTORY_MONEY: Final[i64] = CITY.number("factory.cost.money")
FACTORY_INFO: Final[i64] = CITY.number("factory.cost.info")
FACTORY_SUPPLY: Final[i64] = CITY.number("factory.cost.supply")

# F  Stock Exchange (GF-6.71 to GF-6.78).
STOCK_SPACES: Final[i64] = len(STOCK_SPACE.keys)
STOCK_LEVELS: Final[i64] = len(STOCK_LEVEL.keys)
STOCK_MONEY: Final = vec[i64]([space.number("money") for space in CITY.tables("stock_exchange.spaces")])
STOCK_INFO: Final = vec[i64]([space.number("info") for space in CITY.tables("stock_exchange.spaces")])
BUY_OUT_FACTOR: Final[i64] = CITY.number("stock_exchange.buy_out_factor")


def stock_spaces(names: list[str]) -> vec[i64]:
    return vec[i64]([STOCK_SPACE.keys.index(name) for name in names])


STOCK_ENTRY: Final = stock_spaces(CITY.texts("stock_exchange.entry_order"))
STOCK_ENTRY_REVERSED: Final = stock_spaces(DATA.texts("house_rules.stock_entry_reversed.order"))

# H  Retail Outlets (GF-6.101, GF-6.102, GF-6.64). A product is named by its space.
RETAIL_TABLES: Final = CITY.tables("retail_outlets.spaces")
RETAIL_SPACES: Final[i64] = len(RETAIL_TABLES)
RETAIL_BRACKET: Final = vec[i64]([space.number("bracket") for space in RETAIL_TABLES])
RETAIL_PRICE: Final = vec[i64]([space.number("price") for space in RETAIL_TABLES])
RETAIL_FROM: Final = vec[i64]([space.number("min_players") for space in RETAIL_TABLES])
BRACKETS: Final[i64] = CITY.number("retail_outlets.brackets")
LIQUIDATION_PRICE: Final[i64] = CITY.number("retail_outlets.liquidation_price")
LIQUIDATION: Final[i64] = RETAIL_SPACES  # as the target of a product, behind the spaces
STAY: Final[i64] = RETAIL_SPACES + 1  # with Niche Market (GF-8.9)
PRICE_TARGET: Final = Argument("retail_space", [*RETAIL_SPACE.keys, "liquidation"])
DROP_TARGET: Final = Argument("target", [*RETAIL_SPACE.keys, "liquidation", "stay"])

# I  Construction Company (GF-6.122 to GF-6.126).
CONSTRUCTION_TABLES: Final = CITY.tables("construction_company.spaces")
CONSTRUCTION_SPACES: Final[i64] = len(CONSTRUCTION_TABLES)
CONSTRUCTION_OPEN: Final = vec[i64](
    [sum(space.number("min_players") <= count for space in CONSTRUCTION_TABLES) for count in range(6)]
)
CONSTRUCTION_MONEY: Final[i64] = CITY.number("construction_company.cost.money")
CONSTRUCTION_INFO: Final[i64] = CITY.number("construction_company.cost.info")
TENANT_MONEY: Final[i64] = CITY.number("construction_company.tenant_improvement_cost.money")
TENANT_INFO: Final[i64] = CITY.number("construction_company.tenant_improvement_cost.info")
FLOOR_MONEY: Final[i64] = CITY.number("construction_company.floor_base_cost.money")
FLOOR_INFO: Final[i64] = CITY.number("construction_company.floor_base_cost.info")
PER_FLOOR_MONEY: Final[i64] = CITY.number("construction_company.floor_cost_per_existing_floor.money")
PER_FLOOR_INFO: Final[i64] = CITY.number("construction_company.floor_cost_per_existing_floor.info")

# Scoring (GF-11.2).
SET_MONEY: Final[i64] = DATA.number("meta.prestige_per_set.money")
SET_INFO: Final[i64] = DATA.number("meta.prestige_per_set.info")
SET_POINTS: Final[i64] = DATA.number("meta.prestige_per_set.prestige")

# House rules (GF-12.15): a bit each, in the order of the data.
HOUSE_RULES: Final = list(table(DATA, "house_rules").table)
REMODEL_ANY_TIME: Final[i64] = HOUSE_RULES.index("remodel_any_time")
SECOND_TELECOMMUNICATIONS: Final[i64] = HOUSE_RULES.index("second_telecommunications")
ENTRY_REVERSED: Final[i64] = HOUSE_RULES.index("stock_entry_reversed")
INHERITANCE_MONEY: Final[i64] = HOUSE_RULES.index("inheritance_money")
VOLUNTARY_LIQUIDATION: Final[i64] = HOUSE_RULES.index("voluntary_liquidation")
GROPIUS_UNTRAINED: Final[i64] = HOUSE_RULES.index("gropius_untrained")
