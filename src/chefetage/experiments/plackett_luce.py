"""Ratings for games of any number of players: the Plackett-Luce model, by maximum likelihood.

Each bot has a strength. The winner is drawn among all seats in proportion to their strengths, then the second among the
rest, and so on. A bot that is twice as strong as another comes before it two times out of three. The likelihood needs
only two sorts of counts: which seats were left when a place was taken (risk sets, as multisets of bots), and how often
each bot took it. A tie counts as all its orders in equal parts.

Strengths are found by the minorization-maximization of Hunter (2004), for all resamples of the bootstrap at once. So
that a bot which always or never wins has a rating at all, each bot is given one half of a win and one half of a loss
against an average one.
"""

from functools import lru_cache
from itertools import permutations
from math import log
from typing import Any

from chefetage.experiments.extras import numpy

ELO = 400 / log(10)  # so that 400 points are ten to one
PRIOR = 0.5  # of a win and of a loss
ROUNDS = 2000
NEAR = 1e-7
RISK, CHOSEN = "risk", "chosen"  # what is counted
REMEMBERED = 4096  # games that were counted before; there are not many different ones

RiskSet = tuple[str, ...]


@lru_cache(REMEMBERED)
def risk_sets(names: tuple[str, ...], places: tuple[int, ...]) -> list[tuple[tuple[str | int, ...], float]]:
    """What one game adds to the counts of risk sets ("risk", bot, bot...) and of choices ("chosen", bot)."""
    found: dict[tuple[str | int, ...], float] = {}
    groups = [
        [name for name, taken in zip(names, places, strict=True) if taken == place] for place in sorted(set(places))
    ]
    left = sorted(names)
    for group in groups:
        orders = list(permutations(group))
        for order in orders:
            rest = list(left)
            for name in order:
                if len(set(rest)) > 1:  # among equals nothing is learnt
                    for key in ((RISK, *rest), (CHOSEN, name)):
                        found[key] = found.get(key, 0) + 1 / len(orders)
                rest.remove(name)
        for name in group:
            left.remove(name)
    return list(found.items())


def ratings(bots: list[str], sets: list[RiskSet], risks: Any, chosen: Any) -> Any:
    """Elo-like points of each bot, their mean 0: a row for each row of counts (resamples x sets, resamples x bots)."""
    np = numpy()
    members = np.array([[one.count(bot) for bot in bots] for one in sets], dtype=float).reshape(len(sets), len(bots))
    strengths = np.ones((len(chosen), len(bots)))
    for _ in range(ROUNDS):
        pull = (risks / (strengths @ members.T)) @ members
        pull += 2 * PRIOR / (strengths + 1)  # against one of strength 1
        after = (chosen + PRIOR) / pull
        after /= np.exp(np.log(after).mean(axis=1, keepdims=True))
        moved = np.abs(np.log(after / strengths)).max()
        strengths = after
        if moved < NEAR:
            break
    return ELO * np.log(strengths)
