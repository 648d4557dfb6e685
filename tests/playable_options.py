"""Options by chance, for tests that play many games."""

from random import Random

from chefetage.core.game import Game
from chefetage.core.info import Options
from chefetage.core.problem import Problem
from chefetage.core.state import State


def playable_options(game: Game[State], players: int, chance: Random) -> Options:
    """What does not go together with the others stays as it is."""
    chosen: Options = {}
    for option in game.info.options:
        wish = chosen | {option.key: chance.choice(option.values)}
        try:
            game.new(players, 0, wish)
        except Problem:
            continue
        chosen = wish
    return chosen
