"""CC-4.1  The sequence of play: the game's table of contents."""

from typing import Final

from chefetage.core.step import Step
from chefetage.games.councils_contracts.rules.build_action import CARRY_OUT, START_ACTION
from chefetage.games.councils_contracts.rules.build_project import CHOOSE_SITE
from chefetage.games.councils_contracts.rules.cards.copy_effects import COPY_CARD
from chefetage.games.councils_contracts.rules.cards.effect import RETURN_WORKERS
from chefetage.games.councils_contracts.rules.cards.effects import EFFECTS
from chefetage.games.councils_contracts.rules.cards.payment import PAY_PRICE
from chefetage.games.councils_contracts.rules.end_of_turn import END_TURN
from chefetage.games.councils_contracts.rules.special_resolution import (
    CHOOSE_BONUS,
    CHOOSE_SHARES,
    END_SPECIAL_RESOLUTION,
)
from chefetage.games.councils_contracts.rules.state import State
from chefetage.games.councils_contracts.rules.take_turn import TAKE_TURN

SEQUENCE: Final[list[Step[State]]] = [
    TAKE_TURN,  # placing workers and most resolutions end here
    CHOOSE_BONUS,  # special resolution
    CHOOSE_SHARES,
    END_SPECIAL_RESOLUTION,
    START_ACTION,  # build action
    COPY_CARD,
    PAY_PRICE,
    CARRY_OUT,  # goes on to the effect of the text card
    *EFFECTS,
    RETURN_WORKERS,  # where they meet again
    CHOOSE_SITE,  # build a project
    END_TURN,  # back to the next turn
]
