"""Rulebooks: chapters and rules by id, in both languages."""

from pathlib import Path

import pytest

from chefetage.core.catalog import catalog
from chefetage.words.rulebook import parse, rulebook, rulings_in
from chefetage.words.texts import LANGUAGES

BOOK = """# A game: rules

Introduction.

---

## XX-1 Overview

- **XX-1.1** First sentence. Second one with a *bribe*!
- **XX-1.2** A list:
  1. one;
  2. two.

A remark that belongs to nobody.

## XX-2 Turns

### Phase 1 — begin
- **XX-2.1** With a table.

| a | b |
|---|---|
| 1 | 2 |

  (Legend.)
- **XX-2.10** Last.

## XX-3 Decisions

| # | Decision | Who |
|---|---|---|
| XX-3.1 | Choose | everybody |
"""


def test_chapters_and_rules_by_id() -> None:
    book = parse(BOOK)
    assert [(chapter.id, chapter.title) for chapter in book.chapters] == [
        ("XX-1", "Overview"),
        ("XX-2", "Turns"),
        ("XX-3", "Decisions"),
    ]
    assert list(book.rules()) == ["XX-1.1", "XX-1.2", "XX-2.1", "XX-2.10", "XX-3.1"]
    assert book.text == BOOK


def test_a_rule_has_all_that_belongs_to_it() -> None:
    rules = parse(BOOK).rules()
    assert rules["XX-1.2"].text == "A list:\n1. one;\n2. two."
    assert rules["XX-2.1"].text == "With a table.\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n(Legend.)"
    assert rules["XX-2.10"].section == "Phase 1 — begin"
    assert rules["XX-3.1"].text == "Choose · everybody"
    assert rules["XX-3.1"].section == ""


def test_sentences_are_plain() -> None:
    assert parse(BOOK).rules()["XX-1.1"].sentences() == ["First sentence.", "Second one with a bribe!"]
    assert parse(BOOK).rules()["XX-2.10"].sentences() == ["Last."]


def test_search_shows_the_sentence_that_fits_best() -> None:
    assert [(rule.id, sentence) for rule, sentence in parse(BOOK).sentences("BRIBE")] == [
        ("XX-1.1", "Second one with a bribe!")
    ]


def test_rulings_are_notes_and_what_is_no_rule_for_players(tmp_path: Path) -> None:
    text = "# A game: rulings\n\n- XX-1.1: S · R: why\n\n## XX-9 Invariants\n\n- **XX-9.1** Nothing is lost.\n"
    (tmp_path / "rulings.md").write_text(text, encoding="utf-8")
    rulings = rulings_in(tmp_path)
    assert rulings.notes == {"XX-1.1": "S · R: why"}
    assert [(rule.id, rule.text) for rule in rulings.book.rules().values()] == [("XX-9.1", "Nothing is lost.")]


def test_earlier_rules_may_have_no_rulings(tmp_path: Path) -> None:
    assert rulings_in(tmp_path).notes == {}


@pytest.mark.parametrize(
    ("typed", "full"), [("xx-2.1", "XX-2.1"), ("2.1", "XX-2.1"), (" XX-2 ", "XX-2"), ("2", "XX-2")]
)
def test_ids_may_be_typed_short(typed: str, full: str) -> None:
    assert parse(BOOK).full_id(typed) == full


def test_near_ids_help_with_a_mistyped_one() -> None:
    book = parse(BOOK)
    assert "XX-2.1" in book.near("XX-2.11")
    assert book.near("nonsense") == []


@pytest.mark.parametrize("key", catalog())
def test_every_game_has_the_same_rules_in_every_language(key: str) -> None:
    books = [rulebook(key, lang) for lang in LANGUAGES]
    assert len({tuple(book.rules()) for book in books}) == 1
    assert len({tuple(chapter.id for chapter in book.chapters) for book in books}) == 1
    assert all(rule.text for book in books for rule in book.rules().values())


@pytest.mark.parametrize("key", catalog())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_rule_is_overlooked(key: str, lang: str) -> None:
    """Every bold id that begins a line is a rule."""
    book = rulebook(key, lang)
    begun = [line for line in book.text.splitlines() if line.startswith(f"- **{catalog()[key].info.prefix}-")]
    assert len(begun) == len([rule for rule in book.rules().values() if f"**{rule.id}**" in book.text])
