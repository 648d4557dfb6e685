"""Our engine, as the worker sees it; needs the chefetage of its own interpreter."""

from collections.abc import Callable, Generator
from typing import Any, Final

from chefetage import __version__
from chefetage.core.catalog import find_game
from chefetage.core.chance import Chance
from chefetage.core.engine_mode import is_compiled

PLAYOUT_SEED: Final = 1


class Chefetage:
    """Random games as a search plays them: no story is written."""

    has_own_loop = True
    version = __version__

    def __init__(self, game: Any, players: int) -> None:
        self.game = game
        self.players = players
        self.mode = "compiled" if is_compiled() else "interpreted"
        self.chance = Chance.of(PLAYOUT_SEED, ["playout"])

    def start(self, seed: int) -> Any:
        state = self.game.new(self.players, seed, {})
        state.journal = None
        return state

    def turns(self, state: Any, random: Callable[[], float]) -> Generator[list[int], int, None]:
        is_over, actor = self.game.is_over, self.game.actor
        legal_moves, apply = self.game.legal_moves, self.game.apply
        while not is_over(state):
            player = actor(state)
            move = yield legal_moves(state, player)
            apply(state, player, move)

    def cloning(self, state: Any) -> Callable[[], object]:
        clone: Callable[[], object] = state.clone
        return clone

    def playout(self, state: Any) -> tuple[int, int, int]:
        met = self.game.playout(state, self.chance)
        return met.decisions, met.forced, met.options


def open_engine(engine: str, game: str, players: int) -> Chefetage:
    return Chefetage(find_game(game), players)
