"""SI-5  Planning: geometry, layers, decisions and the normal form."""

from itertools import combinations, product

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from chefetage.core.match import Match
from chefetage.games.smartphone_inc import GAME
from chefetage.games.smartphone_inc.rules.components import DATA, PAD_FIELDS, SYMBOL, SYMBOLS, TILE
from chefetage.games.smartphone_inc.rules.planning.geometry import (
    CELL_NAMES,
    CELL_OF_FIELD,
    COVERED,
    OVERHANGS,
    PLACES,
    POSITIONS,
    REPRESENTATIVE,
    REPRESENTATIVES,
    SPANS,
    is_legal_position,
    number_of_position,
)
from chefetage.games.smartphone_inc.rules.planning.normal_form import normal_layout, normal_order
from chefetage.games.smartphone_inc.rules.planning.plan import LAY_PADS, PLACE_IMPROVEMENT
from chefetage.games.smartphone_inc.rules.planning.reading import Reading, overlap_of
from chefetage.games.smartphone_inc.rules.state import State
from chefetage.games.smartphone_inc.tests.support import (
    PLAIN,
    begin,
    given,
    legal,
    own,
    plan,
    play,
    refusal,
    seen,
    step,
    symbols,
    table,
)
from chefetage.testing import happened, rule

BASE = "lay dark.a.a.0.1.2"


def layout_of(text: str) -> int:
    return int(GAME.parse(text) - LAY_PADS.first)


def placement_of(text: str) -> int:
    return int(GAME.parse(text) - PLACE_IMPROVEMENT.first)


def read(layout: str, *placed: str) -> list[int]:
    """D, U, R, L, I of a plan."""
    reading = Reading()
    reading.read(layout_of(layout), vec[i64]([placement_of(text) for text in placed]))
    return [int(count) for count in reading.seen][:5]


def later(**fields: object) -> State:
    s = table("red", "yellow", "green", **PLAIN)
    s.round = 2
    return given("plan", s, red=dict(fields))


@rule("SI-5.1", "SI-5.2")
def test_each_pad_has_two_sides_of_three_rows_and_two_columns() -> None:
    assert len(PAD_FIELDS) == 4
    assert {len(fields) for fields in PAD_FIELDS} == {6}
    assert [SYMBOL.keys[symbol] for symbol in PAD_FIELDS[0]] == [
        "research", "open", "logistics", "price_up", "open", "research",
    ]  # fmt: skip


@rule("SI-5.32", "SI-5.15")
def test_cells_are_named_by_column_and_row() -> None:
    assert [CELL_NAMES[cell] for cell in CELL_OF_FIELD] == ["a1", "b1", "a2", "b2", "a3", "b3"]


@rule("SI-5.3", "SI-21.17")
def test_either_pad_may_be_the_lower_one() -> None:
    s = table()
    assert refusal(s, "lay dark.a.a.0.1.2") is None
    assert refusal(s, "lay light.b.b.0.1.2") is None


@rule("SI-5.4", "SI-5.6")
@pytest.mark.parametrize(
    ("position", "covered"),
    [
        ((0, 1, 2), [5]),
        ((90, -1, -1), [0, 1]),
        ((90, 1, 0), [1, 3]),
        ((180, 0, 1), [2, 3, 4, 5]),
        ((270, -2, 1), [2, 4]),
    ],
)
def test_the_upper_pad_lies_on_the_grid_turned_or_not(position: tuple[int, int, int], covered: list[int]) -> None:
    assert COVERED[number_of_position(*position)] == covered


@rule("SI-5.5", "SI-5.7", "SI-23.7")
def test_the_upper_pad_covers_one_to_four_fields() -> None:
    s = table()
    assert refusal(s, "lay dark.a.a.0.0.0") == "SI-5.5"
    assert refusal(s, "lay dark.a.a.0.2.0") == "SI-5.5"
    assert {len(COVERED[position]) for position in range(POSITIONS) if is_legal_position(position)} == {1, 2, 3, 4}


@rule("SI-5.17", "SI-5.26", "SI-5.24")
def test_sixty_positions_cover_fourteen_sets() -> None:
    legal_ones = [position for position in range(POSITIONS) if is_legal_position(position)]
    assert len(legal_ones) == DATA.number("planning.counts.positions")
    assert len({tuple(COVERED[position]) for position in legal_ones}) == 14 == len(REPRESENTATIVES)
    assert len(legal(table())) == DATA.number("planning.counts.base_layouts")


@rule("SI-5.16")
def test_the_representatives_cover_what_the_data_say() -> None:
    for cover in DATA.tables("planning.covers"):
        position = number_of_position(cover.number("rot"), cover.number("dx"), cover.number("dy"))
        assert COVERED[position] == list(cover.numbers("cells"))
        assert REPRESENTATIVE[position] == position


@rule("SI-5.16", "SI-5.19", "SI-5.26")
def test_an_equal_position_is_answered_with_its_representative() -> None:
    s = table()
    other, normal = "lay light.b.a.90.-1.-1", "lay light.b.a.0.0.-2"
    assert refusal(s, other) == "SI-5.26"
    facts = GAME.explain(s, 0, other).facts
    assert (facts["turn"], facts["dx"], facts["dy"]) == (0, 0, -2)
    assert normal_layout(layout_of(other), vec[i64]()) == layout_of(normal)
    GAME.apply(s, 0, GAME.parse(other))  # a client that insists gets the representative
    assert s.companies[0].layout == layout_of(normal)


def results(*tiles: str) -> set[tuple[int, ...]]:
    """Price, goods and symbols of every plan with these improvements."""
    found: set[tuple[int, ...]] = set()
    layouts = [face * int(POSITIONS) + int(position) for face in range(8) for position in REPRESENTATIVES]
    for layout in layouts:
        for placed in arrangements(list(tiles)):
            reading = Reading()
            reading.read(layout, vec[i64](placed))
            down, up, research, logistics, improve = [int(n) for n in reading.seen][:5]
            price = max(2, min(8, 5 + up - down))
            goods = down + int(overlap_of(layout)) + len(tiles) - len(placed)
            found.add((price, goods, research, logistics, min(1, improve)))
    return found


def arrangements(tiles: list[str]) -> list[list[int]]:
    spans = [span for span in range(SPANS) if not OVERHANGS[span]]
    places = [layer * int(SPANS) + span for layer in (0, 1) for span in spans]
    found: list[list[int]] = [[]]
    for count in range(1, len(tiles) + 1):
        for chosen in combinations(tiles, count):
            numbers = [TILE.keys.index(tile) * int(PLACES) for tile in chosen]
            found += [[n + place for n, place in zip(numbers, at, strict=True)] for at in product(places, repeat=count)]
    return found


@rule("SI-5.18")
def test_layouts_give_as_many_results_as_counted() -> None:
    assert len(results()) == DATA.number("planning.counts.base_results")
    assert len(results("start_red")) == 298
    assert len(results("start_yellow")) == 323


@rule("SI-5.8", "SI-23.1", "SI-7.4")
def test_improvements_work_from_round_2_on() -> None:
    s = plan(table("red", "yellow"), BASE, BASE)
    assert step(s) != "plan"
    assert s.companies[0].face_down == 0
    early = table("red", "yellow", start_improvement_in_round_1="on")
    play(early, BASE)
    assert "finish" in legal(early, 0)
    assert seen(early)["companies"][0]["is_ready"] is False


@rule("SI-5.9", "SI-5.27", "SI-21.18")
def test_an_improvement_lies_on_two_adjacent_fields_in_either_direction() -> None:
    s = play(later(), BASE)
    placed = [text for text in legal(s, 0) if text.startswith("place start_red.lower.")]
    assert len(placed) == 14
    assert {"place start_red.lower.a1b1", "place start_red.lower.b1a1", "place start_red.lower.a1a2"} <= set(placed)
    assert refusal(s, "place start_blue.lower.a1b1") == "SI-5.27"


@rule("SI-5.10", "SI-14.11")
def test_only_4g_lets_an_improvement_stick_out() -> None:
    s = play(later(), BASE)
    assert refusal(s, "place start_red.lower.a0a1") == "SI-5.10"
    with_4g = play(later(technologies=["four_g"]), BASE)
    assert refusal(with_4g, "place start_red.lower.a0a1") is None
    assert len([text for text in legal(with_4g, 0) if text.startswith("place")]) == 68


@rule("SI-14.11", "SI-5.14")
def test_an_overhanging_field_is_active_beside_the_pads_and_covers_or_is_covered_by_the_other_pad() -> None:
    base = read("lay dark.a.a.0.1.2")
    outside = read("lay dark.a.a.0.1.2", "place start_red.upper.c1b1")  # price_down outside, research on an open field
    assert outside == [base[0] + 1, base[1], base[2] + 1, base[3], base[4]]
    under = read("lay dark.a.a.0.0.2", "place start_red.lower.a4a3")  # wholly under the upper pad
    assert under == read("lay dark.a.a.0.0.2")


@rule("SI-5.11", "SI-1.6")
def test_what_lies_under_an_improvement_is_inactive() -> None:
    assert read(BASE) == [1, 1, 3, 3, 0]
    assert read(BASE, "place start_red.lower.a1b1") == [1, 1, 4, 2, 0]  # hides logistics and price_down


@rule("SI-5.12", "SI-5.28")
def test_a_later_improvement_lies_above_an_earlier_one() -> None:
    one, other = "place start_red.upper.a1b1", "place up_up_1.upper.a1b1"
    assert read(BASE, one, other) == read(BASE, other)
    assert read(BASE, other, one) == read(BASE, one)


@rule("SI-5.13", "SI-5.29", "SI-23.23", "SI-23.2")
def test_an_improvement_on_the_lower_pad_goes_under_the_upper_pad() -> None:
    assert read("lay dark.a.a.0.0.1", "place start_red.lower.a2b2") == read("lay dark.a.a.0.0.1")
    half = read("lay dark.a.a.0.0.1", "place start_red.lower.a1a2")  # its research field is covered
    base = read("lay dark.a.a.0.0.1")
    assert half == [base[0] + 1, base[1], base[2], base[3] - 1, base[4]]


@rule("SI-5.14")
def test_the_lower_pads_improvements_go_under_whenever_they_are_chosen() -> None:
    upper, lower = "place start_red.upper.a1b1", "place up_up_1.lower.a1b1"
    assert read("lay dark.a.a.0.0.-1", upper, lower) == read("lay dark.a.a.0.0.-1", lower, upper)


@rule("SI-5.31")
def test_equal_placements_are_offered_once() -> None:
    s = later(improvements=["down_up_1", "down_up_2", "up_up_1"])
    play(s, BASE)
    assert refusal(s, "place down_up_2.lower.a1b1") == "SI-5.31"
    assert refusal(s, "place down_up_1.lower.a1b1") is None
    assert refusal(s, "place up_up_1.lower.b1a1") == "SI-5.31"
    play(s, "place down_up_1.lower.a1b1")
    assert refusal(s, "place down_up_2.lower.a1b1") is None


@rule("SI-5.30", "SI-5.16")
def test_different_orders_of_the_same_steps_give_one_plan() -> None:
    moves = ["place up_logistics_1.upper.a1b1", "place down_up_1.lower.a1b1", "place start_red.upper.a3b3"]
    plans = []
    for order in (moves, moves[::-1], moves[1:] + moves[:1]):
        s = play(later(improvements=["up_logistics_1", "down_up_1"]), BASE, *order)
        plans.append([TILE.keys[int(placement) // int(PLACES)] for placement in s.companies[0].placed])
    assert plans == [["down_up_1", "start_red", "up_logistics_1"]] * 3
    assert list(normal_order(s.companies[0].placed)) == list(s.companies[0].placed)


@rule("SI-5.16")
def test_the_geometry_is_kept_only_with_an_overhanging_improvement() -> None:
    turned = "lay light.b.a.90.-1.-1"
    inside = play(later(technologies=["four_g"]), turned, "place start_red.lower.a3b3")
    outside = play(later(technologies=["four_g"]), turned, "place start_red.lower.a4a3")
    assert inside.companies[0].layout == layout_of("lay light.b.a.0.0.-2")
    assert outside.companies[0].layout == layout_of(turned)


@rule("SI-5.25")
def test_the_layout_comes_first_and_once() -> None:
    s = later()
    assert refusal(s, "finish") == refusal(s, "place start_red.lower.a1b1") == "SI-5.25"
    play(s, BASE)
    assert refusal(s, BASE) == "SI-5.25"
    play(s, "place start_red.lower.a1b1")
    assert legal(s, 0) == []  # no improvement is left: the plan is finished


@rule("SI-5.20", "SI-16.2", "SI-16.3")
def test_a_shown_plan_is_read_with_its_face_down_improvements() -> None:
    s = later(improvements=["up_up_1"])
    plan(s, BASE + "; finish", BASE + "; finish", BASE + "; finish")
    assert symbols(s, 0) == [1, 1, 3, 3, 0]
    assert (s.companies[0].covered, s.companies[0].face_down) == (1, 2)


@rule("SI-5.22", "SI-20.4", "SI-21.3", "SI-4.2")
def test_all_plan_at_once_and_plans_are_shown_together() -> None:
    s = table()
    assert seen(s)["actors"] == [0, 1, 2]
    s.journal = []
    play(s, BASE, player=2)
    assert seen(s)["actors"] == [0, 1]
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
    match.play(1, BASE)
    match.play(1, "finish")
    assert not match.can_undo(1)  # the plans are shown


@rule("SI-16.4")
def test_there_is_no_limit_to_improvements() -> None:
    s = later(improvements=["up_up_1", "up_up_2", "down_up_1", "down_up_2", "up_logistics_1", "up_logistics_2"])
    play(s, BASE)
    for tile in ["up_up_1", "up_up_2", "down_up_1", "down_up_2", "up_logistics_1", "up_logistics_2", "start_red"]:
        play(s, f"place {tile}.upper.a1b1")
    assert s.companies[0].is_ready
    assert len(s.companies[0].placed) == 7


@rule("SI-13.5")
def test_pads_and_improvements_come_back_for_the_next_plan() -> None:
    s = play(later(), BASE, "place start_red.lower.a1b1")
    begin(s, "plan")
    assert refusal(s, BASE) is None
    play(s, BASE)
    assert refusal(s, "place start_red.lower.a1b1") is None
    assert SYMBOLS == 6


def test_owning_4g_offers_all_positions() -> None:
    s = table("red", "yellow", **PLAIN)
    own(s, 0, "four_g")
    assert len(legal(begin(s, "plan"), 0)) == DATA.number("planning.counts.base_layouts_overhang")
