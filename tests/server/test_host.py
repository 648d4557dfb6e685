"""The host's rights, strangers' bounds, and tables whose seed somebody chose."""

import json
from random import Random

import pytest
from starlette.testclient import TestClient

from tests.server.support import FIRST, Json, open_table, page, play, table_of_two, visitor


def waiting_table(client: TestClient, *kinds: str, **more: object) -> str:
    table = open_table(client, "watch", *kinds, name="Ada", **FIRST, **more)
    return f"/api/tables/{table['id']}"


def joined(client: TestClient, path: str, name: str) -> TestClient:
    """Somebody who has come by the link."""
    somebody = visitor(client)
    answer = somebody.post(f"{path}/join", json={"name": name})
    assert answer.status_code == 200, answer.text
    return somebody


def kinds(table: Json) -> list[str]:
    return [seat["kind"] for seat in table["seats"]]


def problem(client: TestClient, path: str, **body: object) -> tuple[int, str]:
    answer = client.post(path, json=body)
    return answer.status_code, answer.json().get("error", "")


# Chosen seeds.


def test_a_table_with_a_chosen_seed_is_joined_only_by_those_who_agree(client: TestClient) -> None:
    path = waiting_table(client, "me", "link", seed="5")
    ben = visitor(client)
    assert ben.get(path).json()["is_seed_known"]
    answer = ben.post(f"{path}/join?lang=de", json={"name": "Ben"})
    assert (answer.status_code, answer.json()["error"]) == (409, "seed-known")
    assert "Startwert" in answer.json()["text"]
    assert kinds(ben.get(path).json()) == ["person", "open"]
    assert kinds(ben.post(f"{path}/join", json={"name": "Ben", "agrees": True}).json()) == ["person", "person"]


def test_a_table_that_goes_on_from_a_record_is_joined_only_by_those_who_agree(client: TestClient) -> None:
    table = open_table(client, "watch", "me", "random", "random")
    with page(client, table["id"], 0) as ada:
        ada.play_on(Random(1))
    record = client.get(f"/api/tables/{table['id']}/record").text
    wish = {"record": record, "ply": 3, "seats": [{"kind": "me"}, {"kind": "link"}, {"kind": "link"}]}
    path = f"/api/tables/{client.post('/api/records/tables', json=wish).json()['id']}"
    assert problem(visitor(client), f"{path}/join") == (409, "seed-known")
    assert not client.get(path).json()["is_rated"]


def test_the_list_of_tables_says_that_somebody_chose_the_seed(client: TestClient) -> None:
    waiting_table(client, "me", "link", seed="5")
    waiting_table(client, "me", "link")
    assert sorted(table["is_seed_known"] for table in client.get("/api/tables").json()) == [False, True]


@pytest.mark.parametrize(
    ("seats", "wish", "is_rated"),
    [
        (["me", "link"], {}, True),
        (["me", "link", "random"], {}, True),
        (["me", "link"], {"seed": "5"}, False),
        (["me", "random"], {}, False),
        (["me", "here"], {}, False),
    ],
)
def test_only_a_fair_game_of_different_people_is_rated(
    client: TestClient, seats: list[str], wish: Json, is_rated: bool
) -> None:
    assert client.get(waiting_table(client, *seats, **wish)).json()["is_rated"] is is_rated


def test_guides_and_brought_records_are_never_rated(client: TestClient) -> None:
    guide = client.post("/api/tables", json={"game": "watch", "guide": True}).json()
    assert not guide["is_rated"]
    table, ben = table_of_two(client)
    assert client.get(f"/api/tables/{table}").json()["is_rated"]
    with page(client, table, 0) as ada:
        ben.post(f"/api/tables/{table}/leave", json={"bot": "random"})
        ada.play_on(Random(1))
    assert client.get(f"/api/tables/{table}").json()["is_rated"], "somebody was away, but two played"
    record = client.get(f"/api/tables/{table}/record").content
    assert not client.post("/api/records", content=record).json()["is_rated"]


# Strangers.


def test_a_stranger_takes_one_seat_and_cannot_begin(client: TestClient) -> None:
    path = waiting_table(client, "me", "link", "link")
    ben = joined(client, path, "Ben")
    assert problem(ben, f"{path}/join", name="Ben") == (409, "one-seat")
    assert problem(ben, f"{path}/start", fill="random") == (403, "host-only")
    assert kinds(client.get(path).json()) == ["person", "person", "open"]


def test_a_stranger_who_becomes_host_takes_no_second_seat(client: TestClient) -> None:
    path = waiting_table(client, "link", "link")
    ben = joined(client, path, "Ben")
    assert ben.get(path).json()["is_host"]
    assert problem(ben, f"{path}/join", name="Ben") == (409, "one-seat")


def test_whoever_opened_the_table_may_sit_down_twice(client: TestClient) -> None:
    path = waiting_table(client, "me", "link")
    assert kinds(client.post(f"{path}/join", json={"name": "Ada too"}).json()) == ["person", "person"]


# The host.


def test_the_host_is_who_opened_the_table(client: TestClient) -> None:
    path = waiting_table(client, "link", "me", "link")
    ben = joined(client, path, "Ben")
    assert (client.get(path).json()["is_host"], ben.get(path).json()["is_host"]) == (True, False)
    assert [seat["host"] for seat in ben.get(path).json()["seats"]] == [False, True, False]
    client.post(f"{path}/leave", json={})
    assert (client.get(path).json()["is_host"], ben.get(path).json()["is_host"]) == (False, True)
    assert ben.post(f"{path}/start", json={"fill": "random"}).json()["status"] == "playing"


def test_the_host_gives_seats_to_bots_and_frees_them_again(client: TestClient) -> None:
    path = waiting_table(client, "me", "link", "random")
    assert [seat["can_close"] for seat in client.get(path).json()["seats"]] == [False, True, True]
    assert [seat["can_open"] for seat in client.get(path).json()["seats"]] == [False, False, True]
    assert kinds(client.post(f"{path}/close", json={"seat": 1, "bot": "random"}).json()) == ["person", "bot", "bot"]
    assert problem(visitor(client), f"{path}/join") == (409, "no-free-seat")
    assert kinds(client.post(f"{path}/open", json={"seat": 2}).json()) == ["person", "bot", "open"]
    joined(client, path, "Ben")
    started = client.post(f"{path}/start", json={}).json()
    assert (started["status"], kinds(started)) == ("playing", ["person", "bot", "person"])


def test_the_host_changes_the_level_of_a_bot_until_the_start(client: TestClient) -> None:
    path = waiting_table(client, "me", "level2", "link")
    changed = client.post(f"{path}/close", json={"seat": 1, "bot": "random"}).json()
    assert (kinds(changed), changed["seats"][1]["bot"]) == (["person", "bot", "open"], "random")
    assert client.post(f"{path}/close", json={"seat": 1, "bot": "random"}).json() == changed
    answer = client.post(f"{path}/close", json={"seat": 1, "bot": "level6"})
    assert (answer.status_code, answer.json()["error"]) == (400, "unknown-bot")
    assert client.get(path).json() == changed
    client.post(f"{path}/start", json={"fill": "random"})
    assert problem(client, f"{path}/close", seat=1, bot="level5") == (409, "already-started")
    with page(client, path.rsplit("/", 1)[1], 0) as ada:
        ada.play_on(Random(1))
    header = client.get(f"{path}/record").text.splitlines()[0]
    assert json.loads(header)["seats"] == ["human", "random", "random"]


def test_a_game_in_which_seats_changed_hands_can_be_replayed(client: TestClient) -> None:
    """The record says who played."""
    path = waiting_table(client, "me", "random", "link")
    client.post(f"{path}/open", json={"seat": 1})
    client.post(f"{path}/close", json={"seat": 2, "bot": "random"})
    joined(client, path, "Ben").post(f"{path}/leave", json={})
    client.post(f"{path}/start", json={"fill": "random"})
    with page(client, path.rsplit("/", 1)[1], 0) as ada:
        ada.play_on(Random(1))
    again = client.post("/api/records", content=client.get(f"{path}/record").content)
    assert (again.status_code, kinds(again.json())) == (200, ["person", "bot", "bot"])


def test_the_host_removes_a_stranger_who_cannot_come_back(client: TestClient) -> None:
    path = waiting_table(client, "me", "link", "link")
    ben = joined(client, path, "Ben")
    assert [seat["can_remove"] for seat in client.get(path).json()["seats"]] == [False, True, False]
    assert kinds(client.post(f"{path}/remove", json={"seat": 1}).json()) == ["person", "open", "open"]
    assert problem(ben, f"{path}/join", name="Ben") == (403, "removed-by-host")
    joined(client, path, "Cleo")


def test_others_have_no_rights_of_the_host(client: TestClient) -> None:
    path = waiting_table(client, "me", "link", "random", "link")
    ben = joined(client, path, "Ben")
    for somebody in (ben, visitor(client)):
        seats = somebody.get(path).json()["seats"]
        assert not any(seat["can_close"] or seat["can_open"] or seat["can_remove"] for seat in seats)
        for act, body in (("close", {"seat": 3}), ("open", {"seat": 2}), ("remove", {"seat": 0})):
            assert problem(somebody, f"{path}/{act}", **body) == (403, "host-only")
    assert kinds(client.get(path).json()) == ["person", "person", "bot", "open"]


@pytest.mark.parametrize(
    ("act", "body", "error"),
    [
        ("close", {"seat": 0}, "seat-differs"),
        ("close", {"seat": 9}, "seat-differs"),
        ("close", {"seat": 1, "bot": "genius"}, "unknown-bot"),
        ("open", {"seat": 1}, "seat-differs"),
        ("remove", {"seat": 1}, "seat-differs"),
        ("remove", {"seat": 0}, "own-seat"),
        ("remove", {"seat": -1}, "bad-request"),
        ("mute", {"line": 1}, "no-such-line"),
        ("unmute", {"person": 1}, "nobody-muted"),
    ],
)
def test_what_the_host_cannot_do_is_said_and_changes_nothing(
    client: TestClient, act: str, body: Json, error: str
) -> None:
    path = waiting_table(client, "me", "link")
    before = client.get(path).json()
    answer = client.post(f"{path}/{act}", json=body)
    assert answer.json()["error"] == error
    assert answer.json()["text"] != error
    assert client.get(path).json() == before


def test_after_the_start_seats_stay_as_they_are(client: TestClient) -> None:
    table, _ = table_of_two(client)
    path = f"/api/tables/{table}"
    assert problem(client, f"{path}/remove", seat=1) == (409, "already-started")
    assert not client.get(path).json()["seats"][1]["can_remove"]


def test_a_rematch_has_the_same_host_and_option(client: TestClient) -> None:
    table, ben = table_of_two(client, take_back="present")
    ben.post(f"/api/tables/{table}/leave", json={"bot": "random"})
    with page(client, table, 0) as ada:
        ada.play_on(Random(1))
    following = ben.post(f"/api/tables/{table}/rematch").json()
    assert (following["is_host"], following["take_back"]) == (False, "present")
    assert [seat["host"] for seat in following["seats"]] == [False, True]


def test_pages_hear_what_the_host_does(client: TestClient) -> None:
    path = waiting_table(client, "me", "link", "link")
    with page(visitor(client), path.rsplit("/", 1)[1]) as looking:
        client.post(f"{path}/close", json={"seat": 1, "bot": "random"})
        looking.until(lambda message: message["type"] == "table" and kinds(message["table"])[1] == "bot")
        client.post(f"{path}/open", json={"seat": 1})
        looking.until(lambda message: message["type"] == "table" and kinds(message["table"])[1] == "open")


# Muting.


def test_who_is_muted_cannot_chat_until_the_host_lets_them(client: TestClient) -> None:
    table, ben = table_of_two(client)
    path = f"/api/tables/{table}"
    with page(client, table, 0) as ada, page(ben, table, 1) as other:
        assert other.say("spam")["type"] == "ack"
        assert problem(ben, f"{path}/mute", line=1) == (403, "host-only")
        muted = client.post(f"{path}/mute", json={"line": 1}).json()["muted"]
        assert muted == [{"person": 1, "name": "Ben"}]
        assert ben.get(path).json()["muted"] == []
        refused = other.say("more spam")
        assert (refused["type"], refused["reason"], refused["text"]) == (
            "nack",
            "refused",
            "The host of this table has muted you.",
        )
        play(ada, other, move="place smuggle")
        play(other, ada, move="place sell")
        assert client.post(f"{path}/unmute", json={"person": 1}).json()["muted"] == []
        assert other.say("sorry")["type"] == "ack"
        assert client.post(f"{path}/mute", json={"line": 2}).json()["muted"] == muted


def test_nobody_mutes_themselves(client: TestClient) -> None:
    table, _ = table_of_two(client)
    with page(client, table, 0) as ada:
        ada.say("Hello")
        assert problem(client, f"/api/tables/{table}/mute", line=1) == (409, "mute-yourself")


# The name of a table.


def test_a_table_has_the_name_that_was_wished_at_its_opening_and_is_listed_by_it(client: TestClient) -> None:
    path = waiting_table(client, "me", "link", table_name="  Monday\tclub  ")
    assert client.get(path).json()["name"] == visitor(client).get(path).json()["name"] == "Monday club"
    assert [table["name"] for table in client.get("/api/tables").json()] == ["Monday club"]
    assert client.get(waiting_table(client, "me", "link")).json()["name"] == ""


def test_only_the_host_renames_a_table_at_any_time_and_everybody_hears_of_it(client: TestClient) -> None:
    table, ben = table_of_two(client)
    path = f"/api/tables/{table}"
    assert problem(ben, f"{path}/name", name="Ours") == (403, "host-only")
    with page(ben, table, 1) as other:
        assert client.post(f"{path}/name", json={"name": "Ours"}).json()["name"] == "Ours"
        other.until(lambda message: message["type"] == "table" and message["table"]["name"] == "Ours")
    assert client.post(f"{path}/name", json={"name": ""}).json()["name"] == ""
    assert client.post(f"{path}/name", json={"name": "x" * 41}).status_code == 400


def test_a_rematch_keeps_the_name(client: TestClient) -> None:
    table = open_table(client, "watch", "me", "random", table_name="Monday club")
    with page(client, table["id"], 0) as ada:
        ada.play_on(Random(1))
    assert client.post(f"/api/tables/{table['id']}/rematch").json()["name"] == "Monday club"


def test_a_table_that_goes_on_from_a_record_has_the_name_that_was_wished(client: TestClient) -> None:
    table = open_table(client, "watch", "me", "random")
    with page(client, table["id"], 0) as ada:
        ada.play_on(Random(1))
    record = client.get(f"/api/tables/{table['id']}/record").text
    wish = {"record": record, "ply": 3, "seats": [{"kind": "me"}, {"kind": "link"}], "table_name": "Again"}
    assert client.post("/api/records/tables", json=wish).json()["name"] == "Again"
