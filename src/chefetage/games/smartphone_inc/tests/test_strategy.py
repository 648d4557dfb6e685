"""The strategy: plans are searched, and evaluation never depends on hidden plans nor on what was asked before."""

import math
from collections.abc import Iterator
from random import Random

import pytest
from mypy_extensions import i64

from chefetage.core.bits import BIT, has, listed
from chefetage.core.chance import Chance
from chefetage.core.vec import append, vec
from chefetage.games.smartphone_inc import GAME
from chefetage.games.smartphone_inc.rules.board import REGIONS
from chefetage.games.smartphone_inc.rules.components import SYMBOLS, TILES
from chefetage.games.smartphone_inc.rules.offices import expansion_refusal
from chefetage.games.smartphone_inc.rules.planning.geometry import (
    FACES,
    OVERHANGS,
    PLACES,
    POSITIONS,
    REPRESENTATIVES,
    is_legal_position,
)
from chefetage.games.smartphone_inc.rules.planning.normal_form import normal_placement
from chefetage.games.smartphone_inc.rules.planning.plan import LAY_PADS, PLACE_IMPROVEMENT
from chefetage.games.smartphone_inc.rules.planning.reading import Reading, span_of, tile_of
from chefetage.games.smartphone_inc.rules.state import NO_LAYOUT, Company, State
from chefetage.games.smartphone_inc.strategy.markers import regions_in_reach
from chefetage.games.smartphone_inc.strategy.outlook import look_out
from chefetage.games.smartphone_inc.strategy.plan_search import (
    COUNT_BITS,
    COUNT_MASK,
    PlanWorth,
    best_completion,
    lay_out,
    worth_of,
)
from chefetage.games.smartphone_inc.strategy.planning import MEMORY, plan_worth
from chefetage.games.smartphone_inc.strategy.weights import WEIGHTS
from chefetage.games.smartphone_inc.tests.games import TABLES, games
from chefetage.games.smartphone_inc.tests.position import tiles
from chefetage.games.smartphone_inc.tests.support import given, number_of, play, table
from chefetage.playing.fingerprint import fields
from chefetage.testing import rule


def worth_for_research() -> PlanWorth:
    """A company that wants research and nothing else."""
    s = table()
    worth = plan_worth(s, 0, look_out(s, 0, WEIGHTS))
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


@rule("SI-5.19")
def test_a_completion_is_at_least_as_good_as_the_plan_itself() -> None:
    s = table()
    worth = plan_worth(s, 0, look_out(s, 0, WEIGHTS))
    own = tiles("start_red", "up_logistics_1", "down_up_1")
    for text in ("lay dark.a.a.0.1.2", "lay light.b.a.0.0.-2", "lay dark.b.a.0.1.-1"):
        layout = layout_of(text)
        finished = worth_of(worth, layout, vec[i64](), own)
        placed = vec[i64]([GAME.parse("place start_red.upper.a1b1") - PLACE_IMPROVEMENT.first])
        begun = worth_of(worth, layout, placed, tiles("up_logistics_1", "down_up_1"))
        best = best_completion(worth, layout, vec[i64](), own, False)
        assert best >= max(finished, begun)


def random_plan(overhang: bool, random: Random) -> tuple[int, vec[i64], int]:
    """A layout, some placements and the improvements left."""
    layouts = (
        range(int(FACES * POSITIONS))
        if overhang
        else [int(f * POSITIONS + r) for f in range(8) for r in REPRESENTATIVES]
    )
    layout = random.choice([number for number in layouts if is_legal_position(number % POSITIONS)])
    own = sum(int(BIT[tile]) for tile in random.sample(range(int(TILES)), random.randrange(1, 4)))
    placed = vec[i64]()
    for _ in range(random.randrange(3)):
        places = [place for place in range(TILES * PLACES) if may_place(place, own, overhang)]
        if places:
            placed = append(placed, random.choice(places))
            own &= ~int(BIT[tile_of(placed[len(placed) - 1])])
    return layout, placed, own


def may_place(placement: i64, unused: int, overhang: bool) -> bool:
    is_allowed = overhang or not OVERHANGS[span_of(placement)]
    return has(unused, tile_of(placement)) and is_allowed and placement == normal_placement(placement, unused)


@rule("SI-5.14", "SI-14.11")
@pytest.mark.parametrize("overhang", [False, True])
def test_a_plan_that_is_laid_out_is_read_like_its_geometry(overhang: bool) -> None:
    random = Random(1)
    for _ in range(200):
        layout, placed, unused = random_plan(overhang, random)
        reading = Reading()
        reading.read(layout, placed)
        active = lay_out(layout, placed, unused).active
        assert [active >> COUNT_BITS * symbol & COUNT_MASK for symbol in range(SYMBOLS)] == list(reading.seen)[:-1]


Kept = tuple[float, vec[i64], int]  # worth, placements, improvements left


def slow_completion(worth: PlanWorth, layout: int, placed: vec[i64], unused: int, overhang: bool) -> float:
    """The same search, with every plan laid out from its first field on."""
    best = worth_of(worth, layout, placed, unused)
    beam: list[Kept] = [(best, placed, unused)]
    while beam:
        found: list[Kept] = []
        for _, before, left in beam:
            for placement in range(TILES * PLACES):
                if may_place(placement, left, overhang):
                    after, rest = append(before[:], placement), left & ~int(BIT[tile_of(placement)])
                    keep(found, (worth_of(worth, layout, after, rest), after, rest), 2 if overhang else 6)
        beam = found
        best = max([best, *(plan[0] for plan in beam)])
    return best


def keep(found: list[Kept], plan: Kept, width: int) -> None:
    place = sum(other[0] >= plan[0] for other in found)
    if place == 0 or (found[place - 1][0], found[place - 1][2]) != (plan[0], plan[2]):
        found.insert(place, plan)
    del found[width:]


@rule("SI-5.19")
@pytest.mark.parametrize("overhang", [False, True])
@pytest.mark.parametrize("hardcore", ["off", "on"])
def test_the_search_finds_what_a_search_by_geometry_finds(overhang: bool, hardcore: str) -> None:
    s = table(hardcore=hardcore)
    worth = plan_worth(s, 0, look_out(s, 0, WEIGHTS))
    random = Random(2)
    for _ in range(6):
        layout, placed, unused = random_plan(overhang, random)
        expected = slow_completion(worth, layout, placed, unused, overhang)
        assert best_completion(worth, layout, placed, unused, overhang) == expected


def fresh_value(s: State, p: int) -> float:
    MEMORY.last.clear()
    return GAME.evaluate(s, p)


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_what_was_evaluated_before_makes_no_difference(number: int) -> None:
    for game in games(number)[:2]:
        states = [s for s in game.states[:-1] if s.step == number_of("plan")][::3]
        expected = [[fresh_value(s, p) for p in range(s.players)] for s in states]
        for _ in range(2):
            assert [[GAME.evaluate(s, p) for p in range(s.players)] for s in states] == expected


@pytest.mark.parametrize("number", [3, 8, 9, 12])
def test_a_table_that_differs_in_anything_is_another_table(number: int) -> None:
    """Every number of the table and of the own company is changed in turn."""
    for game in games(number)[:1]:
        s = [s for s in game.states[:-1] if s.step == number_of("plan") and s.companies[0].layout != NO_LAYOUT][-1]
        for changed in changed_states(s):
            GAME.evaluate(s, 0)
            try:
                value = GAME.evaluate(changed, 0)
            except IndexError:  # no such table
                continue
            assert value == fresh_value(changed, 0)


UNCHANGED = {"chance", "companies", "map", "players", "step", "waiting"} | {"layout", "placed", "unused"}  # the plan


def changed_states(s: State) -> Iterator[State]:
    for owner in range(3):  # the state, the own company, a rival's
        for name in set(fields(State if owner == 0 else Company)) - UNCHANGED:
            yield from changed_in(s, owner, name)


def changed_in(s: State, owner: int, name: str) -> Iterator[State]:
    value = getattr(part_of(s, owner), name)
    for at in range(1 if isinstance(value, int) else len(value)):
        copy = s.clone()
        if isinstance(value, bool):
            setattr(part_of(copy, owner), name, not value)
        elif isinstance(value, int):
            setattr(part_of(copy, owner), name, value + 1)
        else:
            getattr(part_of(copy, owner), name)[at] += 1
        yield copy


def part_of(s: State, owner: int) -> object:
    return s if owner == 0 else s.companies[owner - 1]


@rule("SI-10.2")
@pytest.mark.parametrize("number", range(len(TABLES)))
def test_regions_in_reach_are_those_that_no_rule_refuses(number: int) -> None:
    for game in games(number)[:2]:
        for s in game.states[:-1:7]:
            for p in range(s.players):
                allowed = [region for region in range(REGIONS) if expansion_refusal(s, p, region) is None]
                assert listed(regions_in_reach(s, p)) == allowed


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
