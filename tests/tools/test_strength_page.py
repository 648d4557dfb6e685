"""The page about the strength of the levels tells what was measured."""

from chefetage.bots.levels import Strength, StrengthFile
from tools.strength_page import PAGE, cell, page, table_of


def test_the_page_is_current() -> None:
    assert PAGE.read_text(encoding="utf-8") == page()


def test_a_row_for_every_bot_that_was_measured() -> None:
    one = Strength(2, "level5", "greedy", 0.956, 0.93, 0.978, 1400, 12.34)
    assert cell(one) == "**96 %** (93 to 98), 1,400"
    assert table_of(2, ["random", "greedy"], StrengthFile("", [one])) == [
        "### 2 players",
        "",
        "| | random | greedy | ms |",
        "|---|---|---|---|",
        "| level5 |  | **96 %** (93 to 98), 1,400 | 12.3 |",
        "",
    ]
