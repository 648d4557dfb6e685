"""Keeps the rules of a game before they change, so that whoever plays by them can finish by them.

    python -m tools.keep_rules GAME

Run it before the first rule is touched, then raise rules_version in game.toml: docs/rules_versions.md has every step.
It copies what the rules need into src/chefetage/earlier/<game>_<version>/, and plays a few games that
tests/earlier/ compares with from then on.
"""

import re
import shutil
import sys
from pathlib import Path

import msgspec

from chefetage.core.catalog import earlier_name, find_game
from chefetage.core.game import Game
from chefetage.core.problem import Problem
from chefetage.core.state import NOBODY, State
from chefetage.core.view import View
from chefetage.playing.match import Match
from chefetage.playing.record import read_record
from tools.freeze import played_match, player_counts, tests_of

ROOT = Path(__file__).resolve().parent.parent
EARLIER = ROOT / "src" / "chefetage" / "earlier"
# People see today's board, and learn today's game.
NOT_KEPT = ("tests", "web", "terminal", "guide.toml", "lessons*", "aid.toml", "__pycache__")
SAMPLES = {1: "greedy", 2: "random"}  # games of each number of players: number and bot


def keep(key: str) -> Path:
    """The folder of the kept rules; whatever speaks against keeping them ends the program with nothing done."""
    game = find_game(key)
    folder = EARLIER / earlier_name(key, game.info.rules_version)
    if folder.exists():
        sys.exit(f"{folder.relative_to(ROOT)} is there already: these rules have been kept")
    check_unchanged(key)
    matches = dict(sample_matches(game))
    shutil.copytree(ROOT / "src" / "chefetage" / "games" / key, folder, ignore=shutil.ignore_patterns(*NOT_KEPT))
    for module in folder.rglob("*.py"):
        move_imports(module, key, folder.name)
    store_samples(folder / "tests", matches)
    return folder


def check_unchanged(key: str) -> None:
    """The rules must be those that games were played by so far: the stored games are the witnesses."""
    for file in sorted((tests_of(key) / "replays").glob("*.jsonl")):
        try:
            Match(read_record(file), file.name)
        except Problem as problem:
            sys.exit(f"the rules of {key} have been changed already, {file.name} does not replay: {problem}")


def move_imports(module: Path, key: str, name: str) -> None:
    """Let a module import its neighbours from where they are now."""
    source = module.read_text(encoding="utf-8")
    moved = re.sub(rf"\bchefetage\.games\.{key}\b", f"chefetage.earlier.{name}", source)
    module.write_text(moved, encoding="utf-8")


def sample_matches(game: Game[State]) -> list[tuple[str, Match]]:
    return [
        (f"{players}p-{number}", played_match(game.info.key, players, number, bot))
        for players in player_counts(game)
        for number, bot in SAMPLES.items()
    ]


def store_samples(folder: Path, matches: dict[str, Match]) -> None:
    """Records with their hashes, and what everybody saw at the end."""
    folder.mkdir()
    for name, match in matches.items():
        match.save(folder / f"{name}.jsonl")
    views = {name: last_views(match) for name, match in matches.items()}
    (folder / "views.json").write_bytes(msgspec.json.format(msgspec.json.encode(views), indent=1) + b"\n")


def last_views(match: Match) -> list[View]:
    """What a spectator and then each seat sees where the match stands."""
    return [match.game.view(match.state, viewer) for viewer in (NOBODY, *range(match.state.players))]


def main(keys: list[str]) -> None:
    for key in keys:
        print(f"kept in {keep(key).relative_to(ROOT)}; now raise rules_version in game.toml of {key}")


if __name__ == "__main__":
    main(sys.argv[1:])
