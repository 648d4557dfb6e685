"""SI-5  Planning: the decisions, and how plans are shown."""

from collections import Counter

from chefetage.games.smartphone_inc import GAME
from chefetage.games.smartphone_inc.tests.plans import later
from chefetage.games.smartphone_inc.tests.support import BASE, begin, options, plan, play, refusal, seen, symbols, table
from chefetage.playing.match import Match
from chefetage.testing import happened, rule


@rule("SI-5.25")
def test_the_layout_comes_first_and_once() -> None:
    s = later()
    assert refusal(s, "finish") == refusal(s, "place start_red.lower.a1b1") == "SI-5.25"
    play(s, BASE)
    assert refusal(s, BASE) == "SI-5.25"
    play(s, "place start_red.lower.a1b1")
    assert options(s, 0) == []  # no improvement is left: the plan is finished


@rule("SI-5.20", "SI-16.2", "SI-16.3")
def test_a_shown_plan_is_read_with_its_face_down_improvements() -> None:
    s = later(improvements=["up_up_1"])
    plan(s, BASE + "; finish", BASE + "; finish", BASE + "; finish")
    assert symbols(s, 0) == Counter(price_down=1, price_up=1, research=3, logistics=3)
    assert s.companies[0].covered == 1
    assert s.companies[0].face_down == 2


@rule("SI-5.22", "SI-20.4", "SI-21.3", "SI-4.2")
def test_all_plan_at_once_and_plans_are_shown_together() -> None:
    s = table()
    assert GAME.actors(s) == [0, 1, 2]
    s.journal = []
    play(s, BASE, player=2)
    assert GAME.actors(s) == [0, 1]
    assert "plan_shown" not in happened(s)
    play(s, BASE, player=0)
    play(s, BASE, player=1)
    assert happened(s).count("plan_shown") == 3
    assert all(seen(s)["companies"][p]["plan"] for p in range(3))


@rule("SI-5.23")
def test_planning_can_be_undone_and_a_submitted_plan_owes_no_decision() -> None:
    match = Match.start("smartphone_inc", 1, {"start_improvement_in_round_1": "on"}, ["human", "human"])
    match.play(0, BASE)
    assert match.can_undo(0)
    match.undo()
    match.play(0, "lay dark.b.a.0.1.2")
    match.play(0, "finish")
    assert match.seat(0).legal_moves() == []
    assert match.game.explain(match.state, 0, BASE).key == "has-decided"  # all plan at once: it is nobody's turn
    match.play(1, BASE)
    match.play(1, "finish")
    assert not match.can_undo(1)  # the plans are shown


@rule("SI-13.5")
def test_pads_and_improvements_come_back_for_the_next_plan() -> None:
    s = play(later(), BASE, "place start_red.lower.a1b1")
    begin(s, "plan")
    assert refusal(s, BASE) is None
    play(s, BASE)
    assert refusal(s, "place start_red.lower.a1b1") is None
