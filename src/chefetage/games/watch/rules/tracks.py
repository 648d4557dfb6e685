"""WA-5.20 to WA-5.24, WA-8.6 to WA-8.12  Discs on majority tracks and the bonuses printed there."""

from typing import Final

from mypy_extensions import i64

from chefetage.core.action import Action
from chefetage.core.state import Player, RuleId
from chefetage.core.step import Step
from chefetage.core.vec import vec
from chefetage.games.watch.rules.components import (
    BEST_UNLOCKED,
    BONUS,
    COLUMNS,
    CRATE_BONUS,
    GEARS_BONUS,
    LOADING_DOCK,
    NO_BONUS,
    ROUBLES_BONUS,
    TRACK_SPACES,
    TRACKS,
    Bonus,
)
from chefetage.games.watch.rules.crates import NO_CRATE, best_crate, crate_facts, take_crate
from chefetage.games.watch.rules.events import (
    BONUS_DECLINED,
    BONUS_FORFEITED,
    CRATE_BONUS_TAKEN,
    DISC_MOVED,
    DISC_PLACED,
    GEARS_BONUS_TAKEN,
    ROUBLES_BONUS_TAKEN,
)
from chefetage.games.watch.rules.state import GEAR, State

# What stands against a crate bonus (WA-8.9).
NO_OBSTACLE: Final = 0
LOCKED: Final = 1
TOO_FEW_GEARS: Final = 2
USED_UP: Final = 3
NO_ROW: Final = -1  # a disc that was on a track before


def enter_track(s: State, worker: i64, track: i64) -> i64:
    """WA-5.20  Put a disc on the leftmost empty space; returns its cell."""
    cell = track * TRACK_SPACES + s.filled[track]
    s.tracks[cell] = worker
    s.filled[track] += 1
    return cell


def place_disc(s: State, p: Player, track: i64) -> None:
    """WA-5.35  The disc leaves its row, then its bonus is offered."""
    s.boards[p].removed[s.row] += 1
    cell = enter_track(s, p, track)
    s.record(DISC_PLACED, p, track, cell % TRACK_SPACES)
    offer_bonus(s, p, cell)


def move_disc(s: State, p: Player, cell: i64, track: i64) -> None:
    """WA-6.19, WA-8.18  The space entered is fixed before the disc is lifted (WA-8.22)."""
    entered = enter_track(s, p, track)
    s.tracks[cell] = GEAR  # WA-6.20
    s.record(DISC_MOVED, p, track, entered % TRACK_SPACES)
    offer_bonus(s, p, entered)


def offer_bonus(s: State, p: Player, cell: i64) -> None:
    """WA-5.24  Ask whether p takes the bonus of the space entered; one that p cannot take is lost (WA-8.9)."""
    bonus = BONUS[cell]
    if bonus.kind == NO_BONUS:
        return
    if bonus.kind == CRATE_BONUS and not can_take_crate(s, p, bonus):
        s.record(BONUS_FORFEITED, p)
        return
    s.entered = cell
    s.ask(TAKE_BONUS.number, p)


def can_take_crate(s: State, p: Player, bonus: Bonus) -> bool:
    return crate_obstacle(s, p, bonus, s.boards[p].removed[LOADING_DOCK]) == NO_OBSTACLE


def crate_obstacle(s: State, p: Player, bonus: Bonus, dock: i64) -> i64:
    """WA-8.9  For a crate one needs its colour unlocked, the gears, and a crate that is left.

    `dock` is the state of the loading-dock row by then.
    """
    if bonus.colour > BEST_UNLOCKED[dock]:
        return LOCKED
    if s.boards[p].gears < bonus.amount:
        return TOO_FEW_GEARS
    return NO_OBSTACLE if best_crate(s, bonus.colour) != NO_CRATE else USED_UP


def take_bonus(s: State, p: Player, bonus: Bonus) -> None:
    """WA-8.8  Roubles, gears, or a crate for gears."""
    board = s.boards[p]
    if bonus.kind == ROUBLES_BONUS:
        board.roubles += bonus.amount
        s.record(ROUBLES_BONUS_TAKEN, p, bonus.amount)
    elif bonus.kind == GEARS_BONUS:
        board.gears += bonus.amount
        s.record(GEARS_BONUS_TAKEN, p, bonus.amount)
    else:
        board.gears -= bonus.amount
        s.record(CRATE_BONUS_TAKEN, p, bonus.amount)
        take_crate(s, p, bonus.colour)


def bonus_facts(s: State, p: Player, cell: i64, dock: i64) -> dict[str, int]:
    """What the space gives: a kind (WA-8.8), roubles or gears gained, or gears paid for a crate.

    A crate has an obstacle if p cannot take it.
    """
    bonus = BONUS[cell]
    facts: dict[str, int] = {"bonus": bonus.kind, "amount": bonus.amount, "crate_colour": bonus.colour}
    facts["obstacle"] = crate_obstacle(s, p, bonus, dock) if bonus.kind == CRATE_BONUS else NO_OBSTACLE
    facts["gears"] = s.boards[p].gears if bonus.kind == CRATE_BONUS else 0
    facts.update(crate_facts(s, bonus.colour) if bonus.kind == CRATE_BONUS else {"value": 0, "lower": 0})
    return facts


def entry_facts(s: State, p: Player, track: i64, row: i64) -> dict[str, int]:
    """Where the next disc on a track comes, and what it finds there; it has left a row, or none (NO_ROW)."""
    cell = track * TRACK_SPACES + min(s.filled[track], TRACK_SPACES - 1)
    dock = s.boards[p].removed[LOADING_DOCK]
    if row == LOADING_DOCK:
        dock = min(dock + 1, COLUMNS)  # WA-5.35: the disc may unlock its own bonus
    place = s.filled[track] + 1
    return {"track": track, "filled": s.filled[track], "place": place, **bonus_facts(s, p, cell, dock)}


class OpenTrack(Action[State]):
    """WA-5.21  A move that names a track with an empty space."""

    def refusal(self, s: State, p: Player, arg: i64) -> RuleId | None:
        return None if s.is_open(arg) else "WA-5.21"

    def facts(self, s: State, p: Player, arg: i64) -> dict[str, int]:
        return entry_facts(s, p, arg, NO_ROW)


class TakeBonus(Action[State]):
    """WA-5.24  Take the bonus of the space entered."""

    def closed_by(self, s: State, p: Player, arg: i64) -> RuleId | None:
        """WA-15.20  One that was declined or forfeited cannot be taken later."""
        if s.is_solo:
            return "WA-11.2"
        return "WA-15.20" if s.is_acting(p) else None

    def perform(self, s: State, p: Player, arg: i64) -> None:
        take_bonus(s, p, BONUS[s.entered])

    def facts(self, s: State, p: Player, arg: i64) -> dict[str, int]:
        return entered_facts(s, p)


def entered_facts(s: State, p: Player) -> dict[str, int]:
    """The bonus of the space entered; its disc has left the row."""
    return bonus_facts(s, p, max(s.entered, 0), s.boards[p].removed[LOADING_DOCK])


class DeclineBonus(Action[State]):
    """WA-5.24  A declined bonus is lost (WA-15.20)."""

    def perform(self, s: State, p: Player, arg: i64) -> None:
        s.record(BONUS_DECLINED, p)

    def facts(self, s: State, p: Player, arg: i64) -> dict[str, int]:
        return entered_facts(s, p)


class BonusChoice(Step[State]):
    """WA-5.24  Taken at once, or lost; the question names what it is about."""

    def facts(self, s: State) -> dict[str, int]:
        return entered_facts(s, s.active)


class OwnDisc(Action[State]):
    """WA-8.12  A move that names one of the player's discs on the tracks."""

    def facts(self, s: State, p: Player, arg: i64) -> dict[str, int]:
        return {"track": arg // TRACK_SPACES, "position": arg % TRACK_SPACES}

    def fill(self, s: State, p: Player, out: vec[i64], count: i64) -> i64:
        for cell in range(TRACKS * TRACK_SPACES):
            if s.tracks[cell] == p and self.refusal(s, p, cell) is None:
                out[count] = self.first + cell
                count += 1
        return count


TAKE_BONUS: Final = BonusChoice(
    "take_bonus", "WA-5.24", [TakeBonus("take", "WA-5.24"), DeclineBonus("decline", "WA-5.24")]
)
