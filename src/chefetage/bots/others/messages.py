"""What we and a program say to each other: a line of JSON each (docs/bot_protocol.md)."""

from typing import Any

import msgspec

PROTOCOL = 1


class Hello(msgspec.Struct, tag="hello", tag_field="type"):
    """First of all, from us: which protocol, which game, and how long a program may think."""

    protocol: int
    program: str
    game: str
    rules: int
    move_seconds: float


class NewGame(msgspec.Struct, tag="new_game", tag_field="type"):
    """A game begins; the seed is for whatever the program leaves to chance."""

    seat: int  # a program may have several seats of a game; each is told of it
    players: int
    seed: str


class Decide(msgspec.Struct, tag="decide", tag_field="type"):
    """It is the program's turn: what its seat sees, and all that it may do."""

    number: int  # of the decision, to be repeated in the answer
    seat: int
    view: Any
    moves: list[str]  # in the notation of the rulebook's moves


class Bye(msgspec.Struct, tag="bye", tag_field="type"):
    """There is nothing more to play."""


class Introduction(msgspec.Struct, tag="hello", tag_field="type"):
    """The program's answer to Hello."""

    protocol: int
    name: str
    version: str = ""


class Choice(msgspec.Struct, tag="move", tag_field="type"):
    """The program's answer to Decide."""

    number: int
    move: str
