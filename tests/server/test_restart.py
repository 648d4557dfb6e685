"""The server ends, orderly or not, and nothing that was acknowledged is lost or doubled."""

import asyncio
import signal
import sqlite3
import subprocess
from pathlib import Path
from random import Random

import msgspec
import pytest

from chefetage.server.rooms.log import load
from chefetage.server.storage.storage import Row
from tests.server.process import Player, ServerProcess


def logs(database: Path) -> dict[str, list[Row]]:
    connection = sqlite3.connect(database)
    assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    rows = connection.execute("SELECT * FROM event ORDER BY table_id, number").fetchall()
    connection.close()
    found: dict[str, list[Row]] = {}
    for table, number, version, cid, *rest in rows:
        found.setdefault(table, []).append(Row(table, number, version, cid or "", *rest))
    return found


def check(players: list[Player], database: Path) -> None:
    """Lost none, doubled none, no gaps, every position as its hash says."""
    found = logs(database)
    for player in players:
        rows = found[player.table]
        load(player.table, rows)
        by_id = {row.cid.partition(":")[2]: row for row in rows if row.cid}
        assert len(by_id) == len([row for row in rows if row.cid])
        for command, (seen, move) in player.acked.items():
            assert by_id[command].version == seen
            assert msgspec.json.decode(by_id[command].payload)["move"] == move


async def under_fire(server: ServerProcess, players: list[Player], kills: int, how: signal.Signals) -> None:
    """People play while the server ends again and again."""
    done = asyncio.Event()
    playing = [asyncio.create_task(player.play(done)) for player in players]
    chance = Random(kills)
    for _ in range(kills):
        await progress(players)
        await asyncio.sleep(chance.random() / 2)
        await asyncio.to_thread(server.stop, how)
        await asyncio.to_thread(server.start)
    await progress(players)
    done.set()
    await asyncio.gather(*playing)


async def progress(players: list[Player]) -> None:
    """Until everybody has moved again."""
    before = {player: len(player.acked) for player in players}
    while any(len(player.acked) == before[player] and not player.is_over for player in players):
        await asyncio.sleep(0.02)


def play_under_fire(tmp_path: Path, people: int, kills: int, how: signal.Signals) -> list[Player]:
    database = tmp_path / "tables.sqlite"
    server = ServerProcess(database)
    server.start()
    try:
        players = [Player(server, number) for number in range(people)]
        asyncio.run(under_fire(server, players, kills, how))
    finally:
        server.stop(signal.SIGTERM)
    check(players, database)
    assert all(player.acked for player in players)
    return players


def test_a_killed_server_loses_nothing(tmp_path: Path) -> None:
    play_under_fire(tmp_path, people=3, kills=2, how=signal.SIGKILL)


@pytest.mark.crash
def test_a_server_killed_again_and_again_loses_nothing(tmp_path: Path) -> None:
    play_under_fire(tmp_path, people=24, kills=15, how=signal.SIGKILL)


def test_an_orderly_end_says_so_and_everybody_plays_on(tmp_path: Path) -> None:
    players = play_under_fire(tmp_path, people=2, kills=1, how=signal.SIGTERM)
    assert all(1012 in player.closed for player in players)


def test_bots_go_on_after_a_restart_without_anybody_watching(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "tables.sqlite")
    server.start()
    try:
        seats = [{"kind": "bot", "bot": "random"}] * 2
        table = server.call("POST", "/tables", {"game": "councils_contracts", "seats": seats})[0]["id"]
        server.stop(signal.SIGKILL)
        server.start()
        for _ in range(200):
            if server.call("GET", f"/tables/{table}")[0]["status"] == "over":
                break
            asyncio.run(asyncio.sleep(0.05))
        assert server.call("GET", f"/tables/{table}")[0]["status"] == "over"
    finally:
        server.stop(signal.SIGTERM)


def test_a_second_server_on_the_same_file_refuses_to_start(tmp_path: Path) -> None:
    first, second = ServerProcess(tmp_path / "tables.sqlite"), ServerProcess(tmp_path / "tables.sqlite")
    first.start()
    try:
        refused = subprocess.run(second.command(), capture_output=True, text=True, timeout=30, check=False)
        assert refused.returncode == 2
        assert "is in use by another server" in refused.stderr
        assert str(first.process.pid) in refused.stderr
        taken = subprocess.run(
            [*first.command(), "--db", str(tmp_path / "b.sqlite")],
            capture_output=True,
            text=True,
            timeout=30,
            check=False,
        )
        assert (taken.returncode, "--port" in taken.stderr) == (2, True)
    finally:
        assert first.stop(signal.SIGTERM) == -signal.SIGTERM


def test_other_machines_are_let_in_only_on_demand(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "tables.sqlite")
    refused = subprocess.run(
        [*server.command(), "--host", "0.0.0.0"], capture_output=True, text=True, timeout=30, check=False
    )
    assert (refused.returncode, "--allow-remote" in refused.stderr) == (2, True)
