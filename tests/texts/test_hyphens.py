"""Long words of boards say where they may be broken, and nothing else changes."""

import re

import pytest
from starlette.testclient import TestClient

from chefetage.core.catalog import catalog
from chefetage.words.hyphens import LONG_WORD, SOFT_HYPHEN, broken_words, softened
from chefetage.words.texts import SHARED
from tests.server.support import running
from tests.texts.files import FOLDERS, GAMES, messages, words
from tests.texts.keys import component_keys

WORD = re.compile(rf"[^\W\d_]+(?:{SOFT_HYPHEN}[^\W\d_]+)*")
ON_BOARDS = ("board", "label", "phase", "score", "step")


def words_on_boards(key: str) -> set[str]:
    """Long ones in names of components and in what boards say, unless they say themselves where they may be broken."""
    components = component_keys(catalog()[key])
    texts = [
        text
        for name, message in messages(FOLDERS[key], "de").items()
        if name in components or name.split("-")[0] in ON_BOARDS
        for text in words(message)
    ]
    found = {word for text in texts for word in WORD.findall(text)}
    return {word for word in found if LONG_WORD.fullmatch(word)}


@pytest.mark.parametrize("key", GAMES)
def test_every_long_word_on_a_board_is_in_the_list(key: str) -> None:
    assert words_on_boards(key) - broken_words("de").keys() == set()


def test_the_list_is_in_order_and_has_no_word_too_many() -> None:
    lines = (SHARED / "hyphens.de.txt").read_text(encoding="utf-8").split()
    assert lines == sorted(lines)
    assert {line.replace("|", "") for line in lines} == {word for key in GAMES for word in words_on_boards(key)}
    for line in lines:
        assert all(re.fullmatch(r"\w{2,}", part) for part in line.split("|")), line
        assert "|" in line


@pytest.mark.parametrize("key", GAMES)
def test_nothing_but_soft_hyphens_comes(key: str) -> None:
    source = (FOLDERS[key] / "de.ftl").read_text(encoding="utf-8")
    sent = softened(source, "de")
    assert (sent != source) == bool(words_on_boards(key))
    assert sent.replace(SOFT_HYPHEN, "") == source.replace(SOFT_HYPHEN, "")
    assert softened(source, "en") == source


def test_keys_of_messages_stay() -> None:
    source = (FOLDERS["ground_floor"] / "de.ftl").read_text(encoding="utf-8")
    keys = re.findall(r"(?m)^([\w-]+) =", softened(source, "de"))
    assert keys == re.findall(r"(?m)^([\w-]+) =", source)


def test_pages_get_them(tmp_path_factory: pytest.TempPathFactory) -> None:
    with running(tmp_path_factory.mktemp("texts") / "tables.sqlite") as client:
        assert "Netz\u00adwerk" in asked(client, "de")
        english = (FOLDERS["ground_floor"] / "en.ftl").read_text(encoding="utf-8")
        assert asked(client, "en").endswith(english)


def asked(client: TestClient, lang: str) -> str:
    return client.get(f"/api/games/ground_floor/texts?lang={lang}").text
