"""Texts: sentences by key, made once where they are kept."""

from pathlib import Path

import pytest

from chefetage.core.catalog import find_game
from chefetage.words import kept_texts
from chefetage.words.kept_texts import KeptTexts, QuickWording
from chefetage.words.texts import Texts, bundle_of
from chefetage.words.wording import Wording


@pytest.fixture
def texts(tmp_path: Path) -> Texts:
    """A sentence with a word that stands elsewhere."""
    (tmp_path / "en.ftl").write_text("gear = gears\nsold = { $count } { gear } sold\n", encoding="utf-8")
    return Texts("en", bundle_of("en", tmp_path))


def test_a_sentence_has_its_facts(texts: Texts) -> None:
    assert texts("sold", count=5) == "5 gears sold"


def test_a_key_without_a_sentence_stands_for_itself(texts: Texts) -> None:
    assert (texts.has("bought"), texts("bought")) == (False, "bought")


def test_kept_sentences_are_made_once_for_each_set_of_facts(texts: Texts, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []
    once = Texts.__call__

    def counted(self: Texts, key: str, /, **facts: int) -> str:
        made.append(key)
        return once(self, key, **facts)

    monkeypatch.setattr(Texts, "__call__", counted)
    kept = KeptTexts(texts)
    assert [kept("sold", count=count) for count in (5, 5, 6)] == ["5 gears sold", "5 gears sold", "6 gears sold"]
    assert made == ["sold", "sold"]


def test_not_more_sentences_are_kept_than_there_is_room_for(texts: Texts, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept_texts, "MOST", 2)
    kept = KeptTexts(texts)
    assert [kept("sold", count=count) for count in range(3)] == ["0 gears sold", "1 gears sold", "2 gears sold"]
    assert len(kept.kept) == 1


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_quick_wording_says_what_a_wording_says(lang: str) -> None:
    game = find_game("watch")
    state = game.new(2, 1)
    wordings = [made(game, lang, ["Ada", "Ben"]) for made in (Wording, QuickWording)]
    for move in game.legal_moves(state, 0) + game.legal_moves(state, 1):
        assert len({wording.move(move, state, game.actor(state)) for wording in wordings}) == 1
    assert len({wording.decision(state) for wording in wordings}) == 1
