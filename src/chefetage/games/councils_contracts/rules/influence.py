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


def changes(s: State, p: Player, points: list[int]) -> dict[str, int]:
    """The same for sentences, which need numbers of all areas: what comes or goes, what is lost, what it makes."""
    told = {"touched": 0, "first": AREAS, **values_after(s, p, points)}
    for area in range(AREAS):
        key = AREA.keys[area]
        wanted = points[area]
        value = s.contractors[p].influence[area] + wanted
        lost = max(0, value - MOST_INFLUENCE)
        told[f"{key}_points"] = abs(wanted)
        told[f"{key}_change"] = abs(wanted) - lost
        told[f"{key}_lost"] = lost
        told[f"{key}_value"] = value - lost
        if wanted != 0:
            told["first"] = min(told["first"], area)  # the others have a comma before them
            told["touched"] += 1
    return told


def shortage(s: State, p: Player, price: vec[i64]) -> dict[str, int]:
    """CC-5.12  What is missing of which area: its price, what p has and the first of these areas."""
    told = {"first_short": AREAS}
    for area in range(AREAS):
        key = AREA.keys[area]
        has = s.contractors[p].influence[area]
        told[f"{key}_price"] = price[area]
        told[f"{key}_has"] = has
        told[f"{key}_short"] = max(0, price[area] - has)
        if price[area] > has:
            told["first_short"] = min(told["first_short"], area)
    return told


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
