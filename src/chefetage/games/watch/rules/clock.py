"""WA-4  The dial and its order."""

from mypy_extensions import i64

from chefetage.core.state import NOBODY
from chefetage.core.vec import append, vec
from chefetage.games.watch.rules.components import HAND_POSITIONS, SPACES
from chefetage.games.watch.rules.state import State


def hand(s: State) -> i64:
    """WA-4.8  Where the hand points in this round."""
    return HAND_POSITIONS[(s.round - 1) % len(HAND_POSITIONS)]


def space_at(s: State, place: i64) -> i64:
    """WA-4.9  The space in this place of the clock order; solo has no hand (WA-11.2)."""
    if s.is_solo:
        return place
    first = hand(s) * SPACES // 12
    return (first + place) % SPACES


def workers_in_clock_order(s: State) -> vec[i64]:
    """WA-4.11, WA-4.12  Fixed when asked: later moves do not change it (WA-4.15)."""
    order = vec[i64]()
    for place in range(SPACES):
        worker = s.worker_on(space_at(s, place))
        if worker != NOBODY:
            order = append(order, worker)
    return order


def players_in_clock_order(s: State) -> vec[i64]:
    order = vec[i64]()
    for worker in workers_in_clock_order(s):
        if worker < s.players:
            order = append(order, worker)
    return order
