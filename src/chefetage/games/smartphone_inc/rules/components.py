"""SI-2  components.toml as typed constants; the boards are in board.py."""

from typing import Final

from mypy_extensions import i64

from chefetage.core.action import Argument
from chefetage.core.data import Data, DataError, load_components
from chefetage.core.vec import vec

DATA: Final = load_components(__file__)

ROUNDS: Final[i64] = DATA.number("meta.rounds")  # SI-1.2
NONE: Final = -1  # in place of a region, tile, retailer or technology


# Companies, in the order of the VP board (SI-1.5).
COMPANIES: Final = DATA.tables("companies")
COLOR: Final = Argument("color", [company.text("color") for company in COMPANIES])
COLORS: Final[i64] = len(COLOR.keys)

# Supply per player (SI-2.1, SI-2.2).
PROGRESS: Final[i64] = DATA.number("supply_per_player.progress")
OFFICES: Final[i64] = DATA.number("supply_per_player.offices")
TRACKERS: Final[i64] = DATA.number("supply_per_player.goods_used_as_trackers")
GOODS: Final[i64] = DATA.number("supply_per_player.goods") - TRACKERS
GOODS_CARDS: Final[i64] = DATA.number("goods_cards.count")  # SI-2.4, all alike (SI-2.8)
GOODS_PER_CARD: Final[i64] = DATA.number("goods_cards.goods_per_round")

# Price track (SI-6).
START_PRICE: Final[i64] = DATA.number("price.start")
LEAST_PRICE: Final[i64] = DATA.number("price.min")
MOST_PRICE: Final[i64] = DATA.number("price.max")

# Symbols (SI-1.7).
SYMBOL: Final = Argument("symbol", ["price_down", "price_up", "research", "logistics", "improve", "open"])
SYMBOLS: Final[i64] = len(SYMBOL.keys)
PRICE_DOWN: Final[i64] = SYMBOL.keys.index("price_down")
PRICE_UP: Final[i64] = SYMBOL.keys.index("price_up")
RESEARCH: Final[i64] = SYMBOL.keys.index("research")
LOGISTICS: Final[i64] = SYMBOL.keys.index("logistics")
IMPROVE: Final[i64] = SYMBOL.keys.index("improve")
PRICE_OF: Final = vec[i64]([DATA.number(f"symbols.{key}.price") for key in SYMBOL.keys])
GOODS_OF: Final = vec[i64]([DATA.number(f"symbols.{key}.goods") for key in SYMBOL.keys])

# Planning (SI-5).
LEAST_OVERLAP: Final[i64] = DATA.number("planning.overlap_min")
MOST_OVERLAP: Final[i64] = DATA.number("planning.overlap_max")
GOODS_PER_COVERED_FIELD: Final[i64] = DATA.number("planning.goods_per_covered_pad_field")
GOODS_PER_FACE_DOWN: Final[i64] = DATA.number("planning.goods_per_facedown_improvement")
IMPROVEMENTS_FROM_ROUND: Final[i64] = DATA.number("planning.improvement_first_round")
PAD: Final = Argument("pad", ["light", "dark"])
SIDE: Final = Argument("side", ["a", "b"])


def symbol(key: object) -> int:
    return SYMBOL.keys.index(str(key))


def pad_fields(pad: str, side: str) -> vec[i64]:
    """SI-5.1  The six fields of a pad side, row by row."""
    grid = DATA.value(f"pads.{pad}.sides.{side}.grid")
    assert isinstance(grid, list)
    return vec[i64]([symbol(field) for row in grid for field in row])


# By pad * 2 + side.
PAD_FIELDS: Final[list[vec[i64]]] = [pad_fields(pad, side) for pad in PAD.keys for side in SIDE.keys]


def first_of_kind(tile: int) -> int:
    """The number of the first copy; a start improvement has none."""
    kinds = [key.rstrip("0123456789") for key in TILE.keys]
    return kinds.index(kinds[tile])


# Improvements (SI-16.1): the 27 of the stack, then the start improvements by colour. Copies are neighbours.
STACK_TILES: Final = [
    (f"{kind.text('id')}_{copy + 1}", kind.texts("fields"))
    for kind in DATA.tables("improvements")
    for copy in range(kind.number("count"))
]
START_TILES: Final = [
    (tile.text("id"), tile.texts("fields"))
    for color in COLOR.keys
    for tile in DATA.tables("start_improvements")
    if tile.text("color") == color
]
TILE: Final = Argument("tile", [key for key, _ in STACK_TILES + START_TILES])
TILES: Final[i64] = len(TILE.keys)
STACK_SIZE: Final[i64] = len(STACK_TILES)
FIRST_START_TILE: Final[i64] = STACK_SIZE
FIRST_FIELD: Final = vec[i64]([symbol(fields[0]) for _, fields in STACK_TILES + START_TILES])
SECOND_FIELD: Final = vec[i64]([symbol(fields[1]) for _, fields in STACK_TILES + START_TILES])
KIND_OF_TILE: Final = vec[i64]([first_of_kind(number) for number in range(TILES)])
ALPHABETICAL: Final = vec[i64]([sorted(TILE.keys).index(key) for key in TILE.keys])  # place of a tile's id


# Technologies (SI-14), in board order.
TECHNOLOGY_TILES: Final = DATA.tables("technologies")
TECHNOLOGY: Final = Argument("technology", [tile.text("id") for tile in TECHNOLOGY_TILES])
TECHNOLOGIES: Final[i64] = len(TECHNOLOGY.keys)
GPS: Final[i64] = TECHNOLOGY.keys.index("gps")
WIFI: Final[i64] = TECHNOLOGY.keys.index("wifi")
GAMEPAD: Final[i64] = TECHNOLOGY.keys.index("gamepad")
LI_ION: Final[i64] = TECHNOLOGY.keys.index("li_ion")
NFC: Final[i64] = TECHNOLOGY.keys.index("nfc")
FOUR_G: Final[i64] = TECHNOLOGY.keys.index("four_g")
COST: Final = vec[i64]([tile.number("cost") for tile in TECHNOLOGY_TILES])
PATENT_VP: Final = vec[i64]([tile.number("patent_vp") for tile in TECHNOLOGY_TILES])
TECHNOLOGY_SIDE: Final = Argument("technology_side", ["a", "b", "ceo"])
SIDE_A: Final[i64] = TECHNOLOGY_SIDE.keys.index("a")
SIDE_B: Final[i64] = TECHNOLOGY_SIDE.keys.index("b")
SIDE_CEO: Final[i64] = TECHNOLOGY_SIDE.keys.index("ceo")  # SI-18.3
CEO_TILES: Final = DATA.tables("ceo.technologies")
HAS_CEO_SIDE: Final = vec[bool]([key in [tile.text("replaces") for tile in CEO_TILES] for key in TECHNOLOGY.keys])
PATENT_DISCOUNT: Final[i64] = DATA.number("research.discount_after_patent")
LEAST_COST: Final[i64] = DATA.number("research.cost_floor")


def table_of(value: object) -> dict[str, object]:
    assert isinstance(value, dict)
    return value


def effect_of(technology: str, side: str) -> Data:
    """What a side of a technology does, with its numbers; a CEO side is a tile of its own (SI-18.3)."""
    for tile in CEO_TILES if side == "ceo" else TECHNOLOGY_TILES:
        if side == "ceo" and tile.text("replaces") == technology:
            return tile
        if side != "ceo" and tile.text("id") == technology:
            return Data(f"{tile.name}.{side}", table_of(tile.value(side)))
    raise DataError(f"{technology} has no side {side}")


def effect_keys() -> list[str]:
    """All sides of all technologies, as texts name what they do."""
    keys = [f"{technology}-{side}" for technology in TECHNOLOGY.keys for side in SIDE.keys]
    return keys + [f"{tile.text('replaces')}-ceo" for tile in CEO_TILES]


def effect_numbers(key: str) -> dict[str, int]:
    """The numbers that the text of an effect tells."""
    technology, _, side = key.partition("-")
    effect = effect_of(technology, side)
    return {name: effect.number(name) for name in TOLD_NUMBERS if name in effect.table}


TOLD_NUMBERS: Final = ["goods", "discount", "technologies", "most", "price", "limit", "vp"]
EFFECT: Final = Argument("effect", effect_keys())
EFFECT_NUMBERS: Final[list[dict[str, int]]] = [effect_numbers(key) for key in EFFECT.keys]
GPS_GOODS_PER_SYMBOL: Final[i64] = effect_of("gps", "a").number("goods")
GPS_GOODS_NOW: Final[i64] = effect_of("gps", "b").number("goods")
GAMEPAD_DISCOUNT: Final[i64] = effect_of("gamepad", "a").number("discount")
TECHNOLOGIES_PER_GOOD: Final[i64] = effect_of("li_ion", "b").number("technologies")
MOST_DIRECT_SALES: Final[i64] = effect_of("nfc", "a").number("most")
NFC_PRICE: Final[i64] = effect_of("nfc", "b").number("price")
CEO_LIMIT: Final[i64] = effect_of("gps", "ceo").number("limit")  # SI-18.5
CEO_DISCOUNT: Final[i64] = effect_of("wifi", "ceo").number("discount")
CEO_MOST_GOODS: Final[i64] = effect_of("gamepad", "ceo").number("most")
CEO_CONTROL: Final[i64] = effect_of("li_ion", "ceo").number("goods")
CEO_VP_PER_GOOD: Final[i64] = effect_of("nfc", "ceo").number("vp")

# Retailers (SI-15): a tile lies with one side up, numbered tile * 2 + side.
RETAILER: Final = Argument("retailer", DATA.ids("retailers"))
RETAILERS: Final[i64] = len(RETAILER.keys)
BONUS: Final = Argument("bonus", ["none", "goods", "goods_card", "improvement", "research", "extra_office"])
NO_BONUS: Final[i64] = BONUS.keys.index("none")
GOODS_BONUS: Final[i64] = BONUS.keys.index("goods")
CARD_BONUS: Final[i64] = BONUS.keys.index("goods_card")
IMPROVEMENT_BONUS: Final[i64] = BONUS.keys.index("improvement")
RESEARCH_BONUS: Final[i64] = BONUS.keys.index("research")
OFFICE_BONUS: Final[i64] = BONUS.keys.index("extra_office")


class RetailerSide:
    """SI-15.3, SI-15.4  One side of a retailer tile."""

    __slots__ = ("amount", "bonus", "vp")

    def __init__(self, data: Data, side: str) -> None:
        self.vp: i64 = data.number(f"{side}.vp")
        self.bonus: i64 = BONUS.keys.index(data.text(f"{side}.bonus.kind"))
        has_amount = self.bonus == GOODS_BONUS or self.bonus == RESEARCH_BONUS
        self.amount: i64 = data.number(f"{side}.bonus.amount") if has_amount else 0


RETAILER_SIDE: Final[list[RetailerSide]] = [
    RetailerSide(retailer, side) for retailer in DATA.tables("retailers") for side in SIDE.keys
]

# Hardcore mode (SI-18.10 to SI-18.14).
HARDCORE_COST: Final = vec[i64]([DATA.number(f"symbols.{key}.hardcore_cost") for key in SYMBOL.keys])
FACE_DOWN_DISCOUNT: Final[i64] = DATA.number("hardcore.discount_per_facedown_improvement")
COST_PER_GOOD: Final[i64] = DATA.number("hardcore.cost_per_produced_good")
DEBT_STEP: Final[i64] = DATA.number("hardcore.interest_debt_step")
CREDIT_STEP: Final[i64] = DATA.number("hardcore.interest_credit_step")

# Contracts (SI-18.6).
CONTRACT: Final = Argument("contract", DATA.ids("contracts"))
CONTRACTS: Final[i64] = len(CONTRACT.keys)
CONTRACTS_LAID_OUT: Final = vec[i64]([0, 0] + [DATA.number(f"contract_setup.display.p{n}") for n in range(2, 6)])

# Steve (SI-19.5), by level.
LEVEL: Final = Argument("steve_level", ["easy", "standard", "hard"])
STEVE_RESEARCH: Final = vec[i64]([DATA.number(f"steve.levels.{level}.research") for level in LEVEL.keys])
STEVE_LOGISTICS: Final = vec[i64]([DATA.number(f"steve.levels.{level}.logistics") for level in LEVEL.keys])
STEVE_GOODS: Final = vec[i64]([DATA.number(f"steve.levels.{level}.goods") for level in LEVEL.keys])
STEVE_CARDS: Final[i64] = DATA.number("steve.goods_cards_per_round")
