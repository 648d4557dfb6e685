"""make.py: which environment a command gets, what is compiled when, and what an interruption leaves behind."""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.set_up.small_project import SmallProject, close_input, terminate


@pytest.fixture
def project(tmp_path: Path) -> SmallProject:
    return SmallProject(tmp_path)


def beside_and_instead(project: SmallProject, *words: str) -> list[list[str]]:
    make = [sys.executable, str(project.folder / "make.py"), *words]
    return [[sys.executable, str(project.folder / "build_support" / "compile_beside.py")], make]


def test_serving_begins_interpreted_and_knows_its_successor(project: SmallProject) -> None:
    words = ["serve", "--port", "0"]
    expected = {"home": ".venv-pure", "words": words, "successor": beside_and_instead(project, *words)}
    assert project.called(*words) == expected
    assert project.uv_calls("build") == 0


def test_the_language_may_stand_before_the_command(project: SmallProject) -> None:
    words = ["--lang", "de", "serve"]
    assert project.called(*words)["successor"] == beside_and_instead(project, *words)


def test_serving_goes_over_when_the_engine_is_compiled(project: SmallProject) -> None:
    project.called("serve")
    code, said = project.compile()
    assert (code, "the engine is compiled" in said) == (0, True)
    assert project.called("serve") == {"home": ".venv", "words": ["serve"], "successor": None}


def test_after_a_change_of_the_engine_serving_begins_interpreted_again(project: SmallProject) -> None:
    project.compile()
    (project.folder / "src" / "chefetage" / "new.py").touch()
    assert project.called("serve")["home"] == ".venv-pure"
    project.compile()
    assert project.called("serve")["home"] == ".venv"


@pytest.mark.parametrize("words", [["serve", "--no-compile"], ["--no-compile", "serve"]])
def test_serving_without_compiling(project: SmallProject, words: list[str]) -> None:
    assert project.called(*words) == {"home": ".venv-pure", "words": ["serve"], "successor": None}


@pytest.mark.parametrize(("words", "variables"), [(["serve", "--help"], {}), (["serve"], {"PURE": "1"})])
def test_nothing_is_compiled_for_a_help_or_without_a_compiler(
    project: SmallProject, words: list[str], variables: dict[str, str]
) -> None:
    assert project.called(*words, **variables) == {"home": ".venv-pure", "words": words, "successor": None}


@pytest.mark.parametrize("words", [["play", "watch"], ["test", "-x"]])
def test_what_needs_speed_waits_and_says_how_not_to(project: SmallProject, words: list[str]) -> None:
    assert project.called(*words, "--no-compile")["home"] == ".venv-pure"
    answer = project.make(*words)
    assert "compiling the engine (about two minutes; --no-compile" in answer.stderr
    assert '"home": ".venv"' in answer.stdout
    assert project.make(*words).stderr == ""
    assert project.uv_calls("build") == 1


@pytest.mark.parametrize("words", [["info"], ["--version"]])
def test_what_is_quick_anyway_waits_for_nothing(project: SmallProject, words: list[str]) -> None:
    assert project.called(*words)["home"] == ".venv-pure"
    project.compile()
    assert project.called(*words)["home"] == ".venv"


def test_a_failed_compilation_leaves_the_server_alone_and_is_not_repeated(project: SmallProject) -> None:
    (project.folder / "failing").touch()
    code, said = project.compile()
    assert (code, "compiling FAILED" in said, "goes on with the interpreted engine" in said) == (1, True, True)
    assert project.called("serve")["successor"] is None


@pytest.mark.parametrize("how", [close_input, terminate])
def test_an_interrupted_compilation_is_taken_up_again(project: SmallProject, how: Callable[[Any], None]) -> None:
    assert project.called("serve")["home"] == ".venv-pure"
    assert project.interrupt_compiling(how) == 1
    told = project.called("serve")
    assert (told["home"], told["successor"]) == (".venv-pure", beside_and_instead(project, "serve"))
    assert project.compile()[0] == 0
    assert project.called("serve")["home"] == ".venv"


def test_tools_are_added_to_an_environment_that_may_be_in_use(project: SmallProject) -> None:
    project.compile()
    assert project.called("test")["home"] == ".venv"
    assert (project.uv_calls("venv"), project.uv_calls("build")) == (1, 1)
    assert project.uv_calls("pip install --python .venv/bin/python --require-hashes -r requirements-dev.lock") == 1
    assert project.called("serve")["home"] == ".venv"
