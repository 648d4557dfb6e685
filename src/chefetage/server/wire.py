"""The last stretch to a page: messages that are ready to be sent go out at once, as long as the page keeps up."""

import struct
from typing import Any

from starlette.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

TEXT = 0x81  # a whole text in one frame
TWO_BYTES, EIGHT_BYTES = 126, 127  # in place of a length that stands behind it
EXTENSION = "chefetage.wire"


def framed(text: bytes) -> bytes:
    """A text as it goes over the network, the same for all pages (RFC 6455, 5.2; a server masks nothing)."""
    size = len(text)
    if size < TWO_BYTES:
        return struct.pack("!BB", TEXT, size) + text
    if size < 1 << 16:
        return struct.pack("!BBH", TEXT, TWO_BYTES, size) + text
    return struct.pack("!BBQ", TEXT, EIGHT_BYTES, size) + text


class Wire(WebSocketsSansIOProtocol):
    """A socket that can be written to without a task for every message; what its page does not read never piles up."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.handshake_initiated and not self.close_sent:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = self

    def sends(self, frame: bytes) -> bool:
        """Whether a message could be sent at once; if not, nothing was done."""
        is_open = self.handshake_complete and not self.close_sent and not self.transport.is_closing()
        if not is_open or not self.writable.is_set():
            return False
        self.transport.write(frame)
        return True


def wire_of(scope: Scope) -> Wire | None:
    """None where there is another server, as in tests."""
    wire = scope.get("extensions", {}).get(EXTENSION)
    return wire if isinstance(wire, Wire) else None
