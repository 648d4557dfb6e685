"""What offices are worth."""

from mypy_extensions import i64

from chefetage.core.state import Player
from chefetage.core.vec import append, vec
from chefetage.games.smartphone_inc.rules.board import REGIONS
from chefetage.games.smartphone_inc.rules.ceo import expansion_cost
from chefetage.games.smartphone_inc.rules.components import (
    NO_BONUS,
    NONE,
    RETAILER_SIDE,
)
from chefetage.games.smartphone_inc.rules.state import State
from chefetage.games.smartphone_inc.strategy.outlook import Outlook, goods_at, usual_round
from chefetage.games.smartphone_inc.strategy.progress import finished_worth, part_worth
from chefetage.games.smartphone_inc.strategy.sales import sales_at
from chefetage.games.smartphone_inc.strategy.weights import BONUS_WORTH, CONNECTION


def worth_of_logistics(s: State, p: Player, o: Outlook, markers: i64) -> float:
    """Offices under way, with the best use of some more markers."""
    company = s.companies[p]
    gains = vec[float]()
    missing = vec[i64]()
    for region in range(REGIONS):
        if not s.is_on_board(region) or not is_open_to(s, p, region):
            gains = append(gains, 0.0)
            missing = append(missing, 0)
        else:
            gains = append(gains, gain_of_office(s, p, o, region))
            missing = append(missing, max(0, expansion_cost(s, p, region) - company.progress_in[region]))
    value = finished_worth(gains, missing, markers, o)
    for region in range(s.board.begin, s.board.end):
        if missing[region] > 0:
            value += part_worth(gains[region], expansion_cost(s, p, region), missing[region], o)
    return value


def is_open_to(s: State, p: Player, region: i64) -> bool:
    return s.companies[p].offices_in[region] == 0 and s.has_free_slot(region) and s.is_connected(p, region)


def gain_of_office(s: State, p: Player, o: Outlook, region: i64) -> float:
    if s.has_retailer(region):
        retailer = RETAILER_SIDE[s.retailers[region]]
        return float(retailer.vp) + (BONUS_WORTH if retailer.bonus != NO_BONUS else 0.0) + 0.5 * CONNECTION * o.rounds
    with_it = sales_at(s, p, o.price, goods_at(o, o.price), region, NONE, False)
    return o.sales * (with_it - usual_round(s, p, o)) + CONNECTION * o.rounds
