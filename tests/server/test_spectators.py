"""Those who only watch: a number, one stream for all, and hardly any work for the others when one more comes."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from starlette.websockets import WebSocketDisconnect

from chefetage.server.rooms import audience
from chefetage.server.rooms.connection import TRY_AGAIN_LATER
from chefetage.server.rooms.room import Room
from chefetage.table.summary import summary
from tests.server.bench import Bench, FakePage, opening
from tests.server.support import open_table, page, running, visitor

CROWD = 50


def news(page: FakePage) -> list[dict[str, Any]]:
    return [message["table"] for message in page.messages if message["type"] == "table"]


async def told(room: Room) -> None:
    """Until everybody knows who is there."""
    while room.news is not None:
        await asyncio.sleep(0)


async def crowd(room: Room) -> list[FakePage]:
    pages = [FakePage(f"watcher {number}", -1) for number in range(CROWD)]
    for one in pages:
        room.enter(one)
    await told(room)
    return pages


def test_many_who_come_at_once_are_one_piece_of_news(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bench = Bench(tmp_path / "tables.sqlite")
    room = bench.open(opening("watch", "ada", "ben"))
    written: list[str] = []

    def counted(table: Any, identity: str, *more: Any) -> Any:
        written.append(identity)
        return summary(table, identity, *more)

    monkeypatch.setattr(audience, "summary", counted)
    ada = FakePage("ada", 0)
    room.audience.enter(ada)
    pages = bench.run(crowd(room))
    assert [table["spectators"] for table in news(ada)] == [CROWD]
    assert sorted(written) == ["", "ada"]  # written once for all spectators
    assert len({one.sent[-1] for one in pages}) == 1
    bench.close()


def test_who_came_and_has_gone_is_no_news(tmp_path: Path) -> None:
    bench = Bench(tmp_path / "tables.sqlite")
    room = bench.open(opening("watch", "ada", "ben"))
    ada, cleo = FakePage("ada", 0), FakePage("cleo", -1)

    async def come_and_go() -> None:
        room.enter(ada)
        await told(room)
        room.enter(cleo)
        room.leave(cleo)
        await told(room)

    bench.run(come_and_go())
    assert [table["spectators"] for table in news(ada)] == [0]
    bench.close()


def test_two_pages_of_one_person_are_one_spectator(tmp_path: Path) -> None:
    bench = Bench(tmp_path / "tables.sqlite")
    room = bench.open(opening("watch", "ada", "ben"))
    for one in (FakePage("cleo", -1), FakePage("cleo", -1), FakePage("ben", 1)):
        room.audience.enter(one)
    presence = room.audience.presence(room.table)
    assert (presence.connected, presence.spectators) == ({"ben"}, 1)
    assert room.audience.spectating_pages(room.table) == 2
    bench.close()


def test_a_table_has_room_for_so_many_spectators_and_always_for_its_players(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite", spectators_per_table=1) as ada:
        table = open_table(ada, "watch", "me", "here")["id"]
        with page(visitor(ada), table):
            late = visitor(ada).websocket_connect(f"ws://localhost/api/tables/{table}/socket")
            with late as session, pytest.raises(WebSocketDisconnect) as closed:
                session.receive_text()
            with page(ada, table, 0) as own:
                assert own.news["position"]["viewer"] == 0
    assert closed.value.code == TRY_AGAIN_LATER
