"""The nearest way to a move that is not legal yet: one legal move after which it would be."""

from typing import Final

from mypy_extensions import i64

from chefetage.core.chance import Chance
from chefetage.core.game import Game
from chefetage.core.notation import NO_MOVE
from chefetage.core.state import Move, Player, State

MOST_TRIED: Final = 60  # legal moves; where there are more, no single one of them is the way


def ways_to(game: Game[State], s: State, p: Player, move: Move) -> list[Move]:
    """p's legal moves after which p decides again and could make the move, as far as p can know.

    They are tried on an imagined state. What draws, or brings something hidden to light, is no way: nobody can promise
    where it leads. Where every legal move is one, the move just comes later, and none of them is needed for it.
    """
    legal = game.legal_moves(s, p)
    if move == NO_MOVE or len(legal) > MOST_TRIED:
        return []
    imagined = game.determinize(s, p, Chance.of(0, ["imagination"]))
    ways = [way for way in legal if leads_to(game, imagined, p, way, move)]
    return ways if len(ways) < len(legal) else []


def leads_to(game: Game[State], s: State, p: Player, way: Move, move: Move) -> bool:
    after = s.clone()
    game.apply(after, p, way)
    is_certain = after.reveals == s.reveals and drawn(after) == drawn(s)
    return is_certain and game.explain_move(after, p, move, "").legal


def drawn(s: State) -> list[i64]:
    """What has been drawn of all streams, as far as a comparison needs it."""
    return list(s.chance.words)
