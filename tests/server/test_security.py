"""Headers, cookies, origins, hosts, sizes and rates."""

import asyncio
from http.client import HTTPConnection
from pathlib import Path
from socket import gethostname

import pytest
from itsdangerous import Signer
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from chefetage.server.answers.refusal import TooMany
from chefetage.server.listening import is_loopback
from chefetage.server.security import limits
from chefetage.server.security.identity import SALT
from chefetage.server.security.limits import Buckets, Line
from chefetage.server.settings import BODY_BYTES, Rate
from tests.server.live import live_server
from tests.server.support import HOST, open_table, page, running, visitor


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/none", "/tables/x", "/assets/none.js"])
def test_every_answer_has_safe_headers(client: TestClient, path: str) -> None:
    headers = client.get(path).headers
    policy = headers["content-security-policy"]
    assert "frame-ancestors 'none'" in policy
    assert "script-src 'self';" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"


def test_the_cookie_is_http_only_and_same_site(client: TestClient) -> None:
    cookie = client.get("/api/me").headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    assert "set-cookie" not in client.get("/api/me").headers


def test_a_page_renews_the_cookie_and_a_file_for_caches_never_has_one(client: TestClient) -> None:
    first = client.get("/").headers["set-cookie"]
    assert client.get("/").headers["set-cookie"] == first
    assert "set-cookie" not in visitor(client).get("/assets/none.js").headers


def test_cookies_of_other_programs_on_this_machine_do_no_harm(client: TestClient) -> None:
    """Browsers have one jar for all ports; some programs write into it what no standard allows."""
    name, value = own_cookie(client)
    for other in ('a={"b": "c"}', "a=b c; d", "=;;", "a=\xff", f"chefetage-00000000={value}"):
        cookie = f"{other}; {name}={value}".encode("latin-1")
        assert "set-cookie" not in visitor(client).get("/api/me", headers={b"cookie": cookie}).headers


def test_servers_with_other_tables_have_other_cookies(client: TestClient, tmp_path: Path) -> None:
    with running(tmp_path / "other.sqlite") as other:
        assert own_cookie(client)[0] != own_cookie(other)[0]


def own_cookie(client: TestClient) -> tuple[str, str]:
    client.get("/api/me")
    (name,) = client.cookies
    return name, client.cookies[name]


def test_a_forged_cookie_is_nobody(client: TestClient) -> None:
    table = open_table(client, "watch", "me", "here")
    thief = visitor(client)
    name, value = own_cookie(client)
    for forged in (value.split(".")[0], value[:-2] + "xx", value + "x", f"x{value}", "", ".", "\xff"):
        answer = thief.get(f"/api/tables/{table['id']}", headers={b"cookie": f"{name}={forged}".encode("latin-1")})
        assert [seat["mine"] for seat in answer.json()["seats"]] == [False, False]


def test_a_cookie_of_the_earlier_signature_is_good_and_renewed(client: TestClient) -> None:
    """Nobody loses a seat because cookies are signed in another way now."""
    table = open_table(client, "watch", "me", "here")
    name, value = own_cookie(client)
    identity = value.rpartition(".")[0]
    earlier = Signer(client.app.state.hall.storage.key(), salt=SALT).sign(identity).decode()  # type: ignore[attr-defined]
    assert earlier != value
    guest = visitor(client)
    headers = {"cookie": f"{name}={earlier}"}
    answer = guest.get(f"/api/tables/{table['id']}", headers=headers)
    assert [seat["mine"] for seat in answer.json()["seats"]] == [True, True]
    assert value in guest.get("/", headers=headers).headers["set-cookie"]


def test_requests_from_other_sites_are_refused(client: TestClient) -> None:
    body = {"game": "watch", "seats": [{"kind": "me"}]}
    for origin in ("http://evil.example", "http://localhost.evil.example", "null", "http://localhost:1"):
        assert client.post("/api/tables", json=body, headers={"origin": origin}).json()["error"] == "foreign-origin"
    assert client.post("/api/tables", json=body, headers={"origin": "http://localhost"}).status_code == 200


def test_sockets_from_other_sites_are_refused(client: TestClient) -> None:
    table = open_table(client, "watch", "me", "here")["id"]
    address = f"ws://localhost/api/tables/{table}/socket"
    with (
        pytest.raises(WebSocketDisconnect),
        client.websocket_connect(address, headers={"origin": "http://evil.example"}),
    ):
        pass
    with client.websocket_connect(address, headers={"origin": "http://localhost"}) as session:
        assert session.receive_json()["type"] == "hello"


def test_only_own_names_are_answered(tmp_path: Path) -> None:
    """So that a foreign name that leads here gives nobody's page a way in."""

    def answers(client: TestClient, host: str) -> bool:
        answer = client.get("/api/games", headers={"host": host})
        assert answer.status_code == 200 or answer.json()["error"] == "foreign-host"
        return answer.status_code == 200

    with running(tmp_path / "a.sqlite") as client:
        assert [answers(client, host) for host in ("evil.example", "10.1.2.3", "[::1]:8000")] == [False, False, True]
    with running(tmp_path / "b.sqlite", allow_remote=True, host_names=("chefetage.example",)) as client:
        own = (
            "10.1.2.3:8000",
            "[2001:db8::1]",
            gethostname(),
            "Chefetage.Example:443",
            "chefetage.example.",
            "localhost",
        )
        assert [answers(client, host) for host in own] == [True] * len(own)
        assert [answers(client, host) for host in ("evil.example", "x.chefetage.example", "")] == [False] * 3
    with running(tmp_path / "c.sqlite", host_names=("chefetage.example",)) as client:
        assert [answers(client, host) for host in ("chefetage.example", "10.1.2.3")] == [True, False]


@pytest.mark.parametrize("path", ["/", "/favicon.ico", "/api/me", "/tables/x"])
def test_what_sets_a_cookie_is_kept_by_no_shared_cache(client: TestClient, path: str) -> None:
    answer = visitor(client).get(path)
    assert "set-cookie" in answer.headers
    assert answer.headers["cache-control"] in ("private, no-cache", "private, no-store")


def secure_visitor(client: TestClient) -> TestClient:
    other = TestClient(client.app, base_url=HOST.replace("http", "https"))
    other.portal = client.portal
    return other


def test_under_https_the_cookie_is_the_host_s_own(client: TestClient) -> None:
    name, _ = own_cookie(client)
    answer = secure_visitor(client).get("/api/me")
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith(f"__Host-{name}=")
    assert "; Secure" in cookie
    assert "Domain" not in cookie
    assert answer.headers["strict-transport-security"] == "max-age=31536000"
    assert "strict-transport-security" not in client.get("/api/me").headers


def test_whoever_came_before_there_was_https_keeps_their_seat(client: TestClient) -> None:
    table = open_table(client, "watch", "me", "here")["id"]
    name, value = own_cookie(client)
    secure = secure_visitor(client)
    old = {"cookie": f"{name}={value}"}
    assert all(seat["mine"] for seat in secure.get(f"/api/tables/{table}", headers=old).json()["seats"])
    assert f"__Host-{name}={value};" in secure.get("/", headers=old).headers["set-cookie"]
    assert all(seat["mine"] for seat in secure.get(f"/api/tables/{table}").json()["seats"])


def test_the_host_s_own_cookie_comes_first(client: TestClient) -> None:
    """Whoever can plant a cookie of the old name makes nobody somebody else."""
    table = open_table(client, "watch", "me", "here")["id"]
    name, value = own_cookie(client)
    _, planted = own_cookie(visitor(client))
    both = {"cookie": f"{name}={planted}; __Host-{name}={value}"}
    assert all(
        seat["mine"] for seat in secure_visitor(client).get(f"/api/tables/{table}", headers=both).json()["seats"]
    )


@pytest.mark.parametrize(("address", "is_believed"), [("127.0.0.1", True), ("127.0.0.9", False)])
def test_only_a_proxy_on_this_machine_is_believed(tmp_path: Path, address: str, is_believed: bool) -> None:
    with live_server(tmp_path / "tables.sqlite") as server:
        calling = HTTPConnection("127.0.0.1", server.port, source_address=(address, 0))
        calling.request("GET", "/api/me", headers={"x-forwarded-proto": "https", "x-forwarded-for": "10.1.2.3"})
        cookie = calling.getresponse().headers["set-cookie"]
        calling.close()
    assert cookie.startswith("__Host-") is is_believed


def test_large_bodies_are_refused(client: TestClient) -> None:
    answer = client.post("/api/records", content=b"x" * (BODY_BYTES + 1))
    assert (answer.status_code, answer.json()["error"]) == (413, "too-large")


@pytest.mark.parametrize("body", [b"", b"[", b"[" * 50_000, b"\xff", b"null", b"[]", b'{"game": 4}'])
def test_bodies_that_make_no_sense_are_refused(client: TestClient, body: bytes) -> None:
    assert client.post("/api/tables", content=body).status_code == 400


def test_floods_of_requests_are_slowed(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite", request_rate=Rate(0.001, 3)) as client:
        assert [client.get("/api/me").status_code for _ in range(5)] == [200, 200, 200, 429, 429]


def test_sockets_of_one_address_are_counted(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite", sockets_per_address=1) as client:
        table = open_table(client, "watch", "me", "here")["id"]
        for _ in range(2):
            with page(client, table, 0), pytest.raises(WebSocketDisconnect), page(client, table, 0):
                pass


def test_nobody_opens_tables_without_end(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite", opening_rate=Rate(0.001, 2)) as client:
        wish = {"game": "watch", "seats": [{"kind": "me"}, {"kind": "here"}]}
        assert [client.post("/api/tables", json=wish).status_code for _ in range(3)] == [200, 200, 429]
        assert visitor(client).post("/api/tables", json=wish).status_code == 200


def test_whoever_has_no_cookie_is_limited_by_address(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite", address_opening_rate=Rate(0.001, 2)) as client:
        wish = {"game": "watch", "seats": [{"kind": "me"}, {"kind": "here"}]}
        asked = [visitor(client).post("/api/tables", json=wish).status_code for _ in range(4)]
        assert asked == [200, 200, 429, 429]
        elsewhere = TestClient(client.app, base_url=HOST, client=("10.1.2.3", 1))
        elsewhere.portal = client.portal
        assert elsewhere.post("/api/tables", json=wish).status_code == 200


def test_records_of_an_address_are_limited_by_their_length(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite", address_record_rate=Rate(0.001, 4)) as client:
        asked = [visitor(client).post("/api/records", content=b"x" * size).status_code for size in (1, 40_000, 9_000)]
        assert asked == [400, 400, 429]
        assert client.post("/api/records/tables", json={}).status_code == 429


def test_what_is_read_at_length_is_limited(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite", address_work_rate=Rate(0.001, 22)) as client:
        table = open_table(client, "watch", "me", "here")["id"]
        replay = f"/api/tables/{table}/replay"
        asked = [visitor(client).get(path).status_code for path in (replay, f"{replay}/0", replay, f"{replay}/0")]
        assert asked == [200, 200, 200, 429]
        assert client.get("/api/games/watch/rulebook").status_code == 429
        assert client.get("/api/me").status_code == 200


def test_chatter_of_an_address_is_slowed(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite", address_chat_rate=Rate(0.001, 1)) as client:
        table = open_table(client, "watch", "me", "here")["id"]
        for answer in ("ack", "nack"):
            with page(visitor(client), table) as stranger:
                stranger.send(type="chat", id=answer, text="Hello")
                assert stranger.until(lambda message: "id" in message)["type"] == answer


def test_ever_new_names_do_not_free_whoever_is_held_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "KEPT", 8)
    monkeypatch.setattr(limits, "FEW", 4)
    monkeypatch.setattr(limits, "FORGOTTEN", 2)
    buckets = Buckets(Rate(0.001, 3))
    assert [buckets.take("attacker") for _ in range(4)] == [True, True, True, False]
    assert all(buckets.take(str(number)) for number in range(100))
    assert not buckets.take("attacker")
    assert len(buckets.buckets) <= 8


def test_a_line_is_short_and_nobody_fills_it_alone() -> None:
    async def wait(line: Line, addresses: list[str]) -> list[bool]:
        async def one(address: str) -> bool:
            try:
                async with line.my_turn(address):
                    await asyncio.sleep(0)
            except TooMany:
                return False
            return True

        return await asyncio.gather(*map(one, addresses))

    async def meet() -> None:
        line = Line(3, 2)
        assert await wait(line, ["a", "a", "a", "b", "c"]) == [True, True, False, True, False]
        assert await wait(line, ["a", "c"]) == [True, True]
        assert not line.waiting

    asyncio.run(meet())


def test_a_page_that_talks_too_fast_is_cut_off(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite", message_rate=Rate(0.001, 5)) as client:
        table = open_table(client, "watch", "me", "here")
        with page(client, table["id"], 0) as ada:
            for _ in range(9):
                ada.send(type="ping")
            with pytest.raises(WebSocketDisconnect) as closed:
                ada.until(lambda message: False)
        assert closed.value.code == 1008


def test_chatter_is_slowed(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite", chat_rate=Rate(0.001, 1)) as client:
        table = open_table(client, "watch", "me", "here")
        with page(client, table["id"], 0) as ada:
            for answer in ("ack", "nack"):
                ada.send(type="chat", id=answer, text="Hello")
                assert ada.until(lambda message: "id" in message)["type"] == answer


def test_no_file_outside_the_pages_is_served(client: TestClient) -> None:
    paths = ("/..%2fpyproject.toml", "/%2e%2e/app.py", "/assets/..%2f..%2fapp.py", "/.hidden", "/assets/%2e%2e/x")
    for path in (*paths, "/" + "a" * 300, "/%00", "/%ff", "/assets/" + "a" * 300, "/assets/", "/.chefetage"):
        assert client.get(path).status_code == 404


@pytest.mark.parametrize("header", ["host", "origin"])
@pytest.mark.parametrize("value", ["http://[bad", "[bad", "", "http://", "\xff"])
def test_headers_that_make_no_sense_are_refused(client: TestClient, header: str, value: str) -> None:
    answer = client.post("/api/tables", json={}, headers={header.encode(): value.encode("latin-1")})
    assert (answer.status_code, answer.json()["error"]) == (403, f"foreign-{header}")


def test_addresses_of_this_machine() -> None:
    assert [is_loopback(host) for host in ("127.0.0.1", "127.9.9.9", "::1", "localhost")] == [True] * 4
    assert [is_loopback(host) for host in ("0.0.0.0", "::", "192.168.1.2", "example.org", "")] == [False] * 5
