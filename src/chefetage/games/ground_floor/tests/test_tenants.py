"""GF-8  Tenant Improvements."""

import pytest

from chefetage.games.ground_floor.tests.fields import Seat
from chefetage.games.ground_floor.tests.support import (
    Goods,
    board,
    given,
    goods,
    lines,
    offered,
    play,
    refusal,
    tenants,
    turn,
)
from chefetage.testing import rule

RICH: Seat = {"money": 50, "info": 50}


@rule("GF-8.1")
def test_points_of_tenant_improvements() -> None:
    s = given(
        "end_game", marion={"covers": {"assembly": ["network_admin"], "training": ["tenant_improvement_achievement"]}}
    )
    assert lines(s)["tenants"] == 3 + 1


@rule("GF-8.2", "GF-15.12")
def test_places_for_a_new_tile() -> None:
    s = given(
        "construction_company", marion={**RICH, "covers": {"training": ["human_resources"]}}, construction=["marion"]
    )
    places = [text.partition(".")[2] for text in offered(s, "buy_tenant") if text.startswith("network_admin")]
    assert places == ["advertising", "assembly", "meeting_room", "research_testing", "storage_closet", "training"]
    assert refusal(s, "buy_tenant network_admin.slot_1") == "GF-8.2"
    s = given("construction_company", marion={**RICH, "floors": ["empty_floor"]}, construction=["marion"])
    assert refusal(s, "buy_tenant network_admin.slot_2") is None


@rule("GF-8.3", "GF-8.4")
def test_only_the_top_tile_works() -> None:
    s = given(
        "construction_company", marion={**RICH, "covers": {"training": ["human_resources"]}}, construction=["marion"]
    )
    play(s, "buy_tenant network_admin.training")
    tiles = board(s)
    assert tenants(s) == ["human_resources", "network_admin"]
    assert [tiles.shows(number) for number in range(3)] == [False, False, True]


@rule("GF-8.4")
def test_a_hidden_room_cannot_be_used() -> None:
    s = turn(marion={**RICH, "covers": {"meeting_room": ["network_admin"]}})
    assert refusal(s, "use meeting_room_1") == "GF-8.4"
    assert (
        lines(given("end_game", marion={"covers": {"training": ["human_resources", "network_admin"]}}))["tenants"] == 6
    )


@rule("GF-8.5")
def test_a_hidden_closet_stores_nothing() -> None:
    s = given("construction_company", marion={**RICH, "supplies": 1}, construction=["marion"])
    play(s, "buy_tenant network_admin.storage_closet")
    assert goods(s).supplies == 0
    assert board(s).capacity() == 0


@rule("GF-8.12", "GF-8.14")
@pytest.mark.parametrize("top", ["tenant_improvement_achievement", "network_admin"])
def test_tenant_improvement_achievement_counts_all_tiles(top: str) -> None:
    other = "network_admin" if top != "network_admin" else "tenant_improvement_achievement"
    s = given("end_game", marion={"covers": {"training": [other, top], "slot_1": ["human_resources"]}})
    assert lines(s)["tenant_improvement_achievement"] == 3


@rule("GF-8.13")
def test_the_online_store_is_no_sale_for_premium_product() -> None:
    store: Seat = {"floors": ["online_store"], "covers": {"training": ["premium_product"]}}
    s = play(turn(2, marion=store, tanja={"time": 0}), "use online_store")
    assert goods(s) == Goods(money=6, info=7, supplies=0)


@rule("GF-8.15")
def test_nothing_moves_or_removes_a_tile() -> None:
    s = given(
        "construction_company", marion={**RICH, "covers": {"training": ["human_resources"]}}, construction=["marion"]
    )
    play(s, "buy_tenant network_admin.training")
    assert (
        refusal(turn(marion={**RICH, "covers": {"training": ["human_resources", "network_admin"]}}), "remodel training")
        == "GF-8.4"
    )
