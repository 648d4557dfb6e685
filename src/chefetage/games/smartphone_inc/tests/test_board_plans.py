"""The planning desk of the board is tested with plans that the engine reads like this."""

import pytest

from chefetage.games.smartphone_inc.tests.board_plans import FILES, FOLDER, lines


@pytest.mark.parametrize("name", FILES)
def test_stored_plans_are_those_of_the_engine(name: str) -> None:
    assert (FOLDER / name).read_bytes() == lines(FILES[name]())
