"""Value networks: whole numbers only, the same everywhere, and only where they belong."""

import json
from array import array
from collections.abc import Iterator
from dataclasses import replace
from hashlib import sha256
from itertools import islice
from math import exp
from pathlib import Path

import msgspec
import pytest

from chefetage.bots.network.bot import NetworkBot
from chefetage.bots.network.files import network_for, unpacked
from chefetage.bots.network.judge import Judge
from chefetage.bots.network.network import EXP_BITS, ONE, SUM_BITS, exp_of, high, low, paired
from chefetage.bots.playing import decisions
from chefetage.bots.random import RandomBot
from chefetage.bots.thought import Budget
from chefetage.core.catalog import catalog, find_game
from chefetage.core.problem import Problem
from chefetage.core.seat import Seat
from chefetage.core.state import State
from tests.bots.random_networks import random_file, random_network
from tests.laws.positions import TABLES

JUDGEMENTS = Path(__file__).parent / "judgements.json"  # digests, made by the interpreted engine on one machine
POSITIONS = 25


def positions(key: str, players: int, most: int = POSITIONS) -> Iterator[tuple[State, int]]:
    """Positions of a random game, with whoever has just moved."""
    game = catalog()[key]
    state = game.new(players, 7, {})
    for player, move in islice(decisions(game, state, [RandomBot(7)] * players), most):
        game.apply(state, player, move)
        yield state, player


def judged(judge: Judge, state: State, player: int) -> list[int]:
    judge.judge(state, player)
    return [*judge.shares, *judge.points]


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_judgements_are_the_same_on_every_machine(key: str, players: int) -> None:
    judge = Judge(find_game(key), random_network(key, players))
    found = [judged(judge, state, player) for state, player in positions(key, players)]
    digest = sha256(json.dumps([[int(number) for number in one] for one in found]).encode()).hexdigest()
    assert digest == json.loads(JUDGEMENTS.read_text())[f"{key} {players}"]


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_sums_that_are_carried_on_are_those_from_scratch(key: str, players: int) -> None:
    network = random_network(key, players)
    carried = Judge(find_game(key), network)
    for state, player in positions(key, players):
        assert judged(carried, state, player) == judged(Judge(find_game(key), network), state, player)


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_shares_are_the_whole_win(key: str, players: int) -> None:
    judge = Judge(find_game(key), random_network(key, players))
    for state, player in positions(key, players):
        judge.judge(state, player)
        assert all(share >= 0 for share in judge.shares)
        assert ONE - players - 1 <= sum(judge.shares) <= ONE  # each is rounded down


def test_at_the_end_the_rules_judge() -> None:
    game = find_game("councils_contracts")
    state = game.new(2, 3, {})
    for player, move in decisions(game, state, [RandomBot(3)] * 2):
        game.apply(state, player, move)
    judge = Judge(game, random_network("councils_contracts", 2))
    judge.judge(state, 0)
    assert [share / ONE for share in judge.shares] == game.win_shares(state)
    assert [round(points * judge.unit / ONE) for points in judge.points] == [*game.totals(state)]


def test_the_table_of_powers_is_right() -> None:
    for below in (0.0, 0.01, 0.5, 1.0, 2.7, 9.99):
        assert exp_of(int(below * (1 << SUM_BITS))) / (1 << EXP_BITS) == pytest.approx(exp(-below), rel=1e-3)
    assert exp_of(1 << 40) == 0


def test_two_numbers_side_by_side_stay_apart() -> None:
    numbers = [-5, 7, -32768, -1, 0, 32767]
    pairs = paired(numbers)
    assert [side(pair * -3) for pair in pairs for side in (low, high)] == [-3 * number for number in numbers]


@pytest.mark.parametrize("key", sorted(catalog()))
def test_a_file_keeps_a_network(key: str) -> None:
    game = find_game(key)
    file = random_file(game, game.info.players_max)
    again = unpacked(file.packed(), "again")
    assert (again, again.digest) == (file, file.digest)


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"game": "watch"}, "network-for-other"),
        ({"rules": 99}, "network-for-other"),
        ({"encoder": "other"}, "network-for-other"),
        ({"players": 3}, "network-unreadable"),
    ],
)
def test_a_network_is_refused_where_it_does_not_fit(change: dict[str, str | int], problem: str) -> None:
    game = find_game("councils_contracts")
    file = random_file(game, 2)
    other = replace(file, head=msgspec.structs.replace(file.head, **change))
    with pytest.raises(Problem) as error:
        network_for(game, other, "other")
    assert error.value.key == problem


@pytest.mark.parametrize("cut", [0, 10, 19, 200])
def test_a_damaged_file_is_refused(cut: int) -> None:
    packed = random_file(find_game("watch"), 2).packed()
    with pytest.raises(Problem) as error:
        unpacked(packed[:cut], "damaged")
    assert (error.value.key, error.value.facts["network"]) == ("network-unreadable", "damaged")


def test_a_file_with_other_numbers_of_weights_is_refused() -> None:
    file = random_file(find_game("watch"), 2)
    with pytest.raises(Problem, match="network-unreadable"):
        unpacked(replace(file, last=array("h", [1])).packed(), "short")


def test_a_thought_has_all_moves_with_their_shares() -> None:
    game = find_game("watch")
    state = game.new(3, 1, {})
    seat = Seat(game, state, game.actor(state))
    thought = NetworkBot(1, random_network("watch", 3)).think(seat, Budget(1))
    assert [candidate.move for candidate in thought.candidates] == seat.legal_moves()
    assert all(sum(candidate.shares) == pytest.approx(1, abs=1e-4) for candidate in thought.candidates)
    best = thought.candidate()
    assert best is not None
    assert thought.line == [thought.move] == [best.move]
    assert NetworkBot(1, random_network("watch", 3)).choose(seat) == thought.move


def test_with_a_temperature_it_takes_other_moves_but_none_that_gives_too_much_away() -> None:
    game = find_game("councils_contracts")
    state = game.new(2, 1, {})
    seat = Seat(game, state, game.actor(state))
    network = random_network("councils_contracts", 2)
    plain = NetworkBot(0, network, samples=1)
    plain.try_moves(seat, seat.legal_moves())
    given_away = sorted(max(plain.worth) - worth for worth in plain.worth)
    limit = given_away[len(given_away) // 2] / ONE
    taken = {NetworkBot(seed, network, 1, temperature=10.0, worst=limit).choose(seat) for seed in range(60)}
    assert 1 < len(taken) < len(given_away)
