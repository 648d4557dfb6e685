"""The pages: built files, and the one page that shows every address."""

from collections.abc import Awaitable, Callable
from html import escape
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from chefetage.server.answers.encoding import accepts
from chefetage.server.answers.words import choose_language, server_texts
from chefetage.server.http.expected import SOURCES, expected_of, with_expected
from chefetage.words.texts import PACKAGE

PAGES = PACKAGE / "webdist"
INDEX = PAGES / "index.html"
ADDRESSES = list(SOURCES)
FOREVER = "public, max-age=31536000, immutable"  # the names of built files carry their hash


class BuiltFiles(StaticFiles):
    """Files that never change under the same name, each in the shortest form that the browser reads."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder, check_dir=False)
        self.names = frozenset(file.name for file in folder.glob("*"))

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await self.compressed(path, scope) or await super().get_response(path, scope)
        response.headers["cache-control"] = FOREVER
        response.headers["vary"] = "accept-encoding"
        return response

    async def compressed(self, path: str, scope: Scope) -> Response | None:
        """None if there is no such form; the build writes them beside the files."""
        for encoding, ending in (("br", ".br"), ("gzip", ".gz")):
            if path + ending in self.names and accepts(scope, encoding):
                response = await super().get_response(path + ending, scope)
                response.headers["content-encoding"] = encoding
                return response
        return None


def page_at(address: str) -> Callable[[Request], Awaitable[Response]]:
    async def page(request: Request) -> Response:
        if not INDEX.exists():
            return missing(request)
        content = with_expected(PAGES, expected_of(address, request))
        return HTMLResponse(content, headers={"cache-control": "no-cache"})

    return page


def missing(request: Request) -> Response:
    lang = choose_language(request.query_params.get("lang"), request.headers.get("accept-language", ""))
    text = server_texts(lang)
    title, hint = escape(text("pages-missing")), escape(text("pages-build"))
    content = f'<!doctype html><html lang="{lang}"><meta charset="utf-8"><title>Chefetage</title>'
    return HTMLResponse(f"{content}<h1>{title}</h1><p>{hint}</p></html>", 503)


async def other_file(request: Request) -> Response:
    """Icons and the like beside the page."""
    files = {file.name: file for file in PAGES.glob("[!.]*") if file.is_file()}
    name = request.path_params["name"]
    if name not in files:
        raise HTTPException(404)
    return FileResponse(files[name])


def page_routes() -> list[BaseRoute]:
    return [
        *(Route(address, page_at(address)) for address in ADDRESSES),
        Mount("/assets", BuiltFiles(PAGES / "assets")),
        Route("/{name}", other_file),
    ]
