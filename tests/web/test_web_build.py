"""The pages are rebuilt when, and only when, something that they are made from has changed."""

import json
import shutil
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[2] / "build_support"))

import web_build

ROLLDOWN_BINDINGS = 15


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small project whose pages are built."""
    web, dist = tmp_path / "web", tmp_path / "src" / "chefetage" / "webdist"
    paths = {"ROOT": tmp_path, "WEB": web, "LOCK": web / "lock", "STAMP": dist / "stamp.txt"}
    for name, value in paths.items():
        monkeypatch.setattr(web_build, name, value)
    board = tmp_path / "src" / "chefetage" / "games" / "watch" / "web"
    for folder in (web / "src", web / "node_modules", web / "tests", dist, board):
        folder.mkdir(parents=True)
    (web / "lock").write_text("lock")
    (web / "src" / "main.ts").write_text("main")
    (board / "Board.svelte").write_text("board")
    web_build.STAMP.write_text(web_build.web_fingerprint())
    return tmp_path


def test_built_pages_are_current(tree: Path) -> None:
    assert web_build.web_requirements() == []


@pytest.mark.parametrize("file", ["web/src/main.ts", "web/new.html", "src/chefetage/games/watch/web/Board.svelte"])
def test_a_change_of_pages_or_boards_makes_them_stale(tree: Path, file: str) -> None:
    (tree / file).write_text("changed")
    assert web_build.web_requirements() == [web_build.NODE]


@pytest.mark.parametrize("file", ["web/node_modules/x.js", "web/tests/x.test.ts", "web/README.md"])
def test_what_does_not_go_into_the_pages_does_not_count(tree: Path, file: str) -> None:
    (tree / file).write_text("changed")
    assert not web_build.web_stale()


def test_without_sources_the_built_pages_are_used(tree: Path) -> None:
    shutil.rmtree(tree / "web")
    assert not web_build.web_stale()


def test_a_failing_front_end_fails_the_build(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: str) -> None:
        raise RuntimeError("vite failed")

    (tree / "web" / "src" / "main.ts").write_text("changed")
    monkeypatch.setattr(web_build, "npm", fail)
    with pytest.raises(RuntimeError, match="vite failed"):
        web_build.build_web()
    assert web_build.web_stale()


def test_the_lock_lists_every_binding_and_no_registry() -> None:
    text = (Path(__file__).parents[2] / "web" / "package-lock.json").read_text(encoding="utf-8")
    packages = json.loads(text)["packages"]
    assert sum("@rolldown/binding-" in name for name in packages) == ROLLDOWN_BINDINGS
    assert not any("resolved" in package for package in packages.values())


@pytest.mark.parametrize(
    ("first_with_tools", "then_with_tools", "installations"),
    [(False, False, 1), (True, False, 1), (False, True, 2), (True, True, 1)],
)
def test_what_is_installed_is_installed_once(
    tree: Path, monkeypatch: pytest.MonkeyPatch, first_with_tools: bool, then_with_tools: bool, installations: int
) -> None:
    calls: list[tuple[str, ...]] = []
    monkeypatch.setattr(web_build, "npm", lambda *words: calls.append(words))
    monkeypatch.setattr(web_build, "INSTALLED_STAMP", tree / "web" / "node_modules" / "stamp")
    web_build.install_packages(first_with_tools)
    web_build.install_packages(then_with_tools)
    assert len(calls) == installations
    assert ("--omit=dev" in calls[0]) is not first_with_tools
