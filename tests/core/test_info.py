"""game.toml, options and seeds: bad input is named."""

import pytest

from chefetage.core.catalog import catalog, find_game
from chefetage.core.problem import Problem


@pytest.mark.parametrize(
    ("players", "seed", "options", "key"),
    [
        (0, 1, {}, "bad-player-count"),
        (5, 1, {}, "bad-player-count"),
        (3, -1, {}, "bad-seed"),
        (3, 2**256, {}, "bad-seed"),
        (3, 1, {"speed": "fast"}, "unknown-option"),
        (3, 1, {"start_player": "0"}, "bad-option-value"),
        (3, 1, {"start_player": "4"}, "bad-start-player"),
    ],
)
def test_a_game_refuses_bad_input(players: int, seed: int, options: dict[str, str], key: str) -> None:
    with pytest.raises(Problem) as caught:
        catalog()["watch"].new(players, seed, options)
    assert caught.value.key == key


def test_unknown_games_are_named() -> None:
    with pytest.raises(Problem) as caught:
        find_game("chess")
    assert caught.value.key == "unknown-game"
    assert "watch" in str(caught.value.facts["known"])


def test_defaults_are_values() -> None:
    for game in catalog().values():
        for option in game.info.options:
            assert option.default in option.values
            assert option.rule.startswith(game.info.prefix)
