"""What an address will need, named in the page itself: a browser fetches all of it at once, not one after the other."""

import json
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

from starlette.requests import Request

from chefetage.server.answers.words import choose_language

FILES = "files.json"  # the build writes it: which files come of which source, and what they import
ENTRY = "index.html"
SOURCES = {
    "/": "src/pages/lobby/Lobby.svelte",
    "/tables/{table}": "src/pages/table/TablePage.svelte",
    "/replay/{table}": "src/pages/replay/ReplayPage.svelte",
    "/rules/{game}": "src/pages/rules/RulesPage.svelte",
    "/learn/{game}": "src/pages/learn/LearnPage.svelte",
}
BOARD = "../src/chefetage/games/{game}/web/index.ts"
TEXTS = "texts/{lang}.ftl?raw"
RELATIONS = {".js": "modulepreload", ".css": "stylesheet"}


def expected_of(address: str, request: Request) -> list[str]:
    """The sources that a page of the address begins with, in the language that the browser prefers."""
    lang = choose_language(None, request.headers.get("accept-language", ""))
    game = game_of(request)
    return [SOURCES[address], TEXTS.format(lang=lang), *([BOARD.format(game=game)] if game else [])]


def game_of(request: Request) -> str | None:
    """The game of a table that is in memory; another one is not read for that."""
    room = request.app.state.hall.rooms.get(request.path_params.get("table", ""))
    return room.table.game if room else None


def with_expected(pages: Path, sources: list[str]) -> str:
    """The page, with links to all that the sources need."""
    index = pages / ENTRY
    return with_links(pages, tuple(sources), index.stat().st_mtime_ns)


@lru_cache(maxsize=100)
def with_links(pages: Path, sources: tuple[str, ...], built: int) -> str:
    """By the time at which it was built: pages may be built anew while the server runs."""
    page = (pages / ENTRY).read_text(encoding="utf-8")
    if not (pages / FILES).exists():
        return page
    files = json.loads((pages / FILES).read_text(encoding="utf-8"))
    needed = dict.fromkeys(file for source in sources if source in files for file in files_of(files, source))
    links = "".join(link(file) for file in needed if file not in page)
    return page.replace("</head>", f"{links}</head>", 1)


def link(file: str) -> str:
    return f'<link rel="{RELATIONS[Path(file).suffix]}" crossorigin href="/{file}">\n'


def files_of(files: dict[str, Any], source: str) -> Iterator[str]:
    """What a source was built into, and what that imports."""
    for other in files[source].get("imports", []):
        yield from files_of(files, other)
    yield from (files[source]["file"], *files[source].get("css", []))
