"""CC-5.13, CC-6.39  Sites of the city, and workers on its cards."""

from mypy_extensions import i64

from chefetage.core.state import NOBODY, Player
from chefetage.core.vec import vec
from chefetage.games.councils_contracts.rules.components import CARD_LIST, CARDS, NO_CARD
from chefetage.games.councils_contracts.rules.events import CARD_OCCUPIED, WORKERS_RETURNED
from chefetage.games.councils_contracts.rules.grid import NEIGHBOUR, NO_CELL, SIDES
from chefetage.games.councils_contracts.rules.state import State


def neighbour(s: State, cell: i64, side: i64) -> i64:
    """The card beside a cell; NO_CARD if there is none."""
    beside = NEIGHBOUR[cell * SIDES + side]
    return NO_CARD if beside == NO_CELL else s.card_at(beside)


def touches_city(s: State, cell: i64) -> bool:
    """CC-5.13  Whether a cell shares an edge with a card of the city."""
    for side in range(SIDES):
        if neighbour(s, cell, side) != NO_CARD:
            return True
    return False


def list_sites(s: State, out: vec[i64], count: i64, first: i64) -> i64:
    """Write the empty cells beside the city, in order, as moves; returns the new count."""
    start = count
    for card in range(CARDS):
        if s.is_built(card):
            for side in range(SIDES):
                cell = NEIGHBOUR[s.cell_of[card] * SIDES + side]
                if cell != NO_CELL and s.card_at(cell) == NO_CARD:
                    count = insert(out, start, count, first + cell)
    return count


def insert(out: vec[i64], start: i64, count: i64, move: i64) -> i64:
    """Put a move into the sorted list from `start` to `count`, unless it is there."""
    place = count
    while place > start and out[place - 1] > move:
        place -= 1
    if place > start and out[place - 1] == move:
        return count
    for later in range(count, place, -1):
        out[later] = out[later - 1]
    out[place] = move
    return count + 1


def occupy(s: State, p: Player, card: i64) -> None:
    """CC-6.50  Free workers go on a card, exactly as many as it needs."""
    s.owner[card] = p
    s.contractors[p].free -= CARD_LIST[card].workers
    s.record(CARD_OCCUPIED, p, card, CARD_LIST[card].workers)


def vacate(s: State, p: Player, card: i64) -> None:
    """CC-5.33  The workers of a card are free; it stays in the city, unoccupied."""
    s.owner[card] = NOBODY
    s.contractors[p].free += CARD_LIST[card].workers
    s.record(WORKERS_RETURNED, p, CARD_LIST[card].workers)
