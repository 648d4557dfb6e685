"""A bot of a level: finds out at its first decision how it shall think in this game."""

import warnings

from chefetage.bots.bot import Bot
from chefetage.bots.greedy import GreedyBot
from chefetage.bots.levels import Level, level_for
from chefetage.bots.network.bot import NetworkBot
from chefetage.bots.network.files import shipped
from chefetage.bots.search.bot import SearchBot
from chefetage.bots.thought import Budget, Thought
from chefetage.core.problem import Problem
from chefetage.core.seat import Seat
from chefetage.core.state import Move


class LevelBot(Bot):
    """Thinks by the network that comes with the program, and without one by the hand-written evaluation."""

    def __init__(self, seed: int, name: str) -> None:
        super().__init__(seed)
        self.seed = seed
        self.name = name
        self.thinker: Bot | None = None
        self.level = Level()

    def choose(self, seat: Seat) -> Move:
        return self.thinker_for(seat).choose(seat)

    def think(self, seat: Seat, budget: Budget) -> Thought:
        return self.thinker_for(seat).think(seat, budget)

    @property
    def budget(self) -> Budget:
        return Budget(self.level.iterations)

    def thinker_for(self, seat: Seat) -> Bot:
        if self.thinker is None:
            self.thinker = self.new_thinker(seat)
        return self.thinker

    def new_thinker(self, seat: Seat) -> Bot:
        self.level = level_for(seat.game, self.name, seat.players)
        try:
            network = shipped(seat.game, seat.players)
        except Problem as problem:
            warnings.warn(f"{self.name} plays without its network: {problem.key} {problem.facts}", stacklevel=2)
            network = None
        if network is None:
            return GreedyBot(self.seed)
        if self.level.iterations:
            return SearchBot(self.seed, network, self.level.iterations, self.level.exploration)
        return NetworkBot(self.seed, network, temperature=self.level.temperature, worst=self.level.worst)
