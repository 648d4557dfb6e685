"""SI-20  Who sees what."""

import pytest

from chefetage.core.chance import Chance
from chefetage.core.state import NOBODY
from chefetage.games.smartphone_inc import GAME
from chefetage.games.smartphone_inc.rules import events as event_kinds
from chefetage.games.smartphone_inc.rules.chance import STREAMS
from chefetage.games.smartphone_inc.tests.games import TABLES, games
from chefetage.games.smartphone_inc.tests.support import BASE, number_of, play, table
from chefetage.games.smartphone_inc.view import SmartphoneIncView, view
from chefetage.testing import rule


def public(seen: SmartphoneIncView) -> dict[str, object]:
    """A view without the places for secrets."""
    companies = [{key: value for key, value in company.items() if key != "plan"} for company in seen["companies"]]
    return {**seen, "companies": companies}


@rule("SI-20.2")
@pytest.mark.parametrize("number", range(len(TABLES)))
def test_all_but_plans_looks_the_same_to_everybody(number: int) -> None:
    for game in games(number):
        for s in game.states[::9]:
            views = [public(view(s, viewer)) for viewer in [*range(s.players), NOBODY]]
            assert all(seen == views[0] for seen in views)


@rule("SI-20.1", "SI-20.5")
def test_plans_are_seen_by_their_owner_only_until_all_are_ready() -> None:
    s = table()
    play(s, BASE, player=1)
    for viewer in (0, 2, NOBODY):
        company = view(s, viewer)["companies"][1]
        assert company["plan"] is None
        assert company["symbols"] is None
        assert company["covered"] == 0
        assert company["is_ready"]
    own = view(s, 1)["companies"][1]["plan"]
    assert own is not None
    assert own["lower"] == "dark"
    play(s, BASE, player=0)
    play(s, BASE, player=2)
    assert view(s, NOBODY)["companies"][1]["plan"] == own


@rule("SI-20.1", "SI-20.5")
def test_an_unfinished_plan_shows_nothing_to_the_others() -> None:
    s = table("red", "yellow", start_improvement_in_round_1="on")
    before = view(s, 1)
    play(s, BASE, player=0)
    assert view(s, 1) == before


@rule("SI-20.1")
def test_the_order_of_the_stack_is_hidden_and_imagined_anew() -> None:
    s = table()
    play(s, BASE, player=1)
    imagined = [GAME.determinize(s, 0, Chance.of(seed, ["imagine"])) for seed in range(8)]
    assert len({tuple(state.stack) for state in imagined}) == 8
    assert all(sorted(state.stack) == sorted(s.stack) for state in imagined)
    assert len({int(state.companies[1].layout) for state in imagined}) > 4
    assert all(state.companies[1].is_ready for state in imagined)
    assert GAME.determinize(s, 1, Chance.of(1, ["imagine"])).companies[1].layout == s.companies[1].layout


@rule("SI-20.3")
def test_after_set_up_only_improvements_are_random() -> None:
    assert len(set(STREAMS.names)) == 7
    for game in games(2):
        first, last = game.states[0], game.states[-1]
        assert list(first.chance.words) == list(last.chance.words)


@rule("SI-20.5")
def test_planning_moves_are_secret_events() -> None:
    assert event_kinds.PLAN_LAID.secret
    assert event_kinds.PLAN_PLACED.secret
    assert not event_kinds.PLAN_FINISHED.secret
    assert [step.name for step in GAME.steps if step.secret] == ["plan"]


def test_a_seat_of_a_bot_cannot_tell_plans_apart() -> None:
    """Two games that differ only in a hidden plan look and play the same to the others."""
    one, other = table(), table()
    play(one, BASE, player=1)
    play(other, "lay light.b.b.0.0.1", player=1)
    assert view(one, 0) == view(other, 0)
    assert GAME.legal_moves(one, 0) == GAME.legal_moves(other, 0)
    assert one.step == number_of("plan")
