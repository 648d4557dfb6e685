"""Sentences of Project Fluent taken apart once, so that telling one with other facts takes little.

What stands in our texts is a few kinds of parts; Fluent itself tells a sentence that has others.
"""

from functools import lru_cache

from babel import Locale
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle
from fluent.runtime.resolver import (
    Identifier,
    MessageReference,
    NeverIsolatingPlaceable,
    NumberLiteral,
    Pattern,
    Placeable,
    SelectExpression,
    StringLiteral,
    TextElement,
    VariableReference,
)

Fact = str | int | float
NUMBERS_KEPT = 10_000


class Untold(Exception):
    """A sentence that Fluent has to tell: it has other parts, lacks a fact, or a fact is no whole number or text."""


class Part:
    """Of a sentence."""

    def told(self, facts: dict[str, Fact]) -> str:
        raise NotImplementedError


class Words(Part):
    """A text as it stands."""

    def __init__(self, text: str) -> None:
        self.text = text

    def told(self, facts: dict[str, Fact]) -> str:
        return self.text


class Named(Part):
    """The place of a fact."""

    def __init__(self, lang: str, name: str) -> None:
        self.lang = lang
        self.name = name

    def fact(self, facts: dict[str, Fact]) -> str | int:
        """Exactly a text or a whole number: Fluent shows truth values and fractions in ways of its own."""
        fact = facts.get(self.name)
        if type(fact) is str:
            return fact
        if type(fact) is int:
            return fact
        raise Untold

    def told(self, facts: dict[str, Fact]) -> str:
        fact = self.fact(facts)
        return fact if isinstance(fact, str) else number_text(self.lang, fact)


class Joined(Part):
    """Parts one after the other: a sentence, or a sentence within another."""

    def __init__(self, parts: list[Part]) -> None:
        self.parts = parts

    def told(self, facts: dict[str, Fact]) -> str:
        return "".join([part.told(facts) for part in self.parts])


class Chosen(Part):
    """One of several parts, by a fact: the first whose key fits, or the usual one."""

    def __init__(self, by: Named, variants: list[tuple[str | int, Part]], usual: Part) -> None:
        self.by = by
        self.variants = variants
        self.usual = usual

    def told(self, facts: dict[str, Fact]) -> str:
        fact = self.by.fact(facts)
        for key, part in self.variants:
            if key == fact or (type(key) is not type(fact) and self.is_plural(key, fact)):
                return part.told(facts)
        return self.usual.told(facts)

    def is_plural(self, key: str | int, fact: str | int) -> bool:
        """Whether the one, a number, is of the category that the other names: "one", "other"."""
        if isinstance(key, int):
            key, fact = fact, key
        return isinstance(fact, int) and plural(self.by.lang, fact) == key


@lru_cache(NUMBERS_KEPT)
def number_text(lang: str, number: int) -> str:
    """A number as a sentence shows it: 1,000 or 1.000."""
    return str(format_decimal(number, locale=lang))


@lru_cache(NUMBERS_KEPT)
def plural(lang: str, number: int) -> str:
    """The category of a number in the grammar of a language."""
    return str(Locale.parse(lang).plural_form(number))


def sentence_of(bundle: FluentBundle, lang: str, key: str) -> Part | None:
    """A sentence, taken apart; None if Fluent has to tell it."""
    try:
        return Reader(bundle, lang).message(key)
    except Untold:
        return None


def joined(parts: list[Part]) -> Part:
    """Parts one after the other, as few as possible."""
    found: list[Part] = []
    for part in parts:
        for one in part.parts if isinstance(part, Joined) else [part]:
            if found and isinstance(found[-1], Words) and isinstance(one, Words):
                found[-1] = Words(found[-1].text + one.text)
            else:
                found.append(one)
    return found[0] if len(found) == 1 else Joined(found)


class Reader:
    """Takes sentences of one language apart; raises Untold where one has parts of another kind."""

    def __init__(self, bundle: FluentBundle, lang: str) -> None:
        self.bundle = bundle
        self.lang = lang
        self.within: list[str] = []  # keys of sentences that are being read: none may come in itself

    def message(self, key: str) -> Part:
        if key in self.within or not self.bundle.has_message(key):
            raise Untold
        self.within.append(key)
        part = self.part(self.bundle.get_message(key).value)
        self.within.pop()
        return part

    def part(self, found: object) -> Part:
        match found:
            case TextElement():
                return Words(found.value)
            case StringLiteral():
                return Words(found.parse()["value"])
            case Pattern():
                return joined([self.part(element) for element in found.elements])
            case Placeable() | NeverIsolatingPlaceable():
                return self.part(found.expression)
            case VariableReference():
                return Named(self.lang, found.id.name)
            case MessageReference() if found.attribute is None:
                return self.message(found.id.name)
            case SelectExpression():
                return self.choice(found)
        raise Untold

    def choice(self, found: SelectExpression) -> Part:
        by = self.part(found.selector)
        if not isinstance(by, Named):
            raise Untold
        read = [(variant, self.part(variant.value)) for variant in found.variants]
        usual = next(part for variant, part in read if variant.default)
        return Chosen(by, [(self.key(variant.key), part) for variant, part in read], usual)

    def key(self, found: Identifier | NumberLiteral) -> str | int:
        if isinstance(found, Identifier):
            return found.name
        if not isinstance(found.value, int):
            raise Untold
        return int(found.value)
