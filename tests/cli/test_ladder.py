"""chefetage ladder"""

from pathlib import Path

import msgspec

from chefetage.bots.levels import StrengthFile

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


def test_a_table_that_the_game_does_not_have_is_told(chefetage: Chefetage) -> None:
    code, _, err = chefetage("ladder", "watch", "--players", "5")
    assert code == 2
    assert "4" in err
