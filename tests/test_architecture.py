"""The shape of the project: which way imports point, what rules/ may use, which files the documents name."""

import ast
import re
import runpy
from pathlib import Path

import pytest

from tools.arrows import (
    PACKAGE,
    ROOT,
    Arrows,
    arrows,
    height,
    imported,
    imports,
    is_stale,
    module_name,
    packages,
    parsed,
    reachable,
    reduced,
    sources,
)

GAMES = sorted(path for path in (PACKAGE / "games").iterdir() if (path / "game.toml").exists())

# Who may import whom, by the first folder below the package. "games" stands for other games' folders too.
ARROWS = {
    "core": {"core", "games", "earlier"},  # both only as the folders that the catalog scans
    "earlier": {"core", "earlier"},
    "games": {"core", "words", "games"},
    "words": {"core", "words"},
    "playing": {"core", "playing"},
    "bots": {"core", "playing", "bots"},
    "table": {"core", "playing", "words", "bots", "table"},
    "experiments": {"core", "playing", "words", "bots", "experiments"},
    "learning": {"core", "words", "bots", "experiments", "learning"},
    "benchmark": {"core", "words", "bots", "benchmark"},
    "server": {"core", "playing", "words", "bots", "table", "server"},
    "cli": {"core", "playing", "words", "bots", "table", "experiments", "learning", "benchmark", "server", "cli"},
    "testing": {"core", "playing", "words", "bots", "testing"},
}
PURE = {"typing", "itertools", "mypy_extensions"}


def test_every_package_has_its_arrows() -> None:
    assert {package.name for package in packages(PACKAGE)} == set(ARROWS)


def test_imports_are_absolute() -> None:
    for path in sources(PACKAGE):
        levels = [node.level for node in ast.walk(parsed(path)) if isinstance(node, ast.ImportFrom)]
        assert not any(levels), f"relative import in {path.relative_to(ROOT)}"


@pytest.mark.parametrize("layer", ARROWS)
def test_imports_point_one_way(layer: str) -> None:
    for path in sources(PACKAGE / layer):
        for name in imports(path):
            parts = name.split(".")
            if parts[0] == "chefetage" and len(parts) > 1 and (PACKAGE / parts[1]).is_dir():
                assert parts[1] in ARROWS[layer], f"{path.relative_to(ROOT)} imports {name}"


def test_the_picture_of_the_arrows_is_current() -> None:
    assert not is_stale(), "run python tools/arrows.py"


def test_the_picture_shows_what_does_not_follow_from_the_rest() -> None:
    found = {"cli": {"table", "core", "words"}, "table": {"words"}, "words": {"core"}, "core": set[str]()}
    assert reduced(found) == {"cli": {"table"}, "table": {"words"}, "words": {"core"}, "core": set()}
    assert sorted(found, key=lambda package: -height(found, package)) == ["cli", "table", "words", "core"]


def test_arrows_are_read_from_the_code() -> None:
    found = arrows(PACKAGE)
    assert "core" in found["games"]
    assert found["core"] == set()  # the folder that the catalog scans is no game


def test_the_packages_of_the_server_know_each_other_one_way() -> None:
    found = arrows(PACKAGE / "server")
    assert [package for package in found if package in reachable(found, package)] == []


def imported_at_the_top(path: Path) -> set[str]:
    """What a module, or its types, cannot do without; not what is imported late."""
    late = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
    statements = [statement for statement in parsed(path).body if not isinstance(statement, late)]
    return {name for statement in statements for name in imported(statement)}


def test_a_table_neither_waits_nor_writes_nor_sends() -> None:
    outward = {"asyncio", "http", "socket", "sqlite3", "starlette", "threading", "time", "uvicorn"}
    found = {name.partition(".")[0] for path in sources(PACKAGE / "table") for name in imports(path)}
    assert found & outward == set()


def test_no_module_needs_itself() -> None:
    """The public face imports each name when it is asked for."""
    files = {module_name(path): path for path in sources(PACKAGE) if path != PACKAGE / "__init__.py"}
    found: Arrows = {}
    for name, path in files.items():
        wanted = {want if want in files else want.rpartition(".")[0] for want in imported_at_the_top(path)}
        found[name] = wanted & set(files)
    assert found["chefetage.core.game"] >= {"chefetage.core.step", "chefetage.core.action"}
    assert [name for name in files if name in reachable(found, name)] == []


def test_core_bots_and_tools_know_no_game() -> None:
    for layer in set(ARROWS) - {"games"}:
        for path in sources(PACKAGE / layer):
            text = path.read_text(encoding="utf-8")
            for game in GAMES:
                assert f"games.{game.name}" not in text, f"{path.relative_to(ROOT)} knows {game.name}"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_game_knows_no_other_game(game: Path) -> None:
    for path in sources(game):
        for name in imports(path):
            if name.startswith("chefetage.games."):
                assert name.split(".")[2] == game.name, f"{path.relative_to(ROOT)} imports {name}"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_rules_are_pure(game: Path) -> None:
    """No I/O, no clock, no random; only core, the own rules and the typing modules."""
    allowed = (f"chefetage.games.{game.name}.rules", "chefetage.core")
    for path in sources(game / "rules"):
        for name in imports(path):
            module = name.rpartition(".")[0]
            assert module in PURE or name.startswith(allowed), f"{path.relative_to(ROOT)} imports {name}"
        for node in ast.walk(parsed(path)):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                assert node.func.id not in {"open", "print", "input", "eval", "exec"}


def files() -> list[str]:
    """All that the documents may speak of, as paths from the root."""
    folders = [path for path in ROOT.iterdir() if path.is_dir() and not path.name.startswith(".")]
    found = [file for folder in folders for file in folder.rglob("*") if "node_modules" not in file.parts]
    return [f"/{file.relative_to(ROOT)}" for file in [*ROOT.iterdir(), *found]]


@pytest.mark.parametrize("document", sorted((ROOT / "docs").glob("*.md")), ids=lambda document: document.name)
def test_the_files_that_a_document_names_are_there(document: Path) -> None:
    """A name may leave out the folders that stand around it in the document."""
    named = re.findall(r"(?<![\w/<>.*])[\w/]+\.(?:py|ts|svelte|ftl|md)\b", document.read_text(encoding="utf-8"))
    known = files()
    assert [name for name in named if not any(file.endswith(f"/{name}") for file in known)] == []


def test_the_core_names_its_compiled_modules() -> None:
    compiled = runpy.run_path(str(ROOT / "build_support" / "engine_files.py"))["engine_files"](PACKAGE)
    told = (ast.get_docstring(parsed(PACKAGE / "core" / "__init__.py")) or "").partition("Compiled")[2]
    assert set(re.findall(r"`(\w+)`", told)) == {path.stem for path in compiled if path.parent == PACKAGE / "core"}


def test_no_struct_is_compiled() -> None:
    """It would forget the types of its fields, and read nothing any more."""
    compiled = runpy.run_path(str(ROOT / "build_support" / "engine_files.py"))["engine_files"](PACKAGE)
    found = [path.name for path in compiled if "msgspec.Struct" in path.read_text(encoding="utf-8")]
    assert found == []


def test_every_class_says_what_it_is() -> None:
    """Those of messages included: what they are for is not seen from their fields."""
    silent = [
        f"{module_name(path)}.{node.name}"
        for path in sources(PACKAGE)
        for node in ast.walk(parsed(path))
        if isinstance(node, ast.ClassDef) and not ast.get_docstring(node)
    ]
    assert silent == []
