"""The build backend: setuptools, plus the pages of the web table, and the compiled engine where it can be compiled.

A wheel holds the compiled engine if the machine has a C compiler; an editable install is always pure Python,
because compiled modules beside the sources would hide every later edit.
"""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, TypeAlias

from compiler import can_compile
from setuptools import build_meta
from setuptools.build_meta import prepare_metadata_for_build_editable, prepare_metadata_for_build_wheel
from web_build import build_web, web_requirements

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

Settings: TypeAlias = Mapping[str, Any] | None


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    return [*web_requirements(), *(compiler_requirements() if can_compile() else [])]


def get_requires_for_build_editable(config_settings: Settings = None) -> list[str]:
    return web_requirements()


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    return web_requirements()


def build_wheel(wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None) -> str:
    build_web()
    forget_earlier_modules()
    return build_meta.build_wheel(wheel_directory, config_settings, metadata_directory)


def build_editable(
    wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None
) -> str:
    build_web()
    return build_meta.build_editable(wheel_directory, config_settings, metadata_directory)


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> str:
    """The built pages go along, so that installing from it needs no Node."""
    build_web()
    return build_meta.build_sdist(sdist_directory, config_settings)


def compiler_requirements() -> list[str]:
    """mypyc, and the run-time dependencies, since it follows the engine's imports to check their types."""
    pyproject = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))
    mypy = [requirement for requirement in pyproject["dependency-groups"]["dev"] if requirement.startswith("mypy[")]
    return [*mypy, *pyproject["project"]["dependencies"]]


def forget_earlier_modules() -> None:
    """Modules deleted from src/ live on in build/, and setuptools would put them into the wheel.

    Compiled ones stay, so that only a change of the engine is compiled; setup.py removes those that are in the way.
    """
    for file in Path("build").glob("lib*/**/*"):
        if file.is_file() and file.suffix != ".so":
            file.unlink()
