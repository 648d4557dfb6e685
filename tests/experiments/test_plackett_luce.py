"""Ratings: strengths that made the games are found again."""

from math import log
from random import Random

import numpy as np
import pytest

from chefetage.experiments.plackett_luce import ELO, ratings, risk_sets


def drawn(names: list[str], strengths: dict[str, float], random: Random) -> list[int]:
    """The places of seats whose bots are so strong."""
    left, places = list(range(len(names))), [0] * len(names)
    for place in range(1, len(names) + 1):
        seat = random.choices(left, [strengths[names[one]] for one in left])[0]
        places[seat] = place
        left.remove(seat)
    return places


def rated(games: list[tuple[list[str], list[int]]], bots: list[str]) -> list[float]:
    counts: dict[tuple[str | int, ...], float] = {}
    for names, places in games:
        for key, weight in risk_sets(tuple(names), tuple(places)):
            counts[key] = counts.get(key, 0) + weight
    sets = [key for key in counts if key[0] == "risk"]
    risks = np.array([[counts[key] for key in sets]])
    chosen = np.array([[counts.get(("chosen", bot), 0.0) for bot in bots]])
    return [float(one) for one in ratings(bots, [tuple(map(str, key[1:])) for key in sets], risks, chosen)[0]]


def test_known_strengths_are_found() -> None:
    strengths = {"a": 4.0, "b": 1.0, "c": 0.25}
    random = Random(1)
    tables = [["a", "b", "c"], ["a", "a", "b"], ["b", "c", "c"]]
    games = [(names, drawn(names, strengths, random)) for _ in range(2000) for names in tables]
    assert rated(games, ["a", "b", "c"]) == pytest.approx([ELO * log(4), 0, -ELO * log(4)], abs=20)


def test_equal_games_give_equal_ratings() -> None:
    games = [(["a", "b"], [1, 2]), (["a", "b"], [2, 1])]
    assert rated(games, ["a", "b"]) == pytest.approx([0, 0], abs=1e-3)


def test_a_tie_is_half_of_each_order() -> None:
    tie = [(["a", "b"], [1, 1])] * 2
    both = [(["a", "b"], [1, 2]), (["a", "b"], [2, 1])]
    won = [(["a", "b"], [1, 2])] * 3
    assert rated(won + tie, ["a", "b"]) == pytest.approx(rated(won + both, ["a", "b"]), abs=1e-3)


def test_three_who_share_a_place_leave_the_fourth_behind() -> None:
    found = dict(risk_sets(("a", "b", "c", "d"), (1, 1, 1, 4)))
    assert found["risk", "a", "b", "c", "d"] == pytest.approx(1)
    assert found["risk", "c", "d"] == pytest.approx(1 / 3)
    assert [found["chosen", name] for name in "abc"] == pytest.approx([1, 1, 1])
    assert ("chosen", "d") not in found


def test_whoever_always_wins_has_a_rating_nevertheless() -> None:
    [best, worst] = rated([(["a", "b"], [1, 2])] * 50, ["a", "b"])
    assert best == pytest.approx(-worst)
    assert 200 < best < 800
