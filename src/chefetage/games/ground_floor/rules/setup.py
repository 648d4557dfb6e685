"""GF-3  Set-up; GF-13.1 to GF-13.8 for Automas."""

from mypy_extensions import i64

from chefetage.core.bits import BIT
from chefetage.core.info import Options
from chefetage.core.problem import Problem
from chefetage.core.vec import append, vec
from chefetage.games.ground_floor.rules.automa.deck import deal_card
from chefetage.games.ground_floor.rules.cards import (
    AUTOMA_CARDS,
    AUTOMA_SPECIALTY,
    BASE_TASKS,
    ENTREPRENEUR,
    EVENTS,
    EXTRA_TASKS,
    GREAT_DEPRESSION,
    MOST_HUMANS,
    STARTING_TENANTS,
    WINDFALL,
)
from chefetage.games.ground_floor.rules.chance import EVENT_DRAW, POPULARITY_STACK, SPECIALTY_DEAL
from chefetage.games.ground_floor.rules.company import BARE_PLACES, NO_USES, Company
from chefetage.games.ground_floor.rules.components import (
    CEO_TIME,
    COPIES_USED,
    HOUSE_RULES,
    INHERITANCE_MONEY,
    POPULARITY_START,
    SECOND_TELECOMMUNICATIONS,
    START_INFO,
    START_MONEY,
    START_SUPPLY,
    TIME_MARKERS,
    WAREHOUSE_SPACES,
)
from chefetage.games.ground_floor.rules.events import EVENT_DRAWN, SPECIALTY_DEALT
from chefetage.games.ground_floor.rules.forecast_deck import build_deck, draw_era, put_in_play
from chefetage.games.ground_floor.rules.improvements import own_tenant
from chefetage.games.ground_floor.rules.remodel import cover_room
from chefetage.games.ground_floor.rules.state import (
    EMPTY_BOXES,
    EMPTY_CONSTRUCTION,
    EMPTY_FACTORY,
    EMPTY_QUEUE,
    EMPTY_RETAIL,
    EMPTY_ROWS,
    EMPTY_STOCK_SPACES,
    EMPTY_STOCK_TRACK,
    EMPTY_WAREHOUSE,
    State,
)
from chefetage.games.ground_floor.rules.tiles import (
    FLOOR_COPIES,
    FLOORS,
    INHERITANCE,
    INHERITED_MONEY,
    NO_ROOM,
    SPECIALTIES,
    SPECIALTY_INFO,
    SPECIALTY_ROOM,
    TELECOMMUNICATIONS,
    TELECOMMUNICATIONS_COPIES,
    TENANT_COPIES,
    TENANTS,
)


def set_up(s: State, options: Options) -> None:
    """GF-3, GF-13.2  The city, the companies and their tiles; the Automas; then order, economy and modules."""
    entrepreneurs = entrepreneurs_of(options["automas"], s.players)
    check_count(s.players, entrepreneurs)
    for place, house_rule in enumerate(HOUSE_RULES):
        if options[house_rule] == "on":
            s.house_rules |= BIT[place]
    lay_out_city(s)
    found_companies(s, entrepreneurs)
    lay_out_tiles(s)
    deal_automas(s)
    deal_specialties(s)
    stack_popularity(s)
    set_up_economy(s, options)


def entrepreneurs_of(option: str, players: i64) -> list[int]:
    """GF-13.2, GF-13.44  The Automas of an option, the more difficult one first (GF-13.6)."""
    if option == "as_needed":
        option = "pei" if players == 1 else "none"
    names = [] if option == "none" else option.split("_")
    return sorted([ENTREPRENEUR.keys.index(name) for name in names], reverse=True)


def check_count(players: i64, entrepreneurs: list[int]) -> None:
    """GF-1.2, GF-13.1  Nobody plays alone, and Automas do not join a large table."""
    if players == 1 and not entrepreneurs:
        raise Problem("problem-automa_needed", of="ground_floor")
    if players > MOST_HUMANS and entrepreneurs:
        raise Problem("problem-too_many_for_automas", of="ground_floor", players=players, most=MOST_HUMANS)


def lay_out_city(s: State) -> None:
    """GF-3.12  All spaces are empty; every shelf holds a Supply."""
    s.left = EMPTY_ROWS[:]
    s.right = EMPTY_ROWS[:]
    s.queue = EMPTY_QUEUE[:]
    s.boxes = EMPTY_BOXES[:]
    s.warehouse = EMPTY_WAREHOUSE[:]
    s.factory = EMPTY_FACTORY[:]
    s.stock_spaces = EMPTY_STOCK_SPACES[:]
    s.shares = EMPTY_STOCK_TRACK[:]
    s.retail = EMPTY_RETAIL[:]
    s.construction = EMPTY_CONSTRUCTION[:]
    for space in range(WAREHOUSE_SPACES):
        s.goods |= BIT[space]


def found_companies(s: State, entrepreneurs: list[int]) -> None:
    """GF-3.1, GF-3.3, GF-13.3  The players' companies, then the Automas', which own nothing."""
    for _ in range(s.players):
        company = new_company()
        company.money = START_MONEY
        company.info = START_INFO
        company.supplies = START_SUPPLY
        s.companies.append(company)
    for entrepreneur in entrepreneurs:
        company = new_company()
        company.entrepreneur = entrepreneur
        s.companies.append(company)


def new_company() -> Company:
    company = Company()
    company.time = CEO_TIME
    company.stock = TIME_MARKERS - CEO_TIME  # GF-3.4
    company.covers = BARE_PLACES[:]
    company.uses = NO_USES[:]
    return company


def lay_out_tiles(s: State) -> None:
    """GF-3.14, GF-12.19  As many copies as the player count allows."""
    copies = COPIES_USED[s.count]
    for tenant in range(TENANTS):
        s.tenant_tiles = append(s.tenant_tiles, min(TENANT_COPIES[tenant], copies))
    for floor in range(FLOORS):
        printed = FLOOR_COPIES[floor]
        if floor == TELECOMMUNICATIONS and s.has_rule(SECOND_TELECOMMUNICATIONS):
            printed = TELECOMMUNICATIONS_COPIES
        s.floor_tiles = append(s.floor_tiles, min(printed, copies))


def deal_automas(s: State) -> None:
    """GF-13.4, GF-13.5  Cards, and the tile that Hadid starts with."""
    if s.count > s.players:
        for card in range(AUTOMA_CARDS):
            s.automa_stock |= BIT[card]
    for automa in range(s.players, s.count):
        entrepreneur = s.companies[automa].entrepreneur
        for task in BASE_TASKS:
            deal_card(s, automa, task)
        for task in EXTRA_TASKS[entrepreneur]:
            deal_card(s, automa, task)
        for tenant in STARTING_TENANTS[entrepreneur]:
            if s.tenant_tiles[tenant] < TENANT_COPIES[tenant]:
                s.tenant_tiles[tenant] += 1  # the second copy, from the box
            own_tenant(s, automa, tenant)


def deal_specialties(s: State) -> None:
    """GF-3.2, GF-13.6  The first Automa gets E-Commerce, then the others and the players are dealt."""
    tiles = vec[i64]()
    for specialty in range(SPECIALTIES):
        if s.count == s.players or specialty != AUTOMA_SPECIALTY:
            tiles = append(tiles, specialty)
    s.chance.shuffle(SPECIALTY_DEAL, tiles)
    dealt: i64 = 0
    if s.count > s.players:
        give_specialty(s, s.players, AUTOMA_SPECIALTY)
    for automa in range(s.players + 1, s.count):
        give_specialty(s, automa, tiles[dealt])
        dealt += 1
    for p in range(s.players):
        give_specialty(s, p, tiles[dealt])
        dealt += 1


def starting_money(s: State, specialty: i64) -> i64:
    """GF-12.22  Inheritance brings Money by a house rule."""
    return INHERITED_MONEY if specialty == INHERITANCE and s.has_rule(INHERITANCE_MONEY) else 0


def starting_info(s: State, specialty: i64) -> i64:
    """GF-10.5, GF-12.22  The Info that a Specialty adds, if that house rule does not replace it."""
    return 0 if specialty == INHERITANCE and s.has_rule(INHERITANCE_MONEY) else SPECIALTY_INFO[specialty]


def give_specialty(s: State, company: i64, specialty: i64) -> None:
    """GF-10  Its starting advantage; an Automa takes no Info or Money (GF-13.7)."""
    owner = s.companies[company]
    owner.specialty = specialty
    s.record(SPECIALTY_DEALT, company, specialty)
    if SPECIALTY_ROOM[specialty] != NO_ROOM:
        cover_room(s, company, SPECIALTY_ROOM[specialty])  # GF-10.10
    if not owner.is_automa:
        owner.money += starting_money(s, specialty)
        owner.info += starting_info(s, specialty)


def stack_popularity(s: State) -> None:
    """GF-3.6, GF-13.8  A random stack; the Automa with E-Commerce lies on top."""
    others = vec[i64]()
    for company in range(s.count):
        s.position = append(s.position, POPULARITY_START)
        if s.count == s.players or company != s.players:
            others = append(others, company)
    s.chance.shuffle(POPULARITY_STACK, others)
    if s.count > s.players:
        s.popularity = append(s.popularity, s.players)
    for company in others:
        s.popularity = append(s.popularity, company)


def set_up_economy(s: State, options: Options) -> None:
    """GF-3.8 to GF-3.11, GF-3.16, GF-12.7  New cards first, then Era and deck; then the Event."""
    if options["great_depression"] == "on":
        put_in_play(s, GREAT_DEPRESSION)
    if options["windfall"] == "on":
        put_in_play(s, WINDFALL)
    s.is_first_game = options["first_game"] == "on"
    if options["eras"] == "on" and not s.is_first_game:  # GF-12.25
        draw_era(s)
    build_deck(s)
    if options["events"] == "on":
        s.event = s.chance.below(EVENT_DRAW, EVENTS)
        s.record(EVENT_DRAWN, s.players, s.event)
