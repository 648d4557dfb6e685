"""WA-6.23 to WA-6.28  Upgrade."""

import pytest

from chefetage.games.watch.rules.spaces.upgrade import UPGRADE_ACTION
from chefetage.games.watch.tests.support import (
    BLUE,
    Goods,
    full_tracks,
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

ALL_REMOVED = {"loading_dock": 5, "workshop": 5, "warehouse": 5, "office": 5}


@rule("WA-6.23", "WA-13.8")
def test_any_row_that_still_has_a_disc_may_be_chosen() -> None:
    s = turn("upgrade", blue={"removed": {"workshop": 5, "office": 4}})
    assert options(s) == ["upgrade loading_dock", "upgrade warehouse", "upgrade office", "no_upgrade"]
    assert refusal(s, "upgrade workshop") == "WA-6.23"


@rule("WA-6.23", "WA-8.2")
def test_the_leftmost_disc_of_the_row_is_taken() -> None:
    s = play(turn("upgrade", blue={"removed": {"office": 2}}), "upgrade office", "disc gears_top")
    assert removed(s, "office") == 3
    assert track(s, "gears_top") == [BLUE]


@rule("WA-6.24")
@pytest.mark.parametrize(("state", "price"), [(0, 1), (1, 2), (2, 3), (3, 5), (4, 8)])
def test_the_price_is_the_number_above_the_column_of_that_disc(state: int, price: int) -> None:
    s = play(turn("upgrade", blue={"roubles": 10, "removed": {"office": state}}), "upgrade office")
    assert goods(s).roubles == 10 - price
    assert events(s, "upgraded") == [{"player": BLUE, "department": 3, "roubles": price}]


@rule("WA-6.24", "WA-7.1")
def test_who_is_short_takes_debt_notes() -> None:
    s = play(turn("upgrade", blue={"roubles": 1, "removed": {"office": 4}}), "upgrade office")
    assert goods(s) == Goods(roubles=3, gears=2, notes=2)


@rule("WA-6.25", "WA-13.9", "WA-5.24")
def test_the_disc_goes_to_any_track_with_its_bonus() -> None:
    s = play(turn("upgrade", blue={"roubles": 9}, tracks={"gears_top": ["yellow"]}), "upgrade office")
    assert step(s) == "upgrade_track"
    assert len(options(s)) == 6
    play(s, "disc gears_top")
    assert (track(s, "gears_top"), step(s)) == ([1, BLUE], "take_bonus")
    play(s, "take")
    assert goods(s).roubles == 9 - 1 + 1


@rule("WA-6.26")
def test_a_rouble_bonus_cannot_pay_for_its_own_disc() -> None:
    s = play(turn("upgrade", blue={"roubles": 0}), "upgrade office", "disc gears_bottom", "take")
    assert goods(s) == Goods(roubles=0 + 5 - 1 + 2, gears=2, notes=1)
    assert happened(s)[:4] == ["notes_taken", "upgraded", "disc_placed", "roubles_bonus_taken"]


@rule("WA-6.27")
def test_the_warehouse_disc_follows_free_of_charge() -> None:
    s = play(turn("upgrade", blue={"roubles": 5}), "upgrade warehouse", "disc gears_top")
    assert (removed(s, "warehouse"), goods(s).roubles) == (1, 4)
    assert step(s) == "disc_part"
    play(s, "disc roubles_top")
    assert (removed(s, "warehouse"), goods(s).roubles) == (2, 4)


@rule("WA-6.28", "WA-5.25")
def test_the_upgrade_may_be_declined_and_the_disc_part_still_follows() -> None:
    s = play(turn("upgrade", blue={"roubles": 5}), "no_upgrade")
    assert step(s) == "disc_part"
    play(s, "disc gears_top")
    assert (removed(s, "warehouse"), goods(s).roubles) == (1, 5)


@rule("WA-6.28", "WA-5.31")
def test_with_an_empty_board_nothing_is_asked() -> None:
    s = turn("upgrade", blue={"removed": ALL_REMOVED})
    assert not s.is_standing(BLUE)
    assert "upgraded" not in happened(s)


@rule("WA-6.28", "WA-5.23")
def test_with_all_tracks_full_nothing_is_asked_and_nothing_paid() -> None:
    s = turn("upgrade", tracks=full_tracks())
    assert not s.is_standing(BLUE)
    assert goods(s) == Goods(roubles=3, gears=2, notes=0)
    assert UPGRADE_ACTION.refusal(s, BLUE, 0) == "WA-6.28"


@rule("WA-6.25", "WA-5.23")
def test_if_the_upgrade_fills_the_last_space_the_warehouse_disc_stays() -> None:
    s = turn("upgrade", tracks=full_tracks() | {"gears_top": ["gear"] * 9})
    play(s, "upgrade office", "decline")
    assert (removed(s, "office"), removed(s, "warehouse")) == (1, 0)
    assert not s.is_standing(BLUE)
