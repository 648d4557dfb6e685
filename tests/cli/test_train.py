"""chefetage train"""

from pathlib import Path

import msgspec
import pytest

from chefetage.bots.network.files import unpacked
from chefetage.cli import train
from chefetage.learning.plan import Plan

from .conftest import Chefetage

GAME = "councils_contracts"
SMALL = Plan(hidden=4, teacher_games=2, games=10, window=2, positions=6, gate_games=2, gate=0.0, check_games=2)


@pytest.fixture
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Trainings are small, and a minute is over after one iteration."""
    monkeypatch.setattr(train, "plan_for", lambda game, players: SMALL)
    monkeypatch.setattr(train, "MINUTE", 1e-9)


@pytest.mark.usefixtures("soon")
def test_a_training_makes_a_network_and_goes_on(tmp_path: Path, chefetage: Chefetage) -> None:
    plan = ("train", GAME, "--players", "2", "--minutes", "1", "--workers", "1", "--run", "learned")
    code, out, err = chefetage(*plan, "--seed", "3", "--out", "my.network")
    assert code == 0
    first = unpacked((tmp_path / "my.network").read_bytes(), "my.network")
    assert first.digest in out
    assert "Check against greedy" in " ".join(out.split())
    assert "Iteration 0:" in err
    again = chefetage(*plan, "--json").out
    assert [entry["iteration"] for entry in msgspec.json.decode(again)["log"]] == [0, 1]
    assert "<svg" in (tmp_path / "learned" / "curve.html").read_text()


@pytest.mark.usefixtures("soon")
def test_an_exploiter_names_its_rival(tmp_path: Path, chefetage: Chefetage) -> None:
    plan = ("train", GAME, "--players", "2", "--minutes", "1", "--workers", "1", "--seed", "3")
    code, _, err = chefetage(*plan, "--against", "random", "--run", "exploiter")
    assert code == 0
    assert "% against random, " in err
    page = (tmp_path / "exploiter" / "curve.html").read_text()
    assert "won against random" in page
    code, _, err = chefetage("--lang", "de", *plan, "--against", "exploiter/best.network", "--run", "second")
    assert code == 0
    assert "% gegen rival.network" in err


def test_a_rival_that_is_not_there_is_told(chefetage: Chefetage) -> None:
    code, _, err = chefetage("train", GAME, "--players", "2", "--against", "level9")
    assert code != 0
    assert "level9" in err
