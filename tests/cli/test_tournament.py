"""chefetage tournament and chefetage experiment"""

import json
from pathlib import Path
from typing import Any

import pytest

from chefetage.experiments.run_folder import RunFolder

from .conftest import Chefetage

QUICK = ["tournament", "watch", "--bots", "random,greedy", "--players", "2", "--games", "4", "--seed", "5"]
FILE = """
game = "watch"
players = [2, 3]
bots = ["greedy", "random"]
games = 4
seed = 7
"""


def report(chefetage: Chefetage, *words: str) -> Any:
    code, out, err = chefetage(*words, "--json")
    assert code == 0, err
    return json.loads(out)


def test_a_tournament_in_words(chefetage: Chefetage, tmp_path: Path) -> None:
    code, out, err = chefetage(*QUICK, "--workers", "1", "--run", "there", "--html", "table.html")
    assert code == 0
    assert "there" in err
    for part in (
        "Tournament: watch, 2 players",
        "4 games with 2 deals",
        "greedy",
        "Rating",
        "Comes before",
        "Digest: ",
    ):
        assert part in out
    page = (tmp_path / "table.html").read_text(encoding="utf-8")
    assert page.startswith("<!doctype html>")
    assert "Comes before" in page
    assert RunFolder(Path("there")).experiment().games == 4


def test_a_tournament_in_german(chefetage: Chefetage) -> None:
    out = chefetage(*QUICK, "--workers", "1", "--lang", "de").out
    for part in ("Turnier: watch, 2 Personen", "4 Partien mit 2 Kartenfolgen", "Wertung", "Liegt vor", "Prüfsumme: "):
        assert part in out


def test_a_run_is_played_again_and_gone_on_with(chefetage: Chefetage, tmp_path: Path) -> None:
    first = report(chefetage, *QUICK, "--workers", "1", "--run", "first")
    assert report(chefetage, "tournament", "--resume", "first")["digest"] == first["digest"]
    assert report(chefetage, *QUICK, "--workers", "2", "--run", "second")["digest"] == first["digest"]
    assert json.loads((tmp_path / "first" / "results.json").read_text())["digest"] == first["digest"]


def test_without_a_name_a_run_has_a_folder_of_its_own(chefetage: Chefetage, tmp_path: Path) -> None:
    report(chefetage, *QUICK, "--workers", "1")
    [folder] = (tmp_path / "chefetage-runs").iterdir()
    assert folder.name.startswith("watch-2p-")
    code, _, err = chefetage(*QUICK)
    assert code == 2
    assert "--resume" in err


@pytest.mark.parametrize(
    ("words", "part"),
    [
        (["tournament"], "--resume FOLDER"),
        (["tournament", "watch"], "--bots greedy,random"),
        (["tournament", "watch", "--bots", "greedy"], "two bots"),
        (["tournament", "watch", "--bots", "greedy,greedy"], "named twice"),
        (["tournament", "watch", "--bots", "greedy,clever"], "no bot “clever”"),
        (["tournament", "watch", "--bots", "greedy,random", "--confidence", "2"], "--confidence"),
        (["tournament", "--resume", "nowhere"], "nowhere"),
        (["tournament", "watch", "--resume", "nowhere"], "cannot be changed"),
        (["experiment"], "--resume FOLDER"),
        (["experiment", "nowhere.toml"], "nowhere.toml"),
        (["experiment", "watch"], "--bots greedy,random"),
        (["experiment", "watch", "--bots", "greedy", "--players", "2,x"], "x"),
        (["experiment", "watch", "--bots", "greedy", "--precision", "3"], "--precision"),
        (["experiment", "watch", "--bots", "greedy", "--variant", "nowhere.toml"], "nowhere.toml"),
        (["experiment", "--resume", "nowhere", "--games", "3"], "cannot be changed"),
        (["simulate", "watch", "--cluster", "auto", "--save", "games"], "cluster"),
    ],
)
def test_bad_input_is_told(chefetage: Chefetage, words: list[str], part: str, tmp_path: Path) -> None:
    code, out, err = chefetage(*words)
    assert (code, out) == (2, "")
    assert part in err
    assert list(tmp_path.iterdir()) == []


def test_an_experiment_from_a_file(chefetage: Chefetage, tmp_path: Path) -> None:
    (tmp_path / "two_tables.toml").write_text(FILE)
    found = report(chefetage, "experiment", "two_tables.toml", "--workers", "1", "--run", "there")
    assert [arm["players"] for arm in found["arms"]] == [2, 3]
    assert [bot["name"] for bot in found["arms"][1]["bots"]] == ["greedy", "random"]
    assert (found["deals"], found["games"]) == (1, 5)  # whole deals: two and three seats
    again = report(chefetage, "experiment", "there/experiment.json", "--workers", "1", "--run", "again")
    assert again["digest"] == found["digest"]
    code, out, _ = chefetage("experiment", "--resume", "there", "--lang", "de", "--html", "page.html")
    assert code == 0
    assert "Platz 3" in out
    assert "2 Personen, greedy, random" in (tmp_path / "page.html").read_text(encoding="utf-8")


def test_an_experiment_by_flags_and_a_file_that_flags_change(chefetage: Chefetage, tmp_path: Path) -> None:
    flags = ["--players", "2,3", "--games", "4", "--seed", "7", "--workers", "1"]
    by_flags = report(chefetage, "experiment", "watch", "--bots", "greedy,random", *flags)
    (tmp_path / "one_table.toml").write_text(FILE.replace("players = [2, 3]", "players = 4").replace("seed = 7", ""))
    assert report(chefetage, "experiment", "one_table.toml", *flags, "--run", "b")["digest"] == by_flags["digest"]


def test_variants_are_told_with_their_difference(chefetage: Chefetage, tmp_path: Path) -> None:
    """A seat that owes more has fewer points, on the same deals; two tables, of which the printed one is the first."""
    (tmp_path / "harder.toml").write_text('name = "harder"\ngame = "watch"\n[numbers]\ndebt.penalty_points = -20\n')
    flags = ["--players", "2", "--games", "60", "--seed", "7", "--bots", "random"]
    variants = ["--variant", "printed", "--variant", "harder.toml"]
    found = report(chefetage, "experiment", "watch", *flags, *variants, "--run", "printed_and_harder")
    printed, harder = found["arms"]
    assert (printed["base"], printed["bots_more"], harder["base"], harder["variant"]) == (None, [], 0, "harder")
    difference = harder["bots_more"][0]["points"]
    assert difference["value"] == pytest.approx(
        harder["bots"][0]["points"]["value"] - printed["bots"][0]["points"]["value"]
    )
    assert difference["low"] < difference["value"] < difference["high"] < 0
    chefetage("experiment", "--resume", "printed_and_harder", "--html", "page.html")
    page = (tmp_path / "page.html").read_text(encoding="utf-8")
    for part in ("Table 2: 2 players, random · harder", "Points, difference", "Differences are to table 1"):
        assert part in page


def test_a_variant_is_played_alone(chefetage: Chefetage, tmp_path: Path) -> None:
    """Not the printed game, though one process would do for either."""
    (tmp_path / "harder.toml").write_text('name = "harder"\ngame = "watch"\n[numbers]\ndebt.penalty_points = -20\n')
    flags = ["--players", "2", "--games", "5", "--seed", "7", "--bots", "random", "--workers", "1"]
    harder = report(chefetage, "experiment", "watch", *flags, "--variant", "harder.toml")
    assert harder["digest"] != report(chefetage, "experiment", "watch", *flags)["digest"]


@pytest.mark.parametrize(
    ("line", "part"),
    [
        ('colour = "red"', "colour"),
        ("players = 9", "9"),
        ('bots = ["clever"]', "clever"),
        ('variants = ["missing.toml"]', "missing.toml"),
        ("seed = [", "two_tables.toml"),
        ('seed = "many"', "many"),
        ("seed = -1", "2^256"),
        ("confidence = 1.5", "1.5"),
        ("precision = 0", "precision"),
        ("move_seconds = 0", "move_seconds"),
        ("games = 0", "0"),
        ("players = []\nvariants = [3]", "variants"),
    ],
)
def test_a_bad_file_is_told(chefetage: Chefetage, tmp_path: Path, line: str, part: str) -> None:
    name = line.split(" ", maxsplit=1)[0]
    kept = [old for old in FILE.splitlines() if not old.startswith(name)]
    (tmp_path / "two_tables.toml").write_text("\n".join([*kept, line]))
    code, _, err = chefetage("experiment", "two_tables.toml")
    assert code == 2
    assert part in err
    assert not (tmp_path / "chefetage-runs").exists()
