"""Every number of components.toml counts: shaken by one, it changes what players see, and the game remains a game.

A truth value is turned round. bounds.toml of a game says which numbers a variant cannot change, or not by so much, and
why. tests/rare.toml has positions for numbers that random games seldom meet; tests/unshaken.toml names those that no
game can meet, or that cannot be changed alone. All others are shaken by `-m slow`; else a sample is, another one every
day and whenever the game changes. What fails is named by its path, and can be shaken again:

    CHEFETAGE_NUMBER=debt.penalty_points CHEFETAGE_PURE=1 python3 make.py test tests/laws/test_numbers.py -k sample
"""

import os
import re
from collections.abc import Set as AbstractSet
from datetime import UTC, datetime
from functools import cache
from random import Random
from unittest.mock import patch

import msgspec
import pytest

from chefetage.core.catalog import FOLDER, catalog
from chefetage.core.data import Data
from chefetage.core.engine_mode import is_compiled
from chefetage.core.problem import Problem
from chefetage.core.state import State
from chefetage.core.variant import LARGEST, Bound, Bounds, load_bounds, named
from chefetage.testing.scenarios import Stage
from tests.laws.reading import numbers_of, read_numbers
from tests.laws.shaking import REFUSED, UNSEEN, printed_stage, shake, what_comes_of
from tools.freeze import tests_of

pytestmark = pytest.mark.skipif(is_compiled(), reason="many variants in one process need the interpreted engine")
KEYS = sorted(catalog())
PARTS = 12  # of all numbers of a game, to be shaken side by side
SAMPLE = 3  # numbers of each game

# What boards know of numbers that no rule reads: a tile gives one thing or none.
NO_COPIES = {"ground_floor": {"free", "free_remodel"}}
OUT_OF_AN_ID = re.compile(r"^import re\b|isdigit|isdecimal|isnumeric|\bint\([^)]*(?:key|id|text|split)", re.MULTILINE)

every_game = pytest.mark.parametrize("key", KEYS)
every_part = pytest.mark.parametrize("part", range(PARTS))


@cache
def bounds_of(key: str) -> Bounds:
    return load_bounds(FOLDER / key)


def shaken_values(key: str, path: str) -> list[int]:
    """One more and one less, as far as bounds allow."""
    return [value for value in neighbours(numbers_of(key)[path]) if is_within_bounds(key, path, value)]


def neighbours(value: int) -> list[int]:
    return [not value] if isinstance(value, bool) else [value + 1, value - 1]


def is_within_bounds(key: str, path: str, value: int) -> bool:
    try:
        bounds_of(key).check(path, value)
    except Problem:
        return False
    return True


class Unshaken(msgspec.Struct, forbid_unknown_fields=True):
    """tests/unshaken.toml of a game; its bounds have no limits, only numbers and a reason."""

    unshaken: list[Bound]


@cache
def unshaken(key: str) -> list[str]:
    file = tests_of(key) / "unshaken.toml"
    bounds = msgspec.toml.decode(file.read_bytes(), type=Unshaken).unshaken if file.exists() else []
    return [path for path in numbers_of(key) if named(bounds, path)]


def free_numbers(key: str) -> list[str]:
    free = [path for path in numbers_of(key) if shaken_values(key, path)]
    return [path for path in free if path not in unshaken(key)]


def complaints(key: str, paths: list[str]) -> dict[str, str]:
    """What is wrong with each shaken number; nothing, for those that behave."""
    found = {path: complaint(key, path) for path in paths}
    return {path: words for path, words in found.items() if words}


def complaint(key: str, path: str) -> str:
    return shake(key, path, shaken_values(key, path))


def sample(key: str) -> list[str]:
    """Another one every day, and whenever rules or numbers of the game change; or the number that is asked for."""
    if path := os.environ.get("CHEFETAGE_NUMBER"):
        return [path] if path in numbers_of(key) else []
    files = [FOLDER / key / "components.toml", *sorted((FOLDER / key / "rules").rglob("*.py"))]
    content = b"".join(file.read_bytes() for file in files)
    day = datetime.now(UTC).date().isoformat().encode()
    return Random(content + day).sample(free_numbers(key), SAMPLE)


# The law.


@every_game
def test_the_rules_read_every_number_that_is_not_called_unused(key: str) -> None:
    unused = {path for path in numbers_of(key) if named(bounds_of(key).unused, path)}
    assert set(numbers_of(key)) - read_numbers(key) == unused


@every_game
def test_no_board_prints_a_number_that_the_rules_do_not_read(key: str) -> None:
    """A copy for the board would not change with the number that the rules read."""
    read, unread = names_of(read_numbers(key)), names_of(set(numbers_of(key)) - read_numbers(key))
    printed = set(re.findall(r"\b(\w+)\??: number", (FOLDER / key / "web" / "printed.ts").read_text("utf-8")))
    assert (unread - read) & printed == NO_COPIES.get(key, set())


@every_game
def test_no_rule_reads_a_number_out_of_an_id(key: str) -> None:
    """Ids are names that records keep, such as volume_6; a variant may have another number there."""
    files = [
        *(FOLDER / key / "rules").rglob("*.py"),
        *(FOLDER / key / "strategy").rglob("*.py"),
        FOLDER / key / "view.py",
    ]
    assert [file.name for file in files if OUT_OF_AN_ID.search(file.read_text("utf-8"))] == []


def names_of(paths: AbstractSet[str]) -> set[str]:
    return {path.rpartition(".")[2] for path in paths}


@every_game
def test_every_bound_is_about_a_number(key: str) -> None:
    bounds = bounds_of(key)
    for bound in [*bounds.unused, *bounds.fixed, *bounds.limited]:
        assert bound.reason
        for pattern in bound.numbers:
            alone = Bounds(limited=[Bound([pattern], "")])
            assert any(named(alone.limited, path) for path in numbers_of(key)), pattern


@every_game
def test_every_position_to_be_looked_at_can_be_played(key: str) -> None:
    assert [result for result in printed_stage(key) if not result or result.startswith(REFUSED)] == []


@every_game
def test_a_sample_of_shaken_numbers_is_seen_and_breaks_nothing(key: str) -> None:
    assert complaints(key, sample(key)) == {}


@pytest.mark.slow
@every_part
@every_game
def test_all_shaken_numbers_are_seen_and_break_nothing(key: str, part: int) -> None:
    assert complaints(key, free_numbers(key)[part::PARTS]) == {}


@pytest.mark.slow
@every_game
def test_numbers_that_can_be_shaken_are_shaken(key: str) -> None:
    assert [path for path in unshaken(key) if not complaint(key, path)] == []


@pytest.mark.slow
@every_game
def test_bounds_are_needed(key: str) -> None:
    """Whoever makes a rule more general strikes its bound off the list."""
    with patch("chefetage.core.data.load_bounds", return_value=Bounds()):
        needless = {path: value for path, value in beyond(key) if not shake(key, path, [value], is_thorough=True)}
    assert needless == {}


def beyond(key: str) -> list[tuple[str, int]]:
    """Numbers with the nearest values that bounds forbid."""
    bounds = bounds_of(key)
    found = [(path, near) for path, value in numbers_of(key).items() for near in neighbours(value)]
    fixed = [(path, value) for path, value in found if named(bounds.fixed, path)]
    limits = [(path, bound) for path in numbers_of(key) for bound in named(bounds.limited, path)]
    least = [(path, bound.least - 1) for path, bound in limits if bound.least > -LARGEST]
    most = [(path, bound.most + 1) for path, bound in limits if bound.most < LARGEST]
    return fixed + least + most


# The law can be broken.

GEARS = "setup.start_gears"


def hard_coded(self: Data, key: str) -> int:
    """As if the rules knew a number by heart, and only seemed to read it."""
    value = self.value(key)
    assert isinstance(value, int)
    return 2 if key == GEARS else value


def test_a_hard_coded_number_is_found() -> None:
    assert shake("watch", GEARS, [3]) == ""
    with patch.object(Data, "number", hard_coded):
        assert shake("watch", GEARS, [3]) == UNSEEN


def test_a_number_that_breaks_the_game_is_found() -> None:
    """With one round more, the market deck runs out."""
    with patch("chefetage.core.data.load_bounds", return_value=Bounds()):
        assert "Error" in shake("watch", "meta.rounds", [13])


def test_a_number_without_words_is_found() -> None:
    with patch("chefetage.core.data.load_bounds", return_value=Bounds()):
        assert "no text in 'en': ['place-slot_5'" in shake(
            "ground_floor", "floor_improvements.empty_floor.value.slots", [5]
        )


class Stumbling(Stage[State]):
    """Its rules break at the first move."""

    def make_move(self, s: State, text: str) -> None:
        raise ZeroDivisionError


def test_a_rule_that_stumbles_is_no_difference() -> None:
    game = catalog()["watch"]
    with pytest.raises(ZeroDivisionError):
        what_comes_of(Stumbling(game), {"when": {"moves": ["red: sell 5"]}}, game.new(2, 1))


def test_a_number_that_nobody_reads_is_found() -> None:
    assert "meta.year" in numbers_of("watch")
    assert "meta.year" not in read_numbers("watch")
    assert GEARS in read_numbers("watch")
