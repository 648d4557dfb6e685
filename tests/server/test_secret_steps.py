"""While players decide in secret, nothing that others get depends on what or how much was chosen."""

from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient

from chefetage.bots.playing import decisions
from chefetage.bots.random import RandomBot
from chefetage.core.bits import count
from chefetage.core.catalog import find_game
from chefetage.core.state import NOBODY
from chefetage.playing.match import Match
from tests.server.support import Json, Page, page, play, seats, visitor

PLANNERS = 3


def improvements(match: Match) -> int:
    """That the first player may place."""
    return count(match.state.companies[0].unused)  # type: ignore[attr-defined]


@cache
def planning() -> Match:
    """Everybody is to plan, and the first has two improvements or more to place."""
    match = Match.start("smartphone_inc", 5, {}, ["human"] * PLANNERS)
    for player, move in decisions(match.game, match.state, [RandomBot(1)] * PLANNERS):
        if match.game.step_name(match.state) == "plan" and improvements(match) >= 2:
            break
        match.apply(player, move)
    assert match.game.actors(match.state) == list(range(PLANNERS))
    return match


def plan(placed: int) -> list[str]:
    """A plan of the first player with so many improvements on it."""
    match, moves = planning().copy(), list[str]()
    while 0 in match.game.actors(match.state):
        offers = [match.game.notation(move) for move in match.game.legal_moves(match.state, 0)]
        wanted = "lay" if not moves else "place" if len(moves) <= placed else "finish"
        moves.append(next(offer for offer in offers if offer.startswith(wanted)))
        match.play(0, moves[-1])
    return moves


def open_planning(client: TestClient) -> tuple[str, TestClient, TestClient]:
    """A table where Ada, Ben and Cleo are about to plan."""
    record = planning().record
    lines = [msgspec.json.encode(record.header), *map(msgspec.json.encode, record.moves)]
    wish = {"record": b"\n".join(lines).decode(), "ply": planning().ply, "seats": seats("me", "link", "link")}
    table = client.post("/api/records/tables", json=wish).json()["id"]
    ben, cleo = visitor(client), visitor(client)
    for somebody in (ben, cleo):
        somebody.post(f"/api/tables/{table}/join", json={})
    client.post(f"/api/tables/{table}/start", json={})
    return table, ben, cleo


def news(page: Page) -> list[Json]:
    """All that was sent to a page since it was last asked: it comes before the answer to a ping."""
    before = len(page.heard)
    page.send(type="ping")
    page.until(lambda message: message["type"] == "pong")
    return page.heard[before:-1]


def asked_for(somebody: TestClient, table: str, seat: int) -> list[Any]:
    """All that requests tell of a table."""
    paths = [f"/tables/{table}", "/tables", f"/tables/{table}/replay?viewer={seat}", f"/tables/{table}/replay/0"]
    return [somebody.get(f"/api{path}").json() for path in paths]


@pytest.fixture
def at_the_table(client: TestClient) -> Iterator[tuple[str, dict[int, TestClient], dict[int, Page]]]:
    table, ben, _ = open_planning(client)
    watcher = visitor(client)
    with page(client, table, 0) as ada, page(ben, table, 1) as other, page(watcher, table) as looking:
        for somebody in (ada, other, looking):
            news(somebody)
        yield table, {1: ben, NOBODY: watcher}, {0: ada, 1: other, NOBODY: looking}


def planned(at_the_table: Any, moves: list[str]) -> dict[int, list[Json]]:
    """What others hear when Ada makes her plan: nothing before the last move."""
    table, people, pages = at_the_table
    before = {seat: asked_for(somebody, table, seat) for seat, somebody in people.items()}
    for move in moves[:-1]:
        play(pages[0], move=move)
        assert [news(pages[seat]) for seat in people] == [[], []]
        assert {seat: asked_for(somebody, table, seat) for seat, somebody in people.items()} == before
    play(pages[0], move=moves[-1])
    return {seat: news(pages[seat]) for seat in people}


@pytest.fixture(scope="module")
def heard() -> dict[int, dict[int, list[Json]]]:
    """By number of placed improvements: what others heard."""
    return {}


@pytest.mark.parametrize("placed", [0, 1, 2])
def test_others_hear_only_that_somebody_has_decided(at_the_table: Any, placed: int, heard: Any) -> None:
    moves = plan(placed)
    assert sum(move.startswith("place") for move in moves) == placed
    heard[placed] = planned(at_the_table, moves)
    for messages in heard[placed].values():
        assert [message["type"] for message in messages] == ["position"]
        assert messages[0]["position"]["actors"] == [1, 2]
    assert all(one == heard[placed] for one in heard.values())


def test_a_take_back_in_secret_is_heard_by_nobody_else(at_the_table: Any) -> None:
    _, people, pages = at_the_table
    play(pages[0], move=plan(2)[0])
    assert pages[0].command("undo", seen=pages[0].seen, to="move")["type"] == "ack"
    assert [news(pages[seat]) for seat in people] == [[], []]


def test_bots_plan_without_a_sound(client: TestClient) -> None:
    """However many moves a bot's plan has, others hear once that it has decided."""
    record = planning().record
    lines = [msgspec.json.encode(record.header), *map(msgspec.json.encode, record.moves)]
    wish = {"record": b"\n".join(lines).decode(), "ply": planning().ply, "seats": seats("me", "greedy", "greedy")}
    table = client.post("/api/records/tables", json=wish).json()["id"]
    with page(client, table, 0) as ada:
        while ada.news["position"]["actors"] != [0]:
            ada.receive()
        told = [message["position"]["actors"] for message in ada.heard if message["type"] == "position"]
        room = client.app.state.hall.rooms[table]  # type: ignore[attr-defined]
        moves = [line.seat for line in room.table.match.record.moves[planning().ply :]]
    assert all(len(later) < len(earlier) for earlier, later in pairwise(told))
    assert len(moves) > 2
    assert find_game("smartphone_inc").steps[int(room.table.match.state.step)].secret
