"""Finds every game: a folder in games/ whose package has a GAME; folders in earlier/ are games by earlier rules.

Games can be played with other numbers, too.
"""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from types import ModuleType

from chefetage import earlier, games
from chefetage.core.data import DataError, read_components
from chefetage.core.engine_mode import is_compiled
from chefetage.core.game import Game
from chefetage.core.problem import Problem, RulesMissing
from chefetage.core.state import State
from chefetage.core.variant import CHOSEN, Variant, chosen, variant_of

FOLDER = Path(games.__path__[0])


@cache
def catalog() -> dict[str, Game[State]]:
    """All games by key. They are imported when it is first called, which takes a moment."""
    found = [import_module(package_of(key)).GAME for key in game_keys()]
    return {game.info.key: game for game in found}


def find_game(key: str, rules: int | None = None) -> Game[State]:
    """The game of a key such as "watch", by the rules of a version or by today's; a Problem says what is missing."""
    if is_current(key, rules):
        return catalog()[key]
    if rules is None:
        raise Problem("unknown-game", game=key, known=", ".join(catalog()))
    if not has_rules(key, rules):
        raise RulesMissing(key, rules)
    return earlier_game(key, rules)


def is_current(key: str, rules: int | None) -> bool:
    """Whether these are today's rules of a game that there is; None stands for today's."""
    return key in catalog() and rules in (None, catalog()[key].info.rules_version)


def has_rules(key: str, rules: int) -> bool:
    """Whether a game can be played by the rules of this version."""
    return is_current(key, rules) or earlier_name(key, rules) in earlier_names()


@cache
def earlier_game(key: str, rules: int) -> Game[State]:
    """A game by kept rules; they are imported when somebody first asks for them."""
    package, variant = f"{earlier.__name__}.{earlier_name(key, rules)}", variant_of(key)
    if variant.numbers:
        return import_game(package, variant)
    game: Game[State] = import_module(package).GAME
    return game


def earlier_name(key: str, rules: int) -> str:
    """What the folder of kept rules is called."""
    return f"{key}_{rules}"


def earlier_names() -> list[str]:
    return [module.name for module in iter_modules(earlier.__path__)]


def game_keys() -> list[str]:
    return [module.name for module in iter_modules(games.__path__)]


def package_of(key: str) -> str:
    return f"chefetage.games.{key}"


# Variants.


def choose_variant(variant: Variant) -> None:
    """From now on this process plays the game with other numbers; raises a Problem if it has begun without them."""
    check_variant(variant)
    if package_of(variant.game) in sys.modules:
        raise Problem("variant-too-late", game=variant.game)
    with chosen(variant):
        import_game(package_of(variant.game), variant)
    CHOSEN[variant.game] = variant


def load_variant(variant: Variant) -> Game[State]:
    """The game with other numbers, beside the printed one. The rules are imported once more, core is not.

    Compiled modules exist once in a process: there, choose_variant must do.
    """
    check_variant(variant)
    if is_compiled():
        raise Problem("variant-compiled", game=variant.game)
    with chosen(variant), own_modules(package_of(variant.game)):
        return import_game(package_of(variant.game), variant)


def import_game(package: str, variant: Variant) -> Game[State]:
    try:
        game: Game[State] = import_module(package).GAME
    except (ValueError, LookupError, ArithmeticError, DataError) as error:  # numbers that do not go together
        raise Problem("variant-unplayable", variant=variant.name, reason=f"{type(error).__name__}: {error}") from error
    check_notation(game)
    return game


def check_notation(game: Game[State]) -> None:
    """Raise a Problem if two moves are written alike, as when two components are called by the same number."""
    written: set[str] = set()
    for move in range(game.move_count):
        text = game.notation(move)
        if text in written:
            raise Problem("variant-two-alike", variant=game.variant.name, move=text)
        written.add(text)


def check_variant(variant: Variant) -> None:
    """Raise a Problem if there is no such game, or if it cannot have these numbers."""
    if variant.game not in game_keys():
        raise Problem("unknown-game", game=variant.game, known=", ".join(game_keys()))
    with chosen(variant):
        read_components(FOLDER / variant.game)


@contextmanager
def own_modules(package: str) -> Iterator[None]:
    """What is imported of the package meanwhile is forgotten afterwards, and what was there before is there again."""
    before = taken_out(package)
    try:
        yield
    finally:
        taken_out(package)
        sys.modules.update(before)
        parent, _, name = package.rpartition(".")
        if package in before:
            setattr(sys.modules[parent], name, before[package])


def taken_out(package: str) -> dict[str, ModuleType]:
    names = [name for name in sys.modules if name == package or name.startswith(package + ".")]
    return {name: sys.modules.pop(name) for name in names}
