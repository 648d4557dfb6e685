"""What is to be simulated. The same plan gives the same games, whoever plays them and in what order."""

from hashlib import sha256

import msgspec

from chefetage.bots import make_bot
from chefetage.core.catalog import find_game
from chefetage.core.chance import SEED_BITS
from chefetage.core.info import Options
from chefetage.core.problem import Problem


class Plan(msgspec.Struct, frozen=True):
    """A game, who plays it and how often."""

    game: str
    players: int
    games: int
    bots: list[str]  # one per seat; they move on by one seat each game
    seed: int
    options: Options = {}

    def check(self) -> None:
        """Raise a Problem before any work is done."""
        game = find_game(self.game)
        game.info.check_players(self.players)
        if len(self.bots) != self.players:
            raise Problem("bad-bot-count", bots=len(self.bots), players=self.players)
        for bot in self.bots:
            make_bot(bot, 0)  # an unknown name shows here
        if self.games < 1:
            raise Problem("bad-game-count", games=self.games)
        game.new(self.players, self.seed, self.options)  # bad options and seeds show here

    def bots_of(self, number: int) -> list[str]:
        """Who sits where in a game: seats rotate so that none has a bot for itself."""
        return [self.bots[(seat + number) % self.players] for seat in range(self.players)]

    def seed_of(self, number: int, purpose: str) -> int:
        """A seed for the game of that number or for one of its bots; games know nothing of each other."""
        digest = sha256(f"{self.seed} {number} {purpose}".encode()).digest()
        return int.from_bytes(digest[: SEED_BITS // 8], "big")
