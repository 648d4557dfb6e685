"""TK-3.1  The sequence of play: the game's table of contents."""

from typing import Final

from chefetage.core.step import Step
from chefetage.games.tokens.rules.state import State
from chefetage.games.tokens.rules.take_turns import BEGIN_ROUND, END_TURN, TAKE_TURN

SEQUENCE: Final[list[Step[State]]] = [
    BEGIN_ROUND,
    TAKE_TURN,
    END_TURN,  # back to the next turn or the next round
]
