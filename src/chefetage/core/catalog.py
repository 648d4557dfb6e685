"""Finds every game: a folder in games/ whose package has a GAME."""

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from chefetage import games
from chefetage.core.game import Game
from chefetage.core.problem import Problem
from chefetage.core.state import State


@cache
def catalog() -> dict[str, Game[State]]:
    """All games by key. They are imported when it is first called, which takes a moment."""
    found = [import_module(f"chefetage.games.{module.name}").GAME for module in iter_modules(games.__path__)]
    return {game.info.key: game for game in found}


def find_game(key: str) -> Game[State]:
    """The game of a key such as "watch"; a Problem names the known ones."""
    if key not in catalog():
        raise Problem("unknown-game", game=key, known=", ".join(catalog()))
    return catalog()[key]
