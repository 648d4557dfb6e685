"""SI-8  Phase 4: an improvement with the improve symbol, a goods card without; in priority order (SI-8.1).

How a tile or a card is taken is in improvements.py, since bonuses and Steve take some too.
"""

from typing import Final

from mypy_extensions import i64

from chefetage.core.action import Action
from chefetage.core.state import Player, RuleId
from chefetage.games.smartphone_inc.rules.components import IMPROVE, ROUNDS, TILE
from chefetage.games.smartphone_inc.rules.improvements import (
    owner_facts,
    take_from_display,
    take_goods_card,
    take_without_choice,
)
from chefetage.games.smartphone_inc.rules.order import PriorityPhase
from chefetage.games.smartphone_inc.rules.state import State
from chefetage.games.smartphone_inc.rules.steve import take_improvement_for_steve


class TakeImprovement(Action[State]):
    """SI-21.4  One improvement of choice from the display."""

    def refusal(self, s: State, p: Player, arg: i64) -> RuleId | None:
        return None if arg in s.display else "SI-8.2"

    def closed_by(self, s: State, p: Player, arg: i64) -> RuleId | None:
        """Later in a round in which the plan gave a goods card instead."""
        is_over = s.outer_step > IMPROVE_PRODUCTION.number
        return "SI-8.3" if is_over and s.companies[p].symbols[IMPROVE] == 0 else None

    def perform(self, s: State, p: Player, arg: i64) -> None:
        take_from_display(s, p, arg)
        s.actors = 0

    def facts(self, s: State, p: Player, arg: i64) -> dict[str, int]:
        return {**owner_facts(s, p, arg), "rounds": ROUNDS - s.round}


class ImproveProduction(PriorityPhase):
    """SI-8.4  The plan decides which of the two it is, once for all symbols (SI-23.5); only the tile is a choice."""

    def begin(self, s: State, p: Player) -> None:
        if s.companies[p].symbols[IMPROVE] == 0:
            take_goods_card(s, p)
            s.actors = 0
        elif not self.has_choice(s, p):
            take_without_choice(s, p)
            s.actors = 0

    def play_steve(self, s: State) -> None:
        take_improvement_for_steve(s)


TAKE_IMPROVEMENT: Final = TakeImprovement("take", "SI-8.2", [TILE])
IMPROVE_PRODUCTION: Final = ImproveProduction("improve_production", "SI-8", [TAKE_IMPROVEMENT])
