"""What the tests of Tokens share: positions, moves, refusals and options."""

from typing import Unpack

from chefetage.core.state import Player
from chefetage.games.tokens import GAME
from chefetage.games.tokens.rules.state import State
from chefetage.games.tokens.tests.fields import Fields
from chefetage.games.tokens.tests.position import build
from chefetage.testing.playing import Playing

BLUE: Player = 0
YELLOW: Player = 1

PLAYING = Playing(GAME, BLUE)
play, refusal, options, actor, step = PLAYING.play, PLAYING.refusal, PLAYING.options, PLAYING.actor, PLAYING.step


def given(step: str = "take_turn", players: int = 2, **fields: Unpack[Fields]) -> State:
    """A position in which a step has just begun, taken on to the first decision."""
    return PLAYING.begin(build(players, fields), step)
