"""How things stand, as everybody sees it: public points and holdings, and what they were when each round ended."""

from typing import NamedTuple, cast

from chefetage.core.game import Game
from chefetage.core.state import NOBODY, State


class RoundEnd(NamedTuple):
    """How things stood when a round had ended, before the first decision of the next one."""

    ply: int  # of the match
    round: int  # 0: before the first one
    totals: list[int]  # public points of the players, then of opponents from the rulebook
    holdings: dict[str, list[int]]  # by kind, then by player


def round_end(game: Game[State], state: State, ply: int) -> RoundEnd:
    """That of the last round which is over."""
    ended = int(state.round) if game.is_over(state) else max(int(state.round) - 1, 0)
    return RoundEnd(ply, ended, public_totals(game, state), holdings(game, state))


def public_totals(game: Game[State], state: State) -> list[int]:
    players = [sum(line.points for line in game.public_sheet(state, player)) for player in range(state.players)]
    return players + [rival.total for rival in game.rivals(state)]


def holdings(game: Game[State], state: State) -> dict[str, list[int]]:
    """What everybody sees that the players have."""
    owners = cast(list[dict[str, object]], game.view(state, NOBODY)[game.info.holdings.of])
    return {key: [amount(owner[key]) for owner in owners[: state.players]] for key in game.info.holdings.keys}


def amount(held: object) -> int:
    """Several kinds of a thing are counted together."""
    if isinstance(held, dict):
        return sum(held.values())
    return len(held) if isinstance(held, list) else cast(int, held)
