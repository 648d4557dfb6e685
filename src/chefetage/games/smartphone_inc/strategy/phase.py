"""How far the round and a player's turn are."""

from mypy_extensions import i64

from chefetage.core.state import Player
from chefetage.games.smartphone_inc.rules.state import State


def phase_of(s: State) -> i64:
    """The step of the sequence that is under way, below all sub-decisions."""
    return s.waiting[0] if len(s.waiting) > 0 else s.step


def has_played(s: State, p: Player) -> bool:
    """Whether p's turn of the phase is over."""
    for turn in range(min(s.turn, i64(len(s.order)))):
        if s.order[turn] == p:
            return True
    return s.turn < i64(len(s.order)) and s.order[s.turn] == p and s.actors >> p & 1 == 0 and len(s.waiting) == 0


def has_begun(s: State, p: Player) -> bool:
    """Whether p's turn of the phase is under way or over."""
    for turn in range(min(s.turn + 1, i64(len(s.order)))):
        if s.order[turn] == p:
            return True
    return False


def hand_of_turn(s: State, p: Player) -> i64:
    """The markers of the turn itself, not those of a bonus inside it."""
    return s.set_aside[0] if len(s.set_aside) > 0 else s.companies[p].hand
