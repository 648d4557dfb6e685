"""SI-9.3 to SI-9.9, SI-14  Technologies: markers, completion, patents and what works at once. Phase 5: research.py."""

from typing import Final

from mypy_extensions import i64

from chefetage.core.action import Action, Argument
from chefetage.core.bits import BIT, count
from chefetage.core.state import NOBODY, Player, RuleId
from chefetage.core.step import Step
from chefetage.games.smartphone_inc.rules.components import (
    COST,
    EFFECT,
    EFFECT_NUMBERS,
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
    RESEARCH,
    SIDE_A,
    SIDE_B,
    TECHNOLOGIES_PER_GOOD,
    TECHNOLOGY,
    TECHNOLOGY_SIDE,
)
from chefetage.games.smartphone_inc.rules.events import (
    GOODS_GAINED,
    PATENTED,
    PRICE_RAISED,
    RESEARCHED,
    RESEARCHING,
)
from chefetage.games.smartphone_inc.rules.offices import OPEN_FREE_OFFICE
from chefetage.games.smartphone_inc.rules.state import PATENTS, State

# What a player lacks for using an effect, as a fact.
OTHER_SIDE: Final = 0  # another side is up
NOT_OWNED: Final = 1
USED: Final = 2  # in this round
TOO_MANY: Final = 3  # goods at once
NOTHING: Final = 4


def needed(s: State, p: Player, technology: i64) -> i64:
    """SI-9.3  Printed cost, less after another's patent (SI-9.16) and with Gamepad (SI-14.5), at least 1."""
    number = COST[technology]
    if s.patents[technology] != NOBODY:
        number -= PATENT_DISCOUNT
    if s.uses(p, GAMEPAD, SIDE_A):
        number -= GAMEPAD_DISCOUNT
    return max(LEAST_COST, number)


def place_marker(s: State, p: Player, technology: i64) -> None:
    """SI-9.2, SI-9.5  One marker; the technology is researched when the number is reached."""
    company = s.companies[p]
    company.hand -= 1
    company.progress_on[technology] += 1
    s.record(RESEARCHING, p, technology, company.progress_on[technology], needed(s, p, technology))
    if company.progress_on[technology] >= needed(s, p, technology):
        complete(s, p, technology)


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
    """SI-9.7  The first to research a technology takes its patent."""
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
        s.free_office_due = s.companies[p].offices > 0 and OPEN_FREE_OFFICE.is_possible(s, p)  # SI-14.6, SI-2.7


def gain_goods(s: State, p: Player, goods: i64) -> None:
    taken = s.companies[p].take_goods(goods)
    s.record(GOODS_GAINED, p, taken)


def li_ion_goods(s: State, p: Player) -> i64:
    """SI-14.8  1 good per 2 technologies, Li-Ion included."""
    return technology_count(s, p) // TECHNOLOGIES_PER_GOOD


def technology_count(s: State, p: Player) -> i64:
    return count(s.companies[p].technologies)


def patent_count(s: State, p: Player) -> i64:
    held: i64 = 0
    for holder in s.patents:
        if holder == p:
            held += 1
    return held


def raise_price(s: State, p: Player) -> None:
    """SI-14.10, SI-14.15  By NFC, up to the end of the track."""
    company = s.companies[p]
    company.price = min(MOST_PRICE, company.price + NFC_PRICE)
    s.record(PRICE_RAISED, p, company.price)


class Research(Action[State]):
    """SI-21.5  One marker on a technology not yet owned, below its needed number."""

    __slots__ = ("phase",)

    def __init__(self, name: str, rule: RuleId, arguments: list[Argument]) -> None:
        super().__init__(name, rule, arguments)
        self.phase: Step[State] | None = None  # phase 5, which gives itself

    def refusal(self, s: State, p: Player, arg: i64) -> RuleId | None:
        company = s.companies[p]
        if company.owns(arg):
            return "SI-9.2"
        if company.offices == 0:
            return "SI-2.9"
        return None if company.progress_on[arg] < needed(s, p, arg) else "SI-9.4"

    def closed_by(self, s: State, p: Player, arg: i64) -> RuleId | None:
        """Later in a round in which the plan gave no markers for research."""
        if self.phase is None or s.outer_step <= self.phase.number:
            return None
        return "SI-9.1" if s.companies[p].symbols[RESEARCH] == 0 else None

    def perform(self, s: State, p: Player, arg: i64) -> None:
        place_marker(s, p, arg)

    def facts(self, s: State, p: Player, arg: i64) -> dict[str, int]:
        return marker_facts(s, p, arg)


class Complete(Action[State]):
    """SI-9.8, SI-21.6  A technology for which p's markers suffice because the needed number has dropped."""

    def refusal(self, s: State, p: Player, arg: i64) -> RuleId | None:
        company = s.companies[p]
        if company.owns(arg):
            return "SI-9.2"
        if company.offices == 0:
            return "SI-2.9"
        return None if company.progress_on[arg] >= needed(s, p, arg) else "SI-9.8"

    def closed_by(self, s: State, p: Player, arg: i64) -> RuleId | None:
        """It needs no asking: markers that suffice complete it in the own turn, at once or when that comes."""
        return self.refusal(s, p, arg) or "SI-9.8"

    def perform(self, s: State, p: Player, arg: i64) -> None:
        complete(s, p, arg)

    def facts(self, s: State, p: Player, arg: i64) -> dict[str, int]:
        return marker_facts(s, p, arg)


def marker_facts(s: State, p: Player, technology: i64) -> dict[str, int]:
    """How far p is with a technology, and what comes with it: its effect and its patent."""
    markers = s.companies[p].progress_on[technology]
    number = needed(s, p, technology)
    effect = effect_up(s, technology)
    facts = {**EFFECT_NUMBERS[effect]}
    if s.sides[technology] == SIDE_B and technology == GPS:
        facts["goods"] = min(GPS_GOODS_NOW, s.companies[p].goods)
    elif s.sides[technology] == SIDE_B and technology == NFC:
        facts["price"] = min(NFC_PRICE, MOST_PRICE - s.companies[p].price)
    facts["technology"] = technology
    facts["markers"] = markers
    facts["needed"] = number
    facts["then"] = markers + 1
    facts["missing"] = max(0, number - markers - 1)
    facts["enough"] = 1 if markers >= number else 0
    facts["effect"] = effect
    facts["patent"] = PATENT_VP[technology] if s.patents[technology] == NOBODY else 0
    facts["holder"] = 0 if s.patents[technology] == NOBODY else 1
    facts["player"] = p if s.patents[technology] == NOBODY else s.patents[technology]
    return facts


def effect_up(s: State, technology: i64) -> i64:
    """The number in EFFECT of the side that is up."""
    key = TECHNOLOGY.keys[technology] + "-" + TECHNOLOGY_SIDE.keys[s.sides[technology]]
    return EFFECT.keys.index(key)


def means_facts(s: State, p: Player, technology: i64, side: i64, is_used: bool) -> dict[str, int]:
    """What p lacks for using an effect."""
    lack = NOTHING
    if s.sides[technology] != side:
        lack = OTHER_SIDE
    elif not s.companies[p].owns(technology):
        lack = NOT_OWNED
    elif is_used:
        lack = USED
    return {"technology": technology, "technology_side": s.sides[technology], "lack": lack}


RESEARCH_ONE: Final = Research("research", "SI-9.2", [TECHNOLOGY])
COMPLETE: Final = Complete("complete", "SI-9.8", [TECHNOLOGY])
