"""WA-5.6 to WA-5.17  Phase 2: spies are turned up, whoever is caught pays a bribe."""

from typing import Final

from mypy_extensions import i64

from chefetage.core.action import Action
from chefetage.core.bits import BIT, has
from chefetage.core.state import Player, RuleId
from chefetage.core.step import Step
from chefetage.core.vec import append, vec
from chefetage.games.watch.rules.clock import workers_in_clock_order
from chefetage.games.watch.rules.components import (
    BANK_PAYS,
    DEPARTMENT_OF,
    DEPARTMENTS,
    DOCUMENT_COLOUR,
    DOCUMENT_KINDS,
    RISKY,
)
from chefetage.games.watch.rules.documents import LACKS_BRIBE, held_of_kind, play_document
from chefetage.games.watch.rules.events import (
    BANK_PAID,
    BLACK_DISC_PROTECTED,
    BRIBE_PAID,
    BRIBE_RECEIVED,
    CAUGHT,
    OWN_SPIES,
    SPY_SHOWN,
)
from chefetage.games.watch.rules.money import notes_needed, pay
from chefetage.games.watch.rules.solo import remove_pocket_watch, settle_solo
from chefetage.games.watch.rules.state import BANK, State
from chefetage.games.watch.rules.third_worker import pay_for_third_worker


class PayBribe(Action[State]):
    """WA-5.13  Pay the full bribe."""

    def perform(self, s: State, p: Player, arg: i64) -> None:
        pay_bribe(s, p)

    def closed_by(self, s: State, p: Player, arg: i64) -> RuleId | None:
        """Nothing is due from who is asked for something else; in solo it is paid without a question."""
        return "WA-11.23" if s.is_solo else "WA-5.7"

    def facts(self, s: State, p: Player, arg: i64) -> dict[str, int]:
        bribe = s.boards[p].bribe()
        return {**payee_facts(s), "bribe": bribe, "notes": notes_needed(s, p, bribe)}


class LetBankPay(Action[State]):
    """WA-5.12  Lay out a "bank pays" document; it settles the whole bribe (WA-8.21)."""

    def refusal(self, s: State, p: Player, arg: i64) -> RuleId | None:
        return None if s.boards[p].hand[arg * DOCUMENT_KINDS + BANK_PAYS] > 0 else "WA-5.12"

    def closed_by(self, s: State, p: Player, arg: i64) -> RuleId | None:
        return "WA-11.2" if s.is_solo else "WA-8.24"

    def perform(self, s: State, p: Player, arg: i64) -> None:
        bribe = s.boards[p].bribe()
        play_document(s, p, arg * DOCUMENT_KINDS + BANK_PAYS)
        s.record(BANK_PAID, p, arg, bribe)
        receive_bribe(s, bribe)

    def facts(self, s: State, p: Player, arg: i64) -> dict[str, int]:
        facts = {"document_colour": arg, "bribe": s.boards[p].bribe(), "lacks": LACKS_BRIBE}
        return {**payee_facts(s), **facts, "held": held_of_kind(s, p, BANK_PAYS)}


class RevealSpies(Step[State]):
    """WA-5.36  All cards are turned up together, then the caught workers settle in clock order."""

    def enter(self, s: State) -> None:
        if s.round == 1:  # WA-4.3, WA-11.9
            return
        turn_up(s)
        s.order = caught_workers(s)
        s.turn = 0
        self.settle_next(s)

    def after(self, s: State, p: Player) -> None:
        s.actors = 0
        s.turn += 1
        self.settle_next(s)

    def facts(self, s: State) -> dict[str, int]:
        return {**payee_facts(s), "bribe": s.boards[s.order[s.turn]].bribe()}

    def settle_next(self, s: State) -> None:
        """WA-5.15  One after the other, until somebody has a choice."""
        while s.turn < i64(len(s.order)):
            worker = s.order[s.turn]
            if owes_bribe(s, worker) and self.has_choice(s, worker):
                s.actors = BIT[worker]
                return
            settle_caught(s, worker)
            s.turn += 1
        s.shown_spies = 0  # WA-5.17


def payee_facts(s: State) -> dict[str, int]:
    """WA-5.9  Who gets the bribe: the bank, or a player."""
    return {"bank": int(s.payee == BANK), "player": s.payee}


def turn_up(s: State) -> None:
    """WA-5.6  All activated spy cards are shown."""
    s.reveal()
    s.shown_spies = s.spies
    s.spies = 0
    for department in range(DEPARTMENTS):
        if has(s.shown_spies, department):
            s.record(SPY_SHOWN, s.players, department)
    if s.is_solo:
        remove_pocket_watch(s)  # WA-11.23


def caught_workers(s: State) -> vec[i64]:
    """WA-5.7  Workers on the risky space of a revealed department; never the robot (WA-11.20)."""
    caught = vec[i64]()
    for worker in workers_in_clock_order(s):
        space = s.space_of[worker]
        if RISKY[space] and has(s.shown_spies, DEPARTMENT_OF[space]) and not (s.is_solo and worker == s.neutral):
            caught = append(caught, worker)
            s.record(CAUGHT, worker, DEPARTMENT_OF[space])
    return caught


def owes_bribe(s: State, worker: i64) -> bool:
    """WA-13.2  Whether a caught worker's player would have to pay; only they are asked for a document."""
    return worker != s.neutral and worker != s.payee and worker != s.black_disc


def settle_caught(s: State, worker: i64) -> None:
    """WA-5.15  Settle with a caught worker whose player has nothing to decide."""
    if s.is_solo:
        settle_solo(s)
    elif worker == s.neutral:
        pay_for_third_worker(s)
    elif worker == s.payee:
        s.record(OWN_SPIES, worker)  # WA-5.10
    elif worker == s.black_disc:
        bribe = s.boards[worker].bribe()
        s.record(BLACK_DISC_PROTECTED, worker, bribe)  # WA-5.11, WA-7.8
        receive_bribe(s, bribe)
    else:
        pay_bribe(s, worker)


def pay_bribe(s: State, p: Player) -> None:
    """WA-5.13  By one's own roubles and, where they do not suffice, debt (WA-7.1)."""
    bribe = s.boards[p].bribe()
    pay(s, p, bribe)
    s.record(BRIBE_PAID, p, bribe)
    receive_bribe(s, bribe)


def receive_bribe(s: State, bribe: i64) -> None:
    """WA-5.9, WA-5.37  The activating player has it at once; the bank needs no money (WA-5.14)."""
    if s.payee != BANK:
        s.boards[s.payee].roubles += bribe
        s.record(BRIBE_RECEIVED, s.payee, bribe)


PAY_BRIBE: Final = PayBribe("pay", "WA-5.13")
LET_BANK_PAY: Final = LetBankPay("bank_pays", "WA-5.12", [DOCUMENT_COLOUR])
REVEAL_SPIES: Final = RevealSpies("reveal_spies", "WA-5.12", [PAY_BRIBE, LET_BANK_PAY], tells=True)
