"""chefetage bench: what is asked for reaches the benchmark, what it finds is shown."""

import json
from collections.abc import Callable

import pytest

from chefetage.benchmark import Config, OwnGame, Progress, Report
from chefetage.benchmark.report import Gap
from chefetage.core.catalog import catalog

from .conftest import Chefetage

Bench = Callable[..., Config]


def report(interrupted: bool) -> Report:
    gap = Gap("chefetage", "", "compiled", "no-interpreter")
    return Report(
        platform="Somewhere",
        core=None,
        rounds=0,
        seconds=0.5,
        interrupted=interrupted,
        rows=[],
        ratios=[],
        gaps=[gap],
    )


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[Config]:
    """What the benchmark was asked for; it measures nothing."""
    configs: list[Config] = []

    def run(config: Config, progress: Callable[[Progress], None]) -> Report:
        configs.append(config)
        progress(Progress(0, 2, "chefetage", "watch"))
        progress(Progress(2, 2))
        return report(interrupted=config.rounds == 99)

    monkeypatch.setattr("chefetage.cli.bench.run", run)
    return configs


def test_everything_by_default(chefetage: Chefetage, asked: list[Config]) -> None:
    assert chefetage("bench").code == 0
    assert asked[0].games == [OwnGame(key, game.info.players_max) for key, game in catalog().items()]
    assert (asked[0].rounds, asked[0].seconds, asked[0].peers_python) == (5, 0.5, None)


def test_wishes_are_passed_on(chefetage: Chefetage, asked: list[Config]) -> None:
    pythons = ["--compiled-python", "/c", "--pure-python", "/p", "--peers-python", "/q", "--earlier-python", "/e"]
    chefetage("bench", "watch", "--players", "2", "--rounds", "7", "--seconds", "0.25", *pythons)
    assert asked[0] == Config(
        games=[OwnGame("watch", 2)],
        compiled_python="/c",
        pure_python="/p",
        peers_python="/q",
        earlier_python="/e",
        rounds=7,
        seconds=0.25,
    )


@pytest.mark.usefixtures("asked")
def test_report_in_both_languages_and_as_data(chefetage: Chefetage) -> None:
    assert "no interpreter for it at hand" in chefetage("bench").out
    assert "kein Interpreter" in chefetage("bench", "--lang", "de").out
    assert json.loads(chefetage("bench", "--json").out)["platform"] == "Somewhere"


@pytest.mark.usefixtures("asked")
def test_interrupted(chefetage: Chefetage) -> None:
    code, out, _ = chefetage("bench", "--rounds", "99")
    assert code == 130
    assert "Interrupted" in out


@pytest.mark.usefixtures("asked")
@pytest.mark.parametrize(
    ("arguments", "english", "german"),
    [
        (["chess"], "There is no game “chess”", "Ein Spiel „chess“ gibt es nicht"),
        (["--rounds", "0"], "--rounds needs", "--rounds braucht"),
        (["--seconds", "0"], "--seconds needs a number of seconds above 0", "--seconds braucht"),
        (["--seconds", "nan"], "--seconds needs", "--seconds braucht"),
        (["--seconds", "inf"], "--seconds needs", "--seconds braucht"),
        (["watch", "--players", "9"], "for 1 to 4 players", "für 1 bis 4 Personen"),
    ],
)
def test_mistakes(complaint: Callable[..., str], arguments: list[str], english: str, german: str) -> None:
    assert english in complaint("bench", *arguments)
    assert german in complaint("bench", *arguments, "--lang", "de")
