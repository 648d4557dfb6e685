"""Sets of small numbers, and the arrays of the engine without librt."""

import subprocess
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st
from mypy_extensions import i64

from chefetage.core import pure_vec, vec
from chefetage.core.bits import BIT, count, has, listed
from chefetage.core.engine_mode import is_compiled

NUMBERS = st.sets(st.integers(0, len(BIT) - 1))


@given(NUMBERS)
def test_a_set_of_bits_has_what_was_put_in(numbers: set[int]) -> None:
    members = sum(2**number for number in numbers)
    assert listed(members) == sorted(numbers)
    assert count(members) == len(numbers)
    assert {number for number in range(len(BIT)) if has(members, number)} == numbers


@given(st.lists(st.integers(-9, 9)), st.integers(-9, 9))
def test_pure_arrays_do_what_librt_does(items: list[int], more: int) -> None:
    ours, theirs = pure_vec.vec(items), vec.vec[i64](items)
    assert list(pure_vec.append(ours, more)) == list(vec.append(theirs, more))
    assert list(pure_vec.extend(ours, [more, more])) == list(vec.extend(theirs, [more, more]))
    assert (len(ours), more in ours, list(ours[1:3])) == (len(theirs), more in theirs, list(theirs[1:3]))
    if items:
        assert list(pure_vec.pop(ours)[0]) == list(vec.pop(theirs)[0])
        assert pure_vec.pop(ours)[1] == vec.pop(theirs)[1]
        assert list(pure_vec.remove(ours, items[-1])) == list(vec.remove(theirs, items[-1]))


def test_pure_arrays_are_equal_by_what_they_hold() -> None:
    array = pure_vec.vec([1, 2])
    array[0] = 3
    assert array == pure_vec.vec([3, 2])
    assert repr(array) == "vec([3, 2])"
    with pytest.raises(TypeError):
        hash(array)


# An engine that never heard of librt, as in a browser, and the games that it plays.
GAMES = """
import sys
if "without" in sys.argv:
    sys.modules["librt"] = sys.modules["librt.vecs"] = None
from chefetage.core.catalog import catalog
from chefetage.core.chance import Chance
from chefetage.playing.fingerprint import fingerprint
for key, game in catalog().items():
    state = game.new(2, 7, {})
    print(type(state.order).__module__)
    game.playout(state, Chance.of(7, ["bot"]))
    print(key, fingerprint(state))
"""


def printed(mode: str) -> list[str]:
    """A line on the arrays and one on the result, for each game."""
    command = [sys.executable, "-c", GAMES, mode]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()


@pytest.mark.skipif(is_compiled(), reason="the compiled engine brings its arrays along")
def test_games_are_the_same_without_librt() -> None:
    known, pure = printed("with"), printed("without")
    assert set(pure[::2]) == {"chefetage.core.pure_vec"}
    assert "chefetage.core.pure_vec" not in known[::2]
    assert known[1::2] == pure[1::2]
