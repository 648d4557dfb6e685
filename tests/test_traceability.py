"""Rule ids close a circle: rulebook, code that enforces, test that proves, texts that explain."""

import ast
import importlib
import re
from functools import cache
from pathlib import Path

import pytest

from chefetage.words.rulebook import rulebook_in, rulings_in
from chefetage.words.texts import LANGUAGES, game_texts
from tests.texts.keys import refusal_ids

ROOT = Path(__file__).parent.parent
GAMES = sorted(path.parent for path in (ROOT / "src" / "chefetage" / "games").glob("*/game.toml"))
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@cache
def prefix(game: Path) -> str:
    found = re.search(r'^prefix = "(\w+)"', (game / "game.toml").read_text(encoding="utf-8"), re.MULTILINE)
    assert found
    return found[1]


@cache
def players_ids(game: Path, lang: str = "en") -> list[str]:
    """Ids of the rules that players read."""
    return list(rulebook_in(game, lang).rules())


@cache
def all_ids(game: Path) -> list[str]:
    """Those, and those of what only maintainers need."""
    return [*players_ids(game), *rulings_in(game).book.rules()]


def cited_ids(game: Path, text: str) -> set[str]:
    """Ids in a text; "XX-6.3 to XX-6.7" names those between as well."""
    name = prefix(game)
    ids = set(re.findall(rf"{name}-\d+\.\d+", text))
    for chapter, first, last in re.findall(rf"{name}-(\d+)\.(\d+) to {name}-\1\.(\d+)", text):
        ids |= {f"{name}-{chapter}.{number}" for number in range(int(first), int(last) + 1)}
    return ids


@cache
def code_ids(game: Path) -> set[str]:
    files = [path for path in game.rglob("*.py") if "tests" not in path.relative_to(game).parts]
    return set().union(*(cited_ids(game, path.read_text(encoding="utf-8")) for path in files))


@cache
def proved_ids(game: Path) -> set[str]:
    """Ids in @rule(…) above a test function, and the names of scenario files."""
    ids = {match[0] for path in game.glob("tests/scenarios/*.toml") if (match := re.match(r"\w+-\d+\.\d+", path.name))}
    for path in game.glob("tests/test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                ids |= marked_ids(node)
    return ids


def marked_ids(function: ast.FunctionDef) -> set[str]:
    return {
        str(argument.value)
        for mark in function.decorator_list
        if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id == "rule"
        for argument in mark.args
        if isinstance(argument, ast.Constant)
    }


def exceptions(game: Path, name: str) -> dict[str, str]:
    """Ids, or whole chapters ("WA-14"), with the reason why they need no code or no test."""
    module = importlib.import_module(f"chefetage.games.{game.name}.tests.not_enforceable")
    found = getattr(module, name)
    assert isinstance(found, dict)
    return found


def without(ids: list[str], excepted: dict[str, str]) -> list[str]:
    return [rule for rule in ids if rule not in excepted and rule.partition(".")[0] not in excepted]


@each_game
def test_every_enforceable_rule_is_cited_by_the_code(game: Path) -> None:
    needed = without(all_ids(game), exceptions(game, "NOT_ENFORCEABLE") | exceptions(game, "TESTS_ONLY"))
    assert [rule for rule in needed if rule not in code_ids(game)] == []


@each_game
def test_every_enforceable_rule_is_proved_by_a_test(game: Path) -> None:
    needed = without(all_ids(game), exceptions(game, "NOT_ENFORCEABLE"))
    assert [rule for rule in needed if rule not in proved_ids(game)] == []


@each_game
def test_every_id_cited_exists(game: Path) -> None:
    known = set(all_ids(game))
    chapters = {rule.partition(".")[0] for rule in known}
    excepted = exceptions(game, "NOT_ENFORCEABLE").keys() | exceptions(game, "TESTS_ONLY").keys()
    assert (code_ids(game) | proved_ids(game)) - known == set()
    assert excepted - known - chapters == set()


@each_game
def test_no_rule_is_both_excepted_and_proved(game: Path) -> None:
    """An exception that a test disproves is a stale excuse."""
    assert exceptions(game, "NOT_ENFORCEABLE").keys() & proved_ids(game) == set()


@each_game
def test_both_languages_have_the_same_rules(game: Path) -> None:
    assert players_ids(game) == players_ids(game, "de")
    assert len(set(all_ids(game))) == len(all_ids(game)) > 0


@each_game
def test_ids_ascend(game: Path) -> None:
    """Chapter by chapter, and within each."""
    for book in (rulebook_in(game, "en"), rulings_in(game).book):
        assert list(book.rules()) == sorted(book.rules(), key=number_of)
        assert [chapter.id for chapter in book.chapters] == sorted((c.id for c in book.chapters), key=number_of)


def number_of(rule_id: str) -> list[int]:
    return [int(part) for part in re.findall(r"\d+", rule_id)]


@each_game
def test_every_rule_has_a_note_on_where_it_is_known_from(game: Path) -> None:
    notes = rulings_in(game).notes
    assert [rule for rule in players_ids(game) if rule not in notes] == []
    assert notes.keys() - set(all_ids(game)) == set()


@each_game
def test_players_can_read_every_rule_that_a_refusal_names(game: Path) -> None:
    assert refusal_ids(game.name, prefix(game)) - set(players_ids(game)) == set()


# What is for maintainers only: marks of origin, names of files and in code, ids of components, proofs, talk of bots.
FORBIDDEN = {
    "mark of origin": r"`|\[[SPRspr]\b[^]]*\]",
    "file": r"\w\.(toml|md|py)\b",
    "name in code": r"\b[a-z]+_[a-z_]+\b",
    "field that nobody filled": r"\{\{|\}\}",
    "formula": r"\bmod \d|\w\[\w*\(",
    "maintainers' word": r"(?i)\b(invariant|specification|provenance|property test|bot note|engine|encoding|data file|"
    r"Invariante|Spezifikation|Herkunftszeichen|Eigenschaftstest|Datendatei|Kodierung)",
    "clumsy German": r"abgehandelt|maximal|\bgenannte Person\b",
}


@each_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_players_read_nothing_that_is_for_maintainers(game: Path, lang: str) -> None:
    text = rulebook_in(game, lang).text
    found = [
        (what, line) for what, pattern in FORBIDDEN.items() for line in text.splitlines() if re.search(pattern, line)
    ]
    assert found == []


@each_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_that_a_rule_names_can_be_read(game: Path, lang: str) -> None:
    book = rulebook_in(game, lang)
    known = {*book.rules(), *(chapter.id for chapter in book.chapters)}
    assert set(re.findall(rf"{prefix(game)}-\d+(?:\.\d+)?", book.text)) - known == set()


@each_game
def test_every_refusal_is_explained_in_both_languages(game: Path) -> None:
    refusals = refusal_ids(game.name, prefix(game))
    assert refusals
    for lang in LANGUAGES:
        texts = game_texts(game.name, lang)
        assert [rule for rule in refusals if not texts.has("refusal-" + rule.replace(".", "-"))] == []
