"""Why a move is not legal, and the nearest way to it, in words."""

from chefetage.core.explanation import Explanation
from chefetage.core.state import Player
from chefetage.playing.match import Match
from chefetage.playing.ways import ways_to
from chefetage.words.wording import Wording


def why_not(match: Match, player: Player, text: str, explanation: Explanation, wording: Wording) -> str:
    """The refusal of a move that was named by `text`; where one move would make it possible, that one, too."""
    game, state = match.game, match.state
    ways = ways_to(game, state, player, game.parse(text))
    told = [wording.way(ways, state, player)] if ways else []
    return " ".join([wording.refusal(explanation), *told])
