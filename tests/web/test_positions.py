"""Positions stored for the tests of a board are those that the engine gives today."""

import msgspec
import pytest

from chefetage.core.catalog import catalog
from tools import lesson_positions
from tools.board_positions import differences, differing_lines, plan_of, stored_file
from tools.lesson_positions import taught

GAMES = sorted(catalog())


@pytest.mark.parametrize("key", GAMES)
def test_stored_positions_are_current(key: str) -> None:
    assert differing_lines(key) == [], f"run python -m tools.board_positions {key}"


@pytest.mark.parametrize("key", GAMES)
def test_stored_positions_offer_every_action(key: str) -> None:
    _, *positions = [msgspec.json.decode(line) for line in stored_file(key).read_bytes().splitlines()]
    met = {offer["action"] for position in positions for offer in position["offers"]}
    assert sorted([*met, *plan_of(key).unmet]) == sorted(catalog()[key].verbs)


@pytest.mark.parametrize(("made", "expected"), [(b"a\nb\n", []), (b"a\nc\n", [2]), (b"a\n", [2]), (b"a\nb\nc\n", [3])])
def test_a_changed_a_missing_and_a_new_line_are_noticed(made: bytes, expected: list[int]) -> None:
    assert differences(b"a\nb\n", made) == expected


@pytest.mark.parametrize("key", taught())
def test_stored_positions_of_the_lessons_are_current(key: str) -> None:
    assert not lesson_positions.is_stale(key), f"run python -m tools.lesson_positions {key}"
