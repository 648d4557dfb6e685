#!/usr/bin/env python3
"""Sets up Chefetage and runs it. Needs Python 3.11 or newer and, the first time, a network connection.

  python3 make.py COMMAND ...   run "chefetage COMMAND ..."; "info" and "--help" are good ones to begin with
  python3 make.py test ...      run the tests; further words go to pytest
  python3 make.py bench ...     measure the engine beside the engines of other projects
  python3 make.py npm ...       run npm in web/, with a Node of its own; "npm run check", "npm test"

Set-up happens by itself, in this folder and uv's cache, and again after every change that needs it:
  .venv        the engine compiled, if there is a C compiler with Python's headers
  .venv-pure   the engine interpreted, if there is none or CHEFETAGE_PURE=1 is set; edits of src/ count at once
  .tools       uv, if the machine has none, the engines of other projects, and Node to work on the pages with
"""

import os
import sys
from pathlib import Path

# Older versions of Python read this file only, so it is the only one that avoids newer syntax.
if sys.version_info < (3, 11):  # noqa: UP036
    sys.exit(f"make.py: Chefetage needs Python 3.11 or newer; this is {sys.version_info[0]}.{sys.version_info[1]}.")
if os.name != "posix":
    sys.exit("make.py: Chefetage runs on Linux and macOS, and on Windows inside WSL.")

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT / "build_support"))

from environment import interpreted_environment, prepared_environment
from node import run_npm
from peers import peers_python
from problem import Problem


def main(words: list[str]) -> None:
    if not words or words[0] in ("help", "-h"):
        print(__doc__.strip())
    elif words[0] == "test":
        test(words[1:])
    elif words[0] == "bench":
        bench(words[1:])
    elif words[0] == "npm":
        run_npm(words[1:])
    else:
        prepared_environment().become("chefetage", words)


def test(arguments: list[str]) -> None:
    environment = prepared_environment(dev_tools=True)
    os.chdir(ROOT)
    environment.become("pytest", arguments)


def bench(arguments: list[str]) -> None:
    environment, interpreted = prepared_environment(), interpreted_environment()
    pythons = ["--pure-python", str(interpreted.python()), "--peers-python", str(peers_python())]
    environment.become("chefetage", ["bench", *pythons, *arguments])


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except Problem as problem:
        sys.exit(f"make.py: {problem}")
    except KeyboardInterrupt:
        sys.exit(130)
