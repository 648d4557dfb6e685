"""A page that does not read is let go, and nobody else waits for it."""

import asyncio
import json
import socket
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from chefetage.server.rooms.connection import TRY_AGAIN_LATER
from tests.server.live import live_server
from tests.server.process import ServerProcess

JOIN = json.dumps({"type": "join", "seat": 0})
PING = json.dumps({"type": "ping"})
PINGS = 50  # after each join, whose answer fills the way to the page; of answers to a join only the latest waits
WAITING_BYTES = 30_000
SEATS = [{"kind": "me"}, {"kind": "here"}]
ENOUGH = 3  # answers
PATIENCE = 240  # seconds, so that a server that stands still fails the test instead of stopping it


@pytest.fixture
def running(tmp_path: Path) -> Iterator[ServerProcess]:
    with live_server(tmp_path / "tables.sqlite", waiting_bytes=WAITING_BYTES) as server:
        yield server


async def narrow_page(running: ServerProcess, table: str, cookie: str) -> ClientConnection:
    """A page with hardly any room for what it does not read."""
    narrow = socket.socket()
    narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    narrow.setblocking(False)
    await asyncio.get_running_loop().sock_connect(narrow, ("127.0.0.1", running.port))
    address = f"ws://127.0.0.1:{running.port}/api/tables/{table}/socket"
    return await connect(address, sock=narrow, max_queue=1, compression=None, additional_headers={"cookie": cookie})


async def ask_without_reading(page: ClientConnection) -> None:
    try:
        while True:
            await page.send(JOIN)
            for _ in range(PINGS):
                await page.send(PING)
            await asyncio.sleep(0.001)
    except ConnectionClosed:
        pass


async def read_all(page: ClientConnection) -> None:
    with suppress(ConnectionClosed):
        while True:
            await page.recv()


async def answers(page: ClientConnection, done: asyncio.Event) -> int:
    """How often somebody at another table is answered meanwhile."""
    count = 0
    while count < ENOUGH or not done.is_set():
        await page.send(json.dumps({"type": "ping"}))
        while json.loads(await page.recv())["type"] != "pong":
            pass
        count += 1
        await asyncio.sleep(0.01)
    return count


async def until_gone(running: ServerProcess, table: str) -> None:
    while (await asyncio.to_thread(running.call, "GET", f"/tables/{table}"))[0]["seats"][0]["connected"]:
        await asyncio.sleep(0.05)


async def meet(running: ServerProcess) -> tuple[int, int | None]:
    """How often the other one was answered, and why the slow page was let go."""
    wish = {"game": "watch", "seats": SEATS}
    (slow, cookie), (other, _) = [await asyncio.to_thread(running.call, "POST", "/tables", wish) for _ in range(2)]
    done = asyncio.Event()
    async with connect(f"ws://127.0.0.1:{running.port}/api/tables/{other['id']}/socket", compression=None) as page:
        waiting = asyncio.create_task(answers(page, done))
        narrow = await narrow_page(running, slow["id"], cookie)
        asking = asyncio.create_task(ask_without_reading(narrow))
        await until_gone(running, slow["id"])
        await read_all(narrow)
        await asking
        done.set()
        return await waiting, narrow.close_code


def test_whoever_does_not_read_is_let_go_and_nobody_waits(running: ServerProcess) -> None:
    count, code = asyncio.run(asyncio.wait_for(meet(running), PATIENCE))
    assert count >= ENOUGH
    assert code == TRY_AGAIN_LATER
