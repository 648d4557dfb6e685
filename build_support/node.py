"""Node, to work on the pages with, in a folder of its own."""

import os
import sys

from environment import ROOT, interpreted_environment
from find_uv import run_uv
from telling import one_set_up_at_a_time, say
from web_build import NODE, install_packages, npm, read_text

FOLDER = ROOT / ".tools" / "node"
STAMP = FOLDER / "chefetage-set-up.txt"


def run_npm(arguments: list[str]) -> None:
    """Runs npm in web/, its packages installed; its exit code is this process's.

    Tests of the boards let the engine make positions, with the Python of the variable PYTHON.
    """
    prepare_node()
    install_packages(with_tools=True)  # before the environment, which would install those for building first
    os.environ.setdefault("PYTHON", str(interpreted_environment().python()))
    sys.exit(npm(*arguments, check=False))


def prepare_node() -> None:
    if not is_ready():
        with one_set_up_at_a_time():
            if not is_ready():
                say("installing Node")
                run_uv("pip", "install", "--python", sys.executable, "--target", FOLDER, "--no-deps", NODE)
                STAMP.write_text(NODE, encoding="utf-8")
    sys.path.insert(0, str(FOLDER))


def is_ready() -> bool:
    return read_text(STAMP) == NODE
