"""WA-5.18 to WA-5.35  Phase 3: the workers act in clock order, each with an action and a disc."""

from typing import Final

from mypy_extensions import i64

from chefetage.core.bits import BIT
from chefetage.core.state import NOBODY
from chefetage.core.step import Step
from chefetage.games.watch.rules.clock import space_at
from chefetage.games.watch.rules.components import ROUNDS, SPACE, SPACES, WATCH
from chefetage.games.watch.rules.end_round import TURN_HAND
from chefetage.games.watch.rules.final_smuggling import FINAL_SMUGGLING
from chefetage.games.watch.rules.place_disc import PLACE_DISC, LeaveRow
from chefetage.games.watch.rules.solo import take_disc_to_supply
from chefetage.games.watch.rules.spaces.overtime import WORK_OVERTIME
from chefetage.games.watch.rules.spaces.produce import PRODUCE_GEARS
from chefetage.games.watch.rules.spaces.scrounge import SCROUNGE_GOODS
from chefetage.games.watch.rules.spaces.search_documents import SEARCH_DOCUMENTS
from chefetage.games.watch.rules.spaces.sell import SELL_GEARS
from chefetage.games.watch.rules.spaces.smuggle import SMUGGLE_CRATES
from chefetage.games.watch.rules.spaces.upgrade import UPGRADE_ROW
from chefetage.games.watch.rules.spaces.watch import ACTIVATE_SPIES, draw_random_spies
from chefetage.games.watch.rules.state import State
from chefetage.games.watch.rules.third_worker import place_third_disc


class StartActions(Step[State]):
    """WA-4.12  The clock order begins."""

    def enter(self, s: State) -> None:
        s.clock = 0


class NextWorker(Step[State]):
    """WA-4.12  The next space of the clock order comes up, until one holds a player's worker."""

    def enter(self, s: State) -> None:
        s.active = NOBODY
        while s.clock < SPACES and s.active == NOBODY:
            come_up(s, space_at(s, s.clock))
            s.clock += 1

    def next(self, s: State) -> i64:
        if s.active != NOBODY:
            return self.number + 1
        return TURN_HAND.number if s.round < ROUNDS else FINAL_SMUGGLING.number  # WA-4.4, WA-11.14


def come_up(s: State, space: i64) -> None:
    """WA-4.12  A player's worker has its turn; the third worker acts at once (WA-10.5)."""
    worker = s.worker_on(space)
    if NOBODY < worker < s.players:
        s.active = worker
        return
    if worker == s.neutral and not s.is_solo:
        place_third_disc(s)
        lay_down(s, worker)
    if space == WATCH and s.round < ROUNDS:
        draw_random_spies(s)  # WA-5.28, WA-10.8, WA-11.13


def lay_down(s: State, worker: i64) -> None:
    """WA-4.13, WA-5.27  A worker lies as soon as its turn is over."""
    s.standing &= ~BIT[worker]


class Act(Step[State]):
    """WA-5.18  Part (a): the action of the space."""

    def next(self, s: State) -> i64:
        return ACTION_OF_SPACE[s.space_of[s.active]].number


class DiscPart(LeaveRow):
    """WA-5.20  Part (b): the leftmost disc of the department's row goes to a track, in solo to the supply."""

    def enter(self, s: State) -> None:
        p = s.active
        s.row = s.department_of(p)
        if not s.boards[p].has_disc_in(s.row):  # WA-5.22
            return
        if s.is_solo:
            take_disc_to_supply(s)
        else:
            self.offer(s, p)  # with no open track the disc stays (WA-5.23)


class EndTurn(Step[State]):
    """WA-5.27  The worker is laid down."""

    def enter(self, s: State) -> None:
        lay_down(s, s.active)

    def next(self, s: State) -> i64:
        return NEXT_WORKER.number


ACTIONS: Final[dict[str, Step[State]]] = {
    "smuggle": SMUGGLE_CRATES,
    "sell": SELL_GEARS,
    "overtime": WORK_OVERTIME,
    "produce": PRODUCE_GEARS,
    "upgrade": UPGRADE_ROW,
    "scrounge": SCROUNGE_GOODS,
    "search_documents": SEARCH_DOCUMENTS,
    "watch": ACTIVATE_SPIES,
}
ACTION_OF_SPACE: Final[list[Step[State]]] = [ACTIONS[space] for space in SPACE.keys]
START_ACTIONS: Final = StartActions("start_actions", "WA-4.12", [])
NEXT_WORKER: Final = NextWorker("next_worker", "WA-4.12", [])
ACT: Final = Act("act", "WA-5.18", [])
DISC_PART: Final = DiscPart("disc_part", "WA-5.20", [PLACE_DISC])
END_TURN: Final = EndTurn("end_turn", "WA-5.27", [])
