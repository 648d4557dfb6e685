"""chefetage ladder"""

from pathlib import Path

import msgspec
import pytest

from chefetage.bots.levels import StrengthFile
from chefetage.cli import ladder
from chefetage.core.info import Options
from chefetage.experiments.ladder import Match

from .conftest import Chefetage

GAME = "councils_contracts"
FEW = ("--levels", "random,greedy", "--part", "0.004", "--workers", "1")


def test_the_same_seed_gives_the_same_table(tmp_path: Path, chefetage: Chefetage) -> None:
    tables = []
    for run in ("first", "second"):
        code, out, _ = chefetage("ladder", GAME, "--players", "2", *FEW, "--run", str(tmp_path / run), "--json")
        assert code == 0
        table = msgspec.json.decode(out, type=StrengthFile)
        tables.append([(one.level, one.against, one.wins, one.low, one.high, one.games) for one in table.strength])
    assert tables[0] == tables[1]
    assert [row[:2] for row in tables[0]] == [("greedy", "random")]


def test_what_was_played_is_not_played_again(tmp_path: Path, chefetage: Chefetage) -> None:
    plan = ("ladder", GAME, "--players", "2", *FEW, "--run", str(tmp_path / "run"))
    first = chefetage(*plan, "--json").out
    out = tmp_path / "strength.toml"
    told = chefetage(*plan, "--out", str(out)).out
    for part in ("2 players:", "greedy", "random", "chefetage ladder councils_contracts --seed 1 --part 0.004"):
        assert part in told
    assert msgspec.toml.decode(out.read_bytes(), type=StrengthFile) == msgspec.json.decode(first, type=StrengthFile)


def test_with_options_further_matches_are_played_and_kept(
    tmp_path: Path, chefetage: Chefetage, monkeypatch: pytest.MonkeyPatch
) -> None:
    def quick(options: list[Options], players: int, part: float) -> list[Match]:
        """Bots that think less than those that this is for."""
        return [Match(players, "random", "random", one, 1) for one in options if one == {"map": "usa"}]

    monkeypatch.setattr(ladder, "matches_with", quick)
    out = tmp_path / "strength.toml"
    few = ("--players", "2", "--levels", "nobody", "--options", "--workers", "1", "--run", str(tmp_path / "run"))
    told = chefetage("ladder", "smartphone_inc", *few, "--out", str(out)).out
    assert "random map=usa" in told
    assert "chefetage ladder smartphone_inc --seed 1 --options" in told
    measured = msgspec.toml.decode(out.read_bytes(), type=StrengthFile).strength
    assert [(one.against, one.options, one.games) for one in measured] == [("random", {"map": "usa"}, 1)]


def test_a_table_that_the_game_does_not_have_is_told(chefetage: Chefetage) -> None:
    code, _, err = chefetage("ladder", "watch", "--players", "5")
    assert code == 2
    assert "4" in err


def test_a_file_that_is_no_measurement_is_told_before_anything_is_played(tmp_path: Path, chefetage: Chefetage) -> None:
    (tmp_path / "mine.toml").write_text("rubbish")
    plan = ("ladder", GAME, "--players", "2", *FEW, "--run", str(tmp_path / "run"), "--out", "mine.toml")
    code, out, err = chefetage(*plan)
    assert (code, out) == (2, "")
    assert err.startswith("chefetage: mine.toml cannot be read")
    assert (tmp_path / "mine.toml").read_text() == "rubbish"
    assert not (tmp_path / "run").exists()
