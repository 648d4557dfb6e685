"""WA-6.35 to WA-6.42, WA-6.45  Watch."""

from itertools import combinations

import pytest

from chefetage.core.state import NOBODY
from chefetage.games.watch.rules.components import DEPARTMENT, MARKET_CARD
from chefetage.games.watch.rules.state import BANK
from chefetage.games.watch.tests.support import (
    BLUE,
    RED,
    YELLOW,
    Goods,
    actor,
    departments,
    given,
    goods,
    objection,
    options,
    play,
    refusal,
    removed,
    step,
    turn,
)
from chefetage.games.watch.view import view
from chefetage.testing import events, happened, rule


@rule("WA-6.35", "WA-13.12")
def test_the_watcher_sees_the_next_market_card_before_choosing_spies_without_a_question() -> None:
    s = turn("watch", next_market="market_10")
    assert step(s) == "activate_spies"
    assert view(s, BLUE)["next_market"] == "market_10"
    assert view(s, YELLOW)["next_market"] is None
    assert happened(s) == ["looked", "next_market_seen"]
    assert events(s, "next_market_seen") == [{"player": BLUE, "market_card": 9, "eyes": 3}]


@rule("WA-6.35", "WA-12.6")
def test_the_card_stays_visible_to_the_watcher_until_it_is_turned_up() -> None:
    s = given(
        "before_action",
        round=8,
        blue={"worker": "watch"},
        yellow={"worker": "smuggle"},
        market={"eyes": 1},
        next_market="market_10",
    )
    play(s, "spy office", "disc gears_top")
    assert (actor(s), view(s, BLUE)["next_market"]) == (YELLOW, "market_10")
    play(s, "finish", "disc gears_top", player=YELLOW)
    while s.round == 8:
        play(s, options(s)[0], player=actor(s))
    assert MARKET_CARD.keys[s.market] == "market_10"
    assert view(s, BLUE)["next_market"] is None


@rule("WA-6.36", "WA-13.13", "WA-15.24")
@pytest.mark.parametrize("eyes", [1, 2, 3])
def test_exactly_as_many_spies_are_activated_as_the_current_card_has_eyes(eyes: int) -> None:
    s = turn("watch", market={"eyes": eyes})
    sets = ["spy " + "+".join(chosen) for chosen in combinations(DEPARTMENT.keys, eyes)]
    assert sorted(options(s)) == sorted(sets)
    assert refusal(s, "spy none") == "WA-6.36"
    assert refusal(s, "spy loading_dock+workshop+warehouse+office") == "WA-6.36"


@rule("WA-6.36", "WA-8.15")
def test_the_chosen_cards_lie_face_down_until_the_next_phase_2() -> None:
    s = play(turn("watch", market={"eyes": 2}), "spy workshop+office")
    assert departments(s.spies) == {"workshop", "office"}
    assert s.shown_spies == 0
    assert events(s, "spies_activated") == [{"player": BLUE, "eyes": 2}]
    assert [event["department"] for event in events(s, "spy_chosen")] == [1, 3]


@rule("WA-6.37")
def test_the_watcher_is_the_payee_of_the_next_phase_2() -> None:
    s = turn("watch", market={"eyes": 1}, yellow={"worker": "sell", "removed": {"office": 2}})
    play(s, "spy workshop", "disc gears_top")
    assert s.payee == BLUE
    while step(s) == "place_workers":
        play(s, "place overtime" if actor(s) == YELLOW else options(s)[-1], player=actor(s))
    assert {"player": BLUE, "roubles": 2} in events(s, "bribe_received")


@rule("WA-6.38")
@pytest.mark.parametrize("holder", ["watch", "yellow", "blue"])
def test_the_black_disc_is_taken_from_its_space_or_from_its_holder(holder: str) -> None:
    s = play(turn("watch", market={"eyes": 1}, black_disc=holder), "spy office")
    assert s.black_disc == BLUE
    assert events(s, "black_disc_taken") == [{"player": BLUE}]


@rule("WA-6.39", "WA-7.4", "WA-13.14")
def test_any_number_of_notes_may_be_returned_for_5_roubles_each() -> None:
    s = play(turn("watch", blue={"roubles": 12, "notes": 3}, market={"eyes": 1}), "go_on", "spy office")
    assert step(s) == "take_black_disc"
    assert options(s) == ["repay_on_watch 0", "repay_on_watch 1", "repay_on_watch 2"]
    assert refusal(s, "repay_on_watch 3") == "WA-6.39"
    play(s, "repay_on_watch 2")
    assert goods(s) == Goods(roubles=2, gears=2, notes=1)
    assert events(s, "notes_returned") == [{"player": BLUE, "notes": 2, "roubles": 5}]


@rule("WA-6.39")
def test_no_more_notes_can_be_returned_than_one_has() -> None:
    s = play(turn("watch", blue={"roubles": 20, "notes": 1}, market={"eyes": 1}), "go_on", "spy office")
    assert options(s) == ["repay_on_watch 0", "repay_on_watch 1"]
    play(s, "repay_on_watch 0")
    assert goods(s) == Goods(roubles=20, gears=2, notes=1)
    assert "notes_returned" not in happened(s)


@rule("WA-6.39", "WA-5.31")
@pytest.mark.parametrize(("roubles", "notes"), [(4, 2), (9, 0)])
def test_who_cannot_return_a_note_is_not_asked(roubles: int, notes: int) -> None:
    s = play(turn("watch", blue={"roubles": roubles, "notes": notes}, market={"eyes": 1}), "spy office")
    assert step(s) == "disc_part"


@rule("WA-6.40")
def test_the_disc_comes_from_the_office_row() -> None:
    s = play(turn("watch", market={"eyes": 1}), "spy office", "disc gears_top")
    assert removed(s, "office") == 1


@rule("WA-6.41", "WA-15.12")
@pytest.mark.parametrize("eyes", [1, 2, 3])
def test_with_nobody_on_watch_as_many_spies_as_eyes_are_drawn_for_the_bank(eyes: int) -> None:
    s = given("end_turn", blue={"worker": "scrounge"}, market={"eyes": eyes}, payee="red", black_disc="red")
    assert events(s, "random_spies") == [{"player": 3, "eyes": eyes}]
    assert len(departments(s.spies)) == eyes
    assert (s.payee, s.black_disc) == (BANK, RED)


@rule("WA-6.41", "WA-12.4")
def test_every_spy_card_may_be_drawn_at_random() -> None:
    found = [given("end_turn", blue={"worker": "scrounge"}, market={"eyes": 1}, seed=seed).spies for seed in range(40)]
    assert set(found) == {1, 2, 4, 8}


@rule("WA-6.42", "WA-15.13")
def test_in_round_12_the_watcher_activates_nothing_and_sees_no_card() -> None:
    s = turn("watch", round=12, blue={"roubles": 7, "notes": 1}, black_disc="yellow")
    assert happened(s) == ["black_disc_taken"]
    assert (s.spies, s.looked, s.black_disc) == (0, NOBODY, BLUE)
    play(s, "repay_on_watch 1")
    assert goods(s) == Goods(roubles=2, gears=2, notes=0)
    play(s, "disc gears_top")
    assert removed(s, "office") == 1


@rule("WA-6.42", "WA-6.41")
def test_in_round_12_no_spies_are_drawn_at_random_either() -> None:
    s = given("end_turn", round=12, blue={"worker": "smuggle"}, yellow={"worker": "search_documents"})
    assert "random_spies" not in happened(s)
    assert s.spies == 0


@rule("WA-6.45", "WA-5.25")
def test_the_order_is_look_activate_black_disc_repayment_disc() -> None:
    s = turn("watch", blue={"roubles": 7, "notes": 1}, market={"eyes": 1})
    play(s, "spy office", "repay_on_watch 1", "disc gears_top")
    names = ["looked", "next_market_seen", "spies_activated", "spy_chosen", "black_disc_taken", "notes_returned"]
    assert happened(s)[:7] == [*names, "disc_placed"]


@rule("WA-6.36", "WA-5.25")
def test_activating_cannot_be_declined() -> None:
    s = turn("watch", market={"eyes": 2})
    assert all(option.startswith("spy ") for option in options(s))
    assert objection(s, "go_on") == "not-now"
