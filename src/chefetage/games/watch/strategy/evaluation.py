"""How well a player stands: the points to expect at the end if everybody goes on sensibly.

A forecast begins with what the player owns, adds what the turn under way will bring and an average
future for every round to come, and is then scored. When the game is over, it is the score.
"""

from mypy_extensions import i64

from chefetage.core.state import GAME_OVER, Player
from chefetage.core.vec import vec
from chefetage.games.watch.rules.components import ROUNDS
from chefetage.games.watch.rules.scoring import place_points
from chefetage.games.watch.rules.state import PlayerBoard, State
from chefetage.games.watch.strategy.forecast import take_stock
from chefetage.games.watch.strategy.future import expect_rounds, expect_spy_income, expect_turn
from chefetage.games.watch.strategy.points import count_discs, document_points, score, set_rates, with_discs
from chefetage.games.watch.strategy.weights import WatchWeights


def evaluate(s: State, p: Player, weights: WatchWeights) -> float:
    """The points that p can expect, less a share of the best rival's."""
    discs = count_discs(s)
    own = outlook(s, p, p, s.boards[p], discs, weights)
    best = 0.0
    for rival in range(s.players):
        if rival != p:
            best = max(best, outlook(s, rival, p, s.boards[rival], discs, weights))
    return own - weights.rival_share * best


def outlook(s: State, p: Player, viewer: Player, board: PlayerBoard, discs: vec[i64], weights: WatchWeights) -> float:
    """The points that p can expect with this board, for all that the viewer knows."""
    forecast = take_stock(board, weights)
    if s.step == GAME_OVER:
        forecast.extra_crates = 0
    else:
        forecast.rounds = ROUNDS - s.round
        expect_turn(s, p, viewer, forecast)
        expect_spy_income(s, p, viewer, forecast)
        expect_rounds(s, p, forecast)
    forecast.points += float(place_points(forecast.rows)) + document_points(s, board, forecast)
    set_rates(s, p, forecast, discs)
    return with_discs(s, p, forecast, discs) if p == viewer else score(s, forecast)
