"""People at one screen: whose view must not be seen by the others when the device changes hands.

Whether a seat sees more than a spectator is no secret itself: outside of steps in which all decide in secret, everybody
knows who holds something hidden.
"""

from collections import Counter

from chefetage.core.state import NOBODY
from chefetage.table.table import Table


def secretive_seats(table: Table) -> list[int]:
    """The seats that see or decide something secret now, at a table where somebody plays for several."""
    if table.status != "playing" or not is_shared(table) or not table.match.game.info.secrets:
        return []
    game, state = table.match.game, table.match.state
    seats = range(len(table.seats))
    if game.steps[state.step].secret:
        return list(seats)
    known = game.view(state, NOBODY)
    return [seat for seat in seats if game.view(state, seat) != known]


def is_shared(table: Table) -> bool:
    """Whether one person plays for several seats."""
    holders = Counter(seat.holder for seat in table.seats if seat.kind == "person")
    return any(count > 1 for holder, count in holders.items() if holder)
