"""What nobody has foreseen: people hear that something failed, and nothing of what or where."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from chefetage.server.app import make_app
from chefetage.server.rooms.hall import Hall
from chefetage.server.security.guard import HEADERS
from chefetage.server.storage.sqlite import SqliteStorage
from tests.server.support import HOST, quick_settings

REASON = "a reason that is nobody's business"


@pytest.fixture
def failing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient]:
    """A server in which no table can be found, for a reason that nobody has foreseen."""

    async def fail(hall: Hall, table_id: str) -> None:
        raise RuntimeError(REASON)

    monkeypatch.setattr(Hall, "room", fail)
    settings = quick_settings(tmp_path / "tables.sqlite")
    app = make_app(settings, SqliteStorage(settings.database))
    with TestClient(app, base_url=HOST, raise_server_exceptions=False) as client:
        yield client


def test_a_failure_is_answered_in_general_words(failing: TestClient) -> None:
    answer = failing.get("/api/tables/x", headers={"accept-language": "de"})
    assert answer.status_code == 500
    assert answer.json()["error"] == "server-failed"
    assert REASON not in answer.text
    assert "RuntimeError" not in answer.text


def test_a_failure_has_safe_headers_like_every_answer(failing: TestClient) -> None:
    answer = failing.get("/api/tables/x")
    assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS


def test_after_a_failure_the_server_goes_on(failing: TestClient) -> None:
    assert failing.get("/api/tables/x").status_code == 500
    assert failing.get("/api/games").status_code == 200
