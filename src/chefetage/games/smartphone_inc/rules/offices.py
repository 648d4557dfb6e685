"""SI-10.2 to SI-10.8  Offices in regions: who may open one where, and what opening one does.

Every way to open an office asks office_refusal first: with markers (SI-10.2), as a free one (SI-14.6), as a second
one by WiFi (SI-14.3) or by a bonus (SI-15.4).
"""

from typing import Final

from mypy_extensions import i64

from chefetage.core.action import Action
from chefetage.core.state import Player, RuleId
from chefetage.games.smartphone_inc.rules.board import MARKETS, REGION, SMALL
from chefetage.games.smartphone_inc.rules.components import RETAILER_SIDE
from chefetage.games.smartphone_inc.rules.events import MARKERS_BACK, OFFICE_OPENED
from chefetage.games.smartphone_inc.rules.state import RETAILER_OFFICES, State


def office_refusal(s: State, p: Player, region: i64, owned: i64) -> RuleId | None:
    """SI-10.6 to SI-10.8  Why p may not open the first office (`owned` 0) or the second (`owned` 1) in a region."""
    if not s.is_on_board(region):
        return "SI-3.1"
    if s.companies[p].offices_in[region] != owned:
        return "SI-10.7"
    if owned == 1 and s.has_retailer(region):
        return "SI-10.8"
    return None if s.has_free_slot(region) else "SI-10.6"


def expansion_refusal(s: State, p: Player, region: i64) -> RuleId | None:
    """SI-10.2  By markers: the first one, in a connected region."""
    refusal = office_refusal(s, p, region, 0)
    if refusal is None and not s.is_connected(p, region):
        return "SI-10.2"
    return refusal


def second_office_refusal(s: State, p: Player, region: i64) -> RuleId | None:
    """SI-14.3, SI-15.4, SI-23.21  By WiFi or a bonus: the second one, not at a retailer."""
    refusal = office_refusal(s, p, region, 1)
    if refusal is None and s.companies[p].offices == 0:
        return "SI-2.7"
    return refusal


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
    """SI-10.9  Its bonus becomes due."""
    if s.is_hardcore:  # SI-18.15
        s.companies[p].gain(RETAILER_OFFICES, RETAILER_SIDE[s.retailers[region]].vp)
    if p != s.steve:  # SI-19.13
        s.bonus_region = region


def return_markers(s: State, p: Player, region: i64) -> None:
    """Into the supply."""
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


class OpenFreeOffice(Action[State]):
    """SI-14.6, SI-21.7  By Gamepad: the first one in an S region; no connection is needed."""

    def refusal(self, s: State, p: Player, arg: i64) -> RuleId | None:
        if s.is_on_board(arg) and MARKETS[arg].size != SMALL:
            return "SI-14.6"
        return office_refusal(s, p, arg, 0)

    def perform(self, s: State, p: Player, arg: i64) -> None:
        s.free_office_due = False
        place_office(s, p, arg)

    def facts(self, s: State, p: Player, arg: i64) -> dict[str, int]:
        return {"region": arg}


OPEN_FREE_OFFICE: Final = OpenFreeOffice("free_office", "SI-14.6", [REGION])
