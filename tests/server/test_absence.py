"""Who is awaited in vain: said to all, and with their consent replaced by a bot until they come back."""

from pathlib import Path

import pytest
from starlette.testclient import TestClient

from chefetage.server.rooms.absence import Absence
from chefetage.table.commands import StandIn
from chefetage.table.entries import Started
from chefetage.table.table import Table
from tests.server.bench import Bench, FakePage, opening
from tests.server.support import page, play, running, table_of_two

ADA, BEN = range(2)


class Clock:
    """Instead of the clock of this process."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1000.0
        monkeypatch.setattr("chefetage.server.rooms.absence.time.monotonic", lambda: self.now)


def table_of(*holders: str) -> Table:
    table = Table("sample")
    table.take(opening("watch", *holders), "", 0.0)
    table.take(Started(), "", 0.0)
    return table


@pytest.mark.parametrize(("first", "second"), [("gone", "owing"), ("owing", "gone")])
def test_somebody_is_missed_after_a_time_in_which_they_were_away_and_owed_a_decision(
    monkeypatch: pytest.MonkeyPatch, first: str, second: str
) -> None:
    clock, missed = Clock(monkeypatch), Absence(180)
    table = table_of("ada", "ben")
    seat = table.actors[0]
    holder, others = table.seats[seat].holder, {table.seats[1 - seat].holder}
    for what in (first, second):
        clock.now += 100
        missed.left(holder) if what == "gone" else missed.note(table)
    assert missed.next_wait(table, others) == 180
    clock.now += 179
    assert missed.missed(table, others) == set()
    clock.now += 1
    assert (missed.missed(table, others), missed.next_wait(table, others)) == ({seat}, None)
    assert missed.missed(table, {holder, *others}) == set(), "who is there is not missed"


def test_who_does_not_owe_a_decision_and_bots_are_never_missed(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(monkeypatch)
    for holders in (["ada", "ben"], ["bot", "bot"]):
        missed, table = Absence(180), table_of(*holders)
        missed.note(table)
        clock.now += 1000
        expected = set(table.actors) if "ada" in holders else set()
        assert missed.missed(table, set()) == expected


def test_a_bot_stands_in_with_consent_until_the_person_comes_back(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite", absent_seconds=0.0) as client:
        table, ben = table_of_two(client)
        with page(client, table, 0) as ada, page(ben, table, 1) as other:
            play(ada, other, move="place smuggle")
        with page(client, table, 0) as ada:
            assert ada.table["seats"][BEN]["absent"]
            assert ada.command("stand_in", absent=BEN)["type"] == "ack"
            ada.until(lambda message: message["type"] == "table" and message["table"]["seats"][BEN]["away"])
            ada.until(lambda message: message["type"] == "position" and message["position"]["actors"] == [ADA])
            back = ben.post(f"/api/tables/{table}/return", json={}).json()
            assert (back["seats"][BEN]["kind"], back["seats"][BEN]["mine"]) == ("person", True)


def test_nobody_is_replaced_before_the_time(client: TestClient) -> None:
    table, ben = table_of_two(client)
    with page(client, table, 0) as ada:
        with page(ben, table, 1) as other:
            play(ada, other, move="place smuggle")
            assert ada.command("stand_in", absent=BEN)["reason"] == "stale"
        assert ada.command("stand_in", absent=BEN)["reason"] == "stale"
        assert not client.get(f"/api/tables/{table}").json()["seats"][BEN]["absent"]


def test_a_proposal_outlives_the_server_and_its_command_is_done_once(tmp_path: Path) -> None:
    bench = Bench(tmp_path / "tables.sqlite")
    bench.open(opening("watch", "ada", "ben", "cleo"))
    table = bench.room.table
    seat = table.actors[0]
    asking, asked = (number for number in range(3) if number != seat)
    pages = {number: FakePage(table.seats[number].holder, number) for number in (asking, asked)}
    for one in pages.values():
        bench.room.audience.enter(one)
    bench.room.audience.absence.seconds = 0.0
    command = StandIn("once", asking, seat)
    assert bench.perform(pages[asking], command)["type"] == "ack"
    assert bench.perform(pages[asking], command)["type"] == "ack"
    proposals = bench.room.table.proposals
    assert [(one.seat, one.absent, one.missing) for one in proposals] == [(asking, seat, (asked,))]
    assert bench.restart().table.proposals == proposals
    bench.close()
