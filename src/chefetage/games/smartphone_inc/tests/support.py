"""What the tests of Smartphone Inc. share: positions, moves, refusals, options and what happened."""

from collections.abc import Callable
from typing import Any

from mypy_extensions import i64

from chefetage import testing
from chefetage.core.bits import BIT
from chefetage.core.catalog import find_game
from chefetage.core.state import GAME_OVER, NOBODY, Player
from chefetage.core.vec import vec
from chefetage.games.smartphone_inc import GAME
from chefetage.games.smartphone_inc.rules.board import CUSTOMERS, MARKETS, REGION
from chefetage.games.smartphone_inc.rules.components import (
    COLOR,
    FIRST_START_TILE,
    NONE,
    RETAILER,
    SIDE,
    SYMBOL,
    TECHNOLOGY,
    TILE,
)
from chefetage.games.smartphone_inc.rules.state import Company, State
from chefetage.games.smartphone_inc.view import SmartphoneIncView, view

PLAIN = {"tech_sides": "plain"}
DARK = {"tech_sides": "dark"}
Seat = dict[str, Any]


# Positions.


def table(*colors: str, **options: str) -> State:
    """A game set up with these colours, at the first plan; without retailers unless they are named later."""
    wanted = colors or ("red", "yellow", "green")
    s = GAME.new(len(wanted), 1, {"color_assignment": "choose", **options})
    for p, color in enumerate(wanted):
        if step(s) == "choose_colors":
            play(s, f"color {color}", player=p)
    while step(s) == "start_offices":
        play(s, legal(s)[0], player=GAME.actor(s))
    for region in range(len(s.retailers)):
        s.retailers[region] = NONE
    return s


def given(name: str, s: State, **seats: Seat) -> State:
    """The position with each named colour set as told, taken on from the start of a step to a decision."""
    s.journal = []
    for color, fields in seats.items():
        arrange(s, seat(s, color), fields)
    return begin(s, name)


def begin(s: State, name: str) -> State:
    s.actors = 0
    s.waiting = vec[i64]()
    s.step = number_of(name)
    GAME.steps[s.step].enter(s)
    GAME.advance(s)
    return s


def number_of(name: str) -> int:
    return next(number for number, box in enumerate(GAME.steps) if box.name == name)


def seat(s: State, color: str) -> Player:
    """The company of a colour; "steve" is his."""
    if color == "steve":
        return s.steve
    return next(p for p, company in enumerate(s.companies) if COLOR.keys[company.color] == color)


def arrange(s: State, p: Player, fields: Seat) -> None:
    """Pieces named are taken from the supply, so that none is lost or doubled."""
    for name, value in fields.items():
        if name in PIECES:
            PIECES[name](s, p, value)
        else:
            assert name in PLAIN_FIELDS, f"unknown field {name}"
            setattr(s.companies[p], name, value)


PLAIN_FIELDS = ("price", "vp", "goods_cards", "covered", "face_down", "produced", "unsold", "income")


def set_symbols(s: State, p: Player, counts: dict[str, int]) -> None:
    for key, count in counts.items():
        s.companies[p].symbols[SYMBOL.keys.index(key)] = count


def set_improvements(s: State, p: Player, keys: list[str]) -> None:
    s.companies[p].improvements = BIT[FIRST_START_TILE + s.companies[p].color] | tiles(*keys)


def set_available(s: State, p: Player, goods: int) -> None:
    company = s.companies[p]
    company.goods += company.available - goods
    company.available = goods


def set_technologies(s: State, p: Player, keys: list[str]) -> None:
    for key in keys:
        own(s, p, key)


def set_research(s: State, p: Player, markers: dict[str, int]) -> None:
    for key, count in markers.items():
        s.companies[p].progress_on[TECHNOLOGY.keys.index(key)] = count
        s.companies[p].progress -= count


def set_expansion(s: State, p: Player, markers: dict[str, int]) -> None:
    for key, count in markers.items():
        s.companies[p].progress_in[REGION.keys.index(key)] = count
        s.companies[p].progress -= count


def set_offices(s: State, p: Player, keys: list[str]) -> None:
    for key in keys:
        open_office(s, p, key)


def set_sold(s: State, p: Player, customers: dict[str, list[int]]) -> None:
    for key, numbers in customers.items():
        sell(s, p, key, numbers)


def set_ceo(s: State, p: Player, key: str) -> None:
    s.companies[p].ceo = REGION.keys.index(key)


PIECES: dict[str, Callable[[State, Player, Any], None]] = {
    "symbols": set_symbols,
    "improvements": set_improvements,
    "available": set_available,
    "technologies": set_technologies,
    "research": set_research,
    "expansion": set_expansion,
    "offices": set_offices,
    "sold": set_sold,
    "ceo": set_ceo,
}


def own(s: State, p: Player, key: str, patent: bool = True) -> None:
    technology = TECHNOLOGY.keys.index(key)
    s.companies[p].technologies |= BIT[technology]
    s.companies[p].offices -= 1
    if patent and s.patents[technology] == NOBODY:
        s.patents[technology] = p


def open_office(s: State, p: Player, key: str) -> None:
    region = REGION.keys.index(key)
    s.slots[MARKETS[region].first_slot + s.occupied[region]] = p
    s.occupied[region] += 1
    s.companies[p].offices -= 1
    s.companies[p].offices_in[region] += 1


def sell(s: State, p: Player, key: str, customers: list[int]) -> None:
    """Goods of p on these customers, counted from 1."""
    for customer in customers:
        s.customers[MARKETS[REGION.keys.index(key)].first_customer + customer - 1] = p
        s.companies[p].goods -= 1


def retail(s: State, key: str, retailer: str, side: str = "a") -> None:
    s.retailers[REGION.keys.index(key)] = RETAILER.keys.index(retailer) * 2 + SIDE.keys.index(side)


def tiles(*keys: str) -> int:
    return sum(int(BIT[TILE.keys.index(key)]) for key in keys)


def lay_display(s: State, *keys: str) -> None:
    """Exactly these in the display; the rest in the stack, in order."""
    for place in range(len(s.display)):
        s.display[place] = TILE.keys.index(keys[place]) if place < len(keys) else NONE
    owned = sum(int(company.improvements) for company in s.companies) | int(s.discarded)
    shown = [TILE.keys.index(key) for key in keys]
    s.stack = vec[i64]([tile for tile in range(FIRST_START_TILE) if tile not in shown and not owned >> tile & 1])


# Playing.


def play(s: State, *texts: str, player: Player = 0) -> State:
    for text in texts:
        GAME.play(s, player, text)
    return s


def plan(s: State, *plans: str) -> State:
    """Each player's plan: planning moves joined by "; "."""
    for p, moves in enumerate(plans):
        for text in moves.split("; "):
            GAME.play(s, p, text)
    return s


def refusal(s: State, text: str, player: Player = 0) -> str | None:
    return testing.refusal(find_game("smartphone_inc"), s, player, text)


def legal(s: State, player: Player | None = None) -> list[str]:
    asked = GAME.actor(s) if player is None else player
    return testing.legal_texts(find_game("smartphone_inc"), s, asked)


def step(s: State) -> str:
    return "game_over" if s.step == GAME_OVER else GAME.steps[s.step].name


# Reading the table.


def seen(s: State, viewer: Player = NOBODY) -> SmartphoneIncView:
    return view(s, viewer)


def company(s: State, color: str) -> Company:
    return s.companies[seat(s, color)]


def symbols(s: State, p: Player = 0) -> list[int]:
    """D, U, R, L, I"""
    return [int(count) for count in s.companies[p].symbols][:5]


def offices(s: State, p: Player = 0) -> dict[str, int]:
    return {REGION.keys[region]: int(count) for region, count in enumerate(s.companies[p].offices_in) if count}


def slots(s: State, key: str) -> list[int]:
    return seen(s)["regions"][key]["slots"]


def goods_on(s: State, key: str) -> list[int]:
    """Who has sold to which customer."""
    return seen(s)["regions"][key]["customers"]


def technologies(s: State, p: Player = 0) -> list[str]:
    return seen(s)["companies"][p]["technologies"]


def limits(key: str, board: int = 0) -> list[int]:
    market = MARKETS[REGION.keys.index(key)]
    return [int(CUSTOMERS[board][market.first_customer + n].limit) for n in range(market.customers)]
