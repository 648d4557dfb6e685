"""The server ends, orderly or not, and nothing that was acknowledged is lost or doubled."""

import asyncio
import os
import signal
import sqlite3
import subprocess
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

import msgspec
import pytest

from chefetage.server.rooms.log import decoded, load
from chefetage.server.storage.storage import Row
from chefetage.table.table import Table
from tests.server.process import Player, ServerProcess, Watcher, at_play, view_mark

KILLS = int(os.environ.get("CHEFETAGE_KILLS", "15"))
SPECTATORS = 4


def logs(database: Path) -> dict[str, list[Row]]:
    connection = sqlite3.connect(database)
    assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    rows = connection.execute("SELECT * FROM event ORDER BY table_id, number").fetchall()
    connection.close()
    found: dict[str, list[Row]] = {}
    for table, number, version, cid, *rest in rows:
        found.setdefault(table, []).append(Row(table, number, version, cid or "", *rest))
    return found


def check(players: list[Player], database: Path, watchers: Sequence[Watcher] = ()) -> None:
    """Lost none, doubled none, no gaps; whatever was shown is there; every table is one that somebody was led to."""
    found = logs(database)
    for player in players:
        check_acknowledged(player, found)
    for looking in (*players, *watchers):
        check_shown(looking.shown, found)
    followed = {table: load(table, rows).rematch for table, rows in found.items()}
    for player in players:
        assert player.rematches.items() <= followed.items()
    assert set(found) == {player.opened for player in players} | {table for table in followed.values() if table}


def check_acknowledged(player: Player, found: dict[str, list[Row]]) -> None:
    tables = {player.opened, *player.rematches.values()}
    rows = [row for table in tables for row in found[table] if row.cid]
    by_id = {row.cid.partition(":")[2]: row for row in rows}
    assert len(by_id) == len(rows)
    for command, (table, seen, move) in player.acked.items():
        assert (by_id[command].table, by_id[command].version) == (table, seen)
        assert msgspec.json.decode(by_id[command].payload)["move"] == move


def check_shown(shown: dict[tuple[str, int, int], str], found: dict[str, list[Row]]) -> None:
    """Whoever plays a log again meets every position that somebody has seen."""
    gone = dict(shown)
    for table_id in {table for table, _, _ in shown}:
        table = Table(table_id)
        for row in found[table_id]:
            table.take(decoded(row), row.cid, row.created)
            for viewer in table.viewers:
                place = (table_id, int(viewer), table.known[viewer].seen)
                if place in gone and gone[place] == mark_of(table, viewer):
                    del gone[place]
    assert gone == {}


def mark_of(table: Table, viewer: int) -> str:
    view = table.match.game.view(table.match.state, viewer)
    return view_mark(msgspec.json.decode(msgspec.json.encode(view)))


async def under_fire(
    server: ServerProcess, people: Sequence[Watcher], kills: int, how: signal.Signals, report: Callable[[str], None]
) -> None:
    """People play while the server ends again and again."""
    players = [player for player in people if isinstance(player, Player)]
    chance = Random(kills)
    async with at_play(people):
        for number in range(1, kills + 1):
            await progress(players)
            await asyncio.sleep(chance.random() / 2)
            await asyncio.to_thread(server.stop, how)
            await asyncio.to_thread(server.start)
            report(f"{number} of {kills} kills, {told(players)}")
        await progress(players)


def told(players: list[Player]) -> str:
    moves, rematches = (sum(map(len, those)) for those in zip(*((p.acked, p.rematches) for p in players), strict=True))
    return f"{moves} moves acknowledged, {rematches} rematches"


async def progress(players: list[Player]) -> None:
    """Until everybody has moved again."""
    before = {player: len(player.acked) for player in players}
    while any(len(player.acked) == before[player] for player in players):
        await asyncio.sleep(0.02)


def play_under_fire(
    tmp_path: Path, people: int, kills: int, how: signal.Signals, report: Callable[[str], None] = lambda line: None
) -> list[Player]:
    database = tmp_path / "tables.sqlite"
    server = ServerProcess(database)
    server.start()
    try:
        players = [Player(server, number) for number in range(people)]
        watchers = [spectator_of(player) for player in players[:SPECTATORS]]
        asyncio.run(under_fire(server, [*players, *watchers], kills, how, report))
    finally:
        server.stop(signal.SIGTERM)
    check(players, database, watchers)
    assert all(player.acked for player in players)
    report(f"nothing lost, nothing doubled, nothing shown is gone: {told(players)}")
    return players


def spectator_of(player: Player) -> Watcher:
    watcher = Watcher(player.server, player.table)
    player.spectators.append(watcher)
    return watcher


def test_a_killed_server_loses_nothing(tmp_path: Path) -> None:
    play_under_fire(tmp_path, people=3, kills=2, how=signal.SIGKILL)


@pytest.mark.crash
def test_a_server_killed_again_and_again_loses_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """As often as CHEFETAGE_KILLS says."""

    def report(line: str) -> None:
        with capsys.disabled():
            print(line, flush=True)

    play_under_fire(tmp_path, people=24, kills=KILLS, how=signal.SIGKILL, report=report)


def test_an_orderly_end_says_so_and_everybody_plays_on(tmp_path: Path) -> None:
    players = play_under_fire(tmp_path, people=2, kills=1, how=signal.SIGTERM)
    assert all(1012 in player.closed for player in players), [player.closed for player in players]


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
