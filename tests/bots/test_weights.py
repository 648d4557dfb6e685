"""Weights of hand-written evaluations: data of the game, and others can be tried beside them."""

from pathlib import Path

import pytest

from chefetage.bots.playing import decisions
from chefetage.bots.random import RandomBot
from chefetage.core.catalog import catalog, find_game
from chefetage.core.data import DataError
from chefetage.core.game import Game
from chefetage.core.state import State
from chefetage.core.weights import Numbers, load_weights

GAMES = sorted(catalog())
MOVES = 60
DIFFERENT = 1.25  # times the game's own


def own_numbers(game: Game[State]) -> Numbers:
    return load_weights(str(game.folder / "strategy" / "weights.py"))


def positions(game: Game[State]) -> list[State]:
    """Those at the start of a game between bots that play by chance."""
    state = game.new(2, 7, {})
    found: list[State] = []
    for player, move in decisions(game, state, [RandomBot(7), RandomBot(8)]):
        if len(found) == MOVES:
            break
        game.apply(state, player, move)
        found.append(state.clone())
    return found


@pytest.mark.parametrize("key", GAMES)
def test_the_game_evaluates_by_its_own_weights(key: str) -> None:
    game = find_game(key)
    weights = game.weights_of(own_numbers(game))
    for state in positions(game):
        for p in range(2):
            assert game.evaluate_by(state, p, weights) == game.evaluate(state, p)


@pytest.mark.parametrize("key", GAMES)
def test_other_weights_change_nothing_for_those_who_play_by_the_games_own(key: str) -> None:
    game = find_game(key)
    others = game.weights_of({name: DIFFERENT * number for name, number in own_numbers(game).items()})
    states = positions(game)
    expected = [game.evaluate(state, 0) for state in states]
    different = []
    for state, own in zip(states, expected, strict=True):
        different.append(game.evaluate_by(state, 0, others) != own)
        assert game.evaluate(state, 0) == own
    assert any(different)


@pytest.mark.parametrize("key", GAMES)
def test_every_weight_says_what_it_means(key: str) -> None:
    """By a comment of its own, or of the table that it stands in."""
    lines = (catalog()[key].folder / "strategy" / "weights.toml").read_text(encoding="utf-8").splitlines()
    is_told = False
    for line in lines:
        if line.startswith("["):
            is_told = "#" in line
        elif " = " in line:
            assert is_told or "#" in line, line


@pytest.mark.parametrize("content", ["", "weights = 1", "[weights]\none = true", "[weights]\none = 1"])
def test_a_file_without_numbers_is_told(tmp_path: Path, content: str) -> None:
    (tmp_path / "weights.toml").write_text(content)
    with pytest.raises(DataError):
        load_weights(str(tmp_path / "weights.py"))
