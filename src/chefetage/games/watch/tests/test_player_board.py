"""WA-8.1 to WA-8.5  The player board."""

import pytest

from chefetage.games.watch import GAME
from chefetage.games.watch.rules.components import CRATE_COLOUR, DEPARTMENT
from chefetage.games.watch.tests.games import PLAYER_COUNTS, games
from chefetage.games.watch.tests.support import BLUE, given, options, play, refusal, removed, turn
from chefetage.testing import rule


@rule("WA-8.1", "WA-2.7")
def test_four_rows_of_five_places_named_like_the_departments() -> None:
    assert DEPARTMENT.keys == ["loading_dock", "workshop", "warehouse", "office"]
    s = turn("upgrade", blue={"roubles": 99, "removed": {"office": 4, "workshop": 4}})
    play(s, "upgrade office", "disc gears_top")
    assert removed(s, "office") == 5
    full_rows = turn("upgrade", blue={"removed": {"office": 5, "workshop": 4}})
    assert refusal(full_rows, "upgrade office") == "WA-6.23"
    assert refusal(full_rows, "upgrade workshop") is None


@rule("WA-8.2", "WA-14.5")
def test_discs_leave_a_row_from_left_to_right_at_rising_prices() -> None:
    paid = []
    s = turn("upgrade", blue={"roubles": 99})
    for _ in range(5):
        before = s.boards[BLUE].roubles
        play(s, "upgrade office", "disc crates_top")
        paid.append(int(before - s.boards[BLUE].roubles))
        s = turn("upgrade", blue={"roubles": 99, "removed": {"office": removed(s, "office")}})
    assert paid == [1, 2, 3, 5, 8]


@rule("WA-8.2", "WA-14.5")
@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_removed_discs_never_return_to_the_board(players: int) -> None:
    for game in games(players):
        for before, after in zip(game.states, game.states[1:], strict=False):
            for board, later in zip(before.boards, after.boards, strict=True):
                assert all(now >= then for then, now in zip(board.removed, later.removed, strict=True))


@rule("WA-8.3")
def test_the_symbol_at_the_rightmost_empty_place_counts_or_the_start_symbol() -> None:
    for state, gears in [(0, 3), (1, 4), (3, 6)]:
        s = turn("produce", blue={"gears": 0, "removed": {"workshop": state}})
        assert s.boards[BLUE].gears == gears


@rule("WA-8.4", "WA-9.4")
@pytest.mark.parametrize(
    ("row", "points"),
    [
        ("loading_dock", [0, 0, 0, 0, 0, 0]),
        ("workshop", [0, 0, 0, 0, 5, 15]),
        ("warehouse", [0, 0, 0, 0, 5, 15]),
        ("office", [0, 0, 0, 0, 0, 0]),
    ],
)
def test_empty_places_4_and_5_of_workshop_and_warehouse_score_5_and_10(row: str, points: list[int]) -> None:
    for state, expected in enumerate(points):
        s = given("forced_repayment", blue={"removed": {row: state}})
        assert {line.key: line.points for line in GAME.score_sheet(s, BLUE)}["player_board"] == expected


@rule("WA-8.5", "WA-8.20")
@pytest.mark.parametrize(("state", "unlocked"), [(0, 1), (1, 2), (2, 2), (3, 3), (4, 3), (5, 3)])
def test_light_brown_is_always_unlocked_white_from_state_1_dark_brown_from_state_3(state: int, unlocked: int) -> None:
    s = turn("smuggle", blue={"gears": 9, "removed": {"loading_dock": state}, "hand": ["grey_smuggle_extra"]})
    offered = [f"extra_crate grey.{colour}" for colour in CRATE_COLOUR.keys[:unlocked]]
    assert [option for option in options(s) if option.startswith("extra_crate")] == offered
    for colour in CRATE_COLOUR.keys[unlocked:]:
        assert refusal(s, f"extra_crate grey.{colour}") == "WA-8.5"
