"""One socket: an outbox and one task that empties it, so that a slow reader delays nobody."""

import asyncio
from contextlib import suppress

from starlette.websockets import WebSocket

from chefetage.core.state import NOBODY
from chefetage.server.messages import ToPage
from chefetage.server.rooms.outbox import Letter, Outbox
from chefetage.server.wire import wire_of

TRY_AGAIN_LATER = 1013
CLOSING_SECONDS = 20  # for a page that does not read to come round and hear why it was let go


class Connection:
    """A page at a table: whose it is, what it looks at, and what is still to be sent to it."""

    def __init__(self, socket: WebSocket, identity: str, name: str, lang: str, outbox: Outbox) -> None:
        self.socket = socket
        self.wire = wire_of(socket.scope)
        self.identity = identity
        self.name = name
        self.lang = lang
        self.seat = NOBODY  # from which the page wishes to look; what it may see is asked anew each time
        self.has_joined = False
        self.outbox = outbox
        self.has_post = asyncio.Event()
        self.is_closed = asyncio.Event()

    @property
    def address(self) -> str:
        return self.outbox.address

    def send(self, message: ToPage) -> None:
        self.post(Letter(message))

    def post(self, letter: Letter) -> None:
        """Never waits; whoever does not read is let go and may come back."""
        if self.is_closed.is_set() or (self.wire and self.outbox.size == 0 and self.wire.sends(letter.frame)):
            return
        if self.outbox.put(letter):
            self.has_post.set()
        else:
            self.is_closed.set()

    async def run_sender(self) -> None:
        """The socket takes a letter when it has got rid of the one before, so that nothing gathers behind it."""
        while True:
            letter = self.outbox.take()
            if letter is None:
                self.has_post.clear()
                await self.has_post.wait()
            else:
                await self.socket.send_text(letter.text)

    async def close(self, code: int) -> None:
        with suppress(TimeoutError, RuntimeError):
            await asyncio.wait_for(self.socket.close(code), CLOSING_SECONDS)
