"""Bounds: how often what can be repeated may be done at a table, so that its log stays short.

Everything is counted in the fold, so it holds after a restart. What a seat may do depends on its own doings and on what
everybody knows, so that a refusal tells nothing of what others did in secret.
"""

from chefetage.core.state import NOBODY, Player
from chefetage.table.counts import Doing
from chefetage.table.course import Course
from chefetage.table.table import Table

UNDO_MOVES, UNDO_PER_MOVE = 200, 3  # own moves that a seat takes back by itself, at first and for each that stands
ASKS = 40  # wishes of a seat to take back a finished turn, and one more for each of its moves that stands
TAKEN_BACK, TAKEN_BACK_PER_MOVE = 300, 2  # moves that went by such wishes, in all, and for each that stands
LEAVES = 60  # times that a seat is left after the start
PROPOSALS = 60  # of a seat, that a bot plays for somebody
JOINS = 100  # seats taken by the link
HOSTING = 200  # seats closed, opened and freed by the host
MUTES = 100  # people muted
NAMES = 100  # names given to the table after its opening


def may_undo(table: Table, seat: int, moves: int) -> bool:
    return done(table, "undone", seat) + moves <= UNDO_MOVES + UNDO_PER_MOVE * own_moves(table, seat)


def may_ask(table: Table, seat: int) -> bool:
    """Whether a seat may wish to take back a turn; what is asked for is granted, however much it is."""
    most = TAKEN_BACK + TAKEN_BACK_PER_MOVE * Course(table.match, NOBODY).ply
    return done(table, "asked", seat) < ASKS + own_moves(table, seat) and done(table, "taken-back") < most


def may_leave(table: Table, seat: int) -> bool:
    return done(table, "left", seat) < LEAVES


def may_propose(table: Table, seat: int) -> bool:
    return done(table, "proposed", seat) < PROPOSALS


def may_join(table: Table) -> bool:
    return done(table, "joined") < JOINS


def may_change_seats(table: Table) -> bool:
    """The host; beginning the game is always possible."""
    return done(table, "hosted") < HOSTING


def may_mute(table: Table) -> bool:
    return done(table, "muted") < MUTES


def may_rename(table: Table) -> bool:
    return done(table, "named") < NAMES


def done(table: Table, doing: Doing, seat: Player = NOBODY) -> int:
    return table.counts.get((doing, seat), 0)


def own_moves(table: Table, seat: int) -> int:
    return sum(line.seat == seat for line in table.match.record.moves)
