"""Another process takes the server's place while people play, and nothing is lost or refused."""

import asyncio
import json
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Event, Thread
from typing import Any

import pytest
import uvicorn

from chefetage.cli.successor import COMMANDS, end_when_prepared
from tests.server.process import Player, ServerProcess, at_play
from tests.server.test_restart import check, progress

WAIT_SECONDS = 30
SUCCEED_WHEN_TOLD = """
import pathlib, sys, time
while not pathlib.Path(sys.argv[1]).exists():
    time.sleep(0.02)
"""
ENDING = "import os, sys; code = int(sys.argv[1]); os.kill(os.getpid(), -code) if code < 0 else sys.exit(code)"
TELL_THE_END_OF_INPUT = """
import pathlib, sys
sys.stdin.read()
pathlib.Path(sys.argv[1]).write_text("ended")
"""


class ReplacedServer(ServerProcess):
    """A server with a successor of the same kind; a file tells it when to come."""

    def __init__(self, folder: Path, beside: str) -> None:
        super().__init__(folder / "tables.sqlite")
        self.word = folder / "word"
        self.successor = folder / "successor"
        mark = f"open({str(self.successor)!r}, 'w').close()"
        become = f"import os, sys; {mark}; os.execv(sys.argv[1], sys.argv[1:])"
        instead = [sys.executable, "-c", become, *self.command()]
        self.commands = json.dumps([[sys.executable, "-c", beside, str(self.word)], instead])

    def replace(self) -> None:
        self.word.touch()

    def has_successor(self) -> bool:
        return self.successor.exists()

    async def succession(self) -> None:
        while not self.has_successor():
            await asyncio.sleep(0.02)


@pytest.fixture
def started(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> Iterator[ReplacedServer]:
    server = ReplacedServer(tmp_path, getattr(request, "param", SUCCEED_WHEN_TOLD))
    monkeypatch.setenv(COMMANDS, server.commands)
    server.start()
    yield server
    if server.process.poll() is None:
        server.stop(signal.SIGTERM)


class Caller(Thread):
    """Connects again and again, and counts how often nobody listens."""

    def __init__(self, port: int) -> None:
        super().__init__()
        self.port = port
        self.refused = 0
        self.done = Event()

    def run(self) -> None:
        while not self.done.wait(0.01):
            try:
                socket.create_connection(("127.0.0.1", self.port), timeout=WAIT_SECONDS).close()
            except ConnectionRefusedError:
                self.refused += 1


class Hesitant(Player):
    """Plays again when the server has been replaced, without having looked at the old table in the meantime."""

    server: ReplacedServer

    async def rematch(self) -> dict[str, Any]:
        self.server.replace()
        await self.server.succession()
        return await super().rematch()


async def play_through(server: ReplacedServer, players: list[Player]) -> None:
    async with at_play(players):
        await progress(players)
        server.replace()
        await server.succession()
        await progress(players)


def test_people_play_on_and_nobody_is_refused(started: ReplacedServer) -> None:
    players = [Player(started, number) for number in (1, 2)]  # the second goes from table to table all the time
    caller = Caller(started.port)
    caller.start()
    asyncio.run(play_through(started, players))
    caller.done.set()
    caller.join()
    assert started.process.poll() is None
    started.stop(signal.SIGTERM)
    check(players, started.database)
    assert all(1012 in player.closed for player in players), [player.closed for player in players]
    assert caller.refused == 0


def test_who_goes_over_to_another_table_meanwhile_is_told_of_it(started: ReplacedServer) -> None:
    player = Hesitant(started, 2)
    asyncio.run(play_again(player))
    started.stop(signal.SIGTERM)
    check([player], started.database)
    assert player.closed[0] == 1012


async def play_again(player: Player) -> None:
    async with at_play([player]):
        while not player.rematches:
            await progress([player])


def test_the_successor_leaves_no_dead_processes(started: ReplacedServer) -> None:
    before = started.process.pid
    bots = [{"kind": "bot", "bot": "random"}] * 2
    started.call("POST", "/tables", {"game": "councils_contracts", "seats": bots})  # a bot's process is started
    started.replace()
    until(started.has_successor)
    started.call("GET", "/info")
    assert started.process.pid == before
    assert dead_children(before) == []


@pytest.mark.parametrize("code", [0, 1, -signal.SIGTERM])
def test_only_success_ends_the_server(code: int) -> None:
    running = uvicorn.Server(uvicorn.Config(""))
    running.started, running.servers = True, []
    with subprocess.Popen([sys.executable, "-c", ENDING, str(code)]) as preparation:
        end_when_prepared(running, preparation)
    assert running.should_exit is (code == 0)


@pytest.mark.parametrize("started", [TELL_THE_END_OF_INPUT], indirect=True)
@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT, signal.SIGKILL])
def test_what_runs_beside_the_server_learns_of_its_end(started: ReplacedServer, how: signal.Signals) -> None:
    started.stop(how)
    until(started.word.exists)
    assert not started.has_successor()


def until(holds: Callable[[], bool]) -> None:
    deadline = time.monotonic() + WAIT_SECONDS
    while not holds():
        assert time.monotonic() < deadline
        time.sleep(0.02)


def dead_children(parent: int) -> list[str]:
    """Names of processes that have ended and that nobody has asked for."""
    found = []
    for file in Path("/proc").glob("[0-9]*/stat"):
        try:
            name, _, rest = file.read_text().rpartition(")")
        except OSError:
            continue
        state, owner = rest.split()[:2]
        if state == "Z" and int(owner) == parent:
            found.append(name)
    return found
