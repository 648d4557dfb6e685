"""The course of a match as one viewer counts it.

Where players decide at the same time and in secret, a move tells the others nothing but that its player is done. So
the moves before that one are known to their player only, until the game is over: nobody else counts them.
"""

from bisect import bisect_left

from chefetage.core import bits
from chefetage.core.state import Player
from chefetage.playing.match import Match


class Course:
    """`counts[ply]` is how many of the first `ply` moves of the match the viewer knows of.

    Looking back from the end of a game, everything is `open`.
    """

    def __init__(self, match: Match, viewer: Player, is_open: bool = False) -> None:
        all_known = is_open or match.is_over
        self.counts = [0]
        for ply in range(1, match.ply + 1):
            self.counts.append(self.counts[-1] + (all_known or knows(match, ply, viewer)))

    @property
    def ply(self) -> int:
        """The moves that stand, as the viewer counts them."""
        return self.counts[-1]

    def position(self, ply: int) -> int:
        """How many moves of the match stood when the viewer first counted `ply`."""
        return bisect_left(self.counts, ply)


def is_secret(match: Match, ply: int) -> bool:
    """Whether a move told the others nothing: made in secret, with its player still to decide."""
    step = match.trail.steps[ply - 1]
    goes_on = match.trail.steps[ply] == step and bits.has(match.trail.actors[ply], match.record.moves[ply - 1].seat)
    return goes_on and match.game.steps[step].secret


def knows(match: Match, ply: int, viewer: Player) -> bool:
    """Whether a viewer may know that a move was made."""
    return match.record.moves[ply - 1].seat == viewer or not is_secret(match, ply)
