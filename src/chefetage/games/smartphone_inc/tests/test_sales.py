"""SI-11, SI-12, SI-17  Sales, VP and the final scoring."""

from chefetage.games.smartphone_inc import GAME
from chefetage.games.smartphone_inc.rules.state import State
from chefetage.games.smartphone_inc.tests.fields import Seat
from chefetage.games.smartphone_inc.tests.position import build, own, retail
from chefetage.games.smartphone_inc.tests.support import (
    PLAIN,
    begin,
    company,
    given,
    goods_on,
    options,
    play,
    refusal,
    seen,
    step,
    table,
)
from chefetage.testing import events, rule

FREE = -1


def sales(red: Seat, s: State | None = None, yellow: Seat | None = None) -> State:
    """Phase 7; red in Russia (limits 3 4 5 6, GPS, Li-Ion) goes first."""
    return given("sell_goods", s or table(), red=red, yellow=yellow or {})


@rule("SI-11.1", "SI-21.14")
def test_a_sale_needs_an_office_and_no_retailer() -> None:
    s = table()
    retail(s, "canada", "retailer_s1")
    sales({"available": 2, "offices": ["canada"]}, s)
    assert options(s) == ["sell russia", "end_sales"]
    assert refusal(s, "sell usa") == "SI-11.1"
    assert refusal(s, "sell canada") == "SI-15.1"


@rule("SI-11.2", "SI-11.5", "SI-11.10")
def test_price_customers_buy_from_left_to_right_up_to_their_limit() -> None:
    s = sales({"available": 4, "price": 4})
    play(s, "sell russia")
    assert goods_on(s, "russia") == [FREE, 0, FREE, FREE, FREE, FREE]
    play(s, "sell russia", "sell russia")
    assert [event["customer"] for event in events(s, "sold")] == [2, 3, 4]
    assert company(s, "red").unsold == 1  # nobody else buys


@rule("SI-11.3", "SI-14.13")
def test_technology_customers_buy_at_any_price() -> None:
    s = sales({"available": 2, "price": 8, "technologies": ["li_ion"]})
    play(s, "sell russia")
    assert refusal(s, "sell russia") is not None
    assert company(s, "red").unsold == 1


@rule("SI-11.4", "SI-23.15")
def test_a_customer_with_two_symbols_needs_one_of_them() -> None:
    s = table("red", "yellow", map="usa")
    given("sell_goods", s, red={"available": 1, "price": 7, "offices": ["alaska", "hawaii"]})
    assert refusal(s, "sell alaska") is None
    expensive = table("red", "yellow", map="usa")
    own(expensive, 0, "nfc")
    given("sell_goods", expensive, red={"available": 3, "price": 8, "offices": ["alaska", "hawaii", "texas"]})
    assert refusal(expensive, "sell alaska") == "SI-11.5"
    assert refusal(expensive, "sell hawaii") is None


@rule("SI-11.7", "SI-11.8", "SI-14.4", "SI-23.16")
def test_unsold_goods_return_unless_wifi_keeps_them() -> None:
    s = sales({"available": 3})
    play(s, "end_sales")
    assert company(s, "red").available == 0
    assert company(s, "red").goods == 18
    kept = sales({"available": 3, "technologies": ["wifi"]})
    play(kept, "end_sales")
    assert company(kept, "red").available == 3


@rule("SI-11.9", "SI-14.12", "SI-21.15", "SI-12.8")
def test_4g_sells_one_good_without_an_office() -> None:
    s = table()
    retail(s, "canada", "retailer_s1")
    sales({"available": 3, "technologies": ["four_g"], "price": 3}, s)
    assert refusal(s, "sell_afar canada") == "SI-15.1"
    assert refusal(s, "sell_afar russia") == "SI-21.15"
    play(s, "sell_afar india")
    assert goods_on(s, "india")[0] == 0
    assert refusal(s, "sell_afar india") == "SI-14.12"
    play(s, "end_sales")
    assert company(s, "red").vp == 3 + 3  # 1 good at 3, and the control of India


def in_the_usa(red: list[int], yellow: list[int], green: list[int]) -> State:
    """Phase 8; all three have an office in the USA and have sold to these customers there, at a price of 2."""
    sold = {"red": red, "yellow": yellow, "green": green}
    seats: dict[str, Seat] = {
        color: {"offices": ["usa"], "sold": {"usa": customers}, "price": 2} for color, customers in sold.items()
    }
    return given("receive_vp", table(), **seats)


@rule("SI-12.2", "SI-12.4", "SI-12.5", "SI-12.7")
def test_most_goods_control_a_region_and_the_next_comes_second() -> None:
    s = in_the_usa(red=[2, 3], yellow=[1, 5, 6], green=[4])
    assert company(s, "yellow").vp == 3 * 2 + 10
    assert company(s, "red").vp == 2 * 2 + 4
    assert company(s, "green").vp == 1 * 2


@rule("SI-12.3", "SI-23.6")
def test_among_equals_the_leftmost_good_controls() -> None:
    s = in_the_usa(red=[2, 3], yellow=[1, 5], green=[4])
    assert company(s, "yellow").vp == 2 * 2 + 10
    assert company(s, "red").vp == 2 * 2 + 4


@rule("SI-12.5")
def test_second_place_needs_a_good() -> None:
    s = table()
    given(
        "receive_vp",
        s,
        red={"offices": ["usa"], "sold": {"usa": [1]}},
        yellow={"offices": ["usa"]},
        green={"offices": ["usa"]},
    )
    assert [company.vp for company in s.companies] == [5 + 10, 0, 0]


@rule("SI-12.4")
def test_the_rightmost_office_says_which_slot_counts() -> None:
    s = table()
    assert seen(s)["regions"]["usa"]["counting_slot"] is None
    build(s, {"red": {"offices": ["usa", "usa"]}})
    assert seen(s)["regions"]["usa"]["counting_slot"] == 1
    retail(s, "usa", "retailer_l1")
    assert seen(s)["regions"]["usa"]["counting_slot"] is None


@rule("SI-12.6")
def test_a_region_without_an_office_is_not_controlled() -> None:
    s = given("receive_vp", table(), red={"sold": {"usa": [1]}})
    assert company(s, "red").vp == 5


@rule("SI-17.4")
def test_ties_are_broken_by_technologies_then_patents() -> None:
    s = table("red", "yellow", "green", **PLAIN)
    for p in range(3):
        s.companies[p].vp = 50
    assert GAME.ranking(s) == [1, 1, 1]
    own(s, 1, "gps")
    s.companies[1].vp -= 8  # the patent
    assert GAME.ranking(s) == [2, 1, 2]
    own(s, 0, "gps", patent=False)
    assert GAME.ranking(s) == [2, 1, 3]


def test_the_game_ends_after_round_5() -> None:
    s = table()
    s.round = 5
    begin(s, "receive_vp")
    assert step(s) == "game_over"
