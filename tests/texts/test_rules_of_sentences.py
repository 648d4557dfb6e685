"""Sentences of whole random games, with options and without, are held to rules: one finding each, in both languages.

`python tools/read_sentences.py` prints such sentences for somebody to read; this test finds what nobody should meet.
"""

import re
from collections import Counter

import pytest

from chefetage.core.catalog import catalog
from chefetage.core.engine_mode import is_compiled
from chefetage.words.texts import LANGUAGES
from tests.texts.files import GAMES
from tests.texts.reading import Sentence, read_games

GAMES_READ = 12 if is_compiled() else 2  # for each number of players
SEED = 12

QUOTED = re.compile(r"“[^”]*”|„[^“]*“")
RULE_IN_BRACKETS = re.compile(r" \([A-Z]{2}-\d+\.\d+\)")  # an automa's reason
INTERNAL = re.compile(r"\w_\w|\b[a-z]{1,2}\d+[a-z]?\b|\b[A-Z]{2}-\d")
UNRESOLVED = re.compile(r"[{}$]|\?\?")
MISSPELLED = re.compile(r"  | [.,;:!?)]|\( |\(\)|[,;:]\.|\.\.|,,|\b0°")
# Words that only the other language has.
FOREIGN = {
    "en": re.compile(r"\b(?i:der|das|und|nicht|du|dein|deine|mit|von|für|ist|sind|nur|eine|hast|auf|zu|kein)\b"),
    "de": re.compile(r"\b(?i:the|and|of|with|you|your|for|from|not|is|are|only|by|this|that|have|has|no)\b"),
}
PARTS = re.compile(r"[./,;:()!?–—„“”\"]")
INNER_END = re.compile(r"(?<!\.\w)[.!?] [A-ZÄÖÜ„“\d]")
SENTENCE_BEHIND_HEADING = re.compile(r": [A-ZÄÖÜ]")
NEAR = 3  # words
# Spoken twice with good reason: small words, and the two ends of something that reaches from one to the other.
MAY_COME_TWICE = {
    *("this", "that", "your", "nothing", "more"),
    *("eine", "einen", "einer", "kein", "keine", "keinen", "dein", "deine", "deinen", "nichts", "noch"),
    *("left", "right", "middle", "bottom", "links", "rechts", "oben", "unten", "mitte"),
}


NEVER_MET = {"tokens": {"not-now"}}  # every turn of the fifth game offers all its actions


@pytest.mark.parametrize("key", GAMES)
def test_sentences_of_whole_games(key: str) -> None:
    found: dict[str, str] = {}  # one example of each
    met: Counter[str] = Counter()
    for sentence in read_games(catalog()[key], GAMES_READ, SEED):
        met[sentence.sort] += 1
        for finding, words in findings(sentence):
            found.setdefault(f"{finding}: {sentence.sort} {sentence.mark.split()[0]}", words)
    sorts = {"decision", "log", "move", "not-now", "not-your-turn", "refusal", "score", "unknown-move"}
    assert sorts - set(met) <= NEVER_MET.get(key, set())
    assert found == {}


def findings(sentence: Sentence) -> list[tuple[str, str]]:
    """What is wrong with a sentence, with the words in which it is."""
    found = [("numbers differ", " / ".join(sentence.words))] if numbers_differ(sentence) else []
    if sentence.words[0] == sentence.words[1] and has_words(sentence):
        found.append(("not translated", sentence.words[0]))
    for lang, words, facts in zip(LANGUAGES, sentence.words, sentence.facts, strict=True):
        found += [(one, words) for one in faults(sentence.sort, lang, words)]
        strange = numbers(words) - known_numbers(facts)
        found += [(f"{number} is no fact", words) for number in strange]
    return found


def faults(sort: str, lang: str, words: str) -> list[str]:
    plain = QUOTED.sub("„“", words) if sort == "unknown-move" else RULE_IN_BRACKETS.sub("", words)
    checks = {
        "an internal id": INTERNAL.search(plain),
        "a fact is missing": UNRESOLVED.search(plain),
        "misspelled": MISSPELLED.search(plain),
        "the other language": FOREIGN[lang].search(plain),
        "a small letter first": words[0].islower(),
        "a word comes twice": doubled(plain),
        "no end": not is_ended(sort, words),
    }
    return [name for name, is_wrong in checks.items() if is_wrong]


def is_ended(sort: str, words: str) -> bool:
    """What is said is a sentence with its end; a move is a heading, unless it tells more in sentences of their own."""
    has_end = words.endswith((".", "?", "!"))
    if sort == "move" and not INNER_END.search(words):
        return not has_end or bool(SENTENCE_BEHIND_HEADING.search(words))
    return has_end == (sort != "score")


def doubled(words: str) -> str:
    """A word that comes again at once, as in "Buy the Floor Empty Floor"; "from space 1 to space 3" counts."""
    for part in PARTS.split(words):
        near: list[str] = re.findall(r"[\w'’-]+", part)
        for at, word in enumerate(near):
            again = [other for other in range(at + 1, min(at + 1 + NEAR, len(near))) if near[other] == word]
            if again and not may_come_twice(near, at, again[0]):
                return word
    return ""


def may_come_twice(words: list[str], first: int, second: int) -> bool:
    if words[first].isdigit():
        return True
    is_small = len(words[first]) < 4 or words[first].lower() in MAY_COME_TWICE
    is_numbered = words[first + 1].isdigit() and second + 1 < len(words) and words[second + 1].isdigit()
    return second > first + 1 and (is_small or is_numbered)


def numbers(words: str) -> set[int]:
    """4G and rule ids are names; 1,000 and 1.000 are a thousand."""
    plain = re.sub(r"(?<=\d)[.,](?=\d{3}\b)", "", RULE_IN_BRACKETS.sub("", QUOTED.sub("", words)))
    return {int(number) for number in re.findall(r"\b\d+\b", plain)}


def known_numbers(facts: frozenset[object]) -> set[int]:
    """The engine's, those in names of components, and 1, which a plural form may spell."""
    named = {int(number) for fact in facts if isinstance(fact, str) for number in re.findall(r"\d+", fact)}
    return named | {abs(fact) for fact in facts if isinstance(fact, int)} | {1}


def numbers_differ(sentence: Sentence) -> bool:
    """0 and 1 may be words in one of the languages: no, a."""
    english, german = (numbers(words) for words in sentence.words)
    return not english ^ german <= {0, 1}


def has_words(sentence: Sentence) -> bool:
    """A number, a name or a formula needs no translation."""
    return bool(re.search(r"\b[a-z]{3,} [a-z]{3,}", sentence.words[0]))


@pytest.mark.parametrize(
    ("sort", "lang", "words", "expected"),
    [
        ("refusal", "en", "Take r4a first.", "an internal id"),
        ("refusal", "en", "The loading_dock is full.", "an internal id"),
        ("refusal", "en", "By GF-5.21 you cannot.", "an internal id"),
        ("log", "en", "Pei hires (GF-13.15).", ""),
        ("refusal", "en", "You have { $money } Money.", "a fact is missing"),
        ("move", "en", "Turn it by 0° to the left", "misspelled"),
        ("move", "en", "Buy the Floor Empty Floor", "a word comes twice"),
        ("refusal", "en", "You have have no money.", "a word comes twice"),
        ("move", "en", "Move from space 1 to space 3", ""),
        ("refusal", "de", "Das ist not möglich.", "the other language"),
        ("refusal", "en", "That ist too much.", "the other language"),
        ("refusal", "en", "That is too much", "no end"),
        ("refusal", "en", "that is too much.", "a small letter first"),
        ("move", "en", "Sell in India. The price falls", "no end"),
    ],
)
def test_faults_are_found(sort: str, lang: str, words: str, expected: str) -> None:
    assert faults(sort, lang, words) == [expected] * bool(expected)


@pytest.mark.parametrize(
    ("words", "facts", "expected"),
    [
        (("You need 3 gears.", "Du brauchst 3 Zahnräder."), {3}, []),
        (("You need 4 gears.", "Du brauchst 3 Zahnräder."), {3, 4}, ["numbers differ"]),
        (("You need 5 gears.", "Du brauchst 5 Zahnräder."), {3}, ["5 is no fact"] * 2),
        (("You need 1,500 gears.", "Du brauchst 1.500 Zahnräder."), {1500}, []),
        (("You need some gears.", "You need some gears."), set(), ["not translated", "the other language"]),
    ],
)
def test_sentences_are_compared(words: tuple[str, str], facts: set[object], expected: list[str]) -> None:
    sentence = Sentence("refusal", "WA-1.1", words, (frozenset(facts),) * 2)
    assert [finding for finding, _ in findings(sentence)] == expected
