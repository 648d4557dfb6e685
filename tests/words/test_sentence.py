"""A sentence that was taken apart says what Fluent says, for every text there is."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from chefetage.core.catalog import catalog
from chefetage.words.sentence import Fact, Part, Untold, sentence_of
from chefetage.words.texts import LANGUAGES, PACKAGE, Texts, bundle_of, game_texts

FOLDERS = sorted({file.parent for file in PACKAGE.rglob("en.ftl")})
NUMBERS: list[Fact] = [0, 1, 2, 5, -3, 1234567]


def nodes(entry: object) -> Iterator[object]:
    """All parts of a sentence, as Fluent reads it."""
    yield entry
    if isinstance(entry, ast.BaseNode):
        for value in vars(entry).values():
            for part in value if isinstance(value, list) else [value]:
                yield from nodes(part)


def facts_asked(bundle: FluentBundle, key: str) -> dict[str, list[Fact]]:
    """The facts that a sentence tells or chooses by, with the keys that it knows of each."""
    facts: dict[str, list[Fact]] = {}
    for node in nodes(bundle._messages[key]):
        if isinstance(node, ast.VariableReference):
            facts.setdefault(node.id.name, ["Ada", "{ $x }", ""])
        elif isinstance(node, ast.SelectExpression) and isinstance(node.selector, ast.VariableReference):
            keys = [variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)]
            facts.setdefault(node.selector.id.name, ["Ada"]).extend(keys)
        elif isinstance(node, ast.MessageReference):
            for name, values in facts_asked(bundle, node.id.name).items():
                facts.setdefault(name, []).extend(values)
    return facts


def wishes(bundle: FluentBundle, key: str) -> Iterator[dict[str, Fact]]:
    """Sets of facts for a sentence: each with every value, beside others by chance."""
    asked = {name: [*NUMBERS, *known] for name, known in facts_asked(bundle, key).items()}
    chance = Random(key)
    yield {name: values[0] for name, values in asked.items()}
    for told, values in asked.items():
        for value in values:
            yield {name: value if name == told else chance.choice(others) for name, others in asked.items()}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.relative_to(PACKAGE)))
def test_it_says_what_fluent_says(folder: Path, lang: str) -> None:
    texts = Texts(lang, bundle_of(lang, PACKAGE / "texts", folder))
    keys = [key for key in texts.bundle._messages if texts.sentence(key)]
    assert keys
    for key in keys:
        for facts in wishes(texts.bundle, key):
            assert texts.tell(key, facts) == texts.told_by_fluent(key, facts), (key, facts)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", sorted(catalog()))
def test_no_sentence_of_a_game_is_left_to_fluent(game: str, lang: str) -> None:
    folder = PACKAGE / "games" / game / "texts"
    texts = game_texts(game, lang)
    assert [key for key in bundle_of(lang, folder)._messages if texts.sentence(key) is None] == []


def taken_apart(text: str) -> Part | None:
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    return sentence_of(bundle, "en", "one")


@pytest.mark.parametrize(
    "text",
    [
        "one = { NUMBER($n, maximumFractionDigits: 1) }",
        "one = { -name }\n-name = Ada",
        "one = { two.title }\ntwo = Two\n    .title = Title",
        "one = { two }\ntwo = { one }",
        "one = { two }",
        "one =\n    .title = Title",
        "one = { $n ->\n    [1.5] half\n   *[other] more\n}",
        "one = { NUMBER($n) ->\n    [one] one\n   *[other] more\n}",
    ],
)
def test_other_parts_are_left_to_fluent(text: str) -> None:
    assert taken_apart(text) is None


@pytest.mark.parametrize("facts", [{}, {"n": 1.5}, {"n": True}])
def test_a_missing_fact_and_one_of_another_kind_are_left_to_fluent(facts: dict[str, Fact]) -> None:
    part = taken_apart("one = { $n } pieces")
    assert part
    with pytest.raises(Untold):
        part.told(facts)
