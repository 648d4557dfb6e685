"""Calls: requests to the REST part, read and answered in one form. An endpoint is a line in the site map."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import Scope

from chefetage.core.problem import Problem
from chefetage.server.answers.answers import json_answer, problem_answer
from chefetage.server.answers.encoding import shared
from chefetage.server.answers.refusal import Refusal, TooLarge, TooMany, later
from chefetage.server.answers.words import choose_language
from chefetage.server.rooms.hall import Hall
from chefetage.server.security.address import address_of
from chefetage.server.security.identity import identity_of
from chefetage.server.security.limits import Costly
from chefetage.server.security.refusal_log import refused
from chefetage.server.settings import BODY_BYTES
from chefetage.server.storage.storage import StorageFailed

SVG = "image/svg+xml"


class Toll(msgspec.Struct, frozen=True):
    """What an address pays for a call."""

    what: Costly
    cost: float = 1
    bytes_each: int = 0  # a body that is longer costs that much more; 0: its length does not matter

    def of(self, body: Any) -> float:
        return self.cost * max(1, len(body) / self.bytes_each) if self.bytes_each else self.cost


class Call(msgspec.Struct):
    """A request, read and checked, as an endpoint gets it."""

    hall: Hall
    identity: str
    address: str
    lang: str
    path: Mapping[str, str]
    query: Mapping[str, str]
    body: Any  # of the endpoint's type
    scope: Scope  # of the request: whose it is


class Picture:
    """An answer that is an SVG."""


class Endpoint(msgspec.Struct, frozen=True):
    """An address of the REST part: what it does, what it takes and what it answers."""

    method: str
    path: str
    does: Callable[[Call], Awaitable[Any]]
    answer: Any  # type; bytes: a text that is not JSON; Picture
    body: Any = None  # type; bytes: as it comes
    query: tuple[str, ...] = ()
    toll: Toll | None = None
    base: str = "/api"
    is_shared: bool = False  # the answer is the same for everybody

    @property
    def address(self) -> str:
        return f"{self.base}{self.path}"

    @property
    def name(self) -> str:
        return getattr(self.does, "__name__", self.path)

    def route(self) -> Route:
        return Route(self.address, self.handle, methods=[self.method])

    async def handle(self, request: Request) -> Response:
        lang = choose_language(request.query_params.get("lang"), request.headers.get("accept-language", ""))
        address = address_of(request.scope)
        hall: Hall = request.app.state.hall
        try:
            sent = await limited_body(request) if self.body is not None else b""
            if self.toll and not hall.allowances.take(self.toll.what, address, self.toll.of(sent)):
                raise TooMany("too-fast")
            body = self.read(sent)
            scope = request.scope
            call = Call(hall, identity_of(scope), address, lang, request.path_params, request.query_params, body, scope)
            content = await self.does(call)
        except Problem as problem:
            if isinstance(problem, TooMany | TooLarge):
                refused(problem.key, address)
            return problem_answer(problem, lang)
        except StorageFailed as failed:
            return problem_answer(later(failed), lang)
        answer = content if isinstance(content, Response) else json_answer(content)
        return shared(answer, request.scope) if self.is_shared else answer

    def read(self, content: bytes) -> Any:
        if self.body is None:
            return None
        if self.body is bytes:
            return content
        try:
            return msgspec.json.decode(content or b"{}", type=self.body)
        except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
            raise Refusal("bad-request", reason=str(error)) from error


async def limited_body(request: Request) -> bytes:
    parts: list[bytes] = []
    size = 0
    try:
        async for part in request.stream():
            size += len(part)
            if size > BODY_BYTES:
                raise TooLarge("too-large", most=BODY_BYTES)
            parts.append(part)
    except ClientDisconnect as error:
        raise Refusal("bad-request", reason="") from error
    return b"".join(parts)
