"""Finds uv, the program that makes environments and installs packages, or brings it into .tools/uv."""

import hashlib
import html
import io
import os
import platform
import re
import shutil
import ssl
import subprocess
import sys
import urllib.parse
import urllib.request
import zipfile
from collections.abc import Sequence
from pathlib import Path
from typing import TextIO

from machine_pip import known_index, pip_command, pip_setting, uv_settings
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
    return subprocess.run(command, cwd=ROOT, env=environment, stdout=output, stderr=output, check=False).returncode


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
    try:
        download_uv(index)
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


def download_uv(index: str) -> None:
    """Takes the wheel from a simple index, believes nothing but the pinned hashes, and unpacks the program."""
    page = index.rstrip("/") + "/uv/"
    wheel = fetch(urllib.parse.urljoin(page, wheel_link(fetch(page).decode())))
    if hashlib.sha256(wheel).hexdigest() not in REQUIREMENT.read_text(encoding="utf-8"):
        raise Problem("the downloaded uv is not the one that Chefetage knows (sha256 differs)")
    unpack_uv(wheel)


def fetch(address: str) -> bytes:
    certificates = ssl.create_default_context(cafile=pip_setting("cert"))
    with urllib.request.urlopen(address, timeout=60, context=certificates) as answer:
        content: bytes = answer.read()
    return content


def wheel_link(page: str) -> str:
    """The link to the wheel for this machine, in the page of an index."""
    wheel = re.compile(rf"/uv-{pinned_version()}-py3-none-[^/]*{platform_tag()}[^/]*\.whl")
    links = [html.unescape(link) for link in re.findall(r"""href=["']([^"']+)["']""", page)]
    for link in links:
        if wheel.search("/" + link):
            return link
    raise Problem(f"the package index has no uv {pinned_version()} for {platform.system()} {platform.machine()}")


def pinned_version() -> str:
    return REQUIREMENT.read_text(encoding="utf-8").partition("uv==")[2].split()[0]


def platform_tag() -> str:
    """A regular expression for the part of a wheel's name that says where it runs."""
    if platform.system() == "Darwin":
        family = "macosx"
    else:
        family = "manylinux" if platform.libc_ver()[0] == "glibc" else "musllinux"
    return rf"{family}\w+_{platform.machine()}"


def unpack_uv(wheel: bytes) -> None:
    OWN_UV.parent.mkdir(parents=True, exist_ok=True)
    with zipfile.ZipFile(io.BytesIO(wheel)) as archive:
        program = next(name for name in archive.namelist() if name.endswith(".data/scripts/uv"))
        OWN_UV.write_bytes(archive.read(program))
    OWN_UV.chmod(0o755)
