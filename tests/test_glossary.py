"""The glossary knows the nouns of the code, and names none that the code has forgotten."""

import ast
import re
from importlib import import_module
from inspect import getmembers, isclass

import msgspec

from tools.arrows import PACKAGE, ROOT, packages, parsed, sources

GLOSSARY = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
CODE_WORD = re.compile(r"`([A-Za-z]+)`")
EVERY_CLASS = ["core", "playing", "bots", "experiments", "words", "testing"]
EVERY_PART = ["table", "server"]  # what is sent or raised there has a class as well, which says all that is to be said


def listed() -> set[str]:
    """The words of the first columns of the section on the code."""
    section = GLOSSARY.partition("## 2. The code")[2].partition("\n## ")[0]
    rows = [line.split("|")[1] for line in section.splitlines() if line.startswith("| `")]
    return {word for row in rows for word in CODE_WORD.findall(row)}


def classes(package: str) -> set[str]:
    found = [node for path in sources(PACKAGE / package) for node in parsed(path).body]
    return {node.name for node in found if isinstance(node, ast.ClassDef)}


def parts(package: str) -> set[str]:
    """Classes of what does something, not of what is sent, kept or raised."""
    names = [".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts) for path in sources(PACKAGE / package)]
    found = [one for name in names for _, one in getmembers(import_module(name), isclass) if one.__module__ == name]
    return {one.__name__ for one in found if not issubclass(one, msgspec.Struct | Exception)}


def types() -> set[str]:
    """Other types that have a name: aliases in Python, interfaces of the boards."""
    return {"View"} | set(re.findall(r"interface (\w+)", (ROOT / "web/src/board/types.ts").read_text("utf-8")))


def test_every_class_has_its_word() -> None:
    assert {name for package in EVERY_CLASS for name in classes(package)} - listed() == set()
    assert {name for package in EVERY_PART for name in parts(package)} - listed() == set()


def test_every_word_is_still_in_the_code() -> None:
    known = {name for package in packages(PACKAGE) for name in classes(package.name)}
    assert listed() - known - types() == set()
