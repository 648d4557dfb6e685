"""SI-4, SI-6 to SI-8  Order, prices, production and its improvement."""

from typing import Unpack

import pytest

from chefetage.games.smartphone_inc import GAME
from chefetage.games.smartphone_inc.rules.components import TILE
from chefetage.games.smartphone_inc.rules.order import priority_order
from chefetage.games.smartphone_inc.rules.state import State
from chefetage.games.smartphone_inc.tests.fields import Seat
from chefetage.games.smartphone_inc.tests.position import lay_display, retail
from chefetage.games.smartphone_inc.tests.support import (
    BASE,
    PLAIN,
    begin,
    company,
    given,
    options,
    plan,
    play,
    refusal,
    seen,
    step,
    table,
)
from chefetage.testing import events, happened, rule

RED, YELLOW, GREEN = 0, 1, 2


@rule("SI-1.5")
@pytest.mark.parametrize(
    ("prices", "vp", "order"),
    [
        ([5, 4, 3], [0, 0, 0], [GREEN, YELLOW, RED]),
        ([5, 5, 5], [9, 3, 6], [YELLOW, GREEN, RED]),
        ([5, 5, 5], [2, 2, 2], [RED, YELLOW, GREEN]),
    ],
)
def test_lower_price_then_fewer_vp_then_the_colour_goes_first(
    prices: list[int], vp: list[int], order: list[int]
) -> None:
    s = table("red", "yellow", "green")
    for p in range(3):
        s.companies[p].price, s.companies[p].vp = prices[p], vp[p]
    assert list(priority_order(s)) == order


@rule("SI-4.1")
def test_the_phases_follow_each_other() -> None:
    names = [box.name for box in GAME.steps]
    phases = ["plan", "set_prices", "produce", "improve_production", "research_technologies", "expansion"]
    phases += ["sell_goods", "receive_vp"]
    assert [name for name in names if name in phases] == phases


@rule("SI-4.2")
def test_the_table_tells_the_phase_under_way() -> None:
    assert seen(GAME.new(3, 1, {"color_assignment": "choose"}))["phase"] == 0
    assert seen(table())["phase"] == 1
    assert seen(given("sell_goods", table(), red={"available": 1}))["phase"] == 7
    over = table()
    over.round = 5
    assert seen(begin(over, "receive_vp"))["phase"] == 8


@rule("SI-4.7")
def test_a_bonus_belongs_to_the_phase_in_which_it_is_taken() -> None:
    s = table()
    retail(s, "canada", "retailer_s1", "b")
    given("research_technologies", s, red={"symbols": {"research": 1}, "research": {"gamepad": 2}})
    play(s, "research gamepad", "free_office canada")
    assert step(s) == "take_bonus"
    assert seen(s)["phase"] == 5


@rule("SI-4.3")
def test_a_player_finishes_the_phase_before_the_next_one_starts() -> None:
    s = given("research_technologies", table(), red={"symbols": {"research": 2}}, yellow={"symbols": {"research": 1}})
    assert GAME.actor(s) == 0
    play(s, "research nfc")
    assert GAME.actor(s) == 0
    play(s, "stop_research")
    assert GAME.actor(s) == 1


@rule("SI-4.4", "SI-23.4", "SI-14.15")
def test_the_order_is_fixed_at_the_start_of_each_phase() -> None:
    fields: Seat = {"research": {"nfc": 4}, "symbols": {"research": 1, "logistics": 1}}
    s = given("research_technologies", table(), red=fields, yellow={"symbols": {"logistics": 1}})
    play(s, "research nfc")  # side b: the price rises to 6
    assert company(s, "red").price == 6
    assert seen(s)["order"] == [YELLOW, GREEN, RED]
    assert step(s) == "expansion"


@rule("SI-4.7", "SI-21.9")
def test_effects_are_carried_out_before_the_next_placement() -> None:
    s = table()
    retail(s, "canada", "retailer_s1", "b")
    given("expansion", s, red={"symbols": {"logistics": 3}})
    play(s, "expand canada", "expand canada")
    assert options(s) == ["take_bonus", "decline_bonus"]
    play(s, "take_bonus")
    assert company(s, "red").available == 3
    assert step(s) == "expansion"


@rule("SI-6.1", "SI-6.2", "SI-1.7")
def test_symbols_move_the_price_from_5() -> None:
    s = given(
        "set_prices", table(), red={"symbols": {"price_up": 2}}, yellow={"symbols": {"price_down": 2, "improve": 1}}
    )
    assert [company.price for company in s.companies] == [7, 3, 5]
    assert company(s, "yellow").produced == 2


@rule("SI-6.3", "SI-6.4", "SI-23.3")
def test_nfc_adds_1_and_the_price_stays_from_2_to_8() -> None:
    red: Seat = {"technologies": ["nfc"], "symbols": {"price_up": 3}}
    s = given("set_prices", table(), red=red, yellow={"symbols": {"price_down": 4}}, green={"technologies": ["nfc"]})
    assert [company.price for company in s.companies] == [8, 2, 6]


@rule("SI-7.1", "SI-14.1")
def test_goods_symbols_and_gps() -> None:
    s = given(
        "produce",
        table(**PLAIN),
        red={"symbols": {"price_down": 3}, "technologies": ["gps"]},
        yellow={"symbols": {"price_down": 3}},
    )
    assert [company.available for company in s.companies] == [6, 3, 0]


def produced(**red: Unpack[Seat]) -> int:
    """What red produces in phase 3."""
    return int(company(given("produce", table(), red=red), "red").produced)


@rule("SI-7.2")
def test_every_covered_field_is_a_good() -> None:
    assert produced(covered=3) == 3


@rule("SI-7.3")
def test_every_improvement_face_down_is_a_good() -> None:
    assert produced(face_down=2) == 2


@rule("SI-7.5")
def test_every_goods_card_is_a_good() -> None:
    assert produced(goods_cards=4) == 4


@rule("SI-7.6")
def test_li_ion_gives_a_good_for_two_technologies() -> None:
    assert produced(technologies=["li_ion", "gps"]) == 1


@rule("SI-7.9")
def test_all_sources_of_goods_add_up() -> None:
    goods = produced(covered=3, face_down=2, goods_cards=4, technologies=["li_ion", "gps"])
    assert goods == 3 + 2 + 4 + 1


@rule("SI-7.7", "SI-7.8")
def test_goods_come_from_the_reserve_and_are_added_to_kept_ones() -> None:
    s = given("produce", table(), red={"available": 16, "covered": 4}, yellow={"available": 2, "covered": 3})
    red = company(s, "red")
    assert red.produced == 2
    assert red.available == 18
    assert red.goods == 0
    assert company(s, "yellow").available == 5


def improve(red: Seat, yellow: Seat) -> State:
    """Phase 4 with three improvements in the display."""
    s = table()
    lay_display(s, "up_up_1", "up_up_2", "down_up_1")
    return given("improve_production", s, red=red, yellow=yellow)


@rule("SI-8.1")
def test_improvements_are_taken_in_priority_order() -> None:
    s = improve({"symbols": {"improve": 1}, "price": 6}, {"symbols": {"improve": 1}})
    assert GAME.actor(s) == YELLOW


@rule("SI-8.2", "SI-21.4")
def test_an_improve_symbol_gives_an_improvement_of_choice() -> None:
    s = improve({"symbols": {"improve": 1}}, {"symbols": {"improve": 1}})
    assert options(s) == ["take up_up_1", "take up_up_2", "take down_up_1"]
    play(s, "take up_up_1")
    assert seen(s)["companies"][RED]["improvements"] == ["up_up_1", "start_red"]


@rule("SI-8.7")
def test_the_place_of_an_improvement_taken_stays_empty() -> None:
    s = improve({"symbols": {"improve": 1}}, {"symbols": {"improve": 1}})
    play(s, "take up_up_2")
    assert seen(s)["display"] == ["up_up_1", None, "down_up_1", None, None]
    assert refusal(s, "take up_up_2", player=YELLOW) == "SI-8.2"


@rule("SI-8.4", "SI-23.5")
def test_two_improve_symbols_give_one_improvement_and_no_goods_card() -> None:
    s = improve({"symbols": {"improve": 2}}, {})
    play(s, "take up_up_1")
    assert seen(s)["companies"][RED]["improvements"] == ["up_up_1", "start_red"]
    assert seen(s)["companies"][RED]["goods_cards"] == 0
    assert (GAME.step_name(s), s.round) == ("plan", 2)


@rule("SI-8.3", "SI-8.5")
def test_without_the_symbol_a_goods_card_for_the_next_round() -> None:
    s = plan(table("red", "yellow"), BASE, BASE)
    assert [company.goods_cards for company in s.companies] == [1, 1]
    assert [company.produced for company in s.companies] == [2, 2]


@rule("SI-8.6")
def test_an_empty_display_and_stack() -> None:
    s = table()
    lay_display(s)
    top = int(s.stack[-1])
    given("improve_production", s, red={"symbols": {"improve": 1}})
    assert TILE.keys[top] in seen(s)["companies"][RED]["improvements"]
    lay_display(s, "up_up_1")
    s.stack = s.stack[:0]
    s.goods_cards = 1
    given("improve_production", s, red={"symbols": {"improve": 1}}, yellow={"symbols": {"improve": 1}})
    assert "up_up_1" in seen(s)["companies"][0]["improvements"]
    assert company(s, "yellow").goods_cards == 1 + 1
    assert "no_goods_card" in happened(s)


@rule("SI-13.3", "SI-13.4", "SI-23.22")
def test_the_next_round_is_prepared() -> None:
    s = table()
    shown = [str(tile) for tile in seen(s)["display"]]
    given("prepare_round", s, red={"price": 3, "offices": ["canada"], "sold": {"canada": [1]}})
    assert s.round == 2
    assert step(s) == "plan"
    assert {company.price for company in s.companies} == {5}
    assert sorted(seen(s)["discarded"]) == sorted(shown)
    assert company(s, "red").available == 0
    assert events(s, "round_started") == [{"player": 3, "round": 2}]
