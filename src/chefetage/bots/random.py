"""The random bot: any legal move, each as likely as the others."""

from chefetage.bots.bot import Bot
from chefetage.core.seat import Seat
from chefetage.core.state import Move


class RandomBot(Bot):
    """Thinks of nothing: the quickest, and a measure for all others."""

    def choose(self, seat: Seat) -> Move:
        return self.any_of(seat.legal_moves())
