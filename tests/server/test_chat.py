"""The chat: kept beside the log, players' and spectators' lines apart, the oldest go."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from starlette.testclient import TestClient

from chefetage.server.messages import Chat
from chefetage.server.rooms.log import load
from chefetage.server.settings import CHAT_LINES, Rate
from chefetage.server.storage.sqlite import SqliteStorage
from chefetage.server.storage.storage import StorageFailed
from chefetage.table.draft import Draft
from chefetage.table.entries import Said
from tests.server.bench import Bench, FakePage, opening
from tests.server.support import Json, Page, page, running, table_of_two, visitor
from tests.server.test_old_logs import sample


@pytest.fixture
def bench(tmp_path: Path) -> Iterator[Bench]:
    made = Bench(tmp_path / "tables.sqlite")
    made.open(opening("watch", "ada", "ben"))
    yield made
    made.close()


def looking(bench: Bench, identity: str, viewer: int = -1) -> FakePage:
    """A page at the table."""
    made = FakePage(identity, viewer)
    bench.room.audience.connections.add(made)
    return made


def said(bench: Bench, page: FakePage, text: str, command_id: str = "") -> Json:
    """The answer to a line of the chat."""
    return bench.perform(page, Chat(command_id or text, text))


def heard(page: FakePage) -> list[str]:
    entries: list[Json] = [entry for one in page.messages if one["type"] == "chat" for entry in one["entries"]]
    return [entry["text"] for entry in entries]


def texts(bench: Bench) -> list[str]:
    return [line.text for line in bench.room.chat.all]


def test_lines_are_no_part_of_the_log(bench: Bench) -> None:
    before = bench.room.table.number
    assert said(bench, looking(bench, "ada", 0), "Hello")["type"] == "ack"
    assert bench.restart().table.number == before
    assert texts(bench) == ["Hello"]


def test_spectators_lines_go_to_spectators_only(bench: Bench) -> None:
    ada, ben = looking(bench, "ada", 0), looking(bench, "ben")
    cleo, dora = looking(bench, "cleo"), looking(bench, "dora")
    said(bench, cleo, "Ada has the better cards")
    said(bench, ada, "Hello")
    assert [heard(ada), heard(ben)] == [["Hello"]] * 2, "also for a player who looks from outside"
    assert [heard(cleo), heard(dora)] == [["Ada has the better cards", "Hello"]] * 2


def test_a_player_who_comes_gets_the_players_lines_and_a_spectator_all(client: TestClient) -> None:
    table, ben = table_of_two(client)
    cleo = visitor(client)
    with page(client, table, 0) as ada, page(cleo, table) as watching:
        watching.say("psst")
        ada.say("Hello")
    assert [entry["text"] for entry in chat_of(ben, table, 1)] == ["Hello"]
    both = chat_of(visitor(client), table)
    assert [(entry["number"], entry["channel"], entry["name"]) for entry in both] == [
        (1, "spectators", "Spectator"),
        (2, "players", "Ada"),
    ]


def chat_of(client: TestClient, table: str, seat: int = -1) -> list[Json]:
    """The lines that somebody gets who opens the page."""
    with page(client, table, seat) as looking:
        looking.until(lambda message: message["type"] == "chat")
        return list(looking.chat)


def test_when_the_game_is_over_everybody_gets_all_lines(client: TestClient) -> None:
    table, ben = table_of_two(client)
    ben.post(f"/api/tables/{table}/leave", json={"bot": "random"})
    with page(client, table, 0) as ada, page(visitor(client), table) as watching:
        watching.say("psst")
        ada.play_on(Random(1))
        late = ada.until(lambda message: message["type"] == "chat")
        assert [entry["text"] for entry in late["entries"]] == ["psst"]
        watching.say("well played")
        ada.until(lambda message: message["type"] == "chat")
        assert ada.chat[-1]["text"] == "well played"
    assert [entry["text"] for entry in chat_of(ben, table, 1)] == ["psst", "well played"]


def test_the_oldest_lines_go_and_nobody_talks_the_others_away(bench: Bench) -> None:
    ada, cleo = looking(bench, "ada", 0), looking(bench, "c")
    said(bench, ada, "first")
    for number in range(CHAT_LINES + 3):
        assert said(bench, cleo, f"spam {number}")["type"] == "ack"
    kept = ["first", *(f"spam {number}" for number in range(3, CHAT_LINES + 3))]
    assert texts(bench) == kept
    bench.restart()
    assert texts(bench) == kept
    assert said(bench, ada, "last")["type"] == "ack"
    numbers = [line.number for line in bench.room.chat.all]
    assert numbers == [1, *range(5, CHAT_LINES + 6)]


def test_a_full_chat_keeps_no_player_from_chatting(bench: Bench) -> None:
    ada, ben = looking(bench, "ada", 0), looking(bench, "ben", 1)
    for number in range(CHAT_LINES):
        said(bench, ben, f"spam {number}")
    assert said(bench, ada, "Hello")["type"] == "ack"
    assert (len(texts(bench)), texts(bench)[-1]) == (CHAT_LINES, "Hello")


def test_a_line_sent_twice_is_said_once(bench: Bench) -> None:
    ada = looking(bench, "ada", 0)
    answers = [said(bench, ada, "Hello", "c1"), said(bench, ada, "Hello", "c1")]
    bench.restart()
    answers.append(said(bench, looking(bench, "ada", 0), "Hello", "c1"))
    assert [answer["type"] for answer in answers] == ["ack"] * 3
    assert (texts(bench), heard(ada)) == (["Hello"], ["Hello"])


@pytest.mark.parametrize("is_written", [False, True])
def test_a_line_is_shown_when_it_is_durable(bench: Bench, monkeypatch: pytest.MonkeyPatch, is_written: bool) -> None:
    """Whether a write that failed was done after all is unknown until the same line is sent again."""
    ada, ben = looking(bench, "ada", 0), looking(bench, "ben", 1)
    keep = SqliteStorage.say

    async def broken(storage: SqliteStorage, *line: Any) -> None:
        if is_written:
            await keep(storage, *line)
        raise StorageFailed("disk full")

    with monkeypatch.context() as gone:
        gone.setattr(SqliteStorage, "say", broken)
        assert said(bench, ada, "Hello", "c1")["type"] == "retry"
    assert heard(ben) == []
    assert said(bench, ada, "Hello", "c1")["type"] == "ack"
    assert (heard(ben), texts(bench)) == (["Hello"], ["Hello"])


def test_lines_of_old_logs_are_still_shown(bench: Bench) -> None:
    draft = Draft(bench.room.table, 0.0)
    draft.take(Said("Ada", 0, "of old", 1.0), "ada:c1")
    draft.take(Said("Cleo", -1, "from outside", 2.0))
    bench.run(bench.room.commit(draft))
    bench.restart()
    assert said(bench, looking(bench, "ada", 0), "of old", "c1")["type"] == "ack"
    said(bench, looking(bench, "ben", 1), "of today")
    lines = [(line.number, line.channel, line.identity, line.text) for line in bench.room.chat.all]
    assert lines == [
        (1, "players", "ada", "of old"),
        (2, "spectators", "", "from outside"),
        (3, "players", "ben", "of today"),
    ]
    assert [line.text for line in load("sample", sample(1)).chat] == ["Hello"]


def test_all_spectators_together_say_so_much_and_players_are_not_held_back(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite", spectator_table_rate=Rate(0.0001, 2)) as client:
        table, _ = table_of_two(client)
        answers = [answers_to(visitor(client), table, 1) for _ in range(3)]
        assert answers == [["ack"], ["ack"], ["nack"]]
        assert answers_to(client, table, 3) == ["ack"] * 3


def test_spectators_of_one_address_say_so_much_at_all_tables(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite", spectator_address_rate=Rate(0.0001, 2)) as client:
        tables = [table_of_two(client)[0] for _ in range(3)]
        answers = [answers_to(visitor(client), table, 1) for table in tables]
        assert answers == [["ack"], ["ack"], ["nack"]]
        assert answers_to(client, tables[0], 3) == ["ack"] * 3


def answers_to(client: TestClient, table: str, lines: int) -> list[str]:
    """The answers to lines of somebody."""
    with page(client, table) as looking:
        return [str(answer["type"]) for answer in say_all(looking, lines)]


def say_all(page: Page, lines: int) -> list[Json]:
    return [page.say(f"line {number}") for number in range(lines)]
