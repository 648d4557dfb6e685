"""A page names what its address will need, so that a browser fetches it at once."""

import json
import re
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from chefetage.server.http import pages
from chefetage.server.http.expected import FILES, SOURCES, with_expected
from tests.server.support import open_table

INDEX = '<html><head>\n<link rel="modulepreload" href="/assets/frame-1.js">\n</head><body></body></html>'
BUILT = {
    "_frame-1.js": {"file": "assets/frame-1.js"},
    "_board-1.js": {"file": "assets/board-1.js", "imports": ["_frame-1.js"], "css": ["assets/board-1.css"]},
    SOURCES["/"]: {"file": "assets/Lobby-1.js", "imports": ["_frame-1.js"]},
    SOURCES["/tables/{table}"]: {"file": "assets/Table-1.js", "imports": ["_frame-1.js", "_board-1.js"]},
    "texts/en.ftl?raw": {"file": "assets/en-1.js"},
    "texts/de.ftl?raw": {"file": "assets/de-1.js"},
    "../src/chefetage/games/watch/web/index.ts": {"file": "assets/watch-1.js", "imports": ["_board-1.js"]},
}


@pytest.fixture(autouse=True)
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Pages that are built, whether those of the program are or not."""
    (tmp_path / "index.html").write_text(INDEX, encoding="utf-8")
    (tmp_path / FILES).write_text(json.dumps(BUILT), encoding="utf-8")
    monkeypatch.setattr(pages, "PAGES", tmp_path)
    monkeypatch.setattr(pages, "INDEX", tmp_path / "index.html")
    return tmp_path


def links(client: TestClient, path: str, lang: str = "en") -> list[str]:
    answer = client.get(path, headers={"accept-language": lang})
    assert "no-cache" in answer.headers["cache-control"]
    return re.findall(r'rel="\w+"(?: crossorigin)? href="/assets/(.*?)"', answer.text)


def test_a_page_names_its_files_once_each(client: TestClient) -> None:
    assert links(client, "/") == ["frame-1.js", "Lobby-1.js", "en-1.js"]
    assert links(client, "/tables/unknown") == ["frame-1.js", "board-1.js", "board-1.css", "Table-1.js", "en-1.js"]


def test_texts_are_those_of_the_language_that_the_browser_prefers(client: TestClient) -> None:
    assert links(client, "/", "de-AT,de;q=0.9")[-1] == "de-1.js"


def test_a_table_in_memory_names_its_board(client: TestClient) -> None:
    table = open_table(client, "watch", "me", "random")["id"]
    assert links(client, f"/tables/{table}")[-1] == "watch-1.js"


def test_pages_that_are_built_anew_are_read_anew(built: Path) -> None:
    assert with_expected(built, []) == INDEX
    (built / "index.html").write_text("<html></html>", encoding="utf-8")
    assert with_expected(built, []) == "<html></html>"


def test_pages_of_a_build_without_a_list_are_as_they_are(built: Path) -> None:
    (built / FILES).unlink()
    assert with_expected(built, [SOURCES["/"]]) == INDEX


def test_the_sources_are_there() -> None:
    web = Path(__file__).parents[2] / "web"
    assert [source for source in SOURCES.values() if not (web / source).exists()] == []
