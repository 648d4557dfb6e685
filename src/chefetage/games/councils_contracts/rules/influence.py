"""CC-5.40, CC-5.41  Influence tracks."""

from mypy_extensions import i64

from chefetage.core.state import Player
from chefetage.core.vec import vec
from chefetage.games.councils_contracts.rules.components import AREA, AREAS, MOST_INFLUENCE
from chefetage.games.councils_contracts.rules.events import INFLUENCE_GAINED, INFLUENCE_PAID
from chefetage.games.councils_contracts.rules.state import State


def gain(s: State, p: Player, area: i64, points: i64) -> None:
    """CC-5.40  Points beyond the end of the track are lost."""
    influence = s.contractors[p].influence
    before = influence[area]
    influence[area] = min(before + points, MOST_INFLUENCE)
    s.record(INFLUENCE_GAINED, p, area, influence[area] - before)


def values_after(s: State, p: Player, points: list[int]) -> dict[str, int]:
    """What gaining (or, below 0, paying) points by area will make of the areas that they concern."""
    influence = s.contractors[p].influence
    return {
        f"{AREA.keys[area]}_after": min(influence[area] + points[area], MOST_INFLUENCE)
        for area in range(AREAS)
        if points[area] != 0
    }


def gain_all(s: State, p: Player, points: vec[i64]) -> None:
    for area in range(AREAS):
        if points[area] > 0:
            gain(s, p, area, points[area])


def pay(s: State, p: Player, area: i64, points: i64) -> None:
    """CC-5.41  Paid points are gone."""
    s.contractors[p].influence[area] -= points
    s.record(INFLUENCE_PAID, p, area, points)


def pay_all(s: State, p: Player, price: vec[i64]) -> None:
    for area in range(AREAS):
        if price[area] > 0:
            pay(s, p, area, price[area])


def total(points: vec[i64]) -> i64:
    count: i64 = 0
    for area in range(AREAS):
        count += points[area]
    return count
