"""Taking back a finished turn, and what it must not tell of others who decide in secret."""

from itertools import count

import pytest

from chefetage.core.state import NOBODY
from chefetage.table import take_back
from chefetage.table.commands import Consent, Rejected, Speaker, TakeBack, Undo, perform
from chefetage.table.course import Course
from chefetage.table.draft import Draft
from chefetage.table.entries import Seat
from chefetage.table.position import TAKE_BACK
from chefetage.table.story import Story
from chefetage.table.table import Table
from chefetage.words.wording import Wording
from tests.table.planning import PLANNERS, plan, planning, table_of_planners

ADA, BEN, CLEO = range(3)
ids = count(1)


def moved(table: Table, seat: int, *moves: str) -> Table:
    """The table after moves of a seat."""
    draft = Draft(table, 0.0)
    for move in moves:
        draft.move(seat, move)
    return draft.table


def commanded(table: Table, command: TakeBack | Consent | Undo) -> Draft:
    draft = Draft(table, 0.0)
    perform(draft, command, Speaker(PLANNERS[command.seat], command.seat), f"command-{next(ids)}")
    return draft


def asked(table: Table, seat: int) -> Table:
    """The table after the seat has asked to take back its turn."""
    return commanded(table, TakeBack("id", table.known[seat].seen, seat)).table


def agreed(table: Table, *seats: int) -> Table:
    for seat in seats:
        table = commanded(table, Consent("id", seat, table.requests[0].id, yes=True)).table
    return table


def told(table: Table, viewer: int) -> list[tuple[int, bool, list[int]]]:
    """What a viewer is told of the open requests."""
    requests = [take_back.open_request(table.match, request, viewer) for request in table.requests]
    return [(request.plies, request.reveals, request.missing) for request in requests]


def standing(table: Table) -> list[tuple[int, str]]:
    return [(line.seat, line.move) for line in table.match.record.moves[planning().ply :]]


@pytest.mark.parametrize("secret", [0, 1, 2])
def test_how_much_would_go_does_not_depend_on_secret_moves_in_between(secret: int) -> None:
    """Ada makes none, one or two moves of her plan while Ben makes his."""
    lay, *rest = plan(BEN, 0)
    table = moved(table_of_planners(), BEN, lay)
    table = moved(table, ADA, *plan(ADA, 2)[:secret])
    table = asked(moved(table, BEN, *rest), BEN)
    assert told(table, BEN) == [(2, False, [ADA, CLEO])]
    assert told(table, CLEO) == told(table, NOBODY) == [(1, False, [ADA, CLEO])]


@pytest.mark.parametrize("secret", [0, 1, 2])
def test_a_secret_move_leaves_a_request_open(secret: int) -> None:
    table = asked(moved(table_of_planners(), BEN, *plan(BEN, 0)), BEN)
    before = told(table, CLEO)
    table = moved(table, ADA, *plan(ADA, 2)[:secret])
    assert told(table, CLEO) == before
    with pytest.raises(Rejected, match="request-open"):
        asked(table, BEN)
    assert standing(agreed(table, CLEO, ADA)) == []


def test_a_secret_take_back_leaves_a_request_open_and_its_turn_the_same() -> None:
    """Ada takes back a move that lies before the turn that Ben wants to take back."""
    table = moved(table_of_planners(), ADA, *plan(ADA, 2)[:2])
    table = asked(moved(table, BEN, *plan(BEN, 0)), BEN)
    table = commanded(table, Undo("id", table.known[ADA].seen, ADA)).table
    assert told(table, BEN) == [(2, False, [ADA, CLEO])]
    assert standing(agreed(table, CLEO, ADA)) == [(ADA, plan(ADA, 2)[0])]


def test_a_move_that_all_may_notice_ends_a_request() -> None:
    table = asked(moved(table_of_planners(), BEN, *plan(BEN, 0)), BEN)
    assert moved(table, ADA, *plan(ADA, 1)).requests == ()


def test_what_is_granted_is_no_longer_open_even_if_nobody_may_notice_what_went() -> None:
    table = asked(moved(table_of_planners(), BEN, *plan(BEN, 1)[:2]), BEN)
    done = agreed(table, ADA, CLEO)
    assert (done.requests, standing(done)) == ((), [])


def test_what_was_taken_back_in_secret_meanwhile_cannot_be_granted() -> None:
    table = asked(moved(table_of_planners(), BEN, plan(BEN, 0)[0]), BEN)
    table = commanded(table, Undo("id", table.known[BEN].seen, BEN)).table
    assert told(table, CLEO) == [(0, False, [ADA, CLEO])]
    done = agreed(table, ADA, CLEO)
    assert (done.requests, done.match.ply) == ((), planning().ply)


@pytest.mark.parametrize("first", [ADA, BEN])
@pytest.mark.parametrize("to", ["move", "turn"])
def test_what_is_told_again_after_an_undo_does_not_tell_who_began_to_plan(first: int, to: str) -> None:
    table = table_of_planners()
    for seat in (first, BEN - first):
        table = moved(table, seat, plan(seat, 0)[0])
    table = moved(table, ADA, *plan(ADA, 0)[1:])
    undone = commanded(table, Undo("id", table.known[ADA].seen, ADA, to=to))  # type: ignore[arg-type]
    assert undone.witnesses == {NOBODY, ADA, BEN, CLEO}
    stood = planning().ply
    assert [undone.since(viewer) - stood for viewer in (BEN, CLEO, NOBODY)] == [1, 0, 0]


def test_whoever_has_nobody_to_ask_is_answered_when_the_turn_is_taken_back() -> None:
    table = moved(table_of_planners(), BEN, *plan(BEN, 0))
    table.seats = [Seat("bot", bot="greedy"), table.seats[BEN], Seat("bot", bot="greedy")]
    draft = Draft(table, 0.0)
    perform(draft, TakeBack("id", table.known[BEN].seen, BEN), Speaker("ben", BEN), "cid")
    assert standing(draft.table) == []
    assert draft.table.commands["cid"] == draft.table.known[BEN].seen
    assert [one.cid for one in draft.happened] == ["", "cid"]


def lines_of(table: Table, viewer: int, since: int = 0) -> list[tuple[int, str]]:
    """The lines on take-backs as a viewer reads them."""
    story = Story(Wording(table.match.game, "en", ["Ada", "Ben", "Cleo"]))
    lines = story.lines(table.match, viewer, since, taken_back=table.taken_back)
    return [(line.ply, line.text) for line in lines if line.kind == TAKE_BACK]


@pytest.mark.parametrize("secret", [0, 1, 2])
def test_the_line_on_a_take_back_counts_only_moves_that_its_reader_knew(secret: int) -> None:
    """Ada makes moves in secret meanwhile, which go, too."""
    table = moved(table_of_planners(), BEN, *plan(BEN, 0))
    stood = Course(planning(), CLEO).ply
    table = asked(moved(table, ADA, *plan(ADA, 2)[:secret]), BEN)
    table = agreed(table, ADA, CLEO)
    assert lines_of(table, BEN) == [(stood + 1, "Ben takes back 2 moves.")]
    assert lines_of(table, CLEO) == lines_of(table, NOBODY) == [(stood + 1, "Ben takes back 1 move.")]
    assert lines_of(table, CLEO, stood) == lines_of(table, CLEO)
    assert lines_of(table, CLEO, stood + 1) == []


def test_to_undo_in_the_own_turn_leaves_no_line() -> None:
    table = moved(table_of_planners(), BEN, *plan(BEN, 0)[:1])
    table = commanded(table, Undo("id", table.known[BEN].seen, BEN)).table
    assert table.taken_back == []


def test_a_line_stays_where_it_was_when_more_is_taken_back() -> None:
    table = agreed(asked(moved(table_of_planners(), BEN, *plan(BEN, 0)), BEN), ADA, CLEO)
    table = agreed(asked(moved(table, CLEO, *plan(CLEO, 0)), CLEO), ADA, BEN)
    stood = Course(table.match, ADA).ply
    assert [ply for ply, _ in lines_of(table, ADA)] == [stood + 1, stood + 1]
    assert [text.split()[0] for _, text in lines_of(table, ADA)] == ["Ben", "Cleo"]
