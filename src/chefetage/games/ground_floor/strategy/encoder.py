"""Positions as rows of numbers: everything is public here but forecast cards to come and the order of Automa decks.

Of the rooms and Tenant Improvements of a company a row tells which are hidden, not by which tile; of the Automas'
markers where they lie, not whose they are. A Specialty is told by what it goes on giving.
"""

from typing import Final

from mypy_extensions import i64

from chefetage.core.bits import BIT, count, has
from chefetage.core.encoding import Encoder, Entries, Inputs
from chefetage.core.state import GAME_OVER, Player
from chefetage.core.vec import vec
from chefetage.games.ground_floor.rules.automa.schedule import cheapest_supply
from chefetage.games.ground_floor.rules.cards import (
    ADVERTISING_TASK,
    BASE_FORECASTS,
    BRACKET_OF,
    BULL_FACTOR,
    BULL_MARKET,
    CONSULTING_TASK,
    CONSUMERS,
    CONTRACT_INFO,
    ECONOMY_KINDS,
    ENTREPRENEUR,
    ERA,
    EVENT_CARD,
    FACTORY_TASK,
    FORECAST,
    FORECASTS,
    GREAT_DEPRESSION,
    KIND,
    KIND_OF,
    MARKETING_OF,
    PAYOUT,
    STANDING_CONTRACTS,
    STOCK_MOVE,
    STOCK_TASK,
    TASK_OF,
    UNEMPLOYED,
    WAREHOUSE_TASK,
)
from chefetage.games.ground_floor.rules.city import (
    NONE_FREE,
    box_index,
    first_free,
    next_construction_space,
    next_row,
)
from chefetage.games.ground_floor.rules.company import BARE, NO_BONUS, Company
from chefetage.games.ground_floor.rules.components import (
    BONUS,
    BOX,
    BOX_GROUP,
    BOXES,
    BRACKETS,
    BUILDING,
    BUY_OUT_FACTOR,
    CEO_TIME,
    CONSTRUCTION_OPEN,
    CONSTRUCTION_SPACES,
    CONSULTING_INFO,
    CONSULTING_ROWS,
    EMPLOYEE_TIME,
    FACTORY_SPACES,
    GROPIUS_UNTRAINED,
    HOUSE_RULES,
    INCOME,
    JOB_FIRST,
    JOB_LAST,
    JOB_PRICES,
    JOB_STEPS,
    MOST_COMPANIES,
    MOST_HIRED,
    PER_FLOOR_INFO,
    PER_FLOOR_MONEY,
    POPULARITY_LAST,
    RETAIL_BRACKET,
    RETAIL_PRICE,
    RETAIL_SPACE,
    RETAIL_SPACES,
    ROUNDS,
    SET_INFO,
    SET_MONEY,
    SET_POINTS,
    SINGLE_MOST_STEPS,
    STOCK_LEVEL,
    STOCK_LEVELS,
    STOCK_SPACE,
    STOCK_SPACES,
    TEMP_TIME,
    WAITING_SPACE,
    WAITING_SPACES,
    WAREHOUSE_INFO,
    WAREHOUSE_MONEY,
    WAREHOUSE_SPACE,
    WAREHOUSE_SPACES,
)
from chefetage.games.ground_floor.rules.conduct_business.advertising_agency import (
    ADVERTISE,
    CHOOSE_MARKETING,
    RESOLVE_MARKETING,
    single_most,
)
from chefetage.games.ground_floor.rules.conduct_business.construction_company import (
    BUILD,
    CONSTRUCTION_COMPANY,
    floor_info,
    floor_money,
    space_info,
    space_money,
)
from chefetage.games.ground_floor.rules.conduct_business.consulting_firm import CONSULT, CONSULTING_FIRM
from chefetage.games.ground_floor.rules.conduct_business.economic_forecast import job_market_after
from chefetage.games.ground_floor.rules.conduct_business.factory import FACTORY, PRODUCE
from chefetage.games.ground_floor.rules.conduct_business.marketing_bonus import MARKETING_BONUS, has_bonuses
from chefetage.games.ground_floor.rules.conduct_business.retail_outlets import SELL_PRODUCTS
from chefetage.games.ground_floor.rules.conduct_business.stock_exchange import (
    INVEST,
    MOVE_SHARES,
    SELL_SHARES,
    buy_out_money,
    share_count,
)
from chefetage.games.ground_floor.rules.conduct_business.warehouse import places_left
from chefetage.games.ground_floor.rules.hire_employees import HIRE_EMPLOYEES
from chefetage.games.ground_floor.rules.improvements import floor_refusal, tenant_refusal
from chefetage.games.ground_floor.rules.income import starts_with_interns
from chefetage.games.ground_floor.rules.own_board import USE_OFFICE, task_of, time_of, uses_per_round
from chefetage.games.ground_floor.rules.popularity import is_more_popular
from chefetage.games.ground_floor.rules.reorganize import FIRE_EMPLOYEES
from chefetage.games.ground_floor.rules.sales import with_premium
from chefetage.games.ground_floor.rules.schedule_business import SCHEDULE_BUSINESS
from chefetage.games.ground_floor.rules.scoring import (
    achievement_bonus,
    counted,
    points,
    sets,
    tenant_bonus,
)
from chefetage.games.ground_floor.rules.sequence import SEQUENCE
from chefetage.games.ground_floor.rules.state import EMPTY, NO_CARD, State
from chefetage.games.ground_floor.rules.tiles import (
    ACHIEVEMENT_POINTS,
    BONUS_ACHIEVEMENTS,
    EXECUTIVE,
    FLOOR,
    FLOOR_POINTS,
    FLOOR_USES,
    FLOORS,
    HIRE_DISCOUNT_INFO,
    HIRE_DISCOUNT_MONEY,
    HUMAN_RESOURCES,
    INTERNSHIP,
    INTERNSHIP_TIME,
    INVESTOR,
    INVESTOR_MONEY,
    IS_ACHIEVEMENT,
    IT_DEPARTMENT,
    IT_INFO,
    NETWORK_ADMIN,
    NETWORK_INFO,
    NO_FLOOR,
    OFFICE,
    OFFICES,
    PER_TENANT_POINTS,
    PLACES,
    REMODEL_INFO,
    REMODEL_MONEY,
    ROOM,
    ROOMS,
    SKYLINE,
    SLOT,
    SPECIALTY_TIME,
    TENANT,
    TENANT_ACHIEVEMENT,
    TENANT_POINTS,
    TENANTS,
)
from chefetage.games.ground_floor.strategy.city import products_ahead
from chefetage.games.ground_floor.strategy.evaluation import evaluate
from chefetage.games.ground_floor.strategy.weights import WEIGHTS

VERSION: Final = 2
SCORE_UNIT: Final = 10
MOST_AUTOMAS: Final = 2
PACKED: Final = 8  # bits of each number where several small ones are packed into one
OUTLOOK_PART: Final = 10  # it is told in tenths of a point
CERTAIN: Final = 60  # a chance is told in sixtieths: of up to six cards of a kind
NO_KIND: Final = -1
NO_TURN: Final = -1
NO_BOX: Final = -1

# Up to which number every one has an entry of its own.
MOST_CONSUMERS: Final[i64] = 8
MOST_PRODUCTS: Final = 10
MOST_OUTLETS: Final = 4  # of a bracket
MOST_GOODS: Final = 10
MOST_TIME: Final = 12
MOST_IN_BOX: Final = 4
MOST_STEPS: Final = 4
MOST_SUPPLIES: Final = 2
MOST_OWN: Final = 3  # markers of one player in an area

AREAS: Final = [key for key in BUILDING.keys if key != "automa_office"]
TASKS: Final[i64] = len(BUILDING.keys)  # of Automa cards
CONSTRUCTION_TASK: Final[i64] = BUILDING.keys.index("construction_company")
TRAINING: Final[i64] = OFFICE.keys.index("training")
ROW_KEYS: Final = [str(row + 1) for row in range(CONSULTING_ROWS)]
FACTORY_KEYS: Final = [str(space + 1) for space in range(FACTORY_SPACES)]
CONSTRUCTION_KEYS: Final = [str(space + 1) for space in range(CONSTRUCTION_SPACES)]
COMING_KEYS: Final = [f"{kind}_in_{ahead + 1}" for ahead in range(ROUNDS - 1) for kind in KIND.keys]  # rounds
ASKING: Final = [step.name for step in SEQUENCE if step.width > 0]  # steps in which somebody decides
PLACE_OF_STEP: Final = vec[i64]([ASKING.index(step.name) if step.width > 0 else 0 for step in SEQUENCE])
USED_FLOORS: Final = vec[i64]([floor for floor in range(FLOORS) if FLOOR_USES[floor] > 0])  # with a limit per round

CHOSEN_RULES: Final = vec[i64]([rule for rule, key in enumerate(HOUSE_RULES) if key != "stock_entry_sequence"])

# Forecast cards: of each kind, the old ones as a bit set and the new one; by player count and products before, the
# old ones with a consumer more.
CARDS_OF: Final = vec[i64](
    [sum(2**card for card in range(BASE_FORECASTS) if KIND_OF[card] == kind) for kind in range(ECONOMY_KINDS)]
)
NEW_CARD_OF: Final = vec[i64](
    [
        max([card for card in range(BASE_FORECASTS, FORECASTS) if KIND_OF[card] == kind], default=NO_CARD)
        for kind in range(ECONOMY_KINDS)
    ]
)
WITH_CONSUMER: Final = vec[i64](
    [
        sum(2**card for card in range(BASE_FORECASTS) if CONSUMERS[card][companies] > before)
        for companies in range(MOST_COMPANIES + 1)
        for before in range(RETAIL_SPACES)
    ]
)


def info_offices() -> list[int]:
    """Rooms and Floors that give Info for Time alone, those that give most of it first."""
    found = [number for number, office in enumerate(OFFICES) if office.remodeled.info > 0]
    found = [number for number in found if OFFICES[number].remodeled.spends == 0]
    tasks = [OFFICES[number].remodeled for number in range(len(OFFICES))]
    return sorted(found, key=lambda number: -CERTAIN * tasks[number].info // max(tasks[number].time, 1))


INFO_OFFICES: Final = vec[i64](info_offices())


def add_blocks(entries: Entries, name: str, block: Entries, number: int) -> i64:
    """The place of the first of several equal blocks."""
    first = len(entries)
    for place in range(number):
        for key, unit in zip(block.names, block.units, strict=True):
            entries.add(f"{name}{place}.{key}", unit)
    return first


# An Automa.
AUTOMA: Final = Entries()
A_ENTREPRENEUR: Final = AUTOMA.add_each("entrepreneur", ENTREPRENEUR.keys)
A_TOTAL: Final = AUTOMA.add("total", 30)
A_POSITION: Final = AUTOMA.add_counts("popularity", int(POPULARITY_LAST))
A_RANK: Final = AUTOMA.add_levels("rank", MOST_COMPANIES - 1)
A_TIME: Final = AUTOMA.add_counts("time", MOST_TIME)
A_NEXT_TIME: Final = AUTOMA.add("next_time", 5)
A_HIRED: Final = AUTOMA.add("hired")
A_REMODELED: Final = AUTOMA.add("remodeled", 3)
A_TENANTS: Final = AUTOMA.add("tenants", 2)
A_FLOORS: Final = AUTOMA.add("floors", 3)
A_BOX: Final = AUTOMA.add_each("box", BOX.keys, 2)
A_DECK: Final = AUTOMA.add_each("deck", BUILDING.keys, 2)
A_DISCARD: Final = AUTOMA.add_each("discard", BUILDING.keys, 2)
A_DECK_BOX: Final = AUTOMA.add_each("deck_box", BOX.keys, 3)
A_DECK_BRACKET: Final = AUTOMA.add_each("deck_bracket", [str(number + 1) for number in range(BRACKETS)], 2)
A_HAS_BUILT: Final = AUTOMA.add("has_built")
AUTOMA_SIZE: Final[i64] = len(AUTOMA)

# The table.
COMMON: Final = Entries()
STEP: Final = COMMON.add_each("step", ASKING)
ROUND: Final = COMMON.add_counts("round", int(ROUNDS))
NUMBER_OF_PLAYERS: Final = COMMON.add_counts("players", int(MOST_COMPANIES))
NUMBER_OF_COMPANIES: Final = COMMON.add_counts("companies", int(MOST_COMPANIES))
HAS_ACTED: Final = COMMON.add("has_acted")
HOUSE_RULE: Final = COMMON.add_each("house_rule", [HOUSE_RULES[rule] for rule in CHOSEN_RULES])
IS_FIRST_GAME: Final = COMMON.add("first_game_deck")
IN_PLAY: Final = COMMON.add_each("in_play", FORECAST.keys[int(BASE_FORECASTS) :])
ERA_MARK: Final = COMMON.add_each("era", ERA.keys)
EVENT_MARK: Final = COMMON.add_each("event", EVENT_CARD.keys)
JOB_MARKET: Final = COMMON.add_levels("job_market", JOB_LAST - JOB_FIRST)
NEXT_JOB_PRICE: Final = COMMON.add("next_job_price", 4 * CERTAIN)  # in the next round, expected
CURRENT: Final = COMMON.add_each("current", KIND.keys)
IS_TURNED: Final = COMMON.add("is_turned")
SEEN: Final = COMMON.add_each("seen", FORECAST.keys)
COMING_KIND: Final = COMMON.add_each("coming", COMING_KEYS)
UNORDERED: Final = COMMON.add_each("unordered", KIND.keys, 2)  # cards below the next one
CONSUMER: Final = COMMON.add_counts("consumer", int(MOST_CONSUMERS))  # chance of so many in the next sale
BUY_OUT: Final = COMMON.add("buy_out", 10)
TENANT_GONE: Final = COMMON.add_each("tenant_gone", TENANT.keys)
FLOOR_GONE: Final = COMMON.add_each("floor_gone", FLOOR.keys)
CONSULTING_ROW: Final = COMMON.add_levels("consulting_rows", CONSULTING_ROWS)  # filled on the left
WAITING: Final = COMMON.add_levels("waiting", WAITING_SPACES)
SHELF: Final = COMMON.add_each("supply", WAREHOUSE_SPACE.keys)
CHEAPEST: Final = COMMON.add_each("cheapest_supply", WAREHOUSE_SPACE.keys)
IN_FACTORY: Final = COMMON.add_levels("in_factory", FACTORY_SPACES)
STOCK_FREE: Final = COMMON.add_levels("stock_spaces_free", STOCK_SPACES)
FREE_OUTLETS: Final = COMMON.add_levels_each(
    "outlets_free", [str(number + 1) for number in range(BRACKETS)], MOST_OUTLETS
)
PRODUCTS: Final = COMMON.add_levels("products", MOST_PRODUCTS)  # with a price or in the Factory
UNSOLD: Final = COMMON.add_each("unsold", RETAIL_SPACE.keys)
CONSTRUCTION_FREE: Final = COMMON.add_levels("construction_free", CONSTRUCTION_SPACES)
AUTOMAS: Final = add_blocks(COMMON, "automa", AUTOMA, MOST_AUTOMAS)
AUTOMA_LEFT: Final = COMMON.add_each("automas.consulting_left", ROW_KEYS)
AUTOMA_RIGHT: Final = COMMON.add_each("automas.consulting_right", ROW_KEYS)
AUTOMA_WAITING: Final = COMMON.add_each("automas.waiting", WAITING_SPACE.keys)
AUTOMA_WAREHOUSE: Final = COMMON.add_each("automas.warehouse", WAREHOUSE_SPACE.keys)
AUTOMA_FACTORY: Final = COMMON.add_each("automas.factory", FACTORY_KEYS)
AUTOMA_STOCK: Final = COMMON.add_each("automas.stock_space", STOCK_SPACE.keys)
AUTOMA_SHARES: Final = COMMON.add_each("automas.share", STOCK_LEVEL.keys)
AUTOMA_PRODUCTS: Final = COMMON.add_each("automas.product", RETAIL_SPACE.keys)
AUTOMA_CONSTRUCTION: Final = COMMON.add_each("automas.construction", CONSTRUCTION_KEYS)
AUTOMA_BONUS: Final = COMMON.add_each("automas.bonus", BONUS.keys)
AUTOMA_TENANT: Final = COMMON.add_each("automas.tenant", TENANT.keys)
AUTOMA_FLOOR: Final = COMMON.add_each("automas.floor", FLOOR.keys)

# A player: turns and Popularity.
PLAYER: Final = Entries()
TURNS_AHEAD: Final = PLAYER.add_levels("turns_ahead", MOST_COMPANIES - 1)  # before the next one in this step, if any
RANK: Final = PLAYER.add_levels("rank", MOST_COMPANIES - 1)
POSITION: Final = PLAYER.add_counts("popularity", int(POPULARITY_LAST))
COMING_STEPS: Final = PLAYER.add_counts("coming_steps", MOST_STEPS)  # by the Time in the boxes
COMING_RANK: Final = PLAYER.add_levels("coming_rank", MOST_COMPANIES - 1)
IN_BOX: Final = PLAYER.add_counts_each("box", BOX.keys, MOST_IN_BOX)
LEADS_BOX: Final = PLAYER.add_each("leads_box", BOX.keys)
GETS_BONUS: Final = PLAYER.add("gets_bonus")  # as things stand
BONUS_MARK: Final = PLAYER.add_each("bonus", BONUS.keys)
# Goods, Time and employees.
MONEY: Final = PLAYER.add("money", 10)
MONEY_LEVEL: Final = PLAYER.add_levels("money", MOST_GOODS)
INFO: Final = PLAYER.add("info", 10)
INFO_LEVEL: Final = PLAYER.add_levels("info", MOST_GOODS)
PAIRS: Final = PLAYER.add("pairs", 8)  # of Money and Info
SUPPLIES: Final = PLAYER.add_counts("supplies", MOST_SUPPLIES)
CAPACITY: Final = PLAYER.add_counts("capacity", MOST_SUPPLIES)
PLACES_LEFT: Final = PLAYER.add_counts("places_left", MOST_SUPPLIES)
TIME: Final = PLAYER.add("time", 5)
TIME_LEVEL: Final = PLAYER.add_levels("time", MOST_TIME)
STOCK: Final = PLAYER.add("general_stock", 20)
INFO_FOR_TIME: Final = PLAYER.add("info_for_time", 5)  # what the Time would bring on the own board
HIRED: Final = PLAYER.add_levels("hired", MOST_HIRED)
UNTRAINED: Final = PLAYER.add_counts("untrained", int(MOST_HIRED))
HAS_PASSED: Final = PLAYER.add("has_passed")
CAN_HIRE: Final = PLAYER.add_counts("can_hire", int(MOST_HIRED))
CAN_TRAIN: Final = PLAYER.add("can_train")
INCOME_MONEY: Final = PLAYER.add("income_money", 6)  # of the next round
INCOME_INFO: Final = PLAYER.add("income_info", 3)
INCOME_TIME: Final = PLAYER.add("income_time", 6)
ALL_MONEY: Final = PLAYER.add("all_income_money", 20)  # of all rounds to come
ALL_INFO: Final = PLAYER.add("all_income_info", 10)
ALL_TIME: Final = PLAYER.add("all_income_time", 20)
# The building.
REMODELED: Final = PLAYER.add_each("remodeled", ROOM.keys)
HIDDEN_ROOM: Final = PLAYER.add_each("hidden_room", ROOM.keys)
FILLED_SLOT: Final = PLAYER.add_each("filled", SLOT.keys)
TENANT_MARK: Final = PLAYER.add_each("tenant", TENANT.keys)
HIDDEN_TENANT: Final = PLAYER.add_each("hidden_tenant", TENANT.keys)
FLOOR_MARK: Final = PLAYER.add_each("floor", FLOOR.keys)
FLOOR_COUNT: Final = PLAYER.add("floors", 3)
USES_LEFT: Final = PLAYER.add_each("uses_left", [FLOOR.keys[floor] for floor in USED_FLOORS], 2)
OPEN_ROOMS: Final = PLAYER.add("open_rooms", 4)  # that can be remodeled
CAN_REMODEL: Final = PLAYER.add("can_remodel", 2)  # and paid
# Markers in the city.
LEFT: Final = PLAYER.add_each("consulting_left", ROW_KEYS)
RIGHT: Final = PLAYER.add_each("consulting_right", ROW_KEYS)
SERVED_NEXT: Final = PLAYER.add("served_next")  # whoever consults next pays this player's marker
QUEUE: Final = PLAYER.add_each("waiting", WAITING_SPACE.keys)
ORDERED: Final = PLAYER.add_each("warehouse", WAREHOUSE_SPACE.keys)
PRODUCED: Final = PLAYER.add_each("factory", FACTORY_KEYS)
PRODUCED_COUNT: Final = PLAYER.add_counts("factory_markers", MOST_OWN)
INVESTED: Final = PLAYER.add_each("stock_space", STOCK_SPACE.keys)
SHARES: Final = PLAYER.add_each("share", STOCK_LEVEL.keys)
OUTLETS: Final = PLAYER.add_each("product", RETAIL_SPACE.keys)
BOOKED: Final = PLAYER.add_each("construction", CONSTRUCTION_KEYS)
BOOKED_COUNT: Final = PLAYER.add_counts("construction_markers", MOST_OWN)
CAN_SCHEDULE: Final = PLAYER.add_each("can_schedule", AREAS)
# What is to come.
COMING_INFO: Final = PLAYER.add("coming_info", 10)  # from the Consulting Firm, for sure
COMING_SALES: Final = PLAYER.add("coming_sales", 10)  # expected of the products with a price
FACTORY_CHANCE: Final = PLAYER.add("factory_chance", CERTAIN)  # of selling the products in the Factory
SHARE_MONEY: Final = PLAYER.add("share_money", 8)  # for all shares at the next sale
BUY_OUT_MONEY: Final = PLAYER.add("buy_out_money", 10)  # by the next trend
MISSING_MONEY: Final = PLAYER.add("floor_missing_money", 4)
MISSING_INFO: Final = PLAYER.add("floor_missing_info", 4)
CAN_BOOK_FLOOR: Final = PLAYER.add("can_book_and_pay_floor")
FLOORS_PAID: Final = PLAYER.add_counts("floors_paid", MOST_OWN)  # for booked spaces, with sure goods
FLOORS_LIKELY: Final = PLAYER.add_counts("floors_likely", MOST_OWN)  # with expected ones, too
BEST_FLOOR: Final = PLAYER.add("best_floor", 5)  # points that the best available one would bring now
BEST_TENANT: Final = PLAYER.add("best_tenant", 3)
# Points, if the game ended now.
TOTAL: Final = PLAYER.add("total", 30)
SETS: Final = PLAYER.add("sets", 3)
ACHIEVEMENTS: Final = PLAYER.add("achievements", 5)
COMING_TOTAL: Final = PLAYER.add("coming_total", 30)  # with the goods to come
LEAD: Final = PLAYER.add("lead", 10)  # over the best of the others
IS_FIRST: Final = PLAYER.add("is_first")
OUTLOOK: Final = PLAYER.add("outlook", 40 * OUTLOOK_PART)  # by the hand-written evaluation


class GroundFloorEncoder(Encoder[State]):
    """Everybody knows the same: a viewer only changes whose block comes first."""

    def __init__(self) -> None:
        super().__init__(VERSION, COMMON, PLAYER, int(MOST_COMPANIES), SCORE_UNIT)

    def write_common(self, s: State, viewer: Player, inputs: Inputs) -> None:
        if s.step != GAME_OVER:
            inputs.mark(STEP + PLACE_OF_STEP[s.step])
        inputs.put_count(ROUND, s.round, ROUNDS)
        inputs.put_count(NUMBER_OF_PLAYERS, s.players, MOST_COMPANIES)
        inputs.put_count(NUMBER_OF_COMPANIES, s.count, MOST_COMPANIES)
        inputs.put(HAS_ACTED, 1 if s.has_acted else 0)
        write_options(s, inputs)
        write_economy(s, inputs)
        write_tiles(s, inputs)
        write_scheduling(s, inputs)
        write_products(s, inputs)
        for automa in range(s.players, s.count):
            write_automa(s, automa, AUTOMAS + (automa - s.players) * AUTOMA_SIZE, inputs)

    def write_player(self, s: State, viewer: Player, p: Player, base: i64, inputs: Inputs) -> None:
        owner = s.companies[p]
        write_popularity(s, p, base, inputs)
        write_goods(s, p, base, inputs)
        write_employees(s, p, base, inputs)
        write_rooms(owner, base, inputs)
        write_own_tiles(s, owner, base, inputs)
        write_markers(s, p, base, inputs)
        if owner.time > 0:
            write_chances(s, p, base, inputs)
        write_future(s, p, base, inputs)
        inputs.put(base + OUTLOOK, i64(float(OUTLOOK_PART) * evaluate(s, p, WEIGHTS)))


def put_parts(inputs: Inputs, first: i64, packed: i64, number: i64) -> None:
    """An entry for each of the small numbers that are packed into one."""
    for place in range(number):
        inputs.put(first + place, packed >> place * PACKED & 255)


def affordable(goods: i64, price: i64, most: i64) -> i64:
    """How often a price can be paid, up to a limit."""
    return min(goods // price, most) if price > 0 else most


# The table.


def write_options(s: State, inputs: Inputs) -> None:
    if s.house_rules != 0:
        for place in range(i64(len(CHOSEN_RULES))):
            if s.has_rule(CHOSEN_RULES[place]):
                inputs.mark(HOUSE_RULE + place)
    inputs.put(IS_FIRST_GAME, 1 if s.is_first_game else 0)
    if s.new_forecasts != 0:
        for card in range(BASE_FORECASTS, FORECASTS):
            if has(s.new_forecasts, card):
                inputs.mark(IN_PLAY + card - BASE_FORECASTS)
    if s.era != NO_CARD:
        inputs.mark(ERA_MARK + s.era)
    if s.event != NO_CARD:
        inputs.mark(EVENT_MARK + s.event)


def write_economy(s: State, inputs: Inputs) -> None:
    inputs.put_level(JOB_MARKET, s.job_market - JOB_FIRST, JOB_LAST - JOB_FIRST)
    inputs.mark(CURRENT + s.kind)
    inputs.put(IS_TURNED, 1 if s.is_turned else 0)
    inputs.put(BUY_OUT, buy_out_money(s))
    for card in s.past:
        inputs.mark(SEEN + card)
    if s.is_turned:
        inputs.mark(SEEN + s.current)
    seen = seen_cards(s)
    if s.round < ROUNDS:
        inputs.put(NEXT_JOB_PRICE, next_job_price(s, seen))
        write_kinds_to_come(s, inputs)
    kind = kind_at(s, SELL_PRODUCTS.number)
    for before in range(MOST_CONSUMERS):
        chance = chance_of_sale(s, kind, seen, before)
        if chance == 0:
            break
        inputs.put(CONSUMER + before, chance)


def write_kinds_to_come(s: State, inputs: Inputs) -> None:
    """GF-14.7  The next kind is known, those behind it in their order or only in number."""
    future = s.future
    size: i64 = len(future)
    known: i64 = ROUNDS - 1 if s.is_first_game else 1
    known = min(size, known)
    for ahead in range(known):
        inputs.mark(COMING_KIND + ahead * ECONOMY_KINDS + KIND_OF[future[size - 1 - ahead]])
    kinds: i64 = 0
    for place in range(size - known):
        kinds += BIT[KIND_OF[future[place]] * PACKED]
    put_parts(inputs, UNORDERED, kinds, ECONOMY_KINDS)


def seen_cards(s: State) -> i64:
    """Bit set of the forecast cards whose fronts were shown."""
    seen: i64 = BIT[s.current] if s.is_turned else 0
    for card in s.past:
        seen |= BIT[card]
    return seen


def new_card(s: State, kind: i64, seen: i64) -> i64:
    """GF-12.2  The new card of a kind, if it may still come."""
    card = NEW_CARD_OF[kind]
    return card if card != NO_CARD and has(s.new_forecasts, card) and not has(seen, card) else NO_CARD


def kind_at(s: State, step: i64) -> i64:
    """The kind of forecast card that lies there when a step comes for the next time; NO_KIND if it never does."""
    if s.step == GAME_OVER:
        return NO_KIND
    if s.outer_step <= step:
        return s.kind
    size: i64 = len(s.future)
    return NO_KIND if s.round >= ROUNDS or size == 0 else KIND_OF[s.future[size - 1]]


def chance_of_sale(s: State, kind: i64, seen: i64, before: i64) -> i64:
    """How likely a card of the kind has a consumer for a product, with so many products before it.

    A new card that may still come has put away one of the others (GF-12.2): each of these counts a little less.
    """
    if kind == NO_KIND or before >= RETAIL_SPACES:
        return 0
    unseen = CARDS_OF[kind] & ~seen
    cards = count(unseen)
    if cards == 0:
        return 0
    enough = count(unseen & WITH_CONSUMER[s.count * RETAIL_SPACES + before])
    new = new_card(s, kind, seen)
    if new == NO_CARD:
        return enough * CERTAIN // cards
    weight: i64 = cards if CONSUMERS[new][s.count] > before else 0
    return (enough * (cards - 1) + weight) * CERTAIN // (cards * cards)


def next_job_price(s: State, seen: i64) -> i64:
    """GF-5.67  The mean of what the cards that may lie there lead to; certain when the card is turned."""
    if s.is_turned:
        return CERTAIN * JOB_PRICES[job_market_after(s) - JOB_FIRST]
    unseen = CARDS_OF[s.kind] & ~seen
    cards: i64 = 0
    prices: i64 = 0
    for card in range(BASE_FORECASTS):
        if unseen >> card & 1 == 1:
            cards += 1
            prices += JOB_PRICES[max(s.job_market - UNEMPLOYED[card][s.count], JOB_FIRST) - JOB_FIRST]
    if cards == 0:
        return CERTAIN * s.job_price
    new = new_card(s, s.kind, seen)
    if new == NO_CARD:
        return CERTAIN * prices // cards
    price = JOB_PRICES[0] if new == GREAT_DEPRESSION else JOB_PRICES[JOB_LAST - JOB_FIRST]
    return CERTAIN * (prices * (cards - 1) + price * cards) // (cards * cards)


def write_tiles(s: State, inputs: Inputs) -> None:
    """How many copies are left follows from who has them."""
    tenants = s.tenant_tiles
    for tenant in range(TENANTS):
        if tenants[tenant] == 0:
            inputs.mark(TENANT_GONE + tenant)
    floors = s.floor_tiles
    for floor in range(FLOORS):
        if floors[floor] == 0:
            inputs.mark(FLOOR_GONE + floor)


def write_scheduling(s: State, inputs: Inputs) -> None:
    """The spaces of the city: what is free, and what the Automas hold."""
    inputs.put_level(CONSULTING_ROW, occupied(s, s.left, AUTOMA_LEFT, inputs), CONSULTING_ROWS)
    occupied(s, s.right, AUTOMA_RIGHT, inputs)
    inputs.put_level(WAITING, occupied(s, s.queue, AUTOMA_WAITING, inputs), WAITING_SPACES)
    occupied(s, s.warehouse, AUTOMA_WAREHOUSE, inputs)
    for space in range(WAREHOUSE_SPACES):
        if s.holds_supply(space):
            inputs.mark(SHELF + space)
    cheapest = cheapest_supply(s)
    if cheapest != NONE_FREE:
        inputs.mark(CHEAPEST + cheapest)
    invested = occupied(s, s.stock_spaces, AUTOMA_STOCK, inputs)
    inputs.put_level(STOCK_FREE, STOCK_SPACES - invested, STOCK_SPACES)
    occupied(s, s.shares, AUTOMA_SHARES, inputs)
    booked = occupied(s, s.construction, AUTOMA_CONSTRUCTION, inputs)
    inputs.put_level(CONSTRUCTION_FREE, CONSTRUCTION_OPEN[s.count] - booked, CONSTRUCTION_SPACES)


def write_products(s: State, inputs: Inputs) -> None:
    in_factory = occupied(s, s.factory, AUTOMA_FACTORY, inputs)
    inputs.put_level(IN_FACTORY, in_factory, FACTORY_SPACES)
    priced = occupied(s, s.retail, AUTOMA_PRODUCTS, inputs)
    inputs.put_level(PRODUCTS, in_factory + priced, MOST_PRODUCTS)
    free: i64 = 0
    unsold = s.unsold
    for space in range(RETAIL_SPACES):
        if s.is_free_outlet(space):
            free += BIT[(RETAIL_BRACKET[space] - 1) * PACKED]
        if unsold >> space & 1 == 1:
            inputs.mark(UNSOLD + space)
    for bracket in range(BRACKETS):
        inputs.put_level(FREE_OUTLETS + bracket * (MOST_OUTLETS + 1), free >> bracket * PACKED & 255, MOST_OUTLETS)


def occupied(s: State, spaces: vec[i64], first: i64, inputs: Inputs) -> i64:
    """How many spaces hold a marker; those of the Automas are marked."""
    players = s.players
    filled: i64 = 0
    for space in range(i64(len(spaces))):
        company = spaces[space]
        if company != EMPTY:
            filled += 1
            if company >= players:
                inputs.mark(first + space)
    return filled


def write_automa(s: State, automa: i64, base: i64, inputs: Inputs) -> None:
    owner = s.companies[automa]
    inputs.mark(base + A_ENTREPRENEUR + owner.entrepreneur)
    inputs.put(base + A_TOTAL, points(s, automa))
    inputs.put_count(base + A_POSITION, s.position[automa], POPULARITY_LAST)
    inputs.put_level(base + A_RANK, rank(s, automa), MOST_COMPANIES - 1)
    inputs.put_count(base + A_TIME, owner.time, MOST_TIME)
    inputs.put(base + A_NEXT_TIME, next_automa_time(s, owner))
    inputs.put(base + A_HIRED, owner.hired)
    inputs.put(base + A_REMODELED, owner.remodeled_rooms())
    inputs.put(base + A_TENANTS, owner.tenant_count())
    inputs.put(base + A_FLOORS, owner.floor_count())
    for box in range(BOXES):
        inputs.put(base + A_BOX + box, s.boxes[box_index(box, automa)])
    if s.outer_step == CONSTRUCTION_COMPANY.number:
        inputs.put(base + A_HAS_BUILT, 1 if owner.has_built else 0)
    write_automa_cards(owner, base, inputs)
    if owner.bonus != NO_BONUS:
        inputs.mark(AUTOMA_BONUS + owner.bonus)
    if automa == s.players:  # for all of them, since two may have the same tile
        write_automa_tiles(s, inputs)


def next_automa_time(s: State, owner: Company) -> i64:
    """GF-13.14, GF-12.24  The Time of the next round; an employee may give none."""
    time = next_time(owner)
    if s.has_rule(GROPIUS_UNTRAINED):
        time -= EMPLOYEE_TIME * owner.hired
    return time + INTERNSHIP_TIME if starts_with_interns(owner.entrepreneur) else time


def write_automa_cards(owner: Company, base: i64, inputs: Inputs) -> None:
    tasks: i64 = 0
    boxes: i64 = 0
    brackets: i64 = 0
    for card in owner.deck:
        tasks += BIT[TASK_OF[card] * PACKED]
        boxes += BIT[MARKETING_OF[card] * PACKED]
        brackets += BIT[(BRACKET_OF[card] - 1) * PACKED]
    put_parts(inputs, base + A_DECK, tasks, TASKS)
    put_parts(inputs, base + A_DECK_BOX, boxes, BOXES)
    put_parts(inputs, base + A_DECK_BRACKET, brackets, BRACKETS)
    tasks = 0
    for card in owner.discard:
        tasks += BIT[TASK_OF[card] * PACKED]
    put_parts(inputs, base + A_DISCARD, tasks, TASKS)


def write_automa_tiles(s: State, inputs: Inputs) -> None:
    for tenant in range(TENANTS):
        owners: i64 = 0
        for automa in range(s.players, s.count):
            owners += s.companies[automa].tenants >> tenant & 1
        inputs.put(AUTOMA_TENANT + tenant, owners)
    for floor in range(FLOORS):
        owners = 0
        for automa in range(s.players, s.count):
            owners += s.companies[automa].floors >> floor & 1
        inputs.put(AUTOMA_FLOOR + floor, owners)


# Turns and Popularity.


def write_popularity(s: State, p: Player, base: i64, inputs: Inputs) -> None:
    ahead = turns_ahead(s, p)
    if ahead != NO_TURN:
        inputs.put_level(base + TURNS_AHEAD, ahead, MOST_COMPANIES - 1)
    place = rank(s, p)
    inputs.put_level(base + RANK, place, MOST_COMPANIES - 1)
    inputs.put_count(base + POSITION, s.position[p], POPULARITY_LAST)
    for box in range(BOXES):
        inputs.put_count(base + IN_BOX + box * MOST_IN_BOX, s.boxes[box_index(box, p)], MOST_IN_BOX)
        if single_most(s, box) == p:
            inputs.mark(base + LEADS_BOX + box)
    inputs.put_count(base + COMING_STEPS, coming_steps(s, p), MOST_STEPS)
    bonus = s.companies[p].bonus
    if bonus != NO_BONUS:
        inputs.mark(base + BONUS_MARK + bonus)
    if is_before(s, RESOLVE_MARKETING.number):
        place = coming_rank(s, p)
        inputs.put_level(base + COMING_RANK, place, MOST_COMPANIES - 1)
    if has_bonuses(s) and is_before(s, MARKETING_BONUS.number + 1) and place < s.count - 1:
        inputs.mark(base + GETS_BONUS)


def is_before(s: State, step: i64) -> bool:
    """Whether a step is still to come in this round."""
    return s.step != GAME_OVER and s.outer_step < step


def rank(s: State, company: i64) -> i64:
    """How many companies are more popular."""
    order = s.popularity
    for place in range(i64(len(order))):
        if order[place] == company:
            return place
    return 0


def coming_steps(s: State, company: i64) -> i64:
    """Steps on the Popularity track that the Time in the boxes would bring as it lies there."""
    steps: i64 = 0
    for box in range(BOXES):
        steps += steps_of_box(s, box, company)
    return steps


def steps_of_box(s: State, box: i64, company: i64) -> i64:
    """GF-6.26, GF-6.27  For each group of Time, and for the single most."""
    time = s.boxes[box_index(box, company)]
    if time == 0:
        return 0
    groups = time // BOX_GROUP[box]
    return groups + SINGLE_MOST_STEPS if single_most(s, box) == company else groups


def coming_rank(s: State, p: Player) -> i64:
    """How many companies would be more popular then."""
    space = min(s.position[p] + coming_steps(s, p), POPULARITY_LAST)
    ahead: i64 = 0
    for other in range(s.count):
        if other != p:
            difference = min(s.position[other] + coming_steps(s, other), POPULARITY_LAST) - space
            if difference > 0 or (difference == 0 and would_be_on_top(s, other, p)):
                ahead += 1
    return ahead


def would_be_on_top(s: State, company: i64, other: i64) -> bool:
    """GF-4.6, GF-6.28  Of two on one space, who moved later: by a later box, or by the same one as less popular."""
    box = last_box(s, company)
    other_box = last_box(s, other)
    if box != other_box:
        return box > other_box
    return is_more_popular(s, company, other) if box == NO_BOX else is_more_popular(s, other, company)


def last_box(s: State, company: i64) -> i64:
    """The last box that would bring the company a step."""
    last: i64 = NO_BOX
    for box in range(BOXES):
        if steps_of_box(s, box, company) > 0:
            last = box
    return last


def turns_ahead(s: State, p: Player) -> i64:
    """How many others act before p does in this step; NO_TURN if p does not any more."""
    step = s.outer_step
    if s.step == GAME_OVER:
        return NO_TURN
    if step == CHOOSE_MARKETING.number:
        return markers_ahead(s.queue, s.turn, p)
    if step == FACTORY.number:
        return markers_ahead(s.factory, s.turn, p)
    if step == CONSTRUCTION_COMPANY.number:
        return markers_ahead(s.construction, s.turn, p)
    if step == HIRE_EMPLOYEES.number or step == SCHEDULE_BUSINESS.number:
        return companies_ahead(s, p, s.turn % s.count, s.count)
    if step == MARKETING_BONUS.number or step == SELL_SHARES.number or step == FIRE_EMPLOYEES.number:
        return companies_ahead(s, p, s.turn, s.count - s.turn)
    return 0 if has(s.actors, p) else NO_TURN  # in the Retail Outlets


def markers_ahead(spaces: vec[i64], at: i64, p: Player) -> i64:
    """Markers that are resolved before the first of p's."""
    ahead: i64 = 0
    for space in range(at, i64(len(spaces))):
        if spaces[space] == p:
            return ahead
        if spaces[space] != EMPTY:
            ahead += 1
    return NO_TURN


def companies_ahead(s: State, p: Player, at: i64, number: i64) -> i64:
    """Companies before p that act, too, among so many from a place of the order on, round the table."""
    ahead: i64 = 0
    for place in range(number):
        company = s.order[(at + place) % s.count]
        if company == p:
            return ahead if has(s.actors, p) or still_acts(s, p) else NO_TURN
        if has(s.actors, company) or still_acts(s, company):
            ahead += 1
    return NO_TURN


def still_acts(s: State, company: i64) -> bool:
    """Whether the company has something to do in a step that goes by Popularity."""
    owner = s.companies[company]
    if s.step == SCHEDULE_BUSINESS.number:
        return owner.time > 0
    if s.step == HIRE_EMPLOYEES.number:
        return not owner.has_passed
    if s.step == SELL_SHARES.number:
        return share_count(s, company) > 0
    return rank(s, company) < s.count - 1 if s.step == MARKETING_BONUS.number else owner.hired > 0


# Goods, Time and employees.


def write_goods(s: State, p: Player, base: i64, inputs: Inputs) -> None:
    owner = s.companies[p]
    inputs.put(base + MONEY, owner.money)
    inputs.put_level(base + MONEY_LEVEL, owner.money, MOST_GOODS)
    inputs.put(base + INFO, owner.info)
    inputs.put_level(base + INFO_LEVEL, owner.info, MOST_GOODS)
    inputs.put(base + PAIRS, min(owner.money, owner.info))
    inputs.put_count(base + SUPPLIES, owner.supplies, MOST_SUPPLIES)
    inputs.put_count(base + CAPACITY, owner.capacity(), MOST_SUPPLIES)
    inputs.put_count(base + PLACES_LEFT, places_left(s, p), MOST_SUPPLIES)
    inputs.put(base + TIME, owner.time)
    inputs.put_level(base + TIME_LEVEL, owner.time, MOST_TIME)
    inputs.put(base + STOCK, owner.stock)


def write_employees(s: State, p: Player, base: i64, inputs: Inputs) -> None:
    owner = s.companies[p]
    inputs.put_level(base + HIRED, owner.hired, MOST_HIRED)
    inputs.put_count(base + UNTRAINED, owner.untrained, MOST_HIRED)
    if s.step == HIRE_EMPLOYEES.number:
        if owner.has_passed:
            inputs.mark(base + HAS_PASSED)
        else:
            inputs.put_count(base + CAN_HIRE, affordable_hires(s, p), MOST_HIRED)
    rounds = ROUNDS - s.round
    if rounds > 0:
        money = INCOME[owner.hired]
        if owner.has_floor(INVESTOR):
            money += INVESTOR_MONEY
        info: i64 = IT_INFO if owner.has_floor(IT_DEPARTMENT) else 0
        if owner.shows(NETWORK_ADMIN):
            info += NETWORK_INFO
        time = next_time(owner)
        inputs.put(base + INCOME_MONEY, money)
        inputs.put(base + INCOME_INFO, info)
        inputs.put(base + INCOME_TIME, time)
        inputs.put(base + ALL_MONEY, money * rounds)
        inputs.put(base + ALL_INFO, info * rounds)
        inputs.put(base + ALL_TIME, time * rounds)


def next_time(owner: Company) -> i64:
    """GF-5.63, GF-8.7, GF-10.2  The Time of the next round, if all stays as it is."""
    time = CEO_TIME + EMPLOYEE_TIME * (owner.hired - owner.untrained) + SPECIALTY_TIME[owner.specialty]
    if owner.has_temp:
        time += TEMP_TIME
    return time + INTERNSHIP_TIME if owner.shows(INTERNSHIP) else time


def affordable_hires(s: State, p: Player) -> i64:
    """GF-5.14  How many employees p could pay if nobody else hired; each raises the price for the next."""
    owner = s.companies[p]
    has_discount = owner.shows(HUMAN_RESOURCES)
    money = owner.money
    info = owner.info
    space = s.job_market
    hires: i64 = 0
    while owner.hired + hires < MOST_HIRED:
        price = JOB_PRICES[space - JOB_FIRST]
        money -= max(price - HIRE_DISCOUNT_MONEY, 0) if has_discount else price
        info -= max(price - HIRE_DISCOUNT_INFO, 0) if has_discount else price
        if money < 0 or info < 0:
            break
        hires += 1
        space = min(space + JOB_STEPS, JOB_LAST)
    return hires


def info_for_time(s: State, owner: Company) -> i64:
    """Info that the Time on the track would bring in rooms and on Floors, the best ones first."""
    left = owner.time
    info: i64 = 0
    for number in INFO_OFFICES:
        office = OFFICES[number]
        uses = left
        if office.floor == NO_FLOOR:
            if owner.is_hidden(office.room):
                continue
        elif owner.has_floor(office.floor):
            uses = uses_per_round(s, office.floor) - owner.uses[office.floor]
        else:
            continue
        time = time_of(s, owner, office)
        if time > 0:
            uses = max(min(uses, left // time), 0)
            left -= uses * time
            info += uses * task_of(s, owner, office).info
    return info


# The building.


def write_rooms(owner: Company, base: i64, inputs: Inputs) -> None:
    covers = owner.covers
    remodeled = owner.remodeled
    open_rooms: i64 = 0
    for room in range(ROOMS):
        if remodeled >> room & 1 == 1:
            inputs.mark(base + REMODELED + room)
        elif covers[room] == BARE:
            open_rooms += 1
        if covers[room] != BARE:
            inputs.mark(base + HIDDEN_ROOM + room)
    for place in range(ROOMS, PLACES):
        if covers[place] != BARE:
            inputs.mark(base + FILLED_SLOT + place - ROOMS)
    inputs.put(base + OPEN_ROOMS, open_rooms)
    if open_rooms > 0:
        rooms = affordable(owner.money, REMODEL_MONEY, open_rooms)
        inputs.put(base + CAN_REMODEL, affordable(owner.info, REMODEL_INFO, rooms))


def write_own_tiles(s: State, owner: Company, base: i64, inputs: Inputs) -> None:
    tenants = owner.tenants
    if tenants != 0:
        for tenant in range(TENANTS):
            if tenants >> tenant & 1 == 1:
                inputs.mark(base + TENANT_MARK + tenant)
                if not owner.shows(tenant):
                    inputs.mark(base + HIDDEN_TENANT + tenant)
    floors = owner.floors
    if floors != 0:
        inputs.put(base + FLOOR_COUNT, owner.floor_count())
        for floor in range(FLOORS):
            if floors >> floor & 1 == 1:
                inputs.mark(base + FLOOR_MARK + floor)
        for place in range(i64(len(USED_FLOORS))):
            used = USED_FLOORS[place]
            if floors >> used & 1 == 1:
                inputs.put(base + USES_LEFT + place, uses_per_round(s, used) - owner.uses[used])


# Markers in the city, and what Time can still do there.


def write_markers(s: State, p: Player, base: i64, inputs: Inputs) -> None:
    mark_own(s.left, p, base + LEFT, inputs)
    mark_own(s.right, p, base + RIGHT, inputs)
    row = next_row(s)
    if row != NONE_FREE and s.right[row] == p:
        inputs.mark(base + SERVED_NEXT)
    mark_own(s.queue, p, base + QUEUE, inputs)
    mark_own(s.warehouse, p, base + ORDERED, inputs)
    inputs.put_count(base + PRODUCED_COUNT, mark_own(s.factory, p, base + PRODUCED, inputs), MOST_OWN)
    mark_own(s.stock_spaces, p, base + INVESTED, inputs)
    mark_own(s.shares, p, base + SHARES, inputs)
    mark_own(s.retail, p, base + OUTLETS, inputs)
    booked = mark_own(s.construction, p, base + BOOKED, inputs)
    inputs.put_count(base + BOOKED_COUNT, booked, MOST_OWN)


def mark_own(spaces: vec[i64], p: Player, first: i64, inputs: Inputs) -> i64:
    """Mark the spaces that p holds; returns how many."""
    held: i64 = 0
    for space in range(i64(len(spaces))):
        if spaces[space] == p:
            inputs.mark(first + space)
            held += 1
    return held


def write_chances(s: State, p: Player, base: i64, inputs: Inputs) -> None:
    """What the Time on the track could be used for now."""
    owner = s.companies[p]
    inputs.put(base + INFO_FOR_TIME, info_for_time(s, owner))
    if CONSULT.refusal(s, p, 0) is None:
        inputs.mark(base + CAN_SCHEDULE + CONSULTING_TASK)
    space = first_free(s.queue, WAITING_SPACES)
    if space != NONE_FREE and ADVERTISE.refusal(s, p, space) is None:
        inputs.mark(base + CAN_SCHEDULE + ADVERTISING_TASK)
    space = cheapest_supply(s)
    if space != NONE_FREE and (owner.money >= WAREHOUSE_MONEY[space] or owner.info >= WAREHOUSE_INFO[space]):
        inputs.mark(base + CAN_SCHEDULE + WAREHOUSE_TASK)
    if PRODUCE.refusal(s, p, 0) is None:
        inputs.mark(base + CAN_SCHEDULE + FACTORY_TASK)
    if can_invest(s, p):
        inputs.mark(base + CAN_SCHEDULE + STOCK_TASK)
    if BUILD.refusal(s, p, 0) is None:
        inputs.mark(base + CAN_SCHEDULE + CONSTRUCTION_TASK)
    if owner.untrained > 0 and USE_OFFICE.refusal(s, p, TRAINING) is None:
        inputs.mark(base + CAN_TRAIN)


def can_invest(s: State, p: Player) -> bool:
    for space in range(STOCK_SPACES):
        if INVEST.refusal(s, p, space) is None:
            return True
    return False


# What is to come, and the points.


def write_future(s: State, p: Player, base: i64, inputs: Inputs) -> None:
    owner = s.companies[p]
    seen = seen_cards(s)
    info = owner.info + coming_info(s, p)
    sales = coming_sales(s, p, seen)
    shares = share_money(s, p)
    inputs.put(base + COMING_INFO, info - owner.info)
    inputs.put(base + COMING_SALES, sales)
    inputs.put(base + FACTORY_CHANCE, factory_chance(s, p, seen))
    inputs.put(base + SHARE_MONEY, shares)
    inputs.put(base + BUY_OUT_MONEY, coming_buy_outs(s, p))
    write_construction(s, p, info, owner.money + sales + shares, base, inputs)
    write_points(s, p, owner.money + sales + shares, info, base, inputs)


def coming_info(s: State, p: Player) -> i64:
    """GF-6.3, GF-12.9  What the Consulting Firm will pay in this round, whatever the others do."""
    info: i64 = 0
    if is_before(s, CONSULTING_FIRM.number):
        for row in range(CONSULTING_ROWS):
            if s.right[row] == p:
                if s.left[row] != EMPTY:
                    info += CONSULTING_INFO
                elif s.event == STANDING_CONTRACTS:
                    info += CONTRACT_INFO
    return info


def coming_sales(s: State, p: Player, seen: i64) -> i64:
    """Money that the products with a price are expected to bring at the next sale."""
    kind = kind_at(s, SELL_PRODUCTS.number)
    if kind == NO_KIND:
        return 0
    money: i64 = 0
    for space in range(RETAIL_SPACES):
        if s.retail[space] == p:
            chance = chance_of_sale(s, kind, seen, products_ahead(s, p, space))
            money += chance * with_premium(s, p, RETAIL_PRICE[space])
    return money // CERTAIN


def factory_chance(s: State, p: Player, seen: i64) -> i64:
    """How many of p's products in the Factory find a consumer, behind all that are priced before."""
    kind = kind_at(s, SELL_PRODUCTS.number)
    before: i64 = 0
    for space in range(RETAIL_SPACES):
        if s.retail[space] != EMPTY:
            before += 1
    chance: i64 = 0
    for space in range(FACTORY_SPACES):
        if s.factory[space] == p:
            chance += chance_of_sale(s, kind, seen, before)
        if s.factory[space] != EMPTY:
            before += 1
    return chance


def share_money(s: State, p: Player) -> i64:
    """GF-6.78  For all shares, those that will enter included, when they can be sold for the next time."""
    kind = kind_at(s, SELL_SHARES.number)
    if kind == NO_KIND:
        return 0
    shares = share_count(s, p)
    for space in range(STOCK_SPACES):
        if s.stock_spaces[space] == p:
            shares += 1
    return shares * PAYOUT[kind]


def coming_buy_outs(s: State, p: Player) -> i64:
    """GF-6.76  For the shares that the next trend lifts above the top; without shares that enter before."""
    kind = kind_at(s, MOVE_SHARES.number)
    if kind == NO_KIND:
        return 0
    shares: i64 = 0
    for level in range(STOCK_LEVELS):
        if s.shares[level] == p and level + STOCK_MOVE[kind] >= STOCK_LEVELS:
            shares += 1
    return shares * PAYOUT[kind] * (BULL_FACTOR if s.event == BULL_MARKET else BUY_OUT_FACTOR)


def write_construction(s: State, p: Player, info: i64, likely: i64, base: i64, inputs: Inputs) -> None:
    """What the next Floor lacks, what booked spaces can be used for, and what there is to have."""
    owner = s.companies[p]
    money_price = floor_money(s, p)
    info_price = floor_info(s, p)
    inputs.put(base + MISSING_MONEY, max(money_price - owner.money, 0))
    inputs.put(base + MISSING_INFO, max(info_price - owner.info, 0))
    if owner.time > 0 and next_construction_space(s) != NONE_FREE:
        has_money = owner.money >= money_price + space_money(s)
        inputs.put(base + CAN_BOOK_FLOOR, 1 if has_money and owner.info >= info_price + space_info(s) else 0)
    markers: i64 = 0
    for space in range(CONSTRUCTION_SPACES):
        if s.construction[space] == p:
            markers += 1
    if markers > 0:
        inputs.put_count(base + FLOORS_PAID, payable_floors(s, p, owner.money, info, markers), MOST_OWN)
        inputs.put_count(base + FLOORS_LIKELY, payable_floors(s, p, likely, info, markers), MOST_OWN)
    inputs.put(base + BEST_FLOOR, best_floor(s, p))
    inputs.put(base + BEST_TENANT, best_tenant(s, p))


def payable_floors(s: State, p: Player, money: i64, info: i64, most: i64) -> i64:
    """GF-6.126  How many Floors such goods pay, one after the other."""
    money_price = floor_money(s, p)
    info_price = floor_info(s, p)
    floors: i64 = 0
    while floors < most and money >= money_price and info >= info_price:
        money -= money_price
        info -= info_price
        money_price += PER_FLOOR_MONEY
        info_price += PER_FLOOR_INFO
        floors += 1
    return floors


def best_floor(s: State, p: Player) -> i64:
    """The most points that an available Floor would bring at once."""
    owner = s.companies[p]
    skyline: i64 = ACHIEVEMENT_POINTS[SKYLINE] if owner.has_floor(SKYLINE) else 0
    executive: i64 = ACHIEVEMENT_POINTS[EXECUTIVE] if owner.has_floor(EXECUTIVE) else 0
    best: i64 = 0
    for floor in range(FLOORS):
        if floor_refusal(s, p, floor) is None:
            gain = FLOOR_POINTS[floor]
            if IS_ACHIEVEMENT[floor]:
                gain += executive + own_gain(s, p, floor)
            best = max(best, gain + skyline)
    return best


def own_gain(s: State, p: Player, floor: i64) -> i64:
    """GF-9.19 to GF-9.24  What an Achievement would count; some count themselves."""
    per = ACHIEVEMENT_POINTS[floor]
    if per == 0:
        return 0
    number = counted(s, p, floor)
    return per * (number + 1 if floor in (EXECUTIVE, SKYLINE) else number)


def best_tenant(s: State, p: Player) -> i64:
    """The most points that an available Tenant Improvement would bring at once."""
    owner = s.companies[p]
    extra: i64 = PER_TENANT_POINTS if owner.has_tenant(TENANT_ACHIEVEMENT) else 0
    best: i64 = 0
    for tenant in range(TENANTS):
        if tenant_refusal(s, p, tenant) is None:
            gain = TENANT_POINTS[tenant] + extra
            if tenant == TENANT_ACHIEVEMENT:
                gain += PER_TENANT_POINTS * (owner.tenant_count() + 1)
            best = max(best, gain)
    return best


def write_points(s: State, p: Player, money: i64, info: i64, base: i64, inputs: Inputs) -> None:
    """The score as things stand, and with the goods to come."""
    owner = s.companies[p]
    total = points(s, p)
    in_sets = sets(owner) * SET_POINTS
    achievements = tenant_bonus(owner)
    for achievement in BONUS_ACHIEVEMENTS:
        achievements += achievement_bonus(s, p, achievement)
    inputs.put(base + TOTAL, total)
    inputs.put(base + SETS, in_sets)
    inputs.put(base + ACHIEVEMENTS, achievements)
    inputs.put(base + COMING_TOTAL, total - in_sets + min(money // SET_MONEY, info // SET_INFO) * SET_POINTS)
    write_lead(s, p, total, base, inputs)


def write_lead(s: State, p: Player, total: i64, base: i64, inputs: Inputs) -> None:
    """GF-11.3  Among equals the most popular company is before the others."""
    best: i64 = 0
    is_first = True
    for other in range(s.count):
        if other != p:
            reached = points(s, other)
            best = max(best, reached)
            if reached > total or (reached == total and is_more_popular(s, other, p)):
                is_first = False
    inputs.put(base + LEAD, total - best)
    inputs.put(base + IS_FIRST, 1 if is_first else 0)
