"""Searching a rulebook: words in any order and form, other words for the same thing, whole questions.

web/src/lib/rulebook/search.ts does the same; tests/words/search.json holds both to the same answers.
"""

import re
import tomllib
import unicodedata
from functools import cache
from pathlib import Path
from typing import Protocol

import msgspec

FILE = Path(__file__).parent / "search.toml"  # for all games; a game has its own words in a file of the same name
WORD = re.compile(r"[^\W_]+")
ID = re.compile(r"(?:[a-z]+-)?\d+\.\d+|[a-z]+-\d+")
SHORTEST_STEM = 3
SHORTEST_INSIDE = 4  # a shorter one is in every other word by chance
SAME, BEGINNING, INSIDE, HEADING = 8, 6, 4, 1
OTHER_WORD = 2  # another word for the same thing counts for less: this part


class SearchWords(msgspec.Struct):
    """What readers of one language say besides the words of the rules."""

    idle: list[str]  # words of a question that mean nothing by themselves
    endings: list[str]  # of words, longest first
    alike: dict[str, list[str]]  # other words for the same thing, as the rules have them


class Term(msgspec.Struct):
    """A word that was asked for."""

    own: str  # its stem, or the id of a rule
    others: list[str]  # stems of other words for it
    is_id: bool = False


class Searched(Protocol):
    """What there is to know of a rule."""

    id: str
    section: str
    text: str


@cache
def search_words(folder: Path, lang: str) -> SearchWords:
    """Those of all games, and those of the game in the folder."""
    common = tomllib.loads(FILE.read_text(encoding="utf-8"))[lang]
    file = folder / FILE.name
    alike = tomllib.loads(file.read_text(encoding="utf-8"))[lang] if file.exists() else {}
    return SearchWords(common["idle"].split(), common["endings"].split(), split_all(common["alike"]) | split_all(alike))


def split_all(alike: dict[str, str]) -> dict[str, list[str]]:
    return {word: others.split() for word, others in alike.items()}


class Search:
    """A question, taken apart."""

    def __init__(self, question: str, words: SearchWords) -> None:
        self.words = words
        self.terms = self.terms_of(question)

    def terms_of(self, question: str) -> list[Term]:
        parts = question.casefold().split()
        ids = [Term(part, [], is_id=True) for part in parts if ID.fullmatch(part)]
        rest = " ".join(part for part in parts if not ID.fullmatch(part))
        found = [plain(word) for word in WORD.findall(rest)]
        telling = [word for word in found if word not in self.words.idle] or found
        return ids + [self.term(word) for word in dict.fromkeys(telling)]

    def term(self, word: str) -> Term:
        stem = self.stem(word)
        others = [other for key, found in self.words.alike.items() if self.stem(plain(key)) == stem for other in found]
        return Term(stem, [self.stem(plain(other)) for other in others])

    def stem(self, word: str) -> str:
        """Without its ending, if enough is left."""
        for ending in self.words.endings:
            if word.endswith(ending) and len(word) - len(ending) >= SHORTEST_STEM:
                return word.removesuffix(ending)
        return word

    def strength(self, rule: Searched, title: str) -> tuple[int, int, int]:
        """How many of the words a rule has, how well they fit, and how few others it has."""
        heading = self.stems(f"{title} {rule.section}")
        stems = self.stems(rule.text)
        found = [self.fit(term, rule.id.casefold(), stems, heading) for term in self.terms]
        return sum(1 for fit in found if fit), sum(found), -len(stems)

    def stems(self, text: str) -> list[tuple[str, str]]:
        """All words as they are, and their stems."""
        return [(word, self.stem(word)) for word in map(plain, WORD.findall(text))]

    def fit(self, term: Term, rule_id: str, stems: list[tuple[str, str]], heading: list[tuple[str, str]]) -> int:
        if term.is_id:
            is_it = rule_id == term.own or rule_id.endswith(f"-{term.own}") or rule_id.startswith(f"{term.own}.")
            return SAME if is_it else 0
        best = max((self.likeness(term, word, stem) for word, stem in stems), default=0)
        return best + (HEADING if any(self.likeness(term, word, stem) for word, stem in heading) else 0)

    def likeness(self, term: Term, word: str, stem: str) -> int:
        own = alike(term.own, word, stem)
        return own or max((alike(other, word, stem) // OTHER_WORD for other in term.others), default=0)

    def hits(self, word: str) -> bool:
        """Whether a word of a text is one of those asked for."""
        told = plain(word)
        return any(self.likeness(term, told, self.stem(told)) > 0 for term in self.terms if not term.is_id)

    def hit_words(self, text: str) -> list[tuple[int, int]]:
        """Where they begin and end in a text."""
        return [word.span() for word in WORD.finditer(text) if self.hits(word[0])]


def alike(wanted: str, word: str, stem: str) -> int:
    if wanted == stem:
        return SAME
    if word.startswith(wanted):
        return BEGINNING
    return INSIDE if len(wanted) >= SHORTEST_INSIDE and wanted in word else 0


@cache
def plain(word: str) -> str:
    """Small letters without marks: "Zahnräder" is found by "zahnrad"."""
    taken_apart = unicodedata.normalize("NFD", word.casefold())
    return "".join(letter for letter in taken_apart if not unicodedata.combining(letter))
