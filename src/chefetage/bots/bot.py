"""Bot: a player made of code. It sees the game through its seat and through nothing else."""

from mypy_extensions import mypyc_attr

from chefetage.core.chance import Chance
from chefetage.core.seat import Seat
from chefetage.core.state import Move


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """With the same seed and the same seats it always makes the same choices."""

    def __init__(self, seed: int) -> None:
        self.chance = Chance.of(seed, ["bot"])

    def choose(self, seat: Seat) -> Move:
        """One of the seat's legal moves; asked only when the seat owes a decision."""
        raise NotImplementedError

    def any_of(self, moves: list[Move]) -> Move:
        """One of the moves, each as likely as the others."""
        return moves[self.chance.below(0, len(moves))]
