"""Trails: positions are kept whole now and then, and a part of a trail is a trail of its own."""

from chefetage.playing.fingerprint import fingerprint
from chefetage.playing.trail import CHECKPOINT
from tests.playing.test_match import new_match, random_match


def test_a_position_is_kept_whole_every_so_many_moves() -> None:
    match = random_match("watch", CHECKPOINT + 5)
    assert len(match.trail.checkpoints) == 2
    ply, state = match.trail.checkpoint(match.ply)
    assert (ply, fingerprint(state)) == (CHECKPOINT, match.record.moves[CHECKPOINT - 1].hash)
    assert match.trail.checkpoint(CHECKPOINT - 1)[0] == 0


def test_what_is_played_from_a_checkpoint_does_not_change_it() -> None:
    match = random_match("watch", 3)
    before = fingerprint(match.trail.start)
    _, state = match.trail.checkpoint(0)
    match.game.play(state, match.record.moves[0].seat, match.record.moves[0].move)
    assert fingerprint(match.trail.start) == before != fingerprint(state)


def test_a_part_of_a_trail_goes_its_own_way() -> None:
    match = random_match("watch", CHECKPOINT + 5)
    part = match.trail.until(CHECKPOINT - 1)
    assert (len(part.told), len(part.checkpoints)) == (CHECKPOINT, 1)
    part.note(match.state, 0)
    assert (len(part.checkpoints), len(match.trail.checkpoints)) == (2, 2)
    assert len(match.trail.told) == CHECKPOINT + 6


def test_secrets_and_decisions_are_noted() -> None:
    """The third worker's die is rolled when the second player has placed."""
    match = new_match()
    match.play(0, "place smuggle")
    assert not match.trail.has_revealed_since(0)
    assert not match.trail.leaves_open(1)
    match.play(1, "place sell")
    assert [match.trail.has_revealed_since(ply) for ply in (0, 1, 2)] == [True, True, False]
    match.play(0, "smuggle")
    assert match.trail.leaves_open(3)
