"""A bot that judges the positions after its moves by a network."""

from typing import Final

from mypy_extensions import i64

from chefetage.bots.bot import Bot
from chefetage.bots.network.judge import Judge
from chefetage.bots.network.network import EXP_BITS, ONE, SUM_BITS, Network, exp_of
from chefetage.bots.thought import Budget, Candidate, Thought
from chefetage.core.seat import Seat
from chefetage.core.state import Move, Player
from chefetage.core.vec import vec

SAMPLES: Final = 2  # imagined states; more gain nothing
WEIGHT_SHIFT: Final = EXP_BITS - 22  # so that the weights of all moves can be summed and drawn from


class NetworkBot(Bot):
    """Looks one move ahead and takes what the network likes best.

    With a temperature it errs like a person: the less a move gives away, the more often it is taken.
    """

    def __init__(
        self, seed: int, network: Network, samples: int = SAMPLES, temperature: float = 0.0, worst: float = 1.0
    ) -> None:
        super().__init__(seed)
        self.network = network
        self.samples: i64 = samples
        self.temperature: i64 = round(temperature * ONE)  # of the win, for a move that is taken e times as seldom
        self.worst: i64 = round(worst * ONE)  # of the win, that a move may give away
        self.judge: Judge | None = None
        self.worth: vec[i64] = vec[i64]()  # to the mover, by legal move
        self.sums: vec[i64] = vec[i64]()  # by legal move: shares, then points; of all samples

    def choose(self, seat: Seat) -> Move:
        moves = seat.legal_moves()
        if len(moves) == 1:
            return moves[0]
        self.try_moves(seat, moves)
        return moves[self.picked()]

    def think(self, seat: Seat, budget: Budget) -> Thought:
        moves = seat.legal_moves()
        judge = self.try_moves(seat, moves)
        candidates = [self.candidate(judge, number, move) for number, move in enumerate(moves)]
        move = moves[self.picked()]
        return Thought(move, candidates, [move], self.samples * len(moves))

    def try_moves(self, seat: Seat, moves: list[Move]) -> Judge:
        """Judge what each move leads to, on states that may be the true one, the same for all moves."""
        game = seat.game
        player: Player = seat.player
        judge = self.judge
        if judge is None:
            judge = self.judge = Judge(game, self.network)
        players = judge.players
        width = 2 * players + 1
        self.worth = vec[i64]([0] * len(moves))
        self.sums = vec[i64]([0] * (len(moves) * int(width)))
        for _ in range(self.samples):
            imagined = seat.imagine_rivals(self.chance)
            for number in range(i64(len(moves))):
                s = imagined.clone()
                game.apply(s, player, moves[number])
                judge.judge(s, player)
                self.worth[number] += judge.worth(player)
                at = number * width
                for place in range(players + 1):
                    self.sums[at + place] += judge.shares[place]
                for place in range(players):
                    self.sums[at + players + 1 + place] += judge.points[place]
        return judge

    def picked(self) -> i64:
        """The best move, or one that is not much worse."""
        best = self.best()
        if self.temperature == 0:
            return best
        weights = vec[i64]([0] * len(self.worth))
        total: i64 = 0
        for number in range(i64(len(self.worth))):
            below = (self.worth[best] - self.worth[number]) // self.samples
            if below <= self.worst:
                weights[number] = exp_of((below << SUM_BITS) // self.temperature) >> WEIGHT_SHIFT
                total += weights[number]
        drawn = self.chance.below(0, total)
        for number in range(i64(len(self.worth))):
            drawn -= weights[number]
            if drawn < 0:
                return number
        return best

    def best(self) -> i64:
        best: i64 = 0
        for number in range(1, i64(len(self.worth))):
            if self.worth[number] > self.worth[best]:
                best = number
        return best

    def candidate(self, judge: Judge, number: int, move: Move) -> Candidate:
        at = number * (2 * judge.players + 1)
        scale = 1.0 / float(ONE * self.samples)
        shares = [float(self.sums[at + place]) * scale for place in range(judge.players + 1)]
        at += judge.players + 1
        points = [float(self.sums[at + place] * judge.unit) * scale for place in range(judge.players)]
        return Candidate(move, shares, points, 0.0, self.samples)
