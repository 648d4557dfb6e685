"""The server's sentences: both languages, no key without use, no use without key."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import chefetage.server
from chefetage.cli.words import SERVER, TABLE
from chefetage.words.texts import SHARED

PACKAGE = Path(chefetage.server.__file__).parent.parent
SOURCES = [
    *(PACKAGE / "server").rglob("*.py"),
    *(PACKAGE / "table").rglob("*.py"),
    PACKAGE / "cli" / "serve.py",
    PACKAGE / "cli" / "backup.py",
]
USE = re.compile(
    r"(?:Problem|Refusal|NotFound|Forbidden|Conflict|TooMany|TooLarge|Later|texts?\(\w*\.?\w*\)|(?<![a-z_])text)\(\s*\"([a-z-]+)\""
)
REASON = re.compile(r"Rejected\(\"[a-z-]+\", \"([a-z-]+)\"")


def messages(folder: Path, lang: str) -> dict[str, ftl.Message]:
    body = FluentParser().parse((folder / f"{lang}.ftl").read_text(encoding="utf-8")).body
    assert not [entry for entry in body if isinstance(entry, ftl.Junk)]
    return {entry.id.name: entry for entry in body if isinstance(entry, ftl.Message)}


def used() -> set[str]:
    found: set[str] = set()
    for source in SOURCES:
        text = source.read_text(encoding="utf-8")
        found.update(USE.findall(text), REASON.findall(text))
    return found


def test_both_languages_have_the_same_keys() -> None:
    assert set(messages(SERVER, "en")) == set(messages(SERVER, "de"))


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_key_is_used_and_every_used_one_exists(lang: str) -> None:
    own, shared = set(messages(SERVER, lang)) | set(messages(TABLE, lang)), set(messages(SHARED, lang))
    assert own & shared == set()
    assert own - used() == set()
    assert used() - own - shared == set()
