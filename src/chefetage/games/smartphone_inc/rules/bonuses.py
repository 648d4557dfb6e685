"""SI-15  The one-time bonus of a new office at a retailer, and the free office of Gamepad (SI-14.6).

Where retailers are is part of the set-up: open_retailers.py.
"""

from typing import Final

from mypy_extensions import i64

from chefetage.core.action import Action
from chefetage.core.state import Player, RuleId
from chefetage.core.step import Step
from chefetage.games.smartphone_inc.rules.board import REGION
from chefetage.games.smartphone_inc.rules.components import (
    CARD_BONUS,
    GOODS_BONUS,
    IMPROVEMENT_BONUS,
    NO_BONUS,
    NONE,
    OFFICE_BONUS,
    RESEARCH_BONUS,
    RETAILER_SIDE,
    ROUNDS,
    RetailerSide,
)
from chefetage.games.smartphone_inc.rules.events import BONUS_DECLINED, BONUS_TAKEN
from chefetage.games.smartphone_inc.rules.improve_production import TAKE_IMPROVEMENT
from chefetage.games.smartphone_inc.rules.improvements import take_goods_card, take_without_choice, topmost_improvement
from chefetage.games.smartphone_inc.rules.offices import (
    OPEN_FREE_OFFICE,
    office_facts,
    place_office,
    second_office_refusal,
)
from chefetage.games.smartphone_inc.rules.state import State
from chefetage.games.smartphone_inc.rules.technologies import COMPLETE, RESEARCH_ONE, gain_goods


def retailer_in(s: State, region: i64) -> RetailerSide:
    return RETAILER_SIDE[s.retailers[region]]


def is_of_use(s: State, p: Player, retailer: RetailerSide) -> bool:
    """SI-15.5  A bonus that cannot be carried out is lost."""
    company = s.companies[p]
    if retailer.bonus == GOODS_BONUS:
        return company.goods > 0
    if retailer.bonus == CARD_BONUS:
        return s.goods_cards > 0
    if retailer.bonus == IMPROVEMENT_BONUS:
        return topmost_improvement(s) != NONE or len(s.stack) > 0
    if retailer.bonus == RESEARCH_BONUS:
        return COMPLETE.is_possible(s, p) or (company.progress > 0 and RESEARCH_ONE.is_possible(s, p))
    return retailer.bonus == OFFICE_BONUS and OPEN_EXTRA_OFFICE.is_possible(s, p)


class TakeBonus(Action[State]):
    """SI-15.4, SI-21.9  Take the bonus at once."""

    def perform(self, s: State, p: Player, arg: i64) -> None:
        region = s.bonus_region
        s.bonus_region = NONE
        retailer = retailer_in(s, region)
        s.record(BONUS_TAKEN, p, s.retailers[region] // 2, retailer.bonus)
        if retailer.bonus == GOODS_BONUS:
            gain_goods(s, p, retailer.amount)
        elif retailer.bonus == CARD_BONUS:
            take_goods_card(s, p)
        elif retailer.bonus == RESEARCH_BONUS:
            s.bonus_markers = retailer.amount
        elif retailer.bonus == OFFICE_BONUS:
            EXTRA_OFFICE.ask(s, p)  # SI-21.10
        else:
            take_bonus_improvement(s, p)

    def closed_by(self, s: State, p: Player, arg: i64) -> RuleId | None:
        return "SI-15.7"

    def facts(self, s: State, p: Player, arg: i64) -> dict[str, int]:
        """As much of it as there is (SI-15.4, SI-2.7); `sort` is the bonus as a number."""
        if s.bonus_region == NONE:
            return {"retailer": 0, "bonus": NO_BONUS, "sort": NO_BONUS, "goods": 0, "markers": 0, "rounds": 0}
        retailer = retailer_in(s, s.bonus_region)
        return {
            "retailer": s.retailers[s.bonus_region] // 2,
            "bonus": retailer.bonus,
            "sort": retailer.bonus,
            "goods": min(retailer.amount, s.companies[p].goods),
            "markers": min(retailer.amount, s.companies[p].progress),
            "rounds": ROUNDS - s.round,
        }


class DeclineBonus(Action[State]):
    """SI-10.9  It may be declined."""

    def closed_by(self, s: State, p: Player, arg: i64) -> RuleId | None:
        return "SI-15.7"

    def perform(self, s: State, p: Player, arg: i64) -> None:
        s.record(BONUS_DECLINED, p, s.retailers[s.bonus_region] // 2)
        s.bonus_region = NONE


def take_bonus_improvement(s: State, p: Player) -> None:
    if BONUS_IMPROVEMENT.has_choice(s, p):
        s.ask(BONUS_IMPROVEMENT.number, p)
    else:
        take_without_choice(s, p)


class OpenExtraOffice(Action[State]):
    """SI-15.4  A second office in a region where the player has exactly one."""

    def refusal(self, s: State, p: Player, arg: i64) -> RuleId | None:
        return second_office_refusal(s, p, arg)

    def closed_by(self, s: State, p: Player, arg: i64) -> RuleId | None:
        return "SI-15.4"

    def perform(self, s: State, p: Player, arg: i64) -> None:
        place_office(s, p, arg)

    def facts(self, s: State, p: Player, arg: i64) -> dict[str, int]:
        return office_facts(s, p, arg)


class DeclineOffice(Action[State]):
    """SI-14.6  Declining is allowed."""

    def closed_by(self, s: State, p: Player, arg: i64) -> RuleId | None:
        return OPEN_FREE_OFFICE.closed_by(s, p, arg)

    def facts(self, s: State, p: Player, arg: i64) -> dict[str, int]:
        return OPEN_FREE_OFFICE.facts(s, p, s.board.begin)

    def perform(self, s: State, p: Player, arg: i64) -> None:
        s.free_office_due = False


class TakeOrDecline(Step[State]):
    """SI-21.9  Whose bonus it is stands in the question."""

    def facts(self, s: State) -> dict[str, int]:
        return {"retailer": s.retailers[s.bonus_region] // 2, "region": s.bonus_region}


TAKE_BONUS: Final = TakeOrDecline(
    "take_bonus", "SI-15.7", [TakeBonus("take_bonus", "SI-15.4"), DeclineBonus("decline_bonus", "SI-10.9")]
)
BONUS_IMPROVEMENT: Final = Step("bonus_improvement", "SI-15.4", [TAKE_IMPROVEMENT])
OPEN_EXTRA_OFFICE: Final = OpenExtraOffice("extra_office", "SI-15.4", [REGION])
EXTRA_OFFICE: Final = Step("extra_office", "SI-15.4", [OPEN_EXTRA_OFFICE])
FREE_OFFICE: Final = Step(
    "free_office",
    "SI-14.6",
    [OPEN_FREE_OFFICE, DeclineOffice("decline_office", "SI-14.6")],
)
