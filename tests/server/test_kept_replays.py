"""What a finished game showed is kept: it is watched without its rules. Games under way wait until these are back."""

import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from chefetage.core import catalog as catalog_module
from chefetage.core.catalog import catalog, find_game
from chefetage.core.problem import Problem, RulesMissing
from chefetage.server.socket import RULES_MISSING
from chefetage.table.entries import Opened, Seat
from chefetage.table.openings import rematch_opening
from chefetage.table.show import FORM
from chefetage.table.table import Table
from chefetage.words.texts import LANGUAGES
from tests.server.support import FIRST, Json, open_table, page, running
from tests.server.test_replays import imported, some_record

GAMES = sorted(catalog())
WAITING_SECONDS = 120


def stored(database: Path, sql: str, *values: object) -> list[Any]:
    """What the database answers while no server runs."""
    with closing(sqlite3.connect(database)) as connection, connection:
        return connection.execute(sql, values).fetchall()


def wait_until_kept(client: TestClient, table: str) -> None:
    storage = client.app.state.hall.storage  # type: ignore[attr-defined]
    deadline = time.monotonic() + WAITING_SECONDS
    assert client.portal
    while not client.portal.call(storage.replay, table, FORM):
        assert time.monotonic() < deadline, "the game is not kept"
        time.sleep(0.02)


@contextmanager
def without_rules(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """No table finds the rules that it was opened with; there are others by now."""
    with monkeypatch.context() as changed:
        changed.setattr(catalog_module, "is_current", lambda key, rules: rules is None)
        yield


def answers(client: TestClient, table: str, plies: list[int | str], seats: int) -> dict[str, bytes]:
    """All that a page may ask for of a finished game."""
    views = [f"viewer={viewer}&lang={lang}" for viewer in [-1, *range(seats), "open"] for lang in LANGUAGES]
    replays = [f"replay{place}?{view}" for view in views for place in ["", *(f"/{ply}" for ply in plies)]]
    paths = [f"/api/tables/{table}/{path}" for path in ["record", *replays]] + [f"/api/tables/{table}"]
    found = {path: client.get(path) for path in paths}
    assert {answer.status_code for answer in found.values()} == {200}
    return {path: answer.content for path, answer in found.items()}


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_game_is_watched_without_its_rules(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database, record = tmp_path / "tables.sqlite", some_record(game)
    moves = len(record.splitlines()) - 1
    plies: list[int | str] = [0, 1, moves // 3, moves // 2, moves, "last"]
    with running(database, keeps_replays=True) as client:
        table = imported(client, record)["id"]
        wait_until_kept(client, table)
        before = answers(client, table, plies, 3)
        printed = client.get(f"/api/games/{game}/components").content
        words = client.get(f"/api/games/{game}/texts?lang=de").content
    with without_rules(monkeypatch), running(database) as client:
        assert answers(client, table, plies, 3) == before
        rules = find_game(game).info.rules_version
        assert client.get(f"/api/games/{game}/components?rules={rules}").content == printed
        assert client.get(f"/api/games/{game}/texts?lang=de&rules={rules}").content == words
        assert client.get(f"/api/tables/{table}/replay/{moves + 1}").status_code == 404
        assert client.get(f"/api/tables/{table}/replay/x").status_code == 404
        assert client.get(f"/api/tables/{table}/replay?viewer=7").status_code == 400


def test_what_is_kept_of_a_game_is_small(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite"
    with running(database, keeps_replays=True) as client:
        wait_until_kept(client, imported(client, some_record("smartphone_inc"))["id"])
    assert stored(database, "SELECT sum(length(content)) < 300000 FROM replay") == [(1,)]


def test_people_meet_at_a_finished_table_without_its_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    database = tmp_path / "tables.sqlite"
    with running(database, keeps_replays=True) as client:
        table = open_table(client, "watch", "me", "random", name="Ada")["id"]
        with page(client, table, 0) as ada:
            ada.play_on(Random(1))
            ada.join(0)
            last, summary = ada.news["position"], ada.table
        wait_until_kept(client, table)
        cookies = client.cookies
    with without_rules(monkeypatch), running(database) as client:
        client.cookies = cookies
        with page(client, table, 0) as ada:
            assert ada.news["position"] == last
            assert ada.table == summary
            assert ada.command("move", seen=ada.seen, move="pass")["reason"] == "over"
            assert ada.command("undo", seen=ada.seen)["reason"] == "over"
            assert ada.command("explain", move="pass")["reason"] == "over"
            ada.send(type="chat", id="praise", text="What a game!")
            ada.until(lambda message: message["type"] == "ack" and message["id"] == "praise")
        with page(client, table, 0, "de") as ada:
            ada.until(lambda message: message["type"] == "chat")
            assert [line["text"] for line in ada.chat] == ["What a game!"]
            assert ada.news["position"]["result"]["totals"] == last["result"]["totals"]
    with running(database) as client:  # the rules are back
        client.cookies = cookies
        with page(client, table, 0) as ada:
            assert ada.news["position"] == last
            ada.until(lambda message: message["type"] == "chat")
            assert len(ada.chat) == 1


def test_a_rematch_is_played_by_todays_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    database = tmp_path / "tables.sqlite"
    with running(database, keeps_replays=True) as client:
        table = open_table(client, "watch", "me", "random", **FIRST)["id"]
        with page(client, table, 0) as ada:
            ada.play_on(Random(1))
        wait_until_kept(client, table)
        cookies = client.cookies
    monkeypatch.setattr(catalog_module, "is_current", lambda key, rules: rules in (None, 2))
    catalog_today, info = catalog()["watch"], catalog()["watch"].info
    newer = type(info)(**{field: getattr(info, field) for field in info.__struct_fields__} | {"rules_version": 2})
    monkeypatch.setattr(catalog_today, "info", newer)
    with running(database) as client:
        client.cookies = cookies
        assert client.get(f"/api/tables/{table}").json()["rules"] == 1
        rematch = client.post(f"/api/tables/{table}/rematch").json()
        assert (rematch["rules"], rematch["options"]) == (2, FIRST["options"])


def test_a_rematch_is_refused_where_todays_rules_lack_what_was_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    info = find_game("watch").info
    table = Table("x")
    seats = [Seat("person", "Ada", "ada"), Seat("bot", bot="random")]
    table.take(Opened("watch", info.rules_version, info.complete({}), "0" * 64, seats), "", 0.0)
    newer = type(info)(**{field: getattr(info, field) for field in info.__struct_fields__} | {"options": []})
    monkeypatch.setattr(find_game("watch"), "info", newer)
    with pytest.raises(Problem, match="unknown-option"):
        rematch_opening(table)


def moved_to_version(database: Path, table: str, old: int, new: int) -> None:
    """The table as if it had been opened by other rules."""
    ((payload,),) = stored(database, "SELECT payload FROM event WHERE table_id = ? AND number = 1", table)
    changed = bytes(payload).replace(f'"rules":{old},'.encode(), f'"rules":{new},'.encode())
    assert changed != payload
    stored(database, "UPDATE event SET payload = ? WHERE table_id = ? AND number = 1", changed, table)


def test_a_table_under_way_waits_for_its_rules(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    database, rules = tmp_path / "tables.sqlite", find_game("watch").info.rules_version
    with running(database) as client:
        table = open_table(client, "watch", "me", "random", **FIRST)["id"]
        with page(client, table, 0) as ada:
            ada.play_on(Random(1), 3)
            ada.wait_for_turn()
            ada.join(0)
            seen, position = ada.seen, ada.news["position"]
        cookies = client.cookies
    moved_to_version(database, table, rules, 99)
    stored(database, "UPDATE card SET waits_for_bot = 1")
    entries = stored(database, "SELECT * FROM event")
    with running(database, keeps_replays=True) as client:
        client.cookies = cookies
        assert_rules_are_missing(client, table)
        assert [listed["id"] for listed in client.get("/api/tables").json()] == [table]
    assert stored(database, "SELECT * FROM event") == entries
    assert len([line for line in caplog.messages if table in line]) == 1
    assert [line for line in caplog.records if line.exc_info] == []
    moved_to_version(database, table, 99, rules)
    with running(database) as client:
        client.cookies = cookies
        with page(client, table, 0) as ada:
            assert (ada.seen, ada.news["position"]) == (seen, position)
            ada.play_on(Random(2))
        assert ada.news["position"]["result"]


def assert_rules_are_missing(client: TestClient, table: str) -> None:
    said = {"en": "version 99 of the rules", "de": "Regelversion 99"}
    for lang, words in said.items():
        for path in ("", "/replay", "/replay/1", "/record"):
            answer = client.get(f"/api/tables/{table}{path}?lang={lang}")
            found: Json = answer.json()
            assert (answer.status_code, found["error"]) == (409, "rules-missing")
            assert (found["game"], found["rules"]) == ("watch", 99)
            assert words in found["text"]
    with (
        client.websocket_connect(f"ws://localhost/api/tables/{table}/socket") as session,
        pytest.raises(WebSocketDisconnect) as closed,
    ):
        session.receive_text()
    assert closed.value.code == RULES_MISSING


def test_games_that_ended_before_anything_was_kept_are_kept_at_the_next_start(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite"
    with running(database) as client:
        tables = [imported(client, some_record("councils_contracts"))["id"] for _ in range(2)]
        waiting = open_table(client, "watch", "me", "link")["id"]
    with running(database, keeps_replays=True) as client:
        for table in tables:
            wait_until_kept(client, table)
    kept = [table for (table,) in stored(database, "SELECT DISTINCT table_id FROM replay")]
    assert sorted(kept) == sorted(tables)
    assert waiting not in kept
    versions = stored(database, "SELECT DISTINCT game, rules FROM material")
    assert versions == [("councils_contracts", find_game("councils_contracts").info.rules_version)]


def test_a_damaged_table_keeps_nobody_else_from_being_kept(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite"
    with running(database) as client:
        first, damaged = (imported(client, some_record("councils_contracts"))["id"] for _ in range(2))
    stored(database, "UPDATE event SET number = 7 WHERE table_id = ? AND number = 1", damaged)
    with running(database, keeps_replays=True) as client:
        wait_until_kept(client, first)


def test_material_of_rules_that_nobody_knows_is_not_found(client: TestClient) -> None:
    for query in ("rules=99", "rules=x", "rules=-1"):
        for part in ("components", "texts", "rulebook"):
            answer = client.get(f"/api/games/watch/{part}?{query}")
            assert (answer.status_code, answer.json()["error"]) == (404, "rules-missing")


def test_missing_rules_name_game_and_version() -> None:
    with pytest.raises(RulesMissing) as caught:
        find_game("watch", 99)
    assert caught.value.facts == {"game": "watch", "rules": 99}
