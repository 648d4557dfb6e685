"""A game's rulebook: chapters and rules by their ids, in either language.

A chapter begins with "## WA-6 Action spaces", a section with "### Sell". A rule is an item
"- **WA-6.9** …" with the lines that belong to it, or a row "| CC-6.1 | … |" of a table. Numbers of components are
fields that chefetage.words.printed fills.

What only maintainers need stands in rulings.md, in English: "- WA-6.9: …" says where a rule is known from, and
chapters of the same form hold what is no rule for players, such as what tests hold the engine to.
"""

import re
from difflib import get_close_matches
from functools import cache
from pathlib import Path

import msgspec

from chefetage.words.printed import Printed
from chefetage.words.search import Search, SearchWords, search_words
from chefetage.words.texts import LANGUAGES, PACKAGE

CHAPTER = re.compile(r"## ([A-Z]+-\d+) +(.+)")
SECTION = re.compile(r"### +(.+)")
ITEM = re.compile(r"- \*\*([A-Z]+-\d+\.\d+)\*\* +(.*)")
ROW = re.compile(r"\| *([A-Z]+-\d+\.\d+) *\|(.*)\|")
NOTE = re.compile(r"- ([A-Z]+-\d+\.\d+): (.+)")
RULINGS = "rulings.md"
EMPHASIS = re.compile(r"\*+")
SENTENCE_END = re.compile(r"(?<=[.!?])\s+(?=\S)|\n")
NEAR_IDS = 3


class Rule(msgspec.Struct):
    """One rule of a rulebook under its permanent id."""

    id: str
    chapter: str
    section: str  # heading within the chapter; "" for none
    text: str  # Markdown

    def sentences(self) -> list[str]:
        """Plain sentences, without emphasis."""
        plain = EMPHASIS.sub("", self.text)
        return [sentence.strip() for sentence in SENTENCE_END.split(plain) if sentence.strip()]


class Chapter(msgspec.Struct):
    """A chapter with its rules, in their order."""

    id: str
    title: str
    text: str  # Markdown, rules included
    rules: list[Rule]


class Rulebook(msgspec.Struct):
    """A rulebook in one language."""

    text: str  # the whole, Markdown
    chapters: list[Chapter]
    words: SearchWords = msgspec.field(default_factory=lambda: SearchWords([], [], {}))

    def rules(self) -> dict[str, Rule]:
        """All rules by id, in the order of the book."""
        return {rule.id: rule for chapter in self.chapters for rule in chapter.rules}

    def chapter(self, chapter_id: str) -> Chapter | None:
        return next((chapter for chapter in self.chapters if chapter.id == chapter_id), None)

    def full_id(self, text: str) -> str:
        """An id as the rulebook writes it; the game's prefix may be left out."""
        prefix = self.chapters[0].id.partition("-")[0]
        short = text.strip().upper()
        return short if short.startswith(prefix + "-") else f"{prefix}-{short}"

    def near(self, rule_id: str) -> list[str]:
        """Ids that look like a mistyped one, best first; else those of its chapter."""
        known = [*self.rules(), *(chapter.id for chapter in self.chapters)]
        close = get_close_matches(rule_id, known, NEAR_IDS)
        chapter = rule_id.partition(".")[0]
        return close or [known_id for known_id in known if known_id.startswith(chapter + ".")][:NEAR_IDS]

    def search(self, question: str) -> list[Rule]:
        """Rules that have all the words, or else most of them; the shortest of those that fit best come first."""
        search = self.taken_apart(question)
        found = [
            (search.strength(rule, chapter.title), rule)
            for chapter in (self.chapters if search.terms else [])
            for rule in chapter.rules
        ]
        most = max((strength[0] for strength, _ in found), default=0)
        best = [hit for hit in found if hit[0][0] == most > 0]
        return [rule for _, rule in sorted(best, key=lambda hit: hit[0], reverse=True)]

    def sentences(self, question: str) -> list[tuple[Rule, str]]:
        """The rules that were found, each with the sentence that has most of the words."""
        search = self.taken_apart(question)
        return [
            (rule, max(rule.sentences(), key=lambda sentence: len(search.hit_words(sentence))))
            for rule in self.search(question)
        ]

    def taken_apart(self, question: str) -> Search:
        return Search(question, self.words)


class Rulings(msgspec.Struct):
    """What maintainers need to know besides the rules."""

    text: str
    notes: dict[str, str]  # where each rule is known from
    book: Rulebook  # what is no rule for players, under ids as rules are


def rulebook(game_key: str, lang: str) -> Rulebook:
    """A game's rulebook of today."""
    return rulebook_in(PACKAGE / "games" / game_key, lang)


@cache
def rulebook_in(folder: Path, lang: str) -> Rulebook:
    """The rulebook in a game's folder. English is the file itself, another language has its code in the name."""
    name = "rulebook.md" if lang == LANGUAGES[0] else f"rulebook.{lang}.md"
    book = parse(Printed(folder, lang).filled((folder / name).read_text(encoding="utf-8")))
    book.words = search_words(folder, lang)
    return book


@cache
def rulings_in(folder: Path) -> Rulings:
    """The notes in a game's folder; earlier rules may have none."""
    file = folder / RULINGS
    text = file.read_text(encoding="utf-8") if file.exists() else ""
    notes = {found[1]: found[2] for line in text.splitlines() if (found := NOTE.fullmatch(line))}
    return Rulings(text, notes, parse(text))


def parse(text: str) -> Rulebook:
    """A rulebook from its Markdown."""
    chapters: list[Chapter] = []
    for line in text.splitlines():
        heading = CHAPTER.fullmatch(line)
        if heading:
            chapters.append(Chapter(heading[1], heading[2].strip(), "", []))
        elif chapters and line != "---":
            chapters[-1].text += line + "\n"
    for chapter in chapters:
        chapter.text = chapter.text.strip("\n")
        chapter.rules = chapter_rules(chapter)
    return Rulebook(text, chapters)


def chapter_rules(chapter: Chapter) -> list[Rule]:
    """Tables and indented lines behind a rule belong to it; any other text ends it."""
    rules: list[Rule] = []
    section = ""
    is_open = False
    for line in chapter.text.splitlines():
        item, row, heading = ITEM.fullmatch(line), ROW.fullmatch(line), SECTION.fullmatch(line)
        if item:
            rules.append(Rule(item[1], chapter.id, section, item[2]))
        elif row:
            rules.append(Rule(row[1], chapter.id, section, " · ".join(cell.strip() for cell in row[2].split("|"))))
        elif heading:
            section = heading[1].strip()
        elif is_open and continues(line):
            rules[-1].text += "\n" + line.removeprefix("  ")
        is_open = bool(item) or (is_open and continues(line))
    for rule in rules:
        rule.text = rule.text.strip()
    return rules


def continues(line: str) -> bool:
    """Whether a line belongs to the rule above it."""
    return not line or line.startswith(("  ", "|"))
