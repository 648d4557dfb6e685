"""Text files: well formed, with the same keys and numbers in both languages."""

import re

import pytest
from fluent.syntax import ast as ftl

from chefetage.words.texts import LANGUAGES, SHARED
from tests.texts.files import FOLDERS, GAMES, messages, resource, words


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", FOLDERS)
def test_files_are_well_formed(name: str, lang: str) -> None:
    entries = resource(FOLDERS[name], lang).body
    assert [entry.content for entry in entries if isinstance(entry, ftl.Junk)] == []
    keys = [entry.id.name for entry in entries if isinstance(entry, ftl.Message)]
    assert sorted(keys) == sorted(set(keys))


@pytest.mark.parametrize("name", FOLDERS)
def test_both_languages_have_the_same_keys(name: str) -> None:
    english, german = (set(messages(FOLDERS[name], lang)) for lang in LANGUAGES)
    assert english == german


@pytest.mark.parametrize("key", GAMES)
def test_games_redefine_no_shared_key(key: str) -> None:
    """The shared sentence would win unnoticed."""
    assert set(messages(FOLDERS[key], "en")) & set(messages(SHARED, "en")) == set()


@pytest.mark.parametrize("name", FOLDERS)
def test_languages_differ(name: str) -> None:
    alike = set()
    for key, message in messages(FOLDERS[name], "en").items():
        has_letters = any(letter.isalpha() for letter in "".join(words(message)))
        if has_letters and words(message) == words(messages(FOLDERS[name], "de")[key]):
            alike.add(key)
    assert alike <= set((FOLDERS[name] / "alike.txt").read_text(encoding="utf-8").split())


@pytest.mark.parametrize("key", GAMES)
def test_languages_name_the_same_numbers(key: str) -> None:
    """Numbers of components, such as prices, stand in some texts."""
    for name, message in messages(FOLDERS[key], "en").items():
        assert numbers(message) == numbers(messages(FOLDERS[key], "de")[name]), name


def numbers(message: ftl.Message) -> set[str]:
    """Without 1, which one language may hide in a plural form."""
    return set(re.findall(r"\d+", " ".join(words(message)))) - {"1"}
