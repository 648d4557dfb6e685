"""The application: routes, the gate before them, and what lives as long as they do."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import WebSocketRoute

from chefetage.core.catalog import catalog
from chefetage.server.answers.answers import problem_answer
from chefetage.server.answers.refusal import Later, NotFound, Refusal
from chefetage.server.answers.words import choose_language
from chefetage.server.http.calls import Endpoint
from chefetage.server.http.openapi import openapi
from chefetage.server.http.pages import page_routes
from chefetage.server.rooms.hall import Hall
from chefetage.server.security.guard import GuardMiddleware, safe_headers
from chefetage.server.security.identity import IdentityMiddleware
from chefetage.server.security.refusal_log import refusal_log
from chefetage.server.settings import Settings
from chefetage.server.site_map import ENDPOINTS
from chefetage.server.socket import table_socket
from chefetage.server.storage.storage import Storage

DESCRIPTION = Endpoint("GET", "/openapi.json", openapi, dict)


def make_app(settings: Settings, storage: Storage) -> Starlette:
    """The storage is open already, so that a problem with it is told before anything is served."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        catalog()  # read the games before the first visitor waits for it
        hall = app.state.hall = Hall(settings, storage)
        hall.begin()
        yield
        await hall.close()
        refusal_log.close()

    return Starlette(
        routes=[
            *(endpoint.route() for endpoint in [*ENDPOINTS, DESCRIPTION]),
            WebSocketRoute("/api/tables/{table}/socket", table_socket),
            *page_routes(),
        ],
        middleware=[Middleware(GuardMiddleware, settings=settings), Middleware(IdentityMiddleware, key=storage.key())],
        exception_handlers={HTTPException: http_problem, Exception: failure},
        lifespan=lifespan,
    )


async def http_problem(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    refusal = NotFound("no-such-page") if error.status_code == 404 else Refusal("bad-request", reason=error.detail)
    response = problem_answer(refusal, language(request))
    response.status_code = error.status_code
    response.headers.update(error.headers or {})
    return response


async def failure(request: Request, error: Exception) -> Response:
    """Made outside of the gate, so it brings the gate's headers itself."""
    response = problem_answer(Later("server-failed"), language(request))
    response.status_code = 500
    response.headers.update(safe_headers(request.scope))
    return response


def language(request: Request) -> str:
    return choose_language(request.query_params.get("lang"), request.headers.get("accept-language", ""))
