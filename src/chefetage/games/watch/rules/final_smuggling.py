"""WA-9.1 to WA-9.3  After round 12: everybody smuggles once more, then notes are returned; solo too (WA-11.16)."""

from typing import Final

from mypy_extensions import i64

from chefetage.core.state import GAME_OVER, Player
from chefetage.core.step import Step
from chefetage.games.watch.rules.clock import players_in_clock_order
from chefetage.games.watch.rules.events import FINAL_SMUGGLING_STARTED
from chefetage.games.watch.rules.money import REPAY, repay_by_force
from chefetage.games.watch.rules.spaces.smuggle import FINISH, MAKE_EXCHANGE, PLAY_EXTRA_CRATE, smuggling_facts
from chefetage.games.watch.rules.state import State


class FinalSmuggling(Step[State]):
    """WA-9.2  In clock order from 9 o'clock; notes may be returned meanwhile (WA-7.3)."""

    def enter(self, s: State) -> None:
        s.record(FINAL_SMUGGLING_STARTED, s.players)
        s.has_smuggled = False
        s.order = players_in_clock_order(s)
        s.turn = -1
        self.next_choice(s)  # who can neither smuggle nor return a note is not asked

    def after(self, s: State, p: Player) -> None:
        if s.actors == 0 or not self.has_choice(s, p):
            s.has_smuggled = False
            self.next_choice(s)

    def facts(self, s: State) -> dict[str, int]:
        p = s.order[s.turn]
        return {**smuggling_facts(s, p), "repays": int(REPAY.refusal(s, p, 0) is None)}


class ForcedRepayment(Step[State]):
    """WA-9.3  Everybody returns the notes they can afford; then the game is over."""

    def enter(self, s: State) -> None:
        for p in range(s.players):
            repay_by_force(s, p)

    def next(self, s: State) -> i64:
        return GAME_OVER


FINAL_SMUGGLING: Final = FinalSmuggling(
    "final_smuggling", "WA-9.2", [MAKE_EXCHANGE, PLAY_EXTRA_CRATE, REPAY, FINISH], tells=True
)
FORCED_REPAYMENT: Final = ForcedRepayment("forced_repayment", "WA-9.3", [])
