"""WA-4.2  The sequence of play: the game's table of contents."""

from typing import Final

from chefetage.core.step import Step
from chefetage.games.watch.rules.documents import LIFT_DISC, TARGET_TRACK
from chefetage.games.watch.rules.end_round import NEW_MARKET_CARD, TURN_HAND
from chefetage.games.watch.rules.final_smuggling import FINAL_SMUGGLING, FORCED_REPAYMENT
from chefetage.games.watch.rules.free_moments import AFTER_DISC, BEFORE_ACTION, BETWEEN_PARTS
from chefetage.games.watch.rules.place_workers import PLACE_WORKERS
from chefetage.games.watch.rules.reveal_spies import REVEAL_SPIES
from chefetage.games.watch.rules.solo import MOVE_ROBOT
from chefetage.games.watch.rules.spaces.overtime import WORK_OVERTIME
from chefetage.games.watch.rules.spaces.produce import PRODUCE_GEARS
from chefetage.games.watch.rules.spaces.scrounge import SCROUNGE_GOODS
from chefetage.games.watch.rules.spaces.search_documents import SEARCH_DOCUMENTS
from chefetage.games.watch.rules.spaces.sell import EXCHANGE_ONE_CRATE, SELL_GEARS
from chefetage.games.watch.rules.spaces.smuggle import SMUGGLE_CRATES
from chefetage.games.watch.rules.spaces.upgrade import UPGRADE_ROW, UPGRADE_TRACK
from chefetage.games.watch.rules.spaces.watch import ACTIVATE_SPIES, TAKE_BLACK_DISC
from chefetage.games.watch.rules.state import State
from chefetage.games.watch.rules.take_turns import ACT, DISC_PART, END_TURN, NEXT_WORKER, START_ACTIONS
from chefetage.games.watch.rules.tracks import TAKE_BONUS

SEQUENCE: Final[list[Step[State]]] = [
    MOVE_ROBOT,
    PLACE_WORKERS,  # Phase 1
    REVEAL_SPIES,  # Phase 2
    START_ACTIONS,  # Phase 3
    NEXT_WORKER,
    BEFORE_ACTION,
    ACT,  # goes on to the step of the worker's space
    SMUGGLE_CRATES,
    SELL_GEARS,
    EXCHANGE_ONE_CRATE,
    WORK_OVERTIME,
    PRODUCE_GEARS,
    UPGRADE_ROW,
    SCROUNGE_GOODS,
    SEARCH_DOCUMENTS,
    ACTIVATE_SPIES,
    TAKE_BLACK_DISC,
    BETWEEN_PARTS,  # where all of them meet again
    DISC_PART,
    AFTER_DISC,
    END_TURN,  # back to the next worker
    TURN_HAND,  # Phase 4
    NEW_MARKET_CARD,  # Phase 5, back to the start
    FINAL_SMUGGLING,
    FORCED_REPAYMENT,
    # Sub-decisions.
    UPGRADE_TRACK,
    LIFT_DISC,
    TARGET_TRACK,
    TAKE_BONUS,
]
