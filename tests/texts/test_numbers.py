"""No sentence of a game knows a number of its components: numbers come as facts, so that variants tell the truth."""

import re
from collections.abc import Iterator
from fnmatch import fnmatchcase

import msgspec
import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from chefetage.words.texts import LANGUAGES
from tests.texts.files import FOLDERS, GAMES, messages, nodes

RULE_ID = re.compile(r"\b[A-Z]{2}-\d+\.\d+")
# A space r1a and the technology 4G have names, no numbers. "One", "ein" and "a" are left out: they seldom count.
WORDS = {
    "en": "two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twice|double",
    "de": "zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|zweimal|dreimal|doppelt",
}
NUMBERS = {lang: re.compile(rf"\b(?:\d+|{words})\b", re.IGNORECASE) for lang, words in WORDS.items()}
PREPARED = "guide-"  # tells one prepared opening of the printed game


class Numbered(msgspec.Struct, forbid_unknown_fields=True):
    """Messages whose numbers are no numbers of components, and why."""

    keys: list[str]  # in which "*" stands for anything
    reason: str


class NumberedTexts(msgspec.Struct, forbid_unknown_fields=True):
    numbered: list[Numbered] = []


def literal_numbers(message: ftl.Message, lang: str) -> list[str]:
    """All but the count itself in a plural form, and the number in a component's id, by which it is called."""
    counts = {id(text): key for text, key in texts_of_variants(message)}
    own = {number.lstrip("0") for number in re.findall(r"\d+", message.id.name)}
    found = []
    for node in nodes(message):
        if isinstance(node, ftl.TextElement):
            numbers = NUMBERS[lang].findall(RULE_ID.sub("", node.value))
            found += [number for number in numbers if number not in own | {counts.get(id(node))}]
    return found


def texts_of_variants(message: ftl.Message) -> Iterator[tuple[ftl.TextElement, str]]:
    """The texts of plural forms, with the one number that the form stands for."""
    for variant in nodes(message):
        if isinstance(variant, ftl.Variant):
            number = number_of(variant.key)
            yield from ((text, number) for text in variant.value.elements if isinstance(text, ftl.TextElement))


def number_of(key: ftl.Identifier | ftl.NumberLiteral) -> str:
    if isinstance(key, ftl.NumberLiteral):
        return str(key.value)
    return "1" if key.name == "one" else ""


def said_to_be_numbered(key: str) -> list[Numbered]:
    file = FOLDERS[key] / "numbered.toml"
    return msgspec.toml.decode(file.read_bytes(), type=NumberedTexts).numbered if file.exists() else []


def numbered_messages(key: str, lang: str) -> set[str]:
    return {name for name, message in messages(FOLDERS[key], lang).items() if literal_numbers(message, lang)}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_no_sentence_knows_a_number(key: str, lang: str) -> None:
    patterns = [pattern for numbered in said_to_be_numbered(key) for pattern in numbered.keys]
    found = {name for name in numbered_messages(key, lang) if not name.startswith(PREPARED)}
    assert {name for name in found if not any(fnmatchcase(name, pattern) for pattern in patterns)} == set()


@pytest.mark.parametrize("key", GAMES)
def test_no_exception_is_left_over(key: str) -> None:
    found = numbered_messages(key, "en") | numbered_messages(key, "de")
    for numbered in said_to_be_numbered(key):
        assert numbered.reason
        for pattern in numbered.keys:
            assert any(fnmatchcase(name, pattern) for name in found), pattern


@pytest.mark.parametrize(
    ("source", "numbers"),
    [
        ("board-help = Cover Two fields, and gain twice as much.", ["Two", "twice"]),
        ("move-remodel = Remodel { $room }, 2 points", ["2"]),
        ("count-gears = { $gears ->\n [0] no gears\n [one] 1 gear\n *[other] { $gears } gears\n }", []),
        ("sold = { $gears ->\n [one] 1 gear for 3\n *[other] { $gears } gears for 3\n }", ["3", "3"]),
        ("market_card-market_01 = Market card 1 (2 eyes)", ["2"]),
        ("technology-four_g = 4G", []),
        ("hired = { $player } hires (GF-13.15).", []),
    ],
)
def test_literal_numbers_are_told_from_counts(source: str, numbers: list[str]) -> None:
    message = FluentParser().parse_entry(source)
    assert isinstance(message, ftl.Message)
    assert literal_numbers(message, "en") == numbers
