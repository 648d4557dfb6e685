"""WA-7  Money and debt. The supply never ends (WA-2.4, WA-2.5)."""

from typing import Final

from mypy_extensions import i64

from chefetage.core.action import Action
from chefetage.core.state import Player, RuleId
from chefetage.games.watch.rules.components import NOTE_POINTS, NOTE_ROUBLES, REPAY_PRICE, REPAY_PRICE_END
from chefetage.games.watch.rules.events import NOTES_RETURNED, NOTES_TAKEN
from chefetage.games.watch.rules.state import State


def pay(s: State, p: Player, amount: i64) -> None:
    """WA-7.1, WA-7.9  Pay a bribe or an upgrade, the only causes of debt (WA-7.7), in one step."""
    board = s.boards[p]
    notes = notes_needed(s, p, amount)
    if notes > 0:
        board.notes += notes
        board.roubles += notes * NOTE_ROUBLES  # WA-7.2
        s.record(NOTES_TAKEN, p, notes, NOTE_ROUBLES)
    board.roubles -= amount


def notes_needed(s: State, p: Player, amount: i64) -> i64:
    """WA-7.1  Only as many as cover what the roubles do not."""
    missing = max(amount - s.boards[p].roubles, 0)
    return (missing + NOTE_ROUBLES - 1) // NOTE_ROUBLES


def return_notes(s: State, p: Player, notes: i64, price: i64) -> None:
    board = s.boards[p]
    board.notes -= notes
    board.roubles -= notes * price
    s.record(NOTES_RETURNED, p, notes, price)


def repay_by_force(s: State, p: Player) -> None:
    """WA-7.5, WA-9.3  At the end everybody returns what they can afford, even to their harm (WA-15.15)."""
    board = s.boards[p]
    notes = min(board.notes, board.roubles // REPAY_PRICE_END)
    if notes > 0:
        return_notes(s, p, notes, REPAY_PRICE_END)


class Repay(Action[State]):
    """WA-7.3  Return one note and pay the bank for it."""

    def refusal(self, s: State, p: Player, arg: i64) -> RuleId | None:
        board = s.boards[p]
        return None if board.notes > 0 and board.roubles >= REPAY_PRICE else "WA-7.3"

    def closed_by(self, s: State, p: Player, arg: i64) -> RuleId | None:
        """WA-15.21  Not in the middle of an action; who could not repay anyway hears of that first."""
        rule = self.refusal(s, p, arg)
        return rule if rule is not None else "WA-15.21"

    def perform(self, s: State, p: Player, arg: i64) -> None:
        return_notes(s, p, 1, REPAY_PRICE)

    def facts(self, s: State, p: Player, arg: i64) -> dict[str, int]:
        board = s.boards[p]
        return {"price": REPAY_PRICE, "roubles": board.roubles, "notes": board.notes, "points": debt_points()}


def debt_points() -> i64:
    """WA-7.6  What a note costs at the end."""
    return -NOTE_POINTS


REPAY: Final = Repay("repay", "WA-7.3")
