"""Matches: play, undo, and no undo across a secret or another's decision."""

import pytest

from chefetage.core.explanation import Refused
from chefetage.core.fingerprint import fingerprint
from chefetage.core.match import Match
from chefetage.testing import rule


def new_match() -> Match:
    return Match.start("watch", 11, {"start_player": "1"}, ["human", "human"])


def test_a_refused_move_changes_nothing() -> None:
    match = new_match()
    match.play(0, "place smuggle")
    before = fingerprint(match.state)
    with pytest.raises(Refused) as caught:
        match.play(1, "place smuggle")
    assert caught.value.explanation.rule == "WA-5.1"
    assert (fingerprint(match.state), match.ply) == (before, 1)


def test_moves_are_noted_in_one_spelling() -> None:
    match = new_match()
    match.play(0, "  place   smuggle ")
    assert match.record.moves[0].move == "place smuggle"


@rule("WA-6.44")
def test_undo_takes_back_a_move_of_the_own_turn() -> None:
    match = new_match()
    match.play(0, "place smuggle")
    match.play(1, "place sell")
    before = fingerprint(match.state)
    assert not match.can_undo(0)
    match.play(0, "smuggle")
    assert match.can_undo(0)
    match.undo()
    assert fingerprint(match.state) == before
    match.play(0, "finish")
    assert match.record.moves[-1].ply == 3


def test_another_players_decision_ends_undo() -> None:
    match = new_match()
    match.play(0, "place watch")
    assert not match.can_undo(0)
    assert not match.can_undo(1)


def test_a_revealed_secret_ends_undo() -> None:
    """The third worker's die is rolled when the second player has placed."""
    match = new_match()
    match.play(0, "place smuggle")
    match.play(1, "place sell")
    assert match.reveals[-1] > match.reveals[-2]
    assert not match.can_undo(1)
