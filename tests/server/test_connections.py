"""Connections that only hold a place are let go, and nobody else waits because of them."""

import re
import resource
import signal
import socket
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import connect

from chefetage.server.security import door
from chefetage.server.security.address import counted_address
from chefetage.server.security.descriptors import descriptors_for_connections, raise_descriptor_limit
from chefetage.server.security.door import Door, Visit
from chefetage.server.settings import HEADER_BYTES, Rate
from tests.server.live import live_server
from tests.server.process import ServerProcess

PATIENCE = 60  # seconds, so that a server that never lets go fails the test instead of stopping it
SOON: dict[str, Any] = {"connection_check_seconds": 0.02}
HEAD = b"POST /api/tables HTTP/1.1\r\nhost: localhost\r\n"
ELSEWHERE = "127.0.0.9"
UNREAD = 20_000  # messages, of which a server that is about to end has not read most


@contextmanager
def plain(server: ServerProcess, *, of: str = "127.0.0.1", room: int | None = None) -> Iterator[socket.socket]:
    with socket.socket() as connection:
        if room:
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, room)
        connection.settimeout(PATIENCE)
        connection.bind((of, 0))
        connection.connect(("127.0.0.1", server.port))
        yield connection


def rest(connection: socket.socket) -> bytes:
    """All that comes until the server closes."""
    told = b""
    with suppress(ConnectionResetError):
        while part := connection.recv(65536):
            told += part
    return told


def ask(connection: socket.socket, path: str = "/api/me") -> bytes:
    """The status line of an answer."""
    connection.sendall(f"GET {path} HTTP/1.1\r\nhost: localhost\r\n\r\n".encode())
    return status(connection)


def status(connection: socket.socket) -> bytes:
    """The status line of the next answer, which is read to its end: head and body may come one after the other."""
    said = b""
    while b"\r\n\r\n" not in said:
        part = connection.recv(65536)
        assert part, said
        said += part
    head, _, body = said.partition(b"\r\n\r\n")
    found = re.search(rb"content-length: (\d+)", head)
    left = int(found[1]) - len(body) if found else 0
    while left > 0:
        left -= len(connection.recv(left))
    return head.split(b"\r\n")[0]


def send_until_closed(connection: socket.socket, said: bytes) -> None:
    """The server closes; a send that waits for ever fails by its time."""
    with suppress(ConnectionError):
        while True:
            connection.sendall(said)


def refusals(caplog: pytest.LogCaptureFixture) -> set[str]:
    return {record.getMessage() for record in caplog.records if record.name == "chefetage.security"}


# Time.


@pytest.mark.parametrize("said", [b"", b"G", b"GET / HTTP/1.1\r\nhost: loc", b"\r\n\r\n"])
def test_whoever_does_not_finish_a_request_is_let_go(
    tmp_path: Path, said: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    with live_server(tmp_path / "tables.sqlite", request_seconds=0.1, **SOON) as server, plain(server) as idle:
        idle.sendall(said)
        assert rest(idle) == b""
    assert "refused no-request: 127.0.0.1" in refusals(caplog)


def test_empty_lines_do_not_keep_a_connection(tmp_path: Path) -> None:
    with live_server(tmp_path / "tables.sqlite", request_seconds=0.1, **SOON) as server, plain(server) as idle:
        assert ask(idle).endswith(b"200 OK")
        send_until_closed(idle, b"\r\n")


def test_a_body_that_trickles_is_given_up(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with live_server(tmp_path / "tables.sqlite", body_seconds=0.1, **SOON) as server, plain(server) as slow:
        slow.sendall(HEAD + b"content-length: 1000\r\n\r\n{")
        assert rest(slow) == b""
    assert "refused slow-body: 127.0.0.1" in refusals(caplog)


def test_a_body_that_nobody_wants_ends_as_well(tmp_path: Path) -> None:
    with live_server(tmp_path / "tables.sqlite", body_seconds=0.2, **SOON) as server, plain(server) as slow:
        slow.sendall(b"GET /api/me HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100000000\r\n\r\n")
        send_until_closed(slow, b"x" * 1000)


def test_between_requests_a_connection_stays_for_a_while(tmp_path: Path) -> None:
    with live_server(tmp_path / "tables.sqlite", keep_alive_seconds=0.1, **SOON) as server, plain(server) as kept:
        assert ask(kept).endswith(b"200 OK")
        rest(kept)


def test_an_answer_that_nobody_reads_is_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """It waits in the server, since the network has hardly any room for it."""
    come = Door.come

    def come_narrowly(self: Door, visit: Visit, address: str) -> bool:
        visit.transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        return come(self, visit, address)

    monkeypatch.setattr(Door, "come", come_narrowly)
    times = {"keep_alive_seconds": 0.1, "closing_seconds": 0.1}
    with live_server(tmp_path / "tables.sqlite", **times, **SOON) as server, plain(server, room=4096) as deaf:
        deaf.sendall(b"GET /api/games/watch/rulebook HTTP/1.1\r\nhost: localhost\r\n\r\n")
        deadline = time.monotonic() + PATIENCE
        while "refused slow-reader: 127.0.0.1" not in refusals(caplog):
            assert time.monotonic() < deadline
            time.sleep(0.01)


@contextmanager
def raw_socket(server: ServerProcess, *, room: int | None = None) -> Iterator[socket.socket]:
    """A page that has asked for a socket and does nothing by itself."""
    table, cookie = server.call("POST", "/tables", {"game": "watch", "seats": [{"kind": "me"}, {"kind": "here"}]})
    with plain(server, room=room) as page:
        key = "upgrade: websocket\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\nsec-websocket-version: 13"
        head = f"GET /api/tables/{table['id']}/socket HTTP/1.1\r\nhost: localhost\r\nconnection: upgrade\r\n{key}"
        page.sendall(f"{head}\r\ncookie: {cookie}\r\n\r\n".encode())
        assert page.recv(8) == b"HTTP/1.1"
        yield page


def frame(opcode: int, content: bytes = b"", *, is_last: bool = True) -> bytes:
    """As a page sends it, masked with nothing."""
    return bytes([opcode | 0x80 * is_last, 0x80 | len(content), 0, 0, 0, 0]) + content


def test_a_dead_page_is_found_by_pings(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with live_server(tmp_path / "tables.sqlite", ping_seconds=0.1) as server, raw_socket(server) as dead:
        rest(dead)
    assert "refused dead-peer: 127.0.0.1" in refusals(caplog)


def test_a_page_that_still_speaks_hears_why_the_server_ends(tmp_path: Path) -> None:
    """Whatever it says is read and left undone; unread, it would make the network forget the server's last words."""
    with ExitStack() as page:
        with live_server(tmp_path / "tables.sqlite") as server:
            speaking = page.enter_context(raw_socket(server))
            speaking.sendall(UNREAD * frame(1, b'{"type":"ping"}'))
        assert rest(speaking)[-4:] == b"\x88\x02" + (1012).to_bytes(2, "big")


@pytest.mark.parametrize("opcode", [0, 9, 10], ids=["continuation", "ping", "pong"])
def test_frames_that_are_no_messages_have_a_rate(tmp_path: Path, opcode: int, caplog: pytest.LogCaptureFixture) -> None:
    with (
        live_server(tmp_path / "tables.sqlite", message_rate=Rate(0.001, 9)) as server,
        raw_socket(server) as chatty,
    ):
        if opcode == 0:
            chatty.sendall(frame(1, b"{", is_last=False))
        send_until_closed(chatty, frame(opcode, is_last=opcode != 0))
    assert "refused messages-too-fast: 127.0.0.1" in refusals(caplog)


def test_whoever_wants_pongs_has_to_read_them(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with live_server(tmp_path / "tables.sqlite") as server, raw_socket(server, room=4096) as deaf:
        send_until_closed(deaf, 100 * frame(9, b"x" * 100))
    assert "refused slow-reader: 127.0.0.1" in refusals(caplog)


def test_requests_behind_requests_do_not_pile_up(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with live_server(tmp_path / "tables.sqlite") as server, plain(server) as hasty:
        send_until_closed(hasty, 1000 * b"GET /api/me HTTP/1.1\r\nhost: localhost\r\n\r\n")
    assert "refused bad-request: 127.0.0.1" in refusals(caplog)


def test_whoever_floods_waits_for_each_refusal(tmp_path: Path) -> None:
    with (
        live_server(tmp_path / "tables.sqlite", request_rate=Rate(0.001, 2), refusal_seconds=3600) as server,
        plain(server, of=ELSEWHERE) as flooding,
        plain(server) as other,
    ):
        assert [ask(flooding).endswith(b"200 OK") for _ in range(2)] == [True, True]
        flooding.sendall(b"GET /api/me HTTP/1.1\r\nhost: localhost\r\n\r\n")
        assert ask(other).endswith(b"200 OK")
        flooding.setblocking(False)
        with pytest.raises(BlockingIOError):
            flooding.recv(1)


# Size.


@pytest.mark.parametrize("head", [b"x: " + b"y" * 2 * HEADER_BYTES, b"x: y\r\n" * HEADER_BYTES])
def test_a_head_without_end_is_refused(tmp_path: Path, head: bytes, caplog: pytest.LogCaptureFixture) -> None:
    with live_server(tmp_path / "tables.sqlite") as server, plain(server) as long:
        try:
            long.sendall(b"GET /api/me HTTP/1.1\r\nhost: localhost\r\n" + head)
        except OSError:  # it was closed already
            return
        assert rest(long).startswith((b"HTTP/1.1 400 ", b""))
    assert "refused bad-request: 127.0.0.1" in refusals(caplog)


def test_a_whole_head_that_is_too_long_is_refused(tmp_path: Path) -> None:
    with live_server(tmp_path / "tables.sqlite") as server, plain(server) as long:
        long.sendall(b"GET /api/me HTTP/1.1\r\nhost: localhost\r\nx: " + b"y" * HEADER_BYTES + b"\r\n\r\n")
        assert rest(long).startswith(b"HTTP/1.1 400 ")


def test_a_large_body_is_still_read(tmp_path: Path) -> None:
    with live_server(tmp_path / "tables.sqlite") as server, plain(server) as large:
        body = b" " * 4 * HEADER_BYTES + b"{}"
        large.sendall(HEAD + f"content-length: {len(body)}\r\n\r\n".encode() + body)
        assert status(large).startswith(b"HTTP/1.1 400 ")  # there is no game in it
        assert ask(large).endswith(b"200 OK")


# Counts.


def test_idle_connections_of_one_address_keep_nobody_out(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with live_server(tmp_path / "tables.sqlite", connections_per_address=10) as server, ExitStack() as stack:
        idle = [stack.enter_context(plain(server, of=ELSEWHERE)) for _ in range(30)]
        for address in ("127.0.0.1", ELSEWHERE):
            with plain(server, of=address) as one:
                assert ask(one).endswith(b"200 OK")
        for first in idle[:20]:
            assert rest(first) == b""
    assert f"refused too-many-connections: {ELSEWHERE}" in refusals(caplog)


def test_connections_that_come_too_fast_are_closed_before_anything_is_read(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with live_server(tmp_path / "tables.sqlite", connection_rate=Rate(1e-6, 2)) as server, ExitStack() as stack:
        first, second, third = (stack.enter_context(plain(server, of=ELSEWHERE)) for _ in range(3))
        assert rest(third) == b""
        others = [stack.enter_context(plain(server)) for _ in range(3)]  # as through a proxy on this machine
        for connection in (first, second, *others):
            assert ask(connection).endswith(b"200 OK")
    assert f"refused connections-too-fast: {ELSEWHERE}" in refusals(caplog)


def test_idle_connections_of_many_addresses_keep_nobody_out(tmp_path: Path) -> None:
    """Whoever has most of them gives way."""
    with live_server(tmp_path / "tables.sqlite", connections_in_all=32) as server, ExitStack() as stack:
        for number in range(40):
            stack.enter_context(plain(server, of=f"127.0.1.{number // 4}"))
        with plain(server) as one:
            assert ask(one).endswith(b"200 OK")


def test_who_is_being_answered_does_not_give_way(tmp_path: Path) -> None:
    with (
        live_server(tmp_path / "tables.sqlite", connections_per_address=1) as server,
        plain(server, of=ELSEWHERE) as asking,
    ):
        asking.sendall(HEAD + b"content-length: 2\r\n\r\n{")
        with plain(server, of=ELSEWHERE) as more:
            assert rest(more) == b""
        asking.sendall(b"}")
        assert status(asking).startswith(b"HTTP/1.1 400 ")


def test_a_proxy_may_have_more_connections_than_others(tmp_path: Path) -> None:
    with live_server(tmp_path / "tables.sqlite", connections_per_address=1) as server, ExitStack() as stack:
        kept = [stack.enter_context(plain(server)) for _ in range(10)]
        for connection in kept:
            assert ask(connection).endswith(b"200 OK")


def test_many_sockets_keep_nobody_from_loading_a_page(tmp_path: Path) -> None:
    with live_server(tmp_path / "tables.sqlite", sockets_per_address=2, connections_per_address=3) as server:
        table, _ = server.call("POST", "/tables", {"game": "watch", "seats": [{"kind": "me"}, {"kind": "here"}]})
        address = f"ws://127.0.0.1:{server.port}/api/tables/{table['id']}/socket"
        with connect(address, compression=None), connect(address, compression=None):
            server.call("GET", "/me")
            with pytest.raises(Exception, match="403"), connect(address, compression=None):
                pass


def test_an_ipv6_address_counts_by_its_network() -> None:
    assert counted_address("2001:db8:1:2:3:4:5:6") == counted_address("2001:db8:1:2::1") == "2001:db8:1:2::/64"
    assert counted_address("::ffff:10.1.2.3") == "10.1.2.3"
    assert [counted_address(address) for address in ("10.1.2.3", "::1", "x" * 100)] == ["10.1.2.3", "::1", "x" * 64]


# Descriptors.


def test_as_many_descriptors_are_taken_as_there_may_be() -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(1024, hard), hard))
        raise_descriptor_limit()
        assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] == min(hard, 65536)
        assert 0 < descriptors_for_connections() < min(hard, 65536)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


class PoorServer(ServerProcess):
    """May have hardly any descriptors."""

    MOST = 100

    def command(self) -> list[str]:
        limit = f"import resource; resource.setrlimit(resource.RLIMIT_NOFILE, ({self.MOST}, {self.MOST}))"
        begin = "import runpy; runpy.run_module('chefetage', run_name='__main__')"
        return [sys.executable, "-c", "; ".join([limit, *self.more(), begin]), *super().command()[3:]]

    def more(self) -> list[str]:
        return []


class CarelessServer(PoorServer):
    """Lets in more than it has descriptors for."""

    def more(self) -> list[str]:
        return ["from chefetage.server.security import door", "door.descriptors_for_connections = lambda: 1000"]


def test_where_there_are_few_descriptors_fewer_are_let_in(tmp_path: Path) -> None:
    server = PoorServer(tmp_path / "tables.sqlite")
    server.start()
    with ExitStack() as stack:
        for number in range(2 * server.MOST):
            stack.enter_context(plain(server, of=f"127.0.1.{number}"))
        server.call("GET", "/me")
    server.process.send_signal(signal.SIGTERM)
    assert b"refused too-many-connections" in server.process.communicate(timeout=PATIENCE)[1]


def test_without_descriptors_the_server_says_so_and_recovers(tmp_path: Path) -> None:
    server = CarelessServer(tmp_path / "tables.sqlite")
    server.start()
    try:
        with ExitStack() as stack:
            for number in range(2 * server.MOST):
                stack.enter_context(plain(server, of=f"127.0.1.{number}"))
            assert server.process.stderr
            assert b"refused no-descriptors: everybody" in server.process.stderr.readline()
        server.wait_until_it_answers()
    finally:
        server.stop(signal.SIGTERM)


def test_a_connection_that_takes_a_descriptor_of_the_reserve_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(door, "descriptors_for_connections", lambda: 3)
    with live_server(tmp_path / "tables.sqlite") as server, plain(server) as one:
        assert rest(one) == b""
    assert "refused no-descriptors: 127.0.0.1" in refusals(caplog)


def test_idle_connections_do_not_hold_up_the_end(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "tables.sqlite")
    server.start()
    with ExitStack() as stack:
        for said in (b"", b"GET / HTTP", HEAD, HEAD + b"content-length: 10\r\n\r\n{"):
            stack.enter_context(plain(server)).sendall(said)
        server.process.send_signal(signal.SIGTERM)
        _, errors = server.process.communicate(timeout=PATIENCE)
    assert b"timeout graceful shutdown exceeded" not in errors
