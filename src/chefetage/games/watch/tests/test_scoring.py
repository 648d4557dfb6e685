"""WA-9.4 to WA-9.11  Scoring."""

import pytest

from chefetage.games.watch import GAME
from chefetage.games.watch.rules.components import DOCUMENT_COLOUR, TRACK
from chefetage.games.watch.rules.state import State
from chefetage.games.watch.tests.fields import Seat
from chefetage.games.watch.tests.games import games
from chefetage.games.watch.tests.support import BLUE, GREEN, RED, YELLOW, given
from chefetage.playing.fingerprint import fingerprint
from chefetage.testing import rule

NO_TRACKS: dict[str, list[str]] = {key: [] for key in TRACK.keys}
TOP_GEARS = "gears_top"  # 2 points for first, 1 for second place


def sheet(s: State, player: int = BLUE) -> dict[str, int]:
    return {line.key: line.points for line in GAME.score_sheet(s, player)}


def ended(blue: Seat | None = None, tracks: dict[str, list[str]] | None = None) -> State:
    return given("forced_repayment", 4, blue=blue or {}, tracks=NO_TRACKS | (tracks or {}))


def per_gear(*discs: str) -> list[int]:
    """Points per gear of Blue, Yellow, Red and Green with these discs on track 1."""
    s = ended(tracks={TOP_GEARS: list(discs)})
    return [sheet(s, p)["gears"] // 2 for p in range(4)]


@rule("WA-9.4", "WA-1.3")
def test_the_score_has_seven_kinds_of_points_in_this_order() -> None:
    lines = [line.key for line in GAME.score_sheet(ended(), BLUE)]
    assert lines == ["crates", "player_board", "documents", "gears", "roubles", "crate_bonus", "debt"]


@rule("WA-9.4", "WA-11.17")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_line_of_the_sheet_names_its_rule(players: int) -> None:
    named = [line.rule for line in GAME.score_sheet(games(players)[0].states[-1], BLUE)]
    solo, several = ["WA-11.17"] * 3, ["WA-9.8", "WA-9.5", "WA-9.5", "WA-9.5"]
    assert named == ["WA-9.4", "WA-8.4", *(solo if players == 1 else several), "WA-7.6"]


@rule("WA-9.4", "WA-2.6")
def test_crates_count_their_values() -> None:
    assert sheet(ended({"crates": [1, 2, 3, 4, 5, 6, 7, 8, 9, 9]}))["crates"] == 54


@rule("WA-9.4")
def test_points_on_empty_places_count() -> None:
    s = given("forced_repayment", blue={"removed": {"workshop": 5, "warehouse": 4}})
    assert sheet(s)["player_board"] == 15 + 5


@rule("WA-9.4", "WA-8.6", "WA-9.5")
def test_gears_roubles_and_crates_count_by_their_pairs_of_tracks() -> None:
    s = ended({"gears": 7, "roubles": 5, "crates": [1, 9, 4]}, {key: ["blue"] for key in TRACK.keys})
    points = sheet(s)
    assert (points["gears"], points["roubles"], points["crate_bonus"]) == (7 * 3, 5 * 5, 3 * 7)


@rule("WA-9.4", "WA-15.16", "WA-14.15")
@pytest.mark.parametrize(("gears", "points"), [(19, 57), (20, 60), (21, 60), (100, 60)])
def test_gears_bring_at_most_60_points_over_both_tracks(gears: int, points: int) -> None:
    s = ended({"gears": gears}, {"gears_top": ["blue"], "gears_bottom": ["blue"]})
    assert sheet(s)["gears"] == points


@rule("WA-9.4", "WA-15.16", "WA-14.15")
@pytest.mark.parametrize(("roubles", "points"), [(11, 55), (12, 60), (13, 60), (80, 60)])
def test_roubles_bring_at_most_60_points_over_both_tracks(roubles: int, points: int) -> None:
    s = ended({"roubles": roubles}, {"roubles_top": ["blue"], "roubles_bottom": ["blue"]})
    assert sheet(s)["roubles"] == points


@rule("WA-9.4")
def test_the_crate_bonus_has_no_limit() -> None:
    s = ended({"crates": [1] * 5 + [2] * 5}, {"crates_top": ["blue"], "crates_bottom": ["blue"]})
    assert sheet(s)["crate_bonus"] == 70


@rule("WA-9.5", "WA-6.20")
def test_gears_on_a_track_never_count_for_the_rank() -> None:
    assert per_gear("gear", "gear", "gear", "blue", "yellow", "yellow") == [1, 2, 0, 0]
    assert per_gear("gear", "gear") == [0, 0, 0, 0]


@rule("WA-9.5")
def test_tracks_are_independent_and_the_position_on_a_track_does_not_matter() -> None:
    assert per_gear("yellow", "blue", "blue") == per_gear("blue", "blue", "yellow") == [2, 1, 0, 0]
    s = ended({"gears": 4, "roubles": 4}, {TOP_GEARS: ["blue"], "roubles_top": ["yellow"]})
    assert (sheet(s)["gears"], sheet(s)["roubles"]) == (8, 0)


@rule("WA-9.6")
def test_all_with_the_most_discs_are_first_and_then_nobody_is_second() -> None:
    assert per_gear("blue", "yellow", "blue", "yellow", "red") == [2, 2, 0, 0]
    assert per_gear("blue", "yellow", "red", "green") == [2, 2, 2, 2]


@rule("WA-9.6")
def test_behind_a_single_leader_all_with_the_next_highest_number_are_second() -> None:
    assert per_gear("blue", "blue", "yellow", "red") == [2, 1, 1, 0]
    assert per_gear("blue", "blue", "yellow", "red", "green") == [2, 1, 1, 1]


@rule("WA-9.6")
def test_third_place_brings_nothing() -> None:
    assert per_gear("blue", "blue", "blue", "yellow", "yellow", "red") == [2, 1, 0, 0]


@rule("WA-9.7")
def test_without_a_disc_on_a_track_there_is_no_rank() -> None:
    assert per_gear() == [0, 0, 0, 0]
    assert per_gear("red") == [0, 0, 2, 0]


@rule("WA-15.6", "WA-8.10")
def test_second_place_on_track_2_is_worth_nothing() -> None:
    s = ended(tracks={"gears_bottom": ["yellow", "yellow", "blue", "red"]})
    assert [sheet(s, p)["gears"] for p in (BLUE, YELLOW, RED, GREEN)] == [0, 2, 0, 0]


@rule("WA-9.8")
@pytest.mark.parametrize(("count", "points"), [(0, 0), (1, 0), (2, 5), (3, 10), (4, 20), (5, 30), (6, 40), (7, 50)])
def test_documents_of_one_colour_score_by_their_number(count: int, points: int) -> None:
    colour = (["grey_move_disc"] * 2 + ["grey_bank_pays"] * 2 + ["grey_smuggle_extra"] * 3)[:count]
    assert sheet(ended({"hand": colour[:2], "played": colour[2:]}))["documents"] == points


@rule("WA-9.8")
def test_all_four_colours_bring_25_points_once() -> None:
    four = [f"{colour}_bank_pays" for colour in DOCUMENT_COLOUR.keys]
    assert sheet(ended({"hand": four}))["documents"] == 25
    assert sheet(ended({"hand": four[:3]}))["documents"] == 0
    assert sheet(ended({"hand": four, "played": four}))["documents"] == 25 + 4 * 5


@rule("WA-9.9", "WA-15.17", "WA-1.4")
def test_the_highest_total_wins_and_ties_share_the_victory() -> None:
    s = given(
        "forced_repayment",
        4,
        blue={"crates": [5]},
        yellow={"crates": [9]},
        red={"crates": [4, 5]},
        green={"crates": [3]},
        tracks=NO_TRACKS,
    )
    assert GAME.totals(s) == [5, 9, 9, 3]
    assert GAME.ranking(s) == [3, 1, 1, 4]


@rule("WA-9.10")
def test_totals_may_be_negative() -> None:
    s = ended({"roubles": 0, "notes": 3})
    assert GAME.totals(s)[BLUE] == -30


@rule("WA-9.11")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_counting_the_points_changes_nothing_on_the_table(players: int) -> None:
    for game in games(players):
        s = game.states[-1]
        before = fingerprint(s)
        assert GAME.totals(s) == GAME.totals(s)
        assert fingerprint(s) == before
