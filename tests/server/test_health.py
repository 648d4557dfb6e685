"""Whoever watches over the server learns whether it lives, and whether it can be used."""

import asyncio
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from chefetage.server.answers.words import SENTENCES
from chefetage.server.rooms.hall import CLOSED, Hall
from chefetage.server.storage import check_up, sqlite
from chefetage.server.storage.condition import TROUBLES
from chefetage.server.storage.sqlite import SqliteStorage
from chefetage.words.texts import LANGUAGES
from tests.server.support import quick_settings, visitor


def hall_of(client: TestClient) -> Hall:
    hall: Hall = client.app.state.hall  # type: ignore[attr-defined]
    return hall


@pytest.fixture(autouse=True)
def every_question_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(check_up, "INTERVAL", 0.0)
    monkeypatch.setattr(sqlite, "PROBE_SECONDS", 0.0)


def test_a_healthy_server_says_so(client: TestClient) -> None:
    for path, status in (("/healthz", "alive"), ("/readyz", "ready")):
        answer = visitor(client).get(path)
        assert (answer.status_code, answer.json()) == (200, {"status": status})
        assert "set-cookie" not in answer.headers


def test_a_database_that_cannot_be_written_is_told(client: TestClient) -> None:
    storage = hall_of(client).storage
    assert isinstance(storage, SqliteStorage)
    storage.writer.connection.execute("PRAGMA query_only = ON")
    answer = client.get("/readyz?lang=en")
    assert (answer.status_code, answer.json()["error"]) == (503, "not-ready")
    assert answer.json()["reason"] == "read-only"
    assert client.get("/healthz").status_code == 200
    storage.writer.connection.execute("PRAGMA query_only = OFF")
    assert client.get("/readyz").status_code == 200


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("trouble", sorted({*TROUBLES.values(), check_up.SILENT, CLOSED}))
def test_every_trouble_is_told_in_words(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, trouble: str, lang: str
) -> None:
    async def troubled() -> str | None:
        return trouble

    monkeypatch.setattr(hall_of(client).storage, "trouble", troubled)
    answer = client.get(f"/readyz?lang={lang}").json()
    assert answer["reason"] == trouble
    assert f"[{trouble}]" in (SENTENCES / f"{lang}.ftl").read_text(encoding="utf-8")
    assert answer["text"].endswith(".")


def test_a_database_that_does_not_answer_is_told(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    async def silent() -> str | None:
        await asyncio.Event().wait()
        return None

    monkeypatch.setattr(check_up, "PATIENCE", 0.01)
    monkeypatch.setattr(hall_of(client).storage, "trouble", silent)
    assert client.get("/readyz").json()["reason"] == check_up.SILENT


def test_many_questions_are_one_look_at_the_disk(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    async def counting() -> str | None:
        asked.append(1)
        return None

    monkeypatch.setattr(check_up, "INTERVAL", 1e6)
    monkeypatch.setattr(hall_of(client).storage, "trouble", counting)
    for _ in range(5):
        client.get("/readyz")
    assert len(asked) <= 1


def test_a_hall_that_is_not_open_is_not_ready(tmp_path: Path) -> None:
    async def look() -> list[str | None]:
        hall = Hall(quick_settings(tmp_path / "tables.sqlite"), SqliteStorage(tmp_path / "tables.sqlite"))
        before = await hall.trouble()
        hall.begin()
        between = await hall.trouble()
        await hall.close()
        return [before, between, await hall.trouble()]

    before, between, after = asyncio.run(look())
    assert before == after == CLOSED
    assert between is None
