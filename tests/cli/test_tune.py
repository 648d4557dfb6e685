"""chefetage tune"""

from pathlib import Path

import msgspec
import pytest

from chefetage.bots.others.weighed import own_numbers
from chefetage.core.catalog import find_game
from chefetage.learning import tuning

from .conftest import Chefetage

GAME = "councils_contracts"


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tuning, "GAMES", 4)
    monkeypatch.setattr(tuning, "CHECK_GAMES", 4)
    monkeypatch.setattr("chefetage.cli.tune.MINUTE", 0.001)


@pytest.mark.usefixtures("quick")
def test_it_goes_on_in_its_folder(tmp_path: Path, chefetage: Chefetage) -> None:
    plan = ("tune", GAME, "--run", str(tmp_path / "run"), "--seed", "3", "--workers", "1")
    code, out, err = chefetage(*plan)
    assert code == 0
    assert "4 games; par is 50 %" in out
    assert "The tuning is kept in" in err
    told = msgspec.json.decode(chefetage(*plan, "--json").out)
    assert told["tune"]["iteration"] == 2
    assert told["check"]["games"] == 4
    assert told["weights"].keys() == own_numbers(find_game(GAME)).keys()


@pytest.mark.usefixtures("quick")
def test_only_better_weights_are_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, chefetage: Chefetage) -> None:
    out = tmp_path / "mine.toml"
    plan = ("tune", GAME, "--run", str(tmp_path / "run"), "--out", str(out), "--seed", "3", "--workers", "1")
    for is_better in (False, True):
        monkeypatch.setattr(tuning.Check, "is_better", is_better)
        assert ("nothing was written" in chefetage(*plan).out) is not is_better
        assert out.exists() is is_better
    simulated = chefetage("simulate", GAME, "--bots", f"greedy:{out},greedy", "--games", "2", "--workers", "1")
    assert simulated.code == 0


def test_nobody_tunes_alone(chefetage: Chefetage) -> None:
    code, _, err = chefetage("tune", "watch", "--players", "1")
    assert code == 2
    assert "at least two players" in err
