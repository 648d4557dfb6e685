"""What the turn under way will bring."""

from mypy_extensions import i64

from chefetage.core.state import Player
from chefetage.games.watch.rules.components import (
    COLUMN_COST,
    COLUMNS,
    DEPARTMENTS,
    LOADING_DOCK,
    OFFICE,
    OFFICE_DRAW,
    OFFICE_KEEP,
    OVERTIME,
    PRODUCE,
    REPAY_PRICE_WATCH,
    ROUNDS,
    SCROUNGE,
    SEARCH,
    SELL,
    SMUGGLE,
    SMUGGLE_GEARS,
    UPGRADE,
    WAREHOUSE,
    WAREHOUSE_GEARS,
    WAREHOUSE_ROUBLES,
    WORKSHOP,
    WORKSHOP_GEARS,
)
from chefetage.games.watch.rules.documents import LIFT_DISC, TARGET_TRACK
from chefetage.games.watch.rules.final_smuggling import FINAL_SMUGGLING
from chefetage.games.watch.rules.place_workers import PLACE_WORKERS
from chefetage.games.watch.rules.reveal_spies import REVEAL_SPIES
from chefetage.games.watch.rules.spaces.search_documents import SEARCH_DOCUMENTS
from chefetage.games.watch.rules.spaces.sell import SELL_GEARS
from chefetage.games.watch.rules.spaces.smuggle import SMUGGLE_CRATES
from chefetage.games.watch.rules.spaces.upgrade import UPGRADE_ROW, UPGRADE_TRACK
from chefetage.games.watch.rules.spaces.watch import ACTIVATE_SPIES
from chefetage.games.watch.rules.state import State
from chefetage.games.watch.rules.take_turns import ACT, DISC_PART
from chefetage.games.watch.strategy.forecast import Forecast
from chefetage.games.watch.strategy.spies import expect_bribe
from chefetage.games.watch.strategy.weights import CHOICE, SPY_INCOME


def expect_turn(s: State, p: Player, viewer: Player, f: Forecast) -> None:
    step = turn_step(s)
    f.exchanges = 1.0  # the final one
    if step == FINAL_SMUGGLING.number:
        expect_final_smuggling(s, p, f)
    elif s.is_standing(p):
        if step <= REVEAL_SPIES.number:
            expect_bribe(s, p, viewer, f)
        if not has_acted(s, p):
            expect_action(s, p, f)
        expect_discs(s, p, f)
    elif step <= PLACE_WORKERS.number:
        f.rounds += 1


def turn_step(s: State) -> i64:
    """A sub-decision belongs to the step that asked for it."""
    return s.waiting[0] if len(s.waiting) > 0 else s.step


def expect_final_smuggling(s: State, p: Player, f: Forecast) -> None:
    for turn in range(s.turn, i64(len(s.order))):
        if s.order[turn] == p:
            f.exchanges = 0.0 if turn == s.turn and s.has_smuggled else 1.0
            return
    f.exchanges = 0.0
    f.extra_crates = 0


def has_acted(s: State, p: Player) -> bool:
    """Whether the main decision of p's action is behind them."""
    if s.active != p or turn_step(s) <= ACT.number:
        return False
    step = s.step
    if step == SMUGGLE_CRATES.number:
        return s.has_smuggled
    is_deciding = step == SELL_GEARS.number or step == UPGRADE_ROW.number
    return not (is_deciding or step == SEARCH_DOCUMENTS.number or step == ACTIVATE_SPIES.number)


def expect_action(s: State, p: Player, f: Forecast) -> None:
    space = s.space_of[p]
    if space == SMUGGLE:
        if f.gears >= float(SMUGGLE_GEARS[f.rows[LOADING_DOCK]]):
            f.exchange(s, 1.0)
    elif space == SELL:
        f.roubles += float(s.card.sell)
        f.sold = 1.0
    elif space == OVERTIME:
        f.gears += float(WORKSHOP_GEARS[f.rows[WORKSHOP]] + s.card.overtime)
    elif space == PRODUCE:
        f.gears += float(WORKSHOP_GEARS[f.rows[WORKSHOP]])
    elif space == UPGRADE:
        expect_upgrade(s, f)
    elif space == SCROUNGE:
        f.gears += float(WAREHOUSE_GEARS[f.rows[WAREHOUSE]] + s.card.scrounge_gears)
        f.roubles += float(WAREHOUSE_ROUBLES[f.rows[WAREHOUSE]] + s.card.scrounge_roubles)
    elif space == SEARCH:
        f.documents += search(f)
    else:
        expect_watch(s, p, f)


def search(f: Forecast) -> float:
    """Documents kept; the more of them are seen, the better they fit."""
    kept = float(OFFICE_KEEP[f.rows[OFFICE]])
    return kept + CHOICE * (float(OFFICE_DRAW[f.rows[OFFICE]]) - kept)


def expect_upgrade(s: State, f: Forecast) -> None:
    """The cheapest disc, if it needs no debt."""
    cheapest: i64 = 0
    for row in range(OFFICE if s.is_solo else DEPARTMENTS):
        if f.rows[row] < f.rows[cheapest]:
            cheapest = row
    if f.rows[cheapest] < COLUMNS and float(COLUMN_COST[f.rows[cheapest]]) <= f.roubles:
        f.roubles -= float(COLUMN_COST[f.rows[cheapest]])
        f.take_off(cheapest)


def expect_watch(s: State, p: Player, f: Forecast) -> None:
    """Bribes of the next round, and notes returned for less."""
    if s.round < ROUNDS:
        for rival in range(s.players):
            if rival != p:
                f.roubles += SPY_INCOME * float(s.card.eyes * s.boards[rival].bribe())
    notes = min(f.notes, float(i64(f.roubles / float(REPAY_PRICE_WATCH))))
    f.notes -= notes
    f.roubles -= notes * float(REPAY_PRICE_WATCH)


def expect_discs(s: State, p: Player, f: Forecast) -> None:
    """Discs on their way to a track: of the disc part, an upgrade or a document."""
    if s.active != p or turn_step(s) < DISC_PART.number or s.step == DISC_PART.number:
        f.take_off(s.department_of(p))
    if s.active == p and s.step == UPGRADE_TRACK.number:
        f.take_off(s.row)
    if s.active == p and (s.step == LIFT_DISC.number or s.step == TARGET_TRACK.number):
        f.discs += 1
