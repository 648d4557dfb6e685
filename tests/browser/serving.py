"""A real server as a process of its own, which can be stopped, killed and started again on the same file."""

import json
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

START_SECONDS = 60


class Server:
    """A server with a database in a folder; its log lies beside it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", "chefetage", "serve", "--port", str(self.port), "--bot-delay", "0"]
        database = str(self.folder / "tables.sqlite")
        with (self.folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen([*command, "--db", database], stdout=log, stderr=log)
        self.wait_until_it_answers()

    def wait_until_it_answers(self) -> None:
        deadline = time.monotonic() + START_SECONDS
        while True:
            try:
                self.get("/api/info")
            except (urllib.error.URLError, ConnectionError):
                assert self.process is not None
                assert self.process.poll() is None, self.log()
                assert time.monotonic() < deadline, self.log()
                time.sleep(0.05)
            else:
                return

    def get(self, path: str) -> Any:
        with urllib.request.urlopen(self.address + path, timeout=10) as answer:
            return json.loads(answer.read())

    def stop(self) -> None:
        self.end(signal.SIGTERM)

    def kill(self) -> None:
        self.end(signal.SIGKILL)

    def end(self, how: signal.Signals) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(timeout=30)
            self.process = None

    def log(self) -> str:
        return (self.folder / "server.log").read_text(encoding="utf-8")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
