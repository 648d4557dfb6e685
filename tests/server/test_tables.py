"""Tables: open, join, start, leave, come back, play again."""

from pathlib import Path
from random import Random

import pytest
from starlette.testclient import TestClient

from chefetage.bots.levels import USUAL_LEVEL
from tests.server.support import Json, open_table, page, running, visitor


def kinds(table: Json) -> list[str]:
    return [seat["kind"] for seat in table["seats"]]


def names(table: Json) -> list[str]:
    return [seat["name"] for seat in table["seats"]]


def test_a_table_against_bots_begins_at_once(client: TestClient) -> None:
    table = open_table(client, "watch", "me", "random", "random", name="Ada")
    assert table["status"] == "playing"
    assert names(table) == ["Ada", "Bot 2", "Bot 3"]
    assert [seat["mine"] for seat in table["seats"]] == [True, False, False]
    assert table["seed"] is None
    assert len(table["seed_hash"]) == 64


def test_somebody_joins_by_the_link(client: TestClient) -> None:
    table = open_table(client, "watch", "me", "link", name="Ada")
    assert (table["status"], kinds(table)) == ("waiting", ["person", "open"])
    ben = visitor(client)
    joined = ben.post(f"/api/tables/{table['id']}/join", json={"name": "Ben"}).json()
    assert [seat["mine"] for seat in joined["seats"]] == [False, True]
    assert joined["status"] == "waiting"
    started = client.post(f"/api/tables/{table['id']}/start", json={}).json()
    assert (started["status"], names(started)) == ("playing", ["Ada", "Ben"])
    again = ben.post(f"/api/tables/{table['id']}/start", json={})
    assert again.json()["status"] == "playing"


def test_a_full_table_has_no_seat_for_another(client: TestClient) -> None:
    table = open_table(client, "watch", "me", "random")
    answer = visitor(client).post(f"/api/tables/{table['id']}/join", json={"name": "Ben"})
    assert (answer.status_code, answer.json()["error"]) == (409, "no-free-seat")


def test_equal_names_get_numbers(client: TestClient) -> None:
    table = open_table(client, "watch", "me", "link", "link", name="Ada")
    visitor(client).post(f"/api/tables/{table['id']}/join", json={"name": "Ada"})
    joined = visitor(client).post(f"/api/tables/{table['id']}/join", json={"name": " Ada\n"}).json()
    assert names(joined) == ["Ada", "Ada 2", "Ada 3"]


def test_free_seats_keep_a_table_waiting_unless_bots_fill_them(client: TestClient) -> None:
    table = open_table(client, "watch", "me", "link", "link")
    path = f"/api/tables/{table['id']}/start"
    assert client.post(path, json={}).json()["error"] == "seats-free"
    assert visitor(client).post(path, json={"fill": "random"}).status_code == 403
    assert client.post(path, json={"fill": "nobody"}).json()["error"] == "unknown-bot"
    assert kinds(client.post(path, json={"fill": "random"}).json()) == ["person", "bot", "bot"]


def test_who_leaves_before_the_start_frees_the_seat(client: TestClient) -> None:
    table = open_table(client, "watch", "me", "link")
    ben = visitor(client)
    ben.post(f"/api/tables/{table['id']}/join", json={"name": "Ben"})
    assert kinds(ben.post(f"/api/tables/{table['id']}/leave", json={}).json()) == ["person", "open"]


def test_a_bot_plays_for_who_leaves_until_they_return(client: TestClient) -> None:
    table = open_table(client, "watch", "me", "link")
    path = f"/api/tables/{table['id']}"
    ben = visitor(client)
    ben.post(f"{path}/join", json={"name": "Ben"})
    client.post(f"{path}/start", json={})
    left = ben.post(f"{path}/leave", json={"bot": "random"}).json()
    assert left["seats"][1] | {"connected": False} == {
        "kind": "bot",
        "name": "Ben",
        "mine": True,
        "bot": "random",
        "away": True,
        "connected": False,
        "absent": False,
        "host": False,
        "can_close": False,
        "can_open": False,
        "can_remove": False,
    }
    with page(client, table["id"], 0) as ada:
        ada.play_on(Random(1), 3)
    back = ben.post(f"{path}/return", json={}).json()
    assert (back["seats"][1]["kind"], back["seats"][1]["away"]) == ("person", False)


def test_strangers_cannot_leave_or_return(client: TestClient) -> None:
    table = open_table(client, "watch", "me", "random")
    for act in ("leave", "return", "rematch"):
        assert visitor(client).post(f"/api/tables/{table['id']}/{act}", json={}).status_code == 403


def test_a_rematch_rotates_the_seats_and_there_is_only_one(client: TestClient) -> None:
    table = open_table(client, "watch", "me", "random", "level1", name="Ada")
    path = f"/api/tables/{table['id']}"
    assert client.post(f"{path}/rematch").json()["error"] == "not-over"
    with page(client, table["id"], 0) as ada:
        ada.play_on(Random(1))
    following = client.post(f"{path}/rematch").json()
    assert [seat["mine"] for seat in following["seats"]] == [False, False, True]
    assert [seat["bot"] for seat in following["seats"]] == ["random", "level1", ""]
    assert following["seed_hash"] != table["seed_hash"]
    assert client.post(f"{path}/rematch").json()["id"] == following["id"]
    assert client.get(path).json()["rematch"] == following["id"]


def test_whoever_says_nothing_gets_bots_of_the_usual_level(client: TestClient) -> None:
    table = open_table(client, "watch", "me", "link", "link")
    path = f"/api/tables/{table['id']}"
    closed = client.post(f"{path}/close", json={"seat": 1}).json()
    assert [seat["bot"] for seat in closed["seats"]] == ["", USUAL_LEVEL, ""]
    client.post(f"{path}/start", json={"fill": "level1"})
    left = client.post(f"{path}/leave", json={}).json()
    assert [seat["bot"] for seat in left["seats"]] == [USUAL_LEVEL, USUAL_LEVEL, "level1"]


def test_my_tables_say_where_i_am_waited_for(client: TestClient) -> None:
    assert client.get("/api/tables").json() == []
    mine = open_table(client, "watch", "me", "here", options={"start_player": "1"})
    open_table(visitor(client), "watch", "me", "random")
    listed = client.get("/api/tables").json()
    assert [(table["id"], table["waits"], table["status"]) for table in listed] == [(mine["id"], True, "playing")]


def test_a_name_is_kept_with_the_person(client: TestClient) -> None:
    assert client.get("/api/me").json() == {"name": "", "lang": ""}
    assert client.put("/api/me", json={"name": "  Ada \x00 L. ", "lang": "de"}).json()["name"] == "Ada L."
    assert client.get("/api/me").json() == {"name": "Ada L.", "lang": "de"}
    assert visitor(client).get("/api/me").json()["name"] == ""


@pytest.mark.parametrize(
    ("wish", "error"),
    [
        ({"game": "chess", "seats": []}, "unknown-game"),
        ({"game": "watch", "seats": []}, "bad-player-count"),
        ({"game": "watch", "seats": [{"kind": "me"}] * 5}, "bad-player-count"),
        ({"game": "watch", "seats": [{"kind": "bot", "bot": "genius"}]}, "unknown-bot"),
        ({"game": "watch", "seats": [{"kind": "me"}], "options": {"start_player": "9"}}, "bad-option-value"),
        ({"game": "watch", "seats": [{"kind": "me"}], "options": {"start_player": "4"}}, "bad-start-player"),
        ({"game": "watch", "seats": [{"kind": "me"}], "seed": "x"}, "bad-seed-text"),
        ({"game": "watch", "seats": [{"kind": "me"}], "sead": "1"}, "bad-request"),
        ({"game": "watch", "seats": [{"kind": "me", "name": "A" * 99}]}, "bad-request"),
    ],
)
def test_a_bad_wish_is_answered_in_words(client: TestClient, wish: Json, error: str) -> None:
    answer = client.post("/api/tables", json=wish, headers={"accept-language": "de-DE,en;q=0.5"})
    assert (answer.status_code, answer.json()["error"]) == (400, error)
    assert answer.json()["text"] != error


def test_problems_speak_the_language_asked_for(client: TestClient) -> None:
    texts = {lang: client.get(f"/api/tables/none?lang={lang}").json()["text"] for lang in ("en", "de")}
    assert texts["en"].startswith("There is no such table")
    assert texts["de"].startswith("Diesen Tisch gibt es nicht")


def test_idle_tables_leave_the_memory_and_come_back(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite", idle_seconds=-1) as client:
        table = open_table(client, "watch", "me", "here")
        hall = client.app.state.hall  # type: ignore[attr-defined]
        assert hall.rooms[table["id"]].is_idle
        hall.forget_idle()
        assert hall.rooms == {}
        assert client.get(f"/api/tables/{table['id']}").json()["status"] == "playing"
