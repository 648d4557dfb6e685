"""The games' tests are collected from src/, yet the package that they test is the installed one.

pytest would import the packages around a test module from where it found the test: with the compiled engine, these
would be interpreted twins of the installed modules.
"""

import importlib
import sys
from pathlib import Path

import pytest

import chefetage

SOURCES = Path(__file__).resolve().parent / "src" / "chefetage"
INSTALLED = Path(chefetage.__file__).resolve().parent
HINT = "imported from src/ instead of the installed package; is there a tests folder without __init__.py?"


def import_installed_games() -> None:
    """Makes the installed games known, and lets each find its tests, which are not installed."""
    for folder in SOURCES.glob("games/*/tests"):
        game = importlib.import_module(f"chefetage.games.{folder.parent.name}")
        game.__path__.append(str(folder.parent))


def source_modules() -> list[str]:
    """The modules, other than tests, that were imported from src/."""
    files = {name: getattr(module, "__file__", None) for name, module in sys.modules.items()}
    return [name for name, file in files.items() if file and is_source(Path(file))]


def is_source(file: Path) -> bool:
    return file.is_relative_to(SOURCES) and "tests" not in file.relative_to(SOURCES).parts


if INSTALLED != SOURCES:
    import_installed_games()

    def pytest_collection_finish() -> None:
        if modules := source_modules():
            raise pytest.UsageError(f"{HINT} {modules}")
