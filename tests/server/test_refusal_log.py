"""Every refusal of service is in the log, at a bounded rate and without secrets."""

import re
import signal
import urllib.error
import urllib.request
from pathlib import Path

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from chefetage.server.security.refusal_log import MOST_KNOWN, RefusalLog
from chefetage.server.settings import BODY_BYTES, Rate
from tests.server.process import ServerProcess
from tests.server.support import open_table, page, running

MINUTE = 60.0


class Clock:
    """Stands still until it is moved."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def lines(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.name == "chefetage.security"]


def test_the_first_is_told_at_once_and_later_ones_as_a_sum(caplog: pytest.LogCaptureFixture) -> None:
    clock = Clock()
    log = RefusalLog(MINUTE, clock)
    for who in ("1.1.1.1", "1.1.1.1", "2.2.2.2", "1.1.1.1"):
        log.refused("too-fast", who)
    assert lines(caplog) == ["refused too-fast: 1.1.1.1", "refused too-fast: 2.2.2.2"]
    clock.now = MINUTE
    log.refused("too-fast", "1.1.1.1")
    assert lines(caplog)[2:] == ["refused too-fast: 2 more in 60 s, 2 of 1.1.1.1"]
    clock.now = 2 * MINUTE
    log.refused("too-fast", "2.2.2.2")
    assert lines(caplog)[3:] == ["refused too-fast: 1 more in 60 s, 1 of 1.1.1.1", "refused too-fast: 2.2.2.2"]


def test_a_flood_from_everywhere_costs_few_lines_and_little_memory(caplog: pytest.LogCaptureFixture) -> None:
    clock = Clock()
    log = RefusalLog(MINUTE, clock)
    for number in range(10 * MOST_KNOWN):
        log.refused("too-fast", f"10.0.{number // 250}.{number % 250}")
    clock.now = MINUTE
    log.sum_up()
    assert len(lines(caplog)) == MOST_KNOWN + 1
    assert lines(caplog)[-1] == f"refused too-fast: {9 * MOST_KNOWN} more in 60 s, {9 * MOST_KNOWN} of others"
    assert sum(map(len, log.counts.values())) <= MOST_KNOWN + 1


def test_what_a_proxy_passes_on_cannot_break_a_line(caplog: pytest.LogCaptureFixture) -> None:
    RefusalLog().refused("too-fast", "1.1.1.1\nrefused nothing\x1b[2J" + "x" * 100)
    (line,) = lines(caplog)
    assert "\n" not in line
    assert "\x1b" not in line
    assert len(line) < 100


def test_requests_that_are_turned_away_are_logged(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with running(tmp_path / "tables.sqlite", request_rate=Rate(0.001, 3)) as client:
        client.get("/api/me", headers={"host": "evil.example"})
        client.post("/api/tables", headers={"origin": "http://evil.example"})
        client.post("/api/records", content=b"x" * (BODY_BYTES + 1))
        client.get("/api/me")
    kinds = ("foreign-host", "foreign-origin", "too-large", "too-fast")
    assert lines(caplog) == [f"refused {kind}: testclient" for kind in kinds]


def test_sockets_that_are_let_go_are_logged(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    limits = {"message_rate": Rate(0.001, 3), "chat_rate": Rate(0.001, 1), "sockets_per_address": 1}
    with running(tmp_path / "tables.sqlite", **limits) as client:
        table = open_table(client, "watch", "me", "here")["id"]
        with page(client, table, 0) as ada:
            with pytest.raises(WebSocketDisconnect), page(client, table, 0):
                pass
            for number in range(3):
                ada.send(type="chat", id=str(number), text="a secret")
            with pytest.raises(WebSocketDisconnect):
                ada.until(lambda message: False)
    kinds = ("too-many-sockets", "chat-too-fast", "messages-too-fast")
    assert lines(caplog) == [f"refused {kind}: testclient" for kind in kinds]


def test_tables_beyond_the_rate_are_logged(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with running(tmp_path / "tables.sqlite", opening_rate=Rate(0.001, 1)) as client:
        for _ in range(3):
            client.post("/api/tables", json={"game": "watch", "seats": [{"kind": "me"}, {"kind": "here"}]})
    assert lines(caplog)[0] == "refused too-fast: testclient"
    assert "1 more" in lines(caplog)[1]


def test_the_server_prints_them(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "tables.sqlite")
    server.start()
    request = urllib.request.Request(f"http://127.0.0.1:{server.port}/api/me", headers={"host": "evil.example"})
    with pytest.raises(urllib.error.HTTPError):
        urllib.request.urlopen(request)
    server.process.send_signal(signal.SIGTERM)
    _, errors = server.process.communicate()
    line = rb"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d{4} WARNING chefetage.security: refused foreign-host: 127.0.0.1"
    assert re.search(line, errors)


def test_nothing_is_logged_of_those_who_are_served(client: TestClient, caplog: pytest.LogCaptureFixture) -> None:
    open_table(client, "watch", "me", "here")
    assert lines(caplog) == []
