"""Notation: moves as text and back."""

import pytest

from chefetage.core.catalog import find_game
from chefetage.core.notation import NO_MOVE

GAME = find_game("watch")


@pytest.mark.parametrize("text", ["place sell", "sell 5", "spy workshop+office"])
def test_a_move_is_read_as_it_is_written(text: str) -> None:
    assert GAME.notation(GAME.parse(text)) == text


@pytest.mark.parametrize("text", ["spy office+workshop", "  spy   workshop+office "])
def test_the_order_of_several_components_and_spaces_are_free(text: str) -> None:
    assert GAME.notation(GAME.parse(text)) == "spy workshop+office"


@pytest.mark.parametrize(
    "text", ["", "spy", "spy office+office", "spy office+tower", "sell 5.6", "fly home", "place 1"]
)
def test_what_no_rule_knows_is_no_move(text: str) -> None:
    assert GAME.parse(text) == NO_MOVE
