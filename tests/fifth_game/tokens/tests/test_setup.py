"""TK-2  Set-up."""

import pytest

from chefetage.core.problem import Problem
from chefetage.games.tokens import GAME
from chefetage.games.tokens.rules.components import CARDS
from chefetage.testing import rule


@rule("TK-2.1")
@pytest.mark.parametrize(("players", "tokens"), [(2, 14), (3, 20)])
def test_the_pile_depends_on_the_number_of_players(players: int, tokens: int) -> None:
    assert GAME.new(players, 1).pile == tokens


@rule("TK-2.2")
def test_every_card_is_in_one_hand_or_in_the_deck() -> None:
    s = GAME.new(3, 1)
    assert len(s.cards) == 3
    assert sorted([*s.cards, *s.deck]) == list(range(CARDS))


@rule("TK-2.3")
def test_a_lot_decides_who_begins() -> None:
    assert {GAME.actor(GAME.new(3, seed)) for seed in range(20)} == {0, 1, 2}


@rule("TK-2.3")
def test_the_start_player_may_be_agreed() -> None:
    assert GAME.actor(GAME.new(3, 1, {"start_player": "2"})) == 1


@rule("TK-2.3")
def test_the_start_player_needs_a_seat() -> None:
    with pytest.raises(Problem):
        GAME.new(2, 1, {"start_player": "3"})
