"""WA-5.1 to WA-5.5  Phase 1: everybody moves their worker to another space."""

from typing import Final

from mypy_extensions import i64

from chefetage.core.action import Action
from chefetage.core.bits import BIT
from chefetage.core.state import NOBODY, Player, RuleId
from chefetage.core.step import Step
from chefetage.core.vec import append, vec
from chefetage.games.watch.rules.clock import workers_in_clock_order
from chefetage.games.watch.rules.components import CLOSED_IN_SOLO, RISKY, ROUBLES_PER_DISC, SPACE
from chefetage.games.watch.rules.events import PLACED
from chefetage.games.watch.rules.money import REPAY
from chefetage.games.watch.rules.spaces.prospect import NOTHING, outlook, prospect
from chefetage.games.watch.rules.state import BANK, State
from chefetage.games.watch.rules.third_worker import place_third_worker

# What being caught means (WA-5.9 to WA-5.11, WA-11.10).
NO_RISK: Final = 0
PAY_BANK: Final = 1
PAY_PLAYER: Final = 2
OWN_SPIES: Final = 3
PROTECTED: Final = 4
PAY_DISCS: Final = 5


class Place(Action[State]):
    """WA-5.2, WA-5.3  Choose an empty space; staying is forbidden."""

    def refusal(self, s: State, p: Player, arg: i64) -> RuleId | None:
        if s.is_solo and CLOSED_IN_SOLO[arg]:
            return "WA-11.3"
        worker = s.worker_on(arg)
        if worker == p:
            return "WA-5.3"
        if worker == NOBODY:
            return None
        return "WA-11.8" if s.is_solo else "WA-5.1"  # the robot stands on Smuggle in round 1 (WA-11.25)

    def perform(self, s: State, p: Player, arg: i64) -> None:
        s.space_of[p] = arg
        s.standing |= BIT[p]  # WA-4.13
        s.record(PLACED, p, arg)

    def facts(self, s: State, p: Player, arg: i64) -> dict[str, int]:
        """The place of the space on the dial, counted from 1, tells the words which facts to expect."""
        worker = s.worker_on(arg)
        facts = {"space": arg, "place": arg + 1, "passes": 0, "solo": int(s.is_solo)}
        facts["player"] = worker if worker != NOBODY else s.payee  # who stands in the way, or gets the bribe
        return {**facts, **NOTHING, **prospect(s, p, arg), **outlook(s, p, arg), **risk_facts(s, p, arg)}


def risk_facts(s: State, p: Player, space: i64) -> dict[str, int]:
    """What p would pay if caught on a space, and who gets it; in solo discs come first (WA-11.10)."""
    board = s.boards[p]
    bribe = board.bribe() if RISKY[space] and s.round > 1 else 0  # WA-4.3
    discs = min(bribe, board.supply)
    risk = risk_of(s, p) if bribe > 0 else NO_RISK
    return {"bribe": bribe, "risk": risk, "discs": discs, "due": (bribe - discs) * ROUBLES_PER_DISC}


def risk_of(s: State, p: Player) -> i64:
    """WA-5.9 to WA-5.11  Who bears the bribe."""
    if s.is_solo:
        return PAY_DISCS
    if s.payee == p:
        return OWN_SPIES
    if s.black_disc == p:
        return PROTECTED
    return PAY_BANK if s.payee == BANK else PAY_PLAYER


class PlaceWorkers(Step[State]):
    """WA-4.10, WA-4.11  Round 1 in seat order, later in clock order, fixed now (WA-4.15)."""

    def enter(self, s: State) -> None:
        s.start_turns(first_round_order(s) if s.round == 1 else later_order(s))
        self.move_neutral_worker(s)

    def after(self, s: State, p: Player) -> None:
        if s.is_standing(p):  # else only a note was returned
            s.next_turn()
            self.move_neutral_worker(s)

    def move_neutral_worker(self, s: State) -> None:
        if s.turn < i64(len(s.order)) and s.order[s.turn] == s.neutral:
            place_third_worker(s)
            s.next_turn()


def first_round_order(s: State) -> vec[i64]:
    """WA-4.10  The third worker enters last (WA-10.2)."""
    order = vec[i64]()
    for place in range(s.players):
        order = append(order, (s.start_player + place) % s.players)
    return append(order, s.neutral) if s.players == 2 else order


def later_order(s: State) -> vec[i64]:
    """WA-4.11  The robot has moved before (WA-11.5)."""
    return vec[i64]([0]) if s.is_solo else workers_in_clock_order(s)


PLACE_WORKERS: Final = PlaceWorkers("place_workers", "WA-5.3", [Place("place", "WA-5.3", [SPACE]), REPAY])
