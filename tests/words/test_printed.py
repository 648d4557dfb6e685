"""Printed numbers: what fields of a rulebook become."""

from pathlib import Path

import pytest

from chefetage.words.printed import Printed

COMPONENTS = """
rounds = 4
debt = -10
name = { en = "Gear", de = "Zahnrad" }
prices = [1, 2, 3]
cost = { stone = 2, clay = 1 }
[setup]
"2" = 14
[[cards]]
id = "clay"
points = 0
bonus = { kind = "coins", amount = 3 }
[[cards]]
id = "stone"
points = 6
bonus = { kind = "none" }
risky = true
"""
TEXTS = """
card-clay = Clay
card-stone = Stone
rulebook-bonus = { $kind ->
    [coins] { $amount } coins
   *[other] nothing
}
rulebook-risk = { $value ->
    [1] risky
   *[other] safe
}
"""


@pytest.fixture
def printed(tmp_path: Path) -> Printed:
    (tmp_path / "texts").mkdir()
    (tmp_path / "components.toml").write_text(COMPONENTS, encoding="utf-8")
    for lang in ("en", "de"):
        (tmp_path / "texts" / f"{lang}.ftl").write_text(TEXTS, encoding="utf-8")
    return Printed(tmp_path, "de")


@pytest.mark.parametrize(
    ("line", "filled"),
    [
        ("{{rounds}} Runden, {{debt}} Punkte", "4 Runden, −10 Punkte"),
        ("Ein {{name}}", "Ein Zahnrad"),
        ("{{prices}}; {{prices.1}}; {{setup.2}}", "1, 2, 3; 2; 14"),
        ("{{cards.1.id of card}}", "Stone"),
        ("{{cost of card}}", "2 Stone, 1 Clay"),
        ("{{cards.0.bonus as bonus}}", "3 coins"),
        ("{{cards.1.risky as risk}}", "risky"),
        ("{{cards.0.points?}} {{cards.0.risky?}} {{cards.1.points?}}", "– – 6"),
        ("no field", "no field"),
    ],
)
def test_fields(printed: Printed, line: str, filled: str) -> None:
    assert printed.filled(line) == filled


def test_a_row_for_each_entry(printed: Printed) -> None:
    book = "| a |\n| {{each cards}} {{id of card}} | {{points}} | {{rounds}} |\n| {{each setup}} {{key}} | {{value}} |"
    assert printed.filled(book).split("\n") == ["| a |", "| Clay | 0 | 4 |", "| Stone | 6 | 4 |", "| 2 | 14 |"]


@pytest.mark.parametrize("field", ["{{nothing}}", "{{cards.0.risky}}", "{{cards.7}}", "{{rounds of card}}"])
def test_a_field_for_which_there_is_nothing_is_a_mistake(printed: Printed, field: str) -> None:
    with pytest.raises((IndexError, KeyError)):
        printed.filled(field)
