"""WA-6.35 to WA-6.42  Watch: choose the spies, take the black disc, return notes cheaply."""

from typing import Final

from mypy_extensions import i64

from chefetage.core.action import Action, Argument
from chefetage.core.bits import BIT, count, has
from chefetage.core.state import Player, RuleId
from chefetage.core.step import Step
from chefetage.core.vec import append, vec
from chefetage.games.watch.rules.chance import SPY_DRAW
from chefetage.games.watch.rules.components import (
    DEPARTMENTS,
    MARKET,
    MOST_NOTES,
    REPAY_PRICE,
    REPAY_PRICE_WATCH,
    ROUNDS,
    SPY_SETS,
    WATCH,
)
from chefetage.games.watch.rules.events import (
    BLACK_DISC_TAKEN,
    LOOKED,
    NEXT_MARKET_SEEN,
    RANDOM_SPIES,
    SPIES_ACTIVATED,
    SPY_CHOSEN,
)
from chefetage.games.watch.rules.free_moments import ActionPart
from chefetage.games.watch.rules.money import debt_points, return_notes
from chefetage.games.watch.rules.spaces.closed import closed_part, part_facts
from chefetage.games.watch.rules.state import BANK, State


class Activate(Action[State]):
    """WA-6.36  Activate exactly as many spy cards as the market card has eyes."""

    def refusal(self, s: State, p: Player, arg: i64) -> RuleId | None:
        return None if count(arg) == s.card.eyes else "WA-6.36"

    def closed_by(self, s: State, p: Player, arg: i64) -> RuleId | None:
        if s.round == ROUNDS and s.is_acting(p) and s.space_of[p] == WATCH:
            return "WA-6.42"
        return closed_part(s, p, WATCH, ACTIVATE_SPIES.number, None)

    def perform(self, s: State, p: Player, arg: i64) -> None:
        s.spies = arg
        s.payee = p  # WA-6.37
        s.record(SPIES_ACTIVATED, p, s.card.eyes)
        for department in range(DEPARTMENTS):
            if has(arg, department):
                s.record(SPY_CHOSEN, p, department)

    def facts(self, s: State, p: Player, arg: i64) -> dict[str, int]:
        return {"chosen": count(arg), "eyes": s.card.eyes, **part_facts(s, p, WATCH)}


class ActivateSpies(Step[State]):
    """WA-6.45  First look at the next market card, then choose; neither in round 12 (WA-6.42)."""

    def enter(self, s: State) -> None:
        if s.round < ROUNDS:
            look(s, s.active)
            self.offer(s, s.active)

    def facts(self, s: State) -> dict[str, int]:
        return {"eyes": s.card.eyes}


def look(s: State, p: Player) -> None:
    """WA-6.35  Shown to this player only, until it is turned up."""
    s.looked = p
    s.reveal()
    s.record(LOOKED, p)
    card = s.market_deck[len(s.market_deck) - 1]
    s.record(NEXT_MARKET_SEEN, p, card, MARKET[card].eyes)


class RepayOnWatch(Action[State]):
    """WA-6.39  Return any number of notes for the lower price."""

    def refusal(self, s: State, p: Player, arg: i64) -> RuleId | None:
        board = s.boards[p]
        return None if arg <= board.notes and arg * REPAY_PRICE_WATCH <= board.roubles else "WA-6.39"

    def closed_by(self, s: State, p: Player, arg: i64) -> RuleId | None:
        """WA-7.4  The lower price belongs to Watch."""
        if s.is_solo:
            return "WA-11.15"
        if s.is_acting(p) and s.space_of[p] == WATCH:
            return closed_part(s, p, WATCH, TAKE_BLACK_DISC.number, self.refusal(s, p, arg))
        return "WA-7.4"

    def perform(self, s: State, p: Player, arg: i64) -> None:
        if arg > 0:
            return_notes(s, p, arg, REPAY_PRICE_WATCH)

    def facts(self, s: State, p: Player, arg: i64) -> dict[str, int]:
        board = s.boards[p]
        return {
            "returned": arg,
            "price": REPAY_PRICE_WATCH,
            "usual": REPAY_PRICE,
            "cost": arg * REPAY_PRICE_WATCH,
            "notes": board.notes,
            "enough": int(arg <= board.notes),  # whether there are so many notes
            "roubles": board.roubles,
            "points": arg * debt_points(),
            **part_facts(s, p, WATCH),
        }


class TakeBlackDisc(ActionPart):
    """WA-6.38, WA-6.39  The black disc changes hands; then notes may be returned, if any can."""

    def enter(self, s: State) -> None:
        s.black_disc = s.active
        s.record(BLACK_DISC_TAKEN, s.active)
        self.offer(s, s.active)

    def facts(self, s: State) -> dict[str, int]:
        return {"price": REPAY_PRICE_WATCH}


def draw_random_spies(s: State) -> None:
    """WA-6.41  Nobody watches: spies are drawn face down, at most all there are (WA-11.13)."""
    pool = vec[i64]()
    for department in range(DEPARTMENTS):
        if has(s.spy_cards, department):
            pool = append(pool, department)
    s.chance.shuffle(SPY_DRAW, pool)
    eyes = min(s.card.eyes, i64(len(pool)))
    s.spies = 0
    for card in range(eyes):
        s.spies |= BIT[pool[card]]
    s.payee = BANK
    s.record(RANDOM_SPIES, s.players, eyes)


REPAY_ON_WATCH: Final = RepayOnWatch("repay_on_watch", "WA-6.39", [Argument.numbers("notes", MOST_NOTES + 1)])
ACTIVATE_SPIES: Final = ActivateSpies("activate_spies", "WA-6.36", [Activate("spy", "WA-6.36", [SPY_SETS])])
TAKE_BLACK_DISC: Final = TakeBlackDisc("take_black_disc", "WA-6.39", [REPAY_ON_WATCH])
