"""What markers on technologies and in regions are worth: the technologies and offices they lead to."""

from mypy_extensions import i64

from chefetage.core.state import NOBODY, Player
from chefetage.core.vec import append, vec
from chefetage.games.smartphone_inc.rules.board import MARKETS, REGIONS, SMALL
from chefetage.games.smartphone_inc.rules.ceo import expansion_cost
from chefetage.games.smartphone_inc.rules.components import (
    GAMEPAD,
    GPS,
    LI_ION,
    NFC,
    NO_BONUS,
    NONE,
    PATENT_VP,
    RETAILER_SIDE,
    SIDE_A,
    SIDE_CEO,
    TECHNOLOGIES,
    WIFI,
)
from chefetage.games.smartphone_inc.rules.offices import expansion_refusal
from chefetage.games.smartphone_inc.rules.state import State
from chefetage.games.smartphone_inc.rules.technologies import needed, technology_count
from chefetage.games.smartphone_inc.strategy.outlook import Outlook, goods_at, usual_round
from chefetage.games.smartphone_inc.strategy.sales import sales_at
from chefetage.games.smartphone_inc.strategy.weights import BONUS_WORTH, CONNECTION, LATER, PATENT_CHANCE, UNFINISHED


def finished_worth(gains: vec[float], missing: vec[i64], markers: i64, outlook: Outlook) -> float:
    """Finishes what brings most per marker; changes `missing` to what is left."""
    value = 0.0
    while markers > 0:
        best: i64 = NONE
        density = 0.0
        for number in range(i64(len(gains))):
            if missing[number] > 0 and gains[number] > 0.0:
                rate = gains[number] / float(missing[number])
                if missing[number] > markers:
                    rate *= LATER if outlook.rounds > 0.0 else 0.0
                if rate > density:
                    density = rate
                    best = number
        if best == NONE:
            return value
        spent = min(markers, missing[best])
        markers -= spent
        missing[best] -= spent
        if missing[best] == 0:
            value += gains[best]
    return value


def part_worth(gain: float, whole: i64, missing: i64, outlook: Outlook) -> float:
    """Markers already lying there; in the last round they are worth nothing."""
    if outlook.rounds <= 0.0:
        return 0.0
    return UNFINISHED * gain * float(whole - missing) / float(whole) * outlook.rounds / (outlook.rounds + 1.0)


# Technologies.


def worth_of_research(s: State, p: Player, outlook: Outlook, markers: i64) -> float:
    """Technologies in progress, with the best use of some more markers."""
    company = s.companies[p]
    gains = vec[float]()
    missing = vec[i64]()
    for technology in range(TECHNOLOGIES):
        owned = company.owns(technology)
        gains = append(gains, 0.0 if owned else gain_of_technology(s, p, outlook, technology))
        missing = append(missing, 0 if owned else max(0, needed(s, p, technology) - company.progress_on[technology]))
    value = finished_worth(gains, missing, markers, outlook)
    for technology in range(TECHNOLOGIES):
        if not company.owns(technology) and missing[technology] > 0:
            value += part_worth(gains[technology], needed(s, p, technology), missing[technology], outlook)
    return value


def gain_of_technology(s: State, p: Player, outlook: Outlook, technology: i64) -> float:
    gain = 0.0
    if s.patents[technology] == NOBODY:
        gain += PATENT_CHANCE * float(PATENT_VP[technology])
    with_it = sales_at(s, p, outlook.price, goods_at(outlook, outlook.price), NONE, technology, False)
    gain += outlook.sales * (with_it - usual_round(s, p, outlook))
    return gain + effect(s, p, outlook, technology)


def effect(s: State, p: Player, outlook: Outlook, technology: i64) -> float:
    """A guess at what the side that is up does for its owner."""
    side = s.sides[technology]
    if side == SIDE_CEO:
        return 1.5 * outlook.rounds
    if technology == GPS:
        return 5.0 * outlook.rounds if side == SIDE_A else 10.0
    if technology == WIFI:
        return 2.0 * outlook.sales if side == SIDE_A else 1.0 * outlook.rounds
    if technology == GAMEPAD:
        return 2.0 * outlook.rounds if side == SIDE_A else best_small_office(s, p, outlook)
    if technology == LI_ION:
        return 2.0 * outlook.rounds if side == SIDE_A else 1.7 * float(technology_count(s, p) + 1) * outlook.sales
    if technology == NFC:
        return 6.0 * outlook.sales if side == SIDE_A else 4.0 * outlook.sales
    return 3.0 * outlook.rounds if side == SIDE_A else 4.0 * outlook.sales


def best_small_office(s: State, p: Player, outlook: Outlook) -> float:
    best = 0.0
    for region in range(s.board.begin, s.board.end):
        if MARKETS[region].size == SMALL and s.companies[p].offices_in[region] == 0 and s.has_free_slot(region):
            best = max(best, gain_of_office(s, p, outlook, region))
    return best


# Offices.


def worth_of_logistics(s: State, p: Player, outlook: Outlook, markers: i64) -> float:
    """Offices under way, with the best use of some more markers."""
    company = s.companies[p]
    gains = vec[float]()
    missing = vec[i64]()
    for region in range(REGIONS):
        if expansion_refusal(s, p, region) is not None:
            gains = append(gains, 0.0)
            missing = append(missing, 0)
        else:
            gains = append(gains, gain_of_office(s, p, outlook, region))
            missing = append(missing, max(0, expansion_cost(s, p, region) - company.progress_in[region]))
    value = finished_worth(gains, missing, markers, outlook)
    for region in range(s.board.begin, s.board.end):
        if missing[region] > 0:
            value += part_worth(gains[region], expansion_cost(s, p, region), missing[region], outlook)
    return value


def gain_of_office(s: State, p: Player, outlook: Outlook, region: i64) -> float:
    if s.has_retailer(region):
        retailer = RETAILER_SIDE[s.retailers[region]]
        return (
            float(retailer.vp)
            + (BONUS_WORTH if retailer.bonus != NO_BONUS else 0.0)
            + 0.5 * CONNECTION * outlook.rounds
        )
    with_it = sales_at(s, p, outlook.price, goods_at(outlook, outlook.price), region, NONE, False)
    return outlook.sales * (with_it - usual_round(s, p, outlook)) + CONNECTION * outlook.rounds
