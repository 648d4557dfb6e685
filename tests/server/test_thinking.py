"""Bots think beside the server: they remember tables, survive their process, and hold up nobody else."""

import asyncio
import os
import signal
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from random import Random

import pytest

from chefetage.playing.match import Match
from chefetage.server.rooms import task, thinker
from chefetage.server.rooms.task import Question, choose, recall
from chefetage.server.rooms.thinker import Thinker
from tests.server import slow_bot
from tests.server.support import open_table, page, running


def question(match: Match, seat: int, bot: str = "random") -> Question:
    moves = [(line.seat, line.move) for line in match.record.moves]
    return Question("table", match.record.header, moves, seat, bot)


@pytest.fixture
def match() -> Match:
    return Match.start("watch", 11, {"start_player": "1"}, ["random", "random"])


@pytest.fixture(autouse=True)
def _forgetful() -> Iterator[None]:
    task.remembered.clear()
    yield
    task.remembered.clear()


def test_a_known_table_costs_only_its_new_moves(match: Match) -> None:
    first = recall(question(match, 0))
    match.play(0, "place smuggle")
    assert recall(question(match, 1)) is first
    match.undo()
    assert recall(question(match, 0)) is not first


def test_only_so_many_tables_are_remembered(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(task, "KEPT", 2)
    for name in ("a", "b", "c"):
        recall(Question(name, match.record.header, [], 0, "random"))
    assert list(task.remembered) == ["b", "c"]


def test_the_same_question_has_the_same_answer(match: Match) -> None:
    assert choose(question(match, 0, "greedy")) == choose(question(match, 0, "greedy"))


def test_processes_that_die_are_replaced(match: Match) -> None:
    async def run() -> list[str]:
        thinker = Thinker(1)
        first = await thinker.choose(question(match, 0))
        (process,) = thinker.pool._processes  # type: ignore[attr-defined]
        os.kill(process, signal.SIGKILL)
        second = await thinker.choose(question(match, 0))
        thinker.close()
        return [first, second]

    first, second = asyncio.run(run())
    assert first == second == choose(question(match, 0))


def test_slow_bots_delay_no_other_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two tables wait for bots that do not come to an end; a third one is played to its end meanwhile."""
    gate = tmp_path / "gate"
    gate.touch()
    monkeypatch.setattr(thinker, "choose", partial(slow_bot.choose, gate))
    with running(tmp_path / "tables.sqlite", workers=3) as client:
        slow = [open_table(client, "watch", "greedy", "greedy")["id"] for _ in range(2)]
        with page(client, open_table(client, "watch", "me", "random")["id"], 0) as ada:
            ada.play_on(Random(1))
        assert ada.news["position"]["result"]
        assert [client.get(f"/api/tables/{table}/replay").json()["plies"] for table in slow] == [0, 0]
        gate.unlink()
        for table in slow:
            with page(client, table) as watcher:
                watcher.wait_for(2)


def test_bots_that_search_leave_processes_to_the_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """More tables than there are processes wait for bots that search; another one is played to its end meanwhile."""
    gate = tmp_path / "gate"
    gate.touch()
    monkeypatch.setattr(thinker, "choose", partial(slow_bot.choose, gate))
    with running(tmp_path / "tables.sqlite", workers=3) as client:
        slow = [open_table(client, "watch", "level5", "level5")["id"] for _ in range(4)]
        with page(client, open_table(client, "watch", "me", "random")["id"], 0) as ada:
            ada.play_on(Random(1))
        assert ada.news["position"]["result"]
        gate.unlink()
        for table in slow:
            with page(client, table) as watcher:
                watcher.wait_for(1)


@pytest.mark.parametrize(
    ("bot", "is_long"), [("random", False), ("greedy", False), ("level3", False), ("level4", True)]
)
def test_levels_that_look_further_than_one_move_search(match: Match, bot: str, is_long: bool) -> None:
    asked = Thinker(0)
    assert (asked.turn(question(match, 0, bot)) is asked.searching) == is_long
