"""A project that is set up like this one in no time: its uv pretends, and its programs tell how they were called."""

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
WAIT_SECONDS = 30
LOCKS = ("requirements.lock", "requirements-lab.lock", "requirements-cluster.lock", "requirements-dev.lock")
COPIED = ("make.py", "build_support", "setup.py", "pyproject.toml", *LOCKS)
COMPILER = """
import os
def can_compile(): return "PURE" not in os.environ
def compiler_command(): return "cc"
has_compiler = has_headers = can_compile
"""
UV = f"""#!{sys.executable}
import os, pathlib, sys, time
words = [word for word in sys.argv[1:] if word != "--quiet"]
if words == ["--version"]:
    sys.exit(print("uv 99.0"))
project = pathlib.Path(__file__).parent.parent
with (project / "uv.log").open("a") as log:
    log.write(" ".join(words).replace(str(project) + "/", "") + chr(10))
if words[0] == "venv":
    folder = pathlib.Path(words[-1])
    (folder / "bin").mkdir(parents=True, exist_ok=True)
    (folder / "chefetage-set-up.json").unlink(missing_ok=True)
    (folder / "bin" / "python").touch()
    for name in ("chefetage", "pytest"):
        program = folder / "bin" / name
        program.write_text((project / "tell.py").read_text())
        program.chmod(0o755)
elif words[0] == "build":
    if (project / "hanging").exists():
        if os.fork() == 0:  # what compiles is another process
            (project / "compiler.pid").write_text(str(os.getpid()))
        time.sleep(600)
    out = pathlib.Path(words[-1])
    out.mkdir(parents=True)
    (out / "chefetage.whl").touch()
elif words[:2] == ["pip", "install"] and "--no-deps" in words:
    packages = pathlib.Path(words[words.index("--python") + 1]).parent.parent / "lib/python3/site-packages"
    (packages / "chefetage-1.dist-info").mkdir(parents=True, exist_ok=True)
    (packages / "chefetage").mkdir(exist_ok=True)
    (packages / "chefetage" / "__init__.py").touch()
    if words[-1].endswith(".whl") and not (project / "failing").exists():
        (packages / "chefetage_core__mypyc.1.so").touch()
"""
TELL = f"""#!{sys.executable}
import json, os, pathlib, sys
successor = json.loads(os.environ.get("CHEFETAGE_SUCCESSOR", "null"))
print(json.dumps({{"home": pathlib.Path(__file__).parts[-3], "words": sys.argv[1:], "successor": successor}}))
"""


class SmallProject:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for name in COPIED:
            copy = shutil.copytree if (ROOT / name).is_dir() else shutil.copy
            copy(ROOT / name, folder / name)
        (folder / "build_support" / "compiler.py").write_text(COMPILER)
        (folder / "tell.py").write_text(TELL)
        pages = folder / "src" / "chefetage" / "webdist"
        pages.mkdir(parents=True)
        (pages / "index.html").touch()
        uv = folder / "bin" / "uv"
        uv.parent.mkdir()
        uv.write_text(UV)
        uv.chmod(0o755)
        path = os.pathsep.join([str(uv.parent), os.environ["PATH"]])
        pip = {"PIP_INDEX_URL": "unused", "PIP_CERT": "unused"}  # or pip, which is slow, would be asked
        self.environment = {**os.environ, **pip, "PATH": path}
        self.environment.pop("CHEFETAGE_SUCCESSOR", None)

    def make(self, *words: str, **variables: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, str(self.folder / "make.py"), *words]
        environment = {**self.environment, **variables}
        return subprocess.run(command, env=environment, capture_output=True, text=True, check=True)

    def called(self, *words: str, **variables: str) -> dict[str, Any]:
        """What the program that make.py becomes tells."""
        told: dict[str, Any] = json.loads(self.make(*words, **variables).stdout)
        return told

    def start_compiling(self) -> "subprocess.Popen[str]":
        """What the server runs beside itself."""
        command = [sys.executable, str(self.folder / "build_support" / "compile_beside.py")]
        pipe = subprocess.PIPE
        return subprocess.Popen(command, env=self.environment, stdin=pipe, stderr=pipe, text=True)

    def compile(self) -> tuple[int, str]:
        """The exit code and what is said."""
        with self.start_compiling() as process:
            assert process.stderr
            said = process.stderr.read()
            return process.wait(), said

    def interrupt_compiling(self, how: Callable[["subprocess.Popen[str]"], None]) -> int:
        """Lets the compiler hang, interrupts it, and returns the exit code once the compiler is gone as well."""
        (self.folder / "hanging").touch()
        pid = self.folder / "compiler.pid"
        with self.start_compiling() as process:
            until(lambda: bool(pid.exists() and pid.read_text()))
            how(process)
            code = process.wait(WAIT_SECONDS)
        compiler = int(pid.read_text())
        until(lambda: not is_running(compiler))
        (self.folder / "hanging").unlink()
        return code

    def uv_calls(self, first: str) -> int:
        log = self.folder / "uv.log"
        return sum(line.startswith(first) for line in log.read_text().splitlines()) if log.exists() else 0


def close_input(process: "subprocess.Popen[str]") -> None:
    assert process.stdin
    process.stdin.close()


def terminate(process: "subprocess.Popen[str]") -> None:
    process.send_signal(signal.SIGTERM)


def is_running(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def until(holds: Callable[[], bool]) -> None:
    deadline = time.monotonic() + WAIT_SECONDS
    while not holds():
        assert time.monotonic() < deadline
        time.sleep(0.02)
