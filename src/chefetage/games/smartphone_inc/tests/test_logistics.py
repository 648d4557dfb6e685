"""SI-10, SI-15  Logistics and retailers."""

from chefetage.games.smartphone_inc.rules.board import REGION
from chefetage.games.smartphone_inc.rules.state import State
from chefetage.games.smartphone_inc.tests.fields import Seat
from chefetage.games.smartphone_inc.tests.position import lay_display, retail
from chefetage.games.smartphone_inc.tests.support import (
    PLAIN,
    company,
    given,
    markers_in,
    offices,
    options,
    play,
    refusal,
    seen,
    slots,
    step,
    table,
    technologies,
)
from chefetage.testing import events, happened, rule

RED, YELLOW, GREEN = 0, 1, 2


def logistics(red: Seat, s: State | None = None, yellow: Seat | None = None, green: Seat | None = None) -> State:
    """Phase 6; red in Russia goes first, then yellow in India and green in North Africa."""
    rest: Seat = {"price": 6}
    seats: dict[str, Seat] = {"red": red, "yellow": {**rest, **(yellow or {})}, "green": {**rest, **(green or {})}}
    return given("expansion", s or table(**PLAIN), **seats)


def expand(region: str, times: int) -> list[str]:
    return [f"expand {region}"] * times


@rule("SI-10.1", "SI-14.7")
def test_a_marker_for_each_logistics_symbol_and_with_li_ion_for_each_price_up() -> None:
    symbols = {"logistics": 2, "price_up": 3}
    assert company(logistics({"symbols": symbols}), "red").hand == 2
    assert company(logistics({"symbols": symbols, "technologies": ["li_ion"]}), "red").hand == 5
    few = logistics({"symbols": {"logistics": 3}, "research": {"nfc": 4, "wifi": 3, "li_ion": 3, "gps": 1}})
    assert company(few, "red").hand == 1
    play(few, "expand canada")
    assert refusal(logistics({"technologies": ["nfc"], "available": 1}), "expand canada") == "SI-10.1"


@rule("SI-10.2", "SI-21.8", "SI-3.1")
def test_markers_go_into_connected_regions_without_an_own_office() -> None:
    s = logistics({"symbols": {"logistics": 2}})
    regions = [text.split()[1] for text in options(s) if text.startswith("expand")]
    assert regions == ["canada", "china", "europe", "uae"]
    assert refusal(s, "expand usa") == "SI-10.2"
    assert refusal(s, "expand russia") == "SI-10.7"
    assert refusal(s, "expand texas") == "SI-3.1"


@rule("SI-10.3", "SI-10.4")
def test_the_cost_opens_an_office_and_markers_wait_over_rounds() -> None:
    s = logistics({"symbols": {"logistics": 2}, "expansion": {"china": 3}})
    play(s, "expand china")
    red = company(s, "red")
    assert offices(s) == {"russia": 1, "china": 1}
    assert slots(s, "china") == [RED]
    assert red.progress == 11
    assert red.hand == 1


@rule("SI-10.5")
def test_a_new_office_connects_at_once() -> None:
    s = logistics({"symbols": {"logistics": 3}})
    assert refusal(s, "expand usa") == "SI-10.2"
    play(s, *expand("canada", 2))
    assert refusal(s, "expand usa") is None


@rule("SI-10.6")
def test_a_full_region_returns_the_markers_waiting_there() -> None:
    s = logistics(
        {"symbols": {"logistics": 1}, "expansion": {"uae": 1}},
        yellow={"expansion": {"uae": 1}},
        green={"offices": ["uae", "uae"]},
    )
    assert markers_in(s, YELLOW) == {"uae": 1}
    play(s, "expand uae")
    assert slots(s, "uae") == [GREEN, GREEN, RED]
    assert markers_in(s, YELLOW) == {}
    assert company(s, "yellow").progress == 12
    assert events(s, "markers_back") == [{"player": YELLOW, "region": REGION.keys.index("uae"), "markers": 1}]


@rule("SI-10.6")
def test_a_full_region_takes_no_marker() -> None:
    s = logistics({"symbols": {"logistics": 1}}, yellow={"offices": ["uae", "uae", "uae"]})
    assert refusal(s, "expand uae") == "SI-10.6"


@rule("SI-10.7")
def test_an_own_office_is_the_reason_even_in_a_full_region() -> None:
    s = logistics({"symbols": {"logistics": 1}, "offices": ["uae"]}, yellow={"offices": ["uae", "uae"]})
    assert refusal(s, "expand uae") == "SI-10.7"


@rule("SI-10.9", "SI-15.7", "SI-21.9")
def test_a_bonus_may_be_declined() -> None:
    s = table(**PLAIN)
    retail(s, "canada", "retailer_s1", "b")
    logistics({"symbols": {"logistics": 2}}, s)
    play(s, *expand("canada", 2), "decline_bonus")
    assert company(s, "red").available == 0
    assert "bonus_declined" in happened(s)


@rule("SI-10.10", "SI-10.13")
def test_the_turn_ends_by_choice_and_loses_what_is_left() -> None:
    s = logistics({"symbols": {"logistics": 3}, "technologies": ["nfc"], "available": 2})
    play(s, "end_logistics")
    red = company(s, "red")
    assert red.progress == 12
    assert red.hand == 0
    assert red.vp == 0


@rule("SI-10.11")
def test_markers_wifi_and_nfc_are_used_in_any_order() -> None:
    s = logistics({"symbols": {"logistics": 2}, "technologies": ["wifi", "nfc"], "available": 2})
    play(s, "expand canada", "sell_directly 2", "second_office russia", "expand canada")
    assert offices(s) == {"russia": 2, "canada": 1}


@rule("SI-14.9", "SI-23.12")
def test_nfc_sells_goods_at_the_price_once_in_the_turn() -> None:
    s = logistics({"symbols": {"logistics": 1}, "technologies": ["nfc"], "available": 2, "price": 4})
    play(s, "sell_directly 2")
    red = company(s, "red")
    assert red.vp == 2 * 4
    assert red.available == 0
    assert red.goods == 18
    assert refusal(s, "sell_directly 1") == "SI-14.9"


@rule("SI-21.12")
def test_nfc_sells_only_available_goods() -> None:
    s = logistics({"technologies": ["nfc"], "available": 2})
    assert refusal(s, "sell_directly 3") == "SI-21.12"


@rule("SI-14.3", "SI-21.11")
def test_wifi_opens_a_second_office_once_in_the_turn() -> None:
    s = logistics({"symbols": {"logistics": 1}, "technologies": ["wifi"], "offices": ["uae"]})
    assert refusal(s, "second_office canada") == "SI-10.7"
    play(s, "second_office russia")
    assert slots(s, "russia") == [RED, RED]
    assert refusal(s, "second_office uae") == "SI-14.3"


@rule("SI-14.3", "SI-10.8", "SI-23.21")
def test_a_second_office_needs_a_slot_and_no_retailer_and_is_never_a_third() -> None:
    s = table(**PLAIN)
    retail(s, "canada", "retailer_s1")
    logistics({"technologies": ["wifi"], "offices": ["canada", "uae", "russia"]}, s)
    assert refusal(s, "second_office canada") == "SI-10.8"
    assert refusal(s, "second_office russia") == "SI-10.7"
    assert refusal(s, "second_office uae") is None
    company(s, "red").offices = 0
    assert refusal(s, "second_office uae") == "SI-2.7"


@rule("SI-15.2", "SI-15.3", "SI-23.20")
def test_offices_at_retailers_take_slots_and_give_their_vp_at_the_end() -> None:
    s = table(**PLAIN)
    retail(s, "canada", "retailer_s1", "a")
    retail(s, "uae", "retailer_s2", "b")
    logistics({"offices": ["canada", "uae"]}, s)
    assert slots(s, "canada") == [RED]
    assert seen(s)["companies"][0]["points"] == 11 + 7


@rule("SI-15.4", "SI-21.10")
def test_each_kind_of_bonus() -> None:
    s = table(**PLAIN)
    for region, retailer, side in [
        ("canada", "retailer_s2", "a"),
        ("china", "retailer_l1", "b"),
        ("europe", "retailer_m3", "b"),
        ("uae", "retailer_m2", "b"),
    ]:
        retail(s, region, retailer, side)
    lay_display(s, "up_up_1", "down_up_1")
    waiting = {"canada": 1, "china": 3, "europe": 3, "uae": 1}
    logistics({"symbols": {"logistics": 4}, "expansion": waiting, "offices": ["caribbean"]}, s)
    play(s, "expand canada", "take_bonus")
    assert company(s, "red").goods_cards == 1
    play(s, "expand china", "take_bonus")
    assert company(s, "red").available == 5
    play(s, "expand europe", "take_bonus", "take down_up_1")
    assert "down_up_1" in seen(s)["companies"][0]["improvements"]
    play(s, "expand uae", "take_bonus")
    assert options(s) == ["extra_office caribbean", "extra_office russia"]
    play(s, "extra_office russia")
    assert slots(s, "russia") == [RED, RED]


@rule("SI-15.5")
def test_a_bonus_that_cannot_be_carried_out_is_lost() -> None:
    s = table(**PLAIN)
    retail(s, "canada", "retailer_s2", "a")
    s.goods_cards = 0
    logistics({"symbols": {"logistics": 2}}, s)
    play(s, *expand("canada", 2))
    assert (step(s), s.round) == ("plan", 2)


@rule("SI-15.6", "SI-14.14")
def test_a_research_bonus_is_a_small_research_turn() -> None:
    s = table(**PLAIN)
    retail(s, "china", "retailer_l2", "b")
    red: Seat = {"symbols": {"logistics": 2}, "expansion": {"china": 3}, "research": {"wifi": 2}}
    logistics(red, s)
    play(s, "expand china", "take_bonus")
    assert step(s) == "bonus_research"
    assert company(s, "red").hand == 3
    play(s, "research wifi", "research wifi", "stop_research")
    assert technologies(s) == ["wifi"]
    assert step(s) == "expansion"
    assert company(s, "red").hand == 1
    assert refusal(s, "second_office russia") is None  # works in the rest of this turn
