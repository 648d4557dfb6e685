"""Texts: sentences by key."""

from pathlib import Path

import pytest

from chefetage.words.texts import Texts, bundle_of


@pytest.fixture
def texts(tmp_path: Path) -> Texts:
    """A sentence with a word that stands elsewhere."""
    (tmp_path / "en.ftl").write_text("gear = gears\nsold = { $count } { gear } sold\n", encoding="utf-8")
    return Texts("en", bundle_of("en", tmp_path))


def test_a_sentence_has_its_facts(texts: Texts) -> None:
    assert texts("sold", count=5) == "5 gears sold"


def test_a_key_without_a_sentence_stands_for_itself(texts: Texts) -> None:
    assert (texts.has("bought"), texts("bought")) == (False, "bought")


def test_what_cannot_be_taken_apart_is_told_by_fluent(texts: Texts) -> None:
    assert texts("sold") == "count gears sold"
    assert texts("sold", count=1.5) == "1.5 gears sold"
