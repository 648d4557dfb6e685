"""The environments that Chefetage runs in, made and kept up to date by make.py.

Installed is from two lock files with hashes; uv.lock is not used, because it records the address of a package index.
The compiled engine is installed as a wheel: compiled modules beside the sources would win over edited sources and
over the interpreted engine. The interpreted engine is installed editable, so that edits count at once.
"""

import hashlib
import json
import os
import shutil
import sys
from collections.abc import Iterable
from contextlib import nullcontext
from dataclasses import dataclass
from pathlib import Path
from typing import NoReturn, TypedDict

from compiler import can_compile, compiler_command, has_compiler, has_headers
from find_uv import run_uv, run_uv_with_log
from telling import elapsed_time, one_set_up_at_a_time, say
from web_build import DIST, web_files, web_stale

ROOT = Path(__file__).resolve().parent.parent
# What is installed for whom; each has all that those before it have.
LOCKS = {
    "play": ROOT / "requirements.lock",
    "lab": ROOT / "requirements-lab.lock",
    "cluster": ROOT / "requirements-cluster.lock",
    "dev": ROOT / "requirements-dev.lock",
}
DEV_LOCK = LOCKS["dev"]
WHEELS = ROOT / ".tools" / "wheels"
BUILD_LOG = ROOT / ".tools" / "build.log"
PACKAGED = {".py", ".toml", ".ftl", ".md", ".txt", ".sql", ".network", ".typed"}
NEVER_PACKAGED = {"tests", "__pycache__"}
COMPILING_HINT = "about two minutes; --no-compile goes on without, with the interpreted engine"
NO_COMPILER = " (there is no C compiler with Python's headers, so it cannot be compiled)"


class Stamp(TypedDict, total=False):
    """What an environment was made from; it lies in the environment as a file."""

    tools: str  # a key of LOCKS
    packages: str
    project: str


@dataclass(frozen=True)
class Environment:
    """An environment with Chefetage, its dependencies and, on demand, what experiments or developers need besides."""

    folder: Path
    compiled: bool

    def become(self, program: str, arguments: list[str]) -> NoReturn:
        """Replaces this process, so that input, output, signals and exit code are the program's own."""
        bin_folder = self.folder / "bin"
        path = os.pathsep.join([str(bin_folder), os.environ.get("PATH", os.defpath)])
        command = [str(bin_folder / program), *arguments]
        os.environ["CHEFETAGE_COMMAND"] = "python3 make.py"  # what help and hints tell the user to type
        os.execve(command[0], command, {**os.environ, "VIRTUAL_ENV": str(self.folder), "PATH": path})

    def prepare(self, tools: str) -> None:
        """Does what has to be done, and nothing, silently, if that is nothing."""
        if self.is_ready(tools):
            return
        with one_set_up_at_a_time():
            if not self.is_ready(tools):
                self.set_up(larger(tools, self.tools()))

    def is_ready(self, tools: str) -> bool:
        wanted = self.wanted_stamp(larger(tools, self.tools()))
        return self.stamp() == wanted and self.is_intact()

    def set_up(self, tools: str) -> None:
        """The stamp says "unfinished" until all is done, so that an interrupted set-up is taken up again."""
        wanted = self.wanted_stamp(tools)
        if self.stamp() and tools != self.tools() and self.is_ready(self.tools()):
            self.install_packages(LOCKS[tools])  # beside the others: a server may be running from here
        else:
            if self.stamp().get("packages") != wanted["packages"] or not self.python().exists():
                self.make_anew()
                self.install_packages(LOCKS[tools])
            self.write_stamp({**wanted, "project": "unfinished"})
            self.install_project(wanted["project"])
        self.write_stamp(wanted)

    def make_anew(self) -> None:
        say(f"setting up {self.folder.name}")
        run_uv("venv", "--clear", "--no-project", "--python", sys.executable, self.folder)

    def install_packages(self, lock: Path) -> None:
        run_uv("pip", "install", "--python", self.python(), "--require-hashes", "-r", lock)

    def install_project(self, sources: str) -> None:
        if web_stale():
            say("building the pages of the web table")
        if self.compiled:
            self.install_without_dependencies(str(built_wheel(sources)))
        else:
            say("installing the interpreted engine" + ("" if has_compiler() and has_headers() else NO_COMPILER))
            self.install_without_dependencies("--editable", str(ROOT), "--build-constraints", str(DEV_LOCK))
        run_uv("pip", "check", "--python", self.python())
        if self.compiled and not self.has_compiled_engine():
            report_failed_compilation()

    def install_without_dependencies(self, *what: str) -> None:
        run_uv("pip", "install", "--python", self.python(), "--no-deps", "--reinstall-package", "chefetage", *what)

    def wanted_stamp(self, tools: str) -> Stamp:
        files = [*build_files(), *web_files(), *(packaged_files() if self.compiled else [])]
        return {
            "tools": tools,
            "packages": fingerprint([LOCKS[tools]], sys.version, sys.base_prefix),
            "project": fingerprint(files, sys.version, compiler_command() if self.compiled else "interpreted"),
        }

    def has_compiled_engine(self) -> bool:
        return self.site_packages("chefetage_core__mypyc.*.so")

    def has_wheel(self) -> bool:
        """Whether the engine is compiled already, so that setting up is a matter of seconds."""
        return (WHEELS / self.wanted_stamp("play")["project"]).exists()

    def stamp(self) -> Stamp:
        try:
            stamp: Stamp = json.loads(self.stamp_file().read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        return stamp

    def write_stamp(self, stamp: Stamp) -> None:
        self.stamp_file().write_text(json.dumps(stamp), encoding="utf-8")

    def stamp_file(self) -> Path:
        return self.folder / "chefetage-set-up.json"

    def tools(self) -> str:
        return self.stamp().get("tools", "play")

    def is_intact(self) -> bool:
        """False if another tool has put an editable install into the place of the wheel, or removed the pages, say."""
        installed = self.site_packages("chefetage/__init__.py" if self.compiled else "chefetage-*.dist-info")
        return installed and self.python().exists() and (self.compiled or (DIST / "index.html").is_file())

    def site_packages(self, pattern: str) -> bool:
        return any(self.folder.glob(f"lib/python*/site-packages/{pattern}"))

    def python(self) -> Path:
        return self.folder / "bin" / "python"


COMPILED = Environment(ROOT / ".venv", compiled=True)
INTERPRETED = Environment(ROOT / ".venv-pure", compiled=False)


def prepared_environment(tools: str = "play", may_compile: bool = True) -> Environment:
    """The best environment that this machine can have, up to date; without compiling, the best that it has."""
    if can_compile() and COMPILED.is_ready(tools):
        return COMPILED
    if can_compile() and may_compile:
        with nullcontext() if COMPILED.has_wheel() else elapsed_time("compiling the engine", COMPILING_HINT):
            COMPILED.prepare(tools)
        return COMPILED
    return interpreted_environment(tools)


def interpreted_environment(tools: str = "play") -> Environment:
    INTERPRETED.prepare(tools)
    return INTERPRETED


def larger(tools: str, others: str) -> str:
    """The one that has all of both."""
    return max(tools, others, key=list(LOCKS).index)


def built_wheel(sources: str) -> Path:
    """The wheel of the sources with this fingerprint; the last one is kept for an environment that is made anew."""
    folder, unfinished = WHEELS / sources, WHEELS / "unfinished"
    if not folder.exists():
        shutil.rmtree(WHEELS, ignore_errors=True)
        run_uv_with_log(BUILD_LOG, "build", "--wheel", "--build-constraints", DEV_LOCK, "--out-dir", unfinished)
        unfinished.rename(folder)
    return next(folder.glob("*.whl"))


def report_failed_compilation() -> None:
    say(f"compiling FAILED, the engine runs interpreted; all of the output is in {BUILD_LOG}")
    for line in BUILD_LOG.read_text(encoding="utf-8").splitlines():
        if "error:" in line or line.startswith("chefetage:"):
            say(line)
    shutil.rmtree(WHEELS)
    say("to repeat it without a change of the sources, remove .venv")


def build_files() -> list[Path]:
    return [ROOT / "pyproject.toml", ROOT / "setup.py", *sorted((ROOT / "build_support").glob("*.py"))]


def packaged_files() -> list[Path]:
    files = (file for file in (ROOT / "src" / "chefetage").rglob("*") if file.suffix in PACKAGED)
    return sorted(file for file in files if NEVER_PACKAGED.isdisjoint(file.relative_to(ROOT).parts))


def fingerprint(files: Iterable[Path], *facts: str) -> str:
    """A hash of contents and names; times would change with every checkout."""
    parts = [fact.encode() for fact in facts]
    for file in files:
        parts += [str(file.relative_to(ROOT)).encode(), file.read_bytes()]
    return hashlib.sha256(b"".join(hashlib.sha256(part).digest() for part in parts)).hexdigest()
