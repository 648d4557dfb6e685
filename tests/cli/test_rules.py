"""chefetage rules"""

import json
from collections.abc import Callable

import pytest
from rich.console import Console

from .conftest import Chefetage


def test_one_rule_below_its_chapter(chefetage: Chefetage) -> None:
    code, out, err = chefetage("rules", "watch", "WA-6.24")
    assert (code, err) == (0, "")
    assert out.startswith("WA-6 Action spaces · Upgrade")
    assert "WA-6.24 Pay the number above that disc's column" in out
    assert "WA-6.25" not in out


def test_one_rule_in_german(chefetage: Chefetage) -> None:
    out = chefetage("rules", "watch", "6.24", "--lang", "de").out
    assert out.startswith("WA-6 Die Aktionsfelder · Verbessern")
    assert "WA-6.24 Du zahlst der Bank die Zahl über der Spalte" in out


def test_a_chapter(chefetage: Chefetage) -> None:
    out = chefetage("rules", "watch", "wa-7").out
    assert out.startswith("WA-7 Money, debt, black disc")
    assert "WA-7.9" in out
    assert "WA-8.1" not in out


def test_the_whole_book(chefetage: Chefetage) -> None:
    assert "WA-16.19" in chefetage("rules", "watch").out
    assert "Spielregeln" in chefetage("rules", "watch", "--lang", "de").out


def test_search_shows_ids_and_sentences_on_whole_lines(chefetage: Chefetage) -> None:
    lines = chefetage("rules", "watch", "--search", "Bribe").out.splitlines()
    assert "WA-8.21  One document settles one whole bribe." in lines
    assert all(line.startswith("WA-") for line in lines)
    assert "bribe" in lines[0].lower()
    german = chefetage("rules", "watch", "--search", "bestechung", "--lang", "de").out
    assert "WA-5.8" in german


def test_a_question_is_answered(chefetage: Chefetage) -> None:
    first = chefetage("rules", "watch", "--search", "how do I win").out.splitlines()[0]
    assert first == "WA-1.4   Whoever has the most points after 12 rounds wins."
    german = chefetage("rules", "watch", "--search", "Wie gewinne ich?", "--lang", "de").out.splitlines()[0]
    assert german.startswith("WA-1.4")


def test_rulings_for_maintainers(chefetage: Chefetage) -> None:
    assert "WA-5.15  R: order not given" in chefetage("rules", "watch", "5.15", "--rulings").out
    assert "WA-14.10  Roubles, gears, debt notes" in chefetage("rules", "watch", "WA-14.10", "--rulings").out
    assert "Where the rules come from" in chefetage("rules", "watch", "--rulings").out
    noted = json.loads(chefetage("rules", "watch", "2.2", "--rulings", "--json").out)
    assert noted["rule"] == "WA-2.2"
    assert noted["notes"][0].startswith("S for 57 coins")


def test_rules_as_data(chefetage: Chefetage) -> None:
    rule = json.loads(chefetage("rules", "watch", "WA-6.24", "--json").out)
    assert (rule["id"], rule["chapter"]) == ("WA-6.24", "WA-6")
    chapters = json.loads(chefetage("rules", "watch", "--json").out)
    assert [chapter["id"] for chapter in chapters] == [f"WA-{number}" for number in (*range(1, 13), 15, 16)]
    found = json.loads(chefetage("rules", "watch", "--search", "bribe", "--json").out)
    assert found[0].keys() == {"rule", "chapter", "sentence"}


@pytest.mark.parametrize(
    ("arguments", "english", "german"),
    [
        (
            ["WA-6.99"],
            "There is no rule “WA-6.99”. Similar: WA-6.9",
            "Eine Regel „WA-6.99“ gibt es nicht. Ähnlich: WA-6.9",
        ),
        (["blah"], "There is no rule “blah”.", "Eine Regel „blah“ gibt es nicht."),
        (["WA-14.99", "--rulings"], "There is no rule “WA-14.99”.", "Eine Regel „WA-14.99“ gibt es nicht."),
        (["--search", "xyzzy"], "No rule contains “xyzzy”.", "Keine Regel enthält „xyzzy“."),
        (["--search", ""], "No rule contains “”.", "Keine Regel enthält „“."),
        (["WA-1", "--search", "x"], "not both", "nicht beides"),
    ],
)
def test_mistakes(complaint: Callable[..., str], arguments: list[str], english: str, german: str) -> None:
    assert english in complaint("rules", "watch", *arguments)
    assert german in complaint("rules", "watch", *arguments, "--lang", "de")


def test_long_texts_go_through_a_pager_on_a_terminal_only(
    chefetage: Chefetage, monkeypatch: pytest.MonkeyPatch
) -> None:
    paged: list[str] = []
    monkeypatch.setattr("pydoc.pager", paged.append)
    chefetage("rules", "watch")
    assert paged == []
    terminal = Console(force_terminal=True, width=80, height=24, highlight=False, markup=False)
    monkeypatch.setattr("chefetage.cli.output.console", lambda: terminal)
    chefetage("rules", "watch", "WA-6.24")
    assert paged == []
    chefetage("rules", "watch")
    assert len(paged) == 1
    assert "WA-16.19" in paged[0]
