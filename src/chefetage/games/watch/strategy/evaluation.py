"""How well a player stands: the points to expect at the end if everybody goes on sensibly.

A forecast begins with what the player owns, adds what the turn under way will bring and an average
future for every round to come, and is then scored. When the game is over, it is the score.
"""

from typing import Final

from mypy_extensions import i64

from chefetage.core.state import GAME_OVER, Player
from chefetage.core.vec import vec
from chefetage.games.watch.rules.components import (
    ROUNDS,
)
from chefetage.games.watch.rules.state import State
from chefetage.games.watch.strategy.discs import with_discs
from chefetage.games.watch.strategy.forecast import take_stock
from chefetage.games.watch.strategy.rounds import expect_rounds
from chefetage.games.watch.strategy.score import document_points, place_points, score
from chefetage.games.watch.strategy.spies import expect_spy_income
from chefetage.games.watch.strategy.tracks import count_discs, set_rates
from chefetage.games.watch.strategy.turn import expect_turn

# The weights were found by letting variants of them play thousands of games against each other.
RIVAL_SHARE: Final = 0.4  # of the best rival's points: a game is won by being ahead, not by points


def evaluate(s: State, p: Player) -> float:
    """The points that p can expect, less a share of the best rival's."""
    discs = count_discs(s)
    own = outlook(s, p, p, discs)
    best = 0.0
    for rival in range(s.players):
        if rival != p:
            best = max(best, outlook(s, rival, p, discs))
    return own - RIVAL_SHARE * best


def outlook(s: State, p: Player, viewer: Player, discs: vec[i64]) -> float:
    """The points that p can expect, for all that the viewer knows."""
    f = take_stock(s.boards[p])
    if s.step == GAME_OVER:
        f.extra_crates = 0
    else:
        f.rounds = ROUNDS - s.round
        expect_turn(s, p, viewer, f)
        expect_spy_income(s, p, viewer, f)
        expect_rounds(s, p, f)
    f.points += place_points(f) + document_points(s, s.boards[p], f)
    set_rates(s, p, f, discs)
    return with_discs(s, p, f, discs) if p == viewer else score(s, f)
