"""Levels: whether they differ among so many players, and what is told of them."""

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from chefetage.bots import levels
from chefetage.bots.greedy import GreedyBot
from chefetage.bots.levels import (
    LEVELS,
    Strength,
    StrengthFile,
    are_alike,
    as_toml,
    is_trained,
    made_with,
    put_into,
    strength_to_tell,
)
from chefetage.bots.levels.bot import LevelBot
from chefetage.bots.network import files
from chefetage.bots.network.files import Head, NetworkFile
from chefetage.core.catalog import find_game
from chefetage.core.seat import Seat
from tests.bots.random_networks import random_file
from tests.laws.positions import TABLES

WATCH = find_game("watch")


@pytest.fixture
def no_network_is_kept() -> Iterator[None]:
    files.shipped.cache_clear()
    yield
    files.shipped.cache_clear()


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_levels_are_alike_where_they_play_like_greedy(key: str, players: int) -> None:
    game = find_game(key)
    thinker = LevelBot(1, "level3").new_thinker(Seat(game, game.new(players, 1, {}), 0))
    assert is_trained(game, players) is not isinstance(thinker, GreedyBot)
    assert are_alike(game, ["random", "level3"], players) is isinstance(thinker, GreedyBot)
    assert not are_alike(game, ["random", "greedy"], players)


@pytest.mark.usefixtures("no_network_is_kept")
def test_a_network_that_does_not_fit_trains_nobody_and_the_level_warns(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = random_file(WATCH, 2)
    head: Head = msgspec.structs.replace(file.head, encoder="other")
    path = tmp_path_factory.mktemp("networks") / "2_players.network"
    path.write_bytes(NetworkFile(head, file.first, file.bias, file.last, file.last_bias).packed())
    monkeypatch.setattr(files, "shipped_path", lambda game, players: path)
    assert not is_trained(WATCH, 2)
    with pytest.warns(UserWarning, match="level3 plays without its network"):
        LevelBot(1, "level3").new_thinker(Seat(WATCH, WATCH.new(2, 1, {}), 0))


def test_each_level_tells_of_the_next_weaker_one_if_it_was_trained(monkeypatch: pytest.MonkeyPatch) -> None:
    kinds = ["random", "greedy", *LEVELS]
    measured = [Strength(2, level, other, 0.8, 0.7, 0.9, 100, 1.0) for level in LEVELS for other in kinds]
    monkeypatch.setattr(levels, "strength_of", lambda game: StrengthFile(strength=measured))
    monkeypatch.setattr(levels, "is_trained", lambda game, players: True)
    told = [strength_to_tell(WATCH, level, 2) for level in LEVELS]
    assert [one and one.against for one in told] == ["random", *LEVELS[:-1]]
    assert strength_to_tell(WATCH, "greedy", 2) is None
    monkeypatch.setattr(levels, "is_trained", lambda game, players: False)
    assert strength_to_tell(WATCH, "level3", 2) is None


def test_another_network_is_another_thinker_at_its_table_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    two, three = made_with(WATCH, 2), made_with(WATCH, 3)
    assert two != three
    other = tmp_path / "2_players.network"
    other.write_bytes(random_file(WATCH, 2).packed())
    monkeypatch.setattr(levels, "shipped_path", lambda game, players: other if players == 2 else game.folder)
    assert made_with(WATCH, 2) != two


def measured(players: int, against: str, wins: float, **options: str) -> Strength:
    return Strength(players, "level5", against, wins, 0.1, 0.9, 100, 1.0, dict(options))


def test_what_was_measured_of_other_matches_stays_as_long_as_levels_think_so() -> None:
    kept = measured(2, "random", 0.99)
    with_option = measured(2, "greedy", 0.85, eras="on")
    older = StrengthFile(
        "ladder --seed 1 --options",
        [measured(3, "greedy", 0.7), kept, measured(2, "greedy", 0.8), with_option],
        {"2": "a", "3": "b"},
    )
    anew = measured(2, "greedy", 0.9)
    both = put_into(older, StrengthFile("ladder --seed 1", [anew], {"2": "a", "3": "other"}))
    assert both == StrengthFile("ladder --seed 1 --options", [kept, with_option, anew], {"2": "a", "3": "other"})
    assert msgspec.toml.decode(as_toml(both), type=StrengthFile) == both


@pytest.mark.parametrize("command", ["ladder --seed 10", "ladder --seed 1 --part 0.2"])
def test_games_that_the_same_command_does_not_give_do_not_stay(command: str) -> None:
    older = StrengthFile("ladder --seed 1", [measured(2, "random", 0.99)], {"2": "a"})
    newer = StrengthFile(command, [measured(2, "greedy", 0.9)], {"2": "a"})
    assert put_into(older, newer) == newer
