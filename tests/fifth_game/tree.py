"""A copy of the tree with the folder of a fifth game in it: what somebody has who adds a game."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
TEMPLATE = Path(__file__).parent / "tokens"
COPIED = ["build_support", "conftest.py", "docs", "make.py", "pyproject.toml", "src", "tests", "tools", "web"]
# Stored games of others are many and not needed; Node's packages are linked.
LEFT_OUT = ["*.egg-info", "fifth_game", "images", "node_modules", "replays", "webdist"]
MADE_BY_RUNNING = {"__pycache__", "node_modules", "webdist"}


class Tree:
    """The copy; whatever runs in it runs interpreted, for its sources come before the installed package."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.sources = root / "src"
        self.game = self.sources / "chefetage" / "games" / TEMPLATE.name
        for name in COPIED:
            if (ROOT / name).is_dir():
                shutil.copytree(ROOT / name, root / name, ignore=shutil.ignore_patterns(*LEFT_OUT))
            else:
                shutil.copy2(ROOT / name, root / name)

    def add_the_game(self) -> None:
        shutil.copytree(TEMPLATE, self.game)

    def run(self, *words: str) -> str:
        """What a command of Python prints; it must succeed."""
        environment = {**os.environ, "PYTHONPATH": str(self.sources)}
        command = [sys.executable, *words]
        done = subprocess.run(command, cwd=self.root, env=environment, capture_output=True, text=True, check=False)
        assert done.returncode == 0, f"{' '.join(words)}\n{done.stdout}\n{done.stderr}"
        return done.stdout

    def pytest(self, *words: str) -> str:
        """Without plugins that these tests do not need, since they take seconds to load."""
        lean = ["--disable-plugin-autoload", "-p", "xdist", "-n", "0", "-p", "no:cacheprovider"]
        return self.run("-m", "pytest", "-q", *lean, *words)

    def make_what_is_generated(self) -> None:
        """What the guide says to run: types of the view, positions for the board, stored games."""
        self.run("-m", "tools.view_types")
        self.run("-m", "tools.board_positions", self.game.name)
        self.run("tools/freeze.py", self.game.name)

    def build_pages(self) -> None:
        (self.root / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
        self.npm("run", "build")

    def check_types(self) -> None:
        """Of the game's modules; all others are checked where they come from."""
        self.run("-m", "mypy", "-p", f"chefetage.games.{self.game.name}")

    def check_board(self) -> None:
        """Types and warnings of the game's board, with the parts that boards share."""
        web = self.root / "web"
        config = web / "one_board.tsconfig.json"
        board = os.path.relpath(self.game / "web", web)
        config.write_text(json.dumps({"extends": "./tsconfig.json", "include": ["src/board", board]}), encoding="utf-8")
        self.npm("exec", "--", "svelte-check", "--fail-on-warnings", "--workspace", str(web), "--tsconfig", str(config))
        config.unlink()

    def npm(self, *words: str) -> None:
        """Runs npm in the copy's web/, with the Node and the packages of the tree."""
        command = [sys.executable, str(ROOT / "make.py"), "npm", "--prefix", str(self.root / "web"), *words]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        assert done.returncode == 0, f"npm {' '.join(words)}\n{done.stdout}\n{done.stderr}"

    def changed(self) -> list[str]:
        """The files outside the game's folder that are new or differ from the tree that was copied."""
        files = [file.relative_to(self.root) for file in self.files()]
        return [str(file) for file in files if not is_equal(self.root / file, ROOT / file)]

    def files(self) -> Iterator[Path]:
        for name in COPIED:
            for file in [self.root / name, *(self.root / name).rglob("*")]:
                is_made = MADE_BY_RUNNING.intersection(file.relative_to(self.root).parts)
                if file.is_file() and not is_made and not file.is_relative_to(self.game):
                    yield file


def is_equal(file: Path, original: Path) -> bool:
    return original.is_file() and file.read_bytes() == original.read_bytes()
