"""chefetage --variant: each command in a process of its own, as the numbers of a game are loaded once."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from .conftest import Chefetage

MORE_GEARS = 'name = "more gears"\ngame = "watch"\n[numbers]\nsetup.start_gears = 7\n'


def run(folder: Path, *words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "chefetage", "--lang", "en", *words]
    return subprocess.run(command, cwd=folder, input=typed, capture_output=True, text=True, check=False)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A variant, and a record that two workers have played with it."""
    folder = tmp_path_factory.mktemp("variant")
    (folder / "more.toml").write_text(MORE_GEARS)
    (folder / "less.toml").write_text(MORE_GEARS.replace("7", "0"))
    plan = ["simulate", "watch", "--players", "2", "--games", "2", "--workers", "2", "--seed", "1", "--save", "records"]
    done = run(folder, *plan, "--variant", "more.toml")
    assert (done.returncode, done.stderr) == (0, "")
    return folder


RECORD = "records/watch-000001.jsonl"


def test_workers_play_the_variant_and_their_records_name_it(folder: Path) -> None:
    header = json.loads((folder / RECORD).read_text().splitlines()[0])
    assert header["variant"]["name"] == "more gears"
    assert run(folder, "replay", "--variant", "more.toml", RECORD).returncode == 0


@pytest.mark.parametrize("other", [[], ["--variant", "less.toml"]])
def test_a_record_is_replayed_with_its_own_numbers_only(folder: Path, other: list[str]) -> None:
    done = run(folder, "replay", RECORD, *other)
    assert done.returncode == 2
    assert "was played with the variant more gears" in done.stderr
    assert done.stdout == ""


def test_a_game_at_the_terminal_says_how_to_go_on_with_its_variant(folder: Path) -> None:
    words = ["play", "watch", "--seed", "1", "--variant", "more.toml", "--save", "game.jsonl"]
    done = run(folder, *words, typed="q\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert "play --resume game.jsonl --variant more.toml" in done.stdout


def test_a_variant_of_another_game_is_refused(chefetage: Chefetage) -> None:
    Path("more.toml").write_text(MORE_GEARS)
    code, out, err = chefetage("simulate", "ground_floor", "--variant", "more.toml")
    assert (code, out) == (2, "")
    assert err == "chefetage: more.toml is a variant of the game “watch”.\n"
