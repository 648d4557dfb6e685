"""WA-6.16 to WA-6.22  Overtime and Produce."""

import pytest

from chefetage.games.watch.tests.support import (
    BLUE,
    FULL,
    RED,
    YELLOW,
    goods,
    options,
    play,
    refusal,
    step,
    track,
    turn,
)
from chefetage.testing import events, happened, rule

GEARS = [(0, 3), (1, 4), (2, 5), (3, 6), (4, 6), (5, 6)]


@rule("WA-6.16", "WA-6.17", "WA-8.3", "WA-8.14")
@pytest.mark.parametrize(("state", "gears"), GEARS)
@pytest.mark.parametrize("bonus", [1, 4])
def test_overtime_gives_the_gears_of_the_workshop_state_and_the_market_bonus(
    state: int, gears: int, bonus: int
) -> None:
    s = turn("overtime", blue={"gears": 0, "removed": {"workshop": state}}, market={"overtime": bonus})
    assert events(s, "gears_gained") == [{"player": BLUE, "gears": gears + bonus}]
    assert goods(s).gears == gears + bonus


@rule("WA-6.18", "WA-6.17")
@pytest.mark.parametrize(("state", "gears"), GEARS)
def test_produce_gives_the_same_gears_without_a_market_bonus(state: int, gears: int) -> None:
    s = turn("produce", blue={"gears": 0, "removed": {"workshop": state}}, market={"overtime": 4})
    assert goods(s).gears == gears


@rule("WA-6.19", "WA-6.20", "WA-15.5")
def test_an_own_disc_may_move_to_the_leftmost_empty_space_of_its_track() -> None:
    s = turn("produce", tracks={"gears_top": ["yellow", "blue", "red", "gear"]})
    play(s, "slide gears_top.2")
    assert track(s, "gears_top") == [YELLOW, "gear", RED, "gear", BLUE]
    assert events(s, "disc_moved") == [{"player": BLUE, "track": 0, "position": 4}]


@rule("WA-6.20", "WA-2.4")
def test_the_gear_on_the_vacated_space_comes_from_the_supply_and_blocks_it() -> None:
    s = turn("produce", blue={"gears": 0, "removed": {"workshop": 1}}, tracks={"gears_top": ["blue"]})
    gears = goods(s).gears
    play(s, "slide gears_top.1", "decline", "disc gears_top")
    assert goods(s).gears == gears
    assert track(s, "gears_top") == ["gear", BLUE, BLUE]


@rule("WA-6.19", "WA-13.7")
def test_only_own_discs_may_move_and_only_with_room_on_their_track() -> None:
    tracks = {"gears_top": ["yellow", "blue"], "roubles_top": [*FULL[1:], "blue"], "crates_top": ["blue", "gear"]}
    s = turn("produce", tracks=tracks)
    assert options(s) == ["slide gears_top.2", "slide crates_top.1", "stay"]
    assert refusal(s, "slide gears_top.1") == "WA-6.19"
    assert refusal(s, "slide crates_top.2") == "WA-6.19"
    assert refusal(s, "slide gears_top.3") == "WA-6.19"
    assert refusal(s, "slide roubles_top.10") == "WA-6.22"


@rule("WA-6.19")
def test_the_move_is_made_once_at_most() -> None:
    s = turn("produce", tracks={"gears_top": ["blue", "blue"]})
    play(s, "slide gears_top.1")
    assert step(s) == "disc_part"


@rule("WA-6.19", "WA-5.25")
def test_the_move_may_be_declined() -> None:
    s = play(turn("produce", tracks={"gears_top": ["blue"]}), "stay")
    assert track(s, "gears_top") == [BLUE]
    assert step(s) == "disc_part"


@rule("WA-6.21", "WA-8.8")
@pytest.mark.parametrize(("answer", "roubles"), [("take", 4), ("decline", 3)])
def test_the_bonus_of_the_space_entered_may_be_taken(answer: str, roubles: int) -> None:
    s = play(turn("produce", tracks={"gears_top": ["blue"]}), "slide gears_top.1", answer)
    assert goods(s).roubles == roubles


@rule("WA-6.22")
@pytest.mark.parametrize("tracks", [{}, {"gears_top": ["yellow"]}, {"gears_top": [*FULL[1:], "blue"]}])
def test_without_a_disc_on_a_track_with_room_nothing_is_asked(tracks: dict[str, list[str]]) -> None:
    s = turn("produce", tracks=tracks)
    assert step(s) == "disc_part"
    assert "disc_moved" not in happened(s)
