"""Our engine, as the worker sees it; needs the chefetage of its own interpreter."""

from array import array
from collections.abc import Callable, Generator
from functools import cached_property
from random import Random
from typing import Any, Final

from chefetage import __version__
from chefetage.core.catalog import find_game
from chefetage.core.chance import Chance
from chefetage.core.engine_mode import is_compiled
from chefetage.core.problem import Problem
from chefetage.core.seat import Seat

try:
    from chefetage.bots.network.files import BIAS, WEIGHT, Head, NetworkFile, network_for, shipped
    from chefetage.bots.search.bot import SearchBot
    from chefetage.bots.thought import Budget

    HAS_SEARCH = True
except ImportError:  # an earlier engine
    HAS_SEARCH = False

PLAYOUT_SEED: Final = 1
SEARCH_SEED: Final = 1
HIDDEN: Final = 96  # units, as in the networks that we train


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

    def playing_out(self, state: Any) -> Callable[[], object]:
        return lambda: self.game.playout(state.clone(), self.chance)

    def searching(self, state: Any, iterations: int) -> Callable[[], tuple[int, int]] | None:
        if not HAS_SEARCH or self.game.encoder() is None:
            return None
        bot = SearchBot(SEARCH_SEED, self.network, iterations)
        seat = Seat(self.game, state, self.game.actor(state))
        budget = Budget(iterations)

        def think() -> tuple[int, int]:
            bot.expected = None  # nothing is kept of what it thought before
            return iterations, bot.think(seat, budget).effort

        return think

    @cached_property
    def network(self) -> Any:
        """The one that comes with the game, if it fits; any other is as quick."""
        try:
            network = shipped(self.game, self.players)
        except Problem:
            network = None
        return network or any_network(self.game, self.players)


def any_network(game: Any, players: int) -> Any:
    """A network that has learned nothing."""
    encoder = game.encoder()
    random = Random(SEARCH_SEED)
    inputs, outputs = encoder.common + players * encoder.block, 2 * players + 1

    def weights(kind: str, count: int) -> Any:
        return array(kind, [random.randint(-200, 200) for _ in range(count)])

    head = Head(game.info.key, game.info.rules_version, players, encoder.digest, HIDDEN)
    first, bias = weights(WEIGHT, inputs * HIDDEN), weights(BIAS, HIDDEN)
    last, last_bias = weights(WEIGHT, outputs * HIDDEN), weights(BIAS, outputs)
    return network_for(game, NetworkFile(head, first, bias, last, last_bias), head.game)


def open_engine(engine: str, game: str, players: int) -> Chefetage:
    return Chefetage(find_game(game), players)
