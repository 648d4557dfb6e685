"""Discs and bonuses that are still to be placed and taken."""

from mypy_extensions import i64

from chefetage.core.bits import has
from chefetage.core.state import Player
from chefetage.core.vec import vec
from chefetage.games.watch.rules.components import (
    BEST_UNLOCKED,
    BONUS,
    CRATE_BONUS,
    GEARS_BONUS,
    LOADING_DOCK,
    ROUBLES_BONUS,
    TRACK_SPACES,
    TRACKS,
    Bonus,
)
from chefetage.games.watch.rules.state import State
from chefetage.games.watch.rules.tracks import TAKE_BONUS
from chefetage.games.watch.strategy.forecast import Forecast
from chefetage.games.watch.strategy.score import score
from chefetage.games.watch.strategy.tracks import place_value


def with_discs(s: State, p: Player, f: Forecast, discs: vec[i64]) -> float:
    """The score with discs and bonuses that are still to be placed and taken, on the best track."""
    now = score(s, f.clone())
    if s.step == TAKE_BONUS.number and has(s.actors, p):
        now = max(now, score(s, with_bonus(s, f, BONUS[s.entered])))
    best = now
    if f.discs > 0:
        for track in range(TRACKS):
            if s.is_open(track):
                best = max(best, with_disc(s, p, f, discs, track))
    return now + float(f.discs) * (best - now)


def with_disc(s: State, p: Player, f: Forecast, discs: vec[i64], track: i64) -> float:
    entered = with_bonus(s, f, BONUS[track * TRACK_SPACES + s.filled[track]])
    more = place_value(s, p, f, discs, track, 1) - place_value(s, p, f, discs, track, 0)
    entered.rates[track // 2] += more
    return score(s, entered)


def with_bonus(s: State, f: Forecast, bonus: Bonus) -> Forecast:
    f = f.clone()
    amount = float(bonus.amount)
    if bonus.kind == GEARS_BONUS:
        f.gears += amount
    elif bonus.kind == ROUBLES_BONUS:
        f.roubles += amount
    elif bonus.kind == CRATE_BONUS and f.gears >= amount and bonus.colour <= BEST_UNLOCKED[f.rows[LOADING_DOCK]]:
        f.gears -= amount
        f.take_crate(s, bonus.colour, 1.0)
    return f
