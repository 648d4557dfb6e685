"""A server in this process, and pages that talk to it."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from starlette.testclient import TestClient, WebSocketTestSession

from chefetage.server.app import make_app
from chefetage.server.settings import Rate, Settings
from chefetage.server.storage.sqlite import SqliteStorage

Json = dict[str, Any]
UNLIMITED = Rate(1e6, 1_000_000)
HOST = "http://localhost"
ids = count(1)
FIRST = {"options": {"start_player": "1"}}


def quick_settings(database: Path, **wishes: Any) -> Settings:
    """Bots answer at once from a thread; nothing is limited, and no time goes into keeping what games showed."""
    usual: dict[str, Any] = {
        "database": database,
        "bot_delay": 0.0,
        "workers": 0,
        "keeps_replays": False,
        "request_rate": UNLIMITED,
        "change_rate": UNLIMITED,
        "opening_rate": UNLIMITED,
        "message_rate": UNLIMITED,
        "chat_rate": UNLIMITED,
        "refusal_seconds": 0.0,
        **dict.fromkeys(
            ("address_opening_rate", "address_record_rate", "address_chat_rate", "address_work_rate"), UNLIMITED
        ),
        "spectator_address_rate": UNLIMITED,
        "spectator_table_rate": UNLIMITED,
        "address_message_rate": UNLIMITED,
        "join_rate": UNLIMITED,
        "presence_seconds": 0.0,
        "tidies": False,
    }
    return Settings(**(usual | wishes))


@contextmanager
def running(database: Path, **wishes: Any) -> Iterator[TestClient]:
    """A server and its first visitor."""
    settings = quick_settings(database, **wishes)
    with TestClient(
        make_app(settings, SqliteStorage(settings.database, settings.lock_patience)), base_url=HOST
    ) as client:
        yield client


def visitor(client: TestClient) -> TestClient:
    """Somebody else at the same server: without the first one's cookie."""
    other = TestClient(client.app, base_url=HOST)
    other.portal = client.portal  # the same loop
    return other


def seats(*kinds: str) -> list[Json]:
    """seats("me", "greedy", "link")"""
    return [{"kind": kind} if kind in ("me", "here", "link") else {"kind": "bot", "bot": kind} for kind in kinds]


def open_table(client: TestClient, game: str, *kinds: str, **more: Any) -> Json:
    answer = client.post("/api/tables", json={"game": game, "seats": seats(*kinds), **more})
    assert answer.status_code == 200, answer.text
    summary: Json = answer.json()
    return summary


class Page:
    """A page at a table: it remembers the last position and answers nothing by itself."""

    def __init__(self, session: WebSocketTestSession, seat: int, lang: str) -> None:
        self.session = session
        self.seat = seat
        self.news: Json = {}  # the last position message
        self.table: Json = {}
        self.chat: list[Json] = []
        self.heard: list[Json] = []  # everything
        self.join(seat, lang)

    def join(self, seat: int, lang: str = "en") -> Json:
        self.seat = seat
        self.send(type="join", seat=seat, lang=lang)
        return self.until(lambda message: message["type"] == "position" and message["position"]["viewer"] == seat)

    def send(self, **message: Any) -> None:
        self.session.send_text(msgspec.json.encode(message).decode())

    def receive(self) -> Json:
        message: Json = msgspec.json.decode(self.session.receive_text())
        self.heard.append(message)
        if message["type"] == "position":
            self.news = message
        elif message["type"] in ("table", "hello"):
            self.table = message["table"]
        elif message["type"] == "chat":
            self.chat += message["entries"]
        return message

    def until(self, is_it: Callable[[Json], bool]) -> Json:
        while not is_it(message := self.receive()):
            pass
        return message

    @property
    def seen(self) -> int:
        """The counter of the position that the page shows."""
        return int(self.news["seen"])

    @property
    def ply(self) -> int:
        return int(self.news["position"]["ply"])

    @property
    def offers(self) -> list[str]:
        return [offer["move"] for offer in self.news["position"]["offers"]]

    def command(self, kind: str, **fields: Any) -> Json:
        """Send a command and wait for its answer."""
        command_id = fields.setdefault("id", f"command-{next(ids)}")
        self.send(type=kind, **{"seat": self.seat, **fields})
        return self.until(lambda message: message.get("id") == command_id)

    def move(self, move: str, **fields: Any) -> Json:
        return self.command("move", **{"seen": self.seen, "move": move, **fields})

    def say(self, text: str, command_id: str = "") -> Json:
        """Send a line of the chat and wait for the answer."""
        said = command_id or f"command-{next(ids)}"
        self.send(type="chat", id=said, text=text)
        return self.until(lambda message: message.get("id") == said)

    def wait_for(self, seen: int) -> None:
        while self.seen < seen:
            self.receive()

    def wait_for_turn(self) -> None:
        """Until this seat has to decide, or the game is over."""
        while not self.offers and self.news["position"]["result"] is None:
            self.receive()

    def play_on(self, chance: Random, moves: int = 10_000) -> None:
        """Random moves of this seat, to the end if need be."""
        for _ in range(moves):
            self.wait_for_turn()
            if self.news["position"]["result"]:
                return
            answer = self.move(chance.choice(self.offers))
            assert answer["type"] == "ack", answer
            self.wait_for(answer["seen"])


@contextmanager
def page(client: TestClient, table: str, seat: int = -1, lang: str = "en") -> Iterator[Page]:
    with client.websocket_connect(f"ws://localhost/api/tables/{table}/socket?lang={lang}") as session:
        yield Page(session, seat, lang)


def table_of_two(client: TestClient, **more: Any) -> tuple[str, TestClient]:
    """Ada, who begins, and Ben, who came by the link."""
    table = open_table(client, "watch", "me", "link", name="Ada", **FIRST, **more)
    ben = visitor(client)
    ben.post(f"/api/tables/{table['id']}/join", json={"name": "Ben"})
    client.post(f"/api/tables/{table['id']}/start", json={})
    return table["id"], ben


def play(one: Page, *others: Page, move: str) -> None:
    answer = one.move(move)
    assert answer["type"] == "ack", answer
    for looking in (one, *others):
        looking.wait_for(answer["seen"])
