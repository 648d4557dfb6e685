"""SI-9  Phase 5: progress markers on technologies; SI-15.6 the small research turn of a retailer bonus."""

from typing import Final

from chefetage.core.state import Player
from chefetage.core.step import Step
from chefetage.core.vec import append, pop
from chefetage.games.smartphone_inc.rules.bonuses import FREE_OFFICE, TAKE_BONUS, is_of_use, retailer_in
from chefetage.games.smartphone_inc.rules.components import NONE, RESEARCH
from chefetage.games.smartphone_inc.rules.events import MARKERS_LOST
from chefetage.games.smartphone_inc.rules.hardcore import book_interest
from chefetage.games.smartphone_inc.rules.order import EndTurn, PriorityPhase
from chefetage.games.smartphone_inc.rules.state import State
from chefetage.games.smartphone_inc.rules.steve import research_for_steve
from chefetage.games.smartphone_inc.rules.technologies import COMPLETE, RESEARCH_ONE


def carry_out_effects(s: State, p: Player) -> bool:
    """SI-4.7  Ask for the effect that is due, if any, before the turn goes on."""
    if s.bonus_region != NONE and not is_of_use(s, p, retailer_in(s, s.bonus_region)):
        s.bonus_region = NONE  # SI-15.5
    if s.bonus_region != NONE:
        s.ask(TAKE_BONUS.number, p)
    elif s.free_office_due:
        s.ask(FREE_OFFICE.number, p)
    elif s.bonus_markers > 0:
        start_bonus_research(s, p)
    else:
        return False
    return True


def go_on_researching(s: State, p: Player) -> None:
    """SI-9.13  Effects first, then automatic completions, then the player's next marker."""
    while not carry_out_effects(s, p):
        if not COMPLETE.is_possible(s, p):
            if s.companies[p].hand == 0 or not RESEARCH_ONE.is_possible(s, p):
                s.actors = 0
            return
        if ORDER_COMPLETIONS.ask(s, p):
            return


def lose_markers(s: State, p: Player) -> None:
    """SI-9.11, SI-10.10, SI-23.13  Markers not placed go back to the supply."""
    company = s.companies[p]
    if company.hand > 0:
        s.record(MARKERS_LOST, p, company.hand)
    company.progress += company.hand
    company.hand = 0


class ResearchTechnologies(PriorityPhase):
    """SI-9.1  Everybody receives the markers at the start; a turn without a choice is skipped (SI-9.12)."""

    def prepare(self, s: State) -> None:
        for company in s.companies:
            company.take_markers(company.symbols[RESEARCH])

    def go_on(self, s: State, p: Player) -> None:
        go_on_researching(s, p)

    def finish(self, s: State, p: Player) -> None:
        lose_markers(s, p)

    def facts(self, s: State) -> dict[str, int]:
        return {"markers": s.companies[s.active].hand}

    def play_steve(self, s: State) -> None:
        research_for_steve(s)
        lose_markers(s, s.steve)


class EndResearch(Step[State]):
    """SI-18.14  Hardcore mode: interest at the end of phase 5."""

    def enter(self, s: State) -> None:
        if s.is_hardcore:
            book_interest(s)


def start_bonus_research(s: State, p: Player) -> None:
    """SI-15.6  The markers of the turn under way are set aside meanwhile."""
    company = s.companies[p]
    s.set_aside = append(s.set_aside, company.hand)
    company.hand = 0
    company.take_markers(s.bonus_markers)
    s.bonus_markers = 0
    s.ask(BONUS_RESEARCH.number, p)
    go_on_with_bonus(s, p)


def go_on_with_bonus(s: State, p: Player) -> None:
    depth = len(s.waiting)
    if s.actors != 0:
        go_on_researching(s, p)
    if s.actors == 0 and len(s.waiting) == depth:  # done, and not inside another bonus
        lose_markers(s, p)
        s.set_aside, s.companies[p].hand = pop(s.set_aside)


class BonusResearch(Step[State]):
    """SI-15.6  Markers not placed are lost."""

    def facts(self, s: State) -> dict[str, int]:
        return {"markers": s.companies[s.active].hand}

    def after(self, s: State, p: Player) -> None:
        go_on_with_bonus(s, p)


STOP_RESEARCH: Final = EndTurn("stop_research", "SI-9.11")
RESEARCH_TECHNOLOGIES: Final = ResearchTechnologies("research_technologies", "SI-9", [RESEARCH_ONE, STOP_RESEARCH])
RESEARCH_ONE.phase = RESEARCH_TECHNOLOGIES
END_RESEARCH: Final = EndResearch("end_research", "SI-18.14", [])
ORDER_COMPLETIONS: Final = Step("order_completions", "SI-9.8", [COMPLETE])  # which of several comes first
BONUS_RESEARCH: Final = BonusResearch("bonus_research", "SI-15.6", [RESEARCH_ONE, STOP_RESEARCH])
