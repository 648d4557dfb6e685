"""SI-20  Who sees what."""

from statistics import mean

import pytest

from chefetage.core.chance import Chance
from chefetage.core.state import NOBODY
from chefetage.games.smartphone_inc import GAME
from chefetage.games.smartphone_inc.rules import events as event_kinds
from chefetage.games.smartphone_inc.rules.chance import STREAMS
from chefetage.games.smartphone_inc.rules.planning.plan import LAY_PADS, PLACE_IMPROVEMENT, start_plan
from chefetage.games.smartphone_inc.rules.state import State
from chefetage.games.smartphone_inc.strategy.plan_search import Candidate
from chefetage.games.smartphone_inc.strategy.planning import MEMORY, draw_plan
from chefetage.games.smartphone_inc.tests.games import TABLES, games
from chefetage.games.smartphone_inc.tests.position import own, tiles
from chefetage.games.smartphone_inc.tests.support import BASE, number_of, play, table
from chefetage.games.smartphone_inc.view import SmartphoneIncView, view
from chefetage.playing.fingerprint import snapshot
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


def planned(s: State, players: int = 2) -> State:
    """The same, after random plans of some players."""
    chance = Chance.of(4, ["plans"])
    while any(not s.companies[p].is_ready for p in range(players)):
        p = next(p for p in range(players) if not s.companies[p].is_ready)
        GAME.apply(s, p, GAME.legal_moves(s, p)[chance.below(0, len(GAME.legal_moves(s, p)))])
    return s


def with_tiles(overhang: bool) -> State:
    """Round 1 with improvements at work, of which the first player has four; with 4G they may stick out."""
    s = table(start_improvement_in_round_1="on", tech_sides="plain")
    company = s.companies[0]
    company.improvements |= tiles("up_logistics_1", "research_research_1", "research_research_2")
    company.unused = company.improvements
    if overhang:
        own(s, 0, "four_g")
    return planned(s)


def planning_moves(plan: Candidate) -> list[str]:
    """The moves that lead to a plan."""
    moves = [GAME.notation(LAY_PADS.first + plan.layout)]
    moves += [GAME.notation(PLACE_IMPROVEMENT.first + placement) for placement in plan.placed]
    return moves if plan.unused == 0 else [*moves, "finish"]


@rule("SI-5.25", "SI-20.5")
@pytest.mark.parametrize("overhang", [False, True])
def test_an_imagined_plan_is_one_that_its_player_could_have_made(overhang: bool) -> None:
    s = with_tiles(overhang)
    for seed in range(25):
        imagined = GAME.imagine(s, 2, Chance.of(seed, ["imagine"]))
        made = s.clone()
        start_plan(made, made.companies[0])
        made.actors |= 1
        again = Chance.of(seed, ["imagine"])
        GAME.determinize(start_of_planning(s), 2, again)  # draws as much as comes before the first plan
        play(made, *planning_moves(draw_plan(made, 0, again)), player=0)
        assert snapshot(made.companies[0]) == snapshot(imagined.companies[0])


def start_of_planning(s: State) -> State:
    """The same with nobody ready."""
    copy = s.clone()
    for company in copy.companies:
        start_plan(copy, company)
    return copy


@rule("SI-20.5")
def test_imagined_plans_are_good_ones_and_not_always_the_same() -> None:
    s = with_tiles(overhang=False)
    drawn = [GAME.imagine(s, 2, Chance.of(seed, ["imagine"])) for seed in range(40)]
    random = [GAME.determinize(s, 2, Chance.of(seed, ["imagine"])) for seed in range(40)]
    assert len({int(state.companies[0].layout) for state in drawn}) > 4
    assert mean(GAME.evaluate(state, 0) for state in drawn) > mean(GAME.evaluate(state, 0) for state in random) + 10


def test_what_was_imagined_before_makes_no_difference() -> None:
    s = with_tiles(overhang=False)
    MEMORY.last.clear()
    first = snapshot(GAME.imagine(s, 2, Chance.of(1, ["imagine"])))
    for seed in range(20):
        GAME.imagine(s, 2, Chance.of(seed, ["imagine"]))
    assert snapshot(GAME.imagine(s, 2, Chance.of(1, ["imagine"]))) == first
