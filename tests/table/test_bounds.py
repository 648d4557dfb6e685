"""What can be repeated has a bound, which is counted in the log: so no log grows for ever."""

from collections.abc import Callable
from itertools import count

import msgspec
import pytest

from chefetage.server.rooms.log import load, rows_of
from chefetage.server.storage.storage import Row
from chefetage.table import bounds, commands
from chefetage.table.commands import Consent, Rejected, Speaker, TakeBack, Undo, perform
from chefetage.table.draft import Draft
from chefetage.table.entries import Opened, Seat, Started
from chefetage.table.openings import Setting, new_opening
from chefetage.table.table import Table
from tests.table.planning import PLANNERS, plan, table_of_planners

ADA, BEN, CLEO = range(3)
ids = count(1)


class LoggedTable:
    """A table and the rows of its log."""

    def __init__(self, *seats: Seat, is_started: bool = True) -> None:
        self.table = Table("bounded")
        self.rows: list[Row] = []
        self.do(lambda draft: draft.take(opening(*seats)))
        if is_started:
            self.do(lambda draft: draft.take(Started()))

    def do(self, act: Callable[[Draft], None]) -> None:
        draft = Draft(self.table, 0.0)
        act(draft)
        self.rows += rows_of(draft)
        self.table = draft.table

    def perform(self, command: commands.TableCommand, identity: str) -> None:
        self.do(lambda draft: perform(draft, command, Speaker(identity), f"command-{next(ids)}"))

    def restart(self) -> None:
        self.table = load(self.table.id, self.rows)

    def seen(self, seat: int) -> int:
        return self.table.known[seat].seen


def opening(*seats: Seat) -> Opened:
    opened = new_opening("watch", {"start_player": "1"}, Setting("ada", list(seats)), seed="1")
    return msgspec.structs.replace(opened, is_seed_known=False)


def person(name: str) -> Seat:
    return Seat("person", name.title(), name)


def until_refused(act: Callable[[], None], most: int = 2000) -> tuple[int, str]:
    """How often something can be done, and why not once more."""
    for times in range(most):
        try:
            act()
        except Rejected as rejected:
            return times, rejected.key
    raise AssertionError("it can be repeated for ever")


def test_move_and_undo_cannot_be_repeated_for_ever_not_even_after_a_restart() -> None:
    logged = LoggedTable(person("ada"), person("ben"))
    logged.do(lambda draft: draft.move(ADA, "place smuggle"))
    logged.do(lambda draft: draft.move(BEN, "place sell"))

    def move_and_undo() -> None:
        logged.do(lambda draft: draft.move(ADA, "smuggle"))
        logged.perform(Undo("id", logged.seen(ADA), ADA), "ada")

    standing = 2  # of Ada's, with the move that she wants to take back
    assert until_refused(move_and_undo) == (bounds.UNDO_MOVES + bounds.UNDO_PER_MOVE * standing, "too-many-undos")
    logged.restart()
    with pytest.raises(Rejected, match="too-many-undos"):
        logged.perform(Undo("id", logged.seen(ADA), ADA), "ada")


def test_a_game_that_has_moved_on_lets_more_be_taken_back() -> None:
    logged = LoggedTable(person("ada"), person("ben"))
    logged.table.counts = {("undone", ADA): bounds.UNDO_MOVES + bounds.UNDO_PER_MOVE}
    logged.do(lambda draft: draft.move(ADA, "place smuggle"))
    assert not bounds.may_undo(logged.table, ADA, 1)
    logged.do(lambda draft: draft.move(BEN, "place sell"))
    logged.do(lambda draft: draft.move(ADA, "smuggle"))
    assert bounds.may_undo(logged.table, ADA, bounds.UNDO_PER_MOVE)
    assert not bounds.may_undo(logged.table, ADA, bounds.UNDO_PER_MOVE + 1)


@pytest.mark.parametrize("secret", [0, 1, 2])
def test_what_others_do_in_secret_changes_no_bound(secret: int) -> None:
    """Else whoever tries how much may be taken back could count it."""
    table = table_of_planners()
    draft = Draft(table, 0.0)
    for move in plan(ADA, 2)[:secret]:
        draft.move(ADA, move)
    for _ in range(secret):
        perform(draft, Undo("id", draft.table.known[ADA].seen, ADA), Speaker(PLANNERS[ADA]), f"command-{next(ids)}")
    draft.move(BEN, plan(BEN, 0)[0])
    own = bounds.own_moves(draft.table, BEN)
    draft.table.counts = {**draft.table.counts, ("undone", BEN): bounds.UNDO_MOVES + bounds.UNDO_PER_MOVE * own - 1}
    assert bounds.may_undo(draft.table, BEN, 1)
    assert not bounds.may_undo(draft.table, BEN, 2)


def test_wishes_to_take_back_cannot_be_repeated_for_ever() -> None:
    logged = LoggedTable(person("ada"), person("ben"))
    logged.do(lambda draft: draft.move(ADA, "place smuggle"))

    def ask_and_refuse() -> None:
        logged.perform(TakeBack("id", logged.seen(ADA), ADA), "ada")
        logged.perform(Consent("id", BEN, logged.table.requests[0].id, yes=False), "ben")

    assert until_refused(ask_and_refuse) == (bounds.ASKS + 1, "too-many-undos")
    logged.restart()
    with pytest.raises(Rejected, match="too-many-undos"):
        logged.perform(TakeBack("id", logged.seen(ADA), ADA), "ada")


def test_whoever_has_nobody_to_ask_cannot_take_back_for_ever() -> None:
    logged = LoggedTable(person("ada"), Seat("bot", bot="random"))

    def move_and_take_back() -> None:
        logged.do(lambda draft: draft.move(ADA, "place smuggle"))
        logged.perform(TakeBack("id", logged.seen(ADA), ADA), "ada")

    assert until_refused(move_and_take_back)[1] == "too-many-undos"
    assert logged.table.counts["taken-back", -1] <= bounds.TAKEN_BACK + bounds.TAKEN_BACK_PER_MOVE


def test_all_that_went_by_consent_has_a_bound_for_the_table() -> None:
    logged = LoggedTable(person("ada"), person("ben"))
    logged.do(lambda draft: draft.move(ADA, "place smuggle"))
    logged.table.counts = {("taken-back", -1): bounds.TAKEN_BACK + bounds.TAKEN_BACK_PER_MOVE}
    assert not bounds.may_ask(logged.table, ADA)
    logged.do(lambda draft: draft.move(BEN, "place sell"))
    assert bounds.may_ask(logged.table, ADA)


def test_leaving_and_coming_back_cannot_be_repeated_for_ever() -> None:
    """In the end everybody can still come back."""
    logged = LoggedTable(person("ada"), person("ben"))

    def leave_and_return() -> None:
        logged.do(lambda draft: commands.leave(draft, "ben", "random", None))
        logged.do(lambda draft: commands.come_back(draft, "ben", None))

    assert until_refused(leave_and_return) == (bounds.LEAVES, "left-too-often")
    assert logged.table.seats[BEN].kind == "person"
    logged.do(lambda draft: commands.leave(draft, "ada", "random", None))


def test_taking_and_leaving_a_seat_cannot_be_repeated_for_ever_and_the_host_can_begin() -> None:
    logged = LoggedTable(person("ada"), Seat("open"), is_started=False)

    def join_and_leave() -> None:
        logged.do(lambda draft: commands.join(draft, "ben", "Ben", None, agrees=False))
        logged.do(lambda draft: commands.leave(draft, "ben", "random", None))

    assert until_refused(join_and_leave) == (bounds.JOINS, "seats-changed-too-often")
    logged.do(lambda draft: commands.start(draft, "ada", "random"))
    assert logged.table.status == "playing"
    assert ("left", BEN) not in logged.table.counts, "nobody is kept for what happened before the start"


def test_closing_and_opening_a_seat_cannot_be_repeated_for_ever_and_the_host_can_begin() -> None:
    logged = LoggedTable(person("ada"), Seat("open"), is_started=False)

    def close_and_open() -> None:
        logged.do(lambda draft: commands.close_seat(draft, "ada", BEN, "random"))
        logged.do(lambda draft: commands.open_seat(draft, "ada", BEN))

    assert until_refused(close_and_open) == (bounds.HOSTING // 2, "seats-changed-too-often")
    logged.do(lambda draft: commands.start(draft, "ada", "random"))
    assert logged.table.status == "playing"


def test_muting_and_unmuting_cannot_be_repeated_for_ever() -> None:
    logged = LoggedTable(person("ada"), person("ben"))

    def mute_and_unmute() -> None:
        logged.do(lambda draft: commands.mute(draft, "ada", "ben", "Ben"))
        logged.do(lambda draft: commands.unmute(draft, "ada", 1))

    assert until_refused(mute_and_unmute) == (bounds.MUTES, "too-many-muted")


def test_renaming_a_table_cannot_be_repeated_for_ever() -> None:
    logged = LoggedTable(person("ada"), person("ben"))
    names = count(1)
    renamed = until_refused(lambda: logged.do(lambda draft: commands.rename(draft, "ada", f"Table {next(names)}")))
    assert renamed == (bounds.NAMES, "renamed-too-often")
    logged.do(lambda draft: commands.rename(draft, "ada", logged.table.name))
    assert logged.table.name == f"Table {bounds.NAMES}"
