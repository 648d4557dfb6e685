"""A seat that peeks: what a bot would think if it knew everything. For tests only."""

from chefetage.core.chance import Chance
from chefetage.core.game import Game
from chefetage.core.seat import Seat
from chefetage.core.state import State


class PeekingSeat(Seat):
    """Imagines the true state, hidden cards, secret plans, dice to come and all."""

    def __init__(self, game: Game[State], state: State, player: int) -> None:
        super().__init__(game, state, player)
        self.truth = state

    def imagine(self, chance: Chance) -> State:
        return self.truth.clone()

    def imagine_rivals(self, chance: Chance) -> State:
        return self.truth.clone()
