"""The engines of other projects that ours is compared with, in an environment of their own."""

import sys
from pathlib import Path

from environment import ROOT, fingerprint
from find_uv import run_uv
from telling import one_set_up_at_a_time, say

REQUIREMENTS = ROOT / "src" / "chefetage" / "benchmark" / "peers.txt"
FOLDER = ROOT / ".tools" / "peers"
PYTHON = FOLDER / "bin" / "python"
STAMP = FOLDER / "chefetage-set-up.txt"


def peers_python() -> Path:
    """The Python that can import the peers; installs them first if need be."""
    wanted = fingerprint([REQUIREMENTS], sys.version, sys.base_prefix)
    with one_set_up_at_a_time():
        if not is_installed(wanted):
            install(wanted)
    return PYTHON


def is_installed(wanted: str) -> bool:
    return PYTHON.exists() and STAMP.exists() and STAMP.read_text(encoding="utf-8") == wanted


def install(wanted: str) -> None:
    say("installing the engines to compare with")
    run_uv("venv", "--clear", "--no-project", "--python", sys.executable, FOLDER)
    run_uv("pip", "install", "--python", PYTHON, "-r", REQUIREMENTS)
    STAMP.write_text(wanted, encoding="utf-8")
