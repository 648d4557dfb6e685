"""While players decide in secret, nothing that others get depends on what or how much was chosen."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest
from starlette.testclient import TestClient

from chefetage.bots import levels
from chefetage.bots.levels import Strength, StrengthFile
from chefetage.core.state import NOBODY
from chefetage.server.messages import Move
from chefetage.server.rooms import bots as rooms_bots
from chefetage.server.rooms.bots import open_pace, secret_pace
from chefetage.server.rooms.room import Room
from chefetage.table.entries import Opened
from tests.server.bench import Bench, FakePage, unsure_disk
from tests.server.support import Json, Page, page, play, seats, visitor
from tests.table.planning import PLANNERS, plan, planning, table_of_planners

At = tuple[str, dict[int, TestClient], dict[int, Page]]


def open_planning(client: TestClient) -> tuple[str, TestClient, TestClient]:
    """A table where Ada, Ben and Cleo are about to plan."""
    record = planning().record
    lines = [msgspec.json.encode(record.header), *map(msgspec.json.encode, record.moves)]
    wish = {"record": b"\n".join(lines).decode(), "ply": planning().ply, "seats": seats("me", "link", "link")}
    table = client.post("/api/records/tables", json=wish).json()["id"]
    ben, cleo = visitor(client), visitor(client)
    for somebody in (ben, cleo):
        somebody.post(f"/api/tables/{table}/join", json={"agrees": True})
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


@contextmanager
def at_the_table(client: TestClient) -> Iterator[At]:
    """The table, those who are not Ada, and all pages."""
    table, ben, _ = open_planning(client)
    watcher = visitor(client)
    with page(client, table, 0) as ada, page(ben, table, 1) as other, page(watcher, table) as looking:
        for somebody in (ada, other, looking):
            news(somebody)
        yield table, {1: ben, NOBODY: watcher}, {0: ada, 1: other, NOBODY: looking}


def planned(client: TestClient, moves: list[str]) -> dict[int, list[Any]]:
    """What others hear when Ada makes her plan, nothing before the last move, and what they are told if they ask."""
    with at_the_table(client) as (table, people, pages):
        before = {seat: asked_for(somebody, table, seat) for seat, somebody in people.items()}
        for move in moves[:-1]:
            play(pages[0], move=move)
            assert [news(pages[seat]) for seat in people] == [[], []]
            assert {seat: asked_for(somebody, table, seat) for seat, somebody in people.items()} == before
        play(pages[0], move=moves[-1])
        heard = {seat: news(pages[seat]) for seat in people}
        return {seat: [heard[seat], without_times(asked_for(people[seat], table, seat))] for seat in people}


def without_times(answers: list[Any]) -> list[Any]:
    """Tables have other names and times each time."""
    summary, tables, *rest = answers
    return [summary | {"id": ""}, [one | {"id": "", "changed": 0} for one in tables], *rest]


def test_others_hear_only_that_somebody_has_decided(client: TestClient) -> None:
    heard = [planned(client, plan(0, placed)) for placed in (0, 1, 2)]
    for messages, _ in heard[0].values():
        assert [message["type"] for message in messages] == ["position"]
        assert messages[0]["position"]["actors"] == [1, 2]
    assert heard[1] == heard[0]
    assert heard[2] == heard[0]


def test_a_take_back_in_secret_is_heard_by_nobody_else(client: TestClient) -> None:
    with at_the_table(client) as (_, people, pages):
        play(pages[0], move=plan(0, 2)[0])
        assert pages[0].command("undo", seen=pages[0].seen, to="move")["type"] == "ack"
        assert [news(pages[seat]) for seat in people] == [[], []]


def test_a_secret_move_that_was_written_after_all_is_told_to_its_player_only(tmp_path: Path) -> None:
    bench = Bench(tmp_path / "tables.sqlite")
    record = planning().record
    room = bench.open(msgspec.structs.replace(table_opening(), moves=list(record.moves)))
    pages = [FakePage(name, seat) for seat, name in enumerate(PLANNERS)]
    room.audience.connections.update(pages)
    with unsure_disk(bench.hall.storage):
        assert bench.perform(pages[0], Move("id", 0, 0, plan(0, 0)[0])) == {"type": "retry", "id": "id"}
    assert [[message["type"] for message in one.messages] for one in pages] == [["position", "retry"], [], []]
    bench.close()


def table_opening() -> Any:
    """The first entry of a table where three people are about to plan."""
    table = table_of_planners()
    header = table.match.record.header
    return Opened(header.game, header.rules, header.options, header.seed, table.seats)


# Bots.


@pytest.fixture
def with_bots(client: TestClient) -> Iterator[tuple[Page, Room]]:
    """Ada and two bots are about to plan."""
    record = planning().record
    lines = [msgspec.json.encode(record.header), *map(msgspec.json.encode, record.moves)]
    wish = {"record": b"\n".join(lines).decode(), "ply": planning().ply, "seats": seats("me", "random", "random")}
    table = client.post("/api/records/tables", json=wish).json()["id"]
    with page(client, table, 0) as ada:
        news(ada)
        yield ada, cast(Any, client.app).state.hall.rooms[table]


def test_bots_plan_without_a_sound_until_people_have_decided(with_bots: tuple[Page, Room]) -> None:
    ada, room = with_bots
    while len(room.bots.kept) < 2:
        assert news(ada) == []
    assert len(room.table.match.record.moves) > planning().ply  # both have begun, and only the last move is missing
    assert news(ada) == []
    for move in plan(0, 1):
        play(ada, move=move)
    ada.until(lambda message: message["type"] == "position" and message["position"]["step"] != "plan")
    told = [message["position"] for message in ada.heard if message["type"] == "position"]
    assert [position["actors"] for position in told if position["step"] == "plan"] == [[0, 1, 2]] * 3 + [[1, 2], [2]]


def test_bots_wait_for_a_person_who_thinks_better_of_it(
    client: TestClient, with_bots: tuple[Page, Room], monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, room = with_bots
    goes_on = asyncio.Event()
    monkeypatch.setattr(rooms_bots, "wait_until", lambda moment: goes_on.wait())
    while len(room.bots.kept) < 2:
        assert news(ada) == []
    for move in plan(0, 0):
        play(ada, move=move)
    ada.wait_for(ada.command("undo", seen=ada.seen, to="move")["seen"])
    assert client.portal is not None
    client.portal.call(goes_on.set)
    while room.bots.is_playing:
        assert news(ada) == []
    assert sorted(room.bots.kept) == [1, 2]
    assert room.table.actors == [0, 1, 2]


@pytest.mark.parametrize(
    ("took", "shown"), [(0.0, 0.5), (0.1, 0.5), (0.5, 0.5), (0.6, 10), (9, 10), (10, 10), (11, 20)]
)
def test_how_long_bots_thought_in_secret_is_not_seen(took: float, shown: float) -> None:
    assert secret_pace(0.5, usual=0.01).moment(7, 7 + took) == 7 + shown


@pytest.mark.parametrize(("took", "shown"), [(0.0, 0.5), (0.5, 0.5), (0.6, 2.5), (2.5, 2.5), (2.6, 5)])
def test_nor_how_long_they_thought_before_all(took: float, shown: float) -> None:
    assert open_pace(0.5, usual=0.01).moment(7, 7 + took) == 7 + shown


@pytest.mark.parametrize(("took", "shown"), [(0.0, 6), (1, 6), (6, 6), (6.1, 12)])
def test_bots_that_usually_think_long_are_shown_at_their_own_pace(took: float, shown: float) -> None:
    """A decision that was quick for once is not told from the others."""
    assert open_pace(0.5, usual=2).moment(7, 7 + took) == 7 + shown


def test_several_slow_decisions_in_secret_are_not_counted_by_the_clock() -> None:
    pace = secret_pace(0.5, usual=2)
    assert {pace.moment(7, 7 + decisions * 2) for decisions in range(1, 21)} == {7 + 40}


def test_bots_that_are_to_answer_at_once_do() -> None:
    assert secret_pace(0.0, usual=2).moment(5, 8) == 5
    assert open_pace(0.0, usual=2).moment(5, 8) == 5


def test_the_pace_of_a_table_follows_from_its_bots(
    with_bots: tuple[Page, Room], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Measured with the compiled engine; what people hold or bots are dealt is not asked for."""
    _, room = with_bots
    measured = StrengthFile(strength=[Strength(3, "level5", "level4", 0.5, 0.4, 0.6, 100, 40.0)])
    monkeypatch.setattr(levels, "strength_of", lambda game: measured)
    monkeypatch.setattr(room.bots, "delay", 0.1)
    room.table.seats[2] = msgspec.structs.replace(room.table.seats[2], bot="level5")
    usual = 0.04 * levels.slowdown()
    assert room.bots.open_pace(1) == open_pace(0.1, 0.0)
    assert room.bots.open_pace(2) == open_pace(0.1, usual)
    assert room.bots.secret_pace() == secret_pace(0.1, usual)
