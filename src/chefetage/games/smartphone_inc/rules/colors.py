"""SI-3.9  Every player has a colour."""

from typing import Final

from mypy_extensions import i64

from chefetage.core.action import Action
from chefetage.core.bits import BIT
from chefetage.core.state import Player, RuleId
from chefetage.core.step import Step
from chefetage.core.vec import append, vec
from chefetage.games.smartphone_inc.rules.board import HOMES, WORLD
from chefetage.games.smartphone_inc.rules.chance import COLOR_DEAL
from chefetage.games.smartphone_inc.rules.components import COLOR, COLORS, FIRST_START_TILE, NONE
from chefetage.games.smartphone_inc.rules.events import COLOR_GIVEN
from chefetage.games.smartphone_inc.rules.state import State


def deal_colors(s: State) -> None:
    """SI-3.9  At random."""
    colors = vec[i64]()
    for color in range(COLORS):
        colors = append(colors, color)
    s.chance.shuffle(COLOR_DEAL, colors)
    for p in range(s.players):
        give_color(s, p, colors[p])


def give_color(s: State, p: Player, color: i64) -> None:
    """SI-16.1  With the colour comes its start improvement; Steve's lies on the clock space (SI-19.2)."""
    s.companies[p].color = color
    if p == s.steve:
        s.steve_clock = FIRST_START_TILE + color
    else:
        s.companies[p].improvements = BIT[FIRST_START_TILE + color]
    s.record(COLOR_GIVEN, p, color)


def is_free(s: State, color: i64) -> bool:
    for company in s.companies:
        if company.color == color:
            return False
    return True


class ChooseColor(Action[State]):
    """SI-21.1  A colour that is still free."""

    def refusal(self, s: State, p: Player, arg: i64) -> RuleId | None:
        return None if is_free(s, arg) else "SI-3.9"

    def closed_by(self, s: State, p: Player, arg: i64) -> RuleId | None:
        return "SI-3.9" if s.companies[p].color != NONE else None

    def perform(self, s: State, p: Player, arg: i64) -> None:
        give_color(s, p, arg)

    def facts(self, s: State, p: Player, arg: i64) -> dict[str, int]:
        """Whose the colour is; outside of the choice it is p's own that matters."""
        color = arg if s.companies[p].color == NONE else s.companies[p].color
        leader: Player = p
        for other in range(i64(len(s.companies))):
            if s.companies[other].color == color:
                leader = other
        return {
            "color": color,
            "tile": FIRST_START_TILE + arg,
            "region": HOMES[arg],
            "home": 1 if s.map == WORLD else 0,
            "holder": 0 if leader == p else 1,
            "player": leader,
        }


class ChooseColors(Step[State]):
    """SI-3.9  Seat by seat, unless the colours were dealt; a last free colour is no choice."""

    def enter(self, s: State) -> None:
        if s.companies[0].color == NONE:
            self.offer(s, 0)

    def after(self, s: State, p: Player) -> None:
        s.actors = 0
        if p + 1 < s.players:
            self.offer(s, p + 1)


def free_colors(s: State) -> vec[i64]:
    colors = vec[i64]()
    for color in range(COLORS):
        if is_free(s, color):
            colors = append(colors, color)
    return colors


CHOOSE_COLORS: Final = ChooseColors("choose_colors", "SI-3.9", [ChooseColor("color", "SI-3.9", [COLOR])])
