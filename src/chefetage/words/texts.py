"""Texts: a key and facts to a sentence, in German or English (Project Fluent)."""

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import TextElement
from fluent.syntax.ast import Resource

LANGUAGES = ("en", "de")
PACKAGE = Path(__file__).parent.parent
SHARED = PACKAGE / "texts"

Fact = str | int | float


class Texts:
    """The sentences of one language, by key."""

    def __init__(self, lang: str, bundle: FluentBundle) -> None:
        self.lang = lang
        self.bundle = bundle

    def has(self, key: str) -> bool:
        """Whether there is a sentence for the key."""
        return self.bundle.has_message(key)

    def is_plain(self, key: str) -> bool:
        """Whether it tells no facts."""
        return not self.has(key) or isinstance(self.bundle.get_message(key).value, TextElement)

    def __call__(self, key: str, /, **facts: Fact) -> str:
        """The sentence; a key without one stands for itself, and a test finds it."""
        if not self.has(key):
            return key
        pattern = self.bundle.get_message(key).value
        if pattern is None:
            return key
        sentence, _ = self.bundle.format_pattern(pattern, facts)
        return str(sentence)


@cache
def resource(file: Path) -> Resource:
    """A file that was read; all bundles share it, because reading it takes long."""
    return FluentResource(file.read_text(encoding="utf-8"))


def bundle_of(lang: str, *folders: Path) -> FluentBundle:
    """What the files of the folders say in one language; later folders may use the keys of earlier ones."""
    bundle = FluentBundle([lang], use_isolating=False)
    for folder in folders:
        bundle.add_resource(resource(folder / f"{lang}.ftl"))
    return bundle


@cache
def texts(lang: str, *folders: Path) -> Texts:
    """The sentences that all parts of the program share, and those of the parts whose folders are named."""
    return Texts(lang, bundle_of(lang, SHARED, *folders))


def game_texts(game_key: str, lang: str) -> Texts:
    """The sentences of the program and of a game, by today's rules."""
    return texts(lang, PACKAGE / "games" / game_key / "texts")
