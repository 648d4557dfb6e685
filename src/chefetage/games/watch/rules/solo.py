"""WA-11  The solo game: robot, pocket watches, bribes in discs."""

from typing import Final

from mypy_extensions import i64

from chefetage.core.bits import BIT, has
from chefetage.core.state import NOBODY
from chefetage.core.step import Step
from chefetage.core.vec import append, vec
from chefetage.games.watch.rules.chance import DIE, DIE_SIDES
from chefetage.games.watch.rules.components import OFFICE, ROBOT_CYCLE, ROUBLES_PER_DISC
from chefetage.games.watch.rules.events import DISC_TO_SUPPLY, DISCS_PAID, OFFICE_SPY_REMOVED, ROBOT_MOVED, WATCH_LOST
from chefetage.games.watch.rules.money import pay
from chefetage.games.watch.rules.state import State


class MoveRobot(Step[State]):
    """WA-11.6  From round 2 the robot moves by a roll of the die."""

    def enter(self, s: State) -> None:
        if s.is_solo and s.round > 1:
            s.roll = s.chance.below(DIE, DIE_SIDES) + 1
            s.reveal()
            before = s.space_of[s.neutral]
            targets = robot_targets(s)
            space = targets[(s.roll - 1) % len(targets)]
            s.space_of[s.neutral] = space
            s.record(ROBOT_MOVED, s.neutral, space, s.roll, 0 if space == before else 1)


def robot_targets(s: State) -> vec[i64]:
    """WA-11.7  Open spaces but the player's, clockwise from behind the robot; its own is the last."""
    size: i64 = len(ROBOT_CYCLE)
    robot = s.space_of[s.neutral]
    targets = vec[i64]()
    for step in range(1, size + 1):
        space = ROBOT_CYCLE[(robot + step) % size]
        if s.worker_on(space) == NOBODY or space == robot:
            targets = append(targets, space)
    return targets


def remove_pocket_watch(s: State) -> None:
    """WA-11.11  The office card takes a watch; with the last watch it leaves the game."""
    if not has(s.shown_spies, OFFICE) or s.watches == 0:
        return
    s.watches -= 1
    s.record(WATCH_LOST, 0, s.watches)
    if s.watches == 0:
        s.spy_cards &= ~BIT[OFFICE]
        s.record(OFFICE_SPY_REMOVED, 0)


def settle_solo(s: State) -> None:
    """WA-11.10  The bribe is due in own discs, and in roubles for each that is missing."""
    board = s.boards[0]
    bribe = board.bribe()
    discs = min(bribe, board.supply)
    board.supply -= discs
    roubles = (bribe - discs) * ROUBLES_PER_DISC
    pay(s, 0, roubles)
    s.record(DISCS_PAID, 0, discs, roubles)


def take_disc_to_supply(s: State) -> None:
    """WA-11.12  The disc part: there are no tracks."""
    board = s.boards[0]
    board.removed[s.row] += 1
    board.supply += 1
    s.record(DISC_TO_SUPPLY, 0, s.row)


MOVE_ROBOT: Final = MoveRobot("move_robot", "WA-11.6", [])
