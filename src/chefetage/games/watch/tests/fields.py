"""What a test may say of a position; tests/scenarios/*.toml use the same words."""

from typing import TypedDict


class Seat(TypedDict, total=False):
    """A player; what is not named is as at the start, but without a document."""

    worker: str
    roubles: int
    gears: int
    notes: int
    removed: dict[str, int]  # discs removed, by row
    crates: list[int]  # values
    hand: list[str]
    played: list[str]
    has_moved_disc: bool
    supply: int  # solo; the removed discs that are not in it have been paid


class Fields(TypedDict, total=False):
    """The table; colours stand for players, "third" or "robot" for the neutral worker."""

    blue: Seat
    yellow: Seat
    red: Seat
    green: Seat
    active: str  # whose Phase 3 turn it is; Blue's if not said
    start_player: str
    round: int
    neutral: str  # the space of the third worker or the robot
    market: dict[str, int]  # the first card with these values
    next_market: str
    deck: list[str]  # exactly these, from the top; all others have been played by the last player
    top: list[str]  # these first, then the others
    stacks: dict[str, int]  # crates left, by value; missing ones belong to the last player
    tracks: dict[str, list[str]]  # colours, "third" or "gear", from space 1
    spies: list[str]
    payee: str  # the bank if not said
    black_disc: str  # on its space "watch" if not said
    roll: int
    die: list[int]  # the next rolls
    seed: int  # of all that is drawn from now on
    watches: int
    solo_card: str
