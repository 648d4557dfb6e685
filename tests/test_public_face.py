"""The public face: what `import chefetage` offers, without importing it before it is asked for."""

import ast
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

import chefetage

SOURCE = Path(__file__).parent.parent / "src" / "chefetage" / "__init__.py"
NAMES: list[str] = vars(chefetage)["__all__"]


def typed_names() -> dict[str, str]:
    """What type checkers read: each name with its module."""
    imports = [node for node in ast.walk(ast.parse(SOURCE.read_text("utf-8"))) if isinstance(node, ast.ImportFrom)]
    own = [node for node in imports if node.module and node.module.startswith("chefetage.")]
    return {alias.name: str(node.module) for node in own for alias in node.names if alias.asname == alias.name}


def modules_after(code: str) -> set[str]:
    """Our modules that a new interpreter has imported after running some code."""
    code += "; import sys; print(*(name for name in sys.modules if name.startswith('chefetage.')))"
    return set(subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split())


def test_what_is_typed_and_what_is_found_are_the_same() -> None:
    found = {name: f"chefetage.{module}" for name, module in vars(chefetage)["HOMES"].items()}
    assert typed_names() == found
    assert sorted(NAMES) == sorted(found)


@pytest.mark.parametrize(("name", "module"), typed_names().items())
def test_every_name_is_the_thing_itself(name: str, module: str) -> None:
    assert getattr(chefetage, name) is getattr(import_module(module), name)
    assert name in dir(chefetage)


def test_the_docstring_lists_every_name() -> None:
    listed = (chefetage.__doc__ or "").replace(",", " ").replace(";", " ").replace(":", " ").split()
    assert [name for name in NAMES if name not in listed] == []


def test_nothing_is_imported_before_it_is_asked_for() -> None:
    assert modules_after("import chefetage") == set()
    assert "chefetage.core.problem" in modules_after("import chefetage; chefetage.Problem")
    assert "chefetage.core.game" not in modules_after("import chefetage; chefetage.Problem")


def test_what_is_not_there_is_said_to_be_absent() -> None:
    with pytest.raises(AttributeError, match="no attribute 'monopoly'"):
        chefetage.monopoly  # type: ignore[attr-defined]  # noqa: B018


def test_the_types_go_with_the_package() -> None:
    assert (SOURCE.parent / "py.typed").exists()
