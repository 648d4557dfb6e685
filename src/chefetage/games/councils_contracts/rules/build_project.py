"""CC-5.10 to CC-5.16  Build a project: pay, score, place the card, put workers on it."""

from typing import Final

from mypy_extensions import i64

from chefetage.core.action import Action
from chefetage.core.bits import BIT
from chefetage.core.state import Player, RuleId
from chefetage.core.step import Step
from chefetage.core.vec import vec
from chefetage.games.councils_contracts.rules.city import list_sites, neighbour, occupy, touches_city, vacate
from chefetage.games.councils_contracts.rules.components import CARD_LIST, NO_CARD, PROJECT, TOWN_HALL
from chefetage.games.councils_contracts.rules.display import missing, refill, take_from_display, whereabouts
from chefetage.games.councils_contracts.rules.end_of_turn import END_TURN
from chefetage.games.councils_contracts.rules.events import CARD_PLACED, PROJECT_BUILT
from chefetage.games.councils_contracts.rules.grid import CELL, COLUMN, ROW, SIDES
from chefetage.games.councils_contracts.rules.influence import changes, pay_all, shortage
from chefetage.games.councils_contracts.rules.kinds_of_action import WithFreeWorkers, needs_free_workers
from chefetage.games.councils_contracts.rules.state import State


class Build(WithFreeWorkers):
    """CC-5.10, CC-11.4  Choose a project of the display, pay its cost and gain its points; the site comes next."""

    def refusal(self, s: State, p: Player, arg: i64) -> RuleId | None:
        contractor = s.contractors[p]
        if contractor.free == 0:
            return needs_free_workers(s)
        if not s.is_displayed(arg):
            return missing(s, arg, "CC-5.10")
        if not contractor.can_pay(CARD_LIST[arg].cost):
            return "CC-5.12"
        return None if CARD_LIST[arg].workers <= contractor.free else "CC-5.11"

    def perform(self, s: State, p: Player, arg: i64) -> None:
        pay_all(s, p, CARD_LIST[arg].cost)
        begin_project(s, p, arg)

    def facts(self, s: State, p: Player, arg: i64) -> dict[str, int]:
        card = CARD_LIST[arg]
        free = s.contractors[p].free
        return {
            **whereabouts(s, arg),
            "points": card.points,
            "workers": card.workers,
            "free": free,
            "left": max(0, free - card.workers),
            **shortage(s, p, card.cost),
            **changes(s, p, [-points for points in card.cost]),
        }


def begin_project(s: State, p: Player, card: i64) -> None:
    """CC-5.11  Its points come before its site."""
    s.project = card
    s.contractors[p].project_points += CARD_LIST[card].points
    s.record(PROJECT_BUILT, p, card, CARD_LIST[card].points)


class PlaceAt(Action[State]):
    """CC-5.13  An empty cell that shares an edge with the city."""

    def refusal(self, s: State, p: Player, arg: i64) -> RuleId | None:
        if s.card_at(arg) != NO_CARD:
            return "CC-5.14"
        return None if touches_city(s, arg) else "CC-5.13"

    def fill(self, s: State, p: Player, out: vec[i64], count: i64) -> i64:
        return list_sites(s, out, count, self.first)

    def perform(self, s: State, p: Player, arg: i64) -> None:
        place_project(s, p, arg)

    def facts(self, s: State, p: Player, arg: i64) -> dict[str, int]:
        return {"cell": arg, **bearings(s, arg)}


def bearings(s: State, cell: i64) -> dict[str, int]:
    """How to find a cell: its column and row, the card on it or else one beside it, and on which side that lies."""
    card = s.card_at(cell)
    side: i64 = 0
    neighbours: i64 = 0
    for beside in range(SIDES):
        found = neighbour(s, cell, beside)
        if found != NO_CARD:
            neighbours += 1
            if card == NO_CARD:
                card = found
                side = beside
    return {
        "column": COLUMN[cell],
        "row": ROW[cell],
        "card": TOWN_HALL if card == NO_CARD else card,
        "side": side,
        "neighbours": neighbours,
    }


def place_project(s: State, p: Player, cell: i64) -> None:
    """CC-5.11  The card, its workers (CC-5.15), then the display; card 19 brings the workers along (CC-6.19)."""
    card = s.project
    s.cell_of[card] = cell
    s.record(CARD_PLACED, p, card, COLUMN[cell], ROW[cell])
    if s.acting != NO_CARD:
        vacate(s, p, s.acting)
    occupy(s, p, card)
    take_from_display(s, card)
    refill(s)
    s.has_built = True


class ChooseSite(Step[State]):
    """CC-11.5  A city has always several sites."""

    def enter(self, s: State) -> None:
        s.actors = BIT[s.active]

    def facts(self, s: State) -> dict[str, int]:
        return {"card": s.project}

    def next(self, s: State) -> i64:
        return END_TURN.number


BUILD: Final = Build("build", "CC-5.10", [PROJECT])
CHOOSE_SITE: Final = ChooseSite("choose_site", "CC-5.13", [PlaceAt("at", "CC-5.13", [CELL])])
