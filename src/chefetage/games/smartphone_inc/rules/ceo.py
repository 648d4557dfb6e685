"""SI-18.2 to SI-18.5  CEO technologies: effects in the region of the CEO figure."""

from mypy_extensions import i64

from chefetage.core.bits import has
from chefetage.core.state import Player
from chefetage.games.smartphone_inc.rules.board import MARKETS
from chefetage.games.smartphone_inc.rules.components import (
    CEO_CONTROL,
    CEO_DISCOUNT,
    CEO_LIMIT,
    CEO_MOST_GOODS,
    GAMEPAD,
    GPS,
    LEAST_COST,
    LI_ION,
    NFC,
    NONE,
    SIDE_CEO,
    TECHNOLOGIES,
    WIFI,
)
from chefetage.games.smartphone_inc.rules.state import State


def has_ceo_technology(s: State, p: Player) -> bool:
    """SI-18.4  Only then the CEO moves."""
    for technology in range(TECHNOLOGIES):
        if s.uses(p, technology, SIDE_CEO):
            return True
    return False


def works_in(s: State, p: Player, technology: i64, region: i64) -> bool:
    return s.companies[p].ceo == region and s.uses(p, technology, SIDE_CEO)


def extra_limit(s: State, p: Player, region: i64) -> i64:
    """SI-18.5  GPS: price limits count as 1 higher."""
    return CEO_LIMIT if works_in(s, p, GPS, region) else 0


def expansion_cost(s: State, p: Player, region: i64) -> i64:
    """SI-10.3  The region's cost; SI-18.5  WiFi: next to the CEO 1 less."""
    cost = MARKETS[region].cost
    ceo = s.companies[p].ceo
    if ceo != NONE and has(MARKETS[ceo].neighbours, region) and s.uses(p, WIFI, SIDE_CEO):
        return max(LEAST_COST, cost - CEO_DISCOUNT)
    return cost


def ceo_goods(s: State, p: Player) -> i64:
    """SI-18.5  Gamepad: 1 good per office in the CEO's region, at most 3."""
    ceo = s.companies[p].ceo
    if ceo == NONE or not s.uses(p, GAMEPAD, SIDE_CEO):
        return 0
    return min(CEO_MOST_GOODS, s.occupied[ceo])


def extra_control(s: State, p: Player, region: i64) -> i64:
    """SI-18.5  Li-Ion: 1 extra good for control."""
    return CEO_CONTROL if works_in(s, p, LI_ION, region) else 0


def earns_by_ceo(s: State, p: Player) -> bool:
    """SI-18.5  NFC: 1 VP per own good sold in the CEO's region."""
    return s.companies[p].ceo != NONE and s.uses(p, NFC, SIDE_CEO)
