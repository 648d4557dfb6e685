"""Compiles the engine beside a server that has begun interpreted; success tells the server to go over to it.

The server runs this and holds its standard input: as soon as that closes, the server is gone, and this ends, too.
"""

import os
import signal
import sys
from threading import Thread

from environment import COMPILED
from problem import Problem
from telling import say

LOWER_PRIORITY = 10
BEGIN = "compiling the engine in the background, a few minutes; the server goes over to it by itself"
READY = "the engine is compiled; the server goes over to it, and open pages come back by themselves"
FAILED = "the server goes on with the interpreted engine"


def main() -> bool:
    os.setsid()  # or Ctrl-C would reach the programs that compile before it reaches this one
    os.nice(LOWER_PRIORITY)
    Thread(target=end_with_the_server, daemon=True).start()
    say(BEGIN)
    try:
        COMPILED.prepare("play")
    except Problem as problem:
        say(str(problem))
    is_compiled = COMPILED.has_compiled_engine() and COMPILED.is_ready("play")
    say(READY if is_compiled else FAILED)
    return is_compiled


def end_with_the_server() -> None:
    sys.stdin.read()
    os.kill(os.getpid(), signal.SIGTERM)  # a signal interrupts what the main thread waits for


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    sys.exit(0 if main() else 1)
