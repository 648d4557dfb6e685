"""A bot of others at our table: if it fails, the game goes on without it."""

from chefetage.bots.bot import Bot
from chefetage.bots.random import RandomBot
from chefetage.core.seat import Seat
from chefetage.core.state import Move


class BotFailure(Exception):
    """A bot cannot play on: why, as a key of the texts, and what it said."""

    def __init__(self, why: str, detail: str) -> None:
        super().__init__(f"{why}: {detail}")
        self.why = why
        self.detail = detail


class GuardedBot(Bot):
    """Asks another bot; once that has raised an error or named an illegal move, chance plays on in its place."""

    def __init__(self, bot: Bot, seed: int) -> None:
        super().__init__(seed)
        self.bot = bot
        self.stand_in = RandomBot(seed)
        self.failure: tuple[str, str] | None = None

    def choose(self, seat: Seat) -> Move:
        if self.failure is None:
            try:
                move = self.bot.choose(seat)
                if move in seat.legal_moves():
                    return move
                self.failure = ("illegal", str(move))
            except BotFailure as failure:
                self.failure = (failure.why, failure.detail)
            except (Exception, SystemExit) as error:  # whatever a bot of others does
                self.failure = ("crashed", f"{type(error).__name__}: {error}")
        return self.stand_in.choose(seat)
