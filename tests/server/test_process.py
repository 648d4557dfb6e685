"""People who play while the server ends: what they take for its end, and what becomes of those who fail."""

import asyncio
import socket
from pathlib import Path
from threading import Thread

import pytest

from tests.server.process import GONE, ServerProcess, Watcher, at_play

HALF_AN_ANSWER = b'HTTP/1.1 200 OK\r\ncontent-length: 20\r\n\r\n{"engine":'


class Failing(Watcher):
    async def play(self, until: asyncio.Event) -> None:
        raise ValueError("no luck")


def answer_by_half(listening: socket.socket) -> None:
    caller, _ = listening.accept()
    with caller:
        caller.recv(4096)
        caller.sendall(HALF_AN_ANSWER)


def test_a_server_that_ends_in_an_answer_is_gone(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "tables.sqlite")
    with socket.create_server(("127.0.0.1", server.port)) as listening:
        ending = Thread(target=answer_by_half, args=[listening])
        ending.start()
        with pytest.raises(GONE):
            server.call("GET", "/info")
        ending.join()


def test_nobody_waits_for_a_player_who_has_failed(tmp_path: Path) -> None:
    async def wait_for(player: Watcher) -> None:
        async with at_play([player]):
            await asyncio.Event().wait()

    with pytest.raises(ExceptionGroup) as failure:
        asyncio.run(wait_for(Failing(ServerProcess(tmp_path / "tables.sqlite"), "")))
    assert failure.group_contains(ValueError, match="no luck")
