"""What technologies are worth."""

from mypy_extensions import i64

from chefetage.core.state import NOBODY, Player
from chefetage.core.vec import append, vec
from chefetage.games.smartphone_inc.rules.board import MARKETS, SMALL
from chefetage.games.smartphone_inc.rules.components import (
    GAMEPAD,
    GPS,
    LI_ION,
    NFC,
    NONE,
    PATENT_VP,
    SIDE_A,
    SIDE_CEO,
    TECHNOLOGIES,
    WIFI,
)
from chefetage.games.smartphone_inc.rules.state import State
from chefetage.games.smartphone_inc.rules.technologies import needed, technology_count
from chefetage.games.smartphone_inc.strategy.logistics import gain_of_office
from chefetage.games.smartphone_inc.strategy.outlook import Outlook, goods_at, usual_round
from chefetage.games.smartphone_inc.strategy.progress import finished_worth, part_worth
from chefetage.games.smartphone_inc.strategy.sales import sales_at
from chefetage.games.smartphone_inc.strategy.weights import PATENT_CHANCE


def worth_of_research(s: State, p: Player, o: Outlook, markers: i64) -> float:
    """Technologies in progress, with the best use of some more markers."""
    company = s.companies[p]
    gains = vec[float]()
    missing = vec[i64]()
    for technology in range(TECHNOLOGIES):
        owned = company.owns(technology)
        gains = append(gains, 0.0 if owned else gain_of_technology(s, p, o, technology))
        missing = append(missing, 0 if owned else max(0, needed(s, p, technology) - company.progress_on[technology]))
    value = finished_worth(gains, missing, markers, o)
    for technology in range(TECHNOLOGIES):
        if not company.owns(technology) and missing[technology] > 0:
            value += part_worth(gains[technology], needed(s, p, technology), missing[technology], o)
    return value


def gain_of_technology(s: State, p: Player, o: Outlook, technology: i64) -> float:
    gain = 0.0
    if s.patents[technology] == NOBODY:
        gain += PATENT_CHANCE * float(PATENT_VP[technology])
    with_it = sales_at(s, p, o.price, goods_at(o, o.price), NONE, technology, False)
    gain += o.sales * (with_it - usual_round(s, p, o))
    return gain + effect(s, p, o, technology)


def effect(s: State, p: Player, o: Outlook, technology: i64) -> float:
    """A guess at what the side that is up does for its owner."""
    side = s.sides[technology]
    if side == SIDE_CEO:
        return 1.5 * o.rounds
    if technology == GPS:
        return 5.0 * o.rounds if side == SIDE_A else 10.0
    if technology == WIFI:
        return 2.0 * o.sales if side == SIDE_A else 1.0 * o.rounds
    if technology == GAMEPAD:
        return 2.0 * o.rounds if side == SIDE_A else best_small_office(s, p, o)
    if technology == LI_ION:
        return 2.0 * o.rounds if side == SIDE_A else 1.7 * float(technology_count(s, p) + 1) * o.sales
    if technology == NFC:
        return 6.0 * o.sales if side == SIDE_A else 4.0 * o.sales
    return 3.0 * o.rounds if side == SIDE_A else 4.0 * o.sales


def best_small_office(s: State, p: Player, o: Outlook) -> float:
    best = 0.0
    for region in range(s.board.begin, s.board.end):
        if MARKETS[region].size == SMALL and s.companies[p].offices_in[region] == 0 and s.has_free_slot(region):
            best = max(best, gain_of_office(s, p, o, region))
    return best
