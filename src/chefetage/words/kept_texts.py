"""Sentences that were made once: a position repeats most of those of the position before."""

from functools import cache, lru_cache

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern, Placeable, TextElement, VariableReference

from chefetage.core.game import Game
from chefetage.core.state import State
from chefetage.words.texts import Fact, Texts
from chefetage.words.wording import Wording, texts_of

MOST = 50_000  # sentences of a game in one language
NUMBERS_KEPT = 10_000

Part = tuple[str, str]  # of a sentence: a text as it stands, or the name of a fact that comes there


class KeptTexts(Texts):
    """The texts of a source; a sentence that was asked for before is not made again."""

    def __init__(self, source: Texts) -> None:
        super().__init__(source.lang, source.bundle)
        self.kept: dict[tuple[object, ...], str] = {}
        self.parts: dict[str, list[Part] | None] = {}  # by key, of sentences that only put facts into a text

    def __call__(self, key: str, /, **facts: Fact) -> str:
        mark = (key, *facts.items())
        sentence = self.kept.get(mark)
        if sentence is None:
            if len(self.kept) >= MOST:
                self.kept.clear()
            sentence = self.kept[mark] = self.joined(key, facts) or super().__call__(key, **facts)
        return sentence

    def joined(self, key: str, facts: dict[str, Fact]) -> str:
        """What Fluent would say, quicker, where it has nothing to decide; "" where it has."""
        if key not in self.parts:
            self.parts[key] = parts_of(self.bundle, key)
        parts = self.parts[key]
        if parts is None or not all(type(facts.get(name)) in (str, int) for _, name in parts if name):
            return ""
        return "".join(self.fact(facts[name]) if name else text for text, name in parts)

    def fact(self, fact: Fact) -> str:
        return fact if isinstance(fact, str) else number_text(self.lang, int(fact))


def parts_of(bundle: FluentBundle, key: str) -> list[Part] | None:
    """The parts of a sentence in their order; None if it chooses between words, or names other sentences."""
    pattern = bundle.get_message(key).value if bundle.has_message(key) else None
    elements = pattern.elements if isinstance(pattern, Pattern) else [pattern]
    parts = [part_of(element) for element in elements]
    return None if None in parts else [part for part in parts if part is not None]


def part_of(element: object) -> Part | None:
    if isinstance(element, TextElement):
        return element.value, ""
    if isinstance(element, Placeable) and isinstance(element.expression, VariableReference):
        return "", element.expression.id.name
    return None


@lru_cache(NUMBERS_KEPT)
def number_text(lang: str, number: int) -> str:
    """A number as a sentence shows it: 1,000 or 1.000."""
    bundle = number_bundle(lang)
    pattern = bundle.get_message("number").value
    assert pattern is not None
    return str(bundle.format_pattern(pattern, {"number": number})[0])


@cache
def number_bundle(lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource("number = { $number }"))
    return bundle


@cache
def kept_texts(game: Game[State], lang: str) -> KeptTexts:
    """Those of a game in one language, the same for all its tables."""
    return KeptTexts(texts_of(game, lang))


class QuickWording(Wording):
    """A wording for tables in play: it keeps its sentences and shares them with all tables of the game."""

    def __init__(self, game: Game[State], lang: str, names: list[str]) -> None:
        super().__init__(game, lang, names)
        self.texts = kept_texts(game, lang)
