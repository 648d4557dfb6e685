"""Sentences are the same whether Fluent makes them or the quick way does."""

import pytest

from chefetage.core.catalog import catalog
from chefetage.words.kept_texts import KeptTexts, parts_of
from chefetage.words.texts import LANGUAGES, Fact, Texts, game_texts

FACTS: list[Fact] = [0, 1, 2, -3, 1234567, "Ada", "{ $x }", ""]


def quick_keys(texts: Texts) -> dict[str, list[str]]:
    """Those that need no decision, with the facts that they tell."""
    found = {key: parts_of(texts.bundle, key) for key in texts.bundle._messages}
    return {key: [name for _, name in parts if name] for key, parts in found.items() if parts is not None}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", sorted(catalog()))
def test_the_quick_way_says_what_fluent_says(game: str, lang: str) -> None:
    texts = game_texts(game, lang)
    kept = KeptTexts(texts)
    keys = quick_keys(texts)
    assert any(keys.values())
    for key, names in keys.items():
        for first in range(len(FACTS)):
            facts = {name: FACTS[(first + number) % len(FACTS)] for number, name in enumerate(names)}
            assert kept.joined(key, facts) == texts(key, **facts)


def test_what_chooses_between_words_is_left_to_fluent() -> None:
    texts = game_texts("watch", "en")
    left = [key for key in texts.bundle._messages if parts_of(texts.bundle, key) is None]
    assert left


def test_a_missing_fact_and_an_unknown_key_are_left_to_fluent() -> None:
    kept = KeptTexts(game_texts("smartphone_inc", "en"))
    assert kept.joined("move-take", {}) == ""
    assert kept("move-take") == game_texts("smartphone_inc", "en")("move-take")
    assert kept("no-such-key") == "no-such-key"
