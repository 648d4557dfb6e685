"""The greedy bot: tries every move on imagined states and makes the one that looks best at once."""

from typing import Final

from mypy_extensions import i64

from chefetage.bots.bot import Bot
from chefetage.core.seat import Seat
from chefetage.core.state import Move
from chefetage.core.weights import Weights

SAMPLES: Final = 2  # a second one helps where chance decides at once; more gain little
EQUAL: Final = 1e-6  # points; nearer values are a tie, so that rounding never decides


class GreedyBot(Bot):
    """Looks one move ahead; what the game's `evaluate` does not see, it does not see either."""

    def __init__(self, seed: int, samples: int = SAMPLES) -> None:
        super().__init__(seed)
        self.samples: i64 = samples
        self.weights: Weights | None = None  # by which it evaluates, if not by the game's own

    def choose(self, seat: Seat) -> Move:
        moves = seat.legal_moves()
        if len(moves) == 1:
            return moves[0]
        values = self.try_moves(seat, moves)
        least = max(values) - EQUAL
        return self.any_of([move for move, value in zip(moves, values, strict=True) if value > least])

    def try_moves(self, seat: Seat, moves: list[Move]) -> list[float]:
        """What each move leads to, summed over states that may be the true one, the same for all moves."""
        game = seat.game
        player = seat.player
        weights = self.weights
        values = [0.0 for _ in moves]
        for _ in range(self.samples):
            imagined = seat.imagine(self.chance)
            for number, move in enumerate(moves):
                state = imagined.clone()
                game.apply(state, player, move)
                if weights is None:
                    values[number] += game.evaluate(state, player)
                else:
                    values[number] += game.evaluate_by(state, player, weights)
        return values
