"""CC-7.1 to CC-7.6, CC-4.1  The end of a turn, of a round and of the game."""

from typing import Final

from mypy_extensions import i64

from chefetage.core.state import GAME_OVER
from chefetage.core.step import Step
from chefetage.games.councils_contracts.rules.components import (
    CLOSING_ROUNDS,
    END_DISPLAY_SIZE,
    NO_CARD,
    STALL_ROUNDS,
)
from chefetage.games.councils_contracts.rules.events import CLOSING_ROUND_STARTED, END_TRIGGERED, STALLED
from chefetage.games.councils_contracts.rules.state import State

FIRST_STEP: Final = 0  # of the sequence: the next turn


class EndTurn(Step[State]):
    """CC-4.1, CC-4.7  One action a turn, whoever has become free; the start player begins every round."""

    def enter(self, s: State) -> None:
        s.project = NO_CARD
        s.acting = NO_CARD
        s.text = NO_CARD
        s.is_special_resolution = False
        check_end(s)
        s.active = (s.active + 1) % s.players
        if s.active == s.start_player:
            end_round(s)

    def next(self, s: State) -> i64:
        return GAME_OVER if s.closing_round > CLOSING_ROUNDS else FIRST_STEP


def check_end(s: State) -> None:
    """CC-7.1  An empty deck and a small display; building may go on (CC-7.6)."""
    if not s.is_ending and len(s.deck) == 0 and i64(len(s.display)) <= END_DISPLAY_SIZE:
        s.is_ending = True
        s.record(END_TRIGGERED, s.active, CLOSING_ROUNDS)


def projects_until_end(s: State) -> i64:
    """CC-7.1  How many more projects trigger the end; 0 and less when the display has run down."""
    return i64(len(s.deck)) + i64(len(s.display)) - END_DISPLAY_SIZE


def end_round(s: State) -> None:
    """CC-7.2, CC-7.3  The round of the trigger is finished, then the closing rounds follow."""
    count_stalled_rounds(s)
    s.round += 1
    if s.is_ending:
        s.closing_round += 1
        if s.closing_round <= CLOSING_ROUNDS:
            s.record(CLOSING_ROUND_STARTED, s.players, s.closing_round)


def count_stalled_rounds(s: State) -> None:
    """CC-7.5  Too many rounds without a new project trigger the end."""
    s.stalled_rounds = 0 if s.has_built else s.stalled_rounds + 1
    s.has_built = False
    if not s.is_ending and s.stalled_rounds == STALL_ROUNDS:
        s.is_ending = True
        s.record(STALLED, s.players, s.stalled_rounds, CLOSING_ROUNDS)


END_TURN: Final = EndTurn("end_turn", "CC-4.2", [])
