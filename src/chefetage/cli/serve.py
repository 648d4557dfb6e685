"""chefetage serve"""

import re
import sys
import webbrowser
from functools import partial
from pathlib import Path
from threading import Timer

import click

from chefetage.cli.command import Command
from chefetage.cli.output import show
from chefetage.cli.parameters import File, Kind, Word, option
from chefetage.cli.successor import inherited_socket, run_until_replaced
from chefetage.core.problem import Problem
from chefetage.server.listening import is_everywhere, is_loopback, listen, network_address
from chefetage.server.serve import server
from chefetage.server.settings import Settings, default_database
from chefetage.server.storage.sqlite import is_open_to_others
from chefetage.words.texts import Texts

LAST_PORT = 65535
LONGEST_DELAY = 60
HOST_NAME = re.compile(r"(?=.{1,253}$)([A-Za-z0-9_]([A-Za-z0-9_-]{0,61}[A-Za-z0-9_])?\.)*[A-Za-z0-9_-]{1,63}\.?")
BROWSER_SECONDS = 0.5  # until the server answers


class Port(Kind):
    """The number of a port."""

    def read(self, value: str, name: str) -> int:
        if not (value.isascii() and value.isdigit()) or int(value[:6]) > LAST_PORT:
            raise Problem("bad-port", value=value)
        return int(value)


class HostName(Kind):
    """A name under which the server is found, without a port."""

    def read(self, value: str, name: str) -> str:
        if not HOST_NAME.fullmatch(value):
            raise Problem("bad-host-name", value=value)
        return value.lower().removesuffix(".")


class Delay(Kind):
    """How many seconds bots wait before a move; 0 for not at all."""

    def read(self, value: str, name: str) -> float:
        try:
            seconds = float(value)
        except ValueError:
            seconds = -1
        if not 0 <= seconds <= LONGEST_DELAY:
            raise Problem("bad-delay", value=value)
        return seconds


def command(text: Texts) -> Command:
    params = [
        option(text, "host", Word(), "address", default="127.0.0.1"),
        option(text, "port", Port(), "number", default=8000),
        option(text, "db", File(), "file"),
        click.Option(["--open", "opens_browser"], is_flag=True, help=text("cli-open")),
        click.Option(["--allow-remote"], is_flag=True, help=text("cli-allow-remote")),
        option(text, "host-name", HostName(), "name", multiple=True),
        option(text, "bot-delay", Delay(), "number", default=0.1),
    ]
    return Command("serve", text, partial(serve, text), params)


def serve(
    text: Texts,
    host: str,
    port: int,
    db: Path | None,
    opens_browser: bool,
    allow_remote: bool,
    host_name: tuple[str, ...],
    bot_delay: float,
) -> None:
    if not is_loopback(host) and not allow_remote:
        raise Problem("remote-not-allowed", host=host)
    file = (db or default_database()).absolute()
    settings = Settings(
        database=file, host=host, port=port, allow_remote=allow_remote, host_names=host_name, bot_delay=bot_delay
    )
    inherited = inherited_socket()
    listening = inherited or listen(host, port)
    running = server(settings)
    if not inherited:
        announce(text, host, listening.getsockname()[1], file, opens_browser)
    run_until_replaced(running, listening)


def announce(text: Texts, host: str, port: int, file: Path, opens_browser: bool) -> None:
    address = f"http://{shown_host(host)}:{port}"
    show(text("serve-ready", address=address), *for_others(text, host, port), *about_files(text, file))
    if not is_loopback(host):
        show(text("serve-plain"))
    sys.stdout.flush()  # whoever reads a pipe wants to know it now
    if opens_browser:
        Timer(BROWSER_SECONDS, open_browser, [text, address]).start()


def for_others(text: Texts, host: str, port: int) -> list[str]:
    found = network_address() if is_everywhere(host) else None
    return [text("serve-others", address=f"http://{found}:{port}")] if found else []


def about_files(text: Texts, file: Path) -> list[str]:
    """Where the tables are, and a warning if others can look at them."""
    lines = [text("serve-files", file=str(file))]
    return [*lines, text("serve-open-to-others", file=str(file))] if is_open_to_others(file) else lines


def open_browser(text: Texts, address: str) -> None:
    if not webbrowser.open(address):
        show(text("serve-no-browser", address=address))


def shown_host(host: str) -> str:
    """An address to click on: this machine where all are meant, with brackets where it has colons."""
    if is_everywhere(host):
        return "127.0.0.1"
    return f"[{host}]" if ":" in host else host
