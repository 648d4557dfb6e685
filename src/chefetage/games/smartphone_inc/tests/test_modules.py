"""SI-18  CEO technologies, contracts and hardcore mode."""

from typing import Unpack

import pytest

from chefetage.games.smartphone_inc import GAME
from chefetage.games.smartphone_inc.rules.board import REGION
from chefetage.games.smartphone_inc.rules.components import CONTRACT
from chefetage.games.smartphone_inc.rules.contracts import CONTRACT_CARDS, is_fulfilled
from chefetage.games.smartphone_inc.rules.hardcore import interest
from chefetage.games.smartphone_inc.rules.state import INTEREST, State
from chefetage.games.smartphone_inc.tests.fields import Seat
from chefetage.games.smartphone_inc.tests.position import build, lay_contracts, retail
from chefetage.games.smartphone_inc.tests.support import (
    BASE,
    company,
    given,
    offices,
    options,
    plan,
    play,
    refusal,
    seen,
    step,
    table,
)
from chefetage.testing import events, rule


def ceo(name: str, red: Seat, yellow: Seat | None = None) -> State:
    return given(name, table(ceo_technologies="on"), red=red, yellow=yellow or {})


# CEO technologies.


@rule("SI-18.2", "SI-18.3")
def test_ceo_tiles_replace_five_technologies() -> None:
    sides = seen(table(ceo_technologies="on"))["technologies"]
    assert sides == {"gps": "ceo", "wifi": "ceo", "gamepad": "ceo", "li_ion": "ceo", "nfc": "ceo", "four_g": "b"}
    assert "ceo" not in seen(table())["technologies"].values()


@rule("SI-18.4", "SI-21.13")
def test_the_ceo_moves_one_step_to_an_own_office() -> None:
    s = ceo("expansion", {"technologies": ["gps"], "offices": ["canada", "usa"]})
    assert [text for text in options(s) if text.startswith("move_ceo")] == ["move_ceo canada"]
    assert refusal(s, "move_ceo usa") == "SI-21.13"
    play(s, "move_ceo canada")
    assert seen(s)["companies"][0]["ceo"] == "canada"


@rule("SI-18.4")
def test_the_ceo_stays_without_a_ceo_technology() -> None:
    s = ceo("expansion", {"symbols": {"logistics": 1}, "offices": ["canada"]})
    assert refusal(s, "move_ceo canada") == "SI-18.4"


@rule("SI-18.5")
def test_ceo_gps_raises_price_limits() -> None:
    s = ceo("sell_goods", {"technologies": ["gps"], "price": 7, "available": 2})
    play(s, "sell russia")
    assert events(s, "sold")[0]["customer"] == 4  # limit 6


@rule("SI-18.5", "SI-18.20")
def test_ceo_wifi_makes_neighbours_cheaper() -> None:
    s = ceo("expansion", {"technologies": ["wifi"], "symbols": {"logistics": 1}})
    play(s, "expand canada")
    assert seen(s)["companies"][0]["cost"]["canada"] == 1
    assert offices(s) == {"canada": 1, "russia": 1}
    moved: Seat = {
        "technologies": ["wifi"],
        "offices": ["canada"],
        "expansion": {"usa": 3},
        "symbols": {"logistics": 1},
    }
    other = ceo("expansion", moved)
    play(other, "move_ceo canada")
    assert offices(other) == {"canada": 1, "russia": 1, "usa": 1}


def opened(s: State) -> list[str]:
    return [REGION.keys[event["region"]] for event in events(s, "office_opened")]


@rule("SI-18.21")
def test_several_offices_that_become_cheap_enough_open_in_id_order() -> None:
    fields: Seat = {"technologies": ["wifi"], "offices": ["canada"], "expansion": {"usa": 3, "europe": 3}}
    s = table(ceo_technologies="on")
    given("expansion", s, red={**fields, "ceo": "uae", "symbols": {"logistics": 1}}, yellow={"offices": ["russia"]})
    assert offices(s) == {"canada": 1, "russia": 1}
    play(s, "move_ceo russia")
    assert opened(s) == ["europe"]  # the USA are not next to Russia
    play(s, "end_logistics")
    given("expansion", s, red={"expansion": {"china": 3, "uae": 1}, "ceo": "russia"})
    assert opened(s) == ["china", "uae"]


@rule("SI-18.5")
def test_ceo_gamepad_produces_for_offices() -> None:
    s = ceo("produce", {"technologies": ["gamepad"], "offices": ["russia"]}, {"offices": ["russia", "russia"]})
    assert company(s, "red").produced == 3


@rule("SI-18.5")
def test_ceo_li_ion_counts_one_good_more_for_control() -> None:
    red: Seat = {"technologies": ["li_ion"], "sold": {"russia": [3]}}
    s = ceo("receive_vp", red, {"offices": ["russia"], "sold": {"russia": [1]}})
    assert company(s, "red").vp == 5 + 5
    assert company(s, "yellow").vp == 5


@rule("SI-18.5")
def test_ceo_nfc_pays_for_goods_sold_at_the_ceo() -> None:
    s = ceo("receive_vp", {"technologies": ["nfc"], "sold": {"russia": [3, 4]}})
    assert company(s, "red").vp == 10 + 2 + 3


# Contracts.


def contracts(*keys: str, **red: Unpack[Seat]) -> State:
    s = table(contracts="on")
    lay_contracts(s, *keys)
    return given("sell_goods", s, red=red)


@rule("SI-18.6", "SI-18.7", "SI-21.16")
def test_one_fulfilled_contract_may_be_taken_in_the_order_of_phase_7() -> None:
    s = table(contracts="on")
    lay_contracts(s, "tech_2", "network_4")
    red: Seat = {"technologies": ["gps", "nfc"], "price": 6}
    given("sell_goods", s, red=red, yellow={"technologies": ["wifi", "li_ion"], "offices": ["uae", "rsa", "china"]})
    assert GAME.actor(s) == 1
    assert options(s) == ["contract tech_2", "contract network_4", "no_contract"]
    play(s, "contract tech_2", player=1)
    assert seen(s)["companies"][1]["contracts"] == ["tech_2"]
    assert step(s) == "plan"  # red fulfils none that is left
    assert seen(s)["companies"][1]["points"] == s.companies[1].vp + 10 + 10 + 4


@rule("SI-18.7", "SI-18.9")
def test_contracts_that_do_not_lie_there_or_are_not_fulfilled() -> None:
    s = contracts("tech_2", "tech_3", technologies=["gps", "nfc"])
    assert refusal(s, "contract tech_5") == "SI-18.7"
    assert refusal(s, "contract tech_3") == "SI-18.9"
    play(s, "no_contract")
    assert s.companies[0].contracts == 0


@rule("SI-18.9", "SI-23.15")
@pytest.mark.parametrize(
    ("key", "red"),
    [
        ("volume_6", {"sold": {"russia": [1, 2, 3, 4, 5, 6]}}),
        ("spread_3", {"sold": {"russia": [1], "usa": [1], "china": [1]}}),
        ("control_2", {"offices": ["canada"], "sold": {"russia": [1], "canada": [1]}}),
        ("tech_buyers_2", {"technologies": ["gps"], "sold": {"russia": [5], "usa": [5]}}),
        ("tech_2", {"technologies": ["gps", "nfc"]}),
        ("patents_2", {"technologies": ["gps", "nfc"]}),
        ("network_4", {"offices": ["canada", "china", "uae"]}),
        ("all_sizes", {"offices": ["canada", "china"]}),
        ("large_2", {"offices": ["europe", "china"]}),
        ("premium", {"price": 7, "sold": {"russia": [1, 2, 3]}}),
        ("discount", {"price": 3, "sold": {"russia": [1, 2, 3, 4, 5, 6]}}),
        ("sold_out", {"sold": {"russia": [1, 2, 3, 4, 5]}}),
        ("factory_8", {"produced": 8}),
        ("toolbox_5", {"goods_cards": 4}),
        ("turnover_30", {"income": 30}),
    ],
)
def test_each_condition(key: str, red: Seat) -> None:
    s = table(contracts="on")
    card = CONTRACT_CARDS[CONTRACT.keys.index(key)]
    assert not is_fulfilled(s, 0, card)
    s.journal = []
    build(s, {"red": red})
    assert is_fulfilled(s, 0, card)
    assert not is_fulfilled(s, 1, card)


@rule("SI-18.9")
def test_price_ranges_and_unsold_goods_spoil_a_contract() -> None:
    s = table(contracts="on")
    build(s, {"red": {"sold": {"russia": [1, 2, 3, 4, 5, 6]}}})
    cards = {key: CONTRACT_CARDS[CONTRACT.keys.index(key)] for key in ("premium", "discount", "sold_out")}
    assert [is_fulfilled(s, 0, card) for card in cards.values()] == [False, False, True]
    s.companies[0].unsold = 1
    assert not is_fulfilled(s, 0, cards["sold_out"])


# Hardcore mode.


def hardcore(name: str, red: Seat) -> State:
    return given(name, table(hardcore="on"), red=red)


@rule("SI-18.10", "SI-6.5", "SI-18.19", "SI-23.18")
def test_symbols_are_paid_and_price_down_pays() -> None:
    symbols = {"research": 2, "logistics": 1, "price_up": 2, "improve": 1, "price_down": 1}
    s = hardcore("set_prices", {"symbols": symbols, "technologies": ["li_ion", "nfc"]})
    assert events(s, "symbols_paid")[0] == {"player": 0, "paid": 6 + 2 + 2 + 1, "gained": 1}
    cheap = hardcore("set_prices", {"symbols": {"logistics": 1, "price_down": 2}, "face_down": 3})
    assert events(cheap, "symbols_paid")[0] == {"player": 0, "paid": 0, "gained": 2}


@rule("SI-18.11")
def test_goods_of_phase_3_cost_1_each() -> None:
    s = hardcore("produce", {"covered": 3, "goods_cards": 2})
    assert events(s, "goods_paid")[0] == {"player": 0, "vp": 5}
    bonus = table(hardcore="on")
    retail(bonus, "canada", "retailer_s1", "b")
    given("expansion", bonus, red={"symbols": {"logistics": 2}})
    play(bonus, "expand canada", "expand canada", "take_bonus")
    assert bonus.companies[0].vp == 7  # the office; its goods are free


@rule("SI-18.12", "SI-18.16")
def test_vp_may_become_negative_and_round_1_has_no_discount() -> None:
    s = plan(table("red", "yellow", hardcore="on"), BASE, BASE)
    paid = events(s, "symbols_paid")[0]
    assert paid == {"player": 0, "paid": 3 * 3 + 3 * 2 + 1, "gained": 1}
    assert s.companies[0].vp == 1 - 16 - 2


@rule("SI-18.13", "SI-18.15", "SI-17.3")
def test_patents_and_retailers_count_at_once_and_not_again() -> None:
    s = hardcore("research_technologies", {"symbols": {"research": 1}, "research": {"gps": 2}, "vp": -8})
    play(s, "research gps")
    assert company(s, "red").vp == 0
    assert seen(s)["companies"][0]["points"] == 0


@rule("SI-18.14", "SI-24.12", "SI-23.19")
@pytest.mark.parametrize(
    ("vp", "change"), [(-20, -2), (-11, -2), (-10, -1), (-1, -1), (0, 0), (1, 1), (20, 1), (21, 2), (40, 2)]
)
def test_interest(vp: int, change: int) -> None:
    assert interest(vp) == change
    s = hardcore("end_research", {"vp": vp})
    assert s.companies[0].earned[INTEREST] == change


@rule("SI-18.8")
def test_contracts_count_at_once_in_hardcore_mode() -> None:
    s = table(hardcore="on", contracts="on")
    lay_contracts(s, "tech_2")
    given("sell_goods", s, red={"technologies": ["gps", "nfc"]})
    play(s, "contract tech_2")
    assert company(s, "red").vp == 4
