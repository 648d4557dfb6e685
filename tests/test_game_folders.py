"""One dialect for all game folders: the same things are found in the same places, and rules say which they are."""

import ast
import re
from pathlib import Path

import pytest

from tools.arrows import PACKAGE, ROOT, parsed, sources

GAMES = sorted(path.parent for path in PACKAGE.glob("games/*/game.toml"))
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)

SKELETON = [
    "__init__.py",
    "components.toml",
    "game.py",
    "game.toml",
    "guide.toml",
    "hidden.py",
    "rulebook.de.md",
    "rulebook.md",
    "rules/chance.py",
    "rules/components.py",
    "rules/events.py",
    "rules/scoring.py",
    "rules/sequence.py",
    "rules/setup.py",
    "rules/state.py",
    "tests/games.py",
    "tests/not_enforceable.py",
    "tests/replays",
    "tests/scenarios",
    "tests/support.py",
    "tests/twin_run.json",
    "texts/de.ftl",
    "texts/en.ftl",
    "view.py",
    "web/Artwork.svelte",
    "web/Board.svelte",
    "web/tests/board.test.ts",
    "web/view.ts",
]


@each_game
def test_every_game_folder_has_the_same_skeleton(game: Path) -> None:
    assert [name for name in SKELETON if not (game / name).exists()] == []


def prefix_of(game: Path) -> str:
    """That of its rule ids."""
    found = re.search(r'^prefix = "([A-Z]+)"$', (game / "game.toml").read_text(encoding="utf-8"), re.MULTILINE)
    assert found
    return found[1]


@each_game
def test_rule_modules_say_which_rules_they_are(game: Path) -> None:
    for path in sources(game / "rules"):
        if path.name not in ("__init__.py", "events.py", "components.py"):
            doc = ast.get_docstring(parsed(path)) or ""
            assert doc.startswith(prefix_of(game)), f"{path.relative_to(ROOT)} names no rule"
