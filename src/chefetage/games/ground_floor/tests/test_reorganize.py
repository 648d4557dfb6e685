"""GF-5.61 to GF-5.72  Phase V."""

import pytest

from chefetage.games.ground_floor import GAME
from chefetage.games.ground_floor.tests.support import (
    actor,
    begin,
    board,
    given,
    names,
    offered,
    order,
    play,
    refusal,
    stacks,
)
from chefetage.testing import rule


@rule("GF-5.61", "GF-16.18")
def test_boards_are_cleared_and_the_city_stays() -> None:
    s = given("fire_employees", marion={"spent": 4, "time": 0, "uses": {"telecommunications": 3}}, right=["marion"])
    assert (board(s).spent, board(s).stock) == (0, 24)
    assert sum(board(s).uses) == 0
    assert names(s, s.right)[0] == "marion"


@rule("GF-5.62", "GF-5.72", "GF-15.14")
def test_players_may_fire_any_number_the_latest_first() -> None:
    s = given("fire_employees", order=["tanja", "marion", "nikki"], marion={"hired": 3, "untrained": 1, "time": 0})
    assert actor(s) == "marion"
    assert offered(s, "fire") == ["0", "1", "2", "3"]
    assert refusal(s, "fire 4") == "GF-5.62"
    play(s, "fire 2")
    assert (board(s).hired, board(s).untrained) == (1, 0)
    begin(s, "reorganize")
    assert board(s).time == 4 + 3


@rule("GF-5.63", "GF-17.25")
@pytest.mark.parametrize(
    ("hired", "untrained", "has_temp", "time"), [(0, 0, False, 4), (2, 1, False, 7), (4, 0, True, 17)]
)
def test_the_track_is_refilled(hired: int, untrained: int, has_temp: bool, time: int) -> None:
    s = given(
        "reorganize",
        marion={"hired": hired, "untrained": untrained, "has_temp": has_temp, "time": 0},
        right=["marion", "marion"],
    )
    assert board(s).time == time
    assert board(s).stock == 25 - time - 2
    assert not board(s).has_temp


@rule("GF-5.64")
def test_bonus_markers_return() -> None:
    assert board(given("reorganize", marion={"bonus": "temp"})).bonus == -1


@rule("GF-5.65")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        (["w1"], ["w1", "w4"]),
        (["w4"], ["w3", "w4"]),
        (["w1", "w2", "w3", "w4"], ["w1", "w2", "w3", "w4"]),
        ([], ["w4"]),
    ],
)
def test_one_supply_comes_to_the_dearest_empty_space(before: list[str], after: list[str]) -> None:
    s = given("reorganize", goods=before)
    assert [f"w{space + 1}" for space in range(4) if s.holds_supply(space)] == after


@rule("GF-5.66", "GF-8.11")
def test_popularity_drops_by_one() -> None:
    s = given("reorganize", popularity={"4": ["marion"], "2": ["tanja"], "1": ["nikki"]})
    assert stacks(s) == {"3": ["marion"], "1": ["tanja", "nikki"]}


@rule("GF-5.66", "GF-8.11", "GF-17.26", "GF-17.20")
@pytest.mark.parametrize(("stack", "space"), [(["public_relations"], "3"), (["public_relations", "niche_market"], "2")])
def test_public_relations_keeps_its_owner_in_place_while_visible(stack: list[str], space: str) -> None:
    s = given("reorganize", 2, popularity={"3": ["marion"], "1": ["tanja"]}, marion={"covers": {"assembly": stack}})
    assert stacks(s) == {space: ["marion"], "1": ["tanja"]}


@rule("GF-5.67")
@pytest.mark.parametrize(("before", "after"), [(8, 3), (4, 1), (1, 1)])
def test_the_job_market_falls_by_the_unemployed(before: int, after: int) -> None:
    s = given("reorganize", job_market=before, current="depression_1", turned=True)  # 5 with three players
    assert s.job_market == after


@rule("GF-5.68")
def test_the_next_card_becomes_current_with_a_hidden_front() -> None:
    s = given("reorganize", current="stable_1", turned=True, future=["boom_1", "recession_1"])
    seen = GAME.view(s, 0)
    assert seen["current"] == {"kind": "boom", "card": None, "consumers": None, "next_job_market": None}
    assert seen["next_kind"] == "recession"
    assert seen["past"] == ["stable_1"]


@rule("GF-17.19")
def test_without_a_future_card_the_current_one_stays() -> None:
    s = given("reorganize", current="stable_1", turned=True, future=[])
    seen = GAME.view(s, 0)["current"]
    assert isinstance(seen, dict)
    assert seen["kind"] == "stable"


@rule("GF-5.69", "GF-5.70")
def test_the_round_marker_advances_and_opens_stages() -> None:
    s = given("reorganize", round=2)
    assert (s.round, s.stage) == (3, 2)
    assert (given("reorganize", round=5).stage, given("reorganize", round=1).stage) == (3, 1)


@rule("GF-5.71")
def test_firing_comes_before_the_refill_and_the_drop() -> None:
    s = given("fire_employees", popularity={"3": ["marion"], "1": ["tanja", "nikki"]}, marion={"hired": 1, "time": 0})
    assert board(s).time == 0
    assert order(s) == ["marion", "tanja", "nikki"]
    assert s.position[0] == 3
