"""WA-8.16 to WA-8.24  Documents."""

import pytest

from chefetage.games.watch import GAME
from chefetage.games.watch.rules.components import CRATE_COLOUR, DOCUMENT_COLOUR, TRACK
from chefetage.games.watch.rules.state import State
from chefetage.games.watch.tests.position import all_documents
from chefetage.games.watch.tests.support import (
    BLUE,
    FULL,
    YELLOW,
    Goods,
    crates,
    full_tracks,
    given,
    goods,
    hand,
    options,
    play,
    played,
    refusal,
    step,
    track,
    turn,
)
from chefetage.testing import events, rule

MOVE = "orange_move_disc"
EXTRA = "orange_smuggle_extra"
BANK_PAYS = "orange_bank_pays"


def moving(tracks: dict[str, list[str]], documents: list[str] | None = None) -> State:
    return turn("overtime", blue={"hand": documents or [MOVE]}, tracks=tracks)


@rule("WA-8.16", "WA-2.8")
def test_28_documents_seven_of_each_colour() -> None:
    everything = all_documents()
    assert len(everything) == 28
    for colour in ("orange", "turquoise", "purple", "grey"):
        kinds = [document.removeprefix(colour + "_") for document in everything if document.startswith(colour)]
        assert [kinds.count(kind) for kind in ("move_disc", "bank_pays", "smuggle_extra")] == [2, 2, 3]


@rule("WA-8.17", "WA-9.8")
def test_a_played_document_stays_with_its_owner_and_counts_like_an_unplayed_one() -> None:
    s = play(turn("smuggle", blue={"gears": 5, "hand": [EXTRA, EXTRA]}), "extra_crate orange.light_brown")
    assert (hand(s), played(s)) == ([EXTRA], [EXTRA])
    assert {line.key: line.points for line in GAME.score_sheet(s, BLUE)}["documents"] == 5


@rule("WA-8.18", "WA-15.5", "WA-13.18", "WA-13.19")
def test_move_a_disc_takes_any_own_disc_to_the_leftmost_empty_space_of_any_track() -> None:
    s = moving({"gears_top": ["yellow", "blue"], "crates_top": ["blue"], "roubles_top": ["red"]})
    play(s, "move_document orange")
    assert options(s) == ["lift gears_top.2", "lift crates_top.1"]
    assert refusal(s, "lift gears_top.1") == "WA-8.18"
    play(s, "lift gears_top.2")
    assert options(s) == [f"target {key}" for key in TRACK.keys]
    play(s, "target roubles_top")
    assert track(s, "gears_top") == [YELLOW, "gear"]
    assert track(s, "roubles_top") == [2, BLUE]
    assert step(s) == "take_bonus"


@rule("WA-8.18")
@pytest.mark.parametrize(("answer", "taken"), [("take", [{"player": BLUE, "gears": 1}]), ("decline", [])])
def test_the_bonus_entered_may_be_taken(answer: str, taken: list[dict[str, int]]) -> None:
    s = moving({"gears_top": ["blue"], "roubles_top": ["red"]})
    play(s, "move_document orange", "target roubles_top", answer)
    assert events(s, "gears_bonus_taken") == taken


@rule("WA-8.18", "WA-8.22")
def test_on_its_own_track_a_disc_never_returns_to_the_space_it_leaves() -> None:
    s = moving({"gears_top": ["blue"]})
    play(s, "move_document orange", "target gears_top")
    assert track(s, "gears_top") == ["gear", BLUE]


@rule("WA-8.22", "WA-5.21")
def test_the_space_a_disc_leaves_opens_no_full_track() -> None:
    s = moving({"gears_top": [*FULL[1:], "blue"]})
    play(s, "move_document orange")
    assert refusal(s, "target gears_top") == "WA-5.21"
    play(s, "target crates_top")
    assert track(s, "gears_top") == FULL


@rule("WA-8.19")
def test_at_most_one_move_a_disc_document_per_round() -> None:
    s = moving({"gears_top": ["blue"]}, [MOVE, "grey_move_disc"])
    play(s, "move_document orange", "target crates_top")
    assert step(s) == "disc_part"
    assert hand(s) == ["grey_move_disc"]


@rule("WA-8.19")
def test_the_limit_ends_with_the_round() -> None:
    s = given("new_market_card", blue={"hand": [MOVE], "has_moved_disc": True}, tracks={"gears_top": ["blue"]})
    assert not s.boards[BLUE].has_moved_disc


@rule("WA-8.19")
def test_produces_own_move_does_not_count_against_the_limit() -> None:
    s = turn("produce", blue={"hand": [MOVE]}, tracks={"crates_top": ["blue", "gear"]})
    play(s, "go_on", "slide crates_top.1")
    assert (step(s), options(s)) == ("between_parts", ["move_document orange", "go_on"])
    play(s, "move_document orange", "target crates_top", "decline")
    assert track(s, "crates_top") == ["gear", "gear", "gear", BLUE]


@rule("WA-8.20", "WA-15.19", "WA-13.4")
@pytest.mark.parametrize(("colour", "price", "value"), [("light_brown", 1, 3), ("white", 2, 6), ("dark_brown", 3, 9)])
def test_an_extra_crate_costs_1_2_or_3_gears_by_colour(colour: str, price: int, value: int) -> None:
    s = turn("smuggle", blue={"gears": 5, "removed": {"loading_dock": 3}, "hand": [EXTRA]})
    play(s, f"extra_crate orange.{colour}")
    assert (goods(s).gears, crates(s), played(s)) == (5 - price, [value], [EXTRA])
    assert events(s, "extra_crate_played")[0]["gears"] == price


@rule("WA-8.20", "WA-6.3", "WA-6.4")
def test_the_rules_for_exhausted_crates_hold_for_documents_too() -> None:
    stacks = {"7": 0, "8": 0, "9": 0, "6": 0}
    s = turn("smuggle", blue={"gears": 5, "removed": {"loading_dock": 3}, "hand": [EXTRA]}, stacks=stacks)
    play(s, "extra_crate orange.dark_brown")
    assert (goods(s).gears, crates(s)) == (2, [5])


@rule("WA-8.20")
def test_an_extra_crate_needs_the_gears() -> None:
    s = turn("smuggle", blue={"gears": 1, "removed": {"loading_dock": 1}, "hand": [EXTRA]})
    assert refusal(s, "extra_crate orange.white") == "WA-8.20"
    assert refusal(s, "extra_crate orange.light_brown") is None


@rule("WA-13.4", "WA-8.23")
def test_extra_crates_are_chosen_by_document_colour_and_crate_colour() -> None:
    documents = [f"{colour}_smuggle_extra" for colour in DOCUMENT_COLOUR.keys for _ in range(3)]
    s = turn("smuggle", blue={"gears": 9, "removed": {"loading_dock": 3}, "hand": documents})
    offered = [f"extra_crate {colour}.{crate}" for colour in DOCUMENT_COLOUR.keys for crate in CRATE_COLOUR.keys]
    assert options(s) == ["smuggle", *offered, "finish"]
    assert len(offered) == 12


@rule("WA-8.21")
def test_one_bank_pays_document_settles_one_bribe_only() -> None:
    s = given(
        "reveal_spies",
        blue={"worker": "smuggle", "removed": {"office": 5}, "hand": [BANK_PAYS, BANK_PAYS]},
        spies=["loading_dock"],
    )
    play(s, "bank_pays orange")
    assert (hand(s), played(s)) == ([BANK_PAYS], [BANK_PAYS])
    assert goods(s) == Goods(roubles=3, gears=2, notes=0)


@rule("WA-8.23", "WA-5.26", "WA-6.8")
def test_equal_documents_are_one_option_and_missing_colours_none() -> None:
    s = moving({"gears_top": ["blue"]}, [MOVE, MOVE, "purple_move_disc"])
    assert options(s) == ["move_document orange", "move_document purple", "go_on"]
    assert refusal(s, "move_document grey") == "WA-5.26"
    smuggling = turn("smuggle", blue={"hand": [EXTRA]})
    assert refusal(smuggling, "extra_crate grey.light_brown") == "WA-6.8"


@rule("WA-8.24")
def test_a_move_document_cannot_be_played_for_nothing() -> None:
    without_disc = turn("overtime", blue={"hand": [MOVE], "roubles": 8, "notes": 1})
    assert refusal(without_disc, "move_document orange") == "WA-8.24"
    tracks = full_tracks() | {"gears_top": [*FULL[1:], "blue"]}
    without_room = turn("overtime", blue={"hand": [MOVE], "roubles": 8, "notes": 1}, tracks=tracks)
    assert refusal(without_room, "move_document orange") == "WA-8.24"


@rule("WA-8.24", "WA-5.32")
def test_documents_are_of_use_only_on_their_occasions() -> None:
    s = turn("overtime", blue={"hand": [EXTRA, BANK_PAYS, MOVE]}, tracks={"gears_top": ["blue"]})
    assert refusal(s, "extra_crate orange.light_brown") == "WA-8.24"
    assert refusal(s, "bank_pays orange") == "WA-8.24"
    placing = given("place_workers", blue={"worker": "sell", "hand": [MOVE]}, tracks={"gears_top": ["blue"]})
    assert refusal(placing, "move_document orange", player=GAME.actor(placing)) == "WA-5.32"
