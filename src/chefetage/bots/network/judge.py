"""Judge: what a position is worth to everybody."""

from typing import Final

from mypy_extensions import i64

from chefetage.bots.network.network import ONE, SHARE_BITS, Judgement, Network
from chefetage.core.encoding import Encoder
from chefetage.core.game import Game
from chefetage.core.state import GAME_OVER, Player, State
from chefetage.core.vec import vec

POINTS_WEIGHT: Final = 52429  # of a score unit ahead, beside the share: 0.05, so that a decided game is still played


class Judge:
    """What positions are worth to all players, by a network, and at the end by the rules."""

    __slots__ = ("encoder", "game", "judged", "judgement", "players", "points", "shares", "unit")

    def __init__(self, game: Game[State], network: Network) -> None:
        encoder = game.encoder()
        assert encoder is not None
        self.game = game
        self.encoder: Encoder[State] = encoder
        self.judgement = Judgement(network)
        self.players: i64 = network.players
        self.unit: i64 = network.score_unit
        self.shares: vec[i64] = self.judgement.shares  # by player, then the rulebook's; ONE is the whole win
        self.points: vec[i64] = self.judgement.points  # by player, in score units; ONE is one
        self.judged: i64 = 0  # positions so far

    def judge(self, s: State, viewer: Player) -> None:
        """Set `shares` and `points` of a position as the viewer may know it."""
        self.judged += 1
        if s.step == GAME_OVER:
            self.read_result(s)
        else:
            self.encoder.encode(s, viewer, self.judgement.inputs)
            self.judgement.judge(viewer)

    def read_result(self, s: State) -> None:
        shares = self.game.win_shares(s)
        for player in range(self.players + 1):
            self.shares[player] = round(shares[player] * ONE)
        totals = self.game.totals(s)
        for player in range(self.players):
            self.points[player] = totals[player] * ONE // self.unit

    def worth(self, p: Player) -> i64:
        """What p makes of the position that was judged last: the share, and a little for points ahead."""
        best: i64 = 0
        is_first = True
        for player in range(self.players):
            if player != p and (is_first or self.points[player] > best):
                best = self.points[player]
                is_first = False
        return self.shares[p] + ((self.points[p] - best) * POINTS_WEIGHT >> SHARE_BITS)

    def worth_in(self, values: vec[float], p: Player) -> float:
        """The same of other values: shares by player, the rulebook's, then points by player; 1 is the whole win."""
        first = self.players + 1
        best = 0.0
        is_first = True
        for player in range(self.players):
            if player != p and (is_first or values[first + player] > best):
                best = values[first + player]
                is_first = False
        return values[p] + (values[first + p] - best) * float(POINTS_WEIGHT) / float(ONE)
