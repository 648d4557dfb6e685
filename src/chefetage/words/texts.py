"""Texts: a key and facts to a sentence, in German or English (Project Fluent)."""

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from chefetage.words.sentence import Fact, Part, Untold, Words, sentence_of

LANGUAGES = ("en", "de")
PACKAGE = Path(__file__).parent.parent
SHARED = PACKAGE / "texts"


class Texts:
    """The sentences of one language, by key."""

    def __init__(self, lang: str, bundle: FluentBundle) -> None:
        self.lang = lang
        self.bundle = bundle
        self.sentences: dict[str, Part | None] = {}  # those that were asked for, taken apart
        self.names: dict[tuple[str, str], Fact] = {}  # of components, by kind and key: a wording fills it

    def has(self, key: str) -> bool:
        """Whether there is a sentence for the key."""
        return self.bundle.has_message(key)

    def is_plain(self, key: str) -> bool:
        """Whether it tells no facts."""
        return not self.has(key) or isinstance(self.sentence(key), Words)

    def sentence(self, key: str) -> Part | None:
        if key not in self.sentences:
            self.sentences[key] = sentence_of(self.bundle, self.lang, key)
        return self.sentences[key]

    def __call__(self, key: str, /, **facts: Fact) -> str:
        """The sentence; a key without one stands for itself, and a test finds it."""
        return self.tell(key, facts)

    def tell(self, key: str, facts: dict[str, Fact]) -> str:
        if not self.has(key):
            return key
        sentence = self.sentence(key)
        if sentence:
            try:
                return sentence.told(facts)
            except Untold:
                pass
        return self.told_by_fluent(key, facts)

    def told_by_fluent(self, key: str, facts: dict[str, Fact]) -> str:
        pattern = self.bundle.get_message(key).value
        return key if pattern is None else str(self.bundle.format_pattern(pattern, facts)[0])


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
