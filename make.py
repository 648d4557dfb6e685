#!/usr/bin/env python3
"""Sets up Chefetage and runs it. Needs Python 3.11 or newer and, the first time, a network connection.

  python3 make.py COMMAND ...   run "chefetage COMMAND ..."; "info" and "--help" are good ones to begin with
  python3 make.py test ...      run the tests; further words go to pytest
  python3 make.py bench ...     measure the engine beside the engines of other projects
  python3 make.py npm ...       run npm in web/, with a Node of its own; "npm run check", "npm test"

The engine is compiled where that is possible. "serve" begins at once with the interpreted engine, compiles in the
background and goes over by itself; "play", "simulate", "tournament", "experiment", "train", "tune", "ladder",
"bench" and "test" wait for the compiled one. Other commands take what is there. With the word --no-compile all of
them do, and nothing is compiled.

Set-up happens by itself, in this folder and uv's cache, and again after every change that needs it:
  .venv        the engine compiled, if there is a C compiler with Python's headers
  .venv-pure   the engine interpreted, if there is none or CHEFETAGE_PURE=1 is set; edits of src/ count at once
  .tools       uv, if the machine has none, the engines of other projects, and Node to work on the pages with
"""

import json
import os
import signal
import sys
from pathlib import Path

# Older versions of Python read this file only, so it is the only one that avoids newer syntax.
if sys.version_info < (3, 11):  # noqa: UP036
    sys.exit(f"make.py: Chefetage needs Python 3.11 or newer; this is {sys.version_info[0]}.{sys.version_info[1]}.")
if os.name != "posix":
    sys.exit("make.py: Chefetage runs on Linux and macOS, and on Windows inside WSL.")

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT / "build_support"))

from compiler import can_compile
from environment import interpreted_environment, prepared_environment
from problem import Problem

NO_COMPILE = "--no-compile"
EXPERIMENTS = ("tournament", "experiment", "train", "tune", "ladder")  # they need more packages than playing does
WORTH_WAITING = ("play", "simulate", *EXPERIMENTS)  # what the compiled engine makes much quicker


def main(words: list[str]) -> None:
    may_compile = {NO_COMPILE, "-h", "--help"}.isdisjoint(words)
    words = [word for word in words if word != NO_COMPILE]
    if not words or words[0] in ("help", "-h"):
        print(__doc__.strip())
    elif words[0] == "test":
        test(words[1:], may_compile)
    elif words[0] == "bench":
        bench(words[1:], may_compile)
    elif words[0] == "npm":
        npm(words[1:])
    elif command_of(words) == "serve":
        serve(words, may_compile)
    else:
        may_compile = may_compile and command_of(words) in WORTH_WAITING
        prepared_environment(tools_for(words), may_compile).become("chefetage", words)


def command_of(words: list[str]) -> str:
    """The command of chefetage; the one option that may stand before it has a value."""
    return words[2] if words[0] == "--lang" and len(words) > 2 else words[0]


def tools_for(words: list[str]) -> str:
    if any(word.partition("=")[0] == "--cluster" for word in words):
        return "cluster"
    return "lab" if command_of(words) in EXPERIMENTS else "play"


def serve(words: list[str], may_compile: bool) -> None:
    """The server begins at once; if the engine can be compiled, it is told how, and what to become then."""
    environment = prepared_environment(may_compile=False)
    if may_compile and can_compile() and not environment.compiled:
        compiling = [sys.executable, str(ROOT / "build_support" / "compile_beside.py")]
        os.environ["CHEFETAGE_SUCCESSOR"] = json.dumps([compiling, [sys.executable, str(ROOT / "make.py"), *words]])
    environment.become("chefetage", words)


def test(arguments: list[str], may_compile: bool) -> None:
    environment = prepared_environment("dev", may_compile=may_compile)
    os.chdir(ROOT)
    environment.become("pytest", arguments)


def bench(arguments: list[str], may_compile: bool) -> None:
    from peers import peers_python

    environment, interpreted = prepared_environment(may_compile=may_compile), interpreted_environment()
    pythons = ["--pure-python", str(interpreted.python()), "--peers-python", str(peers_python())]
    environment.become("chefetage", ["bench", *pythons, *arguments])


def npm(arguments: list[str]) -> None:
    from node import run_npm

    run_npm(arguments)


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    try:
        main(sys.argv[1:])
    except Problem as problem:
        sys.exit(f"make.py: {problem}")
    except KeyboardInterrupt:
        sys.exit(130)
