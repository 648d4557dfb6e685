"""GF-6.41 to GF-6.45  C Marketing Bonus."""

import pytest

from chefetage.games.ground_floor.tests.support import (
    Goods,
    actor,
    begin,
    board,
    given,
    goods,
    offered,
    options,
    play,
    refusal,
    remodeled,
)
from chefetage.testing import rule


@rule("GF-6.41")
def test_no_bonus_with_two_companies() -> None:
    assert actor(given("marketing_bonus", 2)) == ""


@rule("GF-6.42", "GF-15.6")
def test_everybody_but_the_least_popular_takes_one_in_order() -> None:
    s = given("marketing_bonus", 4, order=["nikki", "marion", "angelika", "tanja"])
    seen = []
    for text in ("bonus money", "bonus info", "no_bonus"):
        seen.append(actor(s))
        play(s, text)
    assert seen == ["nikki", "marion", "angelika"]
    assert actor(s) == ""


@rule("GF-6.42")
def test_each_bonus_once_per_round() -> None:
    s = play(given("marketing_bonus"), "bonus money")
    assert refusal(s, "bonus money") == "GF-6.42"
    s = play(given("marketing_bonus", marion={"money": 2}, tanja={"money": 2}), "remodel_bonus training")
    assert refusal(s, "remodel_bonus training") == "GF-6.42"


@rule("GF-6.43")
@pytest.mark.parametrize(
    ("bonus", "after"),
    [
        ("money", Goods(money=2, info=7, supplies=0)),
        ("info", Goods(money=0, info=9, supplies=0)),
        ("supply", Goods(money=0, info=7, supplies=1)),
        ("temp", Goods(money=0, info=7, supplies=0)),
    ],
)
def test_what_the_bonuses_bring(bonus: str, after: Goods) -> None:
    s = play(given("marketing_bonus", marion={"supplies": 0}), f"bonus {bonus}")
    assert goods(s) == after
    assert board(s).has_temp == (bonus == "temp")


@rule("GF-6.43")
def test_the_bonus_remodel_is_cheaper() -> None:
    s = play(given("marketing_bonus", marion={"money": 2, "info": 2}), "remodel_bonus training")
    assert (goods(s), remodeled(s)) == (Goods(money=0, info=0, supplies=1), ["training"])


@rule("GF-6.44")
def test_what_cannot_be_carried_out_cannot_be_taken() -> None:
    s = given("marketing_bonus", marion={"money": 1})
    assert offered(s, "remodel_bonus") == []
    assert refusal(s, "remodel_bonus training") == "GF-6.44"
    assert refusal(s, "bonus remodel") == "GF-15.6"
    assert options(s)[0] == "no_bonus"
    play(s, "no_bonus")
    assert board(s).bonus == -1


@rule("GF-6.44")
def test_a_supply_without_room_is_discarded() -> None:
    assert goods(play(given("marketing_bonus", marion={"supplies": 1}), "bonus supply")).supplies == 1


@rule("GF-6.45", "GF-6.43")
def test_temp_gives_a_time_in_the_next_round_only() -> None:
    s = play(given("marketing_bonus", round=7), "bonus temp")
    assert board(s).time == 4
    s = play(given("marketing_bonus", marion={"time": 0}), "bonus temp", "no_bonus")
    assert board(begin(s, "reorganize")).time == 5
    begin(s, "fire_employees")
    assert board(begin(s, "reorganize")).time == 4
