"""On a new machine with a compiler, serving begins at once, and goes over to the compiled engine while people play."""

import asyncio
import fcntl
import re
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from tests.server.process import Player, ServerProcess, at_play
from tests.server.test_restart import check, progress
from tests.set_up.machine import ROOT, Machine, asked_of_python

pytestmark = pytest.mark.fresh

WHEELS = Path(".tools", "wheels")
BUILD_LOG = Path(".tools", "build.log")
SET_UP_LOCK = Path(".tools", "lock")
WAIT_SECONDS = 600


class Serving(ServerProcess):
    """make.py serve on that machine."""

    def __init__(self, machine: Machine) -> None:
        super().__init__(machine.project.with_name("tables.sqlite"))
        self.machine = machine

    def start(self) -> None:
        command = ["python3", "make.py", "serve", "--port", "0", "--db", str(self.database), "--bot-delay", "0"]
        folder, environment = self.machine.project, self.machine.environment
        self.process = subprocess.Popen(command, cwd=folder, env=environment, stdout=subprocess.PIPE)
        assert self.process.stdout
        self.port = int(re.findall(rb"http://\S+:(\d+)", self.process.stdout.readline())[0])

    def end(self) -> None:
        self.process.terminate()
        self.process.communicate()

    def engine(self) -> str:
        return str(self.call("GET", "/info")[0]["engine"])


@pytest.fixture
def machine_with_compiler(machine: Machine) -> Machine:
    compiler = asked_of_python("import sysconfig; print(sysconfig.get_config_var('CC').split()[0])")
    for name in {compiler, "as", "ld"}:
        program = shutil.which(name)
        if program is None:
            pytest.skip(f"this machine has no {name} itself")
        Path(machine.environment["PATH"], name).symlink_to(program)
    return machine


def test_serving_while_the_engine_is_compiled(machine_with_compiler: Machine) -> None:
    machine = machine_with_compiler
    interrupt_while_compiling(machine)
    assert machine.engine() == "interpreted"
    give_what_is_compiled_here(machine)
    server = Serving(machine)
    with ExitStack() as waiting:
        waiting.enter_context(another_set_up(machine))  # or the change-over might come before the people
        server.start()
        try:
            players = [Player(server, number) for number in range(2)]
            asyncio.run(play_until_compiled(server, players, waiting.close))
        finally:
            server.end()
    check(players, server.database)
    assert all(1012 in player.closed for player in players), [player.closed for player in players]
    assert machine.engine() == "compiled"


@contextmanager
def another_set_up(machine: Machine) -> Iterator[None]:
    """Lets whatever make.py wants to set up on that machine wait."""
    with (machine.project / SET_UP_LOCK).open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def interrupt_while_compiling(machine: Machine) -> None:
    server = Serving(machine)
    server.start()
    assert server.engine() == "interpreted"
    log = machine.project / BUILD_LOG
    until_true(lambda: log.exists() and b"running bdist_wheel" in log.read_bytes())
    server.end()
    until_true(lambda: not processes_of(machine))


def give_what_is_compiled_here(machine: Machine) -> None:
    """Compiling takes minutes; a wheel of the same sources, if there is one, need not be made again."""
    if (ROOT / WHEELS).exists():
        shutil.copytree(ROOT / WHEELS, machine.project / WHEELS, dirs_exist_ok=True)


async def play_until_compiled(server: Serving, players: list[Player], go_ahead: Callable[[], None]) -> None:
    deadline = time.monotonic() + WAIT_SECONDS
    async with at_play(players):
        await progress(players)
        assert await asyncio.to_thread(server.engine) == "interpreted"
        go_ahead()
        while await asyncio.to_thread(server.engine) != "compiled":
            assert time.monotonic() < deadline
            await asyncio.sleep(0.1)
        await progress(players)


def until_true(holds: Callable[[], bool]) -> None:
    deadline = time.monotonic() + WAIT_SECONDS
    while not holds():
        assert time.monotonic() < deadline
        time.sleep(0.1)


def processes_of(machine: Machine) -> list[str]:
    """The commands that work in the project of this machine."""
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        try:
            if (process / "cwd").resolve().is_relative_to(machine.project):
                found.append((process / "cmdline").read_text())
        except OSError:
            continue
    return found
