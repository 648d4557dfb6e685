"""Player aids: what one wants to look up while playing, on one page, from a game's texts and components.

aid.toml says which texts stand where; the numbers in them come from components.toml.
"""

import re
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from chefetage.core.data import read_components
from chefetage.core.problem import Problem
from chefetage.words.sentence import Fact
from chefetage.words.texts import Texts, texts

FIELD = re.compile(r"{([\w.]+)}")


class AidLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A sentence, perhaps behind a name; both are keys of texts."""

    text: str
    name: str = ""
    of: str = ""  # path of the component whose fields are its facts: $gears_2 is the third of its list "gears"
    facts: dict[str, str] = {}  # further ones, by their paths


class AidRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A row of a table: keys of texts, or the component's fields in braces: "{gears.2}"."""

    cells: list[str]
    of: str = ""


class AidTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table: its rows one by one, or one for each component of a list."""

    head: list[str] = []
    rows: list[AidRow] = []
    each: str = ""
    cells: list[str] = []


class AidBlock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of the page under its title."""

    title: str
    lines: list[AidLine] = []
    table: AidTable | None = None


class AidPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An aid as aid.toml has it."""

    blocks: list[AidBlock]


class Block(msgspec.Struct):
    """A part of the page in words: a table, then lines of a name and a sentence."""

    title: str
    head: list[str]
    rows: list[list[str]]
    lines: list[tuple[str, str]]


class Aid(msgspec.Struct):
    """A player aid in one language."""

    title: str
    blocks: list[Block]


def has_aid(folder: Path) -> bool:
    return (folder / "aid.toml").exists()


@cache
def player_aid(folder: Path, lang: str) -> Aid:
    """That of the game in a folder."""
    if not has_aid(folder):
        raise Problem("no-aid", game=folder.name)
    plan = msgspec.toml.decode((folder / "aid.toml").read_bytes(), type=AidPlan)
    writer = Writer(texts(lang, folder / "texts"), read_components(folder))
    return Aid(writer.text("title"), [writer.block(block) for block in plan.blocks])


class Writer:
    """Puts an aid into words."""

    def __init__(self, words: Texts, components: dict[str, Any]) -> None:
        self.text = words
        self.components = components

    def block(self, block: AidBlock) -> Block:
        table = block.table or AidTable()
        rows = [self.cells(row.cells, self.component(row.of)) for row in table.rows]
        if table.each:
            rows += [self.cells(table.cells, component) for component in at(self.components, table.each)]
        head = [self.text(key) for key in table.head]
        return Block(self.text(block.title), head, rows, [self.line(line) for line in block.lines])

    def line(self, line: AidLine) -> tuple[str, str]:
        facts = flattened(self.component(line.of))
        facts |= {name: at(self.components, path) for name, path in line.facts.items()}
        told = {name: signed(fact) if isinstance(fact, int) and fact < 0 else fact for name, fact in facts.items()}
        return self.text(line.name) if line.name else "", self.text.tell(line.text, told)

    def component(self, path: str) -> Any:
        return at(self.components, path) if path else {}

    def cells(self, cells: list[str], component: Any) -> list[str]:
        return [self.cell(cell, component) for cell in cells]

    def cell(self, cell: str, component: Any) -> str:
        if FIELD.search(cell):
            return FIELD.sub(lambda found: self.value(at(component, found[1]), flattened(component)), cell)
        return self.text.tell(cell, flattened(component)) if cell else ""

    def value(self, value: Any, facts: dict[str, Fact]) -> str:
        """A number as it is, a name in the language of the aid, a key by its short text, a price part by part."""
        if isinstance(value, list):
            return " + ".join(self.value(item, facts) for item in value)
        if isinstance(value, dict) and self.text.lang in value:
            return str(value[self.text.lang])
        if isinstance(value, dict):
            return " ".join(self.text.tell(f"aid-{key}", {"amount": amount}) for key, amount in value.items())
        key = f"aid-{value}"
        return self.text.tell(key, facts) if isinstance(value, str) and self.text.has(key) else signed(value)


def signed(value: object) -> str:
    """With a real minus."""
    return f"−{-value}" if isinstance(value, int) and value < 0 else str(value)


def at(component: Any, path: str) -> Any:
    """What stands at the end of a path; an item of a list is counted or called by its id."""
    for part in path.split("."):
        if isinstance(component, list) and not part.isdigit():
            component = next(item for item in component if item["id"] == part)
        else:
            component = component[int(part)] if isinstance(component, list) else component[part]
    return component


def flattened(component: Any, prefix: str = "") -> dict[str, Fact]:
    """Its numbers and texts by name; those deeper inside have the way to them in their names."""
    if isinstance(component, str | int):
        return {prefix: component}
    inner = component.items() if isinstance(component, dict) else enumerate(component)
    return {
        name: value
        for key, item in inner
        for name, value in flattened(item, f"{prefix}_{key}" if prefix else str(key)).items()
    }
