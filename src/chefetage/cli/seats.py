"""Who sits where, and what they are called."""

from collections.abc import Sequence

from chefetage.bots import BOTS
from chefetage.core.problem import Problem
from chefetage.playing.record import HUMAN
from chefetage.table.entries import Seat
from chefetage.table.summary import seat_name
from chefetage.words.texts import Texts


def check_seats(seats: Sequence[str]) -> None:
    for seat in seats:
        if seat != HUMAN and seat not in BOTS:
            raise Problem("unknown-seat", seat=seat, known=", ".join([HUMAN, *BOTS]))


def humans_of(seats: Sequence[str]) -> list[int]:
    return [number for number, seat in enumerate(seats) if seat == HUMAN]


def names_of(seats: Sequence[str], given: Sequence[str], text: Texts) -> list[str]:
    """The given names in the order of the seats; the other seats get names by their number."""
    names = [*given, *(default_name(seats[number], number, text) for number in range(len(given), len(seats)))]
    if len(names) > len(seats):
        raise Problem("too-many-names", names=len(names), seats=len(seats))
    if len(set(names)) < len(names):
        raise Problem("equal-names", names=", ".join(names))
    return names


def default_name(seat: str, number: int, text: Texts) -> str:
    return seat_name(Seat("person" if seat == HUMAN else "bot"), number, text.lang)
