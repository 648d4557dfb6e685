"""GF-12.15, GF-15.16  Every pair of option values goes together."""

from functools import cache
from itertools import combinations

import pytest

from chefetage.core.chance import Chance
from chefetage.core.info import Options
from chefetage.games.ground_floor import GAME
from chefetage.games.ground_floor.tests.position import time_in_city
from chefetage.testing import rule

Pair = frozenset[tuple[str, str]]
TRIES = 30


def pairs_of(options: Options) -> set[Pair]:
    return {frozenset(pair) for pair in combinations(options.items(), 2)}


def all_pairs() -> set[Pair]:
    values = [(option.key, value) for option in GAME.info.options for value in option.values]
    return {frozenset(pair) for pair in combinations(values, 2) if pair[0][0] != pair[1][0]}


def drawn(chance: Chance) -> Options:
    return {option.key: option.values[chance.below(0, len(option.values))] for option in GAME.info.options}


@cache
def tables() -> list[Options]:
    """Few settings in which every pair occurs: each time the best of some random ones."""
    chance = Chance.of(1, ["settings"])
    missing = all_pairs()
    chosen: list[Options] = []
    while missing:
        best = max((drawn(chance) for _ in range(TRIES)), key=lambda options: len(pairs_of(options) & missing))
        chosen.append(best)
        missing -= pairs_of(best)
    return chosen


@rule("GF-12.15", "GF-15.16")
@pytest.mark.parametrize("players", [2, 3])
def test_games_end_with_every_pair_of_options(players: int) -> None:
    for seed, options in enumerate(tables()):
        s = GAME.new(players, seed, options)
        GAME.playout(s, Chance.of(seed, ["players"]))
        assert GAME.is_over(s)
        for number, company in enumerate(s.companies):
            assert company.time + company.spent + company.stock + time_in_city(s, number) == 25
        assert len(GAME.ranking(s)) == players


def test_the_settings_are_few_and_cover_all_pairs() -> None:
    assert set().union(*map(pairs_of, tables())) == all_pairs()
    assert len(tables()) < 60
