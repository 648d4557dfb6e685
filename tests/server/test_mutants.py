"""A server with a known fault must turn the test of the bad network red: otherwise that test proves nothing."""

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import Phase, settings
from hypothesis.stateful import run_state_machine_as_test

from chefetage.server.rooms.room import Room
from chefetage.table import commands
from chefetage.table.draft import Draft
from chefetage.table.table import DamagedLog, Table
from tests.server.test_protocol import BadNetwork

SEARCH = settings(
    max_examples=60, stateful_step_count=30, derandomize=True, database=None, phases=[Phase.generate], deadline=None
)
Patch = Callable[[pytest.MonkeyPatch], None]


def acknowledges_before_it_has_written(patch: pytest.MonkeyPatch) -> None:
    commit = Room.commit

    async def hasty(room: Room, draft: Draft, acknowledge: Callable[[], None] = lambda: None) -> None:
        """As if the power failed between the two."""
        if draft.table.version > room.table.version and room.table.version % 3 == 2:
            room.table = draft.table
            acknowledge()
        else:
            await commit(room, draft, acknowledge)

    patch.setattr(Room, "commit", hasty)


def does_not_know_commands_again(patch: pytest.MonkeyPatch) -> None:
    note = Table.note

    def forgetful(table: Table, entry: Any, witnesses: Any, cid: str, at: float) -> Any:
        return note(table, entry, witnesses, "", at)

    patch.setattr(Table, "note", forgetful)


def does_not_look_at_the_counter(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(commands, "is_current", lambda table, seat, seen: True)


def lets_anybody_play_any_seat(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Table, "may_play", lambda table, identity, seat: True)


@pytest.mark.parametrize(
    "fault",
    [
        acknowledges_before_it_has_written,
        does_not_know_commands_again,
        does_not_look_at_the_counter,
        lets_anybody_play_any_seat,
    ],
)
def test_a_faulty_server_is_found_out(fault: Patch, monkeypatch: pytest.MonkeyPatch) -> None:
    fault(monkeypatch)
    with pytest.raises((AssertionError, DamagedLog)):
        run_state_machine_as_test(BadNetwork, settings=SEARCH)
