"""WA-5.29, WA-5.30  Phases 4 and 5: turn the hand, turn up the next market card."""

from typing import Final

from mypy_extensions import i64

from chefetage.core.state import NOBODY
from chefetage.core.step import Step
from chefetage.games.watch.rules.clock import hand
from chefetage.games.watch.rules.events import HAND_TURNED
from chefetage.games.watch.rules.setup import turn_market_card
from chefetage.games.watch.rules.solo import MOVE_ROBOT
from chefetage.games.watch.rules.state import State


class TurnHand(Step[State]):
    """WA-5.29  The hand moves with the round (WA-4.8); solo has none (WA-11.2)."""

    def enter(self, s: State) -> None:
        s.round += 1
        if not s.is_solo:
            s.record(HAND_TURNED, s.players, hand(s))


class NewMarketCard(Step[State]):
    """WA-5.30  The card that somebody may have looked at is public now."""

    def enter(self, s: State) -> None:
        s.looked = NOBODY
        s.reveal()
        turn_market_card(s)
        for board in s.boards:
            board.has_moved_disc = False  # WA-8.19

    def next(self, s: State) -> i64:
        return MOVE_ROBOT.number


TURN_HAND: Final = TurnHand("turn_hand", "WA-5.29", [])
NEW_MARKET_CARD: Final = NewMarketCard("new_market_card", "WA-5.30", [])
