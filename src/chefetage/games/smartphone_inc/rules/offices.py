"""SI-10.3 to SI-10.8  Offices in regions."""

from mypy_extensions import i64

from chefetage.core.state import Player, RuleId
from chefetage.games.smartphone_inc.rules.board import MARKETS
from chefetage.games.smartphone_inc.rules.components import RETAILER_SIDE
from chefetage.games.smartphone_inc.rules.events import MARKERS_BACK, OFFICE_OPENED
from chefetage.games.smartphone_inc.rules.state import RETAILER_OFFICES, State


def place_office(s: State, p: Player, region: i64) -> None:
    """SI-10.3, SI-15.2  Into the leftmost free slot; a retailer's bonus becomes due (SI-10.9)."""
    company = s.companies[p]
    is_first = company.offices_in[region] == 0
    s.slots[MARKETS[region].first_slot + s.occupied[region]] = p
    s.occupied[region] += 1
    company.offices -= 1
    company.offices_in[region] += 1
    s.record(OFFICE_OPENED, p, region)
    return_markers(s, p, region)  # SI-10.12
    if not s.has_free_slot(region):
        return_all_markers(s, region)
    if s.has_retailer(region) and is_first:
        enter_retailer(s, p, region)


def enter_retailer(s: State, p: Player, region: i64) -> None:
    if s.is_hardcore:  # SI-18.15
        s.companies[p].gain(RETAILER_OFFICES, RETAILER_SIDE[s.retailers[region]].vp)
    if p != s.steve:  # SI-19.13
        s.bonus_region = region


def return_markers(s: State, p: Player, region: i64) -> None:
    company = s.companies[p]
    company.progress += company.progress_in[region]
    company.progress_in[region] = 0


def return_all_markers(s: State, region: i64) -> None:
    """SI-10.6  A full region takes no further office: whoever waits there takes the markers back."""
    for p in range(i64(len(s.companies))):
        markers = s.companies[p].progress_in[region]
        if markers > 0:
            return_markers(s, p, region)
            s.record(MARKERS_BACK, p, region, markers)


def second_office_refusal(s: State, p: Player, region: i64) -> RuleId | None:
    """SI-14.3, SI-15.4, SI-23.21  A second office: exactly one is there, no retailer, a free slot."""
    if not s.is_on_board(region):
        return "SI-3.1"
    company = s.companies[p]
    if company.offices_in[region] != 1:
        return "SI-10.7"
    if s.has_retailer(region):
        return "SI-10.8"
    if not s.has_free_slot(region):
        return "SI-10.6"
    return None if company.offices > 0 else "SI-2.7"


def can_open_second_office(s: State, p: Player) -> bool:
    for region in range(s.board.begin, s.board.end):
        if second_office_refusal(s, p, region) is None:
            return True
    return False
