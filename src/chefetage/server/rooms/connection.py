"""One socket: a bounded queue and one task that sends, so that a slow reader delays nobody."""

import asyncio
from contextlib import suppress

import msgspec
from starlette.websockets import WebSocket

from chefetage.core.state import NOBODY
from chefetage.server.messages import ToPage
from chefetage.server.settings import QUEUE

TRY_AGAIN_LATER = 1013
CLOSING_SECONDS = 20  # for a page that does not read to come round and hear why it was let go


class Connection:
    """A page at a table: whose it is, what it looks at, and what is still to be sent to it."""

    def __init__(self, socket: WebSocket, identity: str, name: str, lang: str) -> None:
        self.socket = socket
        self.identity = identity
        self.name = name
        self.lang = lang
        self.seat = NOBODY  # from which the page wishes to look; what it may see is asked anew each time
        self.has_joined = False
        self.queue: asyncio.Queue[str] = asyncio.Queue(QUEUE)
        self.is_closed = asyncio.Event()

    def send(self, message: ToPage) -> None:
        self.send_text(msgspec.json.encode(message).decode())

    def send_text(self, text: str) -> None:
        """Never waits; whoever does not read is let go and may come back."""
        try:
            self.queue.put_nowait(text)
        except asyncio.QueueFull:
            self.is_closed.set()

    async def run_sender(self) -> None:
        while True:
            await self.socket.send_text(await self.queue.get())

    async def close(self, code: int) -> None:
        with suppress(TimeoutError, RuntimeError):
            await asyncio.wait_for(self.socket.close(code), CLOSING_SECONDS)
