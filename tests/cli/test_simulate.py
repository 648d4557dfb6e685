"""chefetage simulate"""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from chefetage.bots import levels
from chefetage.cli.simulate import seed_text
from chefetage.experiments import Plan, Report, Row, Stat
from chefetage.experiments.files import bots_for

from .conftest import Chefetage

TIMES = {"seconds", "decisions_per_second", "games_per_second"}


def run(chefetage: Chefetage, *more: str) -> dict[str, object]:
    """The report without what a clock says."""
    code, out, err = chefetage("simulate", "watch", "--seed", "5", "--json", *more)
    assert (code, err) == (0, "")
    return {key: value for key, value in json.loads(out).items() if key not in TIMES}


def test_same_seed_same_result_whatever_the_workers(chefetage: Chefetage) -> None:
    plan = ["--players", "2", "--games", "4", "--bots", "random,greedy"]
    alone = run(chefetage, *plan, "--workers", "1")
    assert alone == run(chefetage, *plan, "--workers", "2")
    assert alone["games"] == 4
    assert alone["seed"] == "5"
    assert alone["interrupted"] is False


def test_report_in_words(chefetage: Chefetage) -> None:
    code, out, err = chefetage("simulate", "watch", "--games", "3", "--workers", "1", "--seed", "0x10")
    assert (code, err) == (0, "")
    for part in ("Seed: 16", "3 games with 4 players", "Seat", "Bot", "random", "Mean score", "± Error", "per second"):
        assert part in out


def test_report_in_german(chefetage: Chefetage) -> None:
    out = chefetage("simulate", "watch", "--games", "2", "--players", "1", "--workers", "1", "--lang", "de").out
    for part in ("Startwert: 0x", "2 Partien zu einer Person", "Platz", "Siege", "0,0 %", "je Sekunde"):
        assert part in out


def test_levels_that_are_not_trained_for_so_many_players_say_so(
    chefetage: Chefetage, monkeypatch: pytest.MonkeyPatch
) -> None:
    plan = ["simulate", "watch", "--players", "2", "--games", "1", "--workers", "1", "--bots"]
    monkeypatch.setattr(levels, "is_trained", lambda game, players: False)
    assert "No level has been trained for 2 players yet" in chefetage(*plan, "level1,random").out
    assert "trained" not in chefetage(*plan, "greedy,random").out
    monkeypatch.setattr(levels, "is_trained", lambda game, players: True)
    assert "trained" not in chefetage(*plan, "level1,random").out


def test_the_seed_shown_repeats_the_games(chefetage: Chefetage) -> None:
    plan = ["simulate", "watch", "--players", "2", "--games", "2", "--workers", "1", "--json"]
    first = json.loads(chefetage(*plan).out)
    again = json.loads(chefetage(*plan, "--seed", first["seed"]).out)
    assert {key: first[key] for key in first.keys() - TIMES} == {key: again[key] for key in again.keys() - TIMES}


def test_records_are_saved_and_verify(chefetage: Chefetage, tmp_path: Path) -> None:
    run(chefetage, "--players", "2", "--games", "2", "--workers", "1", "--save", "records")
    files = sorted(map(str, (tmp_path / "records").iterdir()))
    assert len(files) == 2
    assert chefetage("replay", *files).code == 0


def test_interrupted_work_is_reported(chefetage: Chefetage, monkeypatch: pytest.MonkeyPatch) -> None:
    row = Row("random", 2, 1.0, 0.5, 80.0, 1.0, 70, 90)
    report = Report("watch", 4, 2, True, 300, 1.0, 300.0, 2.0, Stat(150, 140, 160), [row], [row])
    monkeypatch.setattr("chefetage.cli.simulate.simulate", lambda *_: report)
    code, out, _ = chefetage("simulate", "watch", "--games", "50")
    assert code == 130
    assert "Stopped after 2 of 50 games." in out
    assert "Mean score" in out
    code, out, _ = chefetage("simulate", "watch", "--games", "50", "--json", "--lang", "de")
    assert code == 130
    assert json.loads(out)["interrupted"] is True


def test_interrupted_before_the_first_game(chefetage: Chefetage, monkeypatch: pytest.MonkeyPatch) -> None:
    report = Report("watch", 4, 0, True, 0, 1.0, 0.0, 0.0, Stat(0, 0, 0), [], [])
    monkeypatch.setattr("chefetage.cli.simulate.simulate", lambda *_: report)
    code, out, _ = chefetage("simulate", "watch", "--lang", "de")
    assert code == 130
    assert "Angehalten nach 0 von 100 Partien." in out


def test_plan_and_workers_are_passed_on(chefetage: Chefetage, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[Plan, int, Path | None, str | None]] = []

    def simulate(
        plan: Plan, workers: int, save: Path | None, progress: Callable[[int, int], None], cluster: str | None
    ) -> Report:
        asked.append((plan, workers, save, cluster))
        progress(1, 7)
        return Report("watch", 3, 0, False, 0, 1.0, 0.0, 0.0, Stat(0, 0, 0), [], [])

    monkeypatch.setattr("chefetage.cli.simulate.simulate", simulate)
    words = ["--players", "3", "--games", "7", "--bots", "greedy", "--seed", "9", "--option", "start_player=2"]
    chefetage("simulate", "watch", *words, "--workers", "4", "--save", "there")
    assert asked == [(Plan("watch", 3, 7, ["greedy"] * 3, 9, {"start_player": "2"}), 4, Path("there"), None)]


def test_bots_of_the_seats() -> None:
    assert bots_for(3, []) == ["random"] * 3
    assert bots_for(3, ["greedy"]) == ["greedy"] * 3
    assert bots_for(3, ["greedy", "random"]) == ["greedy", "random", "random"]


def test_long_seeds_are_shown_in_few_digits() -> None:
    assert seed_text(12) == "12"
    assert seed_text(2**255) == hex(2**255)


@pytest.mark.parametrize(
    ("arguments", "english", "german"),
    [
        (
            ["--games", "0"],
            "--games needs a whole number of at least 1, not “0”.",
            "--games braucht eine ganze Zahl ab 1",
        ),
        (["--games", "many"], "not “many”", "nicht „many“"),
        (["--games", "9" * 5000], "--games needs", "--games braucht"),
        (["--players", "5"], "for 1 to 4 players, not for 5", "für 1 bis 4 Personen, nicht für 5"),
        (["--players", "-1"], "--players needs", "--players braucht"),
        (["--bots", "greedy,clever"], "There is no bot “clever”", "Einen Bot „clever“ gibt es nicht"),
        (["--players", "2", "--bots", "random,random,random"], "3 bots do not fit 2 seats", "3 Bots passen nicht"),
        (["--bots", "greedy,,random"], "--bots needs words separated by commas", "--bots braucht Wörter"),
        (["--seed", "abc"], "“abc” is no seed", "„abc“ ist kein Startwert"),
        (["--seed", "-3"], "from 0 to 2^256", "von 0 bis 2^256"),
        (["--seed", hex(2**256)], "from 0 to 2^256", "von 0 bis 2^256"),
        (["--workers", "0"], "--workers needs", "--workers braucht"),
        (["--option", "colour=red"], "no option “colour”. Known options: start_player", "keine Option „colour“"),
        (["--option", "start_player=9"], "cannot be “9”. Possible values: random, 1", "kann nicht „9“ sein"),
        (["--option", "start_player"], "written key=value", "SCHLÜSSEL=WERT"),
        (["--players", "2", "--option", "start_player=3"], "Seat 3 cannot begin", "Sitzplatz 3 kann nicht beginnen"),
        (["--option", "start_player=1", "--option", "start_player=2"], "given twice", "zweimal angegeben"),
        (["--save", "file", "--games", "1"], "The folder file cannot be used", "Der Ordner file lässt sich nicht"),
    ],
)
def test_mistakes(
    complaint: Callable[..., str], tmp_path: Path, arguments: list[str], english: str, german: str
) -> None:
    (tmp_path / "file").touch()
    assert english in complaint("simulate", "watch", *arguments)
    assert german in complaint("simulate", "watch", *arguments, "--lang", "de")
