"""Bot: a player made of code. It sees the game through its seat and through nothing else."""

from mypy_extensions import mypyc_attr

from chefetage.bots.thought import Budget, Thought
from chefetage.core.chance import Chance
from chefetage.core.seat import Seat
from chefetage.core.state import Move


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Derive from it, write `choose`, and it can play every game; one with reasons writes `think` as well.

    With the same seed and the same seats it always makes the same choices: all that is random comes from self.chance.
    It should need nothing else from one decision to the next: at the web table every decision has a new bot.
    """

    def __init__(self, seed: int) -> None:
        self.chance = Chance.of(seed, ["bot"])

    def choose(self, seat: Seat) -> Move:
        """One of the seat's legal moves; asked only when the seat owes a decision. Changes nothing at the table."""
        raise NotImplementedError

    def think(self, seat: Seat, budget: Budget) -> Thought:
        """The same with its reasons, as far as the bot can give any; it may think as long as the budget lets it."""
        return Thought(self.choose(seat), [], [], 0)

    def any_of(self, moves: list[Move]) -> Move:
        """One of the moves, each as likely as the others."""
        return moves[self.chance.below(0, len(moves))]
