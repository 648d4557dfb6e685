"""WA-10  The third worker of the two-player game.

It has no board and no choices (WA-10.1), takes its place in clock order like any worker (WA-10.11)
and places at most one disc a round (WA-10.9).
"""

from mypy_extensions import i64

from chefetage.core.bits import BIT
from chefetage.core.state import NOBODY
from chefetage.core.vec import append, vec
from chefetage.games.watch.rules.chance import DIE, DIE_SIDES
from chefetage.games.watch.rules.clock import space_at
from chefetage.games.watch.rules.components import SPACES, TRACK_SPACES, TRACKS
from chefetage.games.watch.rules.events import BRIBE_RECEIVED, DISC_PLACED, THIRD_WORKER_CAUGHT, THIRD_WORKER_PLACED
from chefetage.games.watch.rules.state import BANK, OFF_DIAL, State
from chefetage.games.watch.rules.tracks import enter_track


def place_third_worker(s: State) -> None:
    """WA-10.2, WA-10.3  It counts the empty spaces as far as the die says."""
    s.roll = s.chance.below(DIE, DIE_SIDES) + 1  # WA-10.10
    s.reveal()
    empty = empty_spaces_ahead(s)
    s.space_of[s.neutral] = empty[(s.roll - 1) % len(empty)]
    s.standing |= BIT[s.neutral]
    s.record(THIRD_WORKER_PLACED, s.neutral, s.space_of[s.neutral], s.roll)


def empty_spaces_ahead(s: State) -> vec[i64]:
    """Clockwise from its own space, which is not counted, or from the hand in round 1."""
    own = s.space_of[s.neutral]
    first = space_at(s, 0) if own == OFF_DIAL else own
    empty = vec[i64]()
    for step in range(SPACES):
        space = (first + step) % SPACES
        if s.worker_on(space) == NOBODY:
            empty = append(empty, space)
    return empty


def pay_for_third_worker(s: State) -> None:
    """WA-10.4  The bank pays what the other player would owe; random spies bring nothing."""
    if s.payee == BANK:
        return
    other = 1 - s.payee  # WA-10.12
    bribe = s.boards[other].bribe()
    s.record(THIRD_WORKER_CAUGHT, s.neutral, bribe)
    s.boards[s.payee].roubles += bribe
    s.record(BRIBE_RECEIVED, s.payee, bribe)


def place_third_disc(s: State) -> None:
    """WA-10.5, WA-10.6  On the track of its roll or the next one below with room; the bonus is lost."""
    for step in range(TRACKS):
        track: i64 = (s.roll - 1 + step) % TRACKS
        if s.is_open(track):
            cell = enter_track(s, s.neutral, track)
            s.record(DISC_PLACED, s.neutral, track, cell % TRACK_SPACES)
            return
