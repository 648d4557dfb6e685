"""GF-13.9, GF-13.11  A round begins: the Automas' cards are shuffled."""

from typing import Final

from chefetage.core.step import Step
from chefetage.games.ground_floor.rules.automa.deck import add_card, start_round_deck
from chefetage.games.ground_floor.rules.cards import LAST_STAGE_TASK
from chefetage.games.ground_floor.rules.components import LAST_STAGE, STAGE_OF_ROUND
from chefetage.games.ground_floor.rules.events import ROUND_STARTED
from chefetage.games.ground_floor.rules.state import State


class StartRound(Step[State]):
    """GF-4.1, GF-13.9  In the first round of stage 3 each Automa gets one card more (GF-13.11)."""

    def enter(self, s: State) -> None:
        s.record(ROUND_STARTED, s.players, s.round, s.kind)
        for automa in range(s.players, s.count):
            if s.stage == LAST_STAGE and STAGE_OF_ROUND[s.round - 1] < LAST_STAGE:
                add_card(s, automa, LAST_STAGE_TASK)
            start_round_deck(s, automa)


START_ROUND: Final = StartRound("start_round", "GF-4.1", [])
