"""An identity is taken to another device by a code, or forgotten on this one."""

import sqlite3
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from chefetage.server.security import transfer
from chefetage.server.settings import Rate
from tests.server.support import UNLIMITED, Json, open_table, running, visitor

FORM = "XXXXX-XXXXX"


@pytest.fixture
def ada(tmp_path: Path) -> Iterator[TestClient]:
    """With a name, and a seat at a table."""
    with running(tmp_path / "tables.sqlite", code_rate=UNLIMITED, codes_rate=UNLIMITED) as client:
        client.put("/api/me", json={"name": "Ada", "lang": "de"})
        open_table(client, "watch", "me", "here", name="Ada")
        yield client


def new_code(client: TestClient) -> str:
    answer = client.post("/api/me/code")
    assert answer.status_code == 200, answer.text
    code: str = answer.json()["code"]
    return code


def take(client: TestClient, code: str, **more: object) -> tuple[int, Json]:
    answer = client.post("/api/me/take", json={"code": code, **more})
    return answer.status_code, answer.json()


def tables(client: TestClient) -> list[str]:
    return [table["id"] for table in client.get("/api/tables").json()]


def test_a_code_brings_name_and_seats_to_another_device(ada: TestClient) -> None:
    phone = visitor(ada)
    assert tables(phone) == []
    code = new_code(ada)
    assert [len(part) for part in code.split("-")] == [len(part) for part in FORM.split("-")]
    assert take(phone, code) == (200, {"name": "Ada", "lang": "de"})
    assert tables(phone) == tables(ada) != []
    assert phone.get("/api/me").json()["name"] == "Ada"


def test_however_it_is_typed(ada: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    letters = iter("00111ABC23")
    monkeypatch.setattr(transfer, "choice", lambda alphabet: next(letters))
    assert new_code(ada) == "00111-ABC23"
    assert take(visitor(ada), " 0oiL1 abc23 ")[0] == 200


def test_a_code_is_good_for_once_even_if_many_come_at_the_same_time(ada: TestClient) -> None:
    code = new_code(ada)
    with ThreadPoolExecutor(4) as people:
        answers = list(people.map(lambda _: take(visitor(ada), code)[0], range(8)))
    assert sorted(answers) == [200] + [403] * 7


def test_a_new_code_voids_the_one_before(ada: TestClient) -> None:
    old, new = new_code(ada), new_code(ada)
    phone = visitor(ada)
    status, problem = take(phone, old)
    assert (status, problem["error"]) == (403, "wrong-code")
    assert tables(phone) == []
    assert take(phone, new)[0] == 200


def test_a_code_is_valid_for_its_time_only(ada: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    made = ada.post("/api/me/code").json()
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now + made["seconds"] + 1)
    assert take(visitor(ada), made["code"])[1]["error"] == "wrong-code"


def test_a_code_outlives_the_server_and_is_kept_as_a_fingerprint(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite"
    with running(database) as client:
        client.put("/api/me", json={"name": "Ada", "lang": ""})
        code = new_code(client)
    with sqlite3.connect(database) as connection:
        stored = connection.execute("SELECT * FROM transfer").fetchall()
    assert len(stored) == 1
    assert code.replace("-", "") not in repr(stored)
    with running(database) as client:
        assert take(client, code)[1]["name"] == "Ada"


def test_expired_codes_do_not_gather(ada: TestClient, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for _ in range(3):
        new_code(visitor(ada))
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now + 1000)
    new_code(ada)
    with sqlite3.connect(tmp_path / "tables.sqlite") as connection:
        assert connection.execute("SELECT count(*) FROM transfer").fetchone() == (1,)


def test_whoever_has_seats_here_is_asked_first(ada: TestClient) -> None:
    phone = visitor(ada)
    mine = open_table(phone, "watch", "me", "here")["id"]
    code = new_code(ada)
    status, problem = take(phone, code)
    assert (status, problem["error"], problem["tables"]) == (409, "holds-seats", 1)
    assert tables(phone) == [mine]
    assert take(phone, code, replaces=True)[0] == 200
    assert tables(phone) == tables(ada)


def test_the_own_code_is_of_no_use_and_stays_valid(ada: TestClient) -> None:
    code = new_code(ada)
    assert take(ada, code, replaces=True)[1]["error"] == "own-code"
    assert take(visitor(ada), code)[0] == 200


def test_codes_are_not_to_be_guessed(tmp_path: Path) -> None:
    limits = {"code_rate": Rate(1e-6, 3), "codes_rate": Rate(1e-6, 1000)}
    with running(tmp_path / "tables.sqlite", **limits) as client:
        code = new_code(client)
        guesses = [take(visitor(client), wrong) for wrong in ("AAAAA-AAAAA", "", code[:-1])]
        assert [(status, problem["error"]) for status, problem in guesses] == [(403, "wrong-code")] * 3
        status, problem = take(visitor(client), code)  # from the same address, with another cookie
        assert (status, problem["error"]) == (429, "too-many-codes")


def test_whoever_guesses_is_in_the_security_log_and_no_code_is(
    ada: TestClient, caplog: pytest.LogCaptureFixture
) -> None:
    take(visitor(ada), "GUESS-12345")
    assert [record.name for record in caplog.records] == ["chefetage.security"]
    assert "wrong-code" in caplog.text
    assert "GUESS" not in caplog.text


def test_an_identity_that_was_taken_is_in_the_security_log_without_its_code(
    ada: TestClient, caplog: pytest.LogCaptureFixture
) -> None:
    code = new_code(ada)
    take(visitor(ada), code)
    assert [(record.name, record.getMessage()) for record in caplog.records] == [
        ("chefetage.security", "an identity was taken to another device: testclient")
    ]


def test_all_addresses_together_have_a_limit(tmp_path: Path) -> None:
    limits = {"code_rate": UNLIMITED, "codes_rate": Rate(1e-6, 2)}
    with running(tmp_path / "tables.sqlite", **limits) as client:
        code = new_code(client)
        assert [take(visitor(client), wrong)[0] for wrong in ("A", "B", code)] == [403, 403, 429]


def test_nobody_makes_codes_without_end(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite", code_rate=Rate(1e-6, 2)) as client:
        assert [visitor(client).post("/api/me/code").status_code for _ in range(3)] == [200, 200, 429]


def test_a_forgotten_identity_is_gone_from_this_device_and_lives_on_elsewhere(ada: TestClient) -> None:
    phone = visitor(ada)
    take(phone, new_code(ada))
    answer = phone.post("/api/me/forget")
    assert (answer.status_code, answer.json()) == (200, {"name": "", "lang": ""})
    assert "Max-Age=0" in answer.headers["set-cookie"]
    assert len(phone.cookies) == 0
    assert tables(phone) == []
    assert len(phone.cookies) == 1  # somebody new
    assert tables(ada) != []


def test_forgetting_also_takes_away_a_cookie_from_before_there_was_https(ada: TestClient) -> None:
    ada.get("/api/me")
    (name,) = ada.cookies
    secure = TestClient(ada.app, base_url="https://localhost", cookies={name: ada.cookies[name]})
    secure.portal = ada.portal
    headers = secure.post("/api/me/forget").headers.get_list("set-cookie")
    assert [header.partition("=")[0] for header in headers] == [f"__Host-{name}", name]
    assert all("Max-Age=0" in header for header in headers)
