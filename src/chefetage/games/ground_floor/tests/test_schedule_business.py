"""GF-5.21 to GF-5.32, GF-5.41 to GF-5.45  Phase III."""

import pytest

from chefetage.games.ground_floor.rules.tiles import TENANT
from chefetage.games.ground_floor.tests.fields import Seat
from chefetage.games.ground_floor.tests.support import (
    Goods,
    actor,
    board,
    given,
    goods,
    names,
    offered,
    options,
    play,
    refusal,
    remodeled,
    turn,
)
from chefetage.testing import events, rule

RICH: Seat = {"money": 30, "info": 30}
ALL_ROOMS = ["advertising", "assembly", "meeting_room", "research_testing", "storage_closet", "training"]


@rule("GF-5.21")
def test_one_task_a_turn_in_popularity_order() -> None:
    s = turn(order=["tanja", "marion", "nikki"])
    seen = []
    for _ in range(4):
        seen.append(actor(s))
        play(s, "use meeting_room_1")
    assert seen == ["tanja", "marion", "nikki", "tanja"]
    assert board(s, "tanja").time == 2
    assert refusal(turn(marion={"time": 1}), "use assembly") == "GF-5.21"


@rule("GF-5.22", "GF-17.17")
def test_without_time_one_is_skipped() -> None:
    s = turn(2, marion={"time": 2, "money": 3}, tanja={"time": 0, **RICH})
    play(s, "use meeting_room_1")
    assert actor(s) == "marion"
    play(s, "use meeting_room_1")
    assert actor(s) == "marion"  # a last remodel is possible
    play(s, "end_turn")
    assert actor(s) == ""


@rule("GF-5.23")
def test_nobody_may_pass_while_a_task_is_legal() -> None:
    s = turn()
    assert refusal(s, "end_turn") == "GF-5.23"
    assert refusal(s, "return_time") == "GF-5.23"


@rule("GF-5.24")
def test_without_a_legal_task_a_time_goes_back() -> None:
    covers = {room: [tile] for room, tile in zip(ALL_ROOMS, TENANT.keys, strict=False)}
    s = turn(2, marion={"time": 1, "money": 0, "info": 0, "supplies": 0, "covers": covers}, tanja={"time": 0})
    assert actor(s) == ""
    assert (board(s).time, board(s).stock) == (0, 25)
    assert len(events(s, "time_returned")) == 1


@rule("GF-5.25", "GF-15.2")
def test_tasks_are_city_spaces_and_own_rooms() -> None:
    s = turn(marion=RICH)
    verbs = {text.partition(" ")[0] for text in options(s)}
    assert verbs == {"use", "consult", "advertise", "order", "produce", "invest", "build", "remodel"}
    assert offered(s, "order") == [f"w{space}.{pay}" for space in range(1, 5) for pay in ("money", "info")]
    assert offered(s, "use") == ["advertising_1", "assembly", "meeting_room_1", "research_testing_1"]


@rule("GF-5.26")
def test_a_city_space_holds_one_marker_and_is_paid_at_once() -> None:
    s = turn(marion=RICH, tanja=RICH)
    play(s, "invest s2")
    assert goods(s) == Goods(money=29, info=29, supplies=1)
    assert board(s).time == 3
    assert refusal(s, "invest s2") == "GF-5.26"
    assert refusal(turn(marion=RICH, waiting=["tanja"]), "advertise 1") == "GF-5.26"
    assert refusal(turn(marion=RICH, warehouse={"w1": "tanja"}), "order w1.money") == "GF-5.26"


@rule("GF-5.27")
def test_numbered_spaces_are_filled_in_order() -> None:
    s = turn(marion=RICH, tanja=RICH, nikki=RICH, left=["nikki"], factory=["nikki"], construction=["nikki"])
    play(s, "consult", "produce", "build")
    assert names(s, s.left)[:2] == ["nikki", "marion"]
    assert names(s, s.factory)[:2] == ["nikki", "tanja"]
    assert names(s, s.construction)[:2] == ["nikki", "nikki"]
    assert offered(turn(marion=RICH), "advertise") == ["1", "2", "3", "4", "5"]


@rule("GF-5.28")
def test_one_player_may_take_several_spaces_of_a_building() -> None:
    s = turn(2, marion=RICH, tanja={"time": 0})
    play(s, "consult", "consult", "invest s1", "invest s4")
    assert names(s, s.left)[:2] == ["marion", "marion"]
    assert names(s, s.stock_spaces) == ["marion", "", "", "marion"]


@rule("GF-5.29")
def test_own_tasks_work_at_once_and_city_tasks_later() -> None:
    s = turn(2, marion={"supplies": 0, "money": 9, "info": 9}, tanja={"time": 0})
    play(s, "order w1.money")
    assert goods(s) == Goods(money=7, info=9, supplies=0)
    play(s, "use assembly")
    assert goods(s) == Goods(money=7, info=9, supplies=1)
    assert refusal(s, "produce") == "GF-5.21"


@rule("GF-5.30", "GF-7.1", "GF-9.2")
def test_rooms_without_limit_and_floors_with_one() -> None:
    s = turn(2, marion={"time": 8, "floors": ["telecommunications"]}, tanja={"time": 0})
    for _ in range(3):
        play(s, "use telecommunications")
    assert refusal(s, "use telecommunications") == "GF-5.30"
    for _ in range(4):
        play(s, "use meeting_room_1")
    assert goods(s) == Goods(money=0, info=7 + 9 + 4, supplies=1)
    assert board(s).spent == 7


@rule("GF-5.31")
@pytest.mark.parametrize(
    ("marion", "text"),
    [
        ({}, "use training"),
        ({"supplies": 0}, "use research_testing_1"),
        ({"supplies": 0, "floors": ["in_house_factory"]}, "use in_house_factory"),
        ({"supplies": 0, "floors": ["online_store"]}, "use online_store"),
    ],
)
def test_tasks_without_effect_are_illegal(marion: Seat, text: str) -> None:
    assert refusal(turn(marion=marion), text) == "GF-5.31"


@rule("GF-5.31")
def test_floors_that_place_need_a_free_city_space() -> None:
    admin: Seat = {"floors": ["construction_admin", "in_house_factory"]}
    s = turn(2, marion=admin, construction=["tanja"] * 3, factory=["tanja"] * 8)
    assert refusal(s, "use construction_admin") == "GF-5.31"
    assert refusal(s, "use in_house_factory") == "GF-5.31"
    rooms = [room for room in ALL_ROOMS if room != "advertising"]
    s = turn(marion={"floors": ["office_renovation"], "remodeled": ALL_ROOMS})
    assert offered(s, "renovate") == []
    assert offered(turn(marion={"floors": ["office_renovation"], "remodeled": rooms}), "renovate") == ["advertising"]


@rule("GF-5.31", "GF-7.8")
def test_a_supply_without_storage_may_be_made_and_is_lost() -> None:
    s = play(turn(2, marion={"supplies": 1, "time": 3}, tanja={"time": 0}), "use assembly")
    assert goods(s).supplies == 1
    assert len(events(s, "supply_lost")) == 1


@rule("GF-5.32", "GF-5.43")
def test_a_remodel_counts_for_the_task_of_the_same_turn() -> None:
    s = turn(marion={"money": 3, "info": 3, "time": 2})
    assert refusal(s, "use meeting_room_2") == "GF-15.3"
    play(s, "remodel meeting_room")
    assert actor(s) == "marion"
    assert refusal(s, "use meeting_room_2") is None


@rule("GF-5.41", "GF-15.4", "GF-15.18", "GF-17.14")
def test_remodels_are_offered_beside_the_task_and_need_no_time() -> None:
    s = turn(marion={"money": 6, "info": 6})
    assert offered(s, "remodel") == ALL_ROOMS
    play(s, "remodel assembly", "remodel training")
    assert actor(s) == "marion"
    assert (goods(s), board(s).time, remodeled(s)) == (Goods(money=0, info=0, supplies=1), 4, ["assembly", "training"])
    assert refusal(s, "remodel advertising") == "GF-5.41"


@rule("GF-5.42")
def test_each_room_once_and_only_visible_ones() -> None:
    s = turn(marion={**RICH, "remodeled": ["assembly"], "covers": {"training": ["network_admin"]}})
    assert refusal(s, "remodel assembly") == "GF-5.42"
    assert refusal(s, "remodel training") == "GF-8.4"


@rule("GF-5.43")
def test_time_on_the_old_room_is_not_resolved_again() -> None:
    s = turn(2, marion={"money": 3, "info": 3, "time": 2}, tanja={"time": 0})
    play(s, "use meeting_room_1", "remodel meeting_room")
    assert goods(s) == Goods(money=0, info=1, supplies=1)


@rule("GF-5.44", "GF-5.45")
def test_only_the_last_time_is_followed_by_a_question() -> None:
    s = turn(2, marion={"money": 3, "info": 3, "time": 2}, tanja={"time": 3})
    play(s, "use meeting_room_1")
    assert actor(s) == "tanja"
    play(s, "use meeting_room_1", "use meeting_room_1")
    assert actor(s) == "marion"
    assert offered(s, "remodel") == ALL_ROOMS
    assert options(s)[-1] == "end_turn"
    assert refusal(s, "use meeting_room_1") == "GF-5.21"
    play(s, "remodel assembly")
    assert actor(s) == "tanja"


@rule("GF-17.15")
def test_an_empty_stock_forbids_tasks_that_only_place_time() -> None:
    s = turn(2, marion={"time": 4}, boxes={"networking": {"marion": 21}}, tanja={"time": 1})
    assert board(s).stock == 0
    assert refusal(s, "use advertising_1") == "GF-17.15"
    s = given("receive_income", marion={"specialty": "e_commerce"}, boxes={"networking": {"marion": 21}})
    assert board(s).time == 4
