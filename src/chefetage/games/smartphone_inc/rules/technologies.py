"""SI-9.3 to SI-9.9, SI-14  Technologies: needed markers, completion, patents and what works at once."""

from mypy_extensions import i64

from chefetage.core.bits import BIT
from chefetage.core.state import NOBODY, Player, RuleId
from chefetage.games.smartphone_inc.rules.board import MARKETS, SMALL
from chefetage.games.smartphone_inc.rules.components import (
    COST,
    GAMEPAD,
    GAMEPAD_DISCOUNT,
    GPS,
    GPS_GOODS_NOW,
    LEAST_COST,
    LI_ION,
    MOST_PRICE,
    NFC,
    NFC_PRICE,
    PATENT_DISCOUNT,
    PATENT_VP,
    SIDE_A,
    SIDE_B,
    TECHNOLOGIES,
    TECHNOLOGIES_PER_GOOD,
)
from chefetage.games.smartphone_inc.rules.events import (
    GOODS_GAINED,
    PATENTED,
    PRICE_RAISED,
    RESEARCHED,
    RESEARCHING,
)
from chefetage.games.smartphone_inc.rules.state import PATENTS, State


def needed(s: State, p: Player, technology: i64) -> i64:
    """SI-9.3  Printed cost, less after another's patent (SI-9.16) and with Gamepad (SI-14.5), at least 1."""
    number = COST[technology]
    if s.patents[technology] != NOBODY:
        number -= PATENT_DISCOUNT
    if s.uses(p, GAMEPAD, SIDE_A):
        number -= GAMEPAD_DISCOUNT
    return max(LEAST_COST, number)


def marker_refusal(s: State, p: Player, technology: i64) -> RuleId | None:
    """Why p may not place a marker on a technology."""
    company = s.companies[p]
    if company.owns(technology):
        return "SI-9.2"
    if company.offices == 0:
        return "SI-2.9"
    if company.progress_on[technology] >= needed(s, p, technology):
        return "SI-9.4"
    return None


def can_place_marker(s: State, p: Player) -> bool:
    for technology in range(TECHNOLOGIES):
        if marker_refusal(s, p, technology) is None:
            return True
    return False


def place_marker(s: State, p: Player, technology: i64) -> None:
    """SI-9.2, SI-9.5  One marker; the technology is researched when the number is reached."""
    company = s.companies[p]
    company.hand -= 1
    company.progress_on[technology] += 1
    s.record(RESEARCHING, p, technology, company.progress_on[technology], needed(s, p, technology))
    if company.progress_on[technology] >= needed(s, p, technology):
        complete(s, p, technology)


def is_due(s: State, p: Player, technology: i64) -> bool:
    """SI-9.8  Whether p's markers suffice because the needed number has dropped."""
    company = s.companies[p]
    if company.owns(technology) or company.offices == 0:  # SI-2.9
        return False
    return company.progress_on[technology] >= needed(s, p, technology)


def completions_due(s: State, p: Player) -> i64:
    """SI-9.13  As a bit set."""
    due: i64 = 0
    for technology in range(TECHNOLOGIES):
        if is_due(s, p, technology):
            due |= BIT[technology]
    return due


def complete(s: State, p: Player, technology: i64) -> None:
    """SI-9.5  The markers return to the supply (SI-9.14), an office goes onto the technology."""
    company = s.companies[p]
    company.progress += company.progress_on[technology]
    company.progress_on[technology] = 0
    company.offices -= 1
    company.technologies |= BIT[technology]
    s.record(RESEARCHED, p, technology)
    if s.patents[technology] == NOBODY:
        take_patent(s, p, technology)
    if p != s.steve:
        work_at_once(s, p, technology)


def take_patent(s: State, p: Player, technology: i64) -> None:
    """SI-9.7"""
    s.patents[technology] = p
    if s.is_hardcore:  # SI-18.13
        s.companies[p].gain(PATENTS, PATENT_VP[technology])
    s.record(PATENTED, p, technology, PATENT_VP[technology])


def work_at_once(s: State, p: Player, technology: i64) -> None:
    """SI-9.9  Effects with a notification dot; all of them are on the b sides."""
    if s.sides[technology] != SIDE_B:
        return
    if technology == GPS:
        gain_goods(s, p, GPS_GOODS_NOW)  # SI-14.2
    elif technology == LI_ION:
        gain_goods(s, p, li_ion_goods(s, p))  # SI-14.8
    elif technology == NFC:
        raise_price(s, p)
    elif technology == GAMEPAD:
        s.free_office_due = can_open_free_office(s, p)  # SI-14.6


def gain_goods(s: State, p: Player, count: i64) -> None:
    taken = s.companies[p].take_goods(count)
    s.record(GOODS_GAINED, p, taken)


def li_ion_goods(s: State, p: Player) -> i64:
    """SI-14.8  1 good per 2 technologies, Li-Ion included."""
    return technology_count(s, p) // TECHNOLOGIES_PER_GOOD


def technology_count(s: State, p: Player) -> i64:
    count: i64 = 0
    for technology in range(TECHNOLOGIES):
        count += s.companies[p].technologies >> technology & 1
    return count


def patent_count(s: State, p: Player) -> i64:
    count: i64 = 0
    for holder in s.patents:
        if holder == p:
            count += 1
    return count


def raise_price(s: State, p: Player) -> None:
    """SI-14.10, SI-14.15"""
    company = s.companies[p]
    company.price = min(MOST_PRICE, company.price + NFC_PRICE)
    s.record(PRICE_RAISED, p, company.price)


def free_office_refusal(s: State, p: Player, region: i64) -> RuleId | None:
    """SI-14.6  An S region without an own office and with a free slot; no connection is needed."""
    if not s.is_on_board(region):
        return "SI-3.1"
    if MARKETS[region].size != SMALL:
        return "SI-14.6"
    if s.companies[p].offices_in[region] > 0:
        return "SI-10.7"
    return None if s.has_free_slot(region) else "SI-10.6"


def can_open_free_office(s: State, p: Player) -> bool:
    if s.companies[p].offices == 0:  # SI-2.7
        return False
    for region in range(s.board.begin, s.board.end):
        if free_office_refusal(s, p, region) is None:
            return True
    return False
