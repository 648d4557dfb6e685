"""Undo within the own turn, and taking back a finished one with consent."""

from pathlib import Path
from random import Random

from starlette.testclient import TestClient

from chefetage.server.rooms.bots import is_held_up
from tests.server.support import FIRST, Json, open_table, page, play, running, table_of_two


def test_undo_within_the_own_turn(client: TestClient) -> None:
    table, ben = table_of_two(client)
    with page(client, table, 0) as ada, page(ben, table, 1) as other:
        play(ada, other, move="place smuggle")
        assert ada.command("undo", seen=1, to="move")["reason"] == "refused"
        play(other, ada, move="place sell")
        play(ada, other, move="smuggle")
        assert ada.news["position"]["can_undo"]
        assert not other.news["position"]["can_undo"]
        assert ada.command("undo", seen=3, to="move")["seen"] == 4
        other.wait_for(4)
        assert (other.news["position"]["ply"], other.news["since"], other.news["position"]["log"]) == (2, 2, [])


def test_restart_my_turn_takes_back_all_of_it(client: TestClient) -> None:
    table, ben = table_of_two(client)
    with page(client, table, 0) as ada, page(ben, table, 1) as other:
        play(ada, other, move="place smuggle")
        play(other, ada, move="place sell")
        start = ada.news["position"]["view"]
        play(ada, other, move="smuggle")
        play(ada, other, move=ada.offers[0])
        assert ada.command("undo", seen=4, to="turn") == {"type": "ack", "id": ada.heard[-1]["id"], "seen": 5}
        ada.wait_for(5)
        assert ada.news["position"]["ply"] == 2
        assert ada.news["position"]["view"] == start


def test_a_finished_turn_is_taken_back_with_consent(client: TestClient) -> None:
    table, ben = table_of_two(client)
    with page(client, table, 0) as ada, page(ben, table, 1) as other:
        play(ada, other, move="place smuggle")
        asked = ada.command("take_back", seen=1)
        assert asked["type"] == "ack"
        other.until(lambda message: message["type"] == "position" and message["requests"])
        request = other.news["requests"][0]
        assert (request["seat"], request["plies"], request["missing"]) == (0, 1, [1])
        assert ada.command("consent", request=request["id"], yes=True)["reason"] == "stale"
        assert other.command("consent", request=request["id"], yes=True)["type"] == "ack"
        ada.wait_for(2)
        assert ada.news["position"]["ply"] == 0
        assert ada.news["requests"] == []


def test_a_turn_that_was_taken_back_leaves_a_line_for_everybody(client: TestClient) -> None:
    table, ben = table_of_two(client)
    with page(client, table, 0) as ada, page(ben, table, 1) as other, page(client, table, -1) as watching:
        play(ada, other, watching, move="place smuggle")
        play(other, ada, watching, move="place sell")
        ada.command("take_back", seen=2)
        other.until(lambda message: message["type"] == "position" and message["requests"])
        other.command("consent", request=other.news["requests"][0]["id"], yes=True)
        for one in (ada, other, watching):
            one.wait_for(3)
            assert take_backs(one.news["position"]) == [(1, 0, "Ada takes back 2 moves.")]
        play(ada, other, watching, move="place sell")  # the line is told again, with the move made instead
        assert [line["kind"] for line in watching.news["position"]["log"] if line["ply"]][:2] == ["take_back", "placed"]
    with page(ben, table, 1, "de") as again:
        assert take_backs(again.news["position"]) == [(1, 0, "Ada nimmt 2 Züge zurück.")]
    log = client.get(f"/api/tables/{table}/replay").json()["log"]
    assert "take_back" in [line["kind"] for line in log]


def take_backs(position: Json) -> list[tuple[int, int, str]]:
    return [(line["ply"], line["player"], line["text"]) for line in position["log"] if line["kind"] == "take_back"]


def test_a_refused_take_back_changes_nothing(client: TestClient) -> None:
    table, ben = table_of_two(client)
    with page(client, table, 0) as ada, page(ben, table, 1) as other:
        play(ada, other, move="place smuggle")
        ada.command("take_back", seen=1)
        other.until(lambda message: message["type"] == "position" and message["requests"])
        other.command("consent", request=other.news["requests"][0]["id"], yes=False)
        other.until(lambda message: message["type"] == "position" and not message["requests"])
        assert other.news["position"]["ply"] == 1


def test_whoever_asked_may_think_better_of_it(client: TestClient) -> None:
    table, ben = table_of_two(client)
    with page(client, table, 0) as ada, page(ben, table, 1) as other:
        play(ada, other, move="place smuggle")
        ada.command("take_back", seen=1)
        ada.until(lambda message: message["type"] == "position" and message["requests"])
        request = ada.news["requests"][0]["id"]
        assert ada.command("consent", request=request, yes=False)["type"] == "ack"
        other.until(lambda message: message["type"] == "position" and message["requests"])
        other.until(lambda message: message["type"] == "position" and not message["requests"])
        assert other.news["position"]["ply"] == 1


def test_to_leave_is_not_to_agree_and_who_is_away_may_answer(client: TestClient) -> None:
    table, ben = table_of_two(client)
    with page(client, table, 0) as ada, page(ben, table, 1) as other:
        play(ada, other, move="place smuggle")
        ada.command("take_back", seen=1)
        ben.post(f"/api/tables/{table}/leave", json={"bot": "random"})
        ada.until(lambda message: message["type"] == "table" and message["table"]["seats"][1]["away"])
        ada.until(lambda message: message["type"] == "position")
        assert (ada.ply, ada.news["requests"][0]["missing"]) == (1, [1])
        assert other.command("consent", request=ada.news["requests"][0]["id"], yes=True)["type"] == "ack"
        ada.wait_for(2)
        assert (ada.ply, ada.news["requests"]) == (0, [])
        assert client.get(f"/api/tables/{table}").json()["seats"][1]["away"]


def test_who_is_away_is_asked_before_a_turn_is_taken_back(client: TestClient) -> None:
    """Else whoever stayed could take back at will what the others had done."""
    table, ben = table_of_two(client)
    ben.post(f"/api/tables/{table}/leave", json={"bot": "random"})
    with page(client, table, 0) as ada, page(ben, table, 1) as other:
        ada.play_on(Random(1), 3)
        ada.wait_for_turn()
        before = ada.ply
        assert ada.command("take_back", seen=ada.seen)["type"] == "ack"
        ada.until(lambda message: message["type"] == "position" and message["requests"])
        assert (ada.ply, ada.news["requests"][0]["missing"]) == (before, [1])
        assert other.command("consent", request=ada.news["requests"][0]["id"], yes=False)["type"] == "ack"
        ada.until(lambda message: message["type"] == "position" and not message["requests"])
        assert ada.ply == before


def test_a_table_may_be_opened_so_that_who_is_away_is_not_asked(client: TestClient) -> None:
    table, ben = table_of_two(client, take_back="present")
    assert client.get(f"/api/tables/{table}").json()["take_back"] == "present"
    ben.post(f"/api/tables/{table}/leave", json={"bot": "random"})
    with page(client, table, 0) as ada:
        ada.play_on(Random(1), 3)
        ada.wait_for_turn()
        before = ada.ply
        assert ada.command("take_back", seen=ada.seen)["type"] == "ack"
        ada.until(lambda message: message["type"] == "position" and message["position"]["ply"] < before)


def test_a_wish_that_nobody_answers_does_not_stop_the_bots_for_ever(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite", request_patience=0.0) as client:
        table, ben = table_of_two(client)
        with page(client, table, 0) as ada:
            play(ada, move="place smuggle")
            ada.command("take_back", seen=1)
            ben.post(f"/api/tables/{table}/leave", json={"bot": "random"})
            ada.until(lambda message: message["type"] == "position" and message["position"]["ply"] > 1)
            assert ada.news["requests"] == []


def test_bots_wait_while_a_wish_is_open(client: TestClient) -> None:
    table, ben = table_of_two(client)
    with page(client, table, 0) as ada:
        play(ada, move="place smuggle")
        ada.command("take_back", seen=1)
        ben.post(f"/api/tables/{table}/leave", json={"bot": "random"})
        room = client.app.state.hall.rooms[table]  # type: ignore[attr-defined]
        assert is_held_up(room.table)
        assert ada.command("consent", request=room.table.requests[0].id, yes=False)["type"] == "ack"
        ada.until(lambda message: message["type"] == "position" and message["position"]["ply"] > 1)


def test_a_wish_leaves_with_whoever_had_it(client: TestClient) -> None:
    table, ben = table_of_two(client)
    with page(client, table, 0) as ada, page(ben, table, 1) as other:
        play(ada, other, move="place smuggle")
        ada.command("take_back", seen=1)
        client.post(f"/api/tables/{table}/leave", json={"bot": "random"})
        other.until(lambda message: message["type"] == "table")
        other.until(lambda message: message["type"] == "position" and not message["requests"])
        assert other.news["position"]["ply"] == 1


def test_bots_always_consent(client: TestClient) -> None:
    table = open_table(client, "watch", "me", "random", **FIRST)
    with page(client, table["id"], 0) as ada:
        ada.play_on(Random(1), 3)
        ada.wait_for_turn()
        before = ada.news["position"]["ply"]
        assert ada.command("take_back", seen=ada.seen)["type"] == "ack"
        ada.until(lambda message: message["type"] == "position" and message["position"]["ply"] < before)
