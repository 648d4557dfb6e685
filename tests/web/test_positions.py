"""Positions stored for the tests of a board are those that the engine gives today."""

import runpy
from pathlib import Path

import pytest

from chefetage.core.catalog import catalog

ROOT = Path(__file__).resolve().parent.parent.parent
FOLDERS = {key: ROOT / "src" / "chefetage" / "games" / key / "web" / "tests" for key in sorted(catalog())}
STORED = [key for key, folder in FOLDERS.items() if (folder / "positions.jsonl").exists()]


@pytest.mark.parametrize("key", STORED)
def test_stored_positions_are_current(key: str, tmp_path: Path) -> None:
    script = FOLDERS[key] / "make_positions.py"
    made = tmp_path / "positions.jsonl"
    write = runpy.run_path(str(script))["main"]
    write.__globals__["FILE"] = made
    write()
    changed = differing_lines((FOLDERS[key] / "positions.jsonl").read_bytes(), made.read_bytes())
    assert changed == [], f"run python {script.relative_to(ROOT)}"


def differing_lines(stored: bytes, made: bytes) -> list[int]:
    """Numbers of the lines that are not the same; the first one holds the components."""
    old, new = stored.splitlines(), made.splitlines()
    length = max(len(old), len(new))
    return [number + 1 for number in range(length) if old[number : number + 1] != new[number : number + 1]]


@pytest.mark.parametrize("key", FOLDERS)
def test_every_board_is_tested_with_positions_of_the_engine(key: str) -> None:
    """Stored ones, or ones that are made while the test runs."""
    assert key in STORED or (FOLDERS[key] / "positions.py").exists()


@pytest.mark.parametrize(("made", "expected"), [(b"a\nb\n", []), (b"a\nc\n", [2]), (b"a\n", [2]), (b"a\nb\nc\n", [3])])
def test_a_changed_a_missing_and_a_new_line_are_noticed(made: bytes, expected: list[int]) -> None:
    assert differing_lines(b"a\nb\n", made) == expected
