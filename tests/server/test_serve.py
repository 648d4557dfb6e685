"""What chefetage serve says when it starts, and when it cannot."""

import socket
import webbrowser
from pathlib import Path

import pytest

from chefetage.cli.serve import HostName, about_files, announce, for_others, open_browser, shown_host
from chefetage.cli.words import cli_texts
from chefetage.core.problem import Problem
from chefetage.server.listening import is_everywhere, listen, network_address
from chefetage.words.texts import LANGUAGES


def test_a_host_that_does_not_exist_is_refused() -> None:
    with pytest.raises(Problem) as refused:
        listen("no such host", 0)
    assert (refused.value.key, refused.value.facts) == ("host-unknown", {"host": "no such host"})


def test_a_port_in_use_is_refused_with_the_reason() -> None:
    with listen("127.0.0.1", 0) as taken, pytest.raises(Problem) as refused:
        listen("127.0.0.1", taken.getsockname()[1])
    assert refused.value.key == "port-in-use"
    assert isinstance(refused.value.__cause__, OSError)


def test_the_address_shown_can_be_clicked_on() -> None:
    assert [shown_host(host) for host in ("127.0.0.1", "::1", "0.0.0.0", "::")] == [
        "127.0.0.1",
        "[::1]",
        "127.0.0.1",
        "127.0.0.1",
    ]
    assert [is_everywhere(host) for host in ("0.0.0.0", "::", "127.0.0.1", "localhost")] == [True, True, False, False]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_listens_everywhere_is_told_the_address_for_others(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("chefetage.cli.serve.network_address", lambda: "10.1.2.3")
    assert for_others(cli_texts(lang), "127.0.0.1", 8000) == []
    (line,) = for_others(cli_texts(lang), "0.0.0.0", 8000)
    assert "http://10.1.2.3:8000" in line


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_answers_to_other_machines_is_warned_of_plain_http(
    lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = cli_texts(lang)
    for host, is_warned in (("127.0.0.1", False), ("0.0.0.0", True), ("192.0.2.7", True)):
        announce(text, host, 8000, tmp_path, opens_browser=False)
        assert ("HTTPS" in capsys.readouterr().out) is is_warned


@pytest.mark.parametrize(
    "name", ["", "a b", "http://a.example", "a.example:80", "-.example", "a..b", "x" * 254, "ä.example"]
)
def test_what_is_no_host_name_is_refused(name: str) -> None:
    with pytest.raises(Problem) as refused:
        HostName().read(name, "--host-name")
    assert refused.value.key == "bad-host-name"


def test_host_names_are_compared_without_case() -> None:
    assert [HostName().read(name, "") for name in ("Chef-Etage.Example", "box", "a.example.")] == [
        "chef-etage.example",
        "box",
        "a.example",
    ]


def test_without_a_network_there_is_no_address_for_others(monkeypatch: pytest.MonkeyPatch) -> None:
    class NoNetwork(socket.socket):
        def connect(self, address: object) -> None:
            raise OSError("Network is unreachable")

    monkeypatch.setattr(socket, "socket", NoNetwork)
    assert network_address() is None


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("opens", [True, False])
def test_without_a_browser_the_address_is_said(
    lang: str, opens: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(webbrowser, "open", lambda address: opens)
    open_browser(cli_texts(lang), "http://127.0.0.1:8000")
    assert ("http://127.0.0.1:8000" in capsys.readouterr().out) is not opens


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("mode", "lines"), [(0o600, 1), (0o640, 2), (0o602, 2)])
def test_a_database_that_others_can_open_is_warned_of(lang: str, mode: int, lines: int, tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    file.touch()
    file.chmod(mode)
    said = about_files(cli_texts(lang), file)
    assert (len(said), "chmod 600" in said[-1]) == (lines, lines == 2)
