"""How likely bribes are, to be paid and to be received."""

from mypy_extensions import i64

from chefetage.core.bits import count, has
from chefetage.core.state import Player
from chefetage.games.watch.rules.components import (
    DEPARTMENT_OF,
    RISKY,
    ROUBLES_PER_DISC,
    SPACES,
)
from chefetage.games.watch.rules.place_workers import PLACE_WORKERS
from chefetage.games.watch.rules.reveal_spies import REVEAL_SPIES
from chefetage.games.watch.rules.state import State
from chefetage.games.watch.strategy.forecast import Forecast
from chefetage.games.watch.strategy.weights import VISITS


def expect_bribe(s: State, p: Player, viewer: Player, f: Forecast) -> None:
    if p == s.payee or p == s.black_disc:
        return
    chance = danger(s, p, viewer)
    bribe = f.bribe()
    if s.is_solo:
        discs = min(bribe, f.supply)
        f.supply -= chance * discs
        f.pay((bribe - discs) * float(ROUBLES_PER_DISC), chance)
    elif f.bank_pays > 0.0:
        f.bank_pays -= chance
    else:
        f.pay(bribe, chance)


def expect_spy_income(s: State, p: Player, viewer: Player, f: Forecast) -> None:
    if s.payee == p:
        for worker in range(i64(len(s.space_of))):
            if worker != p:
                payer = worker if worker < s.players else 1 - p  # the third worker pays like the rival
                f.roubles += danger(s, worker, viewer) * float(s.boards[payer].bribe())


def danger(s: State, worker: i64, viewer: Player) -> float:
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
            chance += VISITS[space] * watched(s, space, viewer)
    return chance


def watched(s: State, space: i64, viewer: Player) -> float:
    """How likely a spy lies in wait for who is on the space."""
    if not RISKY[space]:
        return 0.0
    if s.payee == viewer:
        return 1.0 if has(s.spies, DEPARTMENT_OF[space]) else 0.0
    return float(count(s.spies)) / float(count(s.spy_cards))
