"""WA-5.6 to WA-5.17, WA-5.36, WA-5.37  Phase 2: reveal spies."""

import pytest

from chefetage.games.watch.rules.state import State
from chefetage.games.watch.tests.fields import Seat
from chefetage.games.watch.tests.games import PLAYER_COUNTS, games
from chefetage.games.watch.tests.support import (
    BLUE,
    RED,
    YELLOW,
    Goods,
    actor,
    departments,
    given,
    goods,
    hand,
    options,
    play,
    played,
    refusal,
    step,
)
from chefetage.testing import events, happened, rule

BANK_PAYS = "orange_bank_pays"


def caught(s: State) -> list[int]:
    return [event["player"] for event in events(s, "caught")]


def blue_caught(blue: Seat, payee: str = "yellow", black_disc: str = "red") -> State:
    """Blue stands on Smuggle with a bribe of 3 to pay, and the loading dock is revealed."""
    seat: Seat = {"worker": "smuggle", "roubles": 4, "removed": {"workshop": 3}, **blue}
    return given("reveal_spies", blue=seat, spies=["loading_dock"], payee=payee, black_disc=black_disc)


@rule("WA-5.6", "WA-8.15")
def test_every_spy_card_activated_in_the_previous_round_is_turned_up() -> None:
    s = given("reveal_spies", blue={"worker": "sell"}, yellow={"worker": "watch"}, spies=["warehouse", "office"])
    assert [event["department"] for event in events(s, "spy_shown")] == [2, 3]


@rule("WA-5.7")
def test_workers_on_risky_spaces_of_revealed_departments_are_caught_and_no_others() -> None:
    s = given(
        "reveal_spies",
        4,
        blue={"worker": "smuggle", "removed": {"office": 1}},
        yellow={"worker": "sell", "removed": {"office": 1}},
        red={"worker": "overtime", "removed": {"office": 1}},
        green={"worker": "upgrade", "removed": {"office": 1}},
        spies=["loading_dock", "warehouse"],
    )
    assert caught(s) == [0, 3]


@rule("WA-5.8", "WA-14.13")
@pytest.mark.parametrize(("discs", "bribe"), [(1, 1), (2, 2), (3, 3), (4, 5), (5, 8)])
@pytest.mark.parametrize("row", ["loading_dock", "workshop", "warehouse", "office"])
def test_the_bribe_is_the_number_above_the_rightmost_column_with_an_empty_place(
    row: str, discs: int, bribe: int
) -> None:
    s = blue_caught({"roubles": 20, "removed": {row: discs}})
    assert events(s, "bribe_paid") == [{"player": BLUE, "roubles": bribe}]


@rule("WA-5.8")
def test_one_long_row_sets_the_bribe_however_many_places_are_empty_elsewhere() -> None:
    s = blue_caught({"roubles": 20, "removed": {"loading_dock": 2, "workshop": 2, "warehouse": 4, "office": 2}})
    assert goods(s).roubles == 15


@rule("WA-5.9", "WA-5.13", "WA-14.17")
def test_the_player_who_activated_the_cards_receives_the_bribe() -> None:
    s = blue_caught({})
    assert (goods(s, BLUE).roubles, goods(s, YELLOW).roubles) == (1, 6)
    assert events(s, "bribe_received") == [{"player": YELLOW, "roubles": 3}]


@rule("WA-5.9")
def test_the_bank_receives_the_bribe_of_randomly_drawn_cards() -> None:
    s = blue_caught({}, payee="bank")
    assert [goods(s, p).roubles for p in (BLUE, YELLOW, RED)] == [1, 3, 3]
    assert "bribe_received" not in happened(s)


@rule("WA-5.10")
def test_a_player_caught_by_their_own_cards_pays_nothing() -> None:
    s = blue_caught({"hand": [BANK_PAYS]}, payee="blue")
    assert caught(s) == [BLUE]
    assert goods(s) == Goods(roubles=4, gears=2, notes=0)
    assert "own_spies" in happened(s)
    assert hand(s) == [BANK_PAYS]


@rule("WA-5.11", "WA-7.8")
def test_the_bank_pays_for_the_holder_of_the_black_disc_without_asking() -> None:
    s = blue_caught({"hand": [BANK_PAYS]}, black_disc="blue")
    assert goods(s, BLUE) == Goods(roubles=4, gears=2, notes=0)
    assert goods(s, YELLOW).roubles == 6
    assert hand(s) == [BANK_PAYS]
    assert events(s, "black_disc_protected") == [{"player": BLUE, "roubles": 3}]


@rule("WA-5.12", "WA-8.21", "WA-8.17")
def test_a_bank_pays_document_settles_the_whole_bribe_and_the_payee_still_receives_it() -> None:
    s = blue_caught({"hand": [BANK_PAYS, "grey_bank_pays"], "removed": {"workshop": 5}})
    assert (step(s), actor(s)) == ("reveal_spies", BLUE)
    play(s, "bank_pays orange")
    assert goods(s, BLUE) == Goods(roubles=4, gears=2, notes=0)
    assert goods(s, YELLOW).roubles == 3 + 8
    assert (hand(s), played(s)) == (["grey_bank_pays"], [BANK_PAYS])
    assert events(s, "bank_paid") == [{"player": BLUE, "document_colour": 0, "roubles": 8}]


@rule("WA-5.12", "WA-13.2")
def test_a_caught_player_may_keep_the_document_and_pay() -> None:
    s = blue_caught({"hand": [BANK_PAYS, "grey_bank_pays"]})
    assert options(s) == ["pay", "bank_pays orange", "bank_pays grey"]
    assert refusal(s, "bank_pays purple") == "WA-5.12"
    play(s, "pay")
    assert goods(s) == Goods(roubles=1, gears=2, notes=0)
    assert hand(s) == [BANK_PAYS, "grey_bank_pays"]


@rule("WA-5.12", "WA-8.24", "WA-5.31")
def test_other_documents_do_not_help_and_bring_no_question() -> None:
    s = blue_caught({"hand": ["orange_move_disc", "orange_smuggle_extra"]})
    assert events(s, "bribe_paid") == [{"player": BLUE, "roubles": 3}]
    assert step(s) == "before_action"


@rule("WA-5.13", "WA-7.1", "WA-7.2")
def test_who_is_short_of_roubles_takes_debt_notes_and_pays_in_full() -> None:
    s = blue_caught({"roubles": 1})
    assert goods(s, BLUE) == Goods(roubles=3, gears=2, notes=1)
    assert goods(s, YELLOW).roubles == 6


@rule("WA-5.14")
def test_no_money_moves_if_the_bank_would_pay_itself() -> None:
    for s in (
        blue_caught({}, payee="bank", black_disc="blue"),
        play(blue_caught({"hand": [BANK_PAYS]}, payee="bank"), "bank_pays orange"),
    ):
        assert [goods(s, p).roubles for p in (BLUE, YELLOW, RED)] == [4, 3, 3]


def three_caught(number: int, **yellow: list[str]) -> State:
    """Red activated everything; Blue stands on Upgrade, Yellow on Smuggle, Green on Overtime."""
    return given(
        "reveal_spies",
        4,
        round=number,
        blue={"worker": "upgrade", "removed": {"office": 1}},
        yellow={"worker": "smuggle", "removed": {"office": 2}, "hand": yellow.get("hand", [])},
        red={"worker": "sell"},
        green={"worker": "overtime", "removed": {"office": 3}},
        spies=["loading_dock", "workshop", "warehouse"],
        payee="red",
    )


@rule("WA-5.15", "WA-15.11")
@pytest.mark.parametrize(("number", "order"), [(5, [1, 3, 0]), (6, [3, 0, 1]), (7, [0, 1, 3])])
def test_several_caught_workers_are_settled_in_clock_order(number: int, order: list[int]) -> None:
    assert [event["player"] for event in events(three_caught(number), "bribe_paid")] == order


@rule("WA-5.37", "WA-15.11")
def test_a_bribe_is_available_to_its_receiver_before_the_next_one_is_settled() -> None:
    s = three_caught(6, hand=[BANK_PAYS])
    assert actor(s) == YELLOW
    assert goods(s, RED).roubles == 3 + 3 + 1
    play(s, "bank_pays orange", player=YELLOW)
    assert goods(s, RED).roubles == 3 + 3 + 1 + 2


@rule("WA-5.37")
@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_a_worker_is_caught_at_most_once_per_round(players: int) -> None:
    for game in games(players):
        caught_now: list[int] = []
        for event in game.journal:
            if event.kind.name == "market_turned":
                caught_now = []
            if event.kind.name == "caught":
                assert event.player not in caught_now
                caught_now.append(int(event.player))


@rule("WA-5.16")
def test_a_caught_worker_acts_normally_in_phase_3() -> None:
    s = blue_caught({"gears": 2})
    assert s.is_standing(BLUE)
    assert (step(s), actor(s)) == ("smuggle_crates", BLUE)
    play(s, "smuggle")
    assert events(s, "smuggled") == [{"player": BLUE, "gears": 1}]


@rule("WA-5.17")
def test_afterwards_all_four_spy_cards_are_in_the_pool_again() -> None:
    s = blue_caught({})
    assert (s.spies, s.shown_spies) == (0, 0)
    assert len(departments(s.spy_cards)) == 4


@rule("WA-5.36")
def test_all_cards_are_turned_up_before_anybody_settles_and_stay_public_meanwhile() -> None:
    s = three_caught(5, hand=[BANK_PAYS])
    assert actor(s) == YELLOW
    assert happened(s) == ["spy_shown"] * 3 + ["caught"] * 3
    assert departments(s.shown_spies) == {"loading_dock", "workshop", "warehouse"}
    assert s.spies == 0


@rule("WA-5.36")
def test_a_department_without_a_worker_on_its_risky_space_has_no_effect() -> None:
    s = given(
        "reveal_spies",
        blue={"worker": "sell", "removed": {"office": 1}},
        yellow={"worker": "watch", "removed": {"office": 1}},
        red={"worker": "overtime", "removed": {"office": 1}},
        spies=["loading_dock", "office"],
    )
    assert caught(s) == []
    assert [goods(s, p) for p in (BLUE, YELLOW, RED)] == [Goods(roubles=3, gears=2, notes=0)] * 3
