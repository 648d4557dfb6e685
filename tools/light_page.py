"""A page for load tests: a WebSocket that costs its process next to nothing, so that the server is what is measured.

It looks at the first letters of a message and decodes only what it is asked for.
"""

import asyncio
import os
import struct
from base64 import b64encode
from collections.abc import Callable
from typing import Any

import msgspec

ACK = b'{"type":"ack"'
NACK = b'{"type":"nack"'
POSITION = b'{"type":"position"'
CLOSING, PING, PONG, TEXT = 0x8, 0x9, 0xA, 0x1
WHOLE = 0x80  # a message in one frame
SHORT = 126  # lengths from here on stand in more bytes
NO_MASK = bytes(4)  # a mask of zeros leaves the payload as it is


class OfferedMove(msgspec.Struct):
    """What is needed of an offer."""

    move: str


class SomePosition(msgspec.Struct):
    """What is needed of a position."""

    offers: list[OfferedMove]
    result: msgspec.Raw


class SomeNews(msgspec.Struct):
    """What is needed of a message with a position."""

    seen: int
    position: SomePosition

    @property
    def is_over(self) -> bool:
        return bytes(self.position.result) != b"null"


NEWS: msgspec.json.Decoder[SomeNews] = msgspec.json.Decoder(SomeNews)


class LightPage(asyncio.Protocol):
    """Joins a table and keeps the last position; acknowledgements go to `answered`, True if the move was made."""

    def __init__(self, path: str, cookie: str, seat: int, answered: Callable[[bool], None]) -> None:
        self.path = path
        self.cookie = cookie
        self.seat = seat
        self.answered = answered
        self.transport: Any = None
        self.is_talking = False
        self.is_gone = False
        self.waiting = bytearray()
        self.last = b""  # message with a position
        self.positions = 0

    # The network.

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport
        key = b64encode(os.urandom(16)).decode()
        lines = [
            f"GET {self.path} HTTP/1.1",
            "Host: localhost",
            "Connection: Upgrade",
            "Upgrade: websocket",
            "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {key}",
            f"Cookie: {self.cookie}",
        ]
        self.transport.write("\r\n".join([*lines, "", ""]).encode())

    def connection_lost(self, problem: Exception | None) -> None:
        self.is_gone = True

    def data_received(self, data: bytes) -> None:
        self.waiting += data
        if not self.is_talking and not self.is_let_in():
            return
        begin = 0
        while (frame := next_frame(self.waiting, begin)) is not None:
            first, last = frame
            self.hear(self.waiting[begin] & 0xF, self.waiting[first:last])
            begin = last
        del self.waiting[:begin]

    def is_let_in(self) -> bool:
        end = self.waiting.find(b"\r\n\r\n")
        if end < 0:
            return False
        if not self.waiting.startswith(b"HTTP/1.1 101"):
            self.transport.close()
            return False
        del self.waiting[: end + 4]
        self.is_talking = True
        self.say({"type": "join", "seat": self.seat})
        return True

    # Talking.

    def hear(self, kind: int, text: bytearray) -> None:
        if kind == CLOSING:
            self.transport.close()
        elif kind == PING:
            self.write(PONG, bytes(text))
        elif text.startswith(POSITION):
            self.last = bytes(text)
            self.positions += 1
        elif text.startswith((ACK, NACK)):
            self.answered(text.startswith(ACK))

    def say(self, message: dict[str, object]) -> None:
        self.write(TEXT, msgspec.json.encode(message))

    def write(self, kind: int, data: bytes) -> None:
        """A message of less than 64 kB."""
        size = bytes([0x80 | len(data)]) if len(data) < SHORT else struct.pack("!BH", 0x80 | SHORT, len(data))
        self.transport.write(bytes([WHOLE | kind]) + size + NO_MASK + data)

    def news(self) -> SomeNews | None:
        return NEWS.decode(self.last) if self.last else None

    def close(self) -> None:
        if self.transport:
            self.transport.abort()


def next_frame(data: bytearray, begin: int) -> tuple[int, int] | None:
    """Where the payload of the frame at `begin` lies; None if it has not come whole."""
    if len(data) < begin + 2:
        return None
    size, first = data[begin + 1] & 0x7F, begin + 2
    if size >= SHORT:
        width = 2 if size == SHORT else 8
        if len(data) < first + width:
            return None
        size, first = int.from_bytes(data[first : first + width], "big"), first + width
    return (first, first + size) if len(data) >= first + size else None
