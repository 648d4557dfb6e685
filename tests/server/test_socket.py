"""At the table: moves, resends, hot seat, chat, explanations."""

from random import Random

import msgspec
import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from chefetage.core.catalog import catalog
from chefetage.server.messages import PROTOCOL
from tests.server.support import FIRST, open_table, page, play, table_of_two, visitor


@pytest.mark.parametrize("game", sorted(catalog()))
def test_a_whole_game_against_bots(client: TestClient, game: str) -> None:
    table = open_table(client, game, "me", "random", "random")
    with page(client, table["id"], 0) as ada:
        ada.play_on(Random(3))
        result = ada.news["position"]["result"]
        ada.until(lambda message: message["type"] == "table")
    assert len(result["totals"]) == 3
    assert ada.table["status"] == "over"
    assert ada.table["seed"] is not None


@pytest.mark.parametrize(("game", "rivals"), [("ground_floor", ["Pei"]), ("smartphone_inc", ["Steve"]), ("watch", [])])
def test_a_whole_game_alone_against_the_opponent_of_the_rulebook(
    client: TestClient, game: str, rivals: list[str]
) -> None:
    table = open_table(client, game, "me")
    assert table["status"] == "playing"
    with page(client, table["id"], 0) as ada:
        ada.play_on(Random(3))
    result = ada.news["position"]["result"]
    assert len(result["totals"]) == 1
    assert [rival["name"] for rival in result["rivals"]] == rivals
    assert all(rival["total"] == sum(line["points"] for line in rival["sheet"]) for rival in result["rivals"])


def test_hello_says_which_protocol_and_build(client: TestClient) -> None:
    table = open_table(client, "watch", "me", "here")
    with page(client, table["id"], 0) as ada:
        hello = ada.heard[0]
    assert (hello["type"], hello["protocol"]) == ("hello", PROTOCOL)
    assert hello["build"] == client.get("/api/info").json()["build"]


def test_an_unknown_table_closes_the_socket(client: TestClient) -> None:
    address = "ws://localhost/api/tables/none/socket"
    with client.websocket_connect(address) as session, pytest.raises(WebSocketDisconnect) as closed:
        session.receive_text()
    assert closed.value.code == 4404


def test_a_command_sent_twice_is_done_once(client: TestClient) -> None:
    table, ben = table_of_two(client)
    with page(client, table, 0) as ada, page(ben, table, 1) as other:
        first = ada.move("place smuggle", id="same")
        again = ada.move("place smuggle", id="same", seen=0)
        assert first == again == {"type": "ack", "id": "same", "seen": 1}
        other.wait_for(1)
        assert other.news["position"]["ply"] == 1


def test_another_persons_command_may_have_the_same_id(client: TestClient) -> None:
    table, ben = table_of_two(client)
    with page(client, table, 0) as ada, page(ben, table, 1) as other:
        ada.move("place smuggle", id="same")
        other.wait_for(1)
        assert other.move("place sell", id="same") == {"type": "ack", "id": "same", "seen": 2}


@pytest.mark.parametrize("seen", [0, 2, 99])
def test_a_move_for_another_position_is_stale(client: TestClient, seen: int) -> None:
    table, _ = table_of_two(client)
    with page(client, table, 0) as ada:
        play(ada, move="place smuggle")
        answer = ada.move("place sell", seen=seen)
    assert (answer["reason"], answer["rule"]) == ("stale", "")


def test_nobody_moves_for_another(client: TestClient) -> None:
    table, ben = table_of_two(client)
    with page(ben, table, 1) as other:
        for seat in (0, -1, 7):
            answer = other.command("move", seen=0, seat=seat, move="place smuggle")
            assert (answer["type"], answer["reason"]) == ("nack", "not-yours")


def test_a_refused_move_is_explained(client: TestClient) -> None:
    table, ben = table_of_two(client)
    with page(client, table, 0) as ada, page(ben, table, 1, "de") as other:
        play(ada, other, move="place smuggle")
        answer = other.move("place smuggle")
        assert (answer["reason"], answer["rule"]) == ("refused", "WA-5.1")
        explained = other.command("explain", move="place smuggle")
        assert (explained["legal"], explained["text"]) == (False, answer["text"])
        assert other.command("explain", move="place sell")["legal"]
        assert other.command("explain", seat=0, move="place sell")["reason"] == "not-yours"
        assert not other.command("explain", move="fly")["legal"]


def test_a_game_that_is_over_takes_no_move(client: TestClient) -> None:
    table = open_table(client, "watch", "me", "random")
    with page(client, table["id"], 0) as ada:
        ada.play_on(Random(5))
        assert ada.move("finish")["reason"] == "over"


def test_before_the_start_there_is_no_move(client: TestClient) -> None:
    table = open_table(client, "watch", "me", "link", **FIRST)
    with page(client, table["id"]) as ada:
        assert ada.move("place smuggle", seat=0)["reason"] == "bad"


def test_people_at_one_screen_look_from_their_own_seats(client: TestClient) -> None:
    table = open_table(client, "watch", "me", "here", **FIRST)
    with page(client, table["id"], 0) as screen:
        play(screen, move="place watch")
        assert screen.news["position"]["viewer"] == 0
        screen.join(1)
        assert screen.news["position"]["viewer"] == 1
        play(screen, move="place sell")
        assert screen.seen == 2


def test_nobody_looks_from_anothers_seat(client: TestClient) -> None:
    table, ben = table_of_two(client)
    with ben.websocket_connect(f"ws://localhost/api/tables/{table}/socket?seat=0") as session:
        session.send_text('{"type":"join","seat":0}')
        while (news := msgspec.json.decode(session.receive_text()))["type"] != "position":
            pass
    assert news["position"]["viewer"] == -1
    assert news["position"]["offers"] == []


def test_spectators_are_counted_and_seats_show_who_is_there(client: TestClient) -> None:
    table, _ = table_of_two(client)
    watcher = visitor(client)
    watcher.put("/api/me", json={"name": "Cleo"})
    with page(client, table, 0) as ada:
        with page(watcher, table) as cleo:
            ada.until(lambda message: message["type"] == "table" and message["table"]["spectators"] == 1)
            assert [seat["connected"] for seat in cleo.table["seats"]] == [True, False]
            assert "Cleo" not in str(ada.table)
        ada.until(lambda message: message["type"] == "table" and message["table"]["spectators"] == 0)


def test_chat_reaches_all_and_stays(client: TestClient) -> None:
    table, ben = table_of_two(client)
    with page(client, table, 0) as ada, page(ben, table, 1) as other:
        ada.send(type="chat", id="c1", text="  Hello\0\u202e <b>Ben</b> ")
        other.until(lambda message: message["type"] == "chat" and message["entries"] != [])
    said = other.chat[-1]
    assert (said["name"], said["seat"], said["text"], said["number"]) == ("Ada", 0, "Hello <b>Ben</b>", 1)
    with page(ben, table, 1) as again:
        again.until(lambda message: message["type"] == "chat")
        assert [entry["text"] for entry in again.chat] == ["Hello <b>Ben</b>"]


def test_the_log_comes_whole_at_first_and_then_in_parts(client: TestClient) -> None:
    table, ben = table_of_two(client)
    with page(client, table, 0) as ada, page(ben, table, 1) as other:
        play(ada, other, move="place smuggle")
        assert other.news["since"] == 0
        play(other, ada, move="place sell")
        assert ada.news["since"] == 1
        assert {line["ply"] for line in ada.news["position"]["log"]} == {2}
        ada.join(0)
        assert ada.news["since"] == 0
        assert {line["ply"] for line in ada.news["position"]["log"]} == {0, 1, 2}


def test_what_cannot_be_understood_is_answered(client: TestClient) -> None:
    table, _ = table_of_two(client)
    with page(client, table, 0) as ada:
        ada.receive()  # the chat, which is empty
        for text in ("", "[]", '{"type":"fly"}', '{"type":"move"}', "[" * 2000, '{"type":"ping","x":1}'):
            ada.session.send_text(text)
            assert ada.receive()["type"] == "error"
        ada.send(type="ping")
        assert ada.receive() == {"type": "pong"}


def test_simultaneous_plans_do_not_make_each_other_stale(client: TestClient) -> None:
    """Nor do they keep anybody from taking back a plan that no one has seen."""
    table = open_table(client, "smartphone_inc", "me", "here", "link", seed="5")
    ben = visitor(client)
    ben.post(f"/api/tables/{table['id']}/join", json={"name": "Ben", "agrees": True})
    client.post(f"/api/tables/{table['id']}/start", json={})
    with page(client, table["id"], 0) as ada, page(ben, table["id"], 2) as other:
        assert ada.news["position"]["actors"] == [0, 1, 2]
        play(ada, move=ada.offers[0])
        assert other.move(other.offers[0], seen=0) | {"id": ""} == {"type": "ack", "id": "", "seen": 2}
        ada.wait_for(2)
        other.wait_for(2)
        mine = other.news["position"]["view"]
        assert ada.command("undo", seen=2, to="move")["type"] == "ack"
        other.wait_for(3)
        assert other.news["position"]["actors"] == [0, 1]
        assert other.news["position"]["view"]["companies"][2] == mine["companies"][2]
