"""The strategy: plans are searched by their geometry, and evaluation never depends on hidden plans."""

import math

import pytest
from mypy_extensions import i64

from chefetage.core.chance import Chance
from chefetage.core.vec import vec
from chefetage.games.smartphone_inc import GAME
from chefetage.games.smartphone_inc.rules.planning.plan import LAY_PADS, PLACE_IMPROVEMENT
from chefetage.games.smartphone_inc.rules.planning.reading import Reading
from chefetage.games.smartphone_inc.strategy.outlook import look_out
from chefetage.games.smartphone_inc.strategy.plan_search import PlanWorth, best_completion, worth_of
from chefetage.games.smartphone_inc.strategy.planning import plan_worth
from chefetage.games.smartphone_inc.tests.games import TABLES, games
from chefetage.games.smartphone_inc.tests.position import tiles
from chefetage.games.smartphone_inc.tests.support import given, play, table
from chefetage.testing import rule


def worth_for_research() -> PlanWorth:
    """A company that wants research and nothing else."""
    s = table()
    worth = plan_worth(s, 0, look_out(s, 0))
    worth.sales = vec[float]([0.0] * len(worth.sales))
    worth.logistics = vec[float]([0.0] * len(worth.logistics))
    worth.research = vec[float]([float(n) for n in range(len(worth.research))])
    worth.improve = 0.0
    return worth


def layout_of(text: str) -> int:
    return int(GAME.parse(text) - LAY_PADS.first)


@rule("SI-5.19")
def test_the_search_finds_the_plan_with_most_research() -> None:
    worth = worth_for_research()
    layout = layout_of("lay dark.a.a.0.1.2")  # 3 research to begin with
    none = vec[i64]()
    assert best_completion(worth, layout, none, 0, False) == 3.0
    assert best_completion(worth, layout, none, tiles("research_research_1"), False) == 5.0
    two = tiles("research_research_1", "research_research_2")
    assert best_completion(worth, layout, none, two, False) == 7.0
    assert worth.read > 70


@rule("SI-5.19")
def test_a_completion_is_at_least_as_good_as_the_plan_itself() -> None:
    s = table()
    worth = plan_worth(s, 0, look_out(s, 0))
    own = tiles("start_red", "up_logistics_1", "down_up_1")
    for text in ("lay dark.a.a.0.1.2", "lay light.b.a.0.0.-2", "lay dark.b.a.0.1.-1"):
        layout = layout_of(text)
        finished = worth_of(worth, Reading(), layout, vec[i64](), own)
        placed = vec[i64]([GAME.parse("place start_red.upper.a1b1") - PLACE_IMPROVEMENT.first])
        begun = worth_of(worth, Reading(), layout, placed, tiles("up_logistics_1", "down_up_1"))
        best = best_completion(worth, layout, vec[i64](), own, False)
        assert best >= max(finished, begun)


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_every_position_has_a_value(number: int) -> None:
    for game in games(number)[:2]:
        for s in game.states[:-1:11]:
            assert all(math.isfinite(GAME.evaluate(s, p)) for p in range(s.players))
        last = game.states[-1]
        assert [GAME.evaluate(last, p) for p in range(last.players)] == GAME.totals(last)


def test_the_evaluation_of_a_plan_owes_nothing_to_hidden_plans() -> None:
    s = table()
    play(s, "lay light.b.b.0.0.1", player=1)
    imagined = GAME.determinize(s, 0, Chance.of(1, ["x"]))
    for state in (s, imagined):
        GAME.apply(state, 0, GAME.parse("lay dark.a.a.0.1.2"))
    assert GAME.evaluate(s, 0) == GAME.evaluate(imagined, 0)


def test_selling_is_worth_more_than_not_selling() -> None:
    s = given("sell_goods", table(), red={"available": 2})
    values = {}
    for move in GAME.legal_moves(s, 0):
        state = s.clone()
        GAME.apply(state, 0, move)
        values[GAME.notation(move)] = GAME.evaluate(state, 0)
    assert values["sell russia"] > values["end_sales"]
