"""GF-7  Ground Floor rooms."""

from typing import NamedTuple

import pytest

from chefetage.games.ground_floor.rules.city import box_index
from chefetage.games.ground_floor.rules.components import BOX
from chefetage.games.ground_floor.tests.fields import Seat
from chefetage.games.ground_floor.tests.support import (
    begin,
    board,
    given,
    goods,
    lines,
    play,
    refusal,
    turn,
)
from chefetage.testing import rule


class Used(NamedTuple):
    time: int
    money: int
    info: int
    supplies: int


def used(text: str, **marion: object) -> Used:
    """The Time of one use by Marion alone, and what she has behind it."""
    fields: Seat = {"time": 9, **marion}  # type: ignore[typeddict-item]
    s = play(turn(2, marion=fields, tanja={"time": 0}), text)
    return Used(9 - int(board(s).time), *goods(s))


@rule("GF-7.2")
@pytest.mark.parametrize(
    ("text", "remodeled", "box", "time"),
    [
        ("advertising_1", [], "networking", 1),
        ("advertising_1", ["advertising"], "networking", 1),
        ("advertising_2", ["advertising"], "social_media", 2),
    ],
)
def test_advertising(text: str, remodeled: list[str], box: str, time: int) -> None:
    s = play(turn(2, marion={"remodeled": remodeled}, tanja={"time": 0}), f"use {text}")
    assert s.boxes[box_index(BOX.keys.index(box), 0)] == 1
    assert (board(s).time, board(s).spent, board(s).stock) == (4 - time, time, 25 - 4 - 1)


@rule("GF-7.3")
def test_assembly() -> None:
    assert used("use assembly", supplies=0) == Used(time=3, money=0, info=7, supplies=1)
    assert used("use assembly", supplies=0, remodeled=["assembly"]) == Used(time=2, money=0, info=7, supplies=1)


@rule("GF-7.4", "GF-15.3")
def test_meeting_room() -> None:
    assert used("use meeting_room_1") == Used(time=1, money=0, info=8, supplies=1)
    assert used("use meeting_room_1", remodeled=["meeting_room"]) == Used(time=1, money=0, info=8, supplies=1)
    assert used("use meeting_room_2", remodeled=["meeting_room"]) == Used(time=2, money=0, info=10, supplies=1)
    assert refusal(turn(), "use meeting_room_2") == "GF-15.3"


@rule("GF-7.5", "GF-15.3")
def test_research_and_testing() -> None:
    assert used("use research_testing_1") == Used(time=1, money=0, info=10, supplies=0)
    assert used("use research_testing_1", remodeled=["research_testing"]) == Used(time=1, money=0, info=11, supplies=0)
    assert used("use research_testing_2", remodeled=["research_testing"]) == Used(time=1, money=2, info=9, supplies=0)
    assert refusal(turn(), "use research_testing_2") == "GF-15.3"


@rule("GF-7.6")
def test_storage_closet() -> None:
    s = play(turn(marion={"money": 3, "supplies": 0}), "remodel storage_closet")
    assert goods(s).supplies == 1
    assert board(s).capacity() == 2
    assert board(turn()).capacity() == 1
    s = play(turn(marion={"money": 3, "supplies": 1}), "remodel storage_closet")
    assert goods(s).supplies == 2


@rule("GF-7.7")
@pytest.mark.parametrize(("remodeled", "time"), [([], 2), (["training"], 1)])
def test_training(remodeled: list[str], time: int) -> None:
    s = turn(2, marion={"hired": 2, "untrained": 2, "remodeled": remodeled}, tanja={"time": 0})
    play(s, "use training")
    assert (board(s).untrained, board(s).time) == (1, 4 - time)
    begin(s, "reorganize")
    assert board(s).time == 4 + 3


@rule("GF-7.9", "GF-10.10")
def test_remodeled_rooms_score_two_covered_or_not() -> None:
    rooms: Seat = {"remodeled": ["assembly", "training"], "covers": {"assembly": ["network_admin"]}}
    assert lines(given("end_game", marion=rooms))["remodeled_rooms"] == 4


@rule("GF-7.10")
def test_tokens_are_two_numbers() -> None:
    s = given("reorganize", marion={"hired": 3, "untrained": 2, "time": 0})
    assert board(s).time == 7
