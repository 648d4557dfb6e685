"""CC-6.19  Card 19: build a project of the display for one Development point."""

from typing import Final

from mypy_extensions import i64

from chefetage.core.action import Action
from chefetage.core.state import Player, RuleId
from chefetage.games.councils_contracts.rules.build_project import CHOOSE_SITE, begin_project
from chefetage.games.councils_contracts.rules.cards.effect import TO_BUILD, Effect, acting_workers
from chefetage.games.councils_contracts.rules.components import CARD_LIST, NO_CARD, PROJECT, Card
from chefetage.games.councils_contracts.rules.display import missing, whereabouts
from chefetage.games.councils_contracts.rules.state import State


class Erect(Action[State]):
    """CC-11.14  Any project that the workers of the acting card can occupy; its cost is not paid."""

    def refusal(self, s: State, p: Player, arg: i64) -> RuleId | None:
        if not s.is_displayed(arg):
            return missing(s, arg, "CC-11.14")
        return None if CARD_LIST[arg].workers <= acting_workers(s) else "CC-6.19"

    def perform(self, s: State, p: Player, arg: i64) -> None:
        begin_project(s, p, arg)

    def facts(self, s: State, p: Player, arg: i64) -> dict[str, int]:
        card = CARD_LIST[arg]
        workers = acting_workers(s)
        told = {"points": card.points, "workers": card.workers, "available": workers}
        return {**whereabouts(s, arg), **told, "back": max(0, workers - card.workers)}

    def closed_by(self, s: State, p: Player, arg: i64) -> RuleId | None:
        """The display and the workers are still as they were when the project was chosen, or was the only one."""
        return self.refusal(s, p, arg) if s.project != NO_CARD and s.acting != NO_CARD else None


class BuildFromDisplay(Effect):
    """CC-6.19  The site is chosen as for any project."""

    def is_executable(self, s: State, p: Player, card: Card) -> bool:
        return ERECT.is_possible(s, p)

    def lacks(self) -> i64:
        return TO_BUILD

    def next(self, s: State) -> i64:
        return CHOOSE_SITE.number


ERECT: Final = Erect("erect", "CC-6.19", [PROJECT])
BUILD_FROM_DISPLAY: Final = BuildFromDisplay("build_from_display", "CC-6.19", [ERECT])
