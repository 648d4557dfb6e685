"""What make.py tells whoever waits for it, always on stderr."""

import fcntl
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Event, Thread

TOOLS = Path(__file__).resolve().parent.parent / ".tools"
SECONDS_ON_A_SCREEN = 1
SECONDS_IN_A_LOG = 30


def say(message: str) -> None:
    print(f"{start_of_line()}make.py: {message}", file=sys.stderr)


def start_of_line() -> str:
    """On a screen, what goes before a line that may have to replace another."""
    return "\r\x1b[K" if sys.stderr.isatty() else ""


@contextmanager
def one_set_up_at_a_time() -> Iterator[None]:
    TOOLS.mkdir(exist_ok=True)
    with (TOOLS / "lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say("another set-up is under way; waiting for it")
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


@contextmanager
def elapsed_time(what: str, hint: str) -> Iterator[None]:
    """Says what takes long and, again and again, for how long it has been going on."""
    say(f"{what} ({hint})")
    done = Event()
    clock = Thread(target=tell_time, args=[what, done])
    clock.start()
    try:
        yield
    finally:
        done.set()
        clock.join()


def tell_time(what: str, done: Event) -> None:
    """On a screen in one line that is written over, in a log line by line."""
    begun = time.monotonic()
    on_screen = sys.stderr.isatty()
    while not done.wait(SECONDS_ON_A_SCREEN if on_screen else SECONDS_IN_A_LOG):
        line = f"{start_of_line()}make.py: {what}, {time.monotonic() - begun:.0f} s"
        print(line, end="" if on_screen else "\n", file=sys.stderr, flush=True)
    print(start_of_line(), end="", file=sys.stderr, flush=True)
