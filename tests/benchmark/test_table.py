"""The report in both languages."""

import io
import re
from pathlib import Path

import msgspec
import pytest
from fluent.runtime import FluentBundle, FluentResource
from rich.console import Console

import chefetage.benchmark
from chefetage.benchmark.plan import EARLIER
from chefetage.benchmark.report import Gap, Report, Row, ratios
from chefetage.benchmark.table import Wording, tables

from .fakes import row, search_row

TEXTS = Path(chefetage.benchmark.__file__).parent / "texts"
REASONS = ["no-interpreter", "not-installed", "not-started", "wrong-mode", "no-answer", "failed"]


def wording(language: str, used: set[str]) -> Wording:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((TEXTS / f"{language}.ftl").read_text(encoding="utf-8")))

    def text(key: str, /, **facts: str | int | float) -> str:
        used.add(key)
        pattern = bundle.get_message(key).value
        assert pattern is not None
        value, errors = bundle.format_pattern(pattern, facts)
        assert not errors
        return str(value)

    return text


def keys(language: str) -> set[str]:
    return set(re.findall(r"^([\w-]+) =", (TEXTS / f"{language}.ftl").read_text(encoding="utf-8"), re.MULTILINE))


def full_rows() -> list[Row]:
    own = [
        row("chefetage", 1_234_567, loop=loop, mode=mode)
        for loop in ("python", "inner")
        for mode in ("compiled", "interpreted")
    ]
    earlier = [row(EARLIER, 1_200_000, loop=loop) for loop in ("python", "inner")]
    spiel = [row("open_spiel", 100_000, game="hearts", loop=loop) for loop in ("python", "inner")]
    python = [row("catanatron", 5_000, game="catan"), row("pettingzoo", 700, game="connect_four_v3")]
    return [*own, *earlier, *spiel, *python, *searching_rows()]


def searching_rows() -> list[Row]:
    return [
        search_row("chefetage", 20_123, 6_543, game="smartphone_inc"),
        search_row("open_spiel", 400, 300, game="backgammon"),
        search_row("catanatron", 8, None, game="catan"),
    ]


def report(rows: list[Row], *, core: int | None = 1, interrupted: bool = False, rounds: int = 5) -> Report:
    return Report(
        platform="Linux",
        core=core,
        rounds=rounds,
        seconds=0.5,
        interrupted=interrupted,
        rows=rows,
        ratios=ratios(rows),
        gaps=[Gap("open_spiel", "spades", "compiled", reason, "why") for reason in REASONS],
    )


def shown(report: Report, text: Wording, width: int = 100) -> str:
    console = Console(file=io.StringIO(), width=width, color_system=None)
    console.print(tables(report, text))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def test_both_languages_have_the_same_keys() -> None:
    assert keys("en") == keys("de")


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_text_is_used_and_every_used_text_exists(language: str) -> None:
    used: set[str] = set()
    text = wording(language, used)
    slow = row("chefetage", 1, game="ground_floor")
    uncloned = msgspec.structs.replace(row("pettingzoo", 1), clone_microseconds=None)
    shown(report([*full_rows(), slow, uncloned]), text)
    shown(report(full_rows(), core=None, interrupted=True, rounds=2), text)
    assert used == keys(language)


def test_numbers_are_written_as_the_language_writes_them() -> None:
    assert "1,234,567" in shown(report(full_rows()), wording("en", set()))
    assert "1.234.567" in shown(report(full_rows()), wording("de", set()))


@pytest.mark.parametrize("language", ["en", "de"])
def test_no_number_is_cut_off_on_a_narrow_screen(language: str) -> None:
    assert "…" not in shown(report(full_rows()), wording(language, set()), width=80)


def test_the_search_has_its_table_with_the_length_of_games_beside() -> None:
    lines = shown(report(searching_rows()), wording("en", set()), width=160).splitlines()
    start = next(number for number, line in enumerate(lines) if "Search from the middle" in line)
    found = {line.split()[0]: line.split() for line in lines[start:] if "(4)" in line}
    assert found["chefetage"][-4:] == ["20,123", "6,543", "32,715", "100.0"]
    assert found["catanatron"][-4:] == ["8.00", "n/a", "n/a", "100.0"]
    assert any("OpenSpiel's in its games nearest in length (backgammon)" in line for line in lines)


def test_a_report_from_before_the_search_was_measured_shows_none() -> None:
    assert "Search from the middle" not in shown(report([row("chefetage", 10)]), wording("en", set()))


def test_games_that_fail_for_the_same_reason_share_a_line() -> None:
    gaps = [Gap("open_spiel", game, None, "not-installed", "No module") for game in ("hearts", "spades")]
    empty = Report(platform="Linux", core=1, rounds=0, seconds=0.5, interrupted=False, rows=[], ratios=[], gaps=gaps)
    assert shown(empty, wording("en", set())) == "open_spiel (hearts, spades): not installed (No module).\n"
