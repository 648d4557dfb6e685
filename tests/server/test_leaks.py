"""Nothing hidden leaves the server: what a viewer gets depends on nothing that the viewer cannot know."""

from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient

from chefetage.core.catalog import catalog
from chefetage.core.chance import Chance
from chefetage.core.engine_mode import is_compiled
from chefetage.core.state import NOBODY
from chefetage.playing.match import Match
from chefetage.server import socket
from chefetage.server.messages import Explain
from chefetage.server.rooms.room import Room
from tests.server.bench import Bench, FakePage, opening
from tests.server.support import open_table, page, play, visitor

GAMES = sorted(catalog())
IMAGINED = 3  # states for each viewer and position
TRIED = 30  # moves to be explained
POSITIONS = 40 if is_compiled() else 12


@pytest.mark.parametrize("game", GAMES)
def test_what_is_sent_is_the_same_for_all_states_that_a_viewer_can_imagine(game: str, tmp_path: Path) -> None:
    bench = Bench(tmp_path / "tables.sqlite")
    room = bench.open(opening(game, "ada", "ben", "cleo", seed=3))
    chance, choice = Chance.of(7, ["imagination"]), Random(2)
    every = 0
    while room.table.status != "over":
        if every % max(1, 160 // POSITIONS) == 0:
            for viewer in (NOBODY, 0, 1, 2):
                check_viewer(room, viewer, chance, choice)
        every += 1
        actor = choice.choice(room.table.actors)
        move = choice.choice(room.table.match.game.legal_moves(room.table.match.state, actor))
        room.table.match.apply(actor, move)
    bench.close()


def check_viewer(room: Room, viewer: int, chance: Chance, choice: Random) -> None:
    true_match = room.table.match
    sent = everything(room, viewer, choice.getstate())
    for _ in range(IMAGINED):
        room.table.match = imagined(true_match, viewer, chance)
        assert everything(room, viewer, choice.getstate()) == sent
    room.table.match = true_match


def imagined(match: Match, viewer: int, chance: Chance) -> Match:
    """The same story, another truth behind it."""
    other = match.past(match.ply)
    journal = other.state.journal
    other.state = match.game.determinize(match.state, viewer, chance)
    other.state.journal = journal
    return other


def everything(room: Room, viewer: int, tries: Any) -> list[bytes]:
    """All that the server would send to a viewer about a position, explanations included."""
    sent = [msgspec.json.encode(room.audience.position_news(room.table, viewer, lang)) for lang in ("en", "de")]
    if viewer == NOBODY:
        return sent
    reader = FakePage(["ada", "ben", "cleo"][viewer], viewer)
    game, draw = room.table.match.game, Random()
    draw.setstate(tries)
    for number in draw.sample(range(game.move_count), min(TRIED, game.move_count)):
        question = Explain("why", viewer, game.notation(number))
        sent.append(msgspec.json.encode(socket.explained(question, room, reader)))
    return sent


@pytest.mark.parametrize("game", GAMES)
def test_secrets_of_the_server_are_in_no_message(client: TestClient, game: str) -> None:
    """Seeds before the end, other people's identities, the key of the cookies."""
    table = open_table(client, game, "me", "random", "random")
    other = visitor(client)
    hall = client.app.state.hall  # type: ignore[attr-defined]
    secrets = [hall.rooms[table["id"]].table.match.record.header.seed, hall.storage.key().hex()]
    holders = {seat.holder for seat in hall.rooms[table["id"]].table.seats if seat.holder}
    with page(client, table["id"], 0) as ada, page(other, table["id"]) as watcher:
        ada.play_on(Random(4), 12)
        for path in ("", "/replay", "/replay/3", "/replay/last", "/replay?viewer=0"):
            answer = client.get(f"/api/tables/{table['id']}{path}")
            assert answer.status_code == 200
            assert not [secret for secret in [*secrets, *holders] if secret in answer.text]
        assert client.get(f"/api/tables/{table['id']}/record").status_code == 409
        while watcher.seen < ada.seen:
            watcher.receive()
    traffic = str(ada.heard) + str(watcher.heard)
    assert not [secret for secret in [*secrets, *holders] if secret in traffic]


def test_plans_of_others_are_not_sent(client: TestClient) -> None:
    table = open_table(client, "smartphone_inc", "me", "link", seed="5")
    ben = visitor(client)
    ben.post(f"/api/tables/{table['id']}/join", json={"agrees": True})
    client.post(f"/api/tables/{table['id']}/start", json={})
    with page(client, table["id"], 0) as ada, page(ben, table["id"], 1) as other:
        while 1 in other.news["position"]["actors"]:
            play(other, move=other.offers[0])
        ada.wait_for(1)
        assert ada.news["position"]["actors"] == [0]
        plans = [one.news["position"]["view"]["companies"][1]["plan"] for one in (ada, other)]
    assert (plans[0], plans[1] is None) == (None, False)


def test_positions_from_other_seats_open_only_after_the_end(client: TestClient) -> None:
    table = open_table(client, "watch", "me", "random")
    path = f"/api/tables/{table['id']}/replay/0"
    for viewer in ("1", "open"):
        assert client.get(f"{path}?viewer={viewer}").json()["error"] == "viewer-not-yet"
    assert visitor(client).get(f"{path}?viewer=0").status_code == 403
    with page(client, table["id"], 0) as ada:
        ada.play_on(Random(2))
    for viewer in ("0", "1", "open"):
        assert client.get(f"{path}?viewer={viewer}").status_code == 200


def test_before_the_start_nobody_sees_the_cards_of_a_seat(client: TestClient) -> None:
    """Or one could try all seats before taking the best."""
    table = open_table(client, "watch", "me", "link", options={"start_player": "1"})["id"]
    with page(client, table) as ada:
        ada.send(type="join", seat=0, lang="en")
        ada.until(lambda message: message["type"] == "position")
        assert [board["hand"] for board in ada.news["position"]["view"]["boards"]] == [None, None]
        assert ada.offers == []
        assert ada.command("explain", seat=0, move="place smuggle")["reason"] == "bad"
        assert client.get(f"/api/tables/{table}/replay/0?viewer=0").json()["error"] == "viewer-not-yet"
        client.post(f"/api/tables/{table}/start", json={"fill": "random"})
        ada.until(lambda message: message["type"] == "position" and message["position"]["viewer"] == 0)
        assert [board["hand"] is None for board in ada.news["position"]["view"]["boards"]] == [False, True]


def test_a_seat_that_was_given_up_is_seen_no_more(client: TestClient) -> None:
    """The page of whoever left before the start is still open when somebody else has taken the seat."""
    table = open_table(client, "watch", "me", "link", options={"start_player": "1"})
    path = f"/api/tables/{table['id']}"
    ben, cleo = visitor(client), visitor(client)
    ben.post(f"{path}/join", json={"name": "Ben"})
    with page(ben, table["id"]) as spy:
        spy.send(type="join", seat=1, lang="en")
        ben.post(f"{path}/leave", json={})
        cleo.post(f"{path}/join", json={"name": "Cleo"})
        client.post(f"{path}/start", json={})
        spy.until(lambda message: message["type"] == "table" and message["table"]["status"] == "playing")
        spy.until(lambda message: message["type"] == "position")
        assert spy.news["position"]["viewer"] == NOBODY
        assert [board["hand"] for board in spy.news["position"]["view"]["boards"]] == [None, None]
