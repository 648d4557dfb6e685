"""WA-10.4 to WA-10.12  The third worker in Phases 2 and 3."""

import pytest

from chefetage.games.watch import GAME
from chefetage.games.watch.rules.components import TRACK
from chefetage.games.watch.rules.state import BANK, State
from chefetage.games.watch.tests.games import games
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
    play,
    track,
)
from chefetage.testing import events, happened, rule

THIRD = 2
NUMBERED = dict(enumerate(TRACK.keys, start=1))


def acting(number: int, tracks: dict[str, list[str]] | None = None) -> State:
    """Phase 3 with the third worker first, on Smuggle."""
    return given(
        "start_actions",
        2,
        roll=number,
        neutral="smuggle",
        blue={"worker": "sell"},
        yellow={"worker": "overtime"},
        tracks=tracks or {},
    )


def third_caught(payee: str) -> State:
    """The third worker stands on Smuggle; Blue's bribe would be 1, Yellow's 5."""
    return given(
        "reveal_spies",
        2,
        neutral="smuggle",
        blue={"worker": "sell", "removed": {"office": 1}},
        yellow={"worker": "watch", "removed": {"warehouse": 4}},
        spies=["loading_dock"],
        payee=payee,
        roll=1,
    )


@rule("WA-10.4", "WA-10.12")
@pytest.mark.parametrize(("payee", "bribe"), [("blue", 5), ("yellow", 1)])
def test_for_a_caught_third_worker_the_bank_pays_the_bribe_of_the_other_player(payee: str, bribe: int) -> None:
    s = third_caught(payee)
    receiver, other = (BLUE, YELLOW) if payee == "blue" else (YELLOW, BLUE)
    assert goods(s, receiver).roubles == 3 + bribe
    assert goods(s, other) == Goods(roubles=3, gears=2, notes=0)
    assert events(s, "third_worker_caught") == [{"player": THIRD, "roubles": bribe}]


@rule("WA-10.4")
def test_caught_by_random_cards_nothing_happens() -> None:
    s = third_caught("bank")
    assert [event["player"] for event in events(s, "caught")] == [THIRD]
    assert (goods(s, BLUE).roubles, goods(s, YELLOW).roubles) == (3, 3)


@rule("WA-10.5", "WA-10.10")
@pytest.mark.parametrize("roll", range(1, 7))
def test_in_phase_3_it_puts_a_disc_on_the_track_of_its_roll_and_takes_no_bonus(roll: int) -> None:
    s = acting(roll)
    assert track(s, NUMBERED[roll]) == [THIRD]
    assert not s.is_standing(THIRD)
    assert actor(s) == BLUE
    assert happened(s) == ["disc_placed"]


@rule("WA-10.5")
def test_it_performs_no_action() -> None:
    s = acting(1)
    assert list(s.stacks) == [3] * 9
    assert "smuggled" not in happened(s)


@rule("WA-10.6")
@pytest.mark.parametrize(
    ("roll", "full", "used"), [(2, [2], 3), (2, [2, 3], 4), (6, [6], 1), (5, [5, 6, 1], 2), (3, [2], 3)]
)
def test_if_the_track_is_full_the_next_lower_one_with_room_is_used(roll: int, full: list[int], used: int) -> None:
    s = acting(roll, {NUMBERED[number]: FULL for number in full})
    assert track(s, NUMBERED[used])[-1] == THIRD
    assert len(events(s, "disc_placed")) == 1


@rule("WA-10.6")
def test_with_all_tracks_full_it_places_nothing() -> None:
    s = acting(4, full_tracks())
    assert "disc_placed" not in happened(s)
    assert not s.is_standing(THIRD)


@rule("WA-10.7")
def test_its_discs_count_for_the_rank_but_it_scores_nothing() -> None:
    s = given("forced_repayment", 2, tracks={"gears_top": ["third", "third", "blue"], "roubles_top": ["third", "blue"]})
    points = {line.key: line.points for line in GAME.score_sheet(s, BLUE)}
    assert points["gears"] == 2 * 1
    assert points["roubles"] == 3 * 3
    assert len(GAME.totals(s)) == len(GAME.ranking(s)) == 2


@rule("WA-10.8", "WA-15.12", "WA-10.11")
def test_on_watch_it_does_not_watch_and_spies_are_drawn_at_random() -> None:
    s = given(
        "start_actions",
        2,
        round=8,
        roll=1,
        neutral="watch",
        blue={"worker": "smuggle"},
        market={"eyes": 2},
        payee="blue",
        black_disc="blue",
    )
    assert happened(s) == ["disc_placed", "random_spies"]
    assert len(departments(s.spies)) == 2
    assert (s.payee, s.black_disc) == (BANK, BLUE)


@rule("WA-10.9", "WA-14.21")
def test_it_places_at_most_one_disc_per_round() -> None:
    for game in games(2):
        placed = [event for event in game.journal if event.kind.name == "disc_placed" and event.player == THIRD]
        assert len(placed) == 12


@rule("WA-10.10")
def test_one_roll_per_round_serves_its_movement_and_its_track() -> None:
    for game in games(2):
        rolls = [event for event in game.journal if event.kind.name == "third_worker_placed"]
        assert len(rolls) == 12
    s = given("place_workers", 2, round=1, die=[3])
    play(s, "place smuggle", player=BLUE)
    play(s, "place overtime", player=YELLOW)
    assert s.roll == 3
    play(s, "finish", "disc crates_top", player=BLUE)
    play(s, "disc gears_top", player=YELLOW)
    assert track(s, "roubles_top") == [THIRD]


@rule("WA-10.11")
def test_it_takes_its_place_in_the_clock_order_of_phase_3() -> None:
    s = given(
        "start_actions",
        2,
        roll=1,
        neutral="overtime",
        blue={"worker": "sell", "gears": 0},
        yellow={"worker": "produce"},
    )
    assert s.is_standing(THIRD)
    play(s, "disc crates_top")
    assert [event["player"] for event in events(s, "disc_placed")] == [BLUE, THIRD]
    assert actor(s) == YELLOW


@rule("WA-10.11", "WA-3.4", "WA-3.8")
def test_it_counts_neither_for_crates_nor_for_the_length_of_tracks() -> None:
    s = acting(1, {"gears_top": FULL})
    assert list(s.stacks) == [3] * 9
    assert s.filled[0] == 10
