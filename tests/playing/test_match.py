"""Matches: play, undo, and no undo across a secret or another's decision."""

from itertools import islice

import pytest

from chefetage.bots.playing import decisions
from chefetage.bots.random import RandomBot
from chefetage.core.catalog import catalog
from chefetage.core.explanation import Refused
from chefetage.playing.fingerprint import fingerprint
from chefetage.playing.journal import journal_of
from chefetage.playing.match import Match
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
    assert match.trail.has_revealed_since(1)
    assert not match.can_undo(1)


def random_match(game: str, plies: int) -> Match:
    match = Match.start(game, 3, {}, ["human"] * 3)
    bots = [RandomBot(1)] * 3
    for player, move in islice(decisions(match.game, match.state, bots), plies):
        match.apply(player, move)
    return match


@pytest.mark.parametrize("game", sorted(catalog()))
def test_the_past_is_as_it_was(game: str) -> None:
    match = random_match(game, 50)
    hashes = [fingerprint(random_match(game, 0).state), *(line.hash for line in match.record.moves)]
    for ply in (0, 1, 19, 20, 21, 50):
        past = match.past(ply)
        assert past.ply == ply
        assert fingerprint(past.state) == hashes[ply]
        assert len(journal_of(past.state)) == match.trail.told[ply]
    assert match.ply == 50


def test_the_past_can_go_another_way() -> None:
    match = new_match()
    match.play(0, "place smuggle")
    past = match.past(0)
    past.play(0, "place sell")
    assert (match.record.moves[0].move, past.record.moves[0].move) == ("place smuggle", "place sell")


def test_a_whole_turn_can_be_taken_back() -> None:
    match = new_match()
    match.play(0, "place smuggle")
    match.play(1, "place sell")
    before = fingerprint(match.state)
    match.play(0, "smuggle")
    assert (match.own_turn(0), match.own_turn(1)) == ([3], [])
    match.play(0, "finish")
    assert (match.own_turn(0), match.own_turn(1)) == ([4, 3], [])
    assert fingerprint(match.without([4, 3]).state) == before
    assert match.ply == 4


def test_a_secret_choice_can_be_taken_back_though_others_have_chosen_since() -> None:
    match = Match.start("smartphone_inc", 5, {}, ["human"] * 3)
    for seat in (0, 2):
        match.apply(seat, match.game.legal_moves(match.state, seat)[0])
    assert (match.own_turn(0), match.own_turn(1), match.own_turn(2)) == ([1], [], [2])
    without = match.without([1])
    assert [(line.ply, line.seat) for line in without.record.moves] == [(1, 2)]
    assert without.state.actors == 0b011
    assert match.ply == 2
