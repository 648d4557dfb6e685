"""A bot that takes its time, whether the engine is compiled or not: whoever interrupts it, interrupts it in a game."""

import time

from chefetage.bots.bot import Bot
from chefetage.core.seat import Seat
from chefetage.core.state import Move


class SlowBot(Bot):
    """Waits a little, then moves at random."""

    def choose(self, seat: Seat) -> Move:
        time.sleep(0.005)
        return self.any_of(seat.legal_moves())
