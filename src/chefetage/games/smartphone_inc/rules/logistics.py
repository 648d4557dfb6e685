"""SI-10  Phase 6: progress markers and offices in connected regions."""

from typing import Final

from mypy_extensions import i64

from chefetage.core.action import Action, Argument
from chefetage.core.bits import has
from chefetage.core.state import Player, RuleId
from chefetage.games.smartphone_inc.rules.board import MARKETS, REGION
from chefetage.games.smartphone_inc.rules.ceo import expansion_cost, has_ceo_technology
from chefetage.games.smartphone_inc.rules.components import LOGISTICS, MOST_DIRECT_SALES, NFC, NONE, SIDE_A, WIFI
from chefetage.games.smartphone_inc.rules.events import CEO_MOVED, EXPANDING, SOLD_DIRECTLY
from chefetage.games.smartphone_inc.rules.markers import markers_by
from chefetage.games.smartphone_inc.rules.offices import (
    expansion_refusal,
    office_facts,
    place_office,
    second_office_refusal,
)
from chefetage.games.smartphone_inc.rules.order import EndTurn, PriorityPhase
from chefetage.games.smartphone_inc.rules.research import carry_out_effects, lose_markers
from chefetage.games.smartphone_inc.rules.state import DIRECT_SALES, State
from chefetage.games.smartphone_inc.rules.steve import expand_for_steve
from chefetage.games.smartphone_inc.rules.technologies import means_facts


class Expand(Action[State]):
    """SI-21.8  One marker in a connected region."""

    def refusal(self, s: State, p: Player, arg: i64) -> RuleId | None:
        company = s.companies[p]
        if company.hand == 0:
            return "SI-10.1"
        if company.offices == 0:
            return "SI-2.9"
        return expansion_refusal(s, p, arg)

    def closed_by(self, s: State, p: Player, arg: i64) -> RuleId | None:
        """Later in a round in which the plan gave no markers for logistics."""
        return "SI-10.1" if s.outer_step > EXPANSION.number and logistics_markers(s, p) == 0 else None

    def perform(self, s: State, p: Player, arg: i64) -> None:
        company = s.companies[p]
        company.hand -= 1
        company.progress_in[arg] += 1
        s.record(EXPANDING, p, arg, company.progress_in[arg], expansion_cost(s, p, arg))
        open_if_paid(s, p, arg)

    def facts(self, s: State, p: Player, arg: i64) -> dict[str, int]:
        markers = s.companies[p].progress_in[arg]
        number = expansion_cost(s, p, arg)
        facts = office_facts(s, p, arg)
        facts["markers"] = markers
        facts["needed"] = number
        facts["then"] = markers + 1
        facts["missing"] = max(0, number - markers - 1)
        facts["got"] = logistics_markers(s, p)
        bridge = bridge_to(s, p, arg)
        facts["bridged"] = 0 if bridge == NONE else 1
        facts["within"] = max(0, bridge)
        return facts


def bridge_to(s: State, p: Player, region: i64) -> i64:
    """SI-10.2  The region in reach, the cheapest, whose office would connect p with this one; NONE if none would."""
    best: i64 = NONE
    if s.is_connected(p, region):
        return best
    for other in range(s.board.begin, s.board.end):
        if not has(MARKETS[region].neighbours, other) or expansion_refusal(s, p, other) is not None:
            continue
        if best == NONE or markers_missing(s, p, other) < markers_missing(s, p, best):
            best = other
    return best


def markers_missing(s: State, p: Player, region: i64) -> i64:
    return expansion_cost(s, p, region) - s.companies[p].progress_in[region]


def open_if_paid(s: State, p: Player, region: i64) -> None:
    """SI-10.3  The office is placed as soon as the markers reach the cost."""
    if s.companies[p].progress_in[region] >= expansion_cost(s, p, region):
        place_office(s, p, region)


class OpenSecondOffice(Action[State]):
    """SI-14.3, SI-21.11  WiFi: once per round a second office."""

    def refusal(self, s: State, p: Player, arg: i64) -> RuleId | None:
        if s.has_used_wifi or not s.uses(p, WIFI, SIDE_A):
            return "SI-14.3"
        return second_office_refusal(s, p, arg)

    def closed_by(self, s: State, p: Player, arg: i64) -> RuleId | None:
        return None if s.uses(p, WIFI, SIDE_A) else "SI-14.3"

    def perform(self, s: State, p: Player, arg: i64) -> None:
        s.has_used_wifi = True
        place_office(s, p, arg)

    def facts(self, s: State, p: Player, arg: i64) -> dict[str, int]:
        return {**office_facts(s, p, arg), **means_facts(s, p, WIFI, SIDE_A, s.has_used_wifi)}


class SellDirectly(Action[State]):
    """SI-14.9, SI-23.12  NFC: sell some available goods directly, once per round."""

    def refusal(self, s: State, p: Player, arg: i64) -> RuleId | None:
        if s.has_sold_directly or not s.uses(p, NFC, SIDE_A):
            return "SI-14.9"
        return None if arg < s.companies[p].available else "SI-21.12"

    def closed_by(self, s: State, p: Player, arg: i64) -> RuleId | None:
        return None if s.uses(p, NFC, SIDE_A) else "SI-14.9"

    def perform(self, s: State, p: Player, arg: i64) -> None:
        company = s.companies[p]
        goods = arg + 1
        s.has_sold_directly = True
        company.available -= goods
        company.goods += goods
        company.gain(DIRECT_SALES, goods * company.price)
        s.record(SOLD_DIRECTLY, p, goods, goods * company.price)

    def facts(self, s: State, p: Player, arg: i64) -> dict[str, int]:
        company = s.companies[p]
        facts = means_facts(s, p, NFC, SIDE_A, s.has_sold_directly)
        facts["count"] = company.available
        facts["needed"] = arg + 1
        facts["goods"] = arg + 1
        facts["price"] = company.price
        facts["vp"] = (arg + 1) * company.price
        facts["most"] = MOST_DIRECT_SALES
        return facts


class MoveCeo(Action[State]):
    """SI-18.4  The CEO figure goes to a connected region with an own office."""

    def refusal(self, s: State, p: Player, arg: i64) -> RuleId | None:
        company = s.companies[p]
        if not s.has_ceo or s.has_ceo_moved or not has_ceo_technology(s, p):
            return "SI-18.4"
        if not s.is_on_board(arg):
            return "SI-3.1"
        is_next = has(MARKETS[arg].neighbours, company.ceo)
        return None if is_next and company.offices_in[arg] > 0 else "SI-21.13"

    def closed_by(self, s: State, p: Player, arg: i64) -> RuleId | None:
        return None if s.has_ceo and has_ceo_technology(s, p) else "SI-18.4"

    def perform(self, s: State, p: Player, arg: i64) -> None:
        s.companies[p].ceo = arg
        s.has_ceo_moved = True
        s.record(CEO_MOVED, p, arg)

    def facts(self, s: State, p: Player, arg: i64) -> dict[str, int]:
        """Why the CEO stays: no module (`lack` 0), no CEO technology (1), moved in this round (2).

        And why not there: the CEO stands there (`obstacle` 0), p has no office there (1), it is not connected (2).
        """
        company = s.companies[p]
        lack = 0 if not s.has_ceo else 1 if not has_ceo_technology(s, p) else 2
        obstacle = 0 if company.ceo == arg else 1 if company.offices_in[arg] == 0 else 2
        return {"region": arg, "map": s.map, "lack": lack, "obstacle": obstacle}


class Expansion(PriorityPhase):
    """SI-10.11  Markers, WiFi, NFC and the CEO in any order."""

    def begin(self, s: State, p: Player) -> None:
        s.has_used_wifi = False
        s.has_sold_directly = False
        s.has_ceo_moved = False
        s.companies[p].take_markers(logistics_markers(s, p))

    def go_on(self, s: State, p: Player) -> None:
        if not carry_out_effects(s, p) and not open_discounted(s, p) and not self.has_choice(s, p):
            s.actors = 0

    def finish(self, s: State, p: Player) -> None:
        lose_markers(s, p)

    def facts(self, s: State) -> dict[str, int]:
        return {"markers": s.companies[s.active].hand, "technologies": can_use_technology(s, s.active)}

    def play_steve(self, s: State) -> None:
        s.companies[s.steve].take_markers(s.companies[s.steve].symbols[LOGISTICS])
        expand_for_steve(s)
        lose_markers(s, s.steve)


def can_use_technology(s: State, p: Player) -> i64:
    """SI-10.11  Whether p has another move than placing a marker, as a number."""
    actions: list[Action[State]] = [SECOND_OFFICE, SELL_DIRECTLY, MOVE_CEO]
    for action in actions:
        for arg in range(action.size):
            if action.refusal(s, p, arg) is None:
                return 1
    return 0


def logistics_markers(s: State, p: Player) -> i64:
    """SI-10.1, SI-14.7  Handed out at the start of the turn (SI-14.14)."""
    return markers_by(s, p, s.companies[p].symbols)


def open_discounted(s: State, p: Player) -> bool:
    """SI-18.20, SI-18.21  Offices whose cost has dropped to the markers there; whether an effect was asked for."""
    if not s.has_ceo:
        return False
    for region in range(s.board.begin, s.board.end):
        if s.companies[p].progress_in[region] > 0 and s.companies[p].offices > 0:
            open_if_paid(s, p, region)
            if carry_out_effects(s, p):
                return True
    return False


EXPAND: Final = Expand("expand", "SI-10.2", [REGION])
SECOND_OFFICE: Final = OpenSecondOffice("second_office", "SI-14.3", [REGION])
SELL_DIRECTLY: Final = SellDirectly(
    "sell_directly", "SI-14.9", [Argument("goods", [str(n + 1) for n in range(MOST_DIRECT_SALES)])]
)
MOVE_CEO: Final = MoveCeo("move_ceo", "SI-18.4", [REGION])
EXPANSION: Final = Expansion(
    "expansion", "SI-10", [EXPAND, SECOND_OFFICE, SELL_DIRECTLY, MOVE_CEO, EndTurn("end_logistics", "SI-10.13")]
)
