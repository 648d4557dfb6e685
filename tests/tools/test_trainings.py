"""The page about trainings tells of the networks that come with the program, by the logs that made them."""

from pathlib import Path

import msgspec
import pytest

from chefetage.core.catalog import find_game
from chefetage.learning.folder import Position, TrainingFolder
from chefetage.learning.log import Entry
from chefetage.learning.plan import Plan
from tests.bots.random_networks import random_file
from tools import trainings
from tools.trainings import PAGE, page, row_of, take

WATCH = find_game("watch")


def test_the_page_is_current() -> None:
    assert PAGE.read_text(encoding="utf-8") == page()


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Networks and logs of a test lie in its own folder."""
    monkeypatch.setattr(trainings, "KEPT", tmp_path / "kept")
    monkeypatch.setattr(trainings, "shipped_path", lambda game, players: tmp_path / f"{players}.network")
    return tmp_path


def test_a_network_is_told_with_its_training(elsewhere: Path) -> None:
    network = random_file(WATCH, 2)
    place = TrainingFolder(elsewhere / "training")
    place.begin()
    place.write("best.network", network.packed())
    place.write_entries(
        [
            Entry(0, 30.0, 600, 1.0, 1.0, 1.0, True, 0.25, "earlier"),
            Entry(1, 90.0, 1200, 0.9, 0.9, 0.6, True, None, "earlier"),
            Entry(2, 150.0, 1800, 0.8, 0.8, 0.6, True, 0.58, network.digest),
        ]
    )
    encoder = network.head.encoder
    place.write_position(
        Position("watch", 2, 1, encoder, Plan(), start="0123456789abcdef", iteration=3, games=1800, seconds=150)
    )
    take(place.folder)
    assert (elsewhere / "2.network").read_bytes() == network.packed()
    assert row_of(WATCH, 2) == f"| 2 | `{network.digest[:12]}` | 2.5 | 1,800 | `0123456789ab` | 25 58 |"
    assert row_of(WATCH, 3) == ""


def test_a_log_of_another_network_is_refused(elsewhere: Path) -> None:
    training = trainings.Training(
        Position("watch", 2, 1, "", Plan()), [Entry(0, 30.0, 600, 1.0, 1.0, 1.0, True, None, "another")]
    )
    (elsewhere / "2.network").write_bytes(random_file(WATCH, 2).packed())
    assert "its log was not kept" in row_of(WATCH, 2)
    (elsewhere / "kept").mkdir()
    (elsewhere / "kept" / "watch-2.json").write_bytes(msgspec.json.encode(training))
    with pytest.raises(SystemExit, match="another network"):
        row_of(WATCH, 2)
