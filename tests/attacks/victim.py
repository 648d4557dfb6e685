"""The server that is attacked: a process of its own with a database of its own, and what it takes of the machine."""

import os
import resource
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from types import TracebackType
from typing import NamedTuple, Self

from tests.attacks.wire import SERVER

STARTING_SECONDS = 60
ENDING_SECONDS = 60
DESCRIPTORS = 1024  # what a process may open on a usual machine unless it asks for more
BOT_DELAY = "0.2"
ROOT = Path(__file__).parents[2]
TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")
SERVE = [sys.executable, "-m", "chefetage", "serve"]


class Taken(NamedTuple):
    """What a process takes: memory in bytes, seconds of CPU since it began."""

    memory: int
    cpu: float


class Victim:
    """A server on this machine only; it ends with the `with` that it was made for."""

    def __init__(self, command: list[str] = SERVE) -> None:
        self.port = free_port()
        self.folder = tempfile.TemporaryDirectory(prefix="chefetage-attack-")
        self.log = Path(self.folder.name) / "server.log"
        database = str(Path(self.folder.name) / "tables.sqlite")
        self.command = [*command, "--port", str(self.port), "--db", database, "--bot-delay", BOT_DELAY]

    def __enter__(self) -> Self:
        with self.log.open("wb") as log, usual_descriptors():
            self.process = subprocess.Popen(self.command, stdout=log, stderr=log, start_new_session=True, cwd=ROOT)
        deadline = time.monotonic() + STARTING_SECONDS
        while not self.answers():
            if self.process.poll() is not None or time.monotonic() > deadline:
                raise RuntimeError(f"the server does not start: {self.log.read_text(encoding='utf-8')}")
            time.sleep(0.05)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.end()
        self.folder.cleanup()

    def end(self) -> None:
        """In an orderly way, and at once if that takes too long."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(ENDING_SECONDS)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()

    def answers(self) -> bool:
        try:
            urllib.request.urlopen(f"http://{SERVER}:{self.port}/api/info", timeout=5).close()
        except OSError:
            return False
        return True

    def taken(self) -> Taken:
        """Of the server itself; the processes in which bots think are apart."""
        statistics = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        user, system, pages = int(statistics[11]), int(statistics[12]), int(statistics[21])
        return Taken(pages * PAGE, (user + system) / TICKS)

    def lines(self) -> list[str]:
        return self.log.read_text(encoding="utf-8", errors="replace").splitlines()


class usual_descriptors:  # noqa: N801
    """What is started here gets the limit of descriptors of a usual machine."""

    def __enter__(self) -> None:
        self.before = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(DESCRIPTORS, self.before[0]), self.before[1]))

    def __exit__(self, *_: object) -> None:
        resource.setrlimit(resource.RLIMIT_NOFILE, self.before)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind((SERVER, 0))
        return int(probe.getsockname()[1])
