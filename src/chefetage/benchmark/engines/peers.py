"""The engines we compare with, each by the fastest way its own Python interface offers.

Standard library and the peer only; every peer is imported when it is opened, by name, because it
may be missing and because none of them carries types.
"""

from collections.abc import Callable, Generator
from importlib import import_module
from importlib.metadata import version
from random import random
from typing import Any, Final

Chooser = Callable[[], float]
PEER_SEED: Final = 1
UCT_WEIGHT: Final = 2.0  # of moves that were seldom tried, as in OpenSpiel's own example
MOST_MEGABYTES: Final = 1000  # of its tree; never needed


class Catanatron:
    """Settlers of Catan in interpreted Python."""

    has_own_loop = False
    mode = "interpreted"

    def __init__(self, game: str) -> None:
        self.version = version("catanatron")
        self.module = import_module("catanatron.game")
        self.apply = import_module("catanatron.state").apply_action
        player = import_module("catanatron.models.player")
        self.seats = [player.Player(color) for color in player.Color]
        self.players = len(self.seats)

    def start(self, seed: int) -> Any:
        return self.module.Game(self.seats, seed=seed)

    def turns(self, game: Any, random: Chooser) -> Generator[list[Any], Any, None]:
        state, apply, limit = game.state, self.apply, self.module.TURNS_LIMIT
        while game.winning_color() is None and state.num_turns < limit:
            # Game.execute would look the move up among the playable ones again.
            apply(state, (yield state.playable_actions))

    def cloning(self, game: Any) -> Callable[[], object]:
        copy: Callable[[], object] = game.copy
        return copy

    def playout(self, game: Any) -> None:
        raise NotImplementedError

    def playing_out(self, game: Any) -> Callable[[], object]:
        def play_copy() -> None:
            copy = game.copy()
            state, apply, limit = copy.state, self.apply, self.module.TURNS_LIMIT
            while copy.winning_color() is None and state.num_turns < limit:
                moves = state.playable_actions
                apply(state, moves[int(random() * len(moves))])

        return play_copy

    def searching(self, game: Any, iterations: int) -> None:
        """None: its search is in its repository only, not in the package that it released."""


class OpenSpiel:
    """Games in C++. Its own loop is evaluate_bots with its own random bots; it does not count."""

    has_own_loop = True
    mode = "compiled"
    UNEVEN_CHANCE: Final = ("backgammon",)

    def __init__(self, game: str) -> None:
        self.version = version("open_spiel")
        self.spiel: Any = import_module("pyspiel")
        self.game = self.spiel.load_game(game)
        self.players: int = self.game.num_players()
        self.bots = [self.spiel.make_uniform_random_bot(seat, PEER_SEED + seat) for seat in range(self.players)]
        self.draw = draw_uneven if game in self.UNEVEN_CHANCE else draw_even
        self.seed = PEER_SEED

    def start(self, seed: int) -> Any:
        return self.game.new_initial_state()

    def turns(self, state: Any, random: Chooser) -> Generator[list[int], int, None]:
        is_terminal, is_chance_node = state.is_terminal, state.is_chance_node
        legal_actions, apply_action = state.legal_actions, state.apply_action
        while not is_terminal():
            apply_action((yield [self.draw(state, random)] if is_chance_node() else legal_actions()))

    def cloning(self, state: Any) -> Callable[[], object]:
        clone: Callable[[], object] = state.clone
        return clone

    def playout(self, state: Any) -> None:
        self.seed += 1
        self.spiel.evaluate_bots(state, self.bots, self.seed)

    def playing_out(self, state: Any) -> Callable[[], object]:
        """A search of one iteration is one playout of a copy, and quicker than bots; not every game can be searched."""
        bot = self.search_bot(1)
        if bot is not None:
            return lambda: bot.mcts_search(state)
        return lambda: self.playout(state.clone())

    def searching(self, state: Any, iterations: int) -> Callable[[], tuple[int, None]] | None:
        bot = self.search_bot(iterations)
        return None if bot is None else lambda: (bot.mcts_search(state).explore_count, None)

    def search_bot(self, iterations: int) -> Any:
        """Its search in C++, with one random playout per iteration; None if it refuses the game."""
        if self.game.get_type().reward_model != self.spiel.GameType.RewardModel.TERMINAL:
            return None
        evaluator = self.spiel.RandomRolloutEvaluator(1, PEER_SEED)
        return self.spiel.MCTSBot(
            self.game, evaluator, UCT_WEIGHT, iterations, MOST_MEGABYTES, solve=False, seed=PEER_SEED, verbose=False
        )


def draw_even(state: Any, random: Chooser) -> int:
    """Where all outcomes are equally likely, the plain list of them is the cheapest."""
    outcomes: list[int] = state.legal_actions()
    return outcomes[int(random() * len(outcomes))]


def draw_uneven(state: Any, random: Chooser) -> int:
    left = random()
    outcomes: list[tuple[int, float]] = state.chance_outcomes()
    for outcome, probability in outcomes:
        left -= probability
        if left < 0:
            return outcome
    return outcomes[-1][0]  # the probabilities may add up to a little less than 1


class PettingZoo:
    """Environments in interpreted Python, without their checking wrappers; legal moves from the action mask."""

    has_own_loop = False
    mode = "interpreted"

    def __init__(self, game: str) -> None:
        self.version = version("pettingzoo")
        self.environment = import_module(f"pettingzoo.classic.{game}").raw_env()
        self.environment.reset(seed=PEER_SEED)
        self.players = len(self.environment.possible_agents)

    def start(self, seed: int) -> Any:
        self.environment.reset()  # a seed would make the card games build themselves anew
        return self.environment

    def turns(self, environment: Any, random: Chooser) -> Generator[list[int], int, None]:
        agent = environment.agent_selection
        while not (environment.terminations[agent] or environment.truncations[agent]):
            mask = environment.observe(agent)["action_mask"]
            environment.step((yield mask.nonzero()[0].tolist()))
            agent = environment.agent_selection

    def cloning(self, environment: Any) -> None:
        """None: a deep copy of these environments is a new game, not this one."""

    def playout(self, environment: Any) -> None:
        raise NotImplementedError

    def playing_out(self, environment: Any) -> None:
        """None without a copy to play with."""

    def searching(self, environment: Any, iterations: int) -> None:
        """None: it has no search."""


Peer = Catanatron | OpenSpiel | PettingZoo

PEERS: Final[dict[str, Callable[[str], Peer]]] = {
    "catanatron": Catanatron,
    "open_spiel": OpenSpiel,
    "pettingzoo": PettingZoo,
}


def open_engine(engine: str, game: str, players: int | None) -> Peer:
    return PEERS[engine](game)
