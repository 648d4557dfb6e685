"""GF-2.2, GF-2.10, GF-12, GF-13  components.toml, typed: forecast, Era, Event and Automa cards; Automas."""

from typing import Final

from mypy_extensions import i64

from chefetage.core.action import Argument
from chefetage.core.data import Data
from chefetage.core.vec import vec
from chefetage.games.ground_floor.rules.components import (
    BONUS,
    BOX,
    BUILDING,
    CITY,
    DATA,
    RETAIL_SPACES,
    stock_spaces,
    table,
)
from chefetage.games.ground_floor.rules.tiles import ROOM, SPECIALTY, TENANT

# Economic Forecast (GF-2.2); the two new cards come behind the others, with the back of their kind (GF-12.5).
KIND: Final = Argument("kind", list(table(DATA, "economy_kinds").table))
ECONOMY_KINDS: Final[i64] = len(KIND.keys)
DEPRESSION: Final[i64] = KIND.keys.index("depression")
BASE_CARDS: Final = DATA.tables("economic_forecast_cards")
NEW_CARDS: Final = DATA.tables("new_economic_forecast_cards")
FORECAST: Final = Argument("forecast", [card.text("id") for card in [*BASE_CARDS, *NEW_CARDS]])
BASE_FORECASTS: Final[i64] = len(BASE_CARDS)
FORECASTS: Final[i64] = len(FORECAST.keys)
GREAT_DEPRESSION: Final[i64] = FORECAST.keys.index("great_depression")
WINDFALL: Final[i64] = FORECAST.keys.index("windfall")
KIND_OF: Final = vec[i64]([KIND.keys.index(card.text("kind")) for card in [*BASE_CARDS, *NEW_CARDS]])
FIRST_KINDS: Final = vec[i64]([KIND.keys.index(kind) for kind in DATA.texts("setup.first_economy_kinds")])  # GF-3.9
FIRST_GAME: Final = vec[i64]([KIND.keys.index(kind) for kind in DATA.texts("setup.first_game_deck")])  # GF-3.11
DECK_KINDS: Final = vec[i64]([DATA.number(f"economy_kinds.{kind}.cards") // 2 for kind in KIND.keys])  # GF-3.8
STOCK_MOVE: Final = vec[i64]([CITY.number(f"stock_exchange.move.{kind}") for kind in KIND.keys])  # GF-6.75
PAYOUT: Final = vec[i64]([CITY.number(f"stock_exchange.payout.{kind}") for kind in KIND.keys])  # GF-6.78


def by_count(cards: list[Data], line: str) -> list[vec[i64]]:
    """A line of the cards by card and player count."""
    return [vec[i64]([0, 0] + [card.number(f"{line}.p{count}") for count in range(2, 6)]) for card in cards]


NO_CONSUMERS: Final = vec[i64]([0] * 6)
EVERYBODY_BUYS: Final = vec[i64]([RETAIL_SPACES] * 6)
CONSUMERS: Final[list[vec[i64]]] = [*by_count(BASE_CARDS, "consumers"), NO_CONSUMERS, EVERYBODY_BUYS]
UNEMPLOYED: Final[list[vec[i64]]] = by_count(BASE_CARDS, "unemployed")


def fewest_consumers(kind: int) -> vec[i64]:
    """GF-13.24  The smallest number among all cards of a kind, by player count."""
    cards = [card for card in range(len(BASE_CARDS)) if KIND_OF[card] == kind]
    return vec[i64]([min(CONSUMERS[card][count] for card in cards) for count in range(6)])


FEWEST_CONSUMERS: Final[list[vec[i64]]] = [fewest_consumers(kind) for kind in range(len(KIND.keys))]

# Eras (GF-12.6): cards of each kind.
ERA: Final = Argument("era", DATA.ids("era_cards"))
ERAS: Final[i64] = len(ERA.keys)
ERA_KINDS: Final[list[vec[i64]]] = [
    vec[i64]([era.number(f"deck.{kind}") for kind in KIND.keys]) for era in DATA.tables("era_cards")
]

# Events (GF-12.8).
EVENT_CARD: Final = Argument("event_card", DATA.ids("event_cards"))
EVENTS: Final[i64] = len(EVENT_CARD.keys)
EVENT_TABLES: Final = DATA.tables("event_cards")
STANDING_CONTRACTS: Final[i64] = EVENT_CARD.keys.index("standing_contracts")
VIRAL_WAVE: Final[i64] = EVENT_CARD.keys.index("viral_wave")
FULL_SHELVES: Final[i64] = EVENT_CARD.keys.index("full_shelves")
ROBOTICS: Final[i64] = EVENT_CARD.keys.index("robotics")
BULL_MARKET: Final[i64] = EVENT_CARD.keys.index("bull_market")
BUILDING_SUBSIDY: Final[i64] = EVENT_CARD.keys.index("building_subsidy")
CONTRACT_INFO: Final[i64] = EVENT_TABLES[STANDING_CONTRACTS].number("cancelled_meeting_info")
VIRAL_MONEY: Final[i64] = EVENT_TABLES[VIRAL_WAVE].number("social_media_extra_cost.money")
VIRAL_INFO: Final[i64] = EVENT_TABLES[VIRAL_WAVE].number("social_media_extra_cost.info")
FULL_RESTOCK: Final[i64] = EVENT_TABLES[FULL_SHELVES].number("restock_per_round")
ROBOTICS_MONEY: Final[i64] = EVENT_TABLES[ROBOTICS].number("cost.money")
ROBOTICS_INFO: Final[i64] = EVENT_TABLES[ROBOTICS].number("cost.info")
ROBOTICS_SUPPLY: Final[i64] = EVENT_TABLES[ROBOTICS].number("cost.supply")
BULL_FACTOR: Final[i64] = EVENT_TABLES[BULL_MARKET].number("buy_out_factor")
SUBSIDY_MONEY: Final[i64] = EVENT_TABLES[BUILDING_SUBSIDY].number("cost.money")
SUBSIDY_INFO: Final[i64] = EVENT_TABLES[BUILDING_SUBSIDY].number("cost.info")

# Automa cards (GF-13.5) and Entrepreneurs (GF-13.2).
AUTOMA_CARD: Final = Argument("automa_card", DATA.ids("automa_cards"))
AUTOMA_CARDS: Final[i64] = len(AUTOMA_CARD.keys)
TASK_OF: Final = vec[i64]([BUILDING.keys.index(card.text("task")) for card in DATA.tables("automa_cards")])
MARKETING_OF: Final = vec[i64]([BOX.keys.index(card.text("marketing")) for card in DATA.tables("automa_cards")])
BRACKET_OF: Final = vec[i64]([card.number("bracket") for card in DATA.tables("automa_cards")])
CONSULTING_TASK: Final[i64] = BUILDING.keys.index("consulting_firm")
ADVERTISING_TASK: Final[i64] = BUILDING.keys.index("advertising_agency")
WAREHOUSE_TASK: Final[i64] = BUILDING.keys.index("warehouse")
FACTORY_TASK: Final[i64] = BUILDING.keys.index("factory")
STOCK_TASK: Final[i64] = BUILDING.keys.index("stock_exchange")
OFFICE_TASK: Final[i64] = BUILDING.keys.index("automa_office")
BASE_TASKS: Final = vec[i64]([BUILDING.keys.index(task) for task in DATA.texts("automa.base_deck")])
LAST_STAGE_TASK: Final[i64] = BUILDING.keys.index(DATA.text("automa.last_stage_extra_card"))
PURCHASE_TASK: Final[i64] = BUILDING.keys.index(DATA.text("automa.card_per_purchase"))
AUTOMA_SPECIALTY: Final[i64] = SPECIALTY.keys.index(DATA.text("automa.first_automa_specialty"))
AUTOMA_BONUSES: Final = vec[i64]([BONUS.keys.index(bonus) for bonus in DATA.texts("automa.marketing_bonus_priority")])
AUTOMA_STOCK_SPACES: Final = stock_spaces(DATA.texts("automa.stock_space_priority"))
AUTOMA_SELLS: Final = vec[bool]([kind in DATA.texts("automa.stock_sells_in") for kind in KIND.keys])  # by kind
AUTOMA_BUILDS: Final = vec[bool]([kind in DATA.texts("automa.floor_economies") for kind in KIND.keys])  # by kind
REMODEL_ORDER: Final = vec[i64]([ROOM.keys.index(room) for room in DATA.texts("automa.remodel_order")])
MOST_HUMANS: Final[i64] = DATA.number("automa.max_humans")
ENTREPRENEUR: Final = Argument("entrepreneur", DATA.ids("entrepreneurs"))
ENTREPRENEURS: Final = DATA.tables("entrepreneurs")
GROPIUS: Final[i64] = ENTREPRENEUR.keys.index("gropius")
EXTRA_TASKS: Final[list[vec[i64]]] = [
    vec[i64]([BUILDING.keys.index(task) for task in card.texts("extra_cards")]) for card in ENTREPRENEURS
]
STARTING_TENANTS: Final[list[vec[i64]]] = [
    vec[i64]([TENANT.keys.index(tile) for tile in card.texts("starting_tenant_improvements")]) for card in ENTREPRENEURS
]
HIRE_PRICE: Final[i64] = ENTREPRENEURS[GROPIUS].number("hire_at_price")
HIRE_TASK: Final[i64] = BUILDING.keys.index(ENTREPRENEURS[GROPIUS].text("card_on_hire"))
