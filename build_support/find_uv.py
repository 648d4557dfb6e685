"""Finds uv, the program that makes environments and installs packages, or brings it into .tools/uv."""

import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TextIO

from machine_pip import known_index, pip_command, uv_settings
from problem import Problem

ROOT = Path(__file__).resolve().parent.parent
OWN_UV = ROOT / ".tools" / "uv" / "bin" / "uv"
REQUIREMENT = Path(__file__).with_name("uv.txt")
OLDEST = (0, 13)
NO_WAY = "there is no uv and no working pip to install it with; install one of them, or set PIP_INDEX_URL"


def run_uv(*arguments: str | Path) -> None:
    """Runs uv quietly; if it fails, its message is on stderr."""
    if call_uv(["--quiet", *arguments], sys.stderr):
        raise Problem(f"uv {arguments[0]} failed; its message is above")


def run_uv_with_log(log: Path, *arguments: str | Path) -> None:
    """Runs uv and keeps all that it and the programs below it say."""
    with log.open("w", encoding="utf-8") as output:
        if call_uv(arguments, output):
            raise Problem(f"uv {arguments[0]} failed; its message is in {log}")


def call_uv(arguments: Sequence[str | Path], output: TextIO) -> int:
    settings = {"UV_PYTHON": sys.executable, "UV_PYTHON_DOWNLOADS": "never", **uv_settings()}
    command = [find_uv(), *arguments]
    environment = {**os.environ, **settings}
    process = subprocess.Popen(command, cwd=ROOT, env=environment, stdout=output, stderr=output, process_group=0)
    try:
        return process.wait()
    except BaseException:  # interrupted: what uv has started ends as well
        os.killpg(process.pid, signal.SIGTERM)
        process.wait()
        raise


def find_uv() -> str:
    for candidate in (shutil.which("uv"), str(OWN_UV)):
        if candidate and is_recent(candidate):
            return candidate
    install_uv()
    return str(OWN_UV)


def is_recent(uv: str) -> bool:
    try:
        answer = subprocess.run([uv, "--version"], capture_output=True, text=True, check=False).stdout
    except OSError:
        return False
    version = re.match(r"uv (\d+)\.(\d+)", answer)
    return version is not None and (int(version[1]), int(version[2])) >= OLDEST


def install_uv() -> None:
    pip, index = pip_command(), known_index()
    if pip and install_uv_with(pip):
        return
    if index is None:
        raise Problem(NO_WAY)
    from download_uv import download_uv  # its modules take longer than all else where nothing is to be set up

    try:
        download_uv(index, REQUIREMENT, OWN_UV)
    except OSError as error:
        raise Problem(f"uv could not be downloaded: {error}") from error


def install_uv_with(pip: list[str]) -> bool:
    """True if it worked. A target folder is allowed even where the system's packagers own all of Python's."""
    target = ["--target", str(OWN_UV.parent.parent), "--upgrade"]
    options = ["--quiet", "--disable-pip-version-check", "--no-deps", "--require-hashes"]
    settings = {"PIP_USER": "0", "PIP_REQUIRE_VIRTUALENV": "0", "PIP_ROOT_USER_ACTION": "ignore"}
    command = [*pip, "install", *options, *target, "--requirement", str(REQUIREMENT)]
    finished = subprocess.run(command, env={**os.environ, **settings}, stdout=sys.stderr, check=False)
    return finished.returncode == 0 and is_recent(str(OWN_UV))
