"""SI-14  The technologies, both sides."""

from typing import Unpack

from chefetage.core.chance import Chance
from chefetage.games.smartphone_inc import GAME
from chefetage.games.smartphone_inc.rules.technologies import li_ion_goods
from chefetage.games.smartphone_inc.tests.fields import Seat
from chefetage.games.smartphone_inc.tests.position import retail
from chefetage.games.smartphone_inc.tests.support import (
    PLAIN,
    company,
    given,
    offices,
    options,
    play,
    refusal,
    step,
    table,
    technologies,
)
from chefetage.testing import events, rule


def almost(key: str, needed: int, **more: Unpack[Seat]) -> Seat:
    """One marker before a technology is researched."""
    return {"symbols": {"research": 1}, "research": {key: needed - 1}, **more}


@rule("SI-14.2")
def test_gps_b_gives_5_goods_once() -> None:
    s = given("research_technologies", table(), red=almost("gps", 3))
    play(s, "research gps")
    assert company(s, "red").available == 5
    few = given("research_technologies", table(), red=almost("gps", 3, available=15))
    play(few, "research gps")
    assert company(few, "red").available == 18


@rule("SI-14.6", "SI-21.7", "SI-10.12")
def test_gamepad_b_opens_an_office_in_any_small_region() -> None:
    s = table()
    retail(s, "caribbean", "retailer_s1", "b")
    given("research_technologies", s, red=almost("gamepad", 3, expansion={"caribbean": 1}))
    play(s, "research gamepad")
    assert step(s) == "free_office"
    assert options(s) == [f"free_office {key}" for key in ("canada", "caribbean", "rsa", "uae")] + ["decline_office"]
    assert refusal(s, "free_office europe") == "SI-14.6"
    play(s, "free_office caribbean", "take_bonus")
    assert offices(s) == {"caribbean": 1, "russia": 1}
    assert company(s, "red").available == 3
    assert company(s, "red").progress == 12
    declined = given("research_technologies", table(), red=almost("gamepad", 3))
    play(declined, "research gamepad", "decline_office")
    assert offices(declined) == {"russia": 1}


@rule("SI-15.6")
def test_a_research_bonus_inside_the_research_turn_keeps_the_other_markers() -> None:
    s = table()
    retail(s, "canada", "retailer_s2", "b")
    given("research_technologies", s, red={"symbols": {"research": 3}, "research": {"gamepad": 2}})
    play(s, "research gamepad", "free_office canada", "take_bonus")
    assert step(s) == "bonus_research"
    assert company(s, "red").hand == 1
    play(s, "research nfc")
    assert step(s) == "research_technologies"
    assert company(s, "red").hand == 2


@rule("SI-15.6", "SI-4.7")
def test_a_bonus_inside_a_bonus_comes_first() -> None:
    s = table()
    retail(s, "china", "retailer_l2", "b")
    retail(s, "canada", "retailer_s2", "b")
    red: Seat = {"symbols": {"logistics": 2}, "expansion": {"china": 3}, "research": {"gamepad": 2}}
    given("expansion", s, red=red)
    play(s, "expand china", "take_bonus", "research gamepad", "free_office canada", "take_bonus")
    assert company(s, "red").hand == 1  # the inner bonus
    play(s, "research nfc")
    assert company(s, "red").hand == 2  # what is left of the outer one
    play(s, "stop_research")
    assert step(s) == "expansion"
    assert company(s, "red").hand == 1


@rule("SI-14.8")
def test_li_ion_b_gives_a_good_for_two_technologies() -> None:
    s = given("research_technologies", table(), red=almost("li_ion", 4, technologies=["gps", "nfc"]))
    play(s, "research li_ion")
    assert company(s, "red").available == 1
    assert li_ion_goods(s, 0) == 1


@rule("SI-14.10", "SI-14.15")
def test_nfc_b_raises_the_price_at_once_up_to_8() -> None:
    for price, after in [(5, 6), (8, 8)]:
        s = given("research_technologies", table(), red=almost("nfc", 5, price=price))
        play(s, "research nfc")
        assert events(s, "price_raised") == [{"player": 0, "price": after}]


@rule("SI-14.14", "SI-9.15")
def test_nfc_a_researched_by_a_bonus_works_in_the_rest_of_the_turn() -> None:
    s = table(**PLAIN)
    retail(s, "canada", "retailer_s2", "b")
    red: Seat = {"symbols": {"logistics": 2, "price_up": 2}, "expansion": {"canada": 1}, "available": 1}
    given("expansion", s, red={**red, "research": {"li_ion": 3, "nfc": 4}})
    play(s, "expand canada", "take_bonus", "research nfc")
    assert refusal(s, "sell_directly 1") is None
    other = table(**PLAIN)
    retail(other, "canada", "retailer_s2", "b")
    given("expansion", other, red={**red, "research": {"li_ion": 3}})
    play(other, "expand canada", "take_bonus", "research li_ion")
    assert technologies(other) == ["li_ion"]
    assert company(other, "red").hand == 1  # no more markers this round


def test_a_game_with_all_plain_sides_runs_to_its_end() -> None:
    s = GAME.new(3, 1, dict(PLAIN))
    GAME.playout(s, Chance.of(1, ["players"]))
    assert s.round == 5
