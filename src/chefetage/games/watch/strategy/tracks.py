"""What places on the tracks are worth, now and as far as a lead will last."""

from typing import Final

from mypy_extensions import i64

from chefetage.core.state import Player
from chefetage.core.vec import vec
from chefetage.games.watch.rules.components import (
    FIRST_PLACE,
    SECOND_PLACE,
    SOLO_CARDS,
    TRACK_LENGTH,
    TRACK_SPACES,
    TRACKS,
)
from chefetage.games.watch.rules.documents import TARGET_TRACK
from chefetage.games.watch.rules.state import State
from chefetage.games.watch.strategy.forecast import DISC, GEAR, NO_RATES, ROUBLE, Forecast
from chefetage.games.watch.strategy.weights import SPACE_ROUNDS, SPREAD

NO_DISCS: Final = vec[i64]([0] * (TRACKS * 4))  # of four workers


def count_discs(s: State) -> vec[i64]:
    """By track * workers + worker; a disc lifted by a document lies on no track."""
    workers: i64 = len(s.space_of)
    discs = NO_DISCS[: TRACKS * workers]
    for cell in range(TRACKS * TRACK_SPACES):
        worker = s.tracks[cell]
        if worker >= 0 and not (cell == s.lifted and s.step == TARGET_TRACK.number):
            discs[cell // TRACK_SPACES * workers + worker] += 1
    return discs


def set_rates(s: State, p: Player, f: Forecast, discs: vec[i64]) -> None:
    f.rates = NO_RATES[:]
    if s.is_solo:
        card = SOLO_CARDS[s.solo_card]
        f.rates[GEAR] = float(card.gear)
        f.rates[ROUBLE] = float(card.rouble)
        f.rates[DISC] = float(card.disc)
    else:
        for track in range(TRACKS):
            f.rates[track // 2] += place_value(s, p, f, discs, track, 0)


def place_value(s: State, p: Player, f: Forecast, discs: vec[i64], track: i64, more: i64) -> float:
    """Points per unit to expect from a track if p has some more discs there."""
    workers: i64 = len(s.space_of)
    first: i64 = 1  # without a disc there is no place
    second: i64 = 1
    for worker in range(workers):
        other = discs[track * workers + worker] if worker != p else 0
        second = max(second, min(first, other))
        first = max(first, other)
    own = discs[track * workers + p] + more
    room = float(TRACK_LENGTH[s.players] - s.filled[track])
    spread = 0.5 + SPREAD * min(float(f.rounds), SPACE_ROUNDS * room)
    win = float(FIRST_PLACE[track] - SECOND_PLACE[track]) * likely(own - first, spread)
    return win + float(SECOND_PLACE[track]) * likely(own - second, spread)


def likely(lead: i64, spread: float) -> float:
    """Whether a lead will last; when the game ends, spread 0.5, a tie is enough."""
    return min(1.0, max(0.0, (float(lead) + 0.5 + spread) / (2.0 * spread)))
