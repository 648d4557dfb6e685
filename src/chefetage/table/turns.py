"""Turns: a player's moves in a row."""

from chefetage.playing.match import Match


def last_turn(match: Match, seat: int) -> int | None:
    """How many moves stood before the seat's last turn; None if it has moved nothing."""
    seats = [line.seat for line in match.record.moves]
    if seat not in seats:
        return None
    last = len(seats) - 1 - seats[::-1].index(seat)
    while last > 0 and seats[last - 1] == seat:
        last -= 1
    return last


def is_concurrent(match: Match, seen: int, seat: int) -> bool:
    """Whether all that came after `seen` moves is what others decided at the same time as this seat, in secret."""
    deciding = match.trail.actors[seen]
    others = [line.seat for line in match.record.moves[seen:]]
    is_simultaneous = all(deciding >> mover & 1 for mover in [seat, *others]) and seat not in others
    return is_simultaneous and not match.trail.has_revealed_since(seen)
