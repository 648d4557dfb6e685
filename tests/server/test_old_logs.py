"""Logs of every form that was ever written are read for ever: one frozen sample of each, with every kind of entry."""

from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from chefetage.server.rooms.log import decoded, load
from chefetage.server.storage.storage import Row
from chefetage.table.entries import VERSION, AnyEntry, Seat
from chefetage.table.table import DamagedLog

SAMPLES = Path(__file__).parent / "samples"


class SampleLine(msgspec.Struct):
    cid: str
    ply: int
    payload: msgspec.Raw


def sample(version: int) -> list[Row]:
    lines = (SAMPLES / f"log-{version}.jsonl").read_bytes().splitlines()
    decoded = [msgspec.json.decode(line, type=SampleLine) for line in lines]
    return [
        Row("sample", number, line.ply, line.cid, version, bytes(line.payload), float(number))
        for number, line in enumerate(decoded, 1)
    ]


def test_every_form_has_a_sample_with_every_kind_of_entry() -> None:
    assert sorted(SAMPLES.glob("log-*.jsonl")) == [SAMPLES / f"log-{number}.jsonl" for number in range(1, VERSION + 1)]
    kinds: list[Any] = [msgspec.json.decode(row.payload)["type"] for row in sample(VERSION)]
    assert set(kinds) == {entry.__name__.lower() for entry in get_args(AnyEntry)}


@pytest.mark.parametrize("version", range(1, VERSION + 1))
def test_an_old_log_leads_to_the_same_table(version: int) -> None:
    rows = sample(version)
    table = load("sample", rows)
    assert table.seats == [Seat("person", "Ada", "ada"), Seat("person", "Ben", "ben"), Seat("bot", bot="random")]
    assert (table.status, table.rematch, table.requests) == ("playing", "next", ())
    assert (table.number, table.version, table.match.ply) == (len(rows), 9, 5)
    assert table.match.record.moves[-1].hash == "aab3bac9e2fb0353"
    assert [(said.name, said.text) for said in table.chat] == [("Ada", "Hello")]
    assert table.commands == {row.cid: row.version for row in rows if row.cid}


def test_a_log_that_did_not_say_who_opened_the_table_has_a_host() -> None:
    table = load("sample", sample(1))
    assert (table.opener, table.host, table.take_back) == ("", "ada", "all")


@pytest.mark.parametrize("version", [2, 3])
def test_a_log_says_who_was_sent_away_and_who_was_muted(version: int) -> None:
    table = load("sample", sample(version))
    assert (table.opener, table.host, table.take_back) == ("ada", "ada", "present")
    assert (set(table.barred), set(table.muted), list(table.ever_muted)) == ({"cleo"}, {"emil"}, ["dora", "emil"])
    assert table.match.record.header.seats == ["human", "human", "random"]


def test_a_log_says_what_the_table_is_called() -> None:
    assert [load("sample", sample(version)).name for version in (1, 2, 3)] == ["", "", "Monday club"]
    assert load("sample", sample(3)[:1]).name == "Monday"


def test_whoever_left_was_not_asked_any_more_where_the_log_does_not_say_who_is_asked() -> None:
    rows = sample(1)
    kinds = [msgspec.json.decode(row.payload)["type"] for row in rows]
    asked, left = kinds.index("asked"), kinds.index("left")
    until = load("sample", rows[: asked + 1])
    until.take(decoded(rows[left]), "", 0.0)
    assert [request.missing for request in until.requests] == [()]


def test_a_log_with_a_gap_or_another_position_is_not_taken() -> None:
    rows = sample(1)
    with pytest.raises(DamagedLog, match="entry 3 is missing"):
        load("sample", rows[:2] + rows[3:])
    changed = msgspec.structs.replace(rows[4], payload=rows[4].payload.replace(b'"hash":"4', b'"hash":"5'))
    with pytest.raises(DamagedLog, match="move 1"):
        load("sample", [*rows[:4], changed])
