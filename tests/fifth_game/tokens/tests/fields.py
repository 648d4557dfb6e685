"""What a test may say of a position; tests/scenarios/*.toml use the same words."""

from typing import TypedDict


class Seat(TypedDict, total=False):
    """A player; without tokens and with the card that was dealt, if nothing else is said."""

    tokens: int
    card: str


class Fields(TypedDict, total=False):
    """The table; colours stand for players."""

    blue: Seat
    yellow: Seat
    red: Seat
    active: str  # whose turn it is; Blue's if not said
    round: int
    pile: int
    deck: list[str]  # from the top; cards that nobody has lie beside it
