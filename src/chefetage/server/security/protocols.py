"""The protocols of the server: uvicorn's, with a time limit for everything that a peer can drag out."""

import asyncio
import math
from asyncio.transports import BaseTransport, Transport
from logging import Filter, LogRecord
from typing import Any, cast

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from websockets.frames import Frame

from chefetage.server.security.address import counted_address
from chefetage.server.security.door import Door
from chefetage.server.security.limits import Bucket
from chefetage.server.security.refusal_log import refused
from chefetage.server.settings import FRAME_BYTES, HEADER_BYTES, Settings
from chefetage.server.wire import Wire

NO_ROOM = b"HTTP/1.1 503 Service Unavailable\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
NEVER = math.inf
MOST_PIPELINED = 8  # requests behind the one that is being answered; browsers send none
LAST_WORDS_SECONDS = 1  # for the rest of a body, or a page's answer to its being closed, when the server ends
SERVICE_RESTART = 1012


class DoorConfig(uvicorn.Config):
    """What uvicorn needs to know, and the door that all connections pass."""

    def __init__(self, app: Any, settings: Settings, **more: Any) -> None:
        super().__init__(app, http=PlainConnection, ws=SocketConnection, **more)
        self.settings = settings
        self.door = Door(settings)


class BoundedLog(Filter):
    """Keeps out what uvicorn says of every unreadable request: the security log tells of them at a bounded rate."""

    UNBOUNDED = (
        "Invalid HTTP request received.",
        "Unsupported upgrade request.",
        "Invalid UTF-8 sequence received from client.",
    )

    def filter(self, record: LogRecord) -> bool:
        return record.msg not in self.UNBOUNDED


class Addressed:
    """A connection that knows where it comes from."""

    client: tuple[str, int] | None

    @property
    def address(self) -> str:
        return self.client[0] if self.client else ""


class PlainConnection(Addressed, HttpToolsProtocol):
    """A connection for requests. It waits for one, reads its body, answers it, and waits again: each in its time."""

    def __init__(self, config: DoorConfig, **more: Any) -> None:
        super().__init__(config, **more)
        self.settings = config.settings
        self.door = config.door
        self.header_bytes = 0  # of the request that is being read
        self.is_complete = True  # the last request has been read to its end

    def due_in(self, seconds: float, late_kind: str) -> None:
        self.due = self.loop.time() + seconds
        self.late_kind = late_kind

    @property
    def is_waiting(self) -> bool:
        cycle = cast(RequestResponseCycle | None, self.cycle)  # uvicorn says nothing of the time before the first
        return cycle is None or cycle.response_complete

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.due_in(self.settings.request_seconds, "no-request")
        if not self.door.come(self, self.address):
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.door.leave(self, self.address)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """What comes after an answer begins a new request, even if it is nothing but empty lines."""
        if self.is_waiting and self.is_complete and self.header_bytes == 0:
            self.due_in(self.settings.request_seconds, "no-request")
        self.header_bytes += len(data)
        super().data_received(data)
        if self.is_complete and self.header_bytes > HEADER_BYTES:
            self.refuse_long_head()

    def refuse_long_head(self) -> None:
        if self.is_waiting:
            self.send_400_response("Too long.")
        else:
            self.transport.abort()  # in the middle of an answer there is nothing to say

    def on_headers_complete(self) -> None:
        if sum(len(name) + len(value) for name, value in self.headers) + len(self.url) > HEADER_BYTES:
            raise ValueError("too long")
        if len(self.pipeline) >= MOST_PIPELINED:
            self.transport.abort()
            raise ValueError("too many")
        self.is_complete = False
        self.due_in(self.settings.body_seconds, "slow-body")
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self.is_complete = True
        self.header_bytes = 0
        if self.is_waiting:
            self.wait_for_next()
        else:
            self.due_in(self.settings.answer_seconds, "slow-reader")

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if not self.is_complete:
            return  # the rest of a body that nobody wants must come in its time, too
        if self.is_waiting:
            self.wait_for_next()
        else:
            self.due_in(self.settings.answer_seconds, "slow-reader")

    def wait_for_next(self) -> None:
        """uvicorn closes what is idle; whoever does not even read the last answer is let go a little later."""
        self.due_in(self.settings.keep_alive_seconds + self.settings.closing_seconds, "slow-reader")

    def handle_websocket_upgrade(self) -> None:
        if self.door.has_room_for_socket(self.address):
            self.door.leave(self, self.address)
            super().handle_websocket_upgrade()
        else:
            self.transport.write(NO_ROOM)
            self.transport.close()

    def send_400_response(self, msg: str) -> None:
        refused("bad-request", counted_address(self.address))
        if self.transport.is_closing():
            return
        super().send_400_response(msg)
        self.due_in(self.settings.closing_seconds, "slow-reader")

    def shutdown(self) -> None:
        """Whoever has not said yet all that they want has a moment left for it."""
        super().shutdown()
        if not self.is_complete:
            self.due_in(LAST_WORDS_SECONDS, "slow-body")


class SocketConnection(Addressed, Wire):
    """A connection of a page at a table. Pings find out who is gone; whoever is to go does not stay by not reading."""

    def __init__(self, config: DoorConfig, **more: Any) -> None:
        super().__init__(config, **more)
        self.settings = config.settings
        self.door = config.door
        self.is_waiting = False
        self.late_kind = "slow-reader"
        self.ending_since = NEVER
        self.small_frames = Bucket(config.settings.message_rate)

    @property
    def due(self) -> float:
        """Never, as long as it is not about to be closed."""
        if self.ending_since == NEVER and self.transport.is_closing():
            self.ending_since = self.loop.time()
        return self.ending_since + self.settings.closing_seconds

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(cast(Transport, transport))
        self.door.come_as_socket(self, self.address)

    def connection_lost(self, exc: Exception | None) -> None:
        self.door.leave(self, self.address)
        super().connection_lost(exc)

    def shutdown(self) -> None:
        """The page is told why and may answer: cut off while it still says something, it would hear nothing of it."""
        if self.close_sent or not self.handshake_complete or self.transport.is_closing():
            super().shutdown()
            return
        self.stop_keepalive()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": SERVICE_RESTART})
        self.conn.send_close(SERVICE_RESTART)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self.close_timer = self.loop.call_later(LAST_WORDS_SECONDS, self.transport.close)

    def handle_ping(self) -> None:
        if self.is_bearable():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self.is_bearable():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self.is_bearable():
            super().handle_cont(event)

    def is_bearable(self) -> bool:
        """Frames that are no messages have a rate, too; and whoever wants pongs has to read them."""
        if self.transport.get_write_buffer_size() > FRAME_BYTES:
            return self.let_go("slow-reader")
        return self.small_frames.take() or self.let_go("messages-too-fast")

    def let_go(self, kind: str) -> bool:
        if not self.transport.is_closing():
            refused(kind, counted_address(self.address))
            self.transport.abort()
        return False

    def keepalive_timeout(self) -> None:
        refused("dead-peer", counted_address(self.address))
        super().keepalive_timeout()
        self.transport.abort()

    def handle_parser_exception(self) -> None:
        refused("bad-message", counted_address(self.address))
        super().handle_parser_exception()
