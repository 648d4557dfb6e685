"""What is to be simulated, in the words of the command: one table, so many games, each with a deal of its own."""

import msgspec

from chefetage.core.catalog import find_game
from chefetage.core.info import Options
from chefetage.core.problem import Problem
from chefetage.experiments.experiment import Arm, Experiment


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
        find_game(self.game).info.check_players(self.players)
        if len(self.bots) != self.players:
            raise Problem("bad-bot-count", bots=len(self.bots), players=self.players)
        self.experiment.check()

    @property
    def experiment(self) -> Experiment:
        """The same for the engine that plays all experiments; with the numbers that this process plays by."""
        variant = find_game(self.game).variant
        arm = Arm(self.bots, self.options)
        return Experiment(self.game, [arm], self.games, self.seed, "turn", [variant] if variant.numbers else [])
