"""A server with a known fault must turn the test of the bad network red: otherwise that test proves nothing."""

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import Phase, settings
from hypothesis.stateful import run_state_machine_as_test

from chefetage.server.room import Room
from chefetage.server.socket import commands
from chefetage.table.entries import Moved
from chefetage.table.table import DamagedLog, Table
from tests.server.test_protocol import BadNetwork

SEARCH = settings(
    max_examples=60, stateful_step_count=30, derandomize=True, database=None, phases=[Phase.generate], deadline=None
)
Patch = Callable[[pytest.MonkeyPatch], None]


def acknowledges_before_it_has_written(patch: pytest.MonkeyPatch) -> None:
    commit = Room.commit

    async def hasty(room: Room, entry: Any, cid: str = "") -> None:
        """As if the power failed between the two."""
        if isinstance(entry, Moved) and room.table.ply % 3 == 2:
            room.table.take(entry, cid, 0.0)
        else:
            await commit(room, entry, cid)

    patch.setattr(Room, "commit", hasty)


def does_not_know_commands_again(patch: pytest.MonkeyPatch) -> None:
    take = Table.take

    def forgetful(table: Table, entry: Any, cid: str, at: float) -> None:
        take(table, entry, "", at)

    patch.setattr(Table, "take", forgetful)


def does_not_look_at_the_ply(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(commands, "is_current", lambda table, command: True)


def lets_anybody_play_any_seat(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Table, "may_play", lambda table, identity, seat: True)


@pytest.mark.parametrize(
    "fault",
    [
        acknowledges_before_it_has_written,
        does_not_know_commands_again,
        does_not_look_at_the_ply,
        lets_anybody_play_any_seat,
    ],
)
def test_a_faulty_server_is_found_out(fault: Patch, monkeypatch: pytest.MonkeyPatch) -> None:
    fault(monkeypatch)
    with pytest.raises((AssertionError, DamagedLog)):
        run_state_machine_as_test(BadNetwork, settings=SEARCH)
