"""GF-4  Round and turn structure, Popularity."""

import pytest

from chefetage.games.ground_floor import GAME
from chefetage.games.ground_floor.rules.components import POPULARITY_LEVEL
from chefetage.games.ground_floor.rules.popularity import advance, by_popularity
from chefetage.games.ground_floor.tests.games import TABLES, games, rounds_of
from chefetage.games.ground_floor.tests.position import build, company_named
from chefetage.games.ground_floor.tests.support import order, stacks
from chefetage.testing import rule

every_table = pytest.mark.parametrize("table", range(len(TABLES)))
PHASES = [
    "start_round",
    "receive_income",
    "hire_employees",
    "schedule_business",
    "consulting_firm",
    "choose_marketing",
    "resolve_marketing",
    "marketing_bonus",
    "warehouse",
    "factory",
    "move_shares",
    "sell_shares",
    "economic_forecast",
    "sell_products",
    "drop_products",
    "construction_company",
    "end_round",
    "fire_employees",
    "reorganize",
]


@rule("GF-4.2", "GF-5.51")
def test_phases_and_areas_in_their_order() -> None:
    assert [step.name for step in GAME.steps][: len(PHASES)] == PHASES


@rule("GF-4.3")
@every_table
def test_the_last_round_has_no_reorganization(table: int) -> None:
    for game in games(table):
        rounds = [[event.kind.name for event in events] for events in rounds_of(game)]
        assert ["job_market_moved" in names for names in rounds] == [True] * 6 + [False]


@rule("GF-4.4")
def test_right_goes_before_left_and_top_before_bottom() -> None:
    s = build(4, {"popularity": {"1": ["marion"], "5": ["nikki", "tanja"], "3": ["angelika"]}})
    assert order(s) == ["nikki", "tanja", "angelika", "marion"]


@rule("GF-4.5")
def test_an_order_once_read_does_not_change() -> None:
    s = build(3, {"popularity": {"1": ["marion", "tanja", "nikki"]}})
    before = by_popularity(s)
    advance(s, 2, 3)
    assert list(before) == [0, 1, 2]
    assert order(s) == ["nikki", "marion", "tanja"]


@rule("GF-4.6", "GF-4.11")
def test_a_marker_moves_alone_and_lands_on_top() -> None:
    s = build(4, {"popularity": {"1": ["marion", "tanja", "nikki"], "3": ["angelika"]}})
    advance(s, company_named(s, "tanja"), 2)
    assert stacks(s) == {"3": ["tanja", "angelika"], "1": ["marion", "nikki"]}


@rule("GF-4.7", "GF-17.30")
def test_steps_beyond_the_end_are_lost_and_change_no_stack() -> None:
    s = build(3, {"popularity": {"10": ["marion", "tanja"], "9": ["nikki"]}})
    assert advance(s, company_named(s, "tanja"), 2) == 0
    assert advance(s, company_named(s, "nikki"), 4) == 1
    assert stacks(s) == {"10": ["nikki", "marion", "tanja"]}
    assert list(POPULARITY_LEVEL)[1:] == [1, 1, 1, 2, 2, 2, 3, 3, 3, 3]


@rule("GF-4.8", "GF-14.6")
@every_table
def test_one_player_decides_at_a_time_and_never_in_phase_i(table: int) -> None:
    for game in games(table):
        for s in game.states[:-1]:
            assert sum(s.actors >> p & 1 for p in range(s.players)) == 1
            assert GAME.steps[s.step].name != "receive_income"


@rule("GF-4.9", "GF-14.1")
def test_holdings_are_public() -> None:
    s = build(2, {"marion": {"money": 5, "info": 6, "supplies": 1, "time": 3}})
    for viewer in (-1, 0, 1):
        seen = GAME.view(s, viewer)["companies"]
        assert isinstance(seen, list)
        assert [seen[0][key] for key in ("money", "info", "supplies", "time")] == [5, 6, 1, 3]
