"""WA-5.18 to WA-5.28  Phase 3: the two parts of a turn."""

import pytest

from chefetage.games.watch.rules.components import TRACK
from chefetage.games.watch.tests.support import (
    BLUE,
    FULL,
    YELLOW,
    Goods,
    actor,
    departments,
    full_tracks,
    given,
    goods,
    options,
    play,
    refusal,
    removed,
    step,
    track,
    turn,
)
from chefetage.testing import events, happened, rule

ROW_OF = {
    "smuggle": "loading_dock",
    "sell": "loading_dock",
    "overtime": "workshop",
    "produce": "workshop",
    "upgrade": "warehouse",
    "scrounge": "warehouse",
    "search_documents": "office",
    "watch": "office",
}


@rule("WA-5.18", "WA-1.2")
def test_a_turn_is_the_action_of_the_space_and_then_the_disc() -> None:
    s = play(turn("overtime"), "disc gears_top")
    assert happened(s)[:2] == ["gears_gained", "disc_placed"]


@rule("WA-5.19")
def test_row_strength_is_read_before_the_disc_of_the_same_turn_is_removed() -> None:
    s = turn("overtime", blue={"gears": 0, "removed": {"workshop": 1}}, market={"overtime": 1})
    play(s, "disc gears_top")
    assert goods(s).gears == 4 + 1
    assert removed(s, "workshop") == 2


@rule("WA-5.20", "WA-5.18", "WA-1.2")
@pytest.mark.parametrize("space", ROW_OF)
def test_the_disc_comes_from_the_row_of_the_department_of_the_space(space: str) -> None:
    s = given("disc_part", blue={"worker": space, "removed": {"office": 2}}, tracks={"gears_top": ["yellow"]})
    before = {row: removed(s, row) for row in ROW_OF.values()}
    play(s, "disc gears_top")
    assert {row: removed(s, row) for row in ROW_OF.values()} == before | {ROW_OF[space]: before[ROW_OF[space]] + 1}
    assert track(s, "gears_top") == [YELLOW, BLUE]


@rule("WA-5.20", "WA-13.9")
def test_the_disc_goes_to_any_track_of_choice_and_is_mandatory() -> None:
    s = turn("overtime")
    assert step(s) == "disc_part"
    assert options(s) == [f"disc {key}" for key in TRACK.keys]


@rule("WA-5.20", "WA-5.21")
@pytest.mark.parametrize("before", [["yellow", "gear", "red"], ["gear"], []])
def test_the_disc_takes_the_leftmost_empty_space_and_a_gear_is_not_empty(before: list[str]) -> None:
    s = play(turn("overtime", tracks={"crates_top": before}), "disc crates_top")
    assert events(s, "disc_placed")[0]["position"] == len(before)
    assert track(s, "crates_top")[-1] == BLUE


@rule("WA-5.21", "WA-3.8")
def test_a_track_without_a_usable_empty_space_cannot_be_chosen() -> None:
    s = turn("overtime", tracks={"gears_top": FULL, "roubles_top": FULL[1:]})
    assert refusal(s, "disc gears_top") == "WA-5.21"
    assert refusal(s, "disc roubles_top") is None


@rule("WA-5.22")
def test_without_a_disc_in_the_row_the_disc_part_is_skipped() -> None:
    s = turn("overtime", blue={"removed": {"workshop": 5}})
    assert "disc_placed" not in happened(s)
    assert "gears_gained" in happened(s)
    assert not s.is_standing(BLUE)
    assert sum(s.filled) == 5


@rule("WA-5.23", "WA-15.9")
def test_with_all_tracks_full_the_disc_stays_and_the_row_gets_no_stronger() -> None:
    s = turn("overtime", tracks=full_tracks())
    assert "gears_gained" in happened(s)
    assert removed(s, "workshop") == 0
    assert not s.is_standing(BLUE)


@rule("WA-5.31", "WA-5.20")
def test_the_only_open_track_is_taken_without_a_question() -> None:
    s = turn("overtime", tracks=full_tracks("gears_top"))
    assert track(s, "gears_top") == [BLUE]
    assert not s.is_standing(BLUE)


@rule("WA-5.24", "WA-8.8", "WA-13.10")
def test_a_bonus_is_taken_at_once_or_declined() -> None:
    s = play(turn("overtime", blue={"roubles": 3}), "disc gears_bottom")
    assert options(s) == ["take", "decline"]
    taken = play(s.clone(), "take")
    assert (goods(taken).roubles, taken.is_standing(BLUE)) == (5, False)
    play(s, "decline")
    assert (goods(s).roubles, s.is_standing(BLUE)) == (3, False)
    assert events(s, "bonus_declined") == [{"player": BLUE}]


@rule("WA-5.24", "WA-5.31")
def test_a_space_without_a_bonus_brings_no_question() -> None:
    s = play(turn("overtime"), "disc gears_top")
    assert not s.is_standing(BLUE)


@rule("WA-5.25", "WA-5.31")
@pytest.mark.parametrize(
    ("space", "after"),
    [
        ("overtime", Goods(roubles=0, gears=5, notes=0)),
        ("produce", Goods(roubles=0, gears=3, notes=0)),
        ("scrounge", Goods(roubles=2, gears=2, notes=0)),
    ],
)
def test_gears_and_roubles_of_the_own_action_come_without_a_question(space: str, after: Goods) -> None:
    s = turn(space, blue={"gears": 0, "roubles": 0})
    assert step(s) == "disc_part"
    assert goods(s) == after


@rule("WA-5.25")
@pytest.mark.parametrize(
    ("space", "decline"),
    [("smuggle", "finish"), ("sell", "sell 0"), ("produce", "stay"), ("upgrade", "no_upgrade")],
)
def test_exchanges_and_moves_may_be_declined(space: str, decline: str) -> None:
    s = turn(space, blue={"gears": 2, "removed": {"office": 1}}, tracks={"gears_top": ["blue"]})
    assert decline in options(s)
    play(s, decline)
    assert step(s) == "disc_part"


@rule("WA-5.25")
def test_the_crate_exchange_and_all_documents_may_be_declined() -> None:
    s = play(turn("sell", blue={"crates": [2]}), "sell 0")
    assert "keep_crates" in options(s)
    assert "keep none" in options(turn("search_documents"))


@rule("WA-5.28", "WA-6.41")
@pytest.mark.parametrize(("number", "first"), [(5, True), (8, False)])
def test_spies_are_drawn_at_random_when_the_empty_watch_space_comes_up(number: int, first: bool) -> None:
    """With the hand at 12 Watch is the last space, at 9 it comes before Smuggle."""
    s = given("start_actions", round=number, blue={"worker": "smuggle"}, yellow={"worker": "sell"})
    assert actor(s) == BLUE
    assert ("random_spies" not in happened(s)) == first
    assert (s.spies == 0) == first


@rule("WA-5.28", "WA-6.36")
def test_no_spies_are_drawn_at_random_if_a_players_worker_stands_on_watch() -> None:
    s = turn("watch", market={"eyes": 1})
    play(s, "spy office", "disc gears_top")
    assert s.round == 6
    assert "random_spies" not in happened(s)
    assert departments(s.spies) == {"office"}


@rule("WA-5.29", "WA-5.30")
def test_then_the_hand_moves_on_and_the_next_market_card_replaces_the_old_one() -> None:
    s = given("turn_hand", round=4, next_market="market_07")
    assert s.round == 5
    assert events(s, "hand_turned") == [{"player": 3, "hour": 12}]
    assert events(s, "market_turned") == [{"player": 3, "market_card": 6, "round": 5, "eyes": 2}]
    assert s.market == 6
    assert 6 not in s.market_deck


@rule("WA-5.29", "WA-4.8")
@pytest.mark.parametrize(("number", "hour"), [(1, 3), (2, 6), (3, 9), (4, 12)])
def test_the_hand_moves_one_position_per_round(number: int, hour: int) -> None:
    assert events(given("turn_hand", round=number, blue={"worker": "sell"}), "hand_turned")[0]["hour"] == hour
