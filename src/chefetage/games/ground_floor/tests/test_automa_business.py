"""GF-13.19 to GF-13.27  Automas: what they do in the buildings."""

import pytest

from chefetage.games.ground_floor.rules.city import box_index
from chefetage.games.ground_floor.rules.components import BONUS, BOX
from chefetage.games.ground_floor.tests.fields import Seat
from chefetage.games.ground_floor.tests.support import (
    PEI,
    Goods,
    board,
    given,
    goods,
    names,
    outlets,
    remodeled,
)
from chefetage.testing import happened, rule


@rule("GF-13.19")
def test_its_consulting_markers_count_for_others() -> None:
    s = given("consulting_firm", 1, options=PEI, left=["pei", "marion"], right=["marion", "pei"])
    assert (goods(s).info, goods(s, "pei")) == (17, Goods(money=0, info=0, supplies=0))


@rule("GF-13.20", "GF-17.12")
@pytest.mark.parametrize(
    ("card", "box", "time"),
    [("factory_1", "networking", 2), ("factory_2", "social_media", 1), ("factory_3", "broadcast", 1)],
)
def test_a_card_names_the_marketing(card: str, box: str, time: int) -> None:
    s = given("choose_marketing", 1, options=PEI, pei={"deck": [card]}, waiting=["", "pei"])
    assert s.boxes[box_index(BOX.keys.index(box), 1)] == time
    assert names(s, s.queue) == [""] * 5


@rule("GF-13.21", "GF-13.39")
@pytest.mark.parametrize(
    ("own", "taken", "bonus"),
    [
        ({}, "money", "remodel"),
        ({}, "remodel", "temp"),
        (
            {
                "remodeled": [
                    "advertising",
                    "assembly",
                    "meeting_room",
                    "research_testing",
                    "storage_closet",
                    "training",
                ]
            },
            "money",
            "temp",
        ),
    ],
)
def test_the_bonus_of_an_automa(own: Seat, taken: str, bonus: str) -> None:
    s = given("marketing_bonus", 2, options=PEI, order=["pei", "marion", "tanja"], pei=own, tanja={"bonus": taken})
    assert BONUS.keys[board(s, "pei").bonus] == bonus
    assert board(s, "pei").has_temp == (bonus == "temp")
    if bonus == "remodel":
        assert remodeled(s, "pei") == ["advertising"]


@rule("GF-13.22")
def test_its_supply_goes_back() -> None:
    s = given("warehouse", 1, options=PEI, warehouse={"w2": "pei"})
    assert not s.holds_supply(1)
    assert goods(s, "pei") == Goods(money=0, info=0, supplies=0)


@rule("GF-13.23", "GF-13.24", "GF-13.38")
def test_the_price_of_a_sure_sale_and_of_a_card() -> None:
    s = given("factory", 1, options=PEI, factory=["pei"], current="stable_1")  # at least one consumer
    assert outlets(s) == {"r4a": "pei"}
    s = given("factory", 1, options=PEI, factory=["pei"], current="recession_1", pei={"deck": ["consulting_firm_1"]})
    assert outlets(s) == {"r1a": "pei"}
    s = given(
        "factory",
        1,
        options=PEI,
        factory=["pei"],
        current="stable_1",
        retail={"r1a": "marion"},
        pei={"deck": ["factory_2"]},
    )
    assert happened(s) == ["automa_priced"]


@rule("GF-13.24")
@pytest.mark.parametrize(("option", "event"), [("off", "automa_priced_surely"), ("on", "automa_priced")])
def test_great_depression_makes_no_sale_sure(option: str, event: str) -> None:
    fields: Seat = {"deck": ["factory_1"]}
    s = given(
        "factory",
        3,
        options={"automas": "gropius_hadid", "great_depression": option},
        factory=["hadid"],
        current="depression_1",
        hadid=fields,
    )
    assert happened(s) == [event]  # five companies: at least one consumer


@rule("GF-13.25")
@pytest.mark.parametrize(
    ("retail", "space"),
    [(["r2a", "r2b"], "r1a"), (["r1a", "r1b", "r2a", "r2b"], "r3a"), (["r1a", "r1b", "r2a", "r2b", "r3a"], "r4a")],
)
def test_a_full_bracket_leads_down_then_up(retail: list[str], space: str) -> None:
    s = given(
        "factory",
        1,
        options=PEI,
        factory=["pei"],
        current="recession_1",
        pei={"deck": ["factory_4"]},
        retail=dict.fromkeys(retail, "marion"),
    )
    assert outlets(s)[space] == "pei"
    everything = dict.fromkeys(["r1a", "r1b", "r2a", "r2b", "r3a", "r4a"], "marion")
    s = given(
        "factory",
        1,
        options=PEI,
        factory=["pei"],
        current="recession_1",
        pei={"deck": ["factory_4"]},
        retail=everything,
    )
    assert happened(s) == ["automa_liquidated"]


@rule("GF-13.26")
@pytest.mark.parametrize(
    ("card", "kept"), [("depression_1", True), ("recession_1", True), ("stable_1", False), ("boom_1", False)]
)
def test_shares_are_sold_in_good_times(card: str, kept: bool) -> None:
    s = given("sell_shares", 1, options=PEI, shares={"2": "pei", "5": "pei"}, current=card)
    assert (list(s.shares).count(1) == 2) == kept
    assert goods(s, "pei") == Goods(money=0, info=0, supplies=0)


@rule("GF-13.27", "GF-13.38", "GF-13.39")
def test_unsold_products_drop_to_the_highest_price_below() -> None:
    retail = {"r2b": "pei", "r2a": "pei", "r3a": "pei"}
    s = given("drop_products", 1, options=PEI, retail=retail, unsold=list(retail))
    assert outlets(s) == {"r1a": "pei", "r1b": "pei", "r2a": "pei"}
    s = given("drop_products", 1, options=PEI, retail={"r1a": "pei"}, unsold=["r1a"])
    assert outlets(s) == {}
