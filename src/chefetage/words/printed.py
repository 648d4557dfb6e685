"""Printed numbers in a rulebook: fields that components.toml fills, in the reader's language.

{{setup.start_gears}}              a value, or a component's name; entries of a list go by place or id
{{colour of crate_colour}}         the name that texts and table have for it (crate_colour-white)
{{bonus.0 as bonus}}               told by the text rulebook-bonus, with the entry's values as facts
{{points.3?}}                      a dash where there is nothing, or 0
| {{each market_cards}} {{eyes}} | one row for each entry
A list is told entry by entry, and amounts ({ transport = 2 }) as "2 Transport".
"""

import re
import tomllib
from functools import partial
from pathlib import Path
from typing import Any, TypeAlias

from chefetage.words.sentence import Fact
from chefetage.words.texts import texts

FIELD = re.compile(r"\{\{([\w.]+)(\?)?(?: (of|as) (\w+))?\}\}")
EACH = re.compile(r"\{\{each ([\w.]+)\}\} *")
NOTHING = "–"
SELF = "value"  # a plain value among the facts of its text
Entry: TypeAlias = dict[str, Any]


class Printed:
    """The components of a game, in the words of one language."""

    def __init__(self, folder: Path, lang: str) -> None:
        self.components: Entry = tomllib.loads((folder / "components.toml").read_text(encoding="utf-8"))
        self.lang = lang
        self.text = texts(lang, folder / "texts")

    def filled(self, book: str) -> str:
        """A rulebook with its numbers."""
        return "\n".join(row for line in book.split("\n") for row in self.rows(line))

    def rows(self, line: str) -> list[str]:
        each = EACH.search(line)
        if not each:
            return [self.row(line, {})]
        return [self.row(EACH.sub("", line), entry) for entry in entries(value_at(self.components, each[1]))]

    def row(self, line: str, entry: Entry) -> str:
        return FIELD.sub(lambda field: self.told(field, self.components | entry), line)

    def told(self, field: re.Match[str], known: Entry) -> str:
        path, may_lack, how, name = field.groups()
        value = value_at(known, path, bool(may_lack))
        if may_lack and not value:
            return NOTHING
        tell = self.plain if how is None else partial(self.name if how == "of" else self.sentence, name)
        return ", ".join(tell(item) for item in value) if isinstance(value, list) else tell(value)

    def sentence(self, name: str, item: Any) -> str:
        return self.text.tell(f"rulebook-{name}", facts_of(item))

    def name(self, kind: str, key: Any) -> str:
        """What texts call it; amounts are told with what they are amounts of."""
        if isinstance(key, dict):
            return ", ".join(f"{amount} {self.name(kind, counted)}" for counted, amount in key.items())
        found = f"{kind}-{key}"
        if not self.text.has(found):
            raise KeyError(found)
        return self.text(found)

    def plain(self, value: Any) -> str:
        if isinstance(value, dict):
            return str(value[self.lang])
        return str(value).replace("-", "−") if isinstance(value, int) else str(value)


def entries(found: Any) -> list[Entry]:
    """Those of a list, or of a table with its keys."""
    if isinstance(found, dict):
        return [{"key": key} | (entry if isinstance(entry, dict) else {SELF: entry}) for key, entry in found.items()]
    return [entry if isinstance(entry, dict) else {SELF: entry} for entry in found]


def value_at(known: Any, path: str, may_lack: bool = False) -> Any:
    for part in path.split("."):
        try:
            known = entry_of(known, part) if isinstance(known, list) else known[part]
        except (IndexError, KeyError):
            if may_lack:
                return None
            raise
    return known


def entry_of(found: list[Any], part: str) -> Any:
    """By its place in the list, or by its id."""
    if part.isdecimal():
        return found[int(part)]
    return next(entry for entry in found if entry["id"] == part)


def facts_of(item: Any) -> dict[str, Fact]:
    """Those of an entry, or the value itself."""
    return {key: fact_of(value) for key, value in (item if isinstance(item, dict) else {SELF: item}).items()}


def fact_of(value: Any) -> Fact:
    """Truth is 1 or 0, as in all texts."""
    if isinstance(value, list):
        return ", ".join(str(part) for part in value)
    return int(value) if isinstance(value, bool) else str(value) if isinstance(value, dict) else value
