"""SI-10.2 to SI-10.8  Offices in regions: who may open one where, and what opening one does.

Every way to open an office asks office_refusal first: with markers (SI-10.2), as a free one (SI-14.6), as a second
one by WiFi (SI-14.3) or by a bonus (SI-15.4).
"""

from typing import Final

from mypy_extensions import i64

from chefetage.core.action import Action
from chefetage.core.state import Player, RuleId
from chefetage.games.smartphone_inc.rules.board import MARKETS, REGION, SMALL
from chefetage.games.smartphone_inc.rules.components import GAMEPAD, NO_BONUS, RETAILER_SIDE, SIDE_B
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


def office_facts(s: State, p: Player, region: i64) -> dict[str, int]:
    """What p has in a region, and what the next office there brings: a slot's values, or a retailer's VP and bonus."""
    market = MARKETS[region]
    facts = {
        "region": region,
        "map": s.map,
        "size": market.size,
        "slots": market.slots,
        "offices": s.companies[p].offices_in[region],
        "value": 0,
        "runner_up": 0,
        "retailer": 0,
        "bonus": NO_BONUS,
        "sort": NO_BONUS,
        "amount": 0,
        "vp": 0,
        "offer": 0,
    }
    if s.has_retailer(region):
        retailer = RETAILER_SIDE[s.retailers[region]]
        facts["retailer"] = s.retailers[region] // 2
        facts["bonus"] = retailer.bonus
        facts["sort"] = retailer.bonus
        facts["amount"] = retailer.amount
        facts["vp"] = retailer.vp
        facts["offer"] = 1 if retailer.bonus == NO_BONUS else 2
    elif s.is_on_board(region) and s.has_free_slot(region):
        facts["value"] = market.first[s.occupied[region]]
        facts["runner_up"] = market.second[s.occupied[region]]
    return facts


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

    def closed_by(self, s: State, p: Player, arg: i64) -> RuleId | None:
        """It comes once, with the research of Gamepad."""
        return "SI-14.6"

    def perform(self, s: State, p: Player, arg: i64) -> None:
        s.free_office_due = False
        place_office(s, p, arg)

    def facts(self, s: State, p: Player, arg: i64) -> dict[str, int]:
        """Why there is no free office: due (`lack` 0), another side is up (1), Gamepad not owned (2), done with (3)."""
        facts = office_facts(s, p, arg)
        facts["technology_side"] = s.sides[GAMEPAD]
        facts["lack"] = 0
        if s.sides[GAMEPAD] != SIDE_B:
            facts["lack"] = 1
        elif not s.companies[p].owns(GAMEPAD):
            facts["lack"] = 2
        elif not s.free_office_due:
            facts["lack"] = 3
        return facts


OPEN_FREE_OFFICE: Final = OpenFreeOffice("free_office", "SI-14.6", [REGION])
