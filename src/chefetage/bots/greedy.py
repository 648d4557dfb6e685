"""The greedy bot: tries every move on imagined states and takes the one that looks best at once."""

from typing import Final

from mypy_extensions import i64

from chefetage.bots.bot import Bot
from chefetage.core.seat import Seat
from chefetage.core.state import Move

DICE: Final = 0  # the bot's only stream of chance
SAMPLES: Final = 2
EQUAL: Final = 1e-6  # points; closer values are a tie, so that rounding never decides


class GreedyBot(Bot):
    def __init__(self, seed: int, samples: int = SAMPLES) -> None:
        super().__init__(seed)
        self.samples: i64 = samples

    def choose(self, seat: Seat) -> Move:
        moves = seat.legal_moves()
        if len(moves) == 1:
            return moves[0]
        values = self.try_moves(seat, moves)
        best = max(values)
        equal = [move for move, value in zip(moves, values, strict=True) if value > best - EQUAL]
        return equal[self.chance.below(DICE, len(equal))]

    def try_moves(self, seat: Seat, moves: list[Move]) -> list[float]:
        """The value of each move, summed over a few states that may be the true one, the same for all moves."""
        game = seat.game
        player = seat.player
        values = [0.0 for _ in moves]
        for _ in range(self.samples):
            imagined = seat.imagine(self.chance)
            for number in range(len(moves)):
                state = imagined.clone()
                game.apply(state, player, moves[number])
                values[number] += game.evaluate(state, player)
        return values
