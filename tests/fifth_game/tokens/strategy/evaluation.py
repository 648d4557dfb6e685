"""How well a player stands: points, less a share of the best rival's."""

from mypy_extensions import i64

from chefetage.core.state import Player
from chefetage.games.tokens.rules.components import CARD_POINTS
from chefetage.games.tokens.rules.state import State
from chefetage.games.tokens.strategy.weights import TokensWeights


def evaluate(s: State, p: Player, weights: TokensWeights) -> float:
    """The points of p, less a share of the best rival's."""
    best: i64 = 0
    for rival in range(s.players):
        if rival != p:
            best = max(best, points(s, rival))
    return float(points(s, p)) - weights.rival_share * float(best)


def points(s: State, p: Player) -> i64:
    return s.tokens[p] + CARD_POINTS[s.cards[p]]
