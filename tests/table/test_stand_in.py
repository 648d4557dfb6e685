"""A bot for somebody who is awaited in vain: proposed by a player, granted by all who are there."""

from itertools import count

import pytest

from chefetage.bots import BOTS
from chefetage.bots.levels import USUAL_LEVEL
from chefetage.table import bounds, commands
from chefetage.table.commands import Consent, Rejected, Speaker, StandIn, perform
from chefetage.table.draft import Draft
from chefetage.table.entries import Answered, Left, Proposed
from chefetage.table.stand_in import STAND_IN
from chefetage.table.summary import Presence, summary
from chefetage.table.table import Table
from tests.table.planning import PLANNERS, plan, table_of_planners

ADA, BEN, CLEO = range(3)
WITHOUT_BEN = Presence({"ada", "cleo"}, 0, {BEN})
ids = count(1)


def performed(table: Table, command: StandIn | Consent, presence: Presence = WITHOUT_BEN) -> Draft:
    draft = Draft(table, 0.0)
    perform(draft, command, Speaker(PLANNERS[command.seat]), f"command-{next(ids)}", presence)
    return draft


def proposed(table: Table, presence: Presence = WITHOUT_BEN) -> Table:
    """Ada proposes a bot for Ben."""
    return performed(table, StandIn("id", ADA, BEN), presence).table


def answered(table: Table, seat: int, yes: bool, presence: Presence = WITHOUT_BEN) -> Table:
    return performed(table, Consent("id", seat, table.proposals[0].id, yes), presence).table


def refusal(table: Table, command: StandIn | Consent, presence: Presence = WITHOUT_BEN) -> str:
    with pytest.raises(Rejected) as rejected:
        performed(table, command, presence)
    return rejected.value.key


def test_a_bot_stands_in_when_all_who_are_there_agree() -> None:
    table = proposed(table_of_planners())
    assert [(one.seat, one.absent, one.missing) for one in table.proposals] == [(ADA, BEN, (CLEO,))]
    assert table.seats[BEN].kind == "person"
    done = answered(table, CLEO, yes=True)
    assert (done.seats[BEN].kind, done.seats[BEN].bot, done.seats[BEN].holder) == ("bot", STAND_IN, "ben")
    assert done.proposals == ()


def test_a_bot_that_stands_in_is_of_the_usual_level() -> None:
    assert STAND_IN == USUAL_LEVEL == "level3"
    assert STAND_IN in BOTS


def test_a_table_that_was_left_to_another_bot_keeps_it() -> None:
    """What the log of an earlier version says still holds."""
    draft = Draft(table_of_planners(), 0.0)
    draft.take(Left(BEN, "greedy"))
    assert (draft.table.seats[BEN].kind, draft.table.seats[BEN].bot) == ("bot", "greedy")


def test_who_was_away_takes_the_seat_back_at_any_time() -> None:
    table = answered(proposed(table_of_planners()), CLEO, yes=True)
    draft = Draft(table, 0.0)
    commands.come_back(draft, "ben", None)
    assert draft.table.seats[BEN] == table_of_planners().seats[BEN]


def test_whoever_has_nobody_to_ask_decides_alone() -> None:
    draft = performed(table_of_planners(), StandIn("id", ADA, BEN), Presence({"ada"}, 0, {BEN, CLEO}))
    assert [type(one.entry) for one in draft.happened] == [Proposed, Left]
    assert [bool(one.cid) for one in draft.happened] == [True, False]
    assert draft.table.seats[BEN].kind == "bot"


@pytest.mark.parametrize("seat", [ADA, BEN, CLEO])
def test_one_no_ends_it_also_of_who_proposed_it_or_is_back(seat: int) -> None:
    table = answered(proposed(table_of_planners()), seat, yes=False)
    assert (table.proposals, table.seats[BEN].kind) == ((), "person")


def test_who_is_back_gets_no_bot_even_if_all_agree() -> None:
    draft = performed(
        table := proposed(table_of_planners()),
        Consent("id", CLEO, table.proposals[0].id, yes=True),
        Presence({"ada", "ben", "cleo"}, 0, set()),
    )
    assert [one.entry for one in draft.happened] == [
        Answered(table.proposals[0].id, CLEO, yes=True),
        Answered(table.proposals[0].id, BEN, yes=False),
    ]
    assert (draft.table.proposals, draft.table.seats[BEN].kind) == ((), "person")


def test_only_somebody_who_is_awaited_in_vain_is_replaced() -> None:
    table = table_of_planners()
    assert refusal(table, StandIn("id", ADA, CLEO)) == "not-absent"
    assert refusal(table, StandIn("id", ADA, 16)) == "not-absent"
    draft = Draft(table, 0.0)
    for move in plan(BEN, 0):
        draft.move(BEN, move)
    assert refusal(draft.table, StandIn("id", ADA, BEN)) == "not-absent", "Ben has planned"


def test_a_stranger_and_who_is_away_propose_nothing() -> None:
    table = table_of_planners()
    draft = Draft(table, 0.0)
    with pytest.raises(Rejected, match="not-your-seat"):
        perform(draft, StandIn("id", ADA, BEN), Speaker("stranger"), "cid", WITHOUT_BEN)
    commands.leave(draft, "ada", "random", None)
    assert refusal(draft.table, StandIn("id", ADA, BEN)) == "not-your-seat"


def test_nobody_answers_for_others_or_twice() -> None:
    table = proposed(table_of_planners(), Presence({"ada", "cleo"}, 0, {BEN}))
    request = table.proposals[0].id
    assert refusal(table, Consent("id", ADA, request, yes=True)) == "no-request"
    assert refusal(table, Consent("id", BEN, request, yes=True)) == "no-request"
    assert refusal(table, StandIn("id", CLEO, BEN)) == "proposal-open"


def test_what_others_do_in_secret_leaves_a_proposal_and_a_decision_of_whom_it_is_about_ends_it() -> None:
    table = proposed(table_of_planners())
    draft = Draft(table, 0.0)
    for move in plan(BEN, 0)[:-1]:
        draft.move(BEN, move)
    assert draft.table.proposals == table.proposals, "nobody may notice that Ben has begun"
    for move in plan(CLEO, 0):
        draft.move(CLEO, move)
    assert draft.table.proposals == table.proposals
    draft.move(BEN, plan(BEN, 0)[-1])
    assert draft.table.proposals == ()


def test_who_leaves_is_not_asked_any_more_and_proposes_nothing() -> None:
    table = proposed(table_of_planners())
    draft = Draft(table, 0.0)
    commands.leave(draft, "cleo", "random", None)
    assert [seat.kind for seat in draft.table.seats] == ["person", "bot", "bot"]
    draft = Draft(table, 0.0)
    commands.leave(draft, "ada", "random", None)
    assert (draft.table.proposals, draft.table.seats[BEN].kind) == ((), "person")


def test_proposals_cannot_be_repeated_for_ever() -> None:
    table = table_of_planners()
    for _ in range(bounds.PROPOSALS):
        table = answered(proposed(table), CLEO, yes=False)
    assert refusal(table, StandIn("id", ADA, BEN)) == "too-many-proposals"
    assert performed(table, StandIn("id", CLEO, BEN)).table.proposals, "others may"


def test_everybody_is_told_who_is_missed_and_what_is_proposed() -> None:
    told = summary(proposed(table_of_planners()), "", WITHOUT_BEN, "en")
    assert [(seat.connected, seat.absent) for seat in told.seats] == [(True, False), (False, True), (True, False)]
    assert [(one.seat, one.absent, one.missing) for one in told.proposals] == [(ADA, BEN, [CLEO])]
