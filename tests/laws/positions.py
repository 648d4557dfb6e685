"""Positions of every game in the catalog, reached by random play; Hypothesis chooses which."""

from dataclasses import dataclass

from hypothesis import strategies as st

from chefetage.core.catalog import catalog
from chefetage.core.chance import Chance
from chefetage.core.game import Game
from chefetage.core.info import Options
from chefetage.core.problem import Problem
from chefetage.core.state import State

LONGEST_GAME = 20_000  # decisions; no game comes near


@dataclass
class Position:
    """A running game, how it was set up and the moves that led here."""

    game: Game[State]
    seed: int
    options: Options
    state: State
    moves: list[str]

    def replayed(self) -> State:
        state = self.game.new(int(self.state.players), self.seed, self.options)
        for text in self.moves:
            self.game.play(state, self.game.actor(state), text)
        return state


@st.composite
def options_of(draw: st.DrawFn, game: Game[State], players: int) -> Options:
    """Options that go together with the player count."""
    chosen = {option.key: draw(st.sampled_from(option.values)) for option in game.info.options}
    try:
        game.new(players, 0, chosen)
    except Problem:
        return {}
    return chosen


@st.composite
def positions(draw: st.DrawFn, key: str, players: int) -> Position:
    game = catalog()[key]
    seed = draw(st.integers(0, 2**256 - 1))
    options = draw(options_of(game, players))
    plies = draw(st.integers(0, 300))
    position = Position(game, seed, options, game.new(players, seed, options), [])
    chance = Chance.of(draw(st.integers(0, 2**32)), ["walk"])
    walk(position, plies, chance)
    return position


def walk(position: Position, plies: int, chance: Chance) -> None:
    """Random moves, stopping one decision before the end."""
    game, state = position.game, position.state
    for _ in range(plies):
        move = random_move(game, state, chance)
        game.apply(state, game.actor(state), move)
        if game.is_over(state):
            position.state = position.replayed()
            return
        position.moves.append(game.notation(move))


def random_move(game: Game[State], state: State, chance: Chance) -> int:
    moves = game.legal_moves(state, game.actor(state))
    return int(moves[chance.below(0, len(moves))])


def play_to_the_end(game: Game[State], state: State, seed: int) -> None:
    chance = Chance.of(seed, ["end"])
    for _ in range(LONGEST_GAME):
        if game.is_over(state):
            return
        game.apply(state, game.actor(state), random_move(game, state, chance))
    raise AssertionError(f"no end after {LONGEST_GAME} decisions")


TABLES = [
    (key, players)
    for key, game in catalog().items()
    for players in range(game.info.players_min, game.info.players_max + 1)
]
