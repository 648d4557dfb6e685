"""SI-13  Preparation of the next round, or the end of the game (SI-4.5)."""

from typing import Final

from mypy_extensions import i64

from chefetage.core.bits import BIT
from chefetage.core.state import GAME_OVER
from chefetage.core.step import Step
from chefetage.core.vec import pop
from chefetage.games.smartphone_inc.rules.components import ROUNDS, START_PRICE
from chefetage.games.smartphone_inc.rules.events import IMPROVEMENT_SHOWN, ROUND_STARTED
from chefetage.games.smartphone_inc.rules.planning.plan import PLAN
from chefetage.games.smartphone_inc.rules.state import EMPTY, State


class EndRound(Step[State]):
    """SI-17.1  After the last round the game is over."""

    def next(self, s: State) -> i64:
        return GAME_OVER if s.round == ROUNDS else self.number + 1


class PrepareRound(Step[State]):
    """SI-13.1 to SI-13.4  Goods go back, the display is laid out anew, prices return to their start."""

    def enter(self, s: State) -> None:
        take_goods_back(s)
        discard_display(s)
        reveal_improvements(s)
        for company in s.companies:
            company.price = START_PRICE
        s.round += 1
        s.record(ROUND_STARTED, s.players, s.round)

    def next(self, s: State) -> i64:
        return PLAN.number


def take_goods_back(s: State) -> None:
    """SI-13.1  Into the reserve."""
    for customer in range(i64(len(s.customers))):
        if s.customers[customer] != EMPTY:
            s.companies[s.customers[customer]].goods += 1
            s.customers[customer] = EMPTY


def discard_display(s: State) -> None:
    """SI-13.2, SI-23.22  What nobody took is out of the game."""
    for tile in s.display:
        if tile != EMPTY:
            s.discarded |= BIT[tile]


def reveal_improvements(s: State) -> None:
    """SI-3.6, SI-13.2  Fill the display from the top; the stack may run out (SI-13.6)."""
    s.reveal()
    for place in range(s.board.display):
        s.display[place] = EMPTY
        if len(s.stack) > 0:
            s.stack, s.display[place] = pop(s.stack)
            s.record(IMPROVEMENT_SHOWN, s.players, s.display[place])


END_ROUND: Final = EndRound("end_round", "SI-4.5", [])
PREPARE_ROUND: Final = PrepareRound("prepare_round", "SI-13", [])
