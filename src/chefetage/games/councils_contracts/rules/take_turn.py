"""CC-4  A turn: one action, by the free workers at its start."""

from typing import Final

from mypy_extensions import i64

from chefetage.core.action import Action
from chefetage.core.state import Player, RuleId
from chefetage.games.councils_contracts.rules.build_action import ACT, START_ACTION
from chefetage.games.councils_contracts.rules.build_project import BUILD, CHOOSE_SITE
from chefetage.games.councils_contracts.rules.components import NO_CARD, PROJECTS
from chefetage.games.councils_contracts.rules.end_of_turn import END_TURN
from chefetage.games.councils_contracts.rules.events import PASSED
from chefetage.games.councils_contracts.rules.kinds_of_action import Decision
from chefetage.games.councils_contracts.rules.place_workers import SEND_ONE, SEND_THREE, SEND_TWO
from chefetage.games.councils_contracts.rules.resolution import RESOLVE
from chefetage.games.councils_contracts.rules.special_resolution import CHOOSE_BONUS
from chefetage.games.councils_contracts.rules.state import State


class Pass(Action[State]):
    """CC-7.4  Only in a closing round (CC-4.5)."""

    def refusal(self, s: State, p: Player, arg: i64) -> RuleId | None:
        return None if s.is_closing else "CC-4.5"

    def perform(self, s: State, p: Player, arg: i64) -> None:
        s.record(PASSED, p)


class TakeTurn(Decision):
    """CC-4.2, CC-11.1  One action; with free workers place or build, without them resolve or act (CC-4.3, CC-4.4)."""

    def facts(self, s: State) -> dict[str, int]:
        projects = sum(BUILD.refusal(s, s.active, card) is None for card in range(PROJECTS))
        return {"free": s.contractors[s.active].free, "projects": projects, "closing": 1 if s.is_closing else 0}

    def next(self, s: State) -> i64:
        if s.project != NO_CARD:
            return CHOOSE_SITE.number
        if s.acting != NO_CARD:
            return START_ACTION.number
        return CHOOSE_BONUS.number if s.is_special_resolution else END_TURN.number


TAKE_TURN: Final = TakeTurn(
    "take_turn",
    "CC-4.2",
    [SEND_TWO, SEND_THREE, SEND_ONE, BUILD, RESOLVE, ACT, Pass("pass", "CC-7.4")],
)
