"""A disk that fails: the page is told to try again, and nothing half done is seen."""

from pathlib import Path

import pytest

from chefetage.server.socket.messages import Move
from chefetage.server.storage.storage import Card, Row, StorageFailed
from tests.server.bench import Bench, FakePage, opening


def test_a_move_that_cannot_be_written_did_not_happen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bench = Bench(tmp_path / "tables.sqlite")
    room = bench.open(opening("councils_contracts", "ada", "ben"))
    seat = room.table.actors[0]
    move = room.table.match.game.notation(room.table.match.game.legal_moves(room.table.match.state, seat)[0])
    page = FakePage(["ada", "ben"][seat], seat)
    room.connections.add(page)
    command = Move("id", 1, seat, move)

    async def full(row: Row, card: Card) -> None:
        raise StorageFailed("disk full")

    with monkeypatch.context() as broken:
        broken.setattr(bench.hall.storage, "append", full)
        assert bench.perform(page, command) == {"type": "retry", "id": "id"}
    assert (room.table.ply, page.messages[-2]["type"], page.messages[-2]["ply"]) == (0, "position", 0)
    assert bench.perform(page, command) == {"type": "ack", "id": "id", "ply": 1}
    bench.close()
