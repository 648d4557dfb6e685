"""Builds positions: what a test names is set, and no piece is lost or doubled."""

from collections.abc import Mapping

from mypy_extensions import i64

from chefetage.core.bits import BIT, has
from chefetage.core.state import NOBODY, Player
from chefetage.core.vec import vec
from chefetage.games.smartphone_inc.rules.board import MARKETS, REGION
from chefetage.games.smartphone_inc.rules.components import (
    COLOR,
    CONTRACT,
    FIRST_START_TILE,
    NONE,
    RETAILER,
    SIDE,
    SYMBOL,
    TECHNOLOGY,
    TILE,
)
from chefetage.games.smartphone_inc.rules.state import State
from chefetage.games.smartphone_inc.tests.fields import Numbers, Seat


def seat(s: State, color: str) -> Player:
    """The company of a colour; "steve" is his."""
    if color == "steve":
        return s.steve
    return next(p for p, company in enumerate(s.companies) if COLOR.keys[company.color] == color)


def build(s: State, seats: Mapping[str, Seat]) -> State:
    """The position with each named colour set as told."""
    for color, fields in seats.items():
        set_company(s, seat(s, color), fields)
    return s


def set_company(s: State, p: Player, fields: Seat) -> None:
    assert set(fields) <= Seat.__optional_keys__, f"unknown field in {sorted(fields)}"
    company = s.companies[p]
    for name in Numbers.__optional_keys__ & set(fields):
        setattr(company, name, fields[name])  # type: ignore[literal-required]
    for key, count in fields.get("symbols", {}).items():
        company.symbols[SYMBOL.keys.index(key)] = count
    if "improvements" in fields:
        company.improvements = BIT[FIRST_START_TILE + company.color] | tiles(*fields["improvements"])
    if "available" in fields:
        company.goods += company.available - fields["available"]
        company.available = fields["available"]
    if "ceo" in fields:
        company.ceo = REGION.keys.index(fields["ceo"])
    place_pieces(s, p, fields)


def place_pieces(s: State, p: Player, fields: Seat) -> None:
    for key in fields.get("technologies", []):
        own(s, p, key)
    for key, count in fields.get("research", {}).items():
        s.companies[p].progress_on[TECHNOLOGY.keys.index(key)] = count
        s.companies[p].progress -= count
    for key, count in fields.get("expansion", {}).items():
        s.companies[p].progress_in[REGION.keys.index(key)] = count
        s.companies[p].progress -= count
    for key in fields.get("offices", []):
        open_office(s, p, key)
    for key, customers in fields.get("sold", {}).items():
        sell(s, p, key, customers)


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


def close_retailers(s: State) -> None:
    s.retailers = vec[i64]([NONE] * len(s.retailers))


def tiles(*keys: str) -> int:
    """A set of improvements."""
    return sum(int(BIT[TILE.keys.index(key)]) for key in keys)


def lay_contracts(s: State, *keys: str) -> None:
    """Exactly these face up."""
    s.contracts = sum(int(BIT[CONTRACT.keys.index(key)]) for key in keys)


def lay_display(s: State, *keys: str) -> None:
    """Exactly these in the display; the rest in the stack, in order."""
    for place in range(len(s.display)):
        s.display[place] = TILE.keys.index(keys[place]) if place < len(keys) else NONE
    owned = sum(int(company.improvements) for company in s.companies) | int(s.discarded)
    shown = [TILE.keys.index(key) for key in keys]
    s.stack = vec[i64]([tile for tile in range(FIRST_START_TILE) if tile not in shown and not has(owned, tile)])
