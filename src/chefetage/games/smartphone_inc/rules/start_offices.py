"""SI-3.10 to SI-3.13  The first offices."""

from typing import Final

from mypy_extensions import i64

from chefetage.core.action import Action
from chefetage.core.state import Player, RuleId
from chefetage.core.step import Step
from chefetage.core.vec import append, vec
from chefetage.games.smartphone_inc.rules.board import HOMES, MARKETS, MEDIUM, REGION, WORLD
from chefetage.games.smartphone_inc.rules.components import COLORS, NONE
from chefetage.games.smartphone_inc.rules.events import STARTED_IN
from chefetage.games.smartphone_inc.rules.state import State


def open_start_office(s: State, p: Player, region: i64) -> None:
    """SI-3.10, SI-3.13  In the leftmost slot, from the supply (SI-2.3); the CEO stands there."""
    company = s.companies[p]
    s.slots[MARKETS[region].first_slot] = p
    s.occupied[region] = 1
    company.offices -= 1
    company.offices_in[region] = 1
    if s.has_ceo:
        company.ceo = region
    s.record(STARTED_IN, p, region)


class StartIn(Action[State]):
    """SI-21.2  An M region without an office."""

    def refusal(self, s: State, p: Player, arg: i64) -> RuleId | None:
        if not s.is_on_board(arg):
            return "SI-3.1"
        return None if MARKETS[arg].size == MEDIUM and s.occupied[arg] == 0 else "SI-3.11"

    def closed_by(self, s: State, p: Player, arg: i64) -> RuleId | None:
        """On the world map nobody chooses: the company says where its home is."""
        return "SI-3.10" if s.map == WORLD and s.companies[p].color != NONE else None

    def perform(self, s: State, p: Player, arg: i64) -> None:
        open_start_office(s, p, arg)

    def facts(self, s: State, p: Player, arg: i64) -> dict[str, int]:
        """Outside of the choice p's home on the world map."""
        color = s.companies[p].color
        region = HOMES[color] if s.map == WORLD and color != NONE else arg
        return {"region": region, "map": s.map, "size": MARKETS[arg].size, "offices": s.occupied[arg]}


class StartOffices(Step[State]):
    """SI-3.10  World: the home of the colour. SI-3.11  USA: all choose, the last of the VP board first (SI-23.24)."""

    def enter(self, s: State) -> None:
        if s.map == WORLD:
            for p in range(i64(len(s.companies))):
                open_start_office(s, p, HOMES[s.companies[p].color])
            return
        s.order = backwards_on_vp_board(s)
        s.turn = -1
        self.next_choice(s)

    def after(self, s: State, p: Player) -> None:
        self.next_choice(s)

    def next_choice(self, s: State) -> None:
        s.next_turn()
        if s.actors != 0 and s.active == s.steve:
            open_start_office(s, s.steve, first_free_medium(s))
            s.next_turn()


def backwards_on_vp_board(s: State) -> vec[i64]:
    order = vec[i64]()
    for place in range(COLORS):
        for p in range(i64(len(s.companies))):
            if s.companies[p].color == COLORS - 1 - place:
                order = append(order, p)
    return order


def first_free_medium(s: State) -> i64:
    """SI-3.23  Where Steve starts."""
    return regions_without_office(s, MEDIUM)[0]


def regions_without_office(s: State, size: i64) -> vec[i64]:
    regions = vec[i64]()
    for region in range(s.board.begin, s.board.end):
        if MARKETS[region].size == size and s.occupied[region] == 0:
            regions = append(regions, region)
    return regions


START_OFFICES: Final = StartOffices("start_offices", "SI-3.11", [StartIn("start", "SI-3.11", [REGION])])
