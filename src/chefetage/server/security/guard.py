"""The gate: safe headers on every answer; foreign origins, hosts and floods stay outside."""

import asyncio
from collections import Counter
from contextlib import suppress
from urllib.parse import SplitResult, urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from chefetage.server.answers.answers import problem_answer
from chefetage.server.answers.refusal import Forbidden, Refusal, TooMany
from chefetage.server.answers.words import choose_language
from chefetage.server.listening import is_address, machine_names
from chefetage.server.security.address import address_of
from chefetage.server.security.identity import is_secure
from chefetage.server.security.limits import Buckets
from chefetage.server.security.refusal_log import refused
from chefetage.server.settings import Settings

SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
LOOPBACK = ("localhost", "127.0.0.1", "::1")
POLICY_VIOLATION = 1008
HEADERS = {
    "content-security-policy": (
        "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
        "connect-src 'self'; font-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}

HSTS = {"strict-transport-security": "max-age=31536000"}  # a year; not for other names of the domain


class GuardMiddleware:
    """Lets a request in or refuses it, and counts the sockets of each address."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self.names = own_names(settings)
        self.requests = Buckets(settings.request_rate)
        self.changes = Buckets(settings.change_rate)
        self.sockets: Counter[str] = Counter()  # open ones by address
        self.held: Counter[str] = Counter()  # those who wait to be refused, by address

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        refusal = self.flooding(scope) or self.foreign(scope)
        if refusal:
            refused(refusal.key, address_of(scope))
            await self.turn_away(refusal, scope, receive, send)
        elif scope["type"] == "websocket":
            await self.counted(scope, receive, send)
        else:
            await self.app(scope, receive, with_headers(scope, send))

    async def counted(self, scope: Scope, receive: Receive, send: Send) -> None:
        address = address_of(scope)
        self.sockets[address] += 1
        try:
            await self.app(scope, receive, send)
        finally:
            self.sockets[address] -= 1
            self.sockets += Counter()  # drops those at zero

    def foreign(self, scope: Scope) -> Refusal | None:
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        if not self.is_own(host_name(host)):
            return Forbidden("foreign-host")
        origin = headers.get("origin")
        if is_unsafe(scope) and origin is not None and parts(origin).netloc != host:
            return Forbidden("foreign-origin")
        return None

    def is_own(self, name: str) -> bool:
        """No page of another site can come under an address instead of a name, so addresses are harmless."""
        return name in self.names or (self.settings.allow_remote and is_address(name))

    def flooding(self, scope: Scope) -> Refusal | None:
        address = address_of(scope)
        if scope["type"] == "websocket" and self.sockets[address] >= self.settings.sockets_per_address:
            return TooMany("too-many-sockets")
        may_change = not is_unsafe(scope) or self.changes.take(address)
        return None if may_change and self.requests.take(address) else TooMany("too-fast")

    async def turn_away(self, refusal: Refusal, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await receive()
        if isinstance(refusal, TooMany):
            await self.hold(address_of(scope), receive)
        if scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": POLICY_VIOLATION})
        else:
            lang = choose_language(None, Headers(scope=scope).get("accept-language", ""))
            await problem_answer(refusal, lang)(scope, receive, with_headers(scope, send))

    async def hold(self, address: str, receive: Receive) -> None:
        """Whoever floods waits for each refusal, or refusing would cost as much as answering.

        Not more at once than an address may have connections: behind a proxy they are the proxy's, and for all.
        """
        if self.held[address] >= self.settings.connections_per_address:
            return
        self.held[address] += 1
        try:
            await until_gone(receive, self.settings.refusal_seconds)
        finally:
            self.held[address] -= 1
            self.held += Counter()  # drops those at zero


async def until_gone(receive: Receive, seconds: float) -> None:
    """At most so long."""
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            while not (await receive())["type"].endswith(".disconnect"):
                pass


def is_unsafe(scope: Scope) -> bool:
    return scope["type"] == "websocket" or scope["method"] not in SAFE_METHODS


def own_names(settings: Settings) -> set[str]:
    """The names under which the server may be asked; a foreign one that leads here must not open a way in."""
    return {*LOOPBACK, *settings.host_names, *(machine_names() if settings.allow_remote else ())}


def host_name(host: str) -> str:
    return (parts(f"//{host}").hostname or "").removesuffix(".")


def parts(address: str) -> SplitResult:
    """Of an address; what is none has none."""
    try:
        return urlsplit(address)
    except ValueError:
        return urlsplit("")


def safe_headers(scope: Scope) -> dict[str, str]:
    return HEADERS | HSTS if is_secure(scope) else HEADERS


def with_headers(scope: Scope, send: Send) -> Send:
    given = safe_headers(scope)

    async def send_with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in given.items():
                headers.setdefault(name, value)
        await send(message)

    return send_with_headers
