"""TK-4  Final scoring."""

from chefetage.core.score import ScoreLine
from chefetage.core.state import Player
from chefetage.games.tokens.rules.components import CARD_POINTS
from chefetage.games.tokens.rules.state import State


def score_sheet(s: State, p: Player) -> list[ScoreLine]:
    """TK-4.1, TK-4.2  A point for each token, and the points of the card."""
    return [*public_sheet(s, p), ScoreLine("TK-4.2", "card", CARD_POINTS[s.cards[p]])]


def public_sheet(s: State, p: Player) -> list[ScoreLine]:
    """TK-5.1  Cards are hidden until the end."""
    return [ScoreLine("TK-4.1", "tokens", s.tokens[p])]
