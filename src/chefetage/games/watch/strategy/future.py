"""What the turn under way and the rounds to come will bring."""

from mypy_extensions import i64

from chefetage.core.bits import count, has
from chefetage.core.state import Player
from chefetage.games.watch.rules.components import (
    COLUMNS,
    DEPARTMENT_OF,
    DEPARTMENTS,
    LOADING_DOCK,
    OFFICE,
    OFFICE_DRAW,
    OFFICE_KEEP,
    OVERTIME,
    PRODUCE,
    REPAY_PRICE_WATCH,
    RISKY,
    ROUBLES_PER_DISC,
    ROUNDS,
    SCROUNGE,
    SEARCH,
    SELL,
    SMUGGLE,
    SMUGGLE_GEARS,
    SPACES,
    UPGRADE,
    WAREHOUSE,
    WAREHOUSE_GEARS,
    WAREHOUSE_ROUBLES,
    WATCH,
    WORKSHOP,
    WORKSHOP_GEARS,
)
from chefetage.games.watch.rules.documents import LIFT_DISC, TARGET_TRACK
from chefetage.games.watch.rules.final_smuggling import FINAL_SMUGGLING
from chefetage.games.watch.rules.place_workers import PLACE_WORKERS
from chefetage.games.watch.rules.reveal_spies import REVEAL_SPIES
from chefetage.games.watch.rules.spaces.prospect import gears_on, roubles_on
from chefetage.games.watch.rules.spaces.search_documents import SEARCH_DOCUMENTS
from chefetage.games.watch.rules.spaces.sell import SELL_GEARS
from chefetage.games.watch.rules.spaces.smuggle import SMUGGLE_CRATES
from chefetage.games.watch.rules.spaces.upgrade import UPGRADE_ROW, UPGRADE_TRACK, upgrade_price
from chefetage.games.watch.rules.spaces.watch import ACTIVATE_SPIES
from chefetage.games.watch.rules.state import State
from chefetage.games.watch.rules.take_turns import ACT, DISC_PART
from chefetage.games.watch.strategy.forecast import Forecast
from chefetage.games.watch.strategy.weights import WatchWeights


def expect_turn(s: State, p: Player, viewer: Player, forecast: Forecast) -> None:
    step = s.outer_step
    forecast.exchanges = 1.0  # the final one
    if step == FINAL_SMUGGLING.number:
        expect_final_smuggling(s, p, forecast)
    elif s.is_standing(p):
        if step <= REVEAL_SPIES.number:
            expect_bribe(s, p, viewer, forecast)
        if not has_acted(s, p):
            expect_action(s, p, forecast)
        expect_discs(s, p, forecast)
    elif step <= PLACE_WORKERS.number:
        forecast.rounds += 1


def expect_final_smuggling(s: State, p: Player, forecast: Forecast) -> None:
    for turn in range(s.turn, i64(len(s.order))):
        if s.order[turn] == p:
            forecast.exchanges = 0.0 if turn == s.turn and s.has_smuggled else 1.0
            return
    forecast.exchanges = 0.0
    forecast.extra_crates = 0


def has_acted(s: State, p: Player) -> bool:
    """Whether the main decision of p's action is behind them."""
    if s.active != p or s.outer_step <= ACT.number:
        return False
    step = s.step
    if step == SMUGGLE_CRATES.number:
        return s.has_smuggled
    is_deciding = step == SELL_GEARS.number or step == UPGRADE_ROW.number
    return not (is_deciding or step == SEARCH_DOCUMENTS.number or step == ACTIVATE_SPIES.number)


def expect_action(s: State, p: Player, forecast: Forecast) -> None:
    """What the space gives at once, and what p will make of it."""
    space = s.space_of[p]
    forecast.gears += float(gears_on(s, forecast.rows, space))
    forecast.roubles += float(roubles_on(s, forecast.rows, space))
    if space == SMUGGLE and forecast.gears >= float(SMUGGLE_GEARS[forecast.rows[LOADING_DOCK]]):
        forecast.exchange(s, 1.0)
    elif space == SELL:
        forecast.sold = 1.0
    elif space == UPGRADE:
        expect_upgrade(s, forecast)
    elif space == SEARCH:
        forecast.documents += search(forecast)
    elif space == WATCH:
        expect_watch(s, p, forecast)


def search(forecast: Forecast) -> float:
    """Documents kept; the more of them are seen, the better they fit."""
    kept = float(OFFICE_KEEP[forecast.rows[OFFICE]])
    return kept + forecast.weights.choice * (float(OFFICE_DRAW[forecast.rows[OFFICE]]) - kept)


def expect_upgrade(s: State, forecast: Forecast) -> None:
    """The cheapest disc, if it needs no debt."""
    cheapest: i64 = 0
    for row in range(OFFICE if s.is_solo else DEPARTMENTS):
        if forecast.rows[row] < forecast.rows[cheapest]:
            cheapest = row
    if forecast.rows[cheapest] == COLUMNS:
        return
    price = float(upgrade_price(forecast.rows, cheapest))
    if price <= forecast.roubles:
        forecast.roubles -= price
        forecast.take_off(cheapest)


def expect_watch(s: State, p: Player, forecast: Forecast) -> None:
    """Bribes of the next round, and notes returned for less."""
    if s.round < ROUNDS:
        for rival in range(s.players):
            if rival != p:
                forecast.roubles += forecast.weights.spy_income * float(s.card.eyes * s.boards[rival].bribe())
    notes = min(forecast.notes, float(i64(forecast.roubles / float(REPAY_PRICE_WATCH))))
    forecast.notes -= notes
    forecast.roubles -= notes * float(REPAY_PRICE_WATCH)


def expect_discs(s: State, p: Player, forecast: Forecast) -> None:
    """Discs on their way to a track: of the disc part, an upgrade or a document."""
    if s.active != p or s.outer_step < DISC_PART.number or s.step == DISC_PART.number:
        forecast.take_off(s.department_of(p))
    if s.active == p and s.step == UPGRADE_TRACK.number:
        forecast.take_off(s.row)
    if s.active == p and (s.step == LIFT_DISC.number or s.step == TARGET_TRACK.number):
        forecast.discs += 1


def expect_bribe(s: State, p: Player, viewer: Player, forecast: Forecast) -> None:
    if p == s.payee or p == s.black_disc:
        return
    chance = danger(s, p, viewer, forecast.weights)
    bribe = forecast.bribe()
    if s.is_solo:
        discs = min(bribe, forecast.supply)
        forecast.supply -= chance * discs
        forecast.pay((bribe - discs) * float(ROUBLES_PER_DISC), chance)
    elif forecast.bank_pays > 0.0:
        forecast.bank_pays -= chance
    else:
        forecast.pay(bribe, chance)


def expect_spy_income(s: State, p: Player, viewer: Player, forecast: Forecast) -> None:
    if s.payee == p:
        for worker in range(i64(len(s.space_of))):
            if worker != p:
                payer = worker if worker < s.players else 1 - p  # the third worker pays like the rival
                forecast.roubles += danger(s, worker, viewer, forecast.weights) * float(s.boards[payer].bribe())


def danger(s: State, worker: i64, viewer: Player, weights: WatchWeights) -> float:
    """How likely the worker is to be caught when spies are next revealed."""
    if s.step == REVEAL_SPIES.number:
        for turn in range(s.turn, i64(len(s.order))):
            if s.order[turn] == worker:
                return 1.0
        return 0.0
    here = s.space_of[worker]
    if s.is_standing(worker) and s.step <= PLACE_WORKERS.number:
        return watched(s, here, viewer)
    chance = 0.0
    for space in range(SPACES):
        if space != here:
            chance += weights.visits[space] * watched(s, space, viewer)
    return chance


def watched(s: State, space: i64, viewer: Player) -> float:
    """How likely a spy lies in wait for who is on the space."""
    if not RISKY[space]:
        return 0.0
    if s.payee == viewer:
        return 1.0 if has(s.spies, DEPARTMENT_OF[space]) else 0.0
    return float(count(s.spies)) / float(count(s.spy_cards))


def expect_rounds(s: State, p: Player, forecast: Forecast) -> None:
    """An average future for every round to come."""
    weights = forecast.weights
    rounds = float(forecast.rounds)
    workshop = float(WORKSHOP_GEARS[forecast.rows[WORKSHOP]])
    warehouse = forecast.rows[WAREHOUSE]
    visits = weights.visits
    forecast.gears += rounds * (visits[OVERTIME] * (workshop + weights.market_overtime) + visits[PRODUCE] * workshop)
    forecast.gears += rounds * visits[SCROUNGE] * (float(WAREHOUSE_GEARS[warehouse]) + weights.market_scrounge)
    forecast.roubles += rounds * visits[SCROUNGE] * (float(WAREHOUSE_ROUBLES[warehouse]) + weights.market_scrounge)
    forecast.roubles += rounds * visits[SELL] * weights.market_sell
    forecast.exchanges += rounds * visits[SMUGGLE]
    forecast.sold = max(forecast.sold, min(1.0, rounds * weights.sales))
    if s.is_solo:
        forecast.supply += rounds
    else:
        forecast.gears += rounds * weights.disc_goods
        forecast.roubles += rounds * weights.disc_goods
        forecast.documents += rounds * weights.searched * search(forecast)
    expect_later_bribes(s, p, forecast)


def expect_later_bribes(s: State, p: Player, forecast: Forecast) -> None:
    weights = forecast.weights
    is_safe = p == s.black_disc or (s.space_of[p] == WATCH and s.is_standing(p))
    rounds = float(forecast.rounds) - (weights.safe_rounds if is_safe else 0.0)
    bribes = max(0.0, rounds * weights.caught - weights.bank_paid * forecast.bank_pays) * forecast.bribe()
    if s.is_solo:
        forecast.supply -= bribes
    else:
        forecast.pay(bribes, 1.0)
