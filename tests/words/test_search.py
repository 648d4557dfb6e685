"""Searching rulebooks: a small one, as the pages do it too, and those of the games."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from chefetage.core.catalog import catalog
from chefetage.words.rulebook import Rulebook, rulebook
from chefetage.words.search import search_words
from chefetage.words.texts import LANGUAGES, PACKAGE

SHARED: dict[str, Any] = json.loads((Path(__file__).parent / "search.json").read_text(encoding="utf-8"))
BOOK = msgspec.convert({"text": "", "chapters": SHARED["chapters"], "words": SHARED["words"]}, Rulebook)


@pytest.mark.parametrize("question", SHARED["questions"], ids=lambda question: question["asked"])
def test_found_and_marked_as_the_pages_do_it(question: dict[str, Any]) -> None:
    found = BOOK.search(question["asked"])
    assert [rule.id for rule in found] == question["found"]
    text = found[0].text if found else ""
    hits = BOOK.taken_apart(question["asked"]).hit_words(text)
    assert [text[begin:end] for begin, end in hits] == question["marked"]


# What people ask, and a rule that must be among the first three.
ASKED = [
    ("watch", "en", "how do I win", "WA-1.4"),
    ("watch", "de", "Wie gewinne ich?", "WA-1.4"),
    ("watch", "en", "when does the game end", "WA-4.4"),
    ("watch", "de", "Wann endet das Spiel?", "WA-4.4"),
    ("watch", "en", "sell gears", "WA-6.9"),
    ("watch", "de", "verkaufen Zahnrad", "WA-6.9"),
    ("watch", "en", "black disc", "WA-7.8"),
    ("watch", "de", "schwarze Scheibe", "WA-7.8"),
    ("watch", "en", "What happens in a tie?", "WA-9.9"),
    ("watch", "de", "Was passiert bei Gleichstand?", "WA-9.9"),
    ("watch", "de", "Kann ich freiwillig Schulden machen?", "WA-15.10"),
    ("watch", "en", "price of a loan", "WA-7.4"),
    ("councils_contracts", "en", "how do I win", "CC-1.2"),
    ("councils_contracts", "de", "Wie gewinne ich?", "CC-1.2"),
    ("councils_contracts", "en", "may I pass", "CC-4.5"),
    ("councils_contracts", "de", "Darf ich passen?", "CC-4.5"),
    ("councils_contracts", "de", "Wann endet das Spiel?", "CC-7.1"),
    ("councils_contracts", "en", "special resolution", "CC-5.26"),
    ("smartphone_inc", "en", "how do I win", "SI-17.4"),
    ("smartphone_inc", "de", "Wie gewinne ich?", "SI-1.3"),
    ("smartphone_inc", "en", "which customers buy my phones", "SI-11.6"),
    ("smartphone_inc", "de", "Welche Kunden kaufen", "SI-11.6"),
    ("smartphone_inc", "en", "lower price goes first", "SI-1.5"),
    ("ground_floor", "en", "how do I win", "GF-11.3"),
    ("ground_floor", "de", "Wie gewinne ich?", "GF-11.3"),
    ("ground_floor", "en", "hire employees", "GF-5.16"),
    ("ground_floor", "de", "Mitarbeiter einstellen", "GF-5.16"),
    ("ground_floor", "de", "Was kostet ein Stockwerk?", "GF-6.126"),
]


@pytest.mark.parametrize(("game", "lang", "asked", "wanted"), ASKED)
def test_questions_are_answered(game: str, lang: str, asked: str, wanted: str) -> None:
    assert wanted in [rule.id for rule in rulebook(game, lang).search(asked)[:3]]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", catalog())
def test_every_other_word_leads_somewhere(key: str, lang: str) -> None:
    """A game's own words are those of its rules; none stands for nothing."""
    book = rulebook(key, lang)
    common = search_words(PACKAGE, lang).alike
    own = {word: others for word, others in book.words.alike.items() if word not in common}
    assert own
    assert [(word, other) for word, others in own.items() for other in others if not book.search(other)] == []
