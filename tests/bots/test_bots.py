"""Bots: legal, repeatable, honest, and the greedy one is strong."""

from itertools import islice

import pytest

from chefetage.bots import BOTS, make_bot
from chefetage.bots.playing import decisions
from chefetage.bots.random import RandomBot
from chefetage.core.catalog import catalog
from chefetage.core.chance import Chance
from chefetage.core.engine_mode import is_compiled
from chefetage.core.problem import Problem
from chefetage.core.seat import Seat
from chefetage.experiments import Plan, Row, simulate
from tests.laws.positions import TABLES

DECISIONS = 30 if is_compiled() else 1
SEARCHED = 4  # decisions of those who think long
DUELS = 12 if is_compiled() else 4
SEARCHING = ("level4", "level5")  # interpreted, a decision takes seconds; tests of the search do with less
TOO_SLOW = set() if is_compiled() else {(*table, name) for table in TABLES for name in SEARCHING}
SEATED = [(*table, name) for table in TABLES for name in sorted(BOTS) if (*table, name) not in TOO_SLOW]

each_bot = pytest.mark.parametrize("name", sorted({name for *_, name in SEATED}))


def decisions_of(name: str) -> int:
    return SEARCHED if name in SEARCHING else DECISIONS


def played(key: str, players: int, name: str, seed: int, most: int) -> list[str]:
    """The first moves of a game between equal bots; the stored replays are whole games of theirs."""
    game = catalog()[key]
    state = game.new(players, seed, {})
    bots = [make_bot(name, 10 * seed + player) for player in range(players)]
    moves: list[str] = []
    for player, move in islice(decisions(game, state, bots), most):
        assert move in game.legal_moves(state, player)
        moves.append(game.notation(move))
        game.apply(state, player, move)
    return moves


@pytest.mark.parametrize(("key", "players", "name"), SEATED)
def test_bots_play_every_game_by_the_rules_and_always_the_same(key: str, players: int, name: str) -> None:
    most = decisions_of(name)
    assert played(key, players, name, 3, most) == played(key, players, name, 3, most)


@each_bot
def test_another_seed_makes_another_game(name: str) -> None:
    assert played("watch", 2, name, 1, 10) != played("watch", 2, name, 2, 10)


@pytest.mark.parametrize(("key", "players", "name"), [seats for seats in SEATED if seats[1] > 1])
def test_bots_choose_the_same_whatever_is_hidden(key: str, players: int, name: str) -> None:
    """Honest: on a twin of the position that differs only in what the seat cannot see."""
    game = catalog()[key]
    state = game.new(players, 5, {})
    every = DECISIONS // decisions_of(name)
    for ply, (player, move) in enumerate(islice(decisions(game, state, [RandomBot(5)] * players), DECISIONS)):
        if ply % every == 0:
            twin = game.determinize(state, player, Chance.of(ply, ["twin"]))
            choice = make_bot(name, ply).choose(Seat(game, state, player))
            assert make_bot(name, ply).choose(Seat(game, twin, player)) == choice
        game.apply(state, player, move)


def test_an_unknown_bot_is_named() -> None:
    with pytest.raises(Problem) as caught:
        make_bot("clever", 1)
    assert caught.value.key == "unknown-bot"
    assert "greedy" in str(caught.value.facts["known"])


def greedy_among_random(players: int, games: int) -> Row:
    bots = ["greedy"] + ["random"] * (players - 1)
    found = simulate(Plan("watch", players, games, bots, 1, {}), 1, None, lambda done, total: None)
    return next(row for row in found.bots if row.name == "greedy")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_greedy_beats_random_bots(players: int) -> None:
    assert greedy_among_random(players, DUELS).win_rate >= 0.9


@pytest.mark.slow
def test_greedy_beats_three_random_bots_in_nine_of_ten_games() -> None:
    assert greedy_among_random(4, 500).win_rate >= 0.9
