"""What a test may say of a position; tests/scenarios/*.toml use the same words."""

from typing import TypedDict


class Seat(TypedDict, total=False):
    """A player; what is not named is as at the start."""

    influence: list[int]  # transport, finance, public works, culture, Development
    points: int
    free: int  # all that are nowhere else, if not said; if said, the rest waits in a committee nobody speaks of
    box: int
    committees: dict[str, int]  # workers, by committee
    cards: list[str]  # occupied, by number


class Fields(TypedDict, total=False):
    """The table; colours stand for players."""

    red: Seat
    blue: Seat
    green: Seat
    yellow: Seat
    black: Seat
    active: str  # whose turn it is; Red's if not said
    start_player: str  # Red if not said
    city: dict[str, str]  # cards and their sites, "x,y"; occupied cards that are not named find a site at the edge
    display: list[str]  # these first, then others up to eight; exactly these if `deck` is said, too
    deck: list[str]  # exactly these, from the top; all cards that are nowhere else are built at the edge
    round: int
    closing_round: int
    stalled_rounds: int
