"""WA-8.6 to WA-8.12  Majority tracks and their bonuses."""

import pytest

from chefetage.games.watch import GAME
from chefetage.games.watch.rules.components import (
    BONUS,
    CRATE_BONUS,
    GEARS_BONUS,
    NO_BONUS,
    ROUBLES_BONUS,
    TRACK,
    TRACK_SPACES,
    TRACKS,
)
from chefetage.games.watch.rules.state import EMPTY, State
from chefetage.games.watch.tests.games import games
from chefetage.games.watch.tests.support import (
    BLUE,
    YELLOW,
    Goods,
    crates,
    given,
    goods,
    options,
    play,
    refusal,
    step,
    turn,
)
from chefetage.testing import events, happened, rule

NUMBERED = dict(enumerate(TRACK.keys, start=1))


def entering(
    number: int, space: int, blue_gears: int = 9, dock: int = 0, stacks: dict[str, int] | None = None
) -> State:
    """Blue puts the disc of a Watch turn on this space of this track."""
    s = given(
        "disc_part",
        4,
        blue={"worker": "watch", "gears": blue_gears, "roubles": 0, "removed": {"loading_dock": dock}},
        tracks={NUMBERED[number]: ["gear"] * (space - 1)},
        stacks=stacks or {},
    )
    return play(s, f"disc {NUMBERED[number]}")


@rule("WA-8.6", "WA-8.10", "WA-9.5")
@pytest.mark.parametrize(
    ("number", "line", "first", "second"),
    [
        (1, "gears", 2, 1),
        (2, "gears", 1, 0),
        (3, "roubles", 3, 1),
        (4, "roubles", 2, 1),
        (5, "crate_bonus", 4, 2),
        (6, "crate_bonus", 3, 1),
    ],
)
def test_each_track_scores_its_good_for_first_and_second_place(number: int, line: str, first: int, second: int) -> None:
    s = given(
        "forced_repayment",
        blue={"gears": 10, "roubles": 10, "crates": [1, 2]},
        yellow={"gears": 10, "roubles": 10, "crates": [1, 2]},
        tracks={key: [] for key in TRACK.keys} | {NUMBERED[number]: ["blue", "blue", "yellow"]},
    )
    units = 2 if line == "crate_bonus" else 10
    for p, value in ((BLUE, first), (YELLOW, second)):
        points = {score.key: score.points for score in GAME.score_sheet(s, p)}
        assert points[line] == units * value
        assert sum(points[key] for key in ("gears", "roubles", "crate_bonus")) == units * value


@rule("WA-8.7", "WA-3.8")
def test_a_track_has_12_spaces_with_four_players() -> None:
    s = given("disc_part", 4, tracks={"gears_top": ["gear"] * 11})
    play(s, "disc gears_top")
    assert s.filled[0] == 12
    full = given("disc_part", 4, tracks={"gears_top": ["gear"] * 12})
    assert refusal(full, "disc gears_top") == "WA-5.21"


@rule("WA-8.8", "WA-8.11")
@pytest.mark.parametrize("number", range(1, 7))
@pytest.mark.parametrize("space", range(1, 13))
def test_every_space_gives_the_bonus_printed_on_it(number: int, space: int) -> None:
    s = entering(number, space, dock=5)
    bonus = BONUS[(number - 1) * TRACK_SPACES + space - 1]
    assert (step(s) == "take_bonus") == (bonus.kind != NO_BONUS)
    if bonus.kind != NO_BONUS:
        play(s, "take")
    expected = {
        NO_BONUS: (Goods(roubles=0, gears=9, notes=0), []),
        ROUBLES_BONUS: (Goods(roubles=bonus.amount, gears=9, notes=0), []),
        GEARS_BONUS: (Goods(roubles=0, gears=9 + bonus.amount, notes=0), []),
        CRATE_BONUS: (Goods(roubles=0, gears=9 - bonus.amount, notes=0), [3 * bonus.colour + 3]),
    }
    assert (goods(s), crates(s)) == expected[bonus.kind]


@rule("WA-8.8")
def test_bonus_roubles_and_gears_cost_nothing_and_a_crate_the_shown_number_of_own_gears() -> None:
    assert goods(play(entering(2, 1), "take")) == Goods(roubles=2, gears=9, notes=0)
    assert goods(play(entering(4, 1), "take")) == Goods(roubles=0, gears=11, notes=0)
    assert goods(play(entering(4, 9, dock=3), "take")) == Goods(roubles=0, gears=6, notes=0)


@rule("WA-8.9", "WA-8.5")
@pytest.mark.parametrize(("dock", "asked"), [(0, False), (1, True), (2, True)])
def test_a_crate_bonus_needs_its_colour_unlocked(dock: int, asked: bool) -> None:
    s = entering(4, 5, dock=dock)
    assert (step(s) == "take_bonus") == asked
    assert ("bonus_forfeited" in happened(s)) != asked


@rule("WA-8.9", "WA-5.31")
@pytest.mark.parametrize(("gears", "asked"), [(1, False), (2, True)])
def test_a_crate_bonus_needs_the_gears_in_hand(gears: int, asked: bool) -> None:
    s = entering(4, 5, blue_gears=gears, dock=1)
    assert (step(s) == "take_bonus") == asked


@rule("WA-8.9", "WA-6.3", "WA-6.4")
@pytest.mark.parametrize(
    ("stacks", "taken"),
    [({}, 6), ({"6": 0}, 5), ({"4": 0, "5": 0, "6": 0}, 3), ({"4": 0, "5": 0, "6": 0, "3": 0}, 2)],
)
def test_a_bonus_crate_is_the_best_of_its_colour_or_of_a_lower_one(stacks: dict[str, int], taken: int) -> None:
    s = play(entering(4, 5, dock=1, stacks=stacks), "take")
    assert events(s, "crate_taken") == [{"player": BLUE, "crate": taken - 1}]


@rule("WA-8.9", "WA-6.43", "WA-15.25")
def test_a_crate_bonus_is_forfeited_if_no_crate_of_that_or_a_lower_colour_is_left() -> None:
    s = entering(4, 5, dock=1, stacks={str(value): 0 for value in range(1, 7)})
    assert events(s, "bonus_forfeited") == [{"player": BLUE}]
    assert goods(s).gears == 9


@rule("WA-15.20", "WA-8.9", "WA-5.34")
def test_a_declined_or_impossible_bonus_is_lost_for_good() -> None:
    s = turn("upgrade", blue={"roubles": 9})
    play(s, "upgrade office", "disc gears_bottom", "decline", "disc gears_bottom")
    assert "roubles_bonus_taken" not in happened(s)
    assert not s.is_standing(BLUE)
    forfeited = entering(4, 5, blue_gears=0, dock=1)
    assert not forfeited.is_standing(BLUE)
    assert "take" not in options(forfeited)


@rule("WA-8.12", "WA-14.3")
@pytest.mark.parametrize(("players", "length"), [(2, 10), (3, 10), (4, 12)])
def test_the_filled_spaces_of_a_track_always_form_a_run_from_space_1(players: int, length: int) -> None:
    for game in games(players):
        for s in game.states:
            for number in range(TRACKS):
                cells = s.tracks[number * TRACK_SPACES : (number + 1) * TRACK_SPACES]
                filled = [cell != EMPTY for cell in cells]
                assert filled == sorted(filled, reverse=True)
                assert sum(filled) == s.filled[number] <= length
