"""WA-7  Money, debt, black disc."""

import pytest

from chefetage.games.watch import GAME
from chefetage.games.watch.rules.state import State
from chefetage.games.watch.tests.fields import Seat
from chefetage.games.watch.tests.games import PLAYER_COUNTS, games
from chefetage.games.watch.tests.support import (
    BLUE,
    RED,
    YELLOW,
    Goods,
    Purse,
    actor,
    given,
    goods,
    objection,
    options,
    play,
    purse,
    refusal,
    step,
    turn,
)
from chefetage.testing import events, happened, rule


def bribed(roubles: int, bribe: int) -> State:
    """Blue pays a bribe to the bank."""
    discs = [1, 2, 3, 5, 8].index(bribe) + 1
    blue: Seat = {"worker": "smuggle", "roubles": roubles, "removed": {"office": discs}}
    return given("reveal_spies", blue=blue, spies=["loading_dock"])


@rule("WA-7.1", "WA-7.2", "WA-14.11")
@pytest.mark.parametrize(
    ("roubles", "bribe", "left", "notes"),
    [(8, 8, 0, 0), (7, 8, 4, 1), (3, 8, 0, 1), (2, 8, 4, 2), (0, 8, 2, 2), (0, 5, 0, 1), (0, 1, 4, 1)],
)
def test_only_as_many_notes_are_taken_as_needed_and_the_rest_is_kept(
    roubles: int, bribe: int, left: int, notes: int
) -> None:
    s = bribed(roubles, bribe)
    assert goods(s) == Goods(roubles=left, gears=2, notes=notes)
    assert [event["notes"] for event in events(s, "notes_taken")] == ([notes] if notes else [])


@rule("WA-7.1")
def test_an_upgrade_may_be_paid_on_debt_too() -> None:
    s = play(turn("upgrade", blue={"roubles": 0}), "upgrade office")
    assert goods(s) == Goods(roubles=4, gears=2, notes=1)


@rule("WA-7.1", "WA-15.10", "WA-7.9")
@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_debt_comes_only_with_a_bribe_or_an_upgrade_and_is_never_chosen(players: int) -> None:
    for game in games(players):
        names = [event.kind.name for event in game.journal]
        causes = {names[number + 1] for number, name in enumerate(names) if name == "notes_taken"}
        assert causes <= {"bribe_paid", "upgraded", "discs_paid"}


@rule("WA-7.1", "WA-15.10")
def test_who_can_pay_takes_no_note() -> None:
    s = play(turn("upgrade", blue={"roubles": 1}), "upgrade office")
    assert "notes_taken" not in happened(s)
    assert goods(s) == Goods(roubles=0, gears=2, notes=0)


@rule("WA-2.4", "WA-2.5", "WA-7.1")
def test_notes_are_unlimited_though_only_8_are_in_the_box() -> None:
    s = given(
        "reveal_spies",
        blue={"worker": "smuggle", "roubles": 0, "notes": 9, "removed": {"office": 5}},
        yellow={"worker": "overtime", "roubles": 0, "notes": 9, "removed": {"office": 5}},
        spies=["loading_dock", "workshop"],
    )
    assert (goods(s, BLUE).notes, goods(s, YELLOW).notes) == (11, 11)


@rule("WA-2.4")
def test_gears_and_roubles_never_run_out() -> None:
    s = turn("overtime", blue={"gears": 170}, market={"overtime": 4})
    assert goods(s).gears == 170 + 3 + 4
    rich = play(turn("sell", blue={"gears": 190, "roubles": 500}, market={"sell": 4}), "sell 190")
    assert goods(rich) == Goods(roubles=694, gears=0, notes=0)


@rule("WA-7.3", "WA-13.15")
def test_a_note_is_returned_for_8_roubles_repeatedly() -> None:
    s = turn("overtime", blue={"roubles": 17, "notes": 3})
    play(s, "repay")
    assert purse(s) == Purse(roubles=9, notes=2)
    play(s, "repay")
    assert purse(s) == Purse(roubles=1, notes=1)
    assert step(s) == "disc_part"


@rule("WA-7.3")
@pytest.mark.parametrize("seat", [Seat(roubles=7, notes=1), Seat(roubles=9, notes=0)])
def test_returning_needs_a_note_and_8_roubles(seat: Seat) -> None:
    s = given("place_workers", blue={"worker": "smuggle", **seat})
    assert refusal(s, "repay") == "WA-7.3"


@rule("WA-7.3", "WA-13.15")
def test_notes_may_be_returned_beside_the_placement_and_in_the_final_smuggling() -> None:
    placing = given("place_workers", blue={"worker": "smuggle", "roubles": 8, "notes": 1})
    assert "repay" in options(placing)
    final = given("final_smuggling", blue={"worker": "search_documents", "gears": 0, "roubles": 9, "notes": 1})
    assert options(final) == ["repay", "finish"]
    play(final, "repay")
    assert purse(final, BLUE) == Purse(roubles=1, notes=0)
    assert actor(final) == YELLOW


@rule("WA-7.3", "WA-15.21")
def test_nobody_repays_in_another_players_turn() -> None:
    s = turn("smuggle", yellow={"roubles": 20, "notes": 2})
    assert objection(s, "repay", YELLOW) == "not-your-turn"


@rule("WA-15.21", "WA-7.3")
def test_notes_are_not_returned_in_the_middle_of_an_action() -> None:
    s = play(turn("upgrade", blue={"roubles": 20, "notes": 2}), "go_on")
    assert step(s) == "upgrade_row"
    assert refusal(s, "repay") == "WA-15.21"


@rule("WA-7.4")
def test_the_price_of_5_is_offered_only_in_a_watch_action() -> None:
    s = turn("overtime", blue={"roubles": 7, "notes": 1})
    assert refusal(s, "repay_on_watch 1") == "WA-7.4"
    watching = play(turn("watch", blue={"roubles": 7, "notes": 1}, market={"eyes": 1}), "spy office")
    assert refusal(watching, "repay_on_watch 1") is None


@rule("WA-7.5", "WA-9.3")
@pytest.mark.parametrize(
    ("roubles", "notes", "left", "kept"), [(7, 1, 7, 1), (8, 1, 0, 0), (20, 3, 4, 1), (30, 2, 14, 0)]
)
def test_in_the_end_everybody_returns_as_many_notes_as_they_can_afford(
    roubles: int, notes: int, left: int, kept: int
) -> None:
    s = given("forced_repayment", yellow={"roubles": roubles, "notes": notes})
    assert purse(s, YELLOW) == Purse(roubles=left, notes=kept)
    assert [event["notes"] for event in events(s, "notes_returned")] == ([notes - kept] if notes > kept else [])
    assert step(s) == "game_over"


@rule("WA-7.5", "WA-15.15")
def test_forced_repayment_happens_even_if_it_lowers_the_score() -> None:
    position = {"roubles_top": ["blue"], "roubles_bottom": ["blue"]}  # 5 points per rouble
    s = given("forced_repayment", blue={"roubles": 8, "notes": 1}, tracks=position)
    assert purse(s) == Purse(roubles=0, notes=0)
    points = {line.key: line.points for line in GAME.score_sheet(s, BLUE)}
    assert points["roubles"] + points["debt"] == 0 < 8 * 5 - 10


@rule("WA-7.6")
@pytest.mark.parametrize("notes", [0, 1, 4])
def test_each_note_still_held_costs_10_points(notes: int) -> None:
    s = given("forced_repayment", blue={"roubles": 7, "notes": notes})
    assert {line.key: line.points for line in GAME.score_sheet(s, BLUE)}["debt"] == -10 * notes


@rule("WA-7.7")
def test_gears_crates_and_documents_are_never_bought_on_debt() -> None:
    s = turn("smuggle", blue={"gears": 0, "roubles": 9, "hand": ["grey_smuggle_extra"]})
    assert step(s) == "disc_part"
    bonus = turn("overtime", blue={"gears": 0, "removed": {"loading_dock": 3}}, tracks={"roubles_bottom": ["gear"] * 8})
    bonus.boards[BLUE].gears = 2  # the space costs 3
    play(bonus, "disc roubles_bottom")
    assert "bonus_forfeited" in happened(bonus)
    assert "notes_taken" not in happened(s) + happened(bonus)


@rule("WA-7.8")
def test_the_black_disc_protects_in_every_round_until_another_player_watches() -> None:
    blue: Seat = {"worker": "smuggle", "removed": {"office": 3}}
    for number in (6, 7, 8):
        s = given("reveal_spies", round=number, blue=blue, spies=["loading_dock"], black_disc="blue")
        assert goods(s) == Goods(roubles=3, gears=2, notes=0)
    taken = turn("watch", market={"eyes": 1}, black_disc="yellow")
    play(taken, "spy office")
    assert taken.black_disc == BLUE


@rule("WA-7.8")
def test_the_black_disc_does_not_score() -> None:
    holder = given("forced_repayment", black_disc="blue")
    assert GAME.totals(holder)[BLUE] == GAME.totals(holder)[RED]


@rule("WA-7.9")
def test_notes_and_payment_are_one_step_without_a_decision_between() -> None:
    s = turn("upgrade", blue={"roubles": 3, "notes": 1, "gears": 9, "removed": {"office": 4}})
    play(s, "upgrade office")
    assert happened(s) == ["notes_taken", "upgraded"]
    assert step(s) == "upgrade_track"
