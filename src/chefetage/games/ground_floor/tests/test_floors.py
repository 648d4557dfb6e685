"""GF-9  Floor Improvements."""

import pytest

from chefetage.games.ground_floor.rules.city import box_index
from chefetage.games.ground_floor.rules.components import BOX
from chefetage.games.ground_floor.rules.tiles import FLOOR, FLOOR_POINTS, FLOOR_STAGE
from chefetage.games.ground_floor.tests.fields import Seat
from chefetage.games.ground_floor.tests.support import (
    Goods,
    actor,
    board,
    floors,
    given,
    goods,
    lines,
    names,
    offered,
    play,
    refusal,
    remodeled,
    step,
    tenants,
    turn,
)
from chefetage.testing import rule

RICH: Seat = {"money": 50, "info": 50}


@rule("GF-9.1")
def test_a_floor_is_bought_for_the_building() -> None:
    s = given("construction_company", marion=RICH, round=3, construction=["marion"])
    assert floors(play(s, "buy_floor investor")) == ["investor"]


@rule("GF-9.2", "GF-9.3")
def test_only_own_floors_can_be_used() -> None:
    assert refusal(turn(), "use telecommunications") == "GF-9.2"
    assert refusal(turn(), "renovate training") == "GF-9.2"
    assert refusal(turn(marion={"floors": ["telecommunications"]}), "use telecommunications") is None


@rule("GF-9.6", "GF-9.7", "GF-9.13", "GF-9.14", "GF-9.15", "GF-17.1", "GF-17.3", "GF-17.5", "GF-17.6")
@pytest.mark.parametrize(
    ("floor", "time", "uses", "after"),
    [
        ("assembly_line", 1, 2, Goods(money=0, info=7, supplies=2)),
        ("conference_room", 2, 2, Goods(money=0, info=12, supplies=1)),
        ("online_store", 3, 2, Goods(money=6, info=7, supplies=0)),
        ("research_lab", 1, 3, Goods(money=3, info=10, supplies=0)),
        ("telecommunications", 1, 3, Goods(money=0, info=10, supplies=1)),
    ],
)
def test_floors_that_bring_goods(floor: str, time: int, uses: int, after: Goods) -> None:
    owner: Seat = {"time": 9, "floors": [floor], "remodeled": ["storage_closet"]}
    s = turn(2, marion=owner, tanja={"time": 0})
    play(s, f"use {floor}")
    assert (goods(s), board(s).time) == (after, 9 - time)
    s = turn(2, marion={**owner, "uses": {floor: uses}}, tanja={"time": 0})
    assert refusal(s, f"use {floor}") == "GF-5.30"
    s = turn(2, marion={**owner, "uses": {floor: uses - 1}}, tanja={"time": 0})
    assert refusal(s, f"use {floor}") is None


@rule("GF-9.4", "GF-9.8", "GF-9.9", "GF-9.12", "GF-17.2", "GF-17.4")
def test_floors_that_place_time_in_the_city() -> None:
    owner: Seat = {"time": 9, "floors": ["construction_admin", "in_house_factory", "marketing_department"]}
    s = turn(2, marion=owner, tanja={"time": 0}, construction=["tanja"])
    play(s, "use construction_admin", "use in_house_factory", "use marketing_department")
    assert names(s, s.construction)[:2] == ["tanja", "marion"]
    assert names(s, s.factory)[0] == "marion"
    assert s.boxes[box_index(BOX.keys.index("broadcast"), 0)] == 1
    assert (goods(s), board(s).time, board(s).spent) == (Goods(money=0, info=7, supplies=0), 9 - 3 - 2 - 2, 7)
    limits = {"construction_admin": 3, "in_house_factory": 2, "marketing_department": 3}
    for floor, limit in limits.items():
        s = turn(2, marion={**owner, "uses": {floor: limit}}, tanja={"time": 0})
        assert refusal(s, f"use {floor}") == "GF-5.30"


@rule("GF-12.18", "GF-12.21", "GF-17.2", "GF-17.3", "GF-17.4")
def test_house_rules_change_three_floors() -> None:
    on = {"construction_admin_four_time": "on", "marketing_department_two_uses": "on", "online_store_two_time": "on"}
    owner: Seat = {"time": 9, "floors": ["construction_admin", "marketing_department", "online_store"]}
    s = turn(2, marion=owner, tanja={"time": 0}, options=on)
    play(s, "use construction_admin", "use online_store")
    assert board(s).time == 9 - 4 - 2
    s = turn(2, marion={**owner, "uses": {"marketing_department": 2}}, tanja={"time": 0}, options=on)
    assert refusal(s, "use marketing_department") == "GF-5.30"


@rule("GF-9.5", "GF-9.26", "GF-9.30", "GF-15.13")
def test_the_empty_floor_brings_a_free_tile() -> None:
    s = given("construction_company", marion={"money": 4, "info": 4}, round=6, construction=["marion"])
    play(s, "buy_floor empty_floor")
    assert (step(s), actor(s)) == ("free_tenant", "marion")
    assert "tenant_improvement_achievement.slot_1" in offered(s, "take_tenant")
    play(s, "take_tenant network_admin.slot_2")
    assert (goods(s).money, goods(s).info) == (0, 0)
    assert (tenants(s), board(s).covers[7]) == (["network_admin"], 2)
    s = given("construction_company", marion={"money": 4, "info": 4}, construction=["marion"])
    play(s, "buy_floor empty_floor", "no_tenant")
    assert tenants(s) == []


@rule("GF-9.26")
def test_without_an_available_tile_the_slot_stays_empty() -> None:
    gone = ["human_resources", "internship_program", "network_admin"]
    s = given("construction_company", marion={"money": 4, "info": 4}, construction=["marion"], taken=gone)
    play(s, "buy_floor empty_floor")
    assert (actor(s), floors(s)) == ("", ["empty_floor"])


@rule("GF-9.16", "GF-9.31", "GF-15.15")
def test_office_renovation_costs_only_time() -> None:
    owner: Seat = {
        "time": 9,
        "floors": ["office_renovation"],
        "covers": {"training": ["network_admin"]},
        "supplies": 0,
    }
    s = turn(2, marion=owner, tanja={"time": 0})
    assert refusal(s, "renovate training") == "GF-8.4"
    play(s, "renovate storage_closet", "renovate assembly", "renovate advertising")
    assert remodeled(s) == ["advertising", "assembly", "storage_closet"]
    assert (goods(s), board(s).time) == (Goods(money=0, info=7, supplies=1), 3)
    assert refusal(s, "renovate meeting_room") == "GF-5.30"
    assert refusal(turn(marion={**owner, "remodeled": ["assembly"]}), "renovate assembly") == "GF-5.42"


@rule("GF-9.17", "GF-9.18", "GF-17.21")
def test_printed_points() -> None:
    points = dict(zip(FLOOR.keys, map(int, FLOOR_POINTS), strict=True))
    assert points["corner_office_achievement"] == points["corporate_merger_achievement"] == 8
    assert points["empty_floor"] == 2
    assert all(2 <= value <= 8 for value in points.values())
    stages = [int(stage) for stage in FLOOR_STAGE]
    assert (stages.count(1), stages.count(2), stages.count(3)) == (1, 10, 9)


@rule("GF-9.19", "GF-9.27", "GF-9.28")
def test_executive_achievement_counts_achievement_floors() -> None:
    own: Seat = {
        "floors": ["executive_achievement", "skyline_achievement", "office_renovation"],
        "covers": {"training": ["tenant_improvement_achievement"]},
    }
    assert lines(given("end_game", marion=own))["executive_achievement"] == 4


@rule("GF-9.20", "GF-9.29")
def test_improvement_achievement_counts_remodeled_rooms() -> None:
    own: Seat = {
        "floors": ["improvement_achievement"],
        "remodeled": ["training", "assembly"],
        "covers": {"training": ["network_admin"]},
    }
    assert lines(given("end_game", marion=own))["improvement_achievement"] == 2


@rule("GF-9.21", "GF-11.6", "GF-17.18")
@pytest.mark.parametrize(("space", "bonus"), [("1", 2), ("3", 2), ("4", 4), ("6", 4), ("7", 6), ("10", 6)])
def test_marketing_achievement_counts_the_level(space: str, bonus: int) -> None:
    s = given("end_game", 2, marion={"floors": ["marketing_achievement"]}, popularity={space: ["marion", "tanja"]})
    assert lines(s)["marketing_achievement"] == bonus


@rule("GF-9.22")
def test_production_achievement_counts_supplies() -> None:
    own: Seat = {"floors": ["production_achievement"], "remodeled": ["storage_closet"], "supplies": 2}
    assert lines(given("end_game", marion=own))["production_achievement"] == 6


@rule("GF-9.23", "GF-17.9", "GF-5.17")
def test_retention_achievement_counts_all_employees() -> None:
    own: Seat = {"floors": ["retention_achievement"], "hired": 4, "untrained": 2}
    assert lines(given("end_game", marion=own))["retention_achievement"] == 5


@rule("GF-9.24", "GF-9.32")
def test_skyline_achievement_counts_floors() -> None:
    own: Seat = {"floors": ["skyline_achievement", "empty_floor", "investor"], "covers": {"slot_1": ["network_admin"]}}
    assert lines(given("end_game", marion=own))["skyline_achievement"] == 3
