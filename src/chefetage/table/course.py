"""The course of a match as one viewer counts it.

Where players decide at the same time and in secret, a move tells the others nothing but that its player is done. So
the moves before that one are known to their player only, until the game is over: nobody else counts them.
"""

from bisect import bisect_right

from chefetage.core.state import Player
from chefetage.playing.match import Match


class Course:
    """How many moves of the match a viewer knows of; what is `hidden` is few, so that nobody walks through all moves.

    Looking back from the end of a game, everything is `open`.
    """

    def __init__(self, match: Match, viewer: Player, is_open: bool = False) -> None:
        self.moves = match.ply
        secrets = {} if is_open or match.is_over else match.trail.secrets
        self.hidden = [ply for ply, mover in secrets.items() if mover != viewer]

    @property
    def ply(self) -> int:
        """The moves that stand, as the viewer counts them."""
        return self.moves - len(self.hidden)

    def count(self, ply: int) -> int:
        """How many of the first `ply` moves of the match the viewer knows of."""
        return ply - bisect_right(self.hidden, ply)

    def position(self, count: int) -> int:
        """How many moves of the match stood when the viewer first counted so many."""
        ply = count
        for hidden in self.hidden:
            if hidden > ply:
                break
            ply += 1
        return ply


def knows(match: Match, ply: int, viewer: Player) -> bool:
    """Whether a viewer may know that a move was made."""
    return match.trail.secrets.get(ply, viewer) == viewer
