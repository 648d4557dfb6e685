"""GF-6.51 to GF-6.54  D Warehouse."""

import pytest

from chefetage.games.ground_floor.tests.support import (
    Goods,
    board,
    given,
    goods,
    names,
    offered,
    play,
    refusal,
    turn,
)
from chefetage.testing import events, rule


@rule("GF-6.51", "GF-6.52")
@pytest.mark.parametrize(("space", "money", "info"), [("w1", 2, 1), ("w2", 3, 2), ("w3", 4, 3), ("w4", 5, 4)])
def test_a_price_in_money_or_in_info(space: str, money: int, info: int) -> None:
    s = play(turn(marion={"money": money}), f"order {space}.money")
    assert goods(s) == Goods(money=0, info=7, supplies=1)
    s = play(turn(marion={"info": info}), f"order {space}.info")
    assert goods(s) == Goods(money=0, info=0, supplies=1)
    assert refusal(turn(marion={"money": money - 1}), f"order {space}.money") == "GF-6.51"


@rule("GF-6.52")
def test_only_spaces_with_a_supply_and_without_a_marker() -> None:
    s = turn(marion={"money": 9, "info": 9}, goods=["w1", "w3", "w4"], warehouse={"w3": "tanja"})
    assert offered(s, "order") == ["w1.money", "w1.info", "w4.money", "w4.info"]
    assert refusal(s, "order w2.money") == "GF-6.52"


@rule("GF-6.53")
def test_owners_fetch_their_supplies() -> None:
    s = given("warehouse", marion={"supplies": 0}, warehouse={"w2": "marion"})
    assert goods(s).supplies == 1
    assert not s.holds_supply(1)
    assert names(s, s.warehouse) == [""] * 4
    assert board(s).stock == 21


@rule("GF-6.54", "GF-17.24")
def test_a_supply_needs_room_in_the_closet() -> None:
    s = given("warehouse", marion={"supplies": 0}, warehouse={"w1": "marion", "w2": "marion"})
    assert goods(s).supplies == 1
    assert len(events(s, "supply_lost")) == 1
    s = given(
        "warehouse", marion={"supplies": 0, "remodeled": ["storage_closet"]}, warehouse={"w1": "marion", "w2": "marion"}
    )
    assert goods(s).supplies == 2
