"""Compiles the engine with mypyc when a wheel is built on a machine that can; everything else is in pyproject.toml."""

import os
import re
import sys
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext

sys.path.insert(0, str(Path(__file__).parent / "build_support"))

from compiler import can_compile, wants_pure
from engine_files import engine_units

C_FLAGS = [
    "-fvisibility=hidden",  # calls within the unit need no detour then: a tenth faster
    "-ffp-contract=off",  # or some processors would round once where others do twice, and bots would differ
    "-Wno-error",  # mypyc turns warnings into errors; other compilers may warn of other things
]


class BuildAllOrNothing(build_ext):
    """Falls back to pure Python as a whole: a few compiled modules without the rest could not be imported."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = os.cpu_count()

    def run(self) -> None:
        self.remove_libraries(except_for=self.get_outputs())
        try:
            super().run()
        except Exception as error:
            self.remove_libraries(except_for=[])
            self.extensions = pure_engine(f"compiling failed ({error})")

    def build_extension(self, ext: Any) -> None:
        """A mark tells the next build that this one was interrupted: half a library would be taken for a new one."""
        library, mark = Path(self.get_ext_fullpath(ext.name)), Path(self.build_temp, f"{ext.name}.unfinished")
        if mark.exists():
            library.unlink(missing_ok=True)
        mark.parent.mkdir(parents=True, exist_ok=True)
        mark.touch()
        super().build_extension(ext)
        mark.unlink()

    def remove_libraries(self, except_for: list[str]) -> None:
        kept = {Path(output) for output in except_for}
        for library in set(Path(self.build_lib).rglob("*.so")) - kept:
            library.unlink()


def compiled_engine() -> list[Any]:
    if not {"bdist_wheel", "build_ext"}.intersection(sys.argv):
        return []
    if not can_compile():
        return pure_engine("CHEFETAGE_PURE is set" if wants_pure() else "there is no C compiler with Python's headers")
    try:
        return compiled_by_mypyc()
    except ImportError:
        return pure_engine("mypyc is not installed")
    except SystemExit:
        return pure_engine("mypyc refuses the engine, see above")


def compiled_by_mypyc() -> list[Any]:
    from mypyc.build import mypycify

    units = engine_units(Path("src/chefetage"))
    files = [file for unit, _ in units for file in unit]
    # Level 3 takes twice as long to compile, and games are no faster by it.
    extensions: list[Any] = mypycify(files, opt_level="1", debug_level="0", separate=units)
    for extension in extensions:
        header = str(runs_once(extension.sources))
        extension.extra_compile_args = [*extension.extra_compile_args, *C_FLAGS, "-include", header]
        extension.depends = [*extension.depends, header, "setup.py", "pyproject.toml"]
    return extensions


def runs_once(sources: list[str]) -> Path:
    """A header that leaves module bodies as they are: they are most of the text, run once, and cost a quarter of the
    time if optimized."""
    source = Path(sources[0])
    bodies = re.findall(r"^char (CPyDef_\w+____top_level__)\(void\) \{$", source.read_text(), re.MULTILINE)
    lines = [f'__attribute__((optimize("O0"))) char {body}(void);\n' for body in bodies]
    header = source.with_suffix(".once.h")
    if not header.exists() or header.read_text() != "".join(lines):
        header.write_text("".join(lines))
    return header


def pure_engine(reason: str) -> list[Any]:
    print(f"chefetage: the engine will run as pure Python: {reason}", file=sys.stderr)
    return []


setup(ext_modules=compiled_engine(), cmdclass={"build_ext": BuildAllOrNothing})
