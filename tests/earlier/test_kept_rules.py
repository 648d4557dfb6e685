"""Kept rules lead to the same positions as on the day they were kept, and today's boards can draw these.

There is a test for every folder in earlier/, made by tools/keep_rules.py; while there is none, the fifth game's tests
keep rules in a copy of the tree and run these tests there.
"""

from pathlib import Path
from types import UnionType
from typing import Any, get_args, get_origin, get_type_hints, is_typeddict

import msgspec
import pytest

from chefetage.core.catalog import catalog, earlier_game, earlier_name, find_game, has_rules
from chefetage.core.problem import Problem
from chefetage.playing.match import Match
from chefetage.playing.record import read_record
from chefetage.table.story import Story
from chefetage.table.walk import Walk
from chefetage.words.texts import LANGUAGES
from chefetage.words.wording import Wording
from tools.keep_rules import EARLIER, last_views
from tools.view_types import views

KEPT = sorted(file.parent for file in EARLIER.glob("*/game.toml"))
SAMPLES = [file for folder in KEPT for file in sorted((folder / "tests").glob("*.jsonl"))]

every_kept_game = pytest.mark.parametrize("folder", KEPT, ids=lambda folder: folder.name)
every_sample = pytest.mark.parametrize("file", SAMPLES, ids=lambda file: f"{file.parts[-3]}-{file.stem}")


@every_kept_game
def test_kept_rules_are_found_by_key_and_version(folder: Path) -> None:
    key, _, version = folder.name.rpartition("_")
    game = find_game(key, int(version))
    assert (game.info.key, game.info.rules_version, game.folder.name) == (key, int(version), folder.name)
    assert int(version) < catalog()[key].info.rules_version, "raise rules_version in game.toml"
    assert list((folder / "tests").glob("*.jsonl")) != []


@every_kept_game
def test_kept_rules_import_nothing_of_todays_game(folder: Path) -> None:
    assert [file.name for file in folder.rglob("*.py") if "chefetage.games" in file.read_text(encoding="utf-8")] == []


@every_sample
def test_sample_games_lead_where_they_led(file: Path) -> None:
    match = Match(read_record(file), file.name)  # every move and every hash
    assert match.is_over
    stored = msgspec.json.decode((file.parent / "views.json").read_bytes())
    assert msgspec.to_builtins(last_views(match)) == stored[file.stem]


@every_sample
def test_sample_games_are_told_in_both_languages(file: Path) -> None:
    match = Match(read_record(file), file.name)
    for lang in LANGUAGES:
        wording = Wording(match.game, lang, [f"P{seat}" for seat in range(match.state.players)])
        events = [line.text for line in Story(wording).lines(match, 0)]
        moves = [passed.text for passed in Walk(wording).through(match)]
        assert [text for text in [*events, *moves] if text.startswith(("event-", "move-"))] == []


@every_sample
def test_todays_board_finds_in_the_view_all_that_it_reads(file: Path) -> None:
    match = Match(read_record(file), file.name)
    shape = view_type(match.record.header.game)
    assert [gap for view in last_views(match) for gap in gaps(view, shape)] == []


def view_type(key: str) -> Any:
    """What today's game says that its views are: the last type of view.py, which holds the others."""
    *_, whole = views(key)
    return whole


def gaps(value: Any, shape: Any, path: str = "view") -> list[str]:
    """The fields of a shape that a value has not got, wherever in it they belong."""
    if is_typeddict(shape) and isinstance(value, dict):
        hints = get_type_hints(shape)
        missing = [f"{path}.{name}" for name in hints if name not in value]
        known = [(name, hint) for name, hint in hints.items() if name in value]
        return missing + [gap for name, hint in known for gap in gaps(value[name], hint, f"{path}.{name}")]
    if isinstance(shape, UnionType):
        return min((gaps(value, one, path) for one in get_args(shape)), key=len)
    if get_origin(shape) is list and isinstance(value, list):
        return [gap for item in value for gap in gaps(item, get_args(shape)[0], f"{path}[]")]
    if get_origin(shape) is dict and isinstance(value, dict):
        return [gap for item in value.values() for gap in gaps(item, get_args(shape)[1], f"{path}{{}}")]
    return []


@pytest.mark.parametrize("key", sorted(catalog()))
def test_the_search_for_gaps_knows_todays_views(key: str) -> None:
    game = find_game(key)
    view = dict(game.view(game.new(game.info.players_max, 1), 0))
    assert gaps(view, view_type(key)) == []
    del view["round"]
    assert gaps(view, view_type(key)) == ["view.round"]


def test_a_version_that_is_not_here_is_missing() -> None:
    version = find_game("watch").info.rules_version
    assert find_game("watch", version) is find_game("watch")
    assert has_rules("watch", version)
    assert not has_rules("watch", 99)
    for key in ("watch", "chess"):
        with pytest.raises(Problem, match="rules-missing") as caught:
            find_game(key, 99)
        assert caught.value.facts == {"game": key, "rules": 99}
    assert earlier_name("watch", 1) == "watch_1"
    assert earlier_game.cache_info().currsize <= len(KEPT)
