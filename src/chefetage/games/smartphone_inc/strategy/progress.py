"""What markers on technologies and regions are worth."""

from mypy_extensions import i64

from chefetage.core.vec import vec
from chefetage.games.smartphone_inc.rules.components import (
    NONE,
)
from chefetage.games.smartphone_inc.strategy.outlook import Outlook
from chefetage.games.smartphone_inc.strategy.weights import LATER, UNFINISHED


def finished_worth(gains: vec[float], missing: vec[i64], markers: i64, o: Outlook) -> float:
    """Finishes what brings most per marker; changes `missing` to what is left."""
    value = 0.0
    while markers > 0:
        best: i64 = NONE
        density = 0.0
        for number in range(i64(len(gains))):
            if missing[number] > 0 and gains[number] > 0.0:
                rate = gains[number] / float(missing[number])
                if missing[number] > markers:
                    rate *= LATER if o.rounds > 0.0 else 0.0
                if rate > density:
                    density = rate
                    best = number
        if best == NONE:
            return value
        spent = min(markers, missing[best])
        markers -= spent
        missing[best] -= spent
        if missing[best] == 0:
            value += gains[best]
    return value


def part_worth(gain: float, whole: i64, missing: i64, o: Outlook) -> float:
    """Markers already lying there; in the last round they are worth nothing."""
    if o.rounds <= 0.0:
        return 0.0
    return UNFINISHED * gain * float(whole - missing) / float(whole) * o.rounds / (o.rounds + 1.0)
