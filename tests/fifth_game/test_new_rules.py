"""A game's rules change while it is played: games go on by the rules they were begun with, and new ones by the new.

The fifth game is played in a copy of the tree, by a server that is a process of its own. Its rules are kept, changed,
taken away and put back, as docs/rules_versions.md says, while the database stays the same.
"""

import json
import shutil
import sqlite3
import time
import urllib.request
from collections.abc import Iterator
from contextlib import closing, contextmanager
from itertools import count
from pathlib import Path
from signal import SIGTERM
from typing import Any
from urllib.error import HTTPError

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from chefetage.core.engine_mode import is_compiled
from chefetage.server.socket import RULES_MISSING
from chefetage.words.texts import LANGUAGES
from tests.fifth_game.tree import Tree
from tests.server.process import ServerProcess

GAME = "tokens"
KEPT = "tokens_1"
WAITING_SECONDS = 120
numbers = count()


class Visitor:
    """A person who plays against a bot, by the first move that is offered each time."""

    def __init__(self, server: ServerProcess, cookie: str = "") -> None:
        self.server = server
        self.cookie = cookie

    def open(self) -> str:
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
        wish = {"game": GAME, "seats": seats, "options": {"start_player": "1"}}
        summary, self.cookie = self.server.call("POST", "/tables", wish, self.cookie)
        return str(summary["id"])

    def call(self, method: str, path: str) -> Any:
        return self.server.call(method, path, {} if method == "POST" else None, self.cookie)[0]

    def play(self, table: str, moves: int = 1000) -> Any:
        """The position after so many moves of one's own, or at the end."""
        address = f"ws://127.0.0.1:{self.server.port}/api/tables/{table}/socket"
        with connect(address, additional_headers={"cookie": self.cookie}) as page:
            page.send(json.dumps({"type": "join", "seat": 0}))
            while True:
                news = json.loads(page.recv(timeout=WAITING_SECONDS))
                if news["type"] != "position":
                    continue
                position = news["position"]
                if position["result"] or (position["offers"] and moves == 0):
                    return position
                if position["offers"]:
                    moves -= 1
                    move = {"seen": news["seen"], "seat": 0, "move": position["offers"][0]["move"]}
                    page.send(json.dumps({"type": "move", "id": f"m{next(numbers)}", **move}))

    def answers(self, table: str) -> dict[str, bytes]:
        """All that can be watched of a finished game, byte for byte."""
        plies = self.call("GET", f"/tables/{table}/replay")["plies"]
        places = ["", *(f"/{ply}" for ply in range(plies + 1))]
        asked = [
            f"/tables/{table}/replay{place}?viewer={viewer}&lang={lang}"
            for place in places
            for viewer in ("-1", "0", "1", "open")
            for lang in LANGUAGES
        ]
        words = [f"/games/{GAME}/texts?rules=1&lang={lang}" for lang in LANGUAGES]
        rest = [f"/tables/{table}", f"/tables/{table}/record", f"/games/{GAME}/components?rules=1", *words]
        return {path: self.fetch(path) for path in [*asked, *rest]}

    def fetch(self, path: str) -> bytes:
        request = urllib.request.Request(f"http://127.0.0.1:{self.server.port}/api{path}")
        request.add_header("cookie", self.cookie)
        with urllib.request.urlopen(request, timeout=WAITING_SECONDS) as answer:
            content: bytes = answer.read()
        return content


@contextmanager
def serving(database: Path, cookie: str = "") -> Iterator[Visitor]:
    server = ServerProcess(database)
    server.start()
    try:
        yield Visitor(server, cookie)
    finally:
        server.stop(SIGTERM)


def change_the_rules(tree: Tree) -> None:
    """A token is worth two points from now on, and who does nothing is told in other words."""
    replace(tree.game / "rules" / "scoring.py", '"tokens", s.tokens[p])', '"tokens", 2 * s.tokens[p])')
    replace(tree.game / "texts" / "en.ftl", "move-pass = Do nothing", "move-pass = Let the others go first")
    replace(tree.game / "game.toml", "rules_version = 1", "rules_version = 2")


def replace(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new), encoding="utf-8")


def words_for_passing(position: Any) -> list[str]:
    return [offer["text"] for offer in position["offers"] if offer["action"] == "pass"]


def points_per_token(end: Any) -> int:
    """By what rule a game was scored."""
    tokens = [player["tokens"] for player in end["view"]["players"]]
    points = [sheet[0]["points"] for sheet in end["result"]["sheets"]]
    (worth,) = {had // held for had, held in zip(points, tokens, strict=True)}
    return int(worth)


def wait_until_kept(database: Path, table: str) -> None:
    deadline = time.monotonic() + WAITING_SECONDS
    with closing(sqlite3.connect(database)) as connection:
        while not connection.execute("SELECT 1 FROM replay WHERE table_id = ?", [table]).fetchone():
            assert time.monotonic() < deadline, "the game is not kept"
            time.sleep(0.02)


def assert_the_rules_are_missing(visitor: Visitor, table: str) -> None:
    for lang, words in (("en", "version 1 of the rules"), ("de", "Regelversion 1")):
        with pytest.raises(HTTPError) as refused:
            visitor.fetch(f"/tables/{table}?lang={lang}")
        with refused.value as answer:
            said = json.loads(answer.read())
        assert (answer.code, said["error"], said["game"]) == (409, "rules-missing", GAME)
        assert words in said["text"]
    with pytest.raises(ConnectionClosed) as closed:
        visitor.play(table)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == RULES_MISSING


@pytest.mark.skipif(is_compiled(), reason="the copy runs interpreted; the run with the interpreted engine tries it")
def test_rules_that_change_take_nothing_from_anybody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One story, for every part of it needs the one before."""
    tree, database = Tree(tmp_path), tmp_path / "tables.sqlite"
    tree.add_the_game()
    monkeypatch.setenv("PYTHONPATH", str(tree.sources))

    with serving(database) as visitor:
        begun, left = visitor.open(), visitor.open()
        visitor.play(begun, moves=2)
        visitor.play(left, moves=1)
        half, quarter = visitor.play(begun, moves=0), visitor.play(left, moves=0)
        cookie = visitor.cookie

    tree.run("-m", "tools.keep_rules", GAME)
    change_the_rules(tree)
    tree.pytest("tests/earlier", "-k", KEPT)

    with serving(database, cookie) as visitor:
        assert visitor.call("GET", f"/tables/{begun}")["rules"] == 1
        assert visitor.play(begun, moves=0) == half
        end = visitor.play(begun)  # the bot plays on, too
        assert points_per_token(end) == 1
        new = visitor.open()
        assert visitor.call("GET", f"/tables/{new}")["rules"] == 2
        assert words_for_passing(visitor.play(new, moves=0)) == ["Let the others go first"]
        assert words_for_passing(visitor.play(left, moves=0)) == ["Do nothing"]
        assert points_per_token(visitor.play(new)) == 2
        assert visitor.call("POST", f"/tables/{begun}/rematch")["rules"] == 2
        record = tmp_path / "old.jsonl"
        record.write_bytes(visitor.fetch(f"/tables/{begun}/record"))
        wait_until_kept(database, begun)
        watched = visitor.answers(begun)
    assert json.loads(tree.run("-m", "chefetage", "replay", "--json", str(record)))["header"]["rules"] == 1

    rules = tree.sources / "chefetage" / "earlier" / KEPT
    shutil.move(rules, tmp_path / "aside")
    with serving(database, cookie) as visitor:
        assert visitor.answers(begun) == watched
        assert visitor.play(begun)["result"] == end["result"]
        assert_the_rules_are_missing(visitor, left)

    shutil.move(tmp_path / "aside", rules)
    with serving(database, cookie) as visitor:
        assert visitor.play(left, moves=0) == quarter
        assert points_per_token(visitor.play(left)) == 1
