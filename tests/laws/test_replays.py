"""Stored games replay to their hashes, and the twin run plays the same games compiled and interpreted.

Both are made by tools/freeze.py. The tests run in both modes of the engine against the same stored hashes.
"""

import json
from pathlib import Path

import pytest

from chefetage.core.catalog import catalog
from chefetage.core.engine_mode import is_compiled
from chefetage.playing.record import read_record, replay
from tests.laws.positions import TABLES
from tools.freeze import FEW_TWIN_GAMES, REPLAYS, TWIN_GAMES, tests_of, twin_digest


def stored_replays(key: str, players: int) -> list[Path]:
    return sorted((tests_of(key) / "replays").glob(f"{players}p-*.jsonl"))


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_stored_games_replay_to_their_hashes(key: str, players: int) -> None:
    files = stored_replays(key, players)
    assert len(files) >= REPLAYS
    for file in files:
        record = read_record(file)
        *_, (last, state) = replay(record, file.name)
        assert last.ply == len(record.moves)
        assert catalog()[key].is_over(state)


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_the_twin_run_gives_the_stored_digest(key: str, players: int) -> None:
    """Random games for each player count, equal interpreted and compiled; compiled, there are more of them."""
    games = TWIN_GAMES if is_compiled() else FEW_TWIN_GAMES
    stored = json.loads((tests_of(key) / "twin_run.json").read_text(encoding="utf-8"))
    assert twin_digest(catalog()[key], players, games) == stored[str(players)][str(games)]
