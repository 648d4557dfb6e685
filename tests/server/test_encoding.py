"""What is the same for everybody is sent compressed, and not again to whoever has it; what is somebody's own is not."""

import gzip
from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.routing import Mount
from starlette.testclient import TestClient

from chefetage.server.answers.encoding import accepts
from chefetage.server.http.pages import BuiltFiles
from tests.server.test_replays import imported, some_record

MATERIAL = [
    "/api/games",
    *(f"/api/games/watch/{name}?lang=de" for name in ("rulebook", "texts", "components", "guide")),
]


@pytest.mark.parametrize("path", MATERIAL)
def test_material_is_compressed_for_who_reads_that(client: TestClient, path: str) -> None:
    plain = client.get(path, headers={"accept-encoding": "identity"})
    packed = client.get(path, headers={"accept-encoding": "gzip, br"})
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) < int(plain.headers["content-length"]) / 2
    assert packed.content == plain.content
    assert "accept-encoding" in packed.headers["vary"]


@pytest.mark.parametrize("path", MATERIAL)
def test_material_that_is_known_is_not_sent_again(client: TestClient, path: str) -> None:
    mark = client.get(path).headers["etag"]
    again = client.get(path, headers={"if-none-match": mark})
    assert (again.status_code, again.content) == (304, b"")
    other = client.get(path, headers={"if-none-match": '"something else"'})
    assert other.status_code == 200


def test_each_language_has_its_own_mark(client: TestClient) -> None:
    marks = [client.get(f"/api/games/watch/texts?lang={lang}").headers["etag"] for lang in ("en", "de")]
    assert marks[0] != marks[1]


def test_what_is_somebodys_own_is_never_compressed(client: TestClient) -> None:
    wish = {"game": "watch", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}
    table = client.post("/api/tables", json=wish).json()["id"]
    for path in (f"/api/tables/{table}/replay", "/api/tables", f"/api/tables/{table}", "/api/me"):
        answer = client.get(path, headers={"accept-encoding": "gzip"})
        assert "content-encoding" not in answer.headers
        assert answer.headers["cache-control"] == "no-store"


def test_a_game_that_is_over_has_no_secrets_any_more(client: TestClient) -> None:
    table = imported(client, some_record("watch"))["id"]
    for path in ("replay", "replay/last?viewer=open"):
        address = f"/api/tables/{table}/{path}"
        plain, short = (client.get(address, headers={"accept-encoding": form}) for form in ("identity", "gzip"))
        assert "content-encoding" not in plain.headers
        assert (short.headers["content-encoding"], short.content) == ("gzip", plain.content)
        assert int(short.headers["content-length"]) < int(plain.headers["content-length"]) / 4
        assert short.headers["cache-control"] == "no-store"


@pytest.mark.parametrize(
    ("wish", "is_read"),
    [("gzip", True), ("br, GZIP;q=0.5", True), ("gzip;q=0", False), ("gzip; q=0.0", False), ("br", False), ("", False)],
)
def test_a_form_can_be_wished_and_refused(wish: str, is_read: bool) -> None:
    scope = {"type": "http", "headers": [(b"accept-encoding", wish.encode())]}
    assert accepts(scope, "gzip") is is_read


@pytest.fixture
def built(tmp_path: Path) -> TestClient:
    (tmp_path / "a.js").write_text("long text " * 500)
    (tmp_path / "a.js.br").write_bytes(b"shortest")
    (tmp_path / "a.js.gz").write_bytes(gzip.compress(b"shorter"))
    (tmp_path / "b.css").write_text("short")
    return TestClient(Starlette(routes=[Mount("/assets", BuiltFiles(tmp_path))]))


@pytest.mark.parametrize(("wish", "form"), [("gzip, deflate, br", "br"), ("gzip", "gzip"), ("identity", None)])
def test_built_files_come_in_the_shortest_form_that_is_read(built: TestClient, wish: str, form: str | None) -> None:
    with built.stream("GET", "/assets/a.js", headers={"accept-encoding": wish}) as answer:
        assert answer.status_code == 200
        assert answer.headers.get("content-encoding") == form
        assert answer.headers["content-type"].startswith("text/javascript")
        assert "immutable" in answer.headers["cache-control"]
        assert answer.headers["vary"] == "accept-encoding"


def test_a_built_file_without_other_forms_comes_as_it_is(built: TestClient) -> None:
    answer = built.get("/assets/b.css", headers={"accept-encoding": "br"})
    assert (answer.text, "content-encoding" in answer.headers) == ("short", False)
    assert built.get("/assets/none.js", headers={"accept-encoding": "br"}).status_code == 404
