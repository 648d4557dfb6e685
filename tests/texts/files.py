"""The texts as they lie in their files."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from chefetage.cli.words import BENCHMARK, EXPERIMENTS, SERVER, TABLE
from chefetage.core.catalog import catalog
from chefetage.words.texts import PACKAGE, SHARED

GAMES = sorted(catalog())


def folder_of(key: str) -> Path:
    return PACKAGE / "games" / key


FOLDERS = {
    "texts": SHARED,
    "benchmark": BENCHMARK,
    "experiments": EXPERIMENTS,
    "table": TABLE,
    "server": SERVER,
    **{key: folder_of(key) / "texts" for key in GAMES},
}


@cache
def resource(folder: Path, lang: str) -> ftl.Resource:
    return FluentParser().parse((folder / f"{lang}.ftl").read_text(encoding="utf-8"))


@cache
def messages(folder: Path, lang: str) -> dict[str, ftl.Message]:
    return {entry.id.name: entry for entry in resource(folder, lang).body if isinstance(entry, ftl.Message)}


def nodes(node: ftl.BaseNode) -> Iterator[ftl.BaseNode]:
    """The node and all below it, in the order of the file."""
    yield node
    for value in vars(node).values():
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, ftl.BaseNode):
                yield from nodes(part)


def words(message: ftl.Message) -> list[str]:
    return [node.value for node in nodes(message) if isinstance(node, ftl.TextElement)]


def variables(folder: Path, lang: str, key: str) -> set[str]:
    """All facts that a sentence needs, those of the messages it uses included; a name brings its component's key."""
    found: set[str] = set()
    for node in nodes(messages(folder, lang)[key]):
        if isinstance(node, ftl.VariableReference):
            found.add(node.id.name.removesuffix("_key"))
        elif isinstance(node, ftl.MessageReference):
            found |= variables(folder, lang, node.id.name)
    return found
