"""SI-19  Steve, the solo opponent: his complete procedure, phase by phase."""

from typing import Final

from mypy_extensions import i64

from chefetage.core.bits import BIT, has
from chefetage.core.state import NOBODY
from chefetage.core.vec import pop
from chefetage.games.smartphone_inc.rules.board import MARKETS
from chefetage.games.smartphone_inc.rules.components import (
    FIRST_FIELD,
    GOODS_OF,
    GOODS_PER_CARD,
    LOGISTICS,
    NONE,
    RESEARCH,
    SECOND_FIELD,
    STEVE_CARDS,
    STEVE_GOODS,
    STEVE_LOGISTICS,
    STEVE_RESEARCH,
    SYMBOLS,
    TECHNOLOGIES,
    TILES,
)
from chefetage.games.smartphone_inc.rules.customers import next_customer, sell_to
from chefetage.games.smartphone_inc.rules.events import (
    EXPANDING,
    IMPROVEMENT_TAKEN,
    STEVE_AIMED,
    STEVE_CHOSE,
    STEVE_PLANNED,
    STEVE_SELLS,
    STEVE_STUCK,
)
from chefetage.games.smartphone_inc.rules.improvements import remove_from_display, take_goods_card, topmost_improvement
from chefetage.games.smartphone_inc.rules.offices import expansion_refusal, place_office
from chefetage.games.smartphone_inc.rules.state import Company, State
from chefetage.games.smartphone_inc.rules.technologies import COMPLETE, RESEARCH_ONE, complete, needed, place_marker

# Why Steve researches a technology (SI-19.9).
IN_PROGRESS: Final = 0
CHEAPEST_PATENT: Final = 1
CHEAPEST: Final = 2


def plan_for_steve(s: State) -> None:
    """SI-19.3  A goods card, and the clock's improvement moves to the space of this round."""
    if s.steve == NOBODY:
        return
    steve = s.companies[s.steve]
    for _ in range(STEVE_CARDS):
        take_goods_card(s, s.steve)
    if s.steve_clock != NONE:
        steve.improvements |= BIT[s.steve_clock]
        s.record(STEVE_PLANNED, s.steve, s.steve_clock, s.round)
        s.steve_clock = NONE
    read_for_steve(s, steve)


def read_for_steve(s: State, steve: Company) -> None:
    """SI-19.4, SI-19.5  Both fields of all improvements on round spaces, and the base values of his sheet."""
    for symbol in range(SYMBOLS):
        steve.symbols[symbol] = 0
    for tile in range(TILES):
        if has(steve.improvements, tile):
            steve.symbols[FIRST_FIELD[tile]] += 1
            steve.symbols[SECOND_FIELD[tile]] += 1
    steve.symbols[RESEARCH] += STEVE_RESEARCH[s.steve_level]
    steve.symbols[LOGISTICS] += STEVE_LOGISTICS[s.steve_level]


def steve_goods(s: State) -> i64:
    """SI-19.7  The base value of his level, his goods symbols and his goods cards."""
    steve = s.companies[s.steve]
    goods = STEVE_GOODS[s.steve_level] + steve.goods_cards * GOODS_PER_CARD
    for symbol in range(SYMBOLS):
        goods += steve.symbols[symbol] * GOODS_OF[symbol]
    return goods


def take_improvement_for_steve(s: State) -> None:
    """SI-19.8  The topmost one onto the clock space; from the stack if the display is empty (SI-19.19)."""
    tile = topmost_improvement(s)
    if tile != NONE:
        remove_from_display(s, tile)
    elif len(s.stack) > 0:
        s.stack, tile = pop(s.stack)
        s.reveal()
    s.steve_clock = tile
    if tile != NONE:
        s.record(IMPROVEMENT_TAKEN, s.steve, tile)


def research_for_steve(s: State) -> None:
    """SI-19.9, SI-19.18  Automatic completions, then marker after marker on the technology of his choice."""
    steve = s.companies[s.steve]
    for technology in range(TECHNOLOGIES):
        if COMPLETE.refusal(s, s.steve, technology) is None:
            complete(s, s.steve, technology)
    technology = technology_for_steve(s)
    while steve.hand > 0 and technology != NONE:
        place_marker(s, s.steve, technology)
        technology = technology_for_steve(s)


def technology_for_steve(s: State) -> i64:
    """SI-19.9  The one in progress, else the cheapest with a patent, else the cheapest."""
    if s.companies[s.steve].hand == 0:
        return NONE
    technology = in_progress_for_steve(s)
    reason: i64 = IN_PROGRESS
    if technology == NONE:
        technology = cheapest_for_steve(s, True)
        reason = CHEAPEST_PATENT
    if technology == NONE:
        technology = cheapest_for_steve(s, False)
        reason = CHEAPEST
    if technology != NONE:
        s.record(STEVE_CHOSE, s.steve, technology, reason)
    return technology


def in_progress_for_steve(s: State) -> i64:
    for technology in range(TECHNOLOGIES):
        if s.companies[s.steve].progress_on[technology] > 0 and RESEARCH_ONE.refusal(s, s.steve, technology) is None:
            return technology
    return NONE


def cheapest_for_steve(s: State, with_patent: bool) -> i64:
    """The first in board order of the lowest needed number."""
    best: i64 = NONE
    for technology in range(TECHNOLOGIES):
        if RESEARCH_ONE.refusal(s, s.steve, technology) is not None:
            continue
        if with_patent and s.patents[technology] != NOBODY:
            continue
        if best == NONE or needed(s, s.steve, technology) < needed(s, s.steve, best):
            best = technology
    return best


def expand_for_steve(s: State) -> None:
    """SI-19.12, SI-19.20  All markers go into the region of his figure; with an office it moves on at once."""
    steve = s.companies[s.steve]
    if s.steve_figure == NONE or not is_target(s, s.steve_figure):
        aim_for_steve(s)
    while steve.hand > 0 and s.steve_figure != NONE and is_target(s, s.steve_figure):
        place_steves_marker(s, steve)


def place_steves_marker(s: State, steve: Company) -> None:
    region = s.steve_figure
    steve.hand -= 1
    steve.progress_in[region] += 1
    s.record(EXPANDING, s.steve, region, steve.progress_in[region], MARKETS[region].cost)
    if steve.progress_in[region] >= MARKETS[region].cost:
        place_office(s, s.steve, region)
        aim_for_steve(s)


def is_target(s: State, region: i64) -> bool:
    """SI-19.11  Reachable: connected, without a Steve office, with a free slot; retailers count (SI-19.13)."""
    return s.companies[s.steve].offices > 0 and expansion_refusal(s, s.steve, region) is None


def aim_for_steve(s: State) -> None:
    """SI-19.11  Largest region, then fewest offices, then id order; without a target the figure stays."""
    best: i64 = NONE
    for region in range(s.board.begin, s.board.end):
        if is_target(s, region) and (best == NONE or is_better_target(s, region, best)):
            best = region
    if best == NONE:
        s.record(STEVE_STUCK, s.steve)
    else:
        s.steve_figure = best
        s.record(STEVE_AIMED, s.steve, best, s.occupied[best])


def is_better_target(s: State, region: i64, other: i64) -> bool:
    if MARKETS[region].size != MARKETS[other].size:
        return MARKETS[region].size > MARKETS[other].size
    return s.occupied[region] < s.occupied[other]


def sell_for_steve(s: State) -> None:
    """SI-19.14, SI-23.17, SI-23.25  One good in each region, then passes with other offices, then where he is alone."""
    s.record(STEVE_SELLS, s.steve, 1)
    sell_once_around(s, 1, NONE)
    s.record(STEVE_SELLS, s.steve, 2)
    while sell_once_around(s, 2, NONE):
        pass
    s.record(STEVE_SELLS, s.steve, 3)
    while sell_once_around(s, 1, 1):
        pass


def sell_once_around(s: State, least: i64, most: i64) -> bool:
    """One good in each region with an office of his and `least` to `most` (NONE: any number of) offices in all."""
    steve = s.companies[s.steve]
    has_sold = False
    for region in range(s.board.begin, s.board.end):
        offices = s.occupied[region]
        if steve.offices_in[region] == 0 or offices < least or (most != NONE and offices > most):
            continue
        customer = next_customer(s, s.steve, region)
        if customer != NONE and steve.available > 0:
            sell_to(s, s.steve, region, customer)
            has_sold = True
    return has_sold
