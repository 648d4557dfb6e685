"""GF-6.21 to GF-6.29  B Advertising Agency."""

import pytest

from chefetage.games.ground_floor.rules.city import box_index
from chefetage.games.ground_floor.rules.components import BOX
from chefetage.games.ground_floor.rules.state import State
from chefetage.games.ground_floor.tests.fields import Seat
from chefetage.games.ground_floor.tests.position import company_named
from chefetage.games.ground_floor.tests.support import (
    Goods,
    actor,
    board,
    given,
    goods,
    offered,
    order,
    play,
    refusal,
    stacks,
    turn,
)
from chefetage.testing import rule


def in_box(s: State, box: str, name: str = "marion") -> int:
    return int(s.boxes[box_index(BOX.keys.index(box), company_named(s, name))])


@rule("GF-6.21")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_five_waiting_spaces_at_every_player_count(players: int) -> None:
    assert offered(turn(players, marion={"money": 1}), "advertise") == ["1", "2", "3", "4", "5"]
    assert BOX.keys == ["networking", "social_media", "broadcast"]


@rule("GF-6.22")
def test_a_waiting_space_costs_one_each() -> None:
    assert refusal(turn(marion={"money": 0}), "advertise 3") == "GF-6.22"
    s = play(turn(marion={"money": 1, "info": 1}), "advertise 3")
    assert goods(s) == Goods(money=0, info=0, supplies=1)
    assert s.queue[2] == 0


@rule("GF-6.23", "GF-15.5")
def test_the_price_and_effect_of_each_box() -> None:
    s = given("choose_marketing", marion={"money": 1, "info": 1}, waiting=["marion"])
    assert offered(s, "market") == ["networking", "social_media"]
    assert refusal(s, "market broadcast") == "GF-6.23"
    play(s, "market social_media")
    assert (goods(s), in_box(s, "social_media")) == (Goods(money=0, info=0, supplies=1), 1)
    s = play(given("choose_marketing", marion={"money": 2, "info": 2}, waiting=["marion"]), "market broadcast")
    assert (goods(s), in_box(s, "broadcast")) == (Goods(money=0, info=0, supplies=1), 1)
    s = play(given("choose_marketing", marion={"money": 2}, waiting=["marion"]), "market networking")
    assert (goods(s), in_box(s, "networking"), board(s).stock) == (Goods(money=2, info=7, supplies=1), 2, 25 - 4 - 2)


@rule("GF-6.23", "GF-5.52")
def test_markers_choose_from_top_to_bottom() -> None:
    rich: Seat = {"money": 9, "info": 9}
    s = given("choose_marketing", marion=rich, tanja=rich, waiting=["", "tanja", "", "marion"])
    assert actor(s) == "tanja"
    play(s, "market networking")
    assert actor(s) == "marion"


@rule("GF-6.23", "GF-15.19")
def test_who_can_pay_for_nothing_else_is_networking_without_a_question() -> None:
    s = given("choose_marketing", marion={"money": 0}, waiting=["marion"])
    assert (actor(s), in_box(s, "networking")) == ("", 2)


@rule("GF-17.15")
def test_networking_without_time_in_stock_brings_no_extra_time() -> None:
    s = given(
        "choose_marketing", marion={"money": 0, "time": 4}, waiting=["marion"], boxes={"broadcast": {"marion": 20}}
    )
    assert in_box(s, "networking") == 1


@rule("GF-6.24")
def test_time_from_rooms_counts_fully() -> None:
    s = play(turn(2, marion={"time": 1}, tanja={"time": 0}, boxes={"networking": {"marion": 2}}), "use advertising_1")
    assert in_box(s, "networking") == 3


@rule("GF-6.25")
def test_boxes_are_resolved_one_after_the_other() -> None:
    boxes = {"networking": {"tanja": 3, "nikki": 3}, "social_media": {"marion": 2, "nikki": 2}, "broadcast": {}}
    s = given("resolve_marketing", boxes=boxes)
    assert stacks(s) == {"3": ["nikki"], "2": ["marion", "tanja"]}


@rule("GF-6.26", "GF-6.27", "GF-6.29")
@pytest.mark.parametrize(
    ("box", "time", "steps", "left"),
    [
        ("networking", 2, 0, 2),
        ("networking", 3, 1, 0),
        ("networking", 7, 2, 1),
        ("social_media", 1, 0, 1),
        ("social_media", 5, 2, 1),
        ("broadcast", 2, 2, 0),
    ],
)
def test_full_groups_advance_and_leave(box: str, time: int, steps: int, left: int) -> None:
    s = given("resolve_marketing", boxes={box: {"marion": time, "tanja": time}})  # a tie for most
    assert s.position[0] == 1 + steps
    assert in_box(s, box) == left


@rule("GF-6.27", "GF-6.29")
def test_the_single_most_advances_once_more_and_loses_all() -> None:
    s = given("resolve_marketing", boxes={"networking": {"marion": 2, "tanja": 1}})
    assert s.position[0] == 2
    assert (in_box(s, "networking"), in_box(s, "networking", "tanja")) == (0, 1)


@rule("GF-6.28", "GF-4.11")
def test_companies_advance_in_the_order_before_the_box() -> None:
    s = given("resolve_marketing", boxes={"broadcast": {"marion": 1, "tanja": 1}}, order=["marion", "tanja", "nikki"])
    assert order(s) == ["tanja", "marion", "nikki"]
