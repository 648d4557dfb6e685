"""WA-5.26, WA-5.31 to WA-5.35  Free moments, and what a disc sets off."""

import pytest

from chefetage.games.watch.rules.state import State
from chefetage.games.watch.tests.support import (
    BLUE,
    actor,
    crates,
    full_tracks,
    goods,
    hand,
    objection,
    options,
    play,
    refusal,
    removed,
    step,
    track,
    turn,
)
from chefetage.testing import events, happened, rule

MOVE = "orange_move_disc"


def free_turn() -> State:
    """Blue can do everything that a free moment allows."""
    return turn(
        "overtime",
        blue={"roubles": 20, "notes": 4, "hand": [MOVE, "grey_move_disc"]},
        tracks={"gears_top": ["blue", "blue"]},
    )


@rule("WA-5.32", "WA-5.26")
def test_a_turn_has_three_free_moments_before_between_and_after_its_parts() -> None:
    s = free_turn()
    moments = []
    while actor(s) == BLUE and s.is_standing(BLUE):
        moments.append(step(s))
        play(s, "go_on" if "go_on" in options(s) else options(s)[0])
    assert moments == ["before_action", "between_parts", "disc_part", "after_disc"]


@rule("WA-5.32", "WA-13.15", "WA-13.16")
def test_a_free_moment_offers_documents_by_colour_repaying_and_going_on() -> None:
    assert options(free_turn()) == ["move_document orange", "move_document grey", "repay", "go_on"]


@rule("WA-5.32", "WA-7.3")
def test_both_may_be_done_in_any_order_at_one_free_moment() -> None:
    s = play(free_turn(), "repay", "move_document orange", "lift gears_top.1", "target gears_bottom", "take", "repay")
    assert goods(s).roubles == 20 + 2 - 16
    assert goods(s).notes == 2
    assert step(s) == "disc_part"


@rule("WA-5.26", "WA-5.32", "WA-8.19")
@pytest.mark.parametrize("moment", range(3))
def test_the_document_may_be_played_at_any_free_moment_but_only_once(moment: int) -> None:
    s = free_turn()
    for _ in range(moment):
        play(s, *(["go_on"] if "go_on" in options(s) else []))
        play(s, *(["disc crates_top"] if step(s) == "disc_part" else []))
    play(s, "move_document orange", "lift gears_top.1", "target roubles_top")
    assert refusal(s, "move_document grey") == "WA-8.19"
    assert hand(s) == ["grey_move_disc"]


@rule("WA-5.32", "WA-5.31")
def test_a_free_moment_at_which_nothing_is_possible_is_skipped() -> None:
    without_disc = turn("scrounge", blue={"hand": [MOVE]})
    assert step(without_disc) == "disc_part"
    too_poor = turn("scrounge", blue={"roubles": 0, "notes": 1})
    assert step(too_poor) == "disc_part"


@rule("WA-5.32")
def test_a_free_moment_ends_by_itself_when_nothing_is_left_to_do() -> None:
    s = turn("scrounge", blue={"roubles": 8, "notes": 2})
    play(s, "repay")
    assert step(s) == "disc_part"


@rule("WA-5.26", "WA-8.18")
def test_the_document_needs_the_own_turn() -> None:
    s = turn("smuggle", yellow={"hand": [MOVE]}, tracks={"gears_top": ["yellow"]})
    assert objection(s, "move_document orange", player=1) == "not-your-turn"


@rule("WA-5.33")
def test_a_moved_discs_bonus_is_finished_before_the_turn_goes_on() -> None:
    s = turn("produce", tracks={"gears_top": ["blue"]})
    play(s, "slide gears_top.1")
    assert (step(s), track(s, "gears_top")) == ("take_bonus", ["gear", BLUE])
    assert options(s) == ["take", "decline"]
    play(s, "take")
    assert step(s) == "disc_part"


@rule("WA-5.33")
def test_a_bonus_moves_no_other_disc() -> None:
    s = turn("produce", blue={"gears": 0}, tracks={"roubles_bottom": ["blue", "yellow"]})
    play(s, "slide roubles_bottom.1")
    before = list(s.tracks)
    play(s, "take")
    assert list(s.tracks) == before


@rule("WA-5.34", "WA-6.21", "WA-6.25")
def test_every_disc_brought_onto_a_bonus_space_earns_it() -> None:
    by_produce = play(turn("produce", tracks={"gears_top": ["blue"]}), "slide gears_top.1", "take")
    by_upgrade = play(turn("upgrade", tracks={"gears_top": ["red"]}), "upgrade office", "disc gears_top", "take")
    by_disc_part = play(turn("overtime", tracks={"gears_top": ["red"]}), "disc gears_top", "take")
    document = turn("overtime", blue={"hand": [MOVE]}, tracks={"gears_top": ["red"], "roubles_top": ["blue"]})
    by_document = play(document, "move_document orange", "target gears_top", "take")
    for s in (by_produce, by_upgrade, by_disc_part, by_document):
        assert events(s, "roubles_bonus_taken") == [{"player": BLUE, "roubles": 1}]


@rule("WA-5.34")
def test_a_space_pays_once_to_the_first_disc_on_it() -> None:
    s = turn("upgrade")
    play(s, "upgrade office", "disc gears_bottom", "take", "disc gears_bottom")
    assert len(events(s, "roubles_bonus_taken")) == 1
    assert not s.is_standing(BLUE)


@rule("WA-5.35", "WA-15.22", "WA-8.5")
def test_a_disc_that_unlocks_a_colour_already_serves_its_own_crate_bonus() -> None:
    filled = {"roubles_bottom": ["gear"] * 4}  # the next space: a white crate for 2 gears
    s = play(turn("sell", blue={"gears": 2}, tracks=filled), "sell 0", "disc roubles_bottom")
    assert (step(s), removed(s, "loading_dock")) == ("take_bonus", 1)
    play(s, "take")
    assert (crates(s), goods(s).gears) == ([6], 0)


@rule("WA-5.35")
def test_first_the_track_is_chosen_then_the_disc_placed_then_the_bonus_taken() -> None:
    s = play(turn("overtime"), "disc gears_bottom", "take")
    assert happened(s)[:3] == ["gears_gained", "disc_placed", "roubles_bonus_taken"]


@rule("WA-5.31", "WA-8.18")
def test_the_only_disc_and_the_only_open_track_are_taken_without_a_question() -> None:
    tracks = full_tracks("gears_top") | {"gears_top": ["red", "red", "blue"]}
    s = turn("overtime", blue={"hand": [MOVE]}, tracks=tracks)
    play(s, "move_document orange")
    assert track(s, "gears_top")[:4] == [2, 2, "gear", BLUE]
