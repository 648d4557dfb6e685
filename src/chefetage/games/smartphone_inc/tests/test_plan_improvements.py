"""SI-5  Planning: where improvements may lie, what they cover, and their normal order."""

from collections import Counter

from chefetage.games.smartphone_inc.rules.components import TILE
from chefetage.games.smartphone_inc.rules.planning.geometry import (
    PLACES,
)
from chefetage.games.smartphone_inc.rules.planning.normal_form import normal_order
from chefetage.games.smartphone_inc.tests.plans import later, read
from chefetage.games.smartphone_inc.tests.support import BASE, options, plan, play, refusal, seen, step, table
from chefetage.testing import rule


@rule("SI-5.8", "SI-23.1", "SI-7.4")
def test_improvements_work_from_round_2_on() -> None:
    s = plan(table("red", "yellow"), BASE, BASE)
    assert step(s) == "research_technologies"
    assert s.companies[0].face_down == 0
    early = table("red", "yellow", start_improvement_in_round_1="on")
    play(early, BASE)
    assert "finish" in options(early, 0)
    assert seen(early)["companies"][0]["is_ready"] is False


@rule("SI-5.9", "SI-5.27", "SI-21.18")
def test_an_improvement_lies_on_two_adjacent_fields_in_either_direction() -> None:
    s = play(later(), BASE)
    placed = [text for text in options(s, 0) if text.startswith("place start_red.lower.")]
    assert len(placed) == 14
    assert {"place start_red.lower.a1b1", "place start_red.lower.b1a1", "place start_red.lower.a1a2"} <= set(placed)
    assert refusal(s, "place start_blue.lower.a1b1") == "SI-5.27"


@rule("SI-5.10", "SI-14.11")
def test_only_4g_lets_an_improvement_stick_out() -> None:
    s = play(later(), BASE)
    assert refusal(s, "place start_red.lower.a0a1") == "SI-5.10"
    with_4g = play(later(technologies=["four_g"]), BASE)
    assert refusal(with_4g, "place start_red.lower.a0a1") is None
    assert len([text for text in options(with_4g, 0) if text.startswith("place")]) == 68


@rule("SI-14.11", "SI-5.14")
def test_an_overhanging_field_is_active_beside_the_pads_and_covers_or_is_covered_by_the_other_pad() -> None:
    base = read("lay dark.a.a.0.1.2")
    outside = read("lay dark.a.a.0.1.2", "place start_red.upper.c1b1")  # price_down outside, research on an open field
    assert outside == base + Counter(price_down=1, research=1)
    under = read("lay dark.a.a.0.0.2", "place start_red.lower.a4a3")  # wholly under the upper pad
    assert under == read("lay dark.a.a.0.0.2")


@rule("SI-5.11", "SI-1.6")
def test_what_lies_under_an_improvement_is_inactive() -> None:
    base = read(BASE)
    assert base == Counter(price_down=1, price_up=1, research=3, logistics=3)
    hidden, laid = Counter(logistics=1, price_down=1), Counter(price_down=1, research=1)
    assert read(BASE, "place start_red.lower.a1b1") == base - hidden + laid


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
    assert half == base + Counter(price_down=1) - Counter(logistics=1)


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


@rule("SI-16.4")
def test_there_is_no_limit_to_improvements() -> None:
    s = later(improvements=["up_up_1", "up_up_2", "down_up_1", "down_up_2", "up_logistics_1", "up_logistics_2"])
    play(s, BASE)
    for tile in ["up_up_1", "up_up_2", "down_up_1", "down_up_2", "up_logistics_1", "up_logistics_2", "start_red"]:
        play(s, f"place {tile}.upper.a1b1")
    assert s.companies[0].is_ready
    assert len(s.companies[0].placed) == 7
