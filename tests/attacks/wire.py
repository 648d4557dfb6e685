"""How clients reach the server in an attack: HTTP, raw bytes and sockets, each from a given loopback address."""

import asyncio
import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from ipaddress import ip_address
from typing import Any, NamedTuple

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, InvalidMessage, WebSocketException

SERVER = "127.0.0.1"
PATIENCE = 10.0  # seconds until an answer is given up
MOST_BYTES = 4_000_000  # of an answer
LONGEST_LINE = 65536
GONE = (OSError, EOFError, TimeoutError, WebSocketException, InvalidHandshake, InvalidMessage)
Reading = asyncio.StreamReader
Writing = asyncio.StreamWriter


class NotLoopback(Exception):
    """These clients are for the own machine."""


class Answer(NamedTuple):
    """What came back; status 0: nothing did."""

    status: int
    headers: Mapping[str, str]
    body: bytes

    def json(self) -> Any:
        return json.loads(self.body)


NO_ANSWER = Answer(0, {}, b"")


class Wire:
    """The way from one address of this machine to the server."""

    def __init__(self, port: int, source: str, host: str = SERVER) -> None:
        for address in (source, host):
            if not ip_address(address).is_loopback:
                raise NotLoopback(address)
        self.host = host
        self.port = port
        self.source = source
        self.cookie = ""

    def stranger(self) -> "Wire":
        """Somebody else at the same address: without the cookie."""
        return Wire(self.port, self.source, self.host)

    async def open(self) -> tuple[Reading, Writing]:
        opening = asyncio.open_connection(self.host, self.port, local_addr=(self.source, 0), limit=LONGEST_LINE)
        return await asyncio.wait_for(opening, PATIENCE)

    def head(self, method: str, path: str, headers: Mapping[str, str]) -> bytes:
        known = {"host": f"{self.host}:{self.port}", "connection": "close", **headers}
        if self.cookie:
            known.setdefault("cookie", self.cookie)
        lines = [f"{method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in known.items())]
        return ("\r\n".join(lines) + "\r\n\r\n").encode("latin-1")

    async def call(self, method: str, path: str, body: Any = None, **headers: str) -> Answer:
        """One request on a connection of its own; a body that is not bytes goes as JSON. Failing is an answer, too."""
        content = b"" if body is None else body if isinstance(body, bytes) else json.dumps(body).encode()
        fields = {name.replace("_", "-"): value for name, value in headers.items()}
        if method != "GET":
            fields["content-length"] = str(len(content))
        return await self.say(self.head(method, path, fields) + content)

    async def say(self, content: bytes, patience: float = PATIENCE) -> Answer:
        """Raw bytes on a connection of their own, and what the server answers."""
        try:
            reading, writing = await self.open()
        except GONE:
            return NO_ANSWER
        try:
            writing.write(content)
            return await asyncio.wait_for(read_answer(reading), patience)
        except GONE:
            return NO_ANSWER
        finally:
            writing.close()

    async def visit(self) -> None:
        """Get a cookie, as a browser does with its first page."""
        answer = await self.call("GET", "/api/me")
        self.cookie = answer.headers.get("set-cookie", "").partition(";")[0]

    def socket(self, table: str, **wishes: Any) -> connect:
        """A socket of a table, as a context."""
        usual: dict[str, Any] = {
            "additional_headers": {"cookie": self.cookie} if self.cookie else {},
            "compression": None,
            "local_addr": (self.source, 0),
            "open_timeout": PATIENCE,
            "close_timeout": 1,
            "max_size": MOST_BYTES,
            "proxy": None,
        }
        address = f"ws://{self.host}:{self.port}/api/tables/{table}/socket"
        return connect(address, **(usual | wishes))


async def read_answer(reading: Reading) -> Answer:
    """Until the server closes; what cannot be read as an answer is none."""
    head = await reading.readuntil(b"\r\n\r\n")
    first, *lines = head.decode("latin-1").split("\r\n")
    words = first.split(" ")
    if len(words) < 2 or not words[1].isdigit():
        return NO_ANSWER
    pairs = (line.partition(":") for line in lines if line)
    headers = {name.strip().lower(): value.strip() for name, _, value in pairs}
    length = int(headers.get("content-length", MOST_BYTES))
    body = bytearray()
    while len(body) < length and (part := await reading.read(LONGEST_LINE)):
        body += part
    return Answer(int(words[1]), headers, bytes(body))


async def say(socket: ClientConnection, **message: Any) -> None:
    await socket.send(json.dumps(message))


@contextmanager
def going_on() -> Iterator[None]:
    """Whatever a server does to a hostile client, that client goes on."""
    try:
        yield
    except GONE:
        return
