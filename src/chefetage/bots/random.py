"""The random bot: any legal move, each as likely as the others."""

from typing import Final

from chefetage.bots.bot import Bot
from chefetage.core.seat import Seat
from chefetage.core.state import Move

DICE: Final = 0  # the bot's only stream of chance


class RandomBot(Bot):
    def choose(self, seat: Seat) -> Move:
        moves = seat.legal_moves()
        return moves[self.chance.below(DICE, len(moves))]
