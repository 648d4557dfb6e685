"""GF-13.15 to GF-13.18  Automas: whom they hire and where their time goes."""

import pytest

from chefetage.games.ground_floor.rules.cards import AUTOMA_CARD
from chefetage.games.ground_floor.tests.fields import Seat
from chefetage.games.ground_floor.tests.support import (
    GROPIUS,
    PEI,
    board,
    given,
    names,
    play,
    turn,
)
from chefetage.testing import events, happened, rule


@rule("GF-13.15", "GF-13.39")
@pytest.mark.parametrize(("job_market", "hired"), [(1, 0), (1, 1), (2, 0)])
def test_gropius_hires_once_at_the_lowest_price(job_market: int, hired: int) -> None:
    s = given("hire_employees", 1, options=GROPIUS, job_market=job_market, gropius={"hired": hired}, marion={"info": 0})
    will_hire = job_market == 1 and hired == 0
    assert board(s, "gropius").hired == (1 if will_hire else hired)
    assert s.job_market == job_market + will_hire
    assert len(events(s, "automa_card_added")) == will_hire
    assert board(s, "gropius").untrained == 0


@rule("GF-13.15")
@pytest.mark.parametrize("automa", ["pei", "hadid"])
def test_the_others_never_hire(automa: str) -> None:
    s = given("hire_employees", 1, options={"automas": automa}, job_market=1, marion={"info": 0})
    assert board(s, automa).hired == 0


@rule("GF-13.16", "GF-13.17")
@pytest.mark.parametrize(
    ("card", "area", "space"),
    [
        ("consulting_firm_1", "left", 1),
        ("advertising_agency_1", "queue", 3),
        ("warehouse_1", "warehouse", 1),
        ("factory_1", "factory", 1),
        ("stock_exchange_1", "stock_spaces", 1),
        ("construction_company_1", "construction", 1),
    ],
)
def test_the_best_free_space_of_each_building(card: str, area: str, space: int) -> None:
    s = turn(
        1,
        options=PEI,
        order=["pei", "marion"],
        pei={"deck": [card], "time": 1},
        left=["marion"],
        waiting=["", "", "", "", "marion"],
        warehouse={"w1": "marion"},
        factory=["marion"],
        stock_spaces={"s3": "marion"},
        construction=["marion"],
    )
    assert names(s, getattr(s, area))[space] == "pei"
    assert board(s, "pei").time == 0
    assert events(s, "automa_scheduled")[0]["automa_card"] == AUTOMA_CARD.keys.index(card)


@rule("GF-13.17")
def test_stock_spaces_by_priority_and_supplies_by_price() -> None:
    pei: Seat = {"deck": ["stock_exchange_1", "stock_exchange_2"], "time": 2}
    s = turn(1, options=PEI, order=["pei", "marion"], pei=pei, marion={"time": 0}, stock_spaces={"s2": "marion"})
    assert names(s, s.stock_spaces) == ["pei", "marion", "pei", ""]
    pei = {"deck": ["warehouse_1"], "time": 1}
    s = turn(1, options=PEI, order=["pei", "marion"], pei=pei, goods=["w3", "w4"])
    assert names(s, s.warehouse) == ["", "", "pei", ""]


@rule("GF-13.18")
def test_cards_are_turned_over_until_one_works() -> None:
    pei: Seat = {"deck": ["factory_1", "automa_office_1"], "time": 1}
    s = turn(1, options=PEI, order=["pei", "marion"], pei=pei, factory=["marion"] * 8)
    assert happened(s) == ["automa_found_no_space", "automa_stayed_in_office"]
    assert (board(s, "pei").time, board(s, "pei").spent) == (0, 1)


@rule("GF-13.18", "GF-13.37")
def test_if_nothing_works_the_time_stays_on_the_own_board() -> None:
    pei: Seat = {"deck": ["factory_1"], "time": 1}
    s = turn(1, options=PEI, order=["pei", "marion"], pei=pei, factory=["marion"] * 8)
    assert happened(s) == [
        "automa_found_no_space",
        "automa_reshuffled",
        "automa_found_no_space",
        "automa_found_nothing",
    ]
    assert board(s, "pei").spent == 1


@rule("GF-13.39")
def test_an_automa_plays_on_until_its_time_is_used_up() -> None:
    s = turn(1, options=PEI, order=["marion", "pei"], marion={"time": 1})
    play(s, "use meeting_room_1")
    assert board(s, "pei").time == 0
