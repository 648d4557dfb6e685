"""GF-13.16 to GF-13.18, GF-13.37  How an Automa schedules its Time."""

from typing import Final

from mypy_extensions import i64

from chefetage.games.ground_floor.rules.automa.deck import is_exhausted, reshuffle, turn_over
from chefetage.games.ground_floor.rules.cards import (
    ADVERTISING_TASK,
    AUTOMA_STOCK_SPACES,
    CONSULTING_TASK,
    FACTORY_TASK,
    OFFICE_TASK,
    STOCK_TASK,
    TASK_OF,
    WAREHOUSE_TASK,
)
from chefetage.games.ground_floor.rules.city import (
    NONE_FREE,
    next_construction_space,
    next_factory_space,
    next_row,
    schedule_time,
)
from chefetage.games.ground_floor.rules.components import WAITING_SPACES, WAREHOUSE_SPACES
from chefetage.games.ground_floor.rules.events import (
    AUTOMA_FOUND_NO_SPACE,
    AUTOMA_FOUND_NOTHING,
    AUTOMA_SCHEDULED,
    AUTOMA_STAYED_IN_OFFICE,
)
from chefetage.games.ground_floor.rules.state import EMPTY, State

MOST_RESHUFFLES: Final = 1  # in one turn (GF-13.37)


def take_automa_turn(s: State, automa: i64) -> None:
    """GF-13.16, GF-13.18  Turn over cards until one works."""
    reshuffles = 0
    while True:
        if is_exhausted(s, automa):
            if reshuffles == MOST_RESHUFFLES:
                stay_on_own_board(s, automa)
                s.record(AUTOMA_FOUND_NOTHING, automa)
                return
            reshuffle(s, automa)
            reshuffles += 1
        if follow_card(s, automa, turn_over(s, automa)):
            return


def follow_card(s: State, automa: i64, card: i64) -> bool:
    """Whether the card works."""
    task = TASK_OF[card]
    if task == OFFICE_TASK:
        stay_on_own_board(s, automa)
        s.record(AUTOMA_STAYED_IN_OFFICE, automa, card)
        return True
    space = best_space(s, task)
    if space == NONE_FREE:
        s.record(AUTOMA_FOUND_NO_SPACE, automa, card, task)
        return False
    schedule_time(s, automa)
    occupy(s, automa, task, space)
    s.record(AUTOMA_SCHEDULED, automa, card, task, space + 1)
    return True


def stay_on_own_board(s: State, automa: i64) -> None:
    """GF-13.18  One Time on the own board, without effect."""
    s.companies[automa].time -= 1
    s.companies[automa].spent += 1


def best_space(s: State, task: i64) -> i64:
    """GF-13.17  The space that an Automa takes for a task, if one is free."""
    if task == CONSULTING_TASK:
        return next_row(s)
    if task == ADVERTISING_TASK:
        return bottommost_waiting_space(s)
    if task == WAREHOUSE_TASK:
        return cheapest_supply(s)
    if task == FACTORY_TASK:
        return next_factory_space(s)
    if task == STOCK_TASK:
        return preferred_stock_space(s)
    return next_construction_space(s)


def bottommost_waiting_space(s: State) -> i64:
    space = WAITING_SPACES - 1
    while space >= 0:
        if s.queue[space] == EMPTY:
            return space
        space -= 1
    return NONE_FREE


def cheapest_supply(s: State) -> i64:
    """The spaces rise in price."""
    for space in range(WAREHOUSE_SPACES):
        if s.warehouse[space] == EMPTY and s.holds_supply(space):
            return space
    return NONE_FREE


def preferred_stock_space(s: State) -> i64:
    for space in AUTOMA_STOCK_SPACES:
        if s.stock_spaces[space] == EMPTY:
            return space
    return NONE_FREE


def occupy(s: State, automa: i64, task: i64, space: i64) -> None:
    if task == CONSULTING_TASK:
        s.left[space] = automa
    elif task == ADVERTISING_TASK:
        s.queue[space] = automa
    elif task == WAREHOUSE_TASK:
        s.warehouse[space] = automa
    elif task == FACTORY_TASK:
        s.factory[space] = automa
    elif task == STOCK_TASK:
        s.stock_spaces[space] = automa
    else:
        s.construction[space] = automa
